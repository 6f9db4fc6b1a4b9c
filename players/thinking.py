"""Computer players think in separate processes, so that nothing waits. Part of players/: imports rules, workers.

A worker starts when first needed, and is killed if it thinks too long.
"""

import asyncio
import logging
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from players import answer
from players.player import Question
from players.random_player import RandomPlayer
from workers import Failed, Worker

log = logging.getLogger(__name__)

#: How much the bot's own work, and what people wait for, comes first.
NICE = 5


class Closed(Exception):
    """The choice was abandoned because the pool closed; ask again after the next start."""


class Thinkers:
    """A pool of workers for all tables, as an async context manager.

    A choice takes at most `budget` seconds of thinking, after waiting for a free worker and, if necessary, for a new
    one to start. If anything goes wrong, the random player answers instead, and the log says why.
    """

    def __init__(self, workers: int = 1, budget: float = 5.0) -> None:
        self._budget = budget
        # The worker used last is reused first, so that no more start than necessary.
        self._slots: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._slots.put_nowait(None)
        self._workers: set[Worker] = set()
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
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._workers))

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the running workers."""
        return tuple(worker.pid for worker in self._workers if worker.alive)

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[str], seed: int | str) -> str:
        """Choose a legal action at this level for the seat with this view. Raises Closed."""
        return await self.answer(Question(game, level, view, tuple(legal), seed))

    async def answer(self, question: Question) -> str:
        """Choose one of the question's legal actions, or perhaps another if not all are listed. Raises Closed."""
        worker, usable = await self._slots.get(), False
        try:
            if worker is None or not worker.alive:
                worker = await self._start()
            async with asyncio.timeout(self._budget):
                text = await worker.run(answer, question)
            usable = True
            if text in question.legal or not question.whole:
                return text
            log.error(
                "%s of %s chose an action that isn't legal, so a random one is played: %r",
                question.level,
                question.game,
                text,
            )
        except Failed as failure:
            usable = True
            log.error("%s of %s failed, so a random action is played: %s", question.level, question.game, failure)
        except Exception as error:
            if self._closed:
                raise Closed from error
            log.warning(
                "%s of %s gave no answer, so a random action is played: %r", question.level, question.game, error
            )
        finally:
            # A worker abandoned in the middle of a question would answer it in reply to the next one.
            if worker is not None and not usable:
                worker.kill()
            self._slots.put_nowait(worker if usable else None)
        return RandomPlayer().choose(question.view, question.legal, question.rng)

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
