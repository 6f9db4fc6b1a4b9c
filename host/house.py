"""The running house: every table's door. Part of host.

One request of a table at a time goes through a lock of that table; it is judged by the rules, saved, and only then
anybody hears of it. Nothing here is state that a restart could lose: tables are read when they are touched.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_hex
from typing import Any, NoReturn
from weakref import WeakValueDictionary

import structlog

from data import (
    Archive,
    ArchiveError,
    Commit,
    Damaged,
    Duplicate,
    Limits,
    Message,
    NewParcel,
    PlaceTaken,
    StaleNumber,
    Status,
    StoredTable,
    TableHead,
    Timer,
)
from data.folding import status_of
from host.cache import Cache
from host.ladders import Ladders
from host.parcels import Kind, board_parcel
from host.sessions import NoSuchTable, Session, folded, new_secret, new_table_id, rematch_of
from host.setups import remember, remembered
from host.steps import commit_of, timers_again, timers_of
from host.studio import Studio
from host.timepiece import Timepiece
from players.thinking import Thinkers
from rules.core.errors import RulesError
from rules.table.act import act
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
from rules.table.requests import Play, Remembered, Request
from rules.table.table import Table

log = structlog.get_logger("house")

__all__ = ["House", "NoSuchTable", "Session", "new_secret", "new_table_id"]

#: How many tables are kept folded in memory; any other is read again when it is touched.
WARM_TABLES = 512
#: How long one request may have a table for itself, the making of a thread by Discord included (seconds).
LONGEST_HOLD = 90.0


#: Hears of every saved change: the table after it, and the person who made it.
Listener = Callable[[Session, int | None], None]
Rehouse = Callable[[Session], Awaitable[int]]


class House:
    """All tables, and what they need: the archive, the studio, the computer players, the clock."""

    def __init__(
        self,
        archive: Archive,
        studio: Studio,
        thinkers: Thinkers,
        limits: Limits,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.archive = archive
        self.studio = studio
        self.thinkers = thinkers
        self.ladders = Ladders(archive)
        self.limits = limits
        self._clock = clock or Timepiece()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._warm: Cache[str, Session] = Cache(WARM_TABLES)
        self._saving: dict[str, asyncio.Task[None]] = {}
        #: Journals are folded here: the longest ones take longer than the event loop may wait.
        self._folder = ThreadPoolExecutor(max_workers=2, thread_name_prefix="fold")
        self._tasks: set[asyncio.Task[Any]] = set()
        self.listeners: list[Listener] = []

    def now(self) -> int:
        """The time in unix milliseconds."""
        return int(self._clock() * 1000)

    def spawn(self, work: Awaitable[Any], name: str) -> asyncio.Task[None]:
        """Let work run beside us; what it raises is logged, unless only its table is gone."""

        async def run() -> None:
            try:
                await work
            except NoSuchTable:
                log.info("background work came too late", work=name)
            except ArchiveError as error:
                log.error("background work failed", work=name, error=str(error))
            except Exception:
                log.exception("background work failed", work=name)

        task = asyncio.create_task(run(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, patience: float = 0.0) -> None:
        """Wait so many seconds for what is in hand, then give it up: what is saved is taken up at the next start."""
        until = time.monotonic() + patience
        while self._tasks and (left := until - time.monotonic()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._saving.values(), return_exceptions=True)

    def lock(self, table_id: str) -> asyncio.Lock:
        """The lock of one table; tables never wait for each other."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def _held(self, table_id: str) -> AsyncIterator[None]:
        """Hold a table alone, but not for ever. Raises TimeoutError; what was saved by then is saved."""
        async with asyncio.timeout(LONGEST_HOLD), self.lock(table_id):
            yield

    async def session(self, table_id: str) -> Session:
        """The table of that id, as it was last saved. Raises NoSuchTable."""
        return await self._warm.get(table_id, lambda: self._read(table_id))

    async def refresh(self, table_id: str) -> bool:
        """Whether a table had been changed behind our back; it will be read again.

        What is being saved here is waited for: it is not behind our back. Raises ArchiveError, TimeoutError.
        """
        async with self._held(table_id):
            return await self._refreshed(table_id)

    async def _refreshed(self, table_id: str) -> bool:
        known, head = self._warm.peek(table_id), await self.archive.tables.head(table_id)
        if known is None or head is None or known is not self._warm.peek(table_id):
            return False
        if head.number == known.table.number:
            return False
        self._warm.forget(table_id)
        return True

    async def _read(self, table_id: str) -> Session:
        while (saving := self._saving.get(table_id)) is not None:  # whoever waited for it has given up, it has not
            await asyncio.wait([saving])
        try:
            stored = await self.archive.tables.load(table_id)
        except Damaged as error:
            head = await self.archive.tables.head(table_id)
            if head is None:
                raise
            log.error("a journal cannot be read", table=table_id, error=str(error))
            return await self._lose(head, "unreadable")
        if stored is None:
            raise NoSuchTable()
        if stored.head.status is Status.SET_ASIDE:
            raise NoSuchTable(f"aside-{stored.head.reason}")
        found = await self._folded(stored)
        return found if isinstance(found, Session) else await self._lose(stored.head, found)

    async def _folded(self, stored: StoredTable) -> Session | str:
        return await asyncio.get_running_loop().run_in_executor(self._folder, folded, stored)

    async def ask(
        self,
        table_id: str,
        request: Request,
        *,
        actor: int | None,
        key: str | None = None,
        rehouse: Rehouse | None = None,
    ) -> Session:
        """Judge a request, save what it brings, and answer with the table after it.

        `actor` is the person behind it, who is not pinged; `key` makes a second delivery of the same request harmless.
        `rehouse` finds another channel for what the table is to be where its place is taken. Raises TableRefusal,
        Refusal, ArchiveError, and TimeoutError where the table is held for too long.
        """
        async with self._held(table_id):
            # Whoever asks has mostly loaded it: it is still here, or what was saved meanwhile.
            session = self._warm.peek(table_id) or await self.session(table_id)
            try:
                return await self._judge(session, request, actor, key, rehouse)
            except StaleNumber:
                self._warm.forget(table_id)
            except Duplicate:
                return session
            except (TableRefusal, RulesError):
                if not await self._refreshed(table_id):
                    raise
            return await self._judge(await self.session(table_id), request, actor, key, rehouse)

    async def open(
        self, progress: Progress, head: TableHead, *, actor: int, key: str | None, rematch: bool = False
    ) -> Session:
        """Save a new table and let it be shown; a `rematch` is none of the tables that its actor opens in an hour.

        Raises TooMany, PlaceTaken, Duplicate and other ArchiveErrors.
        """
        async with self._held(head.id):
            return await self._save(progress, head, 0, actor, key, opener=None if rematch else actor)

    async def move(self, table_id: str, channel_id: int, *, actor: int) -> Session:
        """Bring a table to another channel and show it there. Raises NoSuchTable, PlaceTaken, ArchiveError."""
        async with self._held(table_id):
            session = await self.session(table_id)
            table = session.table
            head = replace(session.head, channel_id=channel_id)
            parcel = board_parcel(table, [person for person in table.awaited_persons if person != actor])
            return await self._also(Session(head, table), (parcel,), actor)

    async def show_once(self, table_id: str, wanted: Callable[[Table], NewParcel | None]) -> None:
        """Let something more be shown of a table, if it is wanted and no parcel had its nonce before.

        Raises NoSuchTable, ArchiveError.
        """
        async with self._held(table_id):
            session = await self.session(table_id)
            parcel = wanted(session.table)
            if parcel is not None and not await self.archive.outbox.knows(parcel.nonce):
                await self._also(session, (parcel,))

    async def mend(self, table_id: str, show: Callable[[Table], tuple[NewParcel, ...]]) -> Session:
        """Save a table's timers as they should be, and let be shown what it needs. Raises NoSuchTable, ArchiveError."""
        async with self._held(table_id):
            self._warm.forget(table_id)
            session = await self.session(table_id)
            return await self._also(session, show(session.table), timers=timers_of(session.table))

    async def _also(
        self,
        session: Session,
        parcels: tuple[NewParcel, ...],
        actor: int | None = None,
        timers: tuple[Timer, ...] | None = None,
    ) -> Session:
        """Save what changes nothing of the game, and let it be shown."""
        head = replace(session.head, updated_at=self.now())
        await self._commit(Commit(head=head, after=session.table.number, timers=timers, parcels=parcels))
        return self._told(head, session.table, actor)

    async def _commit(self, commit: Commit) -> None:
        """Save. Where that fails, or nobody waits for it any more, what is known of the table may be old."""
        table_id = commit.head.id

        def done(saving: asyncio.Task[None]) -> None:
            self._saving.pop(table_id, None)
            if commit.result is not None and not saving.cancelled() and saving.exception() is None:
                self.ladders.saved(commit.result)

        # A task of its own: a commit that was begun is kept, also where its caller has given up.
        saving = asyncio.create_task(self.archive.commit(commit))
        self._saving[table_id] = saving
        saving.add_done_callback(done)
        try:
            await asyncio.shield(saving)
        except BaseException:
            self._warm.forget(table_id)
            raise

    def _told(self, head: TableHead, table: Table, actor: int | None) -> Session:
        """Keep what has been saved, and let everybody hear of it."""
        known = self._warm.peek(table.id)  # its message may have moved meanwhile
        message = known.head.message if known else head.message
        session = self._warm.put(table.id, Session(replace(head, message=message), table))
        self.spawn(self._tell(session, actor), "tell of a change")
        return session

    async def _tell(self, session: Session, actor: int | None) -> None:
        """Nobody who listens keeps whoever acted waiting."""
        for listener in self.listeners:
            listener(session, actor)

    async def wants_calls(self, person: int) -> bool:
        """Whether the person lets themselves be called when it is their turn."""
        return (await self.archive.people.person(person)).prefs.get("pings") is not False

    async def rematch_of(self, table_id: str) -> tuple[str, str]:
        """The id and the secret that a table's rematch has, made or not. Raises ArchiveError."""
        return rematch_of(await self.archive.secret("rematch"), table_id)

    async def remembered(self, table: Table) -> Remembered:
        """The last own set-ups of everybody at the table, for every seat."""
        return await remembered(self.archive, table)

    async def _judge(
        self, session: Session, request: Request, actor: int | None, key: str | None, rehouse: Rehouse | None
    ) -> Session:
        table = session.table
        # A clock that was put back while the bot was down takes no journal back.
        progress = act(table, request, max(self.now(), table.touched_at))
        if not progress.entries:
            return session
        try:
            after = await self._save(progress, session.head, table.number, actor, key)
        except PlaceTaken:
            if rehouse is None:
                raise
            head = replace(session.head, channel_id=await rehouse(Session(session.head, progress.table)))
            after = await self._save(progress, head, table.number, actor, key)
        if isinstance(request, Play):
            await remember(self.archive, table, after.table, request.person)
        return after

    async def _save(
        self,
        progress: Progress,
        head: TableHead,
        after: int,
        actor: int | None,
        key: str | None,
        opener: int | None = None,
    ) -> Session:
        commit = await commit_of(
            self.archive,
            progress,
            head,
            after,
            actor=actor,
            key=key,
            opener=opener,
            limits=self.limits,
            now=self.now(),
        )
        await self._commit(commit)
        return self._told(commit.head, progress.table, actor)

    async def moved(self, table_id: str, message: Message | None) -> None:
        """Remember which message shows the board."""
        await self.archive.tables.set_message(table_id, message)
        known = self._warm.peek(table_id)
        if known is None:
            self._warm.forget(table_id)  # whoever reads it now may have looked before
        else:
            self._warm.put(table_id, Session(replace(known.head, message=message), known.table))

    async def set_aside(self, head: TableHead, reason: str, *, told: bool = True) -> None:
        """Take a table that cannot be played on out of everybody's way, and tell its players if they can be `told`."""
        nonce = f"{head.id}-{head.number}-x{token_hex(2)}"  # it may happen again at the same number
        parcel = NewParcel(Kind.ASIDE, nonce, json.dumps({"reason": reason}))
        await self.archive.tables.set_aside(head.id, reason, self.now(), (parcel,) if told else ())
        self._warm.forget(head.id)
        level = log.error if told else log.info
        level("table set aside", table=head.id, reason=reason)

    async def revive(self, table_id: str) -> Session | None:
        """Let a table go on that was set aside, if it can be read again; None if it cannot.

        Raises NoSuchTable, PlaceTaken, ArchiveError.
        """
        async with self._held(table_id):
            stored = await self.archive.tables.load(table_id)
            if stored is None:
                raise NoSuchTable()
            found = await self._folded(stored)
            if not isinstance(found, Session) or stored.head.status is not Status.SET_ASIDE:
                return None
            table = found.table
            parcels = (board_parcel(table, table.awaited_persons),)
            now = self.now()
            await self.archive.tables.take_back(table_id, status_of(table), now, timers_again(table, now), parcels)
            log.info("a table goes on again", table=table_id)
            head = replace(stored.head, status=status_of(table), reason=None, updated_at=now)
            return self._told(head, table, None)

    async def _lose(self, head: TableHead, reason: str) -> NoReturn:
        """Set a table aside that cannot be loaded, unless it is over or aside anyway. Raises NoSuchTable."""
        if head.status is Status.ENDED:
            raise NoSuchTable(f"over-{reason}")
        if head.status is not Status.SET_ASIDE:
            await self.set_aside(head, reason)
        raise NoSuchTable(f"aside-{reason}")
