"""How a table's board is shown.

It is edited while it is fresh and the channel's last message, and posted again when somebody has to notice. A finished
match or round becomes a record above it first. One of its buttons has the journal number that it shows.
"""

import json
from collections.abc import Sequence

import discord

from cogs.controls.addresses import BOARD, as_message, read_mark
from cogs.controls.answers import Reply, channel_speech
from cogs.delivery.channels import may_attach, our_messages, post, with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.places import Places
from cogs.delivery.policy import UNKNOWN_CHANNEL, Found, Policy, is_fresh
from cogs.delivery.rows import ParcelRows, outstanding
from cogs.people.invitations import has_blocked
from cogs.table.messages import Composer, Post
from data import BoardMessage, Message, Parcel
from host.calm import Call, choose_call, choose_mentions
from host.house import Session
from host.steps import STILL
from rules.table.clocks import inside_a_turn
from rules.table.errors import needs_begun
from rules.table.shows import people_asked
from rules.table.table import EndedTable, Finished, Lobby, Running, Table
from rules.table.terms import Pace
from words import Speech


class RecordPolicy(Policy):
    """The record of a chapter, in place of the message that showed it."""

    def __init__(
        self,
        delivery: Delivery,
        composer: Composer,
        session: Session,
        say: Speech,
        *,
        chapter: int,
        nonce: str,
        old: Message | None,
        may_be_posted: bool,
    ) -> None:
        super().__init__(session.table.id, session.table.number, old, may_be_posted=may_be_posted)
        self._bot, self._house, self._composer, self._session = delivery.bot, delivery.house, composer, session
        self._say, self._chapter, self._nonce = say, chapter, nonce

    async def find(self) -> Found | None:
        """Find a message with the same text."""
        made = await self._record(False)
        head = self._session.head
        found = await with_these_words(self._bot, head.channel_id, head.guild_id, made.view)
        if found is None:
            return None
        replaced = self.old is not None and self.old.message_id != found.message_id
        return Found(found, self.drawn, True, (self.old,) if replaced and self.old else ())

    async def content(self) -> Reply:
        """Make the record, with a picture if that is allowed."""
        made = await self._record(may_attach(self._bot, self._session.head.channel_id))
        return Reply(made.view, made.files)

    async def post(self) -> Message:
        """Post the record."""
        return await post(self._bot, self._session.head, self._record, self._nonce, self._house.now())

    async def _record(self, picture: bool) -> Post:
        return await self._composer.record(needs_begun(self._session.table), self._say, self._chapter, picture=picture)


#: The most records of matches or rounds that finished unseen, such as during an outage.
_MOST_RECORDS = 6


