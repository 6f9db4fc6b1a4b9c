"""`bot.py` with a meter that reports at the end how long its event loop kept work waiting, for storms.

Room: tests/wire/bots. May import the standard library and `bot`; nothing of the bot is changed.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

#: Seconds between two measurements.
STEP = 0.02


async def _meter(lags: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(STEP)
        lags.append(time.perf_counter() - began - STEP)


def metered(run: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Run the same work with the meter beside it."""

    async def running(*given: Any) -> None:
        lags: list[float] = []
        meter = asyncio.create_task(_meter(lags))
        try:
            await run(*given)
        finally:
            meter.cancel()
            lags.sort()
            shown = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
            told = (f"{name} {1000 * lags[int(part * (len(lags) - 1))]:.1f} ms" for name, part in shown.items() if lags)
            print("loop lag: " + ", ".join(told), file=sys.stderr)

    return running


if __name__ == "__main__":
    import bot

    bot.run = metered(bot.run)
    sys.exit(bot.main())
