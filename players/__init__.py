"""Computer opponents: they see what a seat sees. Imports rules only; the standard library otherwise.

Every game has the level `random`. Stronger ones are found, never listed by hand: `players/<game>` whose door has
`LEVELS` (a Player for each name, weakest first) and `DEFAULT` (the level a newcomer meets).
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from players.player import Player, Question, question
from players.random_player import RandomPlayer

__all__ = ["RANDOM", "Player", "Question", "answer", "default_level", "levels", "question"]

RANDOM = "random"


@cache
def _players(game: str) -> tuple[Mapping[str, Player[Any]], str]:
    """The players of a game by level, weakest first, and the default level."""
    players: dict[str, Player[Any]] = {RANDOM: RandomPlayer()}
    if not game.isidentifier() or find_spec(f"players.{game}") is None:
        return players, RANDOM
    module = import_module(f"players.{game}")
    own: Mapping[str, Player[Any]] = getattr(module, "LEVELS", {})
    return players | dict(own), getattr(module, "DEFAULT", RANDOM)


def levels(game: str) -> tuple[str, ...]:
    """The levels at which the computer plays a game, weakest first; `random` is always there."""
    return tuple(_players(game)[0])


def default_level(game: str) -> str:
    """The level a newcomer meets."""
    return _players(game)[1]


def answer(asked: Question) -> str:
    """The notation that the player of that level chooses. Raises KeyError for an unknown level."""
    return _players(asked.game)[0][asked.level].choose(asked.view, asked.legal, asked.rng)
