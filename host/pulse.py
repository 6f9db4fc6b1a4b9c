"""Work that is done again and again. Part of host.

The pauses are counted by the event loop's own clock. `discord.ext.tasks` counts them by the machine's time of day: put
back by an hour, nothing is done for an hour; put forward, whatever was missed is made up for at once.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger("pulse")


class Pulse:
    """Work that is done, and done again so many seconds after it was done; one that fails is logged and goes on."""

    def __init__(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._seconds, self._work = seconds, work
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin now; what was under way is given up."""
        self.stop()
        self._task = asyncio.create_task(self._go_on(), name=getattr(self._work, "__name__", "pulse"))

    def stop(self) -> None:
        """Give up what is under way, and do it no more."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            try:
                await self._work()
            except Exception:
                log.exception("what is done again and again failed", work=getattr(self._work, "__name__", ""))
            await asyncio.sleep(self._seconds)
