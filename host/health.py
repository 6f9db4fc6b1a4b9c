"""The health of the process: successful sweeps, event loop lag, uptime, and its free memory. Part of host.

Intervals follow the monotonic clock, which no change of the time of day affects.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from host.intervals import Repeater
from workers.heap import Heap

#: Seconds between two measurements of the event loop's lag, and how many are kept (two minutes' worth).
TICK, REMEMBERED = 0.5, 240


class Health:
    """The health of one process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._born = self._beaten = clock()
        self._lags: deque[float] = deque(maxlen=REMEMBERED)
        self._tick: asyncio.TimerHandle | None = None
        #: How often the sweep had to be restarted.
        self.restarts = 0
        #: Whether the database's files are gone, so that nothing can be saved.
        self.database_gone = False

    @property
    def age(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._born

    @property
    def silence(self) -> float:
        """Seconds since the last successful sweep, or since the start."""
        return self._clock() - self._beaten

    @property
    def lag(self) -> float:
        """The event loop's worst lag in the last two minutes (seconds)."""
        return max(self._lags, default=0.0)

    def beat(self) -> None:
        """Note a successful sweep."""
        self.database_gone = False
        self._beaten = self._clock()

    def listen(self) -> None:
        """Start measuring the running event loop's lag."""
        loop = asyncio.get_running_loop()
        due = loop.time() + TICK

        def tick() -> None:
            self._lags.append(max(0.0, loop.time() - due))
            self.listen()

        self._tick = loop.call_at(due, tick)

    def rest(self) -> None:
        """Stop measuring."""
        if self._tick is not None:
            self._tick.cancel()


#: How often (seconds). When very many move at once, an eighth of the memory is free soon after and isn't used again.
EVERY = 20.0


class FreeMemory:
    """Gives free memory back now and then."""

    def __init__(self) -> None:
        self._heap = Heap()
        self.repeater = Repeater(EVERY, self.give_back)

    async def give_back(self) -> None:
        """Give free memory back, on a thread beside the event loop."""
        self._heap.dirty = True
        await asyncio.to_thread(self._heap.give_back)
