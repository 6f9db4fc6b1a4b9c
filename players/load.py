"""How busy the computer players are. Part of players/: imports the standard library.

A level that has no time to think is replaced by the next weaker one; whoever runs the bot should know.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile

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


class Tally:
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
        """The load while so many calls wait."""
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
