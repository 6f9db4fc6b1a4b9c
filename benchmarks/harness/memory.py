"""What the bot and the processes that it has started have in memory."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, Self

from tests.wire.bots.resources import family, memory_itself, niceness


class Memory(NamedTuple):
    """What the processes have in memory (MiB)."""

    bot: float
    drawing: float
    thinking: float

    @classmethod
    def of(cls, pid: int) -> Self:
        """Look at the bot and at what it has started: who draws is as urgent as the bot, who thinks is less."""
        bot, *helpers = family(pid)
        held = [(niceness(one) > niceness(bot), memory_itself(one)) for one in helpers]
        return cls(memory_itself(bot), *(sum(size for less, size in held if less is nice) for nice in (False, True)))

    @classmethod
    def mean(cls, looks: Sequence[Self]) -> Self:
        return cls(*map(fmean, zip(*looks, strict=True)))

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {size:.1f}" for name, size in self._asdict().items())
        return f"{parts}, total {sum(self):.1f} MiB"


def growth(looks: Sequence[Memory]) -> float:
    """Return how much more memory there is in the last quarter of the looks than in the quarter before (MiB)."""
    middle, late = (len(looks) * quarters // 4 for quarters in (2, 3))
    return sum(Memory.mean(looks[late:])) - sum(Memory.mean(looks[middle:late]))
