"""One press of a control, or one form that was written. Part of cogs/pressing."""

from collections.abc import Awaitable, Callable

import discord

from cogs.desk.asking import Asking
from cogs.library.answers import Reply, spoken, tell
from cogs.views.controls.addresses import Address
from host.house import Session
from rules.table.requests import Request
from rules.table.table import Table


class Press:
    """One press: who, where, what, and which values were picked or written; and the table that it is about."""

    def __init__(
        self,
        interaction: discord.Interaction,
        address: Address,
        values: tuple[str, ...],
        asking: Asking,
    ) -> None:
        self.interaction = interaction
        self.address = address
        self.values = values
        self.person = interaction.user.id
        self.say = spoken(interaction)
        self._asking = asking
        #: The table as it was loaded, then as this press has left it; None for a press that concerns no table.
        self.loaded: Session | None = None

    @property
    def session(self) -> Session:
        """The table that the press is about, as far as it is known here: it is loaded once."""
        assert self.loaded is not None  # else it is no press of a table
        return self.loaded

    @property
    def table(self) -> Table:
        """The same, without what is saved beside it."""
        return self.session.table

    @property
    def value(self) -> str:
        """The first value, empty where there is none."""
        return self.values[0] if self.values else ""

    @property
    def position(self) -> int:
        """The position that the pressed message showed."""
        return self.address.position

    @property
    def private(self) -> bool:
        """Whether the message that was pressed is seen by this person alone, so that it may be replaced: one that only
        they were shown, or a hand in their direct messages.
        """
        message = self.interaction.message
        if message is None:
            return False
        abroad = self.loaded is not None and self.loaded.head.guild_id != self.interaction.guild_id
        return abroad or message.flags.ephemeral

    async def ask(self, request: Request) -> Session:
        """Put a request to the table, which is then as it is after it. Raises as `Asking.ask`."""
        self.loaded = await self._asking.ask(self.interaction, self.address.table, request)
        return self.loaded


Handler = Callable[[Press], Awaitable[Reply | None]]


def put_to_table(request: Callable[[Press], Request], done: str | None = None) -> Handler:
    """Put a request to the table; `done` is then said, else the board says it all."""

    async def handler(press: Press) -> Reply | None:
        await press.ask(request(press))
        return tell(press.say(done), update=press.private) if done else None

    return handler
