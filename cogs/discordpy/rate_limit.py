"""Discord's limit of 50 requests a second, which discord.py leaves to us.

Interaction responses don't count towards it and are never delayed here.
"""

import asyncio
import time
from collections import deque

#: Requests of all processes together in any one second, a little below Discord's 50.
REQUESTS = 40


class RateLimit:
    """Allows `most` requests in any one second; the others wait in line."""

    def __init__(self, most: int = REQUESTS) -> None:
        self._sent: deque[float] = deque(maxlen=most)
        self._lock = asyncio.Lock()

    async def acquire(self) -> None:
        """Wait until one more request is allowed."""
        async with self._lock:
            if len(self._sent) == self._sent.maxlen:
                await asyncio.sleep(max(0.0, self._sent[0] + 1.0 - time.monotonic()))
            self._sent.append(time.monotonic())
