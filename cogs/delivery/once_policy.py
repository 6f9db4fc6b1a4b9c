"""What is posted once, such as what somebody shows to everybody of a finished game: its review."""

import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable

import discord

from cogs.controls.addresses import Address, addresses_in, as_message
from cogs.controls.answers import channel_speech
from cogs.delivery.channels import InChannel, our_messages, post
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
        table, by = session.table, int(json.loads(parcel.payload)["by"])
        if not isinstance(table, Finished):
            return None
        say = await channel_speech(self._delivery.bot, self._house.archive, session.head.guild_id, by)
        policy = OncePolicy(
            table.id,
            self._delivery,
            session.head,
            self._mark(table),
            parcel.nonce,
            lambda: self.maker(session, table, by, say),
            drawn=parcel.number,
            may_be_posted=self._delivery.may_be_posted([parcel]),
        )
        return await self._delivery.show(policy)

    @abstractmethod
    async def maker(self, session: Session, table: Finished, by: int, say: Speech) -> Make | None:
        """Return what makes the message, if there is anything to show; `by` is who shows it. Raises ArchiveError."""


class OncePolicy(Policy):
    """How something is posted: never edited, and found again by the control that only it has, `mark`."""

    #: Whether Discord notifies nobody.
    silent = False

    def __init__(
        self,
        name: str,
        delivery: Delivery,
        what: InChannel,
        mark: Address,
        nonce: str,
        maker: Callable[[], Awaitable[Make | None]],
        *,
        drawn: int = 0,
        may_be_posted: bool,
    ) -> None:
        super().__init__(name, drawn, None, may_be_posted=may_be_posted)
        self._bot, self._house = delivery.bot, delivery.house
        self._what, self._mark, self._nonce, self._maker = what, mark, nonce, maker
        self._make: Make | None = None

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        async for message in self.latest():
            if self._mark in addresses_in(message):
                return Found(as_message(message), self.drawn, True)
        return None

    def latest(self) -> AsyncIterator[discord.Message]:
        """Yield those of our messages among which it is looked for."""
        return our_messages(self._bot, self._what.channel_id, self._what.guild_id)

    async def prepare(self) -> bool:
        """Find out whether there is anything to post."""
        self._make = await self._maker()
        return self._make is not None

    async def post(self) -> Message:
        """Post it."""
        assert self._make is not None, "prepare comes first"
        return await post(self._bot, self._what, self._make, self._nonce, self._house.now(), silent=self.silent)
