"""Delivers the messages to followers that are due.

The step that ends a game saves a parcel for each follower. Each is told separately, so that closed direct messages
delay nobody else; whoever may no longer see the table by then isn't told.
"""

import asyncio

from cogs.controls.sentences import Told
from cogs.delivery.delivery import Delivery
from cogs.delivery.mail import DoorClosed
from cogs.delivery.policy import NotNow
from cogs.delivery.rows import ParcelRows
from cogs.press.desk import Desk
from cogs.watching.end_policy import EndPolicy, follower_of
from data import FOLLOWING, Message, Parcel
from host.house import Session
from rules.table.table import Finished

#: How many followers are told at the same time, over all tables.
AT_ONCE = 3


class FollowerRows(ParcelRows):
    """The parcel of one follower, who is told nothing if their direct messages and their mentions are off."""

    longest = None  # they wait for each other
    most_attempts = 20

    async def done(self, shown: Message | None) -> None:
        """Mark it as shown; where it stands isn't kept, since nobody edits it."""
        await super().done(None)

    async def failed(self, error: Exception) -> None:
        """Postpone it, or give it up."""
        if isinstance(error, DoorClosed):
            await self.drop("closed")
        else:
            await super().failed(error)


class Followers:
    """Tells the followers of tables whose games are over."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self._delivery = Delivery(desk.bot, desk.house)
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def tell_soon(self, session: Session | None, parcel: Parcel) -> None:
        """Start telling a table's followers, unless that is under way."""
        if parcel.table_id not in self._delivery.busy():
            self._house.spawn(self._tell(parcel.table_id), "tell followers")

    async def _tell(self, table_id: str) -> None:
        async with self._delivery.turn(table_id):
            waiting = await self._house.archive.outbox.of_table(table_id)
            due = [one for one in waiting if one.kind == FOLLOWING and one.due <= self._house.now()]
            work = (self._settle(parcel) for parcel in due)
            failures = [error for error in await asyncio.gather(*work, return_exceptions=True) if error is not None]
            if failures:
                raise failures[0]

    async def _settle(self, parcel: Parcel) -> None:
        async with self._slots:
            await self._delivery.settle(FollowerRows(self._house, [parcel], parcel.number), self._told(parcel))

    async def _told(self, parcel: Parcel) -> Message | None:
        """Tell one follower; None if there is nothing to tell them, or they have erased themself meanwhile.

        Somebody whom a player has blocked since isn't told.

        Raises NoSuchTable, DoorClosed, NotNow.
        """
        session = await self._house.session(parcel.table_id)
        table, guild, person = session.table, session.head.guild_id, follower_of(parcel)
        if not isinstance(table, Finished) or guild is None:
            return None
        server = self._desk.bot.get_guild(guild)
        if server is None or server.unavailable:  # nobody knows yet who sees the channel
            raise NotNow
        try:
            await self._desk.bans.check(guild, person, here=False)
            await self._desk.invitations.check_follow(table.players, person)
        except Told:
            return None
        if not await self._desk.rights.shows(session.head.channel_id, person):
            return None
        if not await self._waits(parcel):
            return None
        policy = EndPolicy(self._delivery, self._desk.mail, self._desk.composer, session, table, parcel)
        shown = await self._delivery.show(policy)
        if shown is not None and not await self._waits(
            parcel
        ):  # their channel may have been saved after they were erased
            await self._house.archive.people.forget_dm_channel(person, shown.channel_id)
        return shown

    async def _waits(self, parcel: Parcel) -> bool:
        """Whether the follower is still to be told: erasing somebody drops what waits for them."""
        return any(one.id == parcel.id for one in await self._house.archive.outbox.of_table(parcel.table_id))
