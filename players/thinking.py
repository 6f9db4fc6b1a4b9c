"""Computer players think in separate processes, so that nothing waits. Part of players/: imports rules, workers.

A worker starts when first needed, and is killed if it thinks too long or gets too large. Hints are made by the same
workers; `queue.py` says in which order.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Self, TypeVar, TypeVarTuple

from players import answer, weaker
from players.load import Load, Tally
from players.player import Question
from players.queue import Queue, Rank, Ticket
from players.random_player import RandomPlayer
from workers.worker import Ended, Failed, Worker

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

#: How much the bot's own work comes first.
NICE = 5
#: For each of these seconds that a choice has waited for a worker, the next weaker level makes it; so does it if the
#: level has lately thought for longer than this.
STEP = 3.0
#: How quickly a slow level is tried again: so much of its slowness is forgotten with each choice that it doesn't make.
FORGIVING = 0.2
#: How many levels are asked for one choice before chance decides.
ATTEMPTS = 2
#: How many calls of one rank may wait, computers' turns excepted.
MOST_WAITING = 100
#: A worker that uses more memory after a call is replaced (bytes).
MOST_MEMORY = 512 * 2**20


class Closed(Exception):
    """The choice was abandoned because the pool closed; ask again after the next start."""


class Busy(Exception):
    """Too much waits already; ask again later."""


class NoAnswer(Exception):
    """The call failed or took too long; the log says why."""


@dataclass(slots=True)
class _Slot:
    """A place for a worker, which holds one while it runs.

    `waited` is how long the caller waited for the place, `lasted` how long the last call took (seconds).
    """

    worker: Worker | None = None
    waited: float = 0.0
    lasted: float = 0.0


class Thinkers:
    """A pool of workers for all tables, as an async context manager.

    A choice takes at most `budget` seconds of thinking, after waiting for a free worker and, if necessary, for a new
    one to start. If a level doesn't answer, the next weaker one does, and at last the random player; the log says why.
    """

    def __init__(
        self, workers: int = 1, budget: float = 5.0, *, step: float = STEP, most_memory: int = MOST_MEMORY
    ) -> None:
        self._budget, self._step, self._most_memory = budget, step, most_memory
        # The worker used last is reused first, so that no more start than necessary.
        self._free = [_Slot() for _ in range(workers)]
        self._queue: Queue[asyncio.Future[_Slot]] = Queue()
        self._workers: set[Worker] = set()
        self._tally = Tally()
        self._lasts: dict[tuple[str, str], float] = {}
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop all workers; open choices raise Closed."""
        self._closed = True
        while self._queue:
            if not (waiting := self._queue.take().item).done():
                waiting.set_exception(Closed())
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._workers))

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the running workers."""
        return tuple(worker.pid for worker in self._workers if worker.alive)

    @property
    def load(self) -> Load:
        """How busy the computer players are."""
        return self._tally.load(len(self._queue))

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[str], seed: int | str) -> str:
        """Choose a legal action at this level for the seat with this view. Raises Closed."""
        return await self.answer(Question(game, level, view, tuple(legal), seed))

    async def answer(self, question: Question, *, rank: Rank = Rank.TURN, asker: str = "") -> str:
        """Choose one of the question's legal actions, or perhaps another if not all are listed. Raises Closed.

        If the choice waits for long or its level is slow, and people wait too, a weaker level makes it. `asker` is the
        table; the tables share the workers fairly.
        """
        async with self._slot(rank, asker) as slot:
            asked = self._within_means(question, slot.waited) if rank is Rank.TURN else question
            for _ in range(ATTEMPTS):
                text = await self._attempt(slot, asked)
                if text is not None:
                    self._tally.note(slot.waited, weaker=asked.level != question.level)
                    return text
                if (below := weaker(asked.game, asked.level)) == asked.level:
                    break
                asked = replace(asked, level=below)
            self._tally.note(slot.waited, random=True)
        log.warning("a random action is played for %s of %s", question.level, question.game)
        return RandomPlayer().choose(question.view, question.legal, question.rng)

    async def run(
        self,
        function: Callable[[*Ts], T],
        *arguments: *Ts,
        rank: Rank = Rank.HINT,
        asker: str = "",
        budget: float | None = None,
        patience: float | None = None,
    ) -> T:
        """Run a module's function in a worker, when everything more urgent is done.

        It gets `budget` seconds (usually those of a choice) after waiting for a worker, for at most `patience` seconds.
        Nothing else runs on its worker meanwhile, so long work asks in pieces of a second or less. Raises Busy,
        NoAnswer, Closed.
        """
        if self._queue.waiting(rank) >= MOST_WAITING:
            raise Busy
        async with self._slot(rank, asker, patience) as slot:
            try:
                return await self._call(slot, budget or self._budget, function, *arguments)
            except (Failed, Ended, TimeoutError, OSError) as error:
                log.error("%s gave no answer: %r", function.__name__, error)
                raise NoAnswer from error

    def _within_means(self, question: Question, waited: float) -> Question:
        """The same question to a level for which there is time."""
        level = weaker(question.game, question.level, int(waited / self._step))
        while (lasts := self._lasts.get((question.game, level), 0.0)) > self._step:
            self._lasts[question.game, level] = (1 - FORGIVING) * lasts
            level, above = weaker(question.game, level), level
            if level == above:
                break
        return replace(question, level=level)

    async def _attempt(self, slot: _Slot, question: Question) -> str | None:
        """Ask a level once; None if it gives no answer, or not a legal one. Raises Closed."""
        try:
            text = await self._call(slot, self._budget, answer, question)
            self._lasted(question, slot.lasted)
            if text in question.legal or not question.whole:
                return text
            log.error("%s of %s chose an action that isn't legal: %r", question.level, question.game, text)
        except Closed:
            raise
        except Failed as failure:
            log.error("%s of %s failed: %s", question.level, question.game, failure)
        except Exception as error:
            if isinstance(error, TimeoutError):
                self._lasted(question, slot.lasted)
            log.warning("%s of %s gave no answer: %r", question.level, question.game, error)
        return None

    def _lasted(self, question: Question, seconds: float) -> None:
        """Note how long a level has thought."""
        key = (question.game, question.level)
        self._lasts[key] = (self._lasts.get(key, 0.0) + seconds) / 2

    async def _call(self, slot: _Slot, budget: float, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function in the slot's worker. Raises Closed, Failed, TimeoutError, and what starting a worker does."""
        usable, began = False, None
        try:
            if slot.worker is None or not slot.worker.alive:
                slot.worker = await self._start()
            began = time.monotonic()
            async with asyncio.timeout(budget):
                result = await slot.worker.run(function, *arguments)
            usable = slot.worker.memory <= self._most_memory
            return result
        except Failed:
            usable = True
            raise
        except Exception as error:
            if self._closed:
                raise Closed from error
            raise
        finally:
            slot.lasted = 0.0 if began is None else time.monotonic() - began
            # A worker abandoned in the middle of a call would answer it in reply to the next one.
            if not usable and slot.worker is not None:
                slot.worker.kill()
                slot.worker = None

    @asynccontextmanager
    async def _slot(self, rank: Rank, asker: str, patience: float | None = None) -> AsyncIterator[_Slot]:
        """Wait for a slot and use it. Raises Closed, Busy."""
        if self._closed:
            raise Closed
        asked = time.monotonic()
        ticket: Ticket[asyncio.Future[_Slot]] = self._queue.put(asyncio.get_running_loop().create_future(), rank, asker)
        self._serve()
        try:
            async with asyncio.timeout(patience):
                slot = await ticket.item
        except BaseException as error:
            self._queue.remove(ticket)
            if ticket.item.done() and not ticket.item.cancelled() and ticket.item.exception() is None:
                self._queue.spend(ticket, 0.0)
                self._release(ticket.item.result())  # it came at the moment in which nobody wanted it any more
            if isinstance(error, TimeoutError):
                raise Busy from error
            raise
        began = time.monotonic()
        slot.waited = began - asked
        try:
            yield slot
        finally:
            self._queue.spend(ticket, time.monotonic() - began)
            self._release(slot)

    def _release(self, slot: _Slot) -> None:
        self._free.append(slot)
        self._serve()

    def _serve(self) -> None:
        """Hand the free slots to those who wait."""
        if self._closed:
            return
        while self._free and self._queue:
            ticket = self._queue.take()
            if ticket.item.done():  # its caller was cancelled
                self._queue.spend(ticket, 0.0)
            else:
                ticket.item.set_result(self._free.pop())

    async def _start(self) -> Worker:
        """Start a worker and wait until it is ready."""
        if self._closed:
            raise Closed
        self._workers = {worker for worker in self._workers if worker.alive}
        worker = await Worker.start(NICE)
        self._workers.add(worker)
        if self._closed:
            worker.kill()
            raise Closed
        return worker
