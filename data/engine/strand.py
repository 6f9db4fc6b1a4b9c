"""A database connection on its own thread, which runs whole transactions at once. Part of data/engine.

The connection's thread is lent to the strand until it closes: it takes all waiting work at once, runs it in one
transaction and commits. Work that arrives while the disk is busy shares the next commit (group commit), and no caller
is answered before the commit is done. Each group crosses to the thread once and back once.

    await strand.run(work)          event loop        waiting ← work;  send the group;  …  answer every caller
                                    strand's thread   serve(): BEGIN, work, work, work, COMMIT
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from dataclasses import dataclass
from functools import wraps
from queue import SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from data.engine.connection import Connection, DatabaseSession, DatabaseThread
from data.errors import Unavailable, Unconfirmed
from data.fleet import Cluster

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[[Connection], T]

TRIES = 5
"""How often work is tried alone while other transactions keep coming first."""


UNCONFIRMED = "The connection to the database was lost while a change was being saved. It may have been saved."


@dataclass(slots=True, eq=False)
class _Job:
    """Waiting work and its outcome, which the thread sets and the event loop passes on.

    Instead of work in a transaction it may be a `part` of a compaction.
    """

    work: Work[Any] | None
    answer: asyncio.Future[Any]
    part: int = 0
    result: Any = None
    error: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Run the work and store its result or exception."""
        assert self.work is not None
        self.result = self.work(connection)
        self.error = None

    def pass_on(self, explain: Callable[[Exception], Exception]) -> None:
        """Pass the outcome to the caller, unless it was cancelled."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(explain(self.error))


_Groups = SimpleQueue[list[_Job] | None]
"""Groups of jobs on their way to the thread; None ends it."""


def run_group(session: DatabaseSession, group: list[_Job]) -> None:
    """Run a group of jobs on the thread, in one transaction if possible. Each job stores its own outcome."""
    if group[0].work is None:
        _compact(session, group[0])
        return
    if _settle(session, group):
        return
    # One job may have failed them all, such as one that fills the disk or waits for another process in a circle.
    for job in group:
        for _ in range(TRIES):
            if _settle(session, [job]):
                break


def _settle(session: DatabaseSession, group: list[_Job]) -> bool:
    """Run the jobs in one transaction; False if it was rolled back and each job should be tried alone."""
    try:
        session.begin()
    except Exception as error:
        for job in group:
            job.error = error
        return True
    alone = len(group) == 1
    try:
        if alone:
            group[0].do(session.connection)
        else:
            for job in group:
                _do_beside_others(session, job)
        _commit(session)
    except Exception as error:
        session.rollback()
        for job in group:
            job.error = error
        if session.lost:
            return session.writes  # nobody knows whether a commit was done; a read can only be repeated
        return alone and not session.overtaken(error)
    return True


def _commit(session: DatabaseSession) -> None:
    """Commit. Raises Unconfirmed if the connection broke meanwhile, and what the database raises."""
    try:
        session.commit()
    except Exception as error:
        if session.lost and session.writes:
            raise Unconfirmed(UNCONFIRMED) from error
        raise


def _compact(session: DatabaseSession, job: _Job) -> None:
    try:
        job.result = session.compact(job.part)
    except Exception as error:
        job.error = error


def _do_beside_others(session: DatabaseSession, job: _Job) -> None:
    """Run a job so that the others' work survives if it is refused."""
    connection = session.connection
    connection.execute("SAVEPOINT job")
    try:
        job.do(connection)
    except Exception as error:
        if not session.in_transaction or session.overtaken(error):
            raise
        job.error = error
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


