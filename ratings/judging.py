"""Whether a finished game is rated, and in which places. Part of ratings/: imports rules."""

from dataclasses import dataclass
from enum import Enum

from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

#: Rated games that a board asks for (rule 14).
LEAST_GAMES = 3
#: Turns in which everybody acts before a game can be given up for good (rule 4).
LEAST_TURNS = 2
#: The window in which the same people's games weigh less and less (ms), and how many of them weigh anything (rule 6).
WINDOW, MOST_REPEATED = 24 * 60 * 60 * 1000, 3

#: The endings by which a game is decided (rule 3).
DECIDED = (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED)
_SHORT = (Ending.RESIGNED, Ending.AGREED)


class Why(Enum):
    """Why a game is not rated."""

    ALONE = "alone"
    COMPUTERS = "computers"
    DIRECT = "direct"
    ABANDONED = "abandoned"
    EARLY = "early"
    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class Judged:
    """A game by itself: the people in groups of level ones, best first, by id in a group; or why it is not rated."""

    groups: tuple[tuple[int, ...], ...] = ()
    why: Why | None = None


def judge(result: GameResult) -> Judged:
    """Rules 1 to 5; whether the same people have played too often is for the fold to say (rule 6)."""
    groups = ranked(result)
    return Judged(groups, _why(result, groups))


def people(result: GameResult) -> tuple[int, ...]:
    """Everybody who owned a seat, each once, by id."""
    return tuple(sorted({one.person for one in result.sitters if one.person is not None}))


def ranked(result: GameResult) -> tuple[tuple[int, ...], ...]:
    """The people in their places (rule 5); empty where there is no ranking."""
    groups: dict[int, list[int]] = {}
    if any(one.place is None for one in result.sitters):
        return ()
    last = 1 + len(result.sitters)
    for one in result.sitters:
        if one.person is not None:
            groups.setdefault(last if one.left else one.place or last, []).append(one.person)
    return tuple(tuple(sorted(groups[place])) for place in sorted(groups))


def _why(result: GameResult, groups: tuple[tuple[int, ...], ...]) -> Why | None:
    sitters: tuple[Sitter, ...] = result.sitters
    if len(sitters) == 1:
        return Why.ALONE
    if any(one.person is None for one in sitters) or len(people(result)) < 2:
        return Why.COMPUTERS
    if result.guild is None:
        return Why.DIRECT
    if result.ending not in DECIDED or not groups or all(one.left for one in sitters):
        return Why.ABANDONED
    if result.ending in _SHORT and any(one.turns < LEAST_TURNS for one in sitters):
        return Why.EARLY
    return None
