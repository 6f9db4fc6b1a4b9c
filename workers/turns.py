"""Whose turn it is: places, such as workers, that those who wait take in a fair order. Part of workers/.

What people wait for comes first. Among the equally urgent, whoever has had the least of the workers' time comes first,
so that a table with five computers delays another no more than a table with one, and somebody who orders twelve films
delays others no more than somebody who orders one.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from workers.worker import WorkerEnded

P = TypeVar("P")
T = TypeVar("T")

#: Of how many askers it is remembered what they have had; then all begin anew.
MOST_REMEMBERED = 1000


class Rank(IntEnum):
    """How urgent something is; the lowest comes first."""

    #: A computer's turn at a table with people.
    TURN = 0
    #: What a person has asked, and waits for.
    HINT = 1
    #: A computer's turn at a table without people.
    ALONE = 2
    #: What a person wants to look at: a moment of a table's game, a picture.
    LOOK = 3
    #: The same of a game file that somebody has brought along.
    FILE = 4
    #: Long work, such as a film or a review.
    LONG = 5


@dataclass(frozen=True, slots=True)
class Ticket(Generic[T]):
    """Something that waits; `asker` is who shares the workers' time with others, such as a table or a person."""

    item: T
    rank: Rank
    asker: str
    number: int


class Queue(Generic[T]):
    """What waits for a worker, in a fair order (start-time fair queueing).

    For no asker more than `each` things are worked on at once.
    """

    def __init__(self, each: int | None = None) -> None:
        self._each = each
        self._waiting: dict[int, Ticket[T]] = {}
        self._number = 0
        # By rank: the time that is over for everybody, and how far beyond it some askers have had theirs.
        self._over: defaultdict[Rank, float] = defaultdict(float)
        self._had: dict[tuple[Rank, str], float] = {}
        self._working: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting(self, rank: Rank) -> int:
        """How many of this rank wait."""
        return sum(ticket.rank is rank for ticket in self._waiting.values())

    def put(self, item: T, rank: Rank, asker: str) -> Ticket[T]:
        """Let something wait."""
        self._number += 1
        ticket = self._waiting[self._number] = Ticket(item, rank, asker, self._number)
        return ticket

    def take(self) -> Ticket[T] | None:
        """Remove what is next, which is then worked on; None if there is nothing that can be."""
        ready = [one for one in self._waiting.values() if self._each is None or self._working[one.asker] < self._each]
        ticket = min(ready, key=lambda one: (one.rank, self._start(one), one.number), default=None)
        if ticket is not None:
            del self._waiting[ticket.number]
            self._over[ticket.rank] = self._start(ticket)
            self._working[ticket.asker] += 1
        return ticket

    def remove(self, ticket: Ticket[T]) -> None:
        """Remove something, if it still waits."""
        self._waiting.pop(ticket.number, None)

    def clear(self) -> tuple[Ticket[T], ...]:
        """Remove everything that waits, and return it."""
        waiting = tuple(self._waiting.values())
        self._waiting.clear()
        return waiting

    def spend(self, ticket: Ticket[T], seconds: float) -> None:
        """Note that the work on something has ended, and how much of the workers' time it took (seconds)."""
        self._working -= Counter((ticket.asker,))  # those with nothing left are forgotten
        self._had[ticket.rank, ticket.asker] = self._start(ticket) + seconds
        if not (self._waiting or self._working) or len(self._had) > MOST_REMEMBERED:
            self._had.clear()
            self._over.clear()

    def _start(self, ticket: Ticket[T]) -> float:
        """What its asker has had. The time in which it asked for nothing isn't saved up."""
        return max(self._had.get((ticket.rank, ticket.asker), 0.0), self._over[ticket.rank])


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
