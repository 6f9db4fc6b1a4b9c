"""A few workers for calls that may wait behind each other. Part of workers/: imports the standard library."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

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

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a module's function in a worker. Raises Failed if it raises, Ended, OSError, and what pickling raises."""
        tried = False
        while True:
            worker = await self._least_busy()
            try:
                return await worker.run(function, *arguments)
            except Ended as ended:
                if self._closed or (ended.begun and tried):
                    raise
                tried = tried or ended.begun

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

    async def _least_busy(self) -> Worker:
        """Return a worker with the fewest calls; one that runs already is preferred to a new one."""
        if self._closed:
            raise Ended(begun=False)
        place = min(range(len(self._starts)), key=self._load)
        start = self._starts[place]
        if start is None or (start.done() and _started(start) is None):
            start = self._starts[place] = asyncio.create_task(Worker.start(patience=self._patience))
        return await asyncio.shield(start)

    def _load(self, place: int) -> tuple[int, bool]:
        worker = _started(self._starts[place])
        return (0, True) if worker is None else (worker.waiting, False)


def _succeeded(start: asyncio.Task[Worker]) -> bool:
    return start.done() and not start.cancelled() and start.exception() is None


def _started(start: asyncio.Task[Worker] | None) -> Worker | None:
    """Return the worker if it has started and lives."""
    if start is None or not _succeeded(start):
        return None
    return start.result() if start.result().alive else None
