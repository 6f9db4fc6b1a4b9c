"""A clock for the time of day that knows when it was set. Part of host.

It reads the machine's time once and goes on by a steady clock that nobody can set. A small difference between the two
is made up for gradually. A machine whose clock was wrong at the start, such as one without a battery, sets it later:
this clock follows at once, and says by how much (`set_by`), so that whatever was running can be put off (`outages`).
Time counts while the machine sleeps.
"""

import time
from collections.abc import Callable

import structlog

from data import steady

log = structlog.get_logger("wall_clock")

#: A difference that is corrected at once, and one that is no drift: the machine's clock was set (seconds).
SLACK, JUMP = 1.0, 20.0
#: How much faster or slower than the steady clock this one may run to catch up: in less than a minute.
RATE = 0.5


class WallClock:
    """The time of day in unix seconds; it goes back only if the machine's clock is set back."""

    def __init__(self, wall: Callable[[], float] = lambda: time.time(), steady: Callable[[], float] = steady) -> None:
        self._wall, self.steady = wall, steady
        self._now, self._asked = wall(), steady()
        #: How far the machine's clock was set since the start, in all (seconds); negative is back.
        self.set_by = 0.0

    def __call__(self) -> float:
        """The time now (unix seconds)."""
        asked = self.steady()
        passed, self._asked = max(0.0, asked - self._asked), asked
        away = self._wall() - (self._now + passed)
        if abs(away) > JUMP:
            log.warning("system clock was set", seconds=round(away))
            self.set_by += away
            self._now += passed + away
            return self._now
        most = SLACK if abs(away) <= SLACK else RATE * passed
        self._now += max(0.0, passed + max(-most, min(away, most)))
        return self._now
