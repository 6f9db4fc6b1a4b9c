"""Wait for what no event tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

#: How long anything is waited for that should happen at once (seconds): for ever, but for a mistake. If others want the
#: processors, a second of work may take half a minute.
PATIENCE = 120.0
#: What nobody waits for (seconds): whatever should be cut short would take so long.
FOR_EVER = 10 * PATIENCE


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until this is true. Raises TimeoutError if it isn't after so many seconds."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(0.01)
