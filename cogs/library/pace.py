"""Keeping to Discord's limit of 50 requests a second, which the library does not do by itself. Part of cogs/library.

Answers to interactions do not count and are never held up here.
"""

import asyncio
import time
from collections import deque

#: A little less than the 50 that Discord allows in any one second.
MOST = 40


class Pace:
    """Lets through so many steps in any second; whoever is early waits in line."""

    def __init__(self, most: int = MOST) -> None:
        self._made: deque[float] = deque(maxlen=most)
        self._line = asyncio.Lock()

    async def step(self) -> None:
        """Wait until one more is allowed."""
        async with self._line:
            if len(self._made) == self._made.maxlen:
                await asyncio.sleep(max(0.0, self._made[0] + 1.0 - time.monotonic()))
            self._made.append(time.monotonic())
