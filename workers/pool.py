"""Workers that are shared, and whose turn it is. Part of workers/: imports the standard library.

Whoever has something done elsewhere has it done by one of these: pictures, moments of games, computer players, films.
Each has one of its own, so that none of them keeps another waiting.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar, TypeVarTuple

from workers.turns import PoolClosed, Rank, Turns
from workers.worker import KEPT, MOST, Worker, WorkerEnded

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@dataclass(slots=True, eq=False)
class _Place:
    """Where a worker may be: its start, and how many calls wait for that."""

    start: asyncio.Task[Worker] | None = None
    waiting: int = 0

    @property
    def worker(self) -> Worker | None:
        """The worker, if it has started and lives."""
        if self.start is None or not self.start.done() or self.start.cancelled() or self.start.exception() is not None:
            return None
        return self.start.result() if self.start.result().alive else None

    @property
    def load(self) -> tuple[int, bool]:
        """How busy it is; a worker that runs already is preferred to a new one."""
        return (self.waiting, True) if (worker := self.worker) is None else (worker.waiting, False)


class Pool:
    """At most `size` workers, started when they are needed; with 0, a thread of this process.

    Who waits for a `turn` comes in a fair order, and each asker has at most `each` at once; other calls are asked at
    once, behind those that a worker already has.

    A worker that dies, or is busy with one call for more than `patience` seconds, is replaced. What it was busy with is
    tried once more, and what was waiting behind that loses nothing. Where calls are `long`, none is tried again, and
    one that is cancelled ends its worker. `nice` is how far they give way to other processes; `most` and `kept` limit
    their memory (bytes).
    """

    def __init__(
        self,
        size: int,
        patience: float,
        *,
        nice: int = 0,
        most: int = MOST,
        kept: int = KEPT,
        each: int | None = None,
        long: bool = False,
    ) -> None:
        self._start: Callable[[], Coroutine[Any, Any, Worker]] = partial(Worker.start, nice, patience, most, kept)
        self._thread = None if size else Thread()
        self._places = [_Place() for _ in range(size)]
        self._turns = Turns(range(max(1, size)), each)
        self._long = long
        self._closed = False

    def __len__(self) -> int:
        """How many wait for their turn."""
        return len(self._turns)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the running workers."""
        return tuple(worker.pid for place in self._places if (worker := place.worker) is not None)

    def check(self, rank: Rank, most: int) -> None:
        """Raise Busy if as many of this rank wait for their turn as may."""
        self._turns.check(rank, most)

    @asynccontextmanager
    async def turn(self, rank: Rank, asker: str, patience: float | None = None) -> AsyncIterator[float]:
        """Wait for a turn to run something, for at most `patience` seconds; say how long it took.

        If everybody does, a call has its worker for itself. Raises PoolClosed, Busy.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with self._turns.place(rank, asker, patience):
            yield loop.time() - began

    def run(
        self,
        function: Callable[[*Ts], T],
        *arguments: *Ts,
        patience: float | None = None,
        on_news: Callable[[Any], None] | None = None,
        on_cost: Callable[[float], None] | None = None,
    ) -> Coroutine[Any, Any, T]:
        """Have a module's function run in a worker, which is asked at once if it is ready; return its result.

        `patience`, `on_news` and `on_cost` are those of `Worker.run`; a thread has neither patience nor news. Raises
        Failed if the function raises, WorkerEnded, PoolClosed, OSError, and what pickling raises.
        """

        def ask(worker: Worker) -> Awaitable[T]:
            return worker.run(function, *arguments, patience=patience, on_news=on_news, on_cost=on_cost)

        if self._thread is not None and not self._closed:
            return self._run(ask, None, self._thread.run(function, *arguments, on_cost=on_cost))
        worker = None if self._closed else self._least_busy().worker
        return self._run(ask, worker, None if worker is None else ask(worker))

    async def close(self) -> None:
        """Stop all workers; open calls, and whoever waits for a turn, raise PoolClosed."""
        self._closed = True
        self._turns.close()
        if self._thread is not None:
            self._thread.kill()
        starts = [place.start for place in self._places if place.start is not None]
        for start in starts:
            start.cancel()
        ends = await asyncio.gather(*starts, return_exceptions=True)
        workers = [worker for worker in ends if isinstance(worker, Worker)]
        for worker in workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in workers))

    async def _run(self, ask: Callable[[Worker], Awaitable[T]], worker: Worker | None, reply: Awaitable[T] | None) -> T:
        """Wait for the reply of the worker that was asked, if any, and ask another one if it ends before."""
        tried = self._long
        while True:
            try:
                if reply is None:
                    worker = await self._start_worker()
                    reply = ask(worker)
                return await reply
            except WorkerEnded as ended:
                if self._closed:
                    raise PoolClosed from ended
                if ended.begun and tried:
                    raise
                tried, reply = tried or ended.begun, None
            except asyncio.CancelledError:
                if self._closed and (task := asyncio.current_task()) is not None and not task.cancelling():
                    raise PoolClosed from None  # what waited for a thread was cancelled, and not the caller
                if self._long and worker is not None:
                    worker.kill()
                raise
            finally:
                if worker is not None and not worker.alive:
                    await worker.wait()  # so that there are never more processes than workers

    async def _start_worker(self) -> Worker:
        """Return a worker with the fewest calls, once it has started."""
        if self._closed:
            raise PoolClosed
        place = self._least_busy()
        if place.start is None or (place.start.done() and place.worker is None):
            place.start = asyncio.create_task(self._start())
        start, place.waiting = place.start, place.waiting + 1
        try:
            return await asyncio.shield(start)
        except asyncio.CancelledError:
            if start.cancelled():  # and not the caller
                raise WorkerEnded(begun=False) from None
            if self._long:
                start.cancel()
            raise
        finally:
            place.waiting -= 1

    def _least_busy(self) -> _Place:
        return min(self._places, key=lambda place: place.load)


class PoolOwner:
    """What has a pool of its own, and closes it at the end; an async context manager."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.pool.close()


class Thread:
    """One thread of this process, for where no other process is wanted."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="worker")

    def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, on_cost: Callable[[float], None] | None = None
    ) -> asyncio.Future[T]:
        """Have a function run there, after those already asked for. The reply raises what it raises.

        `on_cost` is told how much processor time it took (seconds).
        """
        loop = asyncio.get_running_loop()

        def run_timed() -> T:
            began = time.thread_time()
            try:
                return function(*arguments)
            finally:
                if on_cost is not None:
                    loop.call_soon_threadsafe(on_cost, time.thread_time() - began)

        return loop.run_in_executor(self._executor, run_timed)

    def kill(self) -> None:
        """End it, without waiting for what it does."""
        self._executor.shutdown(wait=False, cancel_futures=True)
