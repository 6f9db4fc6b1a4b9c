"""The studio's door: any game's view in, picture bytes out. Part of render/: imports render only.

A game's pictures are in `render/<key>` (a module or a package with `draw(wish)`), found by name; a game without any
gets a plain one. One with several pictures of a table names them in `pages(view)`; `beside(view)` is the one that is
shown beside the usual one at this moment. Where hands are hidden, the page called `hand` of a seat's view is what that
seat is shown of its own, privately and by direct message.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

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
    own = _own(game, "draw")
    if own is None:
        return plain.draw(game, wish)
    drawn: Picture = own(wish)
    return drawn


def pages(game: str, view: Any) -> tuple[str, ...]:
    """The names of the other pictures of a table that a wish can name now, in the order of a menu."""
    own = _own(game, "pages")
    return () if own is None else tuple(own(view))


def beside(game: str, view: Any, above: int | None = None) -> str | None:
    """The page that belongs beside the picture of this moment, the first time it is shown; None for nothing.

    `above` is the ordinal of the match that was shown before, 0 for none, None for whichever came before.
    """
    own = _own(game, "beside")
    return None if own is None else own(view, above)


def ready(game: str) -> None:
    """Load what draws a game, so that its first picture need not."""
    _own(game, "draw")


@cache
def _own(game: str, name: str) -> Callable[..., Any] | None:
    """What the game's own artist has under a name, if it has."""
    if not game.isidentifier() or find_spec(f"render.{game}") is None:
        return None
    return getattr(import_module(f"render.{game}"), name, None)
