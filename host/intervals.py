"""How often something is done: again and again, at most at a rate, or again after it failed. Part of host.

Pauses follow the event loop's clock. `discord.ext.tasks` follows the machine's time of day instead: if that is set back
an hour, it does nothing for an hour; if it is set forward, it makes up for all that it missed at once.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable

import structlog

log = structlog.get_logger("repeater")


class Repeater:
    """Repeats work, pausing in between; a failure is logged, and the work goes on."""

    def __init__(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._seconds, self._work = seconds, work
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether the work is still being repeated."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Start now, cancelling work under way."""
        self.stop()
        self._task = asyncio.create_task(self._go_on(), name=getattr(self._work, "__name__", "repeater"))

    def stop(self) -> None:
        """Cancel work under way, and don't repeat it."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            try:
                await self._work()
            except Exception:
                log.exception("repeated work failed", work=getattr(self._work, "__name__", ""))
            await asyncio.sleep(self._seconds)


_MOST_KNOWN = 1024


class Rate:
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

    def note_failure(self, name: str) -> float:
        """Note a failure; return how many seconds to wait, longer each time."""
        _, before = self._until.get(name, (0.0, FIRST / 2))
        seconds = min(2 * before, LONGEST)
        self._until[name] = (self._clock() + seconds, seconds)
        return seconds

    def note_success(self, name: str) -> None:
        """Note a success: the next failure starts with the shortest wait again."""
        self._until.pop(name, None)
