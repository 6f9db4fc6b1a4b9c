"""What somebody shows to everybody of a finished game, once: its review."""

import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import discord

from cogs.controls.addresses import Address, addresses_in, as_message
from cogs.controls.answers import channel_speech
from cogs.delivery.channels import our_messages, post
from cogs.delivery.delivery import Delivery
from cogs.delivery.pauses import Pauses
from cogs.delivery.policy import Found, Policy
from cogs.people.rights import Rights
from cogs.table.messages import Post
from data import Message, NewParcel, Parcel
from host.house import NoSuchTable, Session
from host.steps import once_nonce
from rules.table.table import Finished, Table
from words import Speech

#: Makes the message, in words if there may be no picture.
Make = Callable[[bool], Awaitable[Post]]


class Once(ABC):
    """Shows something of finished games to everybody: of each once, in its channel.

    That somebody shows it is saved before it is posted, like everything else that is shown. `kind` is that of its
    parcels, and `mark` the address of the control that only it has. A person pauses between two.
    """

    def __init__(self, kind: str, mark: Callable[[Table], Address], delivery: Delivery, rights: Rights) -> None:
        self._kind, self._mark, self._delivery = kind, mark, delivery
        self._house, self._rights = delivery.house, rights
        self._pauses = Pauses(delivery.house.now)

    async def find_posted(self, table: Table) -> Message | None:
        """Return the message that shows it, if it has been posted. Raises ArchiveError."""
        return await self._house.archive.outbox.message_of(once_nonce(table.id, self._kind))

    async def check(self, session: Session, interaction: discord.Interaction) -> None:
        """Begin the pause of the person who wants to show it.

        Raises UserError if the person or the bot can't write there, or if the person showed something less than a
        minute ago.
        """
        if session.head.guild_id is not None:
            await self._rights.check(interaction, session.head.channel_id)
        self._pauses.begin(interaction.user.id, session.head.channel_id)

    async def order(self, table: Table, person: int) -> None:
        """Have it shown, by this person; that is tried again if it failed. Raises ArchiveError."""
        parcel = NewParcel(self._kind, once_nonce(table.id, self._kind), json.dumps({"by": person}))
        await self._house.archive.outbox.revive(parcel)
        await self._house.show_once(table.id, lambda _: parcel)

    async def bring(self, session: Session | None, parcel: Parcel) -> None:
        """Post it, and mark its parcel. Raises ArchiveError."""
        await self._delivery.settle_one(parcel, self._show(session, parcel))

    async def _show(self, session: Session | None, parcel: Parcel) -> Message | None:
        """Show it; None if there is nothing to show. Raises NoSuchTable, ArchiveError."""
        if session is None:
            raise NoSuchTable()
        by = int(json.loads(parcel.payload)["by"])
        say = await channel_speech(self._delivery.bot, self._house.archive, session.head.guild_id, by)
        table = session.table
        make = await self.maker(session, table, by, say) if isinstance(table, Finished) else None
        if make is None:
            return None
        return await self._delivery.show(OncePolicy(self._delivery, session, parcel, self._mark(table), make))

    @abstractmethod
    async def maker(self, session: Session, table: Finished, by: int, say: Speech) -> Make | None:
        """Return what makes the message, if there is anything to show; `by` is who shows it. Raises ArchiveError."""


class OncePolicy(Policy):
    """How it is posted: never edited, and found again by the control that only it has, `mark`."""

    def __init__(self, delivery: Delivery, session: Session, parcel: Parcel, mark: Address, make: Make) -> None:
        super().__init__(session.table.id, parcel.number, None, may_be_posted=delivery.may_be_posted([parcel]))
        self._bot, self._house, self._session, self._parcel = delivery.bot, delivery.house, session, parcel
        self._mark, self._make = mark, make

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        head = self._session.head
        async for message in our_messages(self._bot, head.channel_id, head.guild_id):
            if self._mark in addresses_in(message):
                return Found(as_message(message), self.drawn, True)
        return None

    async def post(self) -> Message:
        """Post it."""
        return await post(self._bot, self._session.head, self._make, self._parcel.nonce, self._house.now())
