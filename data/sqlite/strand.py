"""A database connection on its own thread, which runs whole transactions at once. Part of data/sqlite.

aiosqlite runs a connection's methods on that connection's thread, but offers no public way to run a function there.
Awaiting statement by statement would cost more than the disk does. So a strand gives aiosqlite a connection whose
`commit` *is* the function: it takes all waiting work, runs it in one transaction and commits. Work that arrives while
the disk is busy shares the next commit (group commit), and no caller is answered before the commit is done.

    await strand.run(work)          event loop        waiting ← work;  await commit();  answer every caller
                                    strand's thread   commit(): BEGIN, work, work, work, COMMIT
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from data.errors import Unavailable
from data.file.failures import explained

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[[sqlite3.Connection], T]

_CLOSED = (ValueError, sqlite3.ProgrammingError)
"""The errors that aiosqlite and sqlite3 raise for a closed connection."""


class Begin(StrEnum):
    """How a strand begins its transactions."""

    TO_WRITE = "BEGIN IMMEDIATE"
    TO_READ = "BEGIN DEFERRED"


@dataclass(slots=True, eq=False)
class _Job:
    """Waiting work and its outcome. The thread sets the outcome, and the event loop passes it on."""

    work: Work[Any]
    answer: asyncio.Future[Any]
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


class _GroupConnection(sqlite3.Connection):
    """A connection whose `commit` runs a group of jobs in one transaction."""

    def __init__(self, path: str, begin: Begin, groups: deque[list[_Job]]) -> None:
        super().__init__(path, timeout=5.0, isolation_level=None)
        self._begin = begin
        self._groups = groups

    def commit(self) -> None:
        """Run the next group of jobs (each call has one). Each job stores its own outcome."""
        group = self._groups.popleft()
        if not self._settle(group):
            # A single job may have caused a failure that rolled everything back, such as a full disk.
            for job in group:
                self._settle([job])

    def _settle(self, group: list[_Job]) -> bool:
        """Run the jobs in one transaction; False if it was rolled back and each job should be tried alone."""
        begun = False
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


class Strand:
    """A connection with its own thread, on which `prepare` is called with the new connection before any work."""

    def __init__(self, path: str, begin: Begin, prepare: Callable[[sqlite3.Connection], object]) -> None:
        self._waiting: list[_Job] = []
        self._groups: deque[list[_Job]] = deque()
        self._saving: asyncio.Task[None] | None = None

        self._refusal: Exception | None = None

        def connect() -> sqlite3.Connection:
            connection = None
            try:
                connection = _GroupConnection(path, begin, self._groups)
                prepare(connection)
            except Exception as error:
                # Raising here would let aiosqlite's thread end noisily later. So the error is stored, and the thread
                # gets some connection through which it can be closed properly before the error is raised.
                self._refusal = error
                if connection is not None:
                    connection.close()
                return sqlite3.connect(":memory:")
            return connection

        self._connection = aiosqlite.Connection(connect, iter_chunk_size=64)

    async def __aenter__(self) -> "Strand":
        await self._connection
        if self._refusal is not None:
            await self._connection.close()
            raise self._refusal
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish the waiting work and close."""
        try:
            if self._saving is not None:
                await asyncio.wait([self._saving])
        finally:
            # Necessary: aiosqlite's thread is not a daemon and would keep the process alive.
            await self._connection.close()

    async def run(self, work: Work[T]) -> T:
        """Run `work` inside a transaction and return its result after the commit.

        `work` may run again after a rollback, so it must touch nothing but the connection. If the caller is cancelled,
        the work is still done, whole or not at all. Raises what `work` raises, and Unavailable.
        """
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._saving is None:
            # In its own task, so that cancelling one caller doesn't stop the others' work.
            self._saving = asyncio.create_task(self._save())
        return cast(T, await job.answer)

    async def _save(self) -> None:
        group: list[_Job] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                self._groups.append(group)
                await self._connection.commit()
                for job in group:
                    job.pass_on()
        except _CLOSED:
            pass
        finally:
            # No caller is left waiting, even if this task is cancelled.
            for job in (*group, *self._waiting):
                if not job.answer.done():
                    job.answer.set_exception(Unavailable("The archive is closed."))
            self._waiting.clear()
            self._saving = None


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
