"""The house: loads, changes and saves every table. Part of host.

Each table has a lock, so it handles one request at a time: the rules judge it, it is saved, and only then is anybody
told. A restart loses nothing, because tables are loaded when they are needed.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from secrets import token_hex
from typing import Any, NoReturn
from weakref import WeakValueDictionary

import structlog

from data import (
    Archive,
    ArchiveError,
    BoardMessage,
    Commit,
    Duplicate,
    Limits,
    NewParcel,
    PlaceTaken,
    Signal,
    StaleNumber,
    Status,
    TableHead,
    Timer,
    Topic,
)
from host.budget import Budget, on_behalf_of
from host.clock import WallClock
from host.hearing import Hearing
from host.outages import Outages
from host.replays import Replays
from host.sessions import LoadedTables, NoSuchTable, Session, new_secret, new_table_id, rematch_of
from host.steps import Kind, board_parcel, commit_of, complete_setup, recall_setups, timers_of, write_entries
from host.studio import Studio
from players.thinking import Thinkers
from rules.core.errors import RulesError
from rules.table.act import act
from rules.table.consent import player_outvoted
from rules.table.errors import TableRefusal
from rules.table.progress import Progress
from rules.table.requests import Play, Remembered, Request, TimerFired, Wake
from rules.table.table import Table

log = structlog.get_logger("house")

__all__ = ["House", "NoSuchTable", "Session", "new_secret", "new_table_id"]

#: How often a request is judged again because another process came first, and how long one may hold a table, including
#: the creation of a thread (seconds).
RETRIES, LONGEST_HOLD = 3, 90.0

#: Is called after every saved change, with the table after it and the person who made it.
Listener = Callable[[Session, int | None], None]
Rehouse = Callable[[Session], Awaitable[int]]
#: Says whether somebody can't come back to a table, however much they want to.
ShutOut = Callable[[Session, int], Awaitable[bool]]
#: Is called between judging and saving, so that an answer can be prepared meanwhile. It shows nothing yet.
Judged = Callable[[Session], None]


class House:
    """All tables, and what they need: the archive, the studio, the computer players, the clock."""

    def __init__(
        self,
        archive: Archive,
        studio: Studio,
        thinkers: Thinkers,
        limits: Limits,
        clock: Callable[[], float] | None = None,
        replays: Replays | None = None,
    ) -> None:
        self.archive, self.cluster = archive, archive.fleet.cluster
        self.studio, self.thinkers = studio, thinkers
        self.replays = replays or Replays()
        self.limits, self._clock = limits, clock or WallClock()
        self.outages = Outages(archive, self.now, self._clock if isinstance(self._clock, WallClock) else None)
        self.budget = Budget(self.now)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._saving: dict[str, asyncio.Task[None]] = {}
        self._warm = LoadedTables(archive, self._saving, self._set_aside_unreadable)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.listeners: list[Listener] = []
        self.shut_out: ShutOut | None = None
        self.hearing = Hearing()
        self.hearing.listeners.append(self._hear)

    def now(self) -> int:
        """The time in unix milliseconds."""
        return int(self._clock() * 1000)

    def spawn(self, work: Awaitable[Any], name: str) -> asyncio.Task[None]:
        """Run work in the background, by nobody's order, and log its errors; that its table is gone is no error."""

        async def run() -> None:
            try:
                with on_behalf_of(None):
                    await work
            except NoSuchTable:
                log.info("background work skipped: its table is gone", work=name)
            except ArchiveError as error:
                log.error("background work failed", work=name, error=str(error))
            except Exception:
                log.exception("background work failed", work=name)

        task = asyncio.create_task(run(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, patience: float = 0.0) -> None:
        """Wait this long for background work (seconds), then cancel it; the next start resumes whatever is saved."""
        until = time.monotonic() + patience
        while self._tasks and (left := until - time.monotonic()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._saving.values(), return_exceptions=True)

    def lock(self, table_id: str) -> asyncio.Lock:
        """A table's lock; tables never wait for each other."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def _hold(self, table_id: str) -> AsyncIterator[None]:
        """Hold a table's lock for a limited time. Raises TimeoutError, which undoes no save."""
        async with asyncio.timeout(LONGEST_HOLD), self.lock(table_id):
            yield

    async def session(self, table_id: str) -> Session:
        """The table with this id as it was last saved. Raises as `LoadedTables.get`."""
        return await self._warm.get(table_id)

    def forget(self, table_id: str | None = None) -> None:
        """Load a table again when it is next needed, or every table."""
        if table_id is None:
            self._warm.forget_all()
        else:
            self._warm.forget(table_id)

    async def refresh(self, table_id: str) -> bool:
        """Whether another process has changed a table, which is then loaded again when needed.

        Waits for our own saves first. Raises ArchiveError, TimeoutError.
        """
        async with self._hold(table_id):
            return await self._warm.refresh(table_id)

    async def ask(
        self,
        table_id: str,
        request: Request,
        *,
        actor: int | None,
        key: str | None = None,
        rehouse: Rehouse | None = None,
        judged: Judged | None = None,
    ) -> Session:
        """Judge a request, save its effects, and return the table after it.

        `actor` is the person behind it, who isn't mentioned; `key` makes a second delivery of the same request
        harmless; `rehouse` finds another channel if the table's own is taken; `judged` is called with the table after
        it before that is saved. Raises TableRefusal, Refusal, ArchiveError, and TimeoutError if the table is busy for
        too long.
        """
        async with self._hold(table_id):
            # The caller has usually loaded it just now, so it is still in memory, or a newer one is.
            session = self._warm.peek(table_id) or await self.session(table_id)
            for _ in range(RETRIES):
                try:
                    return await self._judge(session, request, actor, key, rehouse, judged)
                except StaleNumber:
                    self._warm.forget(table_id)
                except Duplicate:
                    return session
                except (TableRefusal, RulesError):
                    if not await self._warm.refresh(table_id):
                        raise
                session = await self.session(table_id)
            return await self._judge(session, request, actor, key, rehouse, judged)

    async def open(
        self, progress: Progress, head: TableHead, *, actor: int | None, key: str | None = None, rematch: bool = False
    ) -> Session:
        """Save a new table and post it; a `rematch` doesn't count towards the actor's hourly limit.

        Without an actor the house opens it, and everybody is mentioned whose turn it is.
        Raises TooMany, PlaceTaken, Duplicate and other ArchiveErrors.
        """
        async with self._hold(head.id):
            return await self._save(progress, head, 0, actor, key, opener=None if rematch else actor)

    async def move(self, table_id: str, channel_id: int, *, actor: int) -> Session:
        """Move a table to another channel and post it there. Raises NoSuchTable, PlaceTaken, ArchiveError."""
        async with self._hold(table_id):
            session = await self.session(table_id)
            table = session.table
            parcel = board_parcel(table, [person for person in table.awaited_persons if person != actor])
            return await self._save_beside(
                Session(replace(session.head, channel_id=channel_id), table), (parcel,), actor
            )

    async def show_once(self, table_id: str, wanted: Callable[[Table], NewParcel | None]) -> None:
        """Add a table's parcel if it is wanted and its nonce is new.

        Raises NoSuchTable, ArchiveError.
        """
        async with self._hold(table_id):
            session = await self.session(table_id)
            parcel = wanted(session.table)
            if parcel is not None and not await self.archive.outbox.knows(parcel.nonce):
                await self._save_beside(session, (parcel,))

    async def repair(self, table_id: str, show: Callable[[Table], tuple[NewParcel, ...]]) -> Session:
        """Save a table's timers again, and post what is missing. Raises NoSuchTable, ArchiveError."""
        async with self._hold(table_id):
            self._warm.forget(table_id)
            session = await self.session(table_id)
            return await self._save_beside(session, show(session.table), timers=timers_of(session.table))

    async def _save_beside(
        self,
        session: Session,
        parcels: tuple[NewParcel, ...],
        actor: int | None = None,
        timers: tuple[Timer, ...] | None = None,
    ) -> Session:
        """Save a change that doesn't affect the game, and announce it."""
        head = replace(session.head, updated_at=self.now())
        since = session.head.updated_at
        await self._commit(Commit(head=head, after=session.table.number, since=since, timers=timers, parcels=parcels))
        return self._announce(head, session.table, actor)

    async def _commit(self, commit: Commit) -> None:
        """Save a commit, even if its caller is cancelled; if that fails, the table is dropped: it may be stale."""
        table_id = commit.head.id
        saving = asyncio.create_task(self.archive.commit(commit))
        self._saving[table_id] = saving
        saving.add_done_callback(lambda _: self._saving.pop(table_id, None))
        try:
            await asyncio.shield(saving)
        except BaseException:
            self._warm.forget(table_id)
            raise

    def _announce(self, head: TableHead, table: Table, actor: int | None, *, new: bool = False) -> Session:
        """Cache what has been saved, and announce it; `new` says whether this table is."""
        session = self._warm.note_saved(Session(head, table), new=new)
        self.spawn(self._tell(session, actor), "announce a change")
        return session

    async def _tell(self, session: Session, actor: int | None) -> None:
        """Call the listeners and other processes, in the background so that the person who acted doesn't wait."""
        for listener in self.listeners:
            listener(session, actor)
        await self.archive.fleet.tell(Signal(Topic.TABLE, f"{session.table.id} {session.head.guild_id or 0}"))

    def _hear(self, signal: Signal) -> None:
        """Follow a table that another process has changed, if it is ours or in memory."""
        if signal.topic is Topic.TABLE:
            table_id, guild_id = signal.about.split(" ")
            if table_id in self._warm or self.cluster.has(int(guild_id)):
                self.spawn(self._follow(table_id), "follow a change")

    async def _follow(self, table_id: str) -> None:
        """Call the listeners about a table that another process has changed. Raises NoSuchTable, ArchiveError."""
        session = await self.session(table_id)
        for listener in self.listeners:
            listener(session, None)

    async def rematch_of(self, table_id: str) -> tuple[str, str]:
        """The id and the secret of a table's rematch, whether it exists yet or not. Raises ArchiveError."""
        return rematch_of(await self.archive.secret("rematch"), table_id)

    async def recall_setups(self, table: Table) -> Remembered:
        """The last set-ups of everybody at the table, for every seat."""
        return await recall_setups(self.archive, table)

    async def _judge(
        self,
        session: Session,
        request: Request,
        actor: int | None,
        key: str | None,
        rehouse: Rehouse | None,
        judged: Judged | None,
    ) -> Session:
        table = session.table
        await self.outages.ready()
        outage = self.outages.interruption(table, session.head.guild_id)
        progress = act(table, request, self.now(), outage)
        absent = player_outvoted(progress)
        if absent is not None and self.shut_out is not None and await self.shut_out(session, absent):
            progress = act(table, request, progress.now, outage, shut_out=True)
        if not progress.entries:
            if isinstance(request, TimerFired):  # early: a commit doesn't write timers that are only put off
                dues = timers_of(table)
                await self._commit(Commit(session.head, table.number, timers=dues, since=session.head.updated_at))
            return session
        if judged is not None:
            judged(Session(session.head, progress.table))
            await asyncio.sleep(0)  # what takes longest, the drawing of a picture, begins before the save
        try:
            after = await self._save(progress, session.head, table.number, actor, key)
        except PlaceTaken:
            if rehouse is None:
                raise
            head = replace(session.head, channel_id=await rehouse(Session(session.head, progress.table)))
            after = await self._save(progress, head, table.number, actor, key)
        if isinstance(request, Play) and (setup := complete_setup(table, after.table, request.person)):
            # The move is saved and stays so, whether or not this is.
            self.spawn(self.archive.people.save(request.person, setup), "remember a set-up")
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
        now, limits = self.now(), self.limits
        commit = await commit_of(
            self.archive, progress, head, after, actor=actor, key=key, opener=opener, limits=limits, now=now
        )
        await self._commit(commit)
        return self._announce(commit.head, progress.table, actor, new=after == 0)

    def moving(self, board: BoardMessage) -> AbstractAsyncContextManager[None]:
        """Save in this block which message shows the board."""
        return self._warm.moving(board)

    async def set_aside(self, head: TableHead, reason: str, *, told: bool = True) -> None:
        """Set a table aside that can't continue; `told` says whether to notify its players, but for a puzzle's."""
        nonce = f"{head.id}-{head.number}-x{token_hex(2)}"  # random, as this may happen twice at the same number
        parcel = NewParcel(Kind.ASIDE, nonce, json.dumps({"reason": reason}))
        await self.archive.tables.set_aside(head.id, reason, self.now(), (parcel,) if told and not head.puzzle else ())
        self._warm.forget(head.id)
        level = log.error if told else log.info
        level("table set aside", table=head.id, reason=reason)

    async def revive(self, table_id: str) -> Session | None:
        """Resume a table that was set aside, if it can be read again; otherwise return None.

        Raises NoSuchTable, PlaceTaken, ArchiveError.
        """
        async with self._hold(table_id):
            stored = await self.archive.tables.load(table_id)
            if stored is None:
                raise NoSuchTable()
            found = await self._warm.fold(stored)
            if not isinstance(found, Session) or stored.head.status is not Status.SET_ASIDE:
                return None
            await self.outages.ready()
            head = stored.head
            stop = self.outages.interruption(found.table, head.guild_id, aside=head.updated_at)
            progress = act(found.table, Wake(), self.now(), stop)
            table, now, status = progress.table, progress.now, Status.of(progress.table)
            parcels = () if table.puzzle else (board_parcel(table, table.awaited_persons),)
            entries = write_entries(progress.entries, now)
            await self.archive.tables.take_back(table_id, status, now, timers_of(table), parcels, entries)
            log.info("table resumed", table=table_id)
            head = replace(head, status=status, reason=None, updated_at=now, number=table.number)
            return self._announce(head, table, None)

    async def _set_aside_unreadable(self, head: TableHead, reason: str) -> NoReturn:
        """Set aside a table that can't be loaded, unless it is over or already aside. Raises NoSuchTable."""
        if head.status is Status.ENDED:
            raise NoSuchTable(f"over-{reason}")
        if head.status is not Status.SET_ASIDE:
            await self.set_aside(head, reason)
        raise NoSuchTable(f"aside-{reason}")
