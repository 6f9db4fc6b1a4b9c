"""Draws pictures off the event loop, and remembers the last ones. Part of host."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self, TypeVar, TypeVarTuple

from render import Picture, Wish, draw, rehearse, usual
from workers import Place, Pool, Thread

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger("studio")

#: How many of the last pictures are remembered: some 15 MB of files.
REMEMBERED = 200
#: How long one picture may take before the drawing process is replaced (seconds).
PATIENCE = 20.0


class Studio:
    """Draws in so many processes of its own, or in a thread of this one, as an async context manager.

    A thread shares Python's one lock with the event loop, so that whoever waits for an answer waits for pictures too.
    """

    def __init__(self, workers: int = 0) -> None:
        self._place: Place = Pool(workers, PATIENCE) if workers else Thread("studio")
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
        return await self._done(self._place.run(paint, *arguments), paint.__name__)

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
