"""An event loop whose time passes only as far as the machine lets this process work.

On a busy machine every process waits for a processor again and again. No time-out of the bot or of a test may take that
for a person, a database or Discord being slow. So a turn of this loop, however long it takes, counts as `TURN` at most;
and while the loop waits for something, the time that a thread or a child of this process waited for a processor counts
little (Linux tells how long that was; elsewhere all of it counts). Time never passes faster than on the clock.
"""

from __future__ import annotations

import asyncio
import os
import selectors
from contextlib import suppress
from time import monotonic

from workers import heap

#: What a turn of the loop counts as at most (seconds).
TURN = 0.01
#: A wait up to this long counts as it is (seconds).
SHORT = 0.005
#: So does one that ended in time if it was for no longer than this: it is looked often enough without (seconds).
OFTEN = 0.1
#: As much of a wait counts at least, so that no time-out takes for ever.
LEAST = 1 / 8


class UnhurriedSelector(selectors.DefaultSelector):
    """Waits for events, and measures its loop's time."""

    def __init__(self) -> None:
        super().__init__()
        self._time = self._turned = monotonic()
        self._kept = waiting_time()

    def time(self) -> float:
        """The loop's time (seconds)."""
        return self._time + min(monotonic() - self._turned, TURN)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for events as every selector does."""
        self._time, began = self.time(), monotonic()
        self._turned = began
        found = super().select(timeout)
        self._turned = monotonic()
        self._time += self._counted(self._turned - began, timeout)
        return found

    def _counted(self, waited: float, asked: float | None) -> float:
        """What a wait counts as."""
        if waited <= SHORT or (asked is not None and asked < OFTEN and waited <= asked + SHORT):
            return waited
        before, self._kept = self._kept, waiting_time()
        kept = max((since - before.get(task, since) for task, since in self._kept.items()), default=0.0)
        return max(waited - kept, waited * LEAST, SHORT)


class UnhurriedLoop(asyncio.SelectorEventLoop):
    """The event loop."""

    def __init__(self) -> None:
        self._clock = UnhurriedSelector()
        super().__init__(self._clock)

    def time(self) -> float:
        """The loop's time (seconds)."""
        return self._clock.time()


def waiting_time(process: int | str = "self", generations: int = 2) -> dict[str, float]:
    """How long each thread of a process, of its children and of theirs has waited for a processor so far (seconds)."""
    found: dict[str, float] = {}
    with suppress(OSError):
        for thread in os.listdir(f"/proc/{process}/task"):
            found[thread] = heap.waiting_time(f"{process}/task/{thread}")
            if generations:
                with suppress(OSError):
                    for child in _read(f"/proc/{process}/task/{thread}/children").split():
                        found |= waiting_time(child, generations - 1)
    return found


def _read(path: str) -> str:
    with open(path, encoding="ascii") as file:
        return file.read()
