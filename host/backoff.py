"""How long to wait before retrying something that failed. Part of host."""

import time
from collections.abc import Callable

#: The first wait and the longest one (seconds); each is twice as long as the one before.
FIRST, LONGEST = 2.0, 600.0


class Backoff:
    """Remembers what failed and when to retry it, by the monotonic clock."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: dict[str, tuple[float, float]] = {}

    def resting(self) -> set[str]:
        """What must not be retried yet."""
        moment = self._clock()
        return {name for name, (until, _) in self._until.items() if until > moment}

    def failed(self, name: str) -> float:
        """Note a failure; return how many seconds to wait, longer each time."""
        _, before = self._until.get(name, (0.0, FIRST / 2))
        seconds = min(2 * before, LONGEST)
        self._until[name] = (self._clock() + seconds, seconds)
        return seconds

    def succeeded(self, name: str) -> None:
        """Note a success: the next failure starts with the shortest wait again."""
        self._until.pop(name, None)
