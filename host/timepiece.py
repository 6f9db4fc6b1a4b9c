"""The house's time of day, which never jumps. Part of host.

It is read from the machine once and carried on by a clock that nobody can put forward or back. When the two part, the
machine's time is approached slowly: a table that was given five minutes gets a good part of them, whatever is done to
the clock. Time during which the machine slept has passed; a start takes the machine's time as it is.
"""

import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("timepiece")

#: A difference that is made up at once (seconds), and one that is told.
SLACK, JUMP = 1.0, 60.0
#: How much faster or slower than the steady clock this one may run until it is right again.
RATE = 0.5


def _steady() -> float:
    """Seconds that pass while the machine sleeps too, where it can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Timepiece:
    """The time of day in unix seconds; never earlier than it was the last time it was asked."""

    def __init__(self, wall: Callable[[], float] = lambda: time.time(), steady: Callable[[], float] = _steady) -> None:
        self._wall, self._steady = wall, steady
        self._now, self._asked = wall(), steady()
        self._parted = False

    def __call__(self) -> float:
        """What time it is."""
        asked = self._steady()
        passed, self._asked = max(0.0, asked - self._asked), asked
        away = self._wall() - (self._now + passed)
        most = SLACK if abs(away) <= SLACK else RATE * passed
        self._now += max(0.0, passed + max(-most, min(away, most)))
        self._tell(away)
        return self._now

    @property
    def away(self) -> float:
        """How much later the machine says it is (seconds); negative if earlier."""
        return self._wall() - self()

    def _tell(self, away: float) -> None:
        parted = abs(away) > (SLACK if self._parted else JUMP)
        if parted and not self._parted:
            log.warning("the machine's clock has jumped", seconds=round(away))
        self._parted = parted
