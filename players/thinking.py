"""Computer players think in separate processes, so that nothing waits. Part of players/: imports rules, workers.

A worker starts when first needed, and is killed if it thinks too long or gets too large. Hints are made by the same
workers; `workers/turns.py` says in which order. A level that has no time to think is replaced by the next weaker one;
whoever runs the bot should know, so the load is counted.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TypeVar, TypeVarTuple

from players import answer, weaker
from players.player import Question, RandomPlayer
from workers.pool import Pool, PoolOwner
from workers.turns import Busy, PoolClosed, Rank
from workers.worker import KEPT, Failed, WorkerEnded

#: How long something counts as recent (seconds), and how many choices are remembered at most.
LATELY, MOST = 600.0, 10_000


@dataclass(frozen=True, slots=True)
class Load:
    """How busy the computer players are at one moment.

    `waiting` counts what waits for a worker, hints and reviews included; `longest` is how long a choice has waited, of
    those of the last ten minutes (seconds). `choices`, `weaker` and `random` count all choices since the start, those
    of a weaker level, and those made at random because no level answered; `lately` counts both in the last ten minutes.
    """

    waiting: int = 0
    longest: float = 0.0
    choices: int = 0
    weaker: int = 0
    random: int = 0
    lately: int = 0


@dataclass(frozen=True, slots=True)
class _Choice:
    at: float
    waited: float
    as_asked: bool


class LoadCounter:
    """Counts choices."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._recent: deque[_Choice] = deque(maxlen=MOST)
        self._choices = self._weaker = self._random = 0

    def note(self, waited: float, *, weaker: bool = False, random: bool = False) -> None:
        """Note a choice that waited this long for a worker (seconds), and whether a weaker level or chance made it."""
        self._choices += 1
        self._weaker += weaker
        self._random += random
        self._recent.append(_Choice(self._clock(), waited, not (weaker or random)))

    def load(self, waiting: int) -> Load:
        """The load while `waiting` calls wait."""
        since = self._clock() - LATELY
        recent = list(takewhile(lambda choice: choice.at >= since, reversed(self._recent)))
        return Load(
            waiting,
            max((choice.waited for choice in recent), default=0.0),
            self._choices,
            self._weaker,
            self._random,
            sum(not choice.as_asked for choice in recent),
        )


log = logging.getLogger(__name__)

__all__ = ["Busy", "NoAnswer", "PoolClosed", "Thinkers"]

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


class NoAnswer(Exception):
    """The call failed or took too long; the log says why."""


class Thinkers(PoolOwner):
    """A pool of workers for all tables, as an async context manager; once it is closed, open choices raise PoolClosed.

    A choice takes at most `budget` seconds of thinking, after waiting for a free worker and, if necessary, for a new
    one to start. If a level doesn't answer, the next weaker one does, and at last the random player; the log says why.
    """

    def __init__(self, workers: int = 1, budget: float = 5.0, *, step: float = STEP, most_memory: int = KEPT) -> None:
        super().__init__(Pool(workers, budget, nice=NICE, kept=most_memory, long=True))
        self._budget, self._step = budget, step
        self._tally = LoadCounter()
        self._lasts: dict[tuple[str, str], float] = {}

    @property
    def load(self) -> Load:
        """How busy the computer players are."""
        return self._tally.load(len(self.pool))

    async def answer(self, question: Question, *, rank: Rank = Rank.TURN, asker: str = "") -> str:
        """Choose one of the question's legal actions, or perhaps another if not all are listed. Raises PoolClosed.

        If the choice waits for long or its level is slow, and people wait too, a weaker level makes it. `asker` is the
        table; the tables share the workers fairly.
        """
        async with self.pool.turn(rank, asker) as waited:
            asked = self._within_means(question, waited) if rank is Rank.TURN else question
            for _ in range(ATTEMPTS):
                text = await self._attempt(asked)
                if text is not None:
                    self._tally.note(waited, weaker=asked.level != question.level)
                    return text
                if (below := weaker(asked.game, asked.level)) == asked.level:
                    break
                asked = replace(asked, level=below)
            self._tally.note(waited, random=True)
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
        on_cost: Callable[[float], None] | None = None,
    ) -> T:
        """Run a module's function in a worker, when everything more urgent is done.

        It gets `budget` seconds (usually those of a choice) after waiting for a worker, for at most `patience` seconds.
        Nothing else runs on its worker meanwhile, so long work asks in pieces of a second or less. `on_cost` is told
        how much processor time it took (seconds). Raises Busy, NoAnswer, PoolClosed.
        """
        self.pool.check(rank, MOST_WAITING)
        async with self.pool.turn(rank, asker, patience):
            try:
                return await self.pool.run(function, *arguments, patience=budget or self._budget, on_cost=on_cost)
            except PoolClosed:
                raise
            except (Failed, WorkerEnded, OSError) as error:
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

    async def _attempt(self, question: Question) -> str | None:
        """Ask a level once; None if it gives no answer, or not a legal one. Raises PoolClosed."""
        began = time.monotonic()
        try:
            text = await self.pool.run(answer, question, patience=self._budget)
            self._note_time(question, time.monotonic() - began)
            if text in question.legal or not question.whole:
                return text
            log.error("%s of %s chose an action that isn't legal: %r", question.level, question.game, text)
        except PoolClosed:
            raise
        except Failed as failure:
            log.error("%s of %s failed: %s", question.level, question.game, failure)
        except Exception as error:
            if isinstance(error, WorkerEnded):
                self._note_time(question, time.monotonic() - began)
            log.warning("%s of %s gave no answer: %r", question.level, question.game, error)
        return None

    def _note_time(self, question: Question, seconds: float) -> None:
        """Note how long a level has thought."""
        key = (question.game, question.level)
        self._lasts[key] = (self._lasts.get(key, 0.0) + seconds) / 2
