"""How often the same thing is done, such as renewing a message. Part of host."""

import time
from collections.abc import Callable, Hashable

_MOST_KNOWN = 1024


class Pace:
    """Lets each name do `burst` things at once, and then one every `interval` seconds of the monotonic clock."""

    def __init__(self, burst: int, interval: float, clock: Callable[[], float] | None = None) -> None:
        self.interval = interval
        self._burst = burst
        self._clock = clock or (lambda: time.monotonic())
        #: When each name has used up its slots (seconds); in the past, it has all of them.
        self._used_until: dict[Hashable, float] = {}

    def wait(self, name: Hashable) -> float:
        """How long it is until the name's next slot (seconds), without taking it."""
        now = self._clock()
        return max(0.0, self._used_until.get(name, now) - (self._burst - 1) * self.interval - now)

    def pause(self, name: Hashable) -> float:
        """Take the name's next slot, and return how long it is until then (seconds)."""
        now = self._clock()
        if len(self._used_until) >= _MOST_KNOWN:
            self._used_until = {known: until for known, until in self._used_until.items() if until > now}
        until = max(now, self._used_until.get(name, now))
        self._used_until[name] = until + self.interval
        return max(0.0, until - (self._burst - 1) * self.interval - now)
