"""Drawing off the event loop. Part of host."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from render import Picture, Wish, draw

log = logging.getLogger("studio")


class Studio:
    """A small pool of threads that draw; close it when the bot stops."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="studio")

    async def draw(self, game: str, wish: Wish) -> Picture | None:
        """The picture of a view; the event loop does not wait for it.

        None where drawing failed: that is logged, and the board is told in words; no game waits for its picture.
        """
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, draw, game, wish)
        except Exception:
            log.exception("a picture of %s could not be drawn", game)
            return None

    async def paint(self, work: Callable[[], Picture]) -> Picture | None:
        """A picture that is no game's, made by `work` off the loop; None where that failed, which is logged."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
