"""The studio's door: any game's view in, picture bytes out. Part of render/: imports render only.

A game's pictures are in `render/<key>` (a module or a package with `draw(wish)`), found by name; a game without any
gets a plain one.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from render import plain
from render.tokens import THEMES
from render.wish import Picture, Wish

LEAST_WIDTH, MOST_WIDTH = 400, 1000


def draw(game: str, wish: Wish) -> Picture:
    """The picture that is wished for, of the game with that key. Safe to call from several threads.

    Raises ValueError for a theme that we do not have or a width that is not 400 to 1000.
    """
    if wish.theme not in THEMES:
        raise ValueError(f"there is no theme {wish.theme!r}")
    if not LEAST_WIDTH <= wish.width <= MOST_WIDTH:
        raise ValueError(f"a picture is {LEAST_WIDTH} to {MOST_WIDTH} pixels wide, not {wish.width}")
    own = _artist(game)
    return own(wish) if own is not None else plain.draw(game, wish)


@cache
def _artist(game: str) -> Callable[[Wish], Picture] | None:
    """The game's own `draw`, if it has one."""
    if not game.isidentifier() or find_spec(f"render.{game}") is None:
        return None
    found: Callable[[Wish], Picture] | None = getattr(import_module(f"render.{game}"), "draw", None)
    return found
