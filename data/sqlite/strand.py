"""A database connection on its own thread, which runs whole transactions at once. Part of data/sqlite.

aiosqlite opens the connection, runs its thread and closes it. Awaiting it statement by statement would cost more than
the disk does, so the thread is lent to `serve` until the strand closes: it takes all waiting work at once, runs it in
one transaction and commits. Work that arrives while the disk is busy shares the next commit (group commit), and no
caller is answered before the commit is done. Each group crosses to the thread once and back once.

    await strand.run(work)          event loop        waiting ← work;  send the group;  …  answer every caller
                                    strand's thread   serve(): BEGIN, work, work, work, COMMIT
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from queue import SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from data.errors import Unavailable
from data.file.failures import explained

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[[sqlite3.Connection], T]


class Begin(StrEnum):
    """How a strand begins its transactions."""

    TO_WRITE = "BEGIN IMMEDIATE"
    TO_READ = "BEGIN DEFERRED"


@dataclass(slots=True, eq=False)
class _Job:
    """Waiting work and its outcome. The thread sets the outcome, and the event loop passes it on."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    alone: bool = False
    result: Any = None
    error: Exception | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Run the work and store its result or exception."""
        self.result = self.work(connection)
        self.error = None

    def pass_on(self) -> None:
        """Pass the outcome to the caller, unless it was cancelled."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(explained(self.error))


_Groups = SimpleQueue[list[_Job] | None]
"""Groups of jobs on their way to the thread; None ends it."""


class _GroupConnection(sqlite3.Connection):
    """A connection whose `commit` runs a group of jobs in one transaction."""

    def __init__(self, path: str, begin: Begin) -> None:
        super().__init__(path, timeout=5.0, isolation_level=None)
        self._begin = begin
        self._group: list[_Job] = []

    def serve(self, groups: _Groups, done: Callable[[list[_Job]], object]) -> None:
        """Commit each group as it comes and hand it on, until there are no more."""
        while group := groups.get():
            self._group = group
            self.commit()
            done(group)
            del group  # else what was saved would stay in memory until the next

    def commit(self) -> None:
        """Run a group of jobs. Each job stores its own outcome."""
        group, self._group = self._group, []
        if not self._settle(group):
            # A single job may have caused a failure that rolled everything back, such as a full disk.
            for job in group:
                self._settle([job])

    def _settle(self, group: list[_Job]) -> bool:
        """Run the jobs in one transaction; False if it was rolled back and each job should be tried alone."""
        begun = False
        if group and group[0].alone:
            return self._do_alone(group[0])
        try:
            self.execute(self._begin)
            begun = True
            if len(group) == 1:
                group[0].do(self)
            else:
                for job in group:
                    self._do_beside_others(job)
            self.execute("COMMIT")
        except Exception as error:
            if self.in_transaction:
                with suppress(sqlite3.Error):
                    self.execute("ROLLBACK")
            for job in group:
                job.error = error
            return len(group) == 1 or not begun
        return True

    def _do_alone(self, job: _Job) -> bool:
        """Run a job that begins and ends its transactions itself."""
        try:
            job.do(self)
        except Exception as error:
            job.error = error
        return True

    def _do_beside_others(self, job: _Job) -> None:
        """Run a job so that the others' work survives if it is refused."""
        self.execute("SAVEPOINT job")
        try:
            job.do(self)
        except Exception as error:
            if not self.in_transaction:
                raise
            job.error = error
            self.execute("ROLLBACK TO job")
        self.execute("RELEASE job")


class _Connection(aiosqlite.Connection):
    """aiosqlite's connection, whose thread can be lent to a function."""

    async def serve(self, groups: _Groups, done: Callable[[list[_Job]], object]) -> None:
        """Commit the groups on the thread until there are no more."""
        await self._execute(cast(_GroupConnection, self._conn).serve, groups, done)  # type: ignore[no-untyped-call]


class Strand:
    """A connection with its own thread, on which `prepare` is called with the new connection before any work."""

    def __init__(self, path: str, begin: Begin, prepare: Callable[[sqlite3.Connection], object]) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Job] = []
        self._sent: list[_Job] = []
        self._groups: _Groups = SimpleQueue()
        self._idle = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._refusal: Exception | None = None

        def connect() -> sqlite3.Connection:
            connection = None
            try:
                connection = _GroupConnection(path, begin)
                prepare(connection)
            except Exception as error:
                # Raising here would let aiosqlite's thread end noisily later. So the error is stored, and the thread
                # gets some connection through which it can be closed properly before the error is raised.
                self._refusal = error
                if connection is not None:
                    connection.close()
                return sqlite3.connect(":memory:")
            return connection

        self._connection = _Connection(connect, iter_chunk_size=64)

    async def __aenter__(self) -> "Strand":
        await self._connection
        if self._refusal is not None:
            await self._connection.close()
            raise self._refusal
        self._idle.set()
        self._serving = asyncio.create_task(self._connection.serve(self._groups, self._back))
        self._serving.add_done_callback(self._served)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish the waiting work and close."""
        try:
            await self._idle.wait()
        finally:
            self._groups.put(None)
            # Necessary: aiosqlite's thread is not a daemon and would keep the process alive.
            await self._connection.close()
            self._end()

    async def run(self, work: Work[T]) -> T:
        """Run `work` inside a transaction and return its result after the commit.

        `work` may run again after a rollback, so it must touch nothing but the connection. If the caller is cancelled,
        the work is still done, whole or not at all. Raises what `work` raises, and Unavailable.
        """
        return await self._run(work, alone=False)

    async def run_alone(self, work: Work[T]) -> T:
        """Run `work` outside a transaction while nothing else runs. Raises what `work` raises, and Unavailable."""
        return await self._run(work, alone=True)

    async def _run(self, work: Work[T], *, alone: bool) -> T:
        if self._serving is None:
            raise Unavailable("The archive is closed.")
        job = _Job(work, self._loop.create_future(), alone)
        self._waiting.append(job)
        if self._idle.is_set():
            self._idle.clear()
            self._send()
        return cast(T, await job.answer)

    def _send(self) -> None:
        """Send the thread all waiting work, if there is any; work that runs alone goes by itself."""
        first = next((number for number, job in enumerate(self._waiting) if job.alone), len(self._waiting))
        until = max(first, 1)
        self._sent, self._waiting = self._waiting[:until], self._waiting[until:]
        if self._sent:
            self._groups.put(self._sent)
        else:
            self._idle.set()

    def _back(self, group: list[_Job]) -> None:
        """On the thread: hand a finished group back to the event loop."""
        self._loop.call_soon_threadsafe(self._answer, group)

    def _answer(self, group: list[_Job]) -> None:
        for job in group:
            job.pass_on()
        # After those who were answered, so that what they save next goes together.
        self._loop.call_soon(self._send)

    def _served(self, serving: asyncio.Task[None]) -> None:
        # If only the task was cancelled, the thread still serves.
        if not serving.cancelled():
            self._end()

    def _end(self) -> None:
        """Take no more work; no caller is left waiting, even if this came before its time."""
        self._serving = None
        for job in (*self._sent, *self._waiting):
            if not job.answer.done():
                job.answer.set_exception(Unavailable("The archive is closed."))
        self._waiting = []
        self._idle.set()


class Concern:
    """A part of the archive: its reads run on the reading strand, its writes on the writing one."""

    def __init__(self, writer: Strand, reader: Strand) -> None:
        self._writer = writer
        self._reader = reader

    async def _read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._reader.run(lambda connection: work(connection, *args, **kwargs))

    async def _write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._writer.run(lambda connection: work(connection, *args, **kwargs))
