"""Computer players, which see only what their seat sees. Part of players/: imports rules and the standard library only.

Every game has the level `random`. Stronger levels are found without a list: the package `players/<game>` has `LEVELS`
(a Player for each name, weakest first) and `DEFAULT` (the level offered first). If it has `ANALYST`, the game has hints
and reviews.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from players.advice import Analyst, Candidate
from players.player import Player, Question, RandomPlayer, question
from rules import own

__all__ = [
    "RANDOM",
    "Player",
    "Question",
    "analyst",
    "answer",
    "default_level",
    "levels",
    "question",
    "weaker",
    "weigh",
]

RANDOM = "random"


@cache
def _players(game: str) -> tuple[Mapping[str, Player[Any]], str]:
    """A game's players by level, weakest first, and its default level."""
    players: dict[str, Player[Any]] = {RANDOM: RandomPlayer()}
    return players | dict(own("players", game, "LEVELS") or {}), own("players", game, "DEFAULT") or RANDOM


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game's computer players, weakest first; `random` is always one."""
    return tuple(_players(game)[0])


def default_level(game: str) -> str:
    """The level that a game offers first."""
    return _players(game)[1]


def weaker(game: str, level: str, steps: int = 1) -> str:
    """The level `steps` below, or the game's weakest; that isn't `random`, unless the level itself is."""
    known = levels(game)
    if level not in known:
        return level
    place = known.index(level)
    return known[max(min(place, 1), place - steps)]


def answer(asked: Question) -> str:
    """The action that the player of this level chooses, as notation. Raises KeyError for an unknown level."""
    return _players(asked.game)[0][asked.level].choose(asked.view, asked.legal, asked.rng)


@cache
def analyst(game: str) -> Analyst[Any] | None:
    """The game's analyst, or None if it has none."""
    found: Analyst[Any] | None = own("players", game, "ANALYST")
    return found


def weigh(asked: Question, played: str | None = None) -> tuple[Candidate, ...]:
    """What the game's analyst thinks of the actions in question, best first; its level doesn't matter.

    Raises LookupError if the game has no analyst.
    """
    found = analyst(asked.game)
    if found is None:
        raise LookupError(f"{asked.game} has no analyst")
    return found.weigh(asked.view, asked.legal, asked.rng, played)