class Strand:
    """A connection with its own thread, a `DatabaseThread`, on which work is done in groups."""

    def __init__(self, thread: DatabaseThread) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Job] = []
        self._sent: list[_Job] = []
        self._groups: _Groups = SimpleQueue()
        self._idle = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._thread = thread

    async def __aenter__(self) -> "Strand":
        await self._thread.open()
        self._serving = asyncio.create_task(self._thread.lend(self._serve))
        self._serving.add_done_callback(self._note_end)
        await self._idle.wait()  # a task that is cancelled before its thread has begun would take the thread along
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish the waiting work and close."""
        try:
            await self._idle.wait()
        finally:
            self._groups.put(None)
            await self._thread.close()
            self._end()

    async def run(self, work: Work[T]) -> T:
        """Run `work` inside a transaction and return its result after the commit.

        `work` may run again after a rollback, so it must touch nothing but the connection. If the caller is cancelled,
        the work is still done, whole or not at all. Raises what `work` raises, and Unavailable.
        """
        return cast(T, await self._answer_to(work))

    @property
    def disturbs(self) -> bool:
        """Whether a compaction keeps others waiting, so that it is for the night."""
        return self._thread.disturbs

    async def compact(self, tables: Collection[str] = ()) -> bool:
        """Take what has been deleted from these tables off the disk; False if not all of it. Raises Unavailable."""
        part, tries, done = 0, 0, cast(bool | None, True)
        while done or (done is False and tries < TRIES):
            done = await self._answer_to(None, part)
            part, tries = (part + 1, 0) if done else (part, tries + 1)
        try:
            return done is None and await self._thread.rewrite(tables)
        except Exception as error:
            raise self._thread.explain(error) from error

    async def _answer_to(self, work: Work[Any] | None, part: int = 0) -> Any:
        if self._serving is None:
            raise Unavailable("The archive is closed.")
        job = _Job(work, self._loop.create_future(), part)
        self._waiting.append(job)
        if self._idle.is_set():
            self._idle.clear()
            self._send()
        return await job.answer

    def _send(self) -> None:
        """Send the thread all waiting work up to a compaction, which goes by itself, if there is any."""
        first = next((place for place, job in enumerate(self._waiting) if job.work is None), len(self._waiting))
        until = max(first, 1)
        self._sent, self._waiting = self._waiting[:until], self._waiting[until:]
        if self._sent:
            self._groups.put(self._sent)
        else:
            self._idle.set()

    def _serve(self, session: DatabaseSession) -> None:
        """On the thread: run each group as it comes and hand it back, until there are no more."""
        self._loop.call_soon_threadsafe(self._idle.set)
        while group := self._groups.get():
            run_group(session, group)
            self._loop.call_soon_threadsafe(self._answer, group)
            del group  # else what was saved would stay in memory until the next

    def _answer(self, group: list[_Job]) -> None:
        for job in group:
            job.pass_on(self._thread.explain)
        # After those who were answered, so that what they save next goes together.
        self._loop.call_soon(self._send)

    def _note_end(self, serving: asyncio.Task[None]) -> None:
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


class Store:
    """A part of the archive. What its methods do to a connection is decorated by `reads` or `writes`.

    `own` is the cluster whose due rows its readers want.
    """

    def __init__(self, writer: Strand, reader: Strand, own: Cluster | None = None) -> None:
        self._writer = writer
        self._reader = reader
        self._own = own or Cluster()


C = TypeVar("C", bound=Store)
Method = Callable[Concatenate[C, Connection, P], T]
Called = Callable[Concatenate[C, P], Coroutine[Any, Any, T]]


def reads(work: Method[C, P, T]) -> Called[C, P, T]:
    """Let a method do its work in a transaction of the reading strand; callers pass all but the connection."""

    @wraps(work)
    async def read(store: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._reader.run(_bind(work, store, *args, **kwargs))

    return read


def writes(work: Method[C, P, T]) -> Called[C, P, T]:
    """Let a method do its work in a transaction of the writing strand; callers pass all but the connection."""

    @wraps(work)
    async def write(store: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._writer.run(_bind(work, store, *args, **kwargs))

    return write


def writes_and(then: Callable[..., object]) -> Callable[[Method[C, P, T]], Called[C, P, T]]:
    """Like `writes`, and call `then` with the method's arguments before anybody sees that it is done or has failed.

    It is called also if the caller is cancelled.
    """

    def decorate(work: Method[C, P, T]) -> Called[C, P, T]:
        @wraps(work)
        async def write(store: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
            def settle(writing: asyncio.Task[T]) -> None:
                then(store, *args, **kwargs)
                if not writing.cancelled():
                    writing.exception()  # whoever waits for it gets it; without them, nobody has to

            writing = asyncio.create_task(store._writer.run(_bind(work, store, *args, **kwargs)))
            writing.add_done_callback(settle)
            return await asyncio.shield(writing)

        return write

    return decorate


def reading(work: Callable[Concatenate[Connection, P], T]) -> Called[Store, P, T]:
    """A method that does a function's work in a transaction of the reading strand."""
    return reads(_method(work))


def writing(work: Callable[Concatenate[Connection, P], T]) -> Called[Store, P, T]:
    """The same in a transaction of the writing strand."""
    return writes(_method(work))


def _method(work: Callable[Concatenate[Connection, P], T]) -> Method[Store, P, T]:
    @wraps(work)
    def method(_: Store, connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return work(connection, *args, **kwargs)

    return method


def _bind(work: Method[C, P, T], store: C, *args: P.args, **kwargs: P.kwargs) -> Work[T]:
    """The work with its arguments as they are now: it waits for its thread, and its caller goes on."""
    given = [_still(value) for value in args]
    named = {name: _still(value) for name, value in kwargs.items()}

    def run_bound(connection: Connection) -> T:
        return work(store, connection, *given, **named)  # type: ignore[arg-type]

    return run_bound


def _still(value: object) -> object:
    """A value that nobody else changes."""
    if isinstance(value, str | bytes | frozenset):
        return value
    if isinstance(value, Mapping):
        return dict(value)
    return tuple(value) if isinstance(value, Collection) else value
