"""`bot.py` with a meter that reports at the end how long its event loop kept work waiting, for storms and benchmarks.

With LAG_EVERY it also reports after every so many seconds.

Room: testbed. May import the standard library and `bot`; nothing of the bot is changed.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

#: Seconds between two measurements.
STEP = 0.02
_SHOWN = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


class _Lags:
    """How late the loop woke; counted by tenths of milliseconds, so that a long run needs no memory and no sorting."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    def note(self, seconds: float) -> None:
        self._counts[round(seconds * 10_000)] += 1

    def _within(self, part: float) -> float:
        """The milliseconds within which this part of the measurements is."""
        left = int(part * (self._counts.total() - 1))
        for lag, count in sorted(self._counts.items()):
            left -= count
            if left < 0:
                return lag / 10
        raise AssertionError("nothing was measured")

    def __str__(self) -> str:
        return ", ".join(f"{name} {self._within(part):.1f} ms" for name, part in _SHOWN.items() if self._counts)


async def _meter(lags: _Lags) -> None:
    every = float(os.environ.get("LAG_EVERY", "inf"))
    due = time.perf_counter() + every
    while True:
        began = time.perf_counter()
        await asyncio.sleep(STEP)
        lags.note(time.perf_counter() - began - STEP)
        if began >= due:
            due += every
            print(f"lag so far: {lags}", file=sys.stderr)


def metered(run: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Run the same work with the meter beside it."""

    async def running(*given: Any) -> None:
        lags = _Lags()
        meter = asyncio.create_task(_meter(lags))
        try:
            await run(*given)
        finally:
            meter.cancel()
            print(f"loop lag: {lags}", file=sys.stderr)

    return running


if __name__ == "__main__":
    import bot

    bot.run = metered(bot.run)
    sys.exit(bot.main())
