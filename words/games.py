"""What a game tells in its own words, found by its key. Part of words/: imports rules (nouns).

A game may bring a folder `words/<key>`; its door (`__init__.py`) has any of the functions that `words.boards` and
`words.stories` look for. What it has not is told as for any game.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules import title_of
from words.speech import Speech


@cache
def own(game: str, name: str) -> Callable[..., Any] | None:
    """The function of that name in a game's own words; None where the game has none."""
    if not game.isidentifier() or find_spec(f"words.{game}") is None:
        return None
    return getattr(import_module(f"words.{game}"), name, None)


def shown_title(game: str, say: Speech) -> str:
    """What a game is called where people choose one: `game-<key>` of the catalogs, else its title."""
    return say(f"game-{game}") if say.knows(f"game-{game}") else title_of(game)


def ready(game: str) -> None:
    """Load a game's own words, so that its first board need not."""
    own(game, "alt")
