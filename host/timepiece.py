"""A clock whose time of day never jumps. Part of host.

It reads the machine's time once and goes on by a steady clock that nobody can set. If the two drift apart, it moves
towards the machine's time slowly, so a table that was given five minutes gets a good part of them whatever happens to
the clock. Time counts while the machine sleeps. Each start takes the machine's time as it is.
"""

import time
from collections.abc import Callable

import structlog

log = structlog.get_logger("timepiece")

#: A difference that is corrected at once, and one that is logged (seconds).
SLACK, JUMP = 1.0, 60.0
#: How much faster or slower than the steady clock this one may run to catch up.
RATE = 0.5


#: Linux's steady clock that includes time asleep; None elsewhere.
_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def _steady() -> float:
    """Steady seconds, which include time asleep where the system can tell."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


class Timepiece:
    """The time of day in unix seconds; it never goes back."""

    def __init__(self, wall: Callable[[], float] = lambda: time.time(), steady: Callable[[], float] = _steady) -> None:
        self._wall, self._steady = wall, steady
        self._now, self._asked = wall(), steady()
        self._parted = False

    def __call__(self) -> float:
        """The time now (unix seconds)."""
        asked = self._steady()
        passed, self._asked = max(0.0, asked - self._asked), asked
        away = self._wall() - (self._now + passed)
        most = SLACK if abs(away) <= SLACK else RATE * passed
        self._now += max(0.0, passed + max(-most, min(away, most)))
        self._tell(away)
        return self._now

    @property
    def away(self) -> float:
        """How far the machine's time is ahead of this one (seconds); negative if behind."""
        return self._wall() - self()

    def _tell(self, away: float) -> None:
        parted = abs(away) > (SLACK if self._parted else JUMP)
        if parted and not self._parted:
            log.warning("system clock jumped", seconds=round(away))
        self._parted = parted
