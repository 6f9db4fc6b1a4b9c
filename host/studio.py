"""Draws pictures off the event loop, and remembers the last ones. Part of host."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Protocol, Self, TypeVar, TypeVarTuple

from render import Picture, Wish, draw, rehearse, usual
from workers import Pool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger("studio")

#: How many of the last pictures are remembered: some 15 MB of files.
REMEMBERED = 200
#: How long one picture may take before the drawing process is replaced (seconds).
PATIENCE = 20.0


class _Place(Protocol):
    """Where functions run."""

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T: ...

    async def close(self) -> None: ...


class _Thread:
    """A thread of this process."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="studio")

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function on the thread. Raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)

    async def close(self) -> None:
        """Shut the thread down without waiting for what it draws."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class Studio:
    """Draws in so many processes of its own, or in a thread of this one, as an async context manager.

    A thread shares Python's one lock with the event loop, so that whoever waits for an answer waits for pictures too.
    """

    def __init__(self, workers: int = 0) -> None:
        self._place: _Place = Pool(workers, PATIENCE) if workers else _Thread()
        self._pictures: OrderedDict[tuple[str, Wish], asyncio.Task[Picture]] = OrderedDict()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._place.close()

    async def rehearse(self, game: str) -> None:
        """Draw a game in advance, so that nobody's first picture waits for what is drawn once and remembered."""
        await self._done(self._place.run(rehearse, game), game)

    async def draw(self, game: str, wish: Wish) -> Picture | None:
        """Draw a game's view without blocking the event loop, unless the same picture was wanted a moment ago.

        Returns None if drawing fails. The failure is logged and the board is shown in words, so the game goes on.
        """
        return await self._done(self._drawn((game, usual(game, wish))), game)

    async def paint(self, paint: Callable[[*Ts], T], *arguments: *Ts) -> T | None:
        """Draw another picture, or several, with a module's function; None if that fails, which is logged."""
        return await self._done(self._place.run(paint, *arguments), "ladder")

    async def _drawn(self, asked: tuple[str, Wish]) -> Picture:
        try:
            drawing = self._pictures.pop(asked, None)
        except TypeError:  # a game may have views that can't be remembered
            return await self._place.run(draw, *asked)
        if drawing is None:
            drawing = asyncio.create_task(self._place.run(draw, *asked))
            drawing.add_done_callback(lambda done: self._forget_failed(asked, done))
        self._pictures[asked] = drawing  # now the newest
        if len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)
        return await asyncio.shield(drawing)

    def _forget_failed(self, asked: tuple[str, Wish], drawing: asyncio.Task[Picture]) -> None:
        if (drawing.cancelled() or drawing.exception() is not None) and self._pictures.get(asked) is drawing:
            del self._pictures[asked]

    async def _done(self, work: Awaitable[T], what: str) -> T | None:
        try:
            return await work
        except Exception:
            log.exception("could not draw a picture of %s", what)
            return None
