"""A few workers for calls that may wait behind each other. Part of workers/: imports the standard library."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple

from workers.worker import Ended, Worker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Pool:
    """At most `size` workers, started when they are needed.

    A worker that dies, or is busy with one call for more than `patience` seconds, is replaced. What it was busy with is
    tried once more, and what was waiting behind that loses nothing.
    """

    def __init__(self, size: int, patience: float) -> None:
        self._patience = patience
        self._starts: list[asyncio.Task[Worker] | None] = [None] * size
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the running workers."""
        return tuple(worker.pid for worker in map(_started, self._starts) if worker is not None)

    def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> Coroutine[Any, Any, T]:
        """Have a module's function run in a worker, which is asked at once if it is ready; return its result.

        Raises Failed if the function raises, Ended, OSError, and what pickling raises.
        """
        worker = None if self._closed else _started(self._starts[self._least_busy_index()])
        return self._run(None if worker is None else worker.ask(function, *arguments), function, *arguments)

    async def close(self) -> None:
        """Stop all workers; open calls raise Ended."""
        self._closed = True
        starts = [start for start in self._starts if start is not None]
        for start in starts:
            start.cancel()
        await asyncio.gather(*starts, return_exceptions=True)
        workers = [start.result() for start in starts if _succeeded(start)]
        for worker in workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in workers))

    async def _run(self, reply: asyncio.Future[T] | None, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Wait for the reply of the worker that was asked, if any, and ask another one if it ends before."""
        tried = False
        while True:
            try:
                if reply is not None:
                    return await reply
                worker = await self._least_busy()
                return await worker.run(function, *arguments)
            except Ended as ended:
                if self._closed or (ended.begun and tried):
                    raise
                tried, reply = tried or ended.begun, None

    async def _least_busy(self) -> Worker:
        """Return a worker with the fewest calls; one that runs already is preferred to a new one."""
        if self._closed:
            raise Ended(begun=False)
        index = self._least_busy_index()
        start = self._starts[index]
        if start is None or (start.done() and _started(start) is None):
            start = self._starts[index] = asyncio.create_task(Worker.start(patience=self._patience))
        try:
            return await asyncio.shield(start)
        except asyncio.CancelledError:
            if start.cancelled():  # and not the caller
                raise Ended(begun=False) from None
            raise

    def _least_busy_index(self) -> int:
        return min(range(len(self._starts)), key=self._load)

    def _load(self, index: int) -> tuple[int, bool]:
        worker = _started(self._starts[index])
        return (0, True) if worker is None else (worker.waiting, False)


def _succeeded(start: asyncio.Task[Worker]) -> bool:
    return start.done() and not start.cancelled() and start.exception() is None


def _started(start: asyncio.Task[Worker] | None) -> Worker | None:
    """Return the worker if it has started and lives."""
    if start is None or not _succeeded(start):
        return None
    return start.result() if start.result().alive else None
