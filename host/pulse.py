"""Work repeated at a fixed pause. Part of host.

Pauses follow the event loop's clock. `discord.ext.tasks` follows the machine's time of day instead: if that is set back
an hour, it does nothing for an hour; if it is set forward, it makes up for all that it missed at once.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("pulse")


class Pulse:
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
        self._task = asyncio.create_task(self._go_on(), name=getattr(self._work, "__name__", "pulse"))

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
