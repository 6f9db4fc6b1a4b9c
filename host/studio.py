"""Draws pictures off the event loop. Part of host."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from render import Picture, Wish, draw

log = logging.getLogger("studio")


class Studio:
    """A small pool of drawing threads; close it when the bot stops."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="studio")

    async def draw(self, game: str, wish: Wish) -> Picture | None:
        """Draw a game's view without blocking the event loop.

        Returns None if drawing fails. The failure is logged and the board is shown in words, so the game goes on.
        """
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, draw, game, wish)
        except Exception:
            log.exception("could not draw a picture of %s", game)
            return None

    async def paint(self, work: Callable[[], Picture]) -> Picture | None:
        """Draw another picture with `work`; None if that fails, which is logged."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except Exception:
            log.exception("could not draw a picture")
            return None

    def close(self) -> None:
        """Shut down the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)
