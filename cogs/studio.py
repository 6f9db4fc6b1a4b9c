"""Drawing off the event loop. Part of cogs/: imports render."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from render import Picture, Wish, draw


class Studio:
    """A small pool of threads that draw; close it when the bot stops."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="studio")

    async def draw(self, game: str, wish: Wish) -> Picture:
        """The picture of a view; the event loop does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw, game, wish)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
