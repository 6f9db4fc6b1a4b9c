"""One press of a control, or one form that was written. Part of cogs/: imports words."""

from collections.abc import Awaitable, Callable

import discord

from cogs.library.answers import Reply, spoken
from cogs.views.controls.addresses import Address


class Press:
    """One press: who, where, what, and which values were picked or written."""

    def __init__(self, interaction: discord.Interaction, address: Address, values: tuple[str, ...]) -> None:
        self.interaction = interaction
        self.address = address
        self.values = values
        self.person = interaction.user.id
        self.say = spoken(interaction)
        #: Whether the table stands in a server but was pressed in a direct message: on a hand.
        self.by_mail = False

    @property
    def value(self) -> str:
        """The first value, empty where there is none."""
        return self.values[0] if self.values else ""

    @property
    def private(self) -> bool:
        """Whether the message that was pressed is seen by this person alone, so that it may be replaced."""
        message = self.interaction.message
        return message is not None and (self.by_mail or message.flags.ephemeral)


Handler = Callable[[Press], Awaitable[Reply | None]]