class BoardPolicy(Policy):
    """A table's current board, which settles these rows.

    The records of the first `above` matches or rounds are above it already.
    """

    def __init__(
        self,
        delivery: Delivery,
        composer: Composer,
        places: Places,
        session: Session,
        rows: ParcelRows,
        *,
        above: int = 0,
    ) -> None:
        look_first = delivery.may_be_posted(rows.parcels)
        super().__init__(session.table.id, session.table.number, session.head.message, may_be_posted=look_first)
        self._delivery, self._bot, self._house = delivery, delivery.bot, delivery.house
        self._composer, self._places, self._session, self._rows = composer, places, session, rows
        self._nonce = max(rows.parcels, key=lambda parcel: parcel.number).nonce if rows.parcels else ""
        self._parcels = list(rows.parcels)
        self._ping: tuple[int, ...] = ()
        self._silent = False
        self._above = above

    async def find(self) -> Found | None:
        """Find the newest board in the channel and the number it shows, both marked in it.

        Other boards of the table, left by a crash, are strays, except one that has become the record of a match.
        """
        table, head, old = self._session.table, self._session.head, self.old
        record = bool(_chapters_over(self._parcels))
        left: dict[int, Message] = {} if old is None or record else {old.message_id: old}
        kept = old.message_id if old is not None and record else 0
        found: tuple[Message, int] | None = None
        async for message in our_messages(self._bot, head.channel_id, head.guild_id):
            number = read_mark(message, table.id, BOARD)
            if number is None or (found is not None and message.id == kept):
                continue
            left[message.id] = as_message(message)
            if found is None:
                found = left[message.id], number
        if found is None:
            return None
        newest, number = found
        del left[newest.message_id]
        # That post mentioned everybody who had to be mentioned up to its number.
        self._parcels = outstanding(self._parcels, number, newest.created_at)
        return Found(newest, number, number == table.number and not self._parcels, tuple(left.values()))

    async def prepare(self) -> bool:
        """Decide whom to mention, and post records of what is finished."""
        self._ping, say = await self._to_ping(), await self._speech()
        for chapter, nonce in _chapters_over(self._parcels):
            record = RecordPolicy(
                self._delivery,
                self._composer,
                self._session,
                say,
                chapter=chapter,
                nonce=f"{nonce}r",
                old=self.old,
                may_be_posted=self.may_be_posted,
            )
            fresh = self.old is not None and is_fresh(self.old.created_at, self._house.now())
            if not (fresh and self.old is not None and await self._delivery.renew(record, self.old)):
                await self._delivery.show(record)
            self.old, self._above = None, chapter  # no message shows the chapters after it yet
        return True

    async def may_edit(self, old: Message) -> bool:
        """Whether nobody has to be mentioned and the message is in its channel, fresh, and the last one there.

        After a game it no longer moves, nor for an outage alone. In the middle of a turn it stays above the panel in
        which its player is choosing, and moves when the turn ends.
        """
        table, head = self._session.table, self._session.head
        if self._ping or old.channel_id != head.channel_id:
            return False
        if self._parcels and all(json.loads(parcel.payload).get(STILL) for parcel in self._parcels):
            return True
        over = isinstance(table, EndedTable) and all(parcel.created_at > table.ended_at for parcel in self._parcels)
        if isinstance(table, Lobby) or over:
            return True
        if not is_fresh(old.created_at, self._house.now()):
            return False
        if isinstance(table, Running) and inside_a_turn(table):
            return True
        try:
            channel = await self._bot.http.get_channel(old.channel_id)
        except discord.HTTPException as error:
            return error.code != UNKNOWN_CHANNEL  # the edit may still work, but not in a deleted channel
        last = channel.get("last_message_id")
        return last is None or int(str(last)) <= old.message_id

    async def content(self) -> Reply:
        """Make the board without mentions."""
        made = await self._compose((), may_attach(self._bot, self._session.head.channel_id))
        return Reply(made.view, made.files)

    async def post(self) -> Message:
        """Post the board with its mentions."""

        async def board(picture: bool) -> Post:
            made = await self._compose(self._ping, picture)
            self.posted = [one.filename for one in made.files]
            return made

        now = self._house.now()
        return await post(self._bot, self._session.head, board, self._nonce, now, silent=self._silent)

    def remember(self, message: Message, number: int) -> None:
        """Remember that this message is the board from now on."""
        known = self._session.head.message
        saved = known is not None and known.message_id == message.message_id
        self._rows.place = None if saved else BoardMessage(self._session.table.id, message)

    async def _compose(self, ping: tuple[int, ...], picture: bool) -> Post:
        """Make what everybody may see of a table."""
        say = await self._speech()
        leaving = await self._places.leaves_thread(self._session)
        moves = await self._places.will_move(self._session)
        return await self._composer.board(
            self._session,
            say,
            ping,
            picture=picture,
            above=self._above,
            leaving=leaving,
            moves=moves,
        )

    async def _speech(self) -> Speech:
        """The server's language; in direct messages that of the person who plays there."""
        guild_id, host = self._session.head.guild_id, self._session.table.host
        return await channel_speech(self._bot, self._house.archive, guild_id, host)

    async def _to_ping(self) -> tuple[int, ...]:
        """Return the people to mention: those the parcels name who are still expected and want mentions.

        If all of them have quiet hours, the post is silent; if some have, only the others are mentioned.
        """
        named: list[int] = []
        for parcel in self._parcels:
            named.extend(json.loads(parcel.payload).get("ping", ()))
        wanted = _people_to_call(self._session.table)
        meant = [person for person in dict.fromkeys(named) if person in wanted]
        called, self._silent = choose_mentions({person: await self._call(person) for person in meant})
        return called

    async def _call(self, person: int) -> Call:
        """How a person wants to be called; not at all for a rematch by somebody whom they have blocked."""
        table = self._session.table
        if isinstance(table, Finished):
            for asker in table.rematch:
                if await has_blocked(self._house.archive, person, asker):
                    return Call.NONE
        kept = await self._house.archive.people.person(person)
        return choose_call(kept, self._house.now(), live=table.terms.pace is Pace.LIVE)


def _people_to_call(table: Table) -> set[int]:
    """Return the people whose turn it is, or who are asked, answered or invited."""
    wanted = {*table.awaited_persons, *people_asked(table)}
    if isinstance(table, Lobby) and table.is_turned_down:
        wanted.add(table.host)
    if isinstance(table, Running):
        wanted |= {table.turned_down.asker} if table.turned_down else set()
        wanted |= set(table.vote.voters if table.vote else ())
    return wanted


def _chapters_over(parcels: Sequence[Parcel]) -> list[tuple[int, str]]:
    """Return the numbers of the finished matches or rounds, each with its parcel's nonce.

    These are the first, which is on the old board, and the latest `_MOST_RECORDS` of the others, which no board showed.
    """
    found = []
    for parcel in sorted(parcels, key=lambda parcel: parcel.number):
        finished = json.loads(parcel.payload).get("finished", 0)
        if finished:
            found.append((int(finished), parcel.nonce))
    return [*found[:1], *found[1:][-_MOST_RECORDS:]]
