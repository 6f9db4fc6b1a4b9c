"""Find a game's own words by its key. Part of words/: imports rules (nouns).

A game may have a folder `words/<key>`; its `__init__.py` has any of the functions that `words.boards` and
`words.stories` look for. For the others, the general texts are used.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules import GAMES, title_of
from words.speech import Speech


@cache
def own(game: str, name: str) -> Callable[..., Any] | None:
    """Return the function of that name among a game's own words, or None."""
    if not game.isidentifier() or find_spec(f"words.{game}") is None:
        return None
    return getattr(import_module(f"words.{game}"), name, None)


def game_title(game: str, say: Speech) -> str:
    """A game's title in this language: the message `title-<key>`, else its own."""
    return say(f"title-{game}") if say.knows(f"title-{game}") else title_of(game)


def shown_title(game: str, say: Speech) -> str:
    """Name a game where people choose one: by the message `game-<key>`, else by its title."""
    return say(f"game-{game}") if say.knows(f"game-{game}") else game_title(game, say)


def seat_name(game: str, seat: int, say: Speech) -> str:
    """What a game calls a seat in this language: by its own words, else as in the rules; empty if it has no names."""
    names = GAMES[game].about.seat_names
    if seat >= len(names):
        return ""
    tell = own(game, "seat_name")
    return names[seat] if tell is None else str(tell(seat, say))


def ready(game: str) -> None:
    """Load a game's own words early, so that its first board doesn't have to."""
    own(game, "alt")
