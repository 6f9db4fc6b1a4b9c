"""Which tips were right, by what a game says of its matches now; and who did best."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from cogs.people.people import Names
from data import Tip
from rules import AnyGame
from rules.core.game import Game
from rules.table.table import Begun
from words import Speech

#: The fewest people and matches for a ranking, and how many it names.
PEOPLE, MATCHES, NAMED = 2, 5, 3


@dataclass(frozen=True, slots=True)
class Best:
    """Somebody among the best tippers, and how many of their tips were right."""

    person: int
    right: int


def has_contests(game: AnyGame) -> bool:
    """Whether a game ever has matches to tip."""
    return type(game).contests is not Game.contests


def results_of(table: Begun) -> Mapping[str, str]:
    """The winners of a game's matches that are over, by their names."""
    return table.game.contests(table.match.state).won


def score(tips: Mapping[str, str], results: Mapping[str, str]) -> tuple[int, int]:
    """How many of a person's tips, by their matches, were right, and how many have been decided."""
    decided = [name for name in tips if name in results]
    return sum(tips[name] == results[name] for name in decided), len(decided)


def rank(tips: Collection[Tip], results: Mapping[str, str]) -> tuple[list[Best], int]:
    """The best tippers, and of how many matches: those that are over and that anybody tipped.

    Nobody if fewer than `PEOPLE` tipped, or `MATCHES` were tipped. Of two with as many right, the one with fewer wrong
    comes first; whoever is level with the last one named is named too only if there's room.
    """
    decided = [tip for tip in tips if tip.contest in results]
    matches, given = {tip.contest for tip in decided}, Counter(tip.person for tip in decided)
    if len(given) < PEOPLE or len(matches) < MATCHES:
        return [], len(matches)
    right = Counter(tip.person for tip in decided if tip.side == results[tip.contest])
    order = sorted(right, key=lambda person: (-right[person], given[person], person))
    return [Best(person, right[person]) for person in order[:NAMED]], len(matches)


async def best_line(tips: Collection[Tip], table: Begun, names: Names, say: Speech) -> str:
    """Name the best tippers of a game that is over; empty if there are none. Raises ArchiveError."""
    best, matches = rank(tips, results_of(table))
    if not best:
        return ""
    told = [
        say(
            "tips-best-one",
            name=await names.of(one.person),
            right=one.right,
            all=matches,
            first="no" if place else "yes",
        )
        for place, one in enumerate(best)
    ]
    return say("tips-best", told=" · ".join(told))
