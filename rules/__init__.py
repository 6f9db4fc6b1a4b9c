"""The rules of the games and the life of a table: pure. Imports only itself and the standard library.

The shelf: every package here with a `GAME` is a game. Nobody keeps a list of them.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from rules.core.game import Game

AnyGame = Game[Any, Any, Any, Any]


def _find() -> dict[str, AnyGame]:
    found: dict[str, AnyGame] = {}
    for module in iter_modules(__path__):
        if module.ispkg:
            game = getattr(import_module(f"rules.{module.name}"), "GAME", None)
            if isinstance(game, Game):
                found[game.about.key] = game
    return dict(sorted(found.items(), key=lambda shelved: (shelved[1].about.place, shelved[0])))


GAMES: dict[str, AnyGame] = _find()


def sketch_of(key: str, view: Any) -> str | None:
    """Draw a view as lines of text with the game's own `sketch(view)`; None if the game has none."""
    own = _sketcher(key)
    return None if own is None else own(view)


@cache
def _sketcher(key: str) -> Callable[[Any], str] | None:
    if not key.isidentifier() or find_spec(f"rules.{key}") is None:
        return None
    return getattr(import_module(f"rules.{key}"), "sketch", None)


def is_luck(key: str) -> bool:
    """Whether chance alone decides this game; False if there is no such game any more."""
    return key in GAMES and GAMES[key].about.luck


def title_of(key: str) -> str:
    """The game's title, or the key itself if there is no such game any more."""
    return GAMES[key].about.title if key in GAMES else key
