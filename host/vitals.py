"""How the house is doing: its beats, how late the event loop is, since when it runs. Part of host.

Intervals are measured by the monotonic clock, which no change of the time of day touches.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

#: Seconds between two looks at how late the event loop is, and how many of them are remembered (two minutes).
TICK, REMEMBERED = 0.5, 240


class Vitals:
    """The signs of life of one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._born = self._beaten = clock()
        self._lags: deque[float] = deque(maxlen=REMEMBERED)
        self._tick: asyncio.TimerHandle | None = None
        #: How often the beat had to be begun anew.
        self.restarts = 0

    @property
    def age(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._born

    @property
    def silence(self) -> float:
        """Seconds since a sweep went well, or since the start."""
        return self._clock() - self._beaten

    @property
    def lag(self) -> float:
        """The most that the event loop was late in the last two minutes (seconds)."""
        return max(self._lags, default=0.0)

    def beat(self) -> None:
        """A sweep went well."""
        self._beaten = self._clock()

    def listen(self) -> None:
        """Begin to measure how late the running event loop is."""
        loop = asyncio.get_running_loop()
        due = loop.time() + TICK

        def tick() -> None:
            self._lags.append(max(0.0, loop.time() - due))
            self.listen()

        self._tick = loop.call_at(due, tick)

    def rest(self) -> None:
        """Measure no more."""
        if self._tick is not None:
            self._tick.cancel()
