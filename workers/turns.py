"""Places that those who wait take in a fair order, such as workers. Part of workers/: imports the standard library."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from workers.queue import Queue, Rank, Ticket
from workers.worker import WorkerEnded

P = TypeVar("P")


class PoolClosed(WorkerEnded):
    """There are no places any more: the bot is stopping."""

    def __init__(self) -> None:
        super().__init__(begun=False)


class Busy(Exception):
    """Too much waits already; ask again later."""


class Turns(Generic[P]):
    """Hands places to those who wait; no asker has more than `each` at once."""

    def __init__(self, places: Iterable[P], each: int | None = None) -> None:
        # The place used last is reused first, so that no more workers start than necessary.
        self._free = list(places)
        self._queue: Queue[asyncio.Future[P]] = Queue(each)
        self._closed = False

    def __len__(self) -> int:
        return len(self._queue)

    def check(self, rank: Rank, most: int) -> None:
        """Raise Busy if as many of this rank wait as may, those that free places are for not counted."""
        if self._queue.waiting(rank) >= most + len(self._free):
            raise Busy

    def close(self) -> None:
        """Hand out no more places; whoever waits raises PoolClosed."""
        self._closed = True
        for ticket in self._queue.clear():
            if not ticket.item.done():
                ticket.item.set_exception(PoolClosed())

    @asynccontextmanager
    async def place(self, rank: Rank, asker: str, patience: float | None = None) -> AsyncIterator[P]:
        """Wait for a place, for at most `patience` seconds, and use it. Raises PoolClosed, Busy."""
        if self._closed:
            raise PoolClosed
        ticket: Ticket[asyncio.Future[P]] = self._queue.put(asyncio.get_running_loop().create_future(), rank, asker)
        self._serve()
        try:
            async with asyncio.timeout(patience):
                place = await ticket.item
        except BaseException as error:
            self._queue.remove(ticket)
            if ticket.item.done() and not ticket.item.cancelled() and ticket.item.exception() is None:
                # It came at the moment in which nobody wanted it any more.
                self._release(ticket, ticket.item.result(), 0.0)
            if isinstance(error, TimeoutError):
                raise Busy from error
            raise
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            yield place
        finally:
            self._release(ticket, place, loop.time() - began)

    def _release(self, ticket: Ticket[asyncio.Future[P]], place: P, seconds: float) -> None:
        self._queue.spend(ticket, seconds)
        self._free.append(place)
        self._serve()

    def _serve(self) -> None:
        """Hand the free places to those who wait."""
        while not self._closed and self._free and (ticket := self._queue.take()) is not None:
            if ticket.item.done():  # its caller was cancelled
                self._queue.spend(ticket, 0.0)
            else:
                ticket.item.set_result(self._free.pop())
