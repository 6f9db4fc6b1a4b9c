"""The entrance to render/: any game's view in, picture bytes out. Part of render/: imports render only.

A game's pictures are in `render/<key>` (a module or a package with `draw(wish)`), found by name; a game without any
gets a plain one. `usual(wish)` leaves out what a picture doesn't depend on, such as who looks at it. If a table has
several pictures, `pages(view)` names them, and `beside(view)` names the one shown next to the usual one at this moment.
If `COMPARES` is there, a picture can mark two actions at once (`Wish.compared`). In games with hidden hands, the page
`hand` of a seat's view is shown only to that seat, privately and by direct message.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from render import plain
from render.tokens import THEMES
from render.wish import Picture, Wish
from rules import GAMES, examples_of
from rules.core.match import Match
from rules.core.outcome import Chance

LEAST_WIDTH, MOST_WIDTH = 400, 1000


def draw(game: str, wish: Wish) -> Picture:
    """Draw a picture of the game with that key. Safe to call from several threads.

    Raises ValueError for an unknown theme or a width that is not 400 to 1000.
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


def draw_example(game: str, chapter: str, locale: str, width: int = MOST_WIDTH) -> Picture:
    """Draw the position that shows what a chapter of a game's rulebook is about.

    Raises KeyError if the game has none for this chapter.
    """
    example = examples_of(game)[chapter]
    view = example.match(GAMES[game]).view(example.seat)
    wish = Wish(view, example.seat, locale, width=width, chosen=example.chosen, page=example.page)
    return draw(game, wish)


def usual(game: str, wish: Wish) -> Wish:
    """Return the wish that all wishes for the same picture and description share, as far as the game knows."""
    own = _own(game, "usual")
    return wish if own is None else own(wish)


def pages(game: str, view: Any) -> tuple[str, ...]:
    """Return the names of a table's other pictures that can be drawn now, in menu order."""
    own = _own(game, "pages")
    return () if own is None else tuple(own(view))


def beside(game: str, view: Any, above: int | None = None) -> str | None:
    """Return the page to show next to the picture of this moment, the first time it is shown; None for none.

    `above` is the ordinal of the match shown before: 0 for none, None for the one before.
    """
    own = _own(game, "beside")
    return None if own is None else own(view, above)


def compares(game: str) -> bool:
    """Return whether the game's pictures can mark what was played and what was better (`Wish.compared`)."""
    return _own(game, "COMPARES") is not None


def ready(game: str) -> None:
    """Import a game's drawing code in advance, so that its first picture is fast."""
    _own(game, "draw")


def rehearse(game: str) -> None:
    """Draw a game's first pictures: the board at the beginning and, if hands are hidden, a hand.

    That takes the tenth of a second which the first picture would otherwise take longer than the next ones.
    """
    match = Match.begin(GAMES[game], max(2, GAMES[game].about.seats[0]), {}, 1)
    while isinstance(match.turn, Chance):
        match = match.resolve()
    draw(game, Wish(match.view(None)))
    if match.game.about.hidden:
        draw(game, Wish(match.view(0), seat=0, page="hand"))


@cache
def _own(game: str, name: str) -> Callable[..., Any] | None:
    """Return a function of the game's own pictures by name, or None."""
    if not game.isidentifier() or find_spec(f"render.{game}") is None:
        return None
    return getattr(import_module(f"render.{game}"), name, None)
