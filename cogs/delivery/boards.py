"""What is shown in a table's channel: its board, its notices, its thread.

Everything a table has to show is a parcel in the outbox, saved together with the move; so is the removal of a thread.
Parcels are delivered once the person who acted has an answer, and retried in each sweep until they are settled.
"""

import json
from contextlib import suppress
from functools import partial

import discord

from cogs.controls.answers import channel_speech, tell
from cogs.delivery.board_policy import BoardPolicy
from cogs.delivery.channels import with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.hands import Hands
from cogs.delivery.places import Places, Threads
from cogs.delivery.policy import Found, Policy, is_fresh
from cogs.delivery.renewals import Renewals
from cogs.delivery.rows import ParcelRows
from cogs.people.people import mention
from cogs.table.extras import Extras
from cogs.table.messages import Composer
from data import Message, Parcel, TableHead
from host.calm import choose_call, choose_mentions
from host.house import NoSuchTable, Session
from host.intervals import Rate
from host.steps import Kind, thread_parcel
from rules.table.table import Finished, Running


class NoticePolicy(Policy):
    """One message that mentions everybody with a seat; it is never edited, and found again by its text."""

    def __init__(self, delivery: Delivery, head: TableHead, seated: list[int], parcel: Parcel) -> None:
        super().__init__(head.id, parcel.number, None, may_be_posted=delivery.may_be_posted([parcel]))
        self._bot, self._house, self._head = delivery.bot, delivery.house, head
        self._seated, self._parcel = seated, parcel

    async def _view(self) -> discord.ui.LayoutView:
        reader = self._seated[0] if self._seated else None
        say = await channel_speech(self._bot, self._house.archive, self._head.guild_id, reader)
        text = say("aside", table=self._head.id, reason=json.loads(self._parcel.payload).get("reason", ""))
        if self._seated:
            text += "\n" + say("aside-players", names=say.all_of(mention(person) for person in self._seated))
        return tell(text).view

    async def find(self) -> Found | None:
        """Find a message with the same text."""
        found = await with_these_words(self._bot, self._head.channel_id, self._head.guild_id, await self._view())
        return None if found is None else Found(found, self.drawn, True)

    async def post(self) -> Message:
        """Post the notice."""
        people, now = self._house.archive.people, self._house.now()
        calls = {one: choose_call(await people.person(one), now, live=False) for one in self._seated}
        called, silent = choose_mentions(calls)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in called]
        )
        channel = self._bot.get_partial_messageable(self._head.channel_id, guild_id=self._head.guild_id)
        sent = await channel.send(
            view=await self._view(), nonce=self._parcel.nonce, allowed_mentions=mentions, silent=silent
        )
        return Message(self._head.channel_id, sent.id, now)


FOR_EVER = (1 << 63) - 1
#: A board is renewed at once up to BURST times, then once every INTERVAL seconds, as Discord allows in a channel.
BURST, INTERVAL = 5, 1.0
#: A board is refreshed at most this often between two steps of its table (seconds).
REFRESHED = 10.0
#: How many parcels a sweep looks at, and how many the first one.
_MOST, _MOST_AT_START = 100, 1000
#: What the kernel shows in channels, where hands aren't.
_IN_CHANNELS = tuple(kind for kind in Kind if kind is not Kind.HAND)


