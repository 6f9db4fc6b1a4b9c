"""The rules of the games and the life of a table: pure. Imports only itself and the standard library.

The shelf: every package here with a `GAME` is a game. Nobody keeps a list of them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from rules.core.game import Game
from rules.core.rulebook import Chapter, Example, read_examples, read_rulebook


@cache
def module_of(room: str, game: str, part: str = "") -> ModuleType | None:
    """A game's own module in a room, as `words.<game>`, or a part of it, as `render.<game>.card`; None without one."""
    if not game.isidentifier():
        return None
    names = f"{room}.{game}", f"{room}.{game}.{part}"
    if any(find_spec(name) is None for name in names[: 2 if part else 1]):
        return None
    return import_module(names[bool(part)])


def own(room: str, game: str, name: str, part: str = "") -> Any:
    """What a game's own module in a room has by this name; None if there is no such thing, or no such module."""
    return getattr(module_of(room, game, part), name, None)


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
    sketch: Callable[[Any], str] | None = own("rules", key, "sketch")
    return None if sketch is None else sketch(view)


def is_luck(key: str) -> bool:
    """Whether chance alone decides this game; False if there is no such game any more."""
    return key in GAMES and GAMES[key].about.luck


def title_of(key: str) -> str:
    """The game's title, or the key itself if there is no such game any more."""
    return GAMES[key].about.title if key in GAMES else key


def clause_of(reason: str) -> tuple[str, int] | None:
    """The game and the number of the clause behind a refusal's reason; None if no rule of a game explains it."""
    key, _, short = reason.partition("-")
    number = GAMES[key].clauses.get(short) if key in GAMES else None
    return None if number is None else (key, number)


@cache
def rulebook_of(key: str, language: str = "") -> tuple[Chapter, ...]:
    """The chapters of a game's rulebook, the opening first, in this language if there is a translation.

    Empty without a rulebook, or without such a game.
    """
    return read_rulebook(f"rules.{key}", language) if key in GAMES else ()


@cache
def examples_of(key: str) -> Mapping[str, Example]:
    """The positions that show what a game's chapters are about, by the chapters' keys."""
    return read_examples(f"rules.{key}") if key in GAMES else {}
