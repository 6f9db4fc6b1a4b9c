"""How long what has failed is left alone. Part of host."""

import time
from collections.abc import Callable

#: The first rest and the longest one (seconds); each is twice as long as the one before.
FIRST, LONGEST = 2.0, 600.0


class Backoff:
    """Who rests until when, by the monotonic clock."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: dict[str, tuple[float, float]] = {}

    def resting(self) -> set[str]:
        """Who rests at this moment."""
        moment = self._clock()
        return {name for name, (until, _) in self._until.items() if until > moment}

    def failed(self, name: str) -> float:
        """Let it rest, longer each time; for how many seconds."""
        _, before = self._until.get(name, (0.0, FIRST / 2))
        seconds = min(2 * before, LONGEST)
        self._until[name] = (self._clock() + seconds, seconds)
        return seconds

    def succeeded(self, name: str) -> None:
        """It went well again."""
        self._until.pop(name, None)
