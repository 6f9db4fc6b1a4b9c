"""Serve people a few at a time, so that the first of many needn't wait for the last. Part of cogs/desk.

If everybody took turns on the event loop, nobody would have an answer before the work for all of them is nearly done.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

#: How many people are served at a time. With fewer, the disk and the drawing would idle.
ROOM = 12
#: After this long (seconds) a person no longer counts, so that a slow answer holds up nobody else's.
LONGEST = 0.02


class Turnstile:
    """Lets people in, in the order in which they come."""

    def __init__(self, room: int = ROOM, longest: float = LONGEST) -> None:
        self._room = asyncio.Semaphore(room)
        self._longest = longest

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[None]:
        """Wait for room, and take it up until the block ends or has taken too long."""
        await self._room.acquire()
        with ExitStack() as leaving:
            leaving.callback(self._room.release)
            patience = asyncio.get_running_loop().call_later(self._longest, leaving.close)
            leaving.callback(patience.cancel)
            yield
