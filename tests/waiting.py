"""Wait for what no event tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float) -> None:
    """Wait until this is true. Raises TimeoutError if it isn't after so many seconds."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(0.01)