class Boards:
    """Delivers every table's board, one update at a time for each table."""

    def __init__(
        self,
        delivery: Delivery,
        composer: Composer,
        hands: Hands,
        places: Places,
        threads: Threads,
        extras: Extras,
    ) -> None:
        self.delivery = delivery
        self._house = house = delivery.house
        self._composer, self._hands, self._places = composer, hands, places
        self._threads, self._extras = threads, extras
        self._renewals = Renewals(house, Rate(BURST, INTERVAL), "show a board")
        self._refreshes = Renewals(house, Rate(1, REFRESHED), "refresh a board")
        self._swept = False
        house.listeners.append(self._on_change)

    def _on_change(self, session: Session, actor: int | None) -> None:
        if self._house.cluster.has(session.head.guild_id):
            self._renewals.soon(session.table.id, partial(self.bring, session.table.id))

    async def sweep(self) -> None:
        """Start delivering everything that is due; a slow channel doesn't delay others, nor do hands delay boards."""
        # The first sweep tries everything: what failed may work now, and the clock may have been set back.
        first = not self._swept
        until, most = (FOR_EVER, _MOST_AT_START) if first else (self._house.now(), _MOST)
        kinds = (*_IN_CHANNELS, *self._extras.posts)
        due = await self._house.archive.outbox.due(until, most, exclude=self.delivery.busy(), kinds=kinds)
        for table_id in dict.fromkeys(parcel.table_id for parcel in due):
            self._house.spawn(self.bring(table_id), "show a board")
        await self._hands.sweep(until, most, postponed=first)
        self._swept = True

    async def bring(self, table_id: str) -> None:
        """Show a table as it is now, unless it is a puzzle, and mark all its parcels that this settles.

        That includes parcels waiting for a retry: whatever the board shows is settled.
        """
        async with self.delivery.turn(table_id):
            session = await self._session(table_id)
            parcels = await self._house.archive.outbox.of_table(table_id)
            head = session.head if session is not None else await self._house.archive.tables.head(table_id)
            if head is not None and (head.puzzle or head.channel_id < 0):  # or in direct messages of somebody erased
                await ParcelRows(self._house, parcels, FOR_EVER).drop("erased" if head.channel_id < 0 else "puzzle")
                return
            boards = []  # hands are delivered to each person separately
            for parcel in parcels:
                match parcel.kind:
                    case Kind.BOARD:
                        boards.append(parcel)
                    case Kind.ASIDE:
                        await self.delivery.settle_one(parcel, self._notice(parcel))
                    case Kind.THREAD:
                        if parcel.due <= self._house.now():
                            await self.delivery.settle_one(parcel, self._clear_thread(session))
                    case kind if kind in self._extras.posts:
                        await self._extras.posts[kind](session, parcel)
            # Everything up to this board's number and nothing later, so that a crash can't lose what it doesn't show.
            drawn = session.table.number if session is not None else max((one.number for one in parcels), default=0)
            rows = ParcelRows(self._house, boards, drawn)
            if rows.parcels:
                await self.delivery.settle(rows, self._board(session, rows))

    def refresh(self, table_id: str) -> None:
        """Write the lines of a running table's board anew soon, where something beside its game has changed."""
        self._refreshes.soon(table_id, partial(self._refresh, table_id))

    async def _refresh(self, table_id: str) -> None:
        """Edit a board where it stands; one that is about to be shown anyway has the news then."""
        async with self.delivery.turn(table_id):
            session = await self._session(table_id)
            waiting = await self._house.archive.outbox.of_table(table_id)
            if session is None or not isinstance(session.table, Running) or waiting:
                return
            old, above = session.head.message, max(0, session.table.match.automatic.chapter - 1)
            if old is not None and is_fresh(old.created_at, self._house.now()):
                rows = ParcelRows(self._house, [], session.table.number)
                board = BoardPolicy(self.delivery, self._composer, self._places, session, rows, above=above)
                with suppress(discord.HTTPException):  # the next step shows it
                    await self.delivery.renew(board, old)

    async def _bring_rematch(self, table_id: str) -> None:
        """Show a rematch that has no board yet, because the board of its first game leads there."""
        session = await self._session(table_id)
        if session is not None and session.head.message is None:
            await self.bring(table_id)

    async def _session(self, table_id: str) -> Session | None:
        try:
            return await self._house.session(table_id)
        except NoSuchTable:
            return None

    async def _board(self, session: Session | None, rows: ParcelRows) -> Message | None:
        if session is None:
            raise NoSuchTable()
        table = session.table
        if isinstance(table, Finished) and table.rematch_table is not None:
            await self._bring_rematch(table.rematch_table)
        shown = await self.delivery.show(BoardPolicy(self.delivery, self._composer, self._places, session, rows))
        if await self._places.leaves_thread(session):
            await self._house.show_once(session.table.id, lambda table: thread_parcel(table, self._house.now()))
        return shown

    async def _notice(self, parcel: Parcel) -> Message | None:
        head = await self._house.archive.tables.head(parcel.table_id)
        if head is None:
            raise NoSuchTable()
        seated = [person for person, seat in await self._house.archive.seats.people_at(head.id) if seat is not None]
        return await self.delivery.show(NoticePolicy(self.delivery, head, seated, parcel))

    async def _clear_thread(self, session: Session | None) -> None:
        """Remove the thread of a table that was closed before its game."""
        if session is None:
            raise NoSuchTable()
        await self._threads.take_away(session.head.channel_id, session.table.id)
