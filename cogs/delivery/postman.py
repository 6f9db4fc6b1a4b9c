"""The outbox: what must be shown, until it is shown. Part of cogs/delivery: imports data, rules, words.

Whatever a table has to show is a row, saved together with the move. This room turns rows into messages: it edits the
board while it is fresh and last, posts it anew where somebody must notice, and after a crash looks for what it had
posted already before it posts again.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from weakref import WeakValueDictionary

import discord
import structlog

from cogs.delivery.freshness import is_fresh, patience_with
from cogs.delivery.hands import HAND, Hands
from cogs.delivery.places import Places
from cogs.delivery.threads import ServerNotReady, Threads
from cogs.library.answers import after_the_answer, spoken_in, tell
from cogs.views.controls.marks import BOARD, as_message, marked, walk
from cogs.views.messages import Composer, Post
from data import ArchiveError, Message, Parcel, TableHead
from host.house import House, NoSuchTable, Session
from host.parcels import may_stand, outstanding, put_off, thread_parcel
from host.puzzle_day import is_withheld
from host.rests import Rests
from host.steps import keeps_line
from rules.table.errors import needs_begun, needs_running
from rules.table.table import Ended, Lobby, Running, Table
from words import Speech

log = structlog.get_logger("postman")

FOR_EVER = (1 << 63) - 1
#: What is not shown after so many seconds is given up and tried again later.
LONGEST = 120.0
_MOST_ATTEMPTS = 60
_UNKNOWN_CHANNEL, _MISSING_PERMISSIONS = 10003, 50013
#: So many messages Discord tells at once.
_LOOK_BACK = 100
#: So many finished matches or rounds that no board has shown are told in messages of their own, after an outage.
_MOST_RECORDS = 6


class Postman:
    """Delivers parcels, those of one table one after the other."""

    def __init__(
        self, bot: discord.Client, house: House, composer: Composer, hands: Hands, places: Places, threads: Threads
    ) -> None:
        self._bot = bot
        self._house = house
        self._composer = composer
        self._hands = hands
        self._places = places
        self._threads = threads
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rests = Rests()
        self._started = house.now()
        self._swept = False
        house.listeners.append(self._heard)

    def _heard(self, session: Session, actor: int | None) -> None:
        self._house.spawn(self._deliver_soon(session.table.id), "deliver")

    async def _deliver_soon(self, table_id: str) -> None:
        """The one who acted comes first, then everybody."""
        await after_the_answer()
        await self.deliver(table_id)

    async def sweep(self) -> None:
        """Begin to deliver everything that is due; a place that is slow keeps nobody else waiting."""
        busy = {table_id for table_id, lock in self._locks.items() if lock.locked()} | self._rests.now()
        # A start tries everything: what it waited for may be mended, and a clock may have been put back by a year.
        until, most = (self._house.now(), 100) if self._swept else (FOR_EVER, 1000)
        due = await self._house.archive.outbox.due(until, most, exclude=busy)
        self._swept = True
        for table_id in dict.fromkeys(parcel.table_id for parcel in due if parcel.kind != HAND):
            self._house.spawn(self.deliver(table_id), "deliver")
        for table_id in dict.fromkeys(parcel.table_id for parcel in due if parcel.kind == HAND):
            self._hands.bring_soon(table_id)

    async def deliver(self, table_id: str) -> None:
        """Show a table as it is now, and mark all its parcels that this settles.

        Those that failed before and were to wait a while are among them: whatever a board shows is then settled.
        Where the archive fails the table rests a while.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                await self._deliver(table_id)
            except ArchiveError as error:
                seconds = self._rests.rest(table_id)
                log.error("a delivery was not written down", table=table_id, error=str(error), again=seconds)
            else:
                self._rests.over(table_id)

    async def _deliver(self, table_id: str) -> None:
        session = await self._session(table_id)
        parcels = await self._house.archive.outbox.of_table(table_id)
        # All that this board settles, and nothing later: what it shows is then what is known of it after a crash.
        last = session.table.number if session is not None else max((one.number for one in parcels), default=0)
        boards = [parcel for parcel in parcels if parcel.kind == "board" and parcel.number <= last]
        for parcel in parcels:
            if parcel.kind == "aside":
                await self._tried([parcel], self._tell_aside(parcel))
            if parcel.kind == "thread" and parcel.due <= self._house.now():
                await self._tried([parcel], self._clear_thread(session))
        if boards:
            await self._tried(boards, self._show(session, boards))

    async def _tried(self, parcels: Sequence[Parcel], work: Coroutine[object, object, Message | None]) -> None:
        """Mark the parcels by how the work went, as the message that it made if there is one."""
        archive, ids = self._house.archive, [parcel.id for parcel in parcels]
        try:
            async with asyncio.timeout(LONGEST):
                shown = await work
        except NoSuchTable:
            await archive.outbox.drop(ids, "the table is gone")
        except Exception as error:  # whatever it is, the parcel waits its turn and holds up nobody else's
            code = getattr(error, "code", 0)
            told = f"{type(error).__name__} {code}"
            if code == _UNKNOWN_CHANNEL:
                await archive.outbox.drop(ids, told)
            else:
                await put_off(archive, parcels, self._house.now(), told, most=_MOST_ATTEMPTS)
            ours = not isinstance(error, TimeoutError | ServerNotReady | discord.HTTPException)
            log.warning("not shown", table=parcels[0].table_id, code=code, exc_info=error if ours else None)
        else:
            place = (None, None) if shown is None else (shown.channel_id, shown.message_id)
            await archive.outbox.mark_posted(ids, *place)

    async def _session(self, table_id: str) -> Session | None:
        try:
            return await self._house.session(table_id)
        except NoSuchTable:
            return None

    async def _clear_thread(self, session: Session | None) -> None:
        """Take the thread of a table away that was closed before it began."""
        if session is None:
            raise NoSuchTable()
        await self._threads.take_away(session.head.channel_id, session.table.id)

    async def _show(self, session: Session | None, parcels: Sequence[Parcel]) -> Message:
        if session is None:
            raise NoSuchTable()
        shown = await self._show_board(session, parcels)
        if await self._places.leaves_thread(session):
            await self._house.show_once(session.table.id, lambda table: thread_parcel(table, self._house.now()))
        return shown

    async def _show_board(self, session: Session, parcels: Sequence[Parcel]) -> Message:
        table_id = session.table.id
        latest = max(parcels, key=lambda parcel: parcel.number)
        say = spoken_in(self._bot, session.head.guild_id)
        old = session.head.message
        again = may_stand(parcels, self._started, self._house.now())
        if again:
            found, number = await self._look(session, record=bool(_chapters(session, parcels)))
            if found is not None:
                old = found
                # Whoever had to be called up to this number was called by the post, or did not need to be.
                parcels = outstanding(parcels, number, found.created_at)
                if number == session.table.number and not parcels:
                    return found
        ping = await self._to_ping(session.table, parcels)
        picture = self._may_attach(session)
        above, shows = 0, old
        for above, nonce in _chapters(session, parcels):
            await self._record(session, shows, above, f"{nonce}r", say, again=again)
            shows = None  # whatever was finished since then, no message has shown
        if old is not None and not ping and not above and await self._may_edit(session, old, parcels):
            post = await self._compose(session, say, picture=picture)
            try:
                async with asyncio.timeout(patience_with(old.created_at, self._house.now())):
                    await self._edit(session, old, post)
                return old
            except TimeoutError:
                log.info("the board is posted anew", table=table_id, old=True)
            except discord.HTTPException as error:
                if error.status not in (400, 403, 404, 429):
                    raise
                log.info("the board is posted anew", table=table_id, code=error.code)

        async def board(picture: bool) -> Post:
            return await self._compose(session, say, ping, picture=picture, above=above)

        message = await self._send(session, board, latest.nonce)
        await self._house.moved(table_id, message)
        if old is not None and old.message_id != message.message_id and not above:
            await self._retire(old)
        return message

    async def _compose(
        self, session: Session, say: Speech, ping: tuple[int, ...] = (), *, picture: bool, above: int = 0
    ) -> Post:
        """What everybody may see of a table where it stands: of a private try in a server nothing but a line."""
        table = session.table
        if keeps_line(session.head, table):
            return await self._composer.at_it(needs_running(table), say)
        withheld = session.head.guild_id is not None and is_withheld(table, self._house.now())
        leaving = await self._places.leaves_thread(session)
        return await self._composer.board(
            table, say, ping, picture=picture, above=above, withheld=withheld, leaving=leaving
        )

    async def _record(
        self, session: Session, old: Message | None, chapter: int, nonce: str, say: Speech, *, again: bool
    ) -> None:
        """Let the message that has shown a match or a round tell for good how it went; where it is too old, or none
        has, a new one does, unless it stands there `again` after a crash.
        """

        async def record(picture: bool) -> Post:
            return await self._composer.record(needs_begun(session.table), say, chapter, picture=picture)

        if old is not None and is_fresh(old.created_at, self._house.now()):
            try:
                await self._edit(session, old, await record(self._may_attach(session)))
                return
            except discord.HTTPException as error:
                if error.status not in (400, 403, 404, 429):
                    raise
                log.info("what is over is told anew", table=session.table.id, code=error.code)
        if not again or await self._standing(session.head, (await record(False)).view) is None:
            await self._send(session, record, nonce)
        if old is not None:
            await self._retire(old)

    async def _standing(self, head: TableHead, view: discord.ui.LayoutView) -> Message | None:
        """Our message with just these texts in the table's channel: what is told once has no mark of its own."""
        channel = self._bot.get_partial_messageable(head.channel_id, guild_id=head.guild_id)
        own = self._bot.user.id if self._bot.user else 0
        wanted = [text.content for text in view.walk_children() if isinstance(text, discord.ui.TextDisplay)]
        try:
            async for message in channel.history(limit=_LOOK_BACK):
                parts = walk(message.components) if message.author.id == own else []
                if [text.content for text in parts if isinstance(text, discord.TextDisplay)] == wanted:
                    return as_message(message)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
        return None

    async def _to_ping(self, table: Table, parcels: Sequence[Parcel]) -> tuple[int, ...]:
        """Whom these parcels call and who is still awaited, without those who do not want to be called; nobody alone
        with a puzzle, which waits for nobody else.
        """
        if table.puzzle:
            return ()
        called: list[int] = []
        for parcel in parcels:
            called.extend(json.loads(parcel.payload).get("ping", ()))
        wanted = set(table.awaited_persons)
        if isinstance(table, Lobby):
            wanted |= {*table.unasked, *table.expected}
        if isinstance(table, Running):
            wanted |= {person for wish in (table.offer, table.undo, table.round) if wish for person in wish.needed}
            wanted |= set(table.vote.voters if table.vote else ())
        meant = [person for person in dict.fromkeys(called) if person in wanted]
        return tuple([person for person in meant if await self._house.wants_calls(person)])

    async def _may_edit(self, session: Session, old: Message, parcels: Sequence[Parcel]) -> bool:
        """Whether the message is in its place, fresh, and still the last there; what comes after the end of a game
        moves it no more, and a puzzle's never moves: many stand in one channel.
        """
        if old.channel_id != session.head.channel_id:
            return False
        table = session.table
        over = isinstance(table, Ended) and all(parcel.created_at > table.ended_at for parcel in parcels)
        if isinstance(table, Lobby) or over or (table.puzzle and session.head.guild_id is not None):
            return True
        if not is_fresh(old.created_at, self._house.now()):
            return False
        try:
            channel = await self._bot.http.get_channel(old.channel_id)
        except discord.HTTPException as error:
            return error.code != _UNKNOWN_CHANNEL  # an edit may still be taken; a channel that is gone takes none
        last = channel.get("last_message_id")
        return last is None or int(str(last)) <= old.message_id

    async def _edit(self, session: Session, old: Message, post: Post) -> None:
        channel = self._bot.get_partial_messageable(old.channel_id, guild_id=session.head.guild_id)
        message = channel.get_partial_message(old.message_id)
        await message.edit(view=post.view, attachments=post.files, allowed_mentions=discord.AllowedMentions.none())

    def _may_attach(self, session: Session) -> bool:
        """Whether pictures can be shown there, as far as is known here."""
        channel = self._bot.get_channel(session.head.channel_id)
        guild = getattr(channel, "guild", None)
        if guild is None or guild.me is None or not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
            return True
        return channel.permissions_for(guild.me).attach_files

    async def _send(self, session: Session, make: Callable[[bool], Awaitable[Post]], nonce: str) -> Message:
        """Post what is made, with pictures where they are allowed."""
        post = await make(self._may_attach(session))
        channel = self._bot.get_partial_messageable(session.head.channel_id, guild_id=session.head.guild_id)
        try:
            sent = await channel.send(view=post.view, files=post.files, nonce=nonce, allowed_mentions=post.mentions)
        except discord.Forbidden as error:
            if not post.pngs or error.code != _MISSING_PERMISSIONS:
                raise
            plain = await make(False)  # files may be forbidden here
            sent = await channel.send(view=plain.view, nonce=nonce, allowed_mentions=post.mentions)
        return Message(session.head.channel_id, sent.id, self._house.now())

    async def _retire(self, old: Message) -> None:
        """Take a board away that another one has replaced. Raises HTTPException where that may go well later."""
        try:
            await self._bot.http.delete_message(old.channel_id, old.message_id)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.info("an old board stays", code=error.code)

    async def _look(self, session: Session, *, record: bool) -> tuple[Message | None, int]:
        """The newest board that stands there and the number it shows, both marked in it; it is the board from now on.

        Whatever other boards of the table a crash has left are taken away, but not the board before where it is
        the `record` of a finished match by now.
        """
        channel = self._bot.get_partial_messageable(session.head.channel_id, guild_id=session.head.guild_id)
        own = self._bot.user.id if self._bot.user else 0
        old, found, shown = session.head.message, None, 0
        left: dict[int, Message] = {} if old is None or record else {old.message_id: old}
        kept = old.message_id if old is not None and record else 0
        try:
            async for message in channel.history(limit=_LOOK_BACK):
                number = marked(message, session.table.id, BOARD) if message.author.id == own else None
                if number is None or (found is not None and message.id == kept):
                    continue
                here = left[message.id] = as_message(message)
                if found is None:
                    found, shown = here, number
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            return None, 0  # without the history the nonce alone guards against a second post
        if found is None:
            return None, 0
        del left[found.message_id]
        if old is None or old.message_id != found.message_id:
            await self._house.moved(session.table.id, found)
        for other in left.values():
            await self._retire(other)
        return found, shown

    async def _tell_aside(self, parcel: Parcel) -> Message:
        head = await self._house.archive.tables.head(parcel.table_id)
        if head is None:
            raise NoSuchTable()
        say = spoken_in(self._bot, head.guild_id)
        seated = [person for person, seat in await self._house.archive.seats.people_at(head.id) if seat is not None]
        text = say("aside", table=head.id, reason=json.loads(parcel.payload).get("reason", ""))
        if seated:
            text += "\n" + say("aside-players", names=", ".join(f"<@{person}>" for person in seated))
        view = tell(text).view
        if may_stand([parcel], self._started, self._house.now()) and (told := await self._standing(head, view)):
            return told
        called = [person for person in seated if await self._house.wants_calls(person)]
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in called]
        )
        channel = self._bot.get_partial_messageable(head.channel_id, guild_id=head.guild_id)
        sent = await channel.send(view=view, nonce=parcel.nonce, allowed_mentions=mentions)
        return Message(head.channel_id, sent.id, self._house.now())


def _chapters(session: Session, parcels: Sequence[Parcel]) -> list[tuple[int, str]]:
    """The finished matches or rounds that are told for good; none of a puzzle, whose board is private."""
    return [] if session.table.puzzle else _finished(parcels)


def _finished(parcels: Sequence[Parcel]) -> list[tuple[int, str]]:
    """The ordinals of the matches or rounds that are over, as they went on the board, each with its parcel's nonce:
    the first, which it shows, and the last few of those that it never showed.
    """
    found = []
    for parcel in sorted(parcels, key=lambda parcel: parcel.number):
        finished = json.loads(parcel.payload).get("finished", 0)
        if finished:
            found.append((int(finished), parcel.nonce))
    return [*found[:1], *found[1:][-_MOST_RECORDS:]]
