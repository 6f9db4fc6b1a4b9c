"""What the bot and the processes that it has started have in memory."""

import asyncio
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, Self

from testbed.resources import family, memory_itself, niceness

#: Seconds between two samples.
EVERY = 1.0


class MemoryUse(NamedTuple):
    """What the processes have in memory (MiB)."""

    bot: float
    drawing: float
    thinking: float

    @classmethod
    def of(cls, pid: int) -> Self:
        """Measure the bot and the processes that it has started. Those that think run at a lower priority than it."""
        bot, *helpers = family(pid)
        held = [(niceness(one) > niceness(bot), memory_itself(one)) for one in helpers]
        return cls(memory_itself(bot), *(sum(size for less, size in held if less is nice) for nice in (False, True)))

    @classmethod
    def mean(cls, samples: Sequence[Self]) -> Self:
        """Return the mean of several samples, part by part."""
        return cls(*map(fmean, zip(*samples, strict=True)))

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {size:.1f}" for name, size in self._asdict().items())
        return f"{parts}, total {sum(self):.1f} MiB"


class Samples:
    """The memory of a bot and of what it has started, sampled every second."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.taken = [MemoryUse.of(pid)]
        self._reported = 0

    async def watch(self) -> None:
        """Take samples until this is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            self.taken.append(MemoryUse.of(self._pid))

    def report(self) -> str:
        """Return the mean since the last report, and the most."""
        latest = self.taken[self._reported :] or self.taken[-1:]
        self._reported = len(self.taken)
        return f"{MemoryUse.mean(latest)}, most {max(map(sum, latest)):.1f}"

    @property
    def most(self) -> float:
        """The largest total (MiB)."""
        return max(map(sum, self.taken))

    @property
    def growth(self) -> float:
        """How much larger the mean total is in the last quarter of the samples than in the quarter before (MiB)."""
        third, last = (len(self.taken) * quarters // 4 for quarters in (2, 3))
        return sum(MemoryUse.mean(self.taken[last:])) - sum(MemoryUse.mean(self.taken[third:last]))
