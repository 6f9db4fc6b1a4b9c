"""The rulebook and the life of a table: pure. Imports nothing of ours but itself; the standard library only.

The shelf: every folder here that has a `GAME` is a game of the house, and no list of them is kept by hand.
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
    """A view drawn in letters by `sketch(view)` of the game's own package, in lines; None where it has no such."""
    own = _sketcher(key)
    return None if own is None else own(view)


@cache
def _sketcher(key: str) -> Callable[[Any], str] | None:
    if not key.isidentifier() or find_spec(f"rules.{key}") is None:
        return None
    return getattr(import_module(f"rules.{key}"), "sketch", None)


def is_luck(key: str) -> bool:
    """Whether chance alone decides the game of this key; False where no such game is on the shelf any more."""
    return key in GAMES and GAMES[key].about.luck


def title_of(key: str) -> str:
    """What people call the game of this key; the key itself where no such game is on the shelf any more."""
    return GAMES[key].about.title if key in GAMES else key
