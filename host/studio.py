"""Draws pictures off the event loop, and remembers the last ones. Part of host."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar, TypeVarTuple

from host.budget import asker, charging, current
from render import Picture, Wish, draw, rehearse, usual
from render.cover import draw_cover, draw_named_cover
from words import speech
from words.games import cover_alt
from workers.pool import Pool, PoolOwner
from workers.turns import Rank

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger("studio")

#: How many of the last pictures are remembered: some 2 MB of files. At two dozen busy tables, a picture that is wanted
#: again is nearly always among the last twenty.
REMEMBERED = 40
#: How long one picture may take before the drawing process is replaced (seconds).
PATIENCE = 20.0


class Studio(PoolOwner):
    """Draws in `workers` processes of its own, or with 0 in a thread of this one; an async context manager.

    A thread shares Python's one lock with the event loop, so that whoever waits for an answer waits for pictures too.
    """

    def __init__(self, workers: int = 0) -> None:
        super().__init__(Pool(workers, PATIENCE))
        self._pictures: OrderedDict[_PictureKey, asyncio.Task[Picture | None]] = OrderedDict()
        self._covers: dict[tuple[str, str], asyncio.Task[Picture | None]] = {}

    async def rehearse(self, game: str) -> None:
        """Draw a game in advance, so that nobody's first picture waits for what is drawn once and remembered."""
        await self._finish(self._run(rehearse, game), game)

    def draw(self, game: str, wish: Wish) -> Awaitable[Picture | None]:
        """Have a game's view drawn while the caller goes on, unless the same picture was wanted a moment ago.

        The result is None if drawing fails. The failure is logged and the board is shown in words, so the game goes on.
        """
        try:
            asked = _PictureKey(game, usual(game, wish))
        except Exception:
            log.exception("could not draw a picture of %s", game)
            return _nothing()
        drawing = self._pictures.pop(asked, None) if asked.known else None
        if drawing is None:
            drawing = asyncio.create_task(self._finish(self._run(draw, game, asked.wish), game))
            drawing.add_done_callback(lambda done: self._forget_failed(asked, done))
        if asked.known:
            self._pictures[asked] = drawing  # now the newest
            if len(self._pictures) > REMEMBERED:
                self._pictures.popitem(last=False)
        return asyncio.shield(drawing)

    async def cover(self, game: str, locale: str, *, named: bool = False) -> Picture | None:
        """Return a game's cover (5 : 2), or with `named` the one for a list of games (3 : 2, with its name in it).

        It is drawn once, a named one once for each language. None if that fails, which is logged; the next call tries
        again.
        """
        wanted = game, locale if named else ""
        drawing = self._covers.get(wanted)
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.result() is None)):
            paint = draw_named_cover if named else draw_cover
            drawing = asyncio.create_task(self._finish(self._run(paint, game, locale), game))
            self._covers[wanted] = drawing
        drawn = await asyncio.shield(drawing)
        return None if drawn is None else replace(drawn, alt=cover_alt(game, speech(locale), named=named))

    async def paint(self, paint: Callable[[*Ts], T], *arguments: *Ts) -> T | None:
        """Draw another picture, or several, with a module's function; None if that fails, which is logged."""
        return await self._finish(self._run(paint, *arguments), paint.__name__)

    def _run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> Awaitable[T]:
        """Ask for a drawing: at once, or when its turn has come if it is for somebody's order."""
        if current() is None:
            return self.pool.run(function, *arguments)
        return self._run_in_turn(function, *arguments)

    async def _run_in_turn(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        async with self.pool.turn(Rank.LOOK, asker()):  # so that no board waits for more than one such picture
            return await self.pool.run(function, *arguments, on_cost=charging())

    def _forget_failed(self, asked: "_PictureKey", drawing: asyncio.Task[Picture | None]) -> None:
        if (drawing.cancelled() or drawing.result() is None) and self._pictures.get(asked) is drawing:
            del self._pictures[asked]

    async def _finish(self, work: Awaitable[T], what: str) -> T | None:
        try:
            return await work
        except Exception:
            log.exception("could not draw a picture of %s", what)
            return None


def _nothing() -> "asyncio.Future[None]":
    """Return the result of a drawing that failed before it began."""
    nothing = asyncio.get_running_loop().create_future()
    nothing.set_result(None)
    return nothing


class _PictureKey:
    """A wanted picture as a key that is hashed once: a view has a hundred parts, and in some games no hash."""

    __slots__ = ("_hash", "game", "known", "wish")

    def __init__(self, game: str, wish: Wish) -> None:
        self.game, self.wish = game, wish
        try:
            self._hash, self.known = hash((game, wish)), True
        except TypeError:
            self._hash, self.known = 0, False

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PictureKey) and self.game == other.game and self.wish == other.wish
