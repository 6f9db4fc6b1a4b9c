"""Draws pictures off the event loop, and remembers the last ones. Part of host."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from render import Picture, Wish, draw, usual

log = logging.getLogger("studio")

#: How many of the last pictures are remembered: some 10 MB of files, and as much for what they show.
REMEMBERED = 200


class Studio:
    """A drawing thread; close it when the bot stops.

    A second thread would gain little, because drawing is mostly Python. With only one, whoever wants what is being
    drawn right now gets the same picture.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")
        self._remembered = lru_cache(REMEMBERED)(draw)

    async def draw(self, game: str, wish: Wish) -> Picture | None:
        """Draw a game's view without blocking the event loop, unless the same picture was wanted a moment ago.

        Returns None if drawing fails. The failure is logged and the board is shown in words, so the game goes on.
        """
        return await self._done(lambda: self._drawn(game, usual(game, wish)), game)

    async def paint(self, work: Callable[[], Picture]) -> Picture | None:
        """Draw another picture with `work`; None if that fails, which is logged."""
        return await self._done(work, "ladder")

    def close(self) -> None:
        """Shut down the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, game: str, wish: Wish) -> Picture:
        try:
            hash(wish)
        except TypeError:  # a game may have views that can't be remembered
            return draw(game, wish)
        return self._remembered(game, wish)

    async def _done(self, work: Callable[[], Picture], what: str) -> Picture | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception:
            log.exception("could not draw a picture of %s", what)
            return None
