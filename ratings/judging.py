"""Whether a finished game is rated, and what it says about each person. Part of ratings/: imports rules."""

from collections.abc import Iterable, Sequence
from enum import Enum
from operator import itemgetter
from typing import NamedTuple

from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

#: How many rated games it takes to be ranked (rule 17).
LEAST_GAMES = 3
#: Whoever took fewer turns than this wasn't really there (rule 4).
LEAST_TURNS = 2

#: The endings by which a game is decided (rule 3).
DECIDED = (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED)

Groups = tuple[tuple[int, ...], ...]
"""People by place, best first; tied ones are in one group, by seat."""


class Why(Enum):
    """Why a game isn't rated, or not for one of its players."""

    ALONE = "alone"
    COMPUTERS = "computers"
    HINTS = "hints"
    DIRECT = "direct"
    ABANDONED = "abandoned"
    EARLY = "early"
    REPEATED = "repeated"
    FULL = "full"
    UNOPPOSED = "unopposed"


class Outcome(Enum):
    """How a game went for a person (rule 18)."""

    WON = "won"
    DRAWN = "drawn"
    PLACED = "placed"
    LOST = "lost"


class Part(NamedTuple):
    """What a game says about one person.

    `place` is the one on the board, from 1 and shared by tied seats; somebody who left has the last one. `groups` has
    the person, and everyone with whom they are compared (rule 5).
    """

    person: int
    place: int
    outcome: Outcome
    groups: Groups


class Judged(NamedTuple):
    """What one game says about each person, best first, or why it isn't rated.

    `apart` has the people for whom it isn't rated although it is for others.
    """

    parts: tuple[Part, ...] = ()
    why: Why | None = None
    apart: tuple[tuple[int, Why], ...] = ()


def judge(result: GameResult) -> Judged:
    """Apply rules 1 to 5; what the game weighs depends on earlier games (rule 9)."""
    there = [one for one in result.sitters if one.turns >= LEAST_TURNS]
    why = _why(result, there)
    if why is not None:
        return Judged(why=why)
    parts = _parts(result.sitters, there)
    if len(there) == len(result.sitters) and all(len(part.groups) > 1 or len(part.groups[0]) > 1 for part in parts):
        return Judged(parts)
    apart = [(_owner(one), Why.EARLY) for one in result.sitters if one.turns < LEAST_TURNS]
    apart += [(part.person, Why.UNOPPOSED) for part in parts if part.groups == ((part.person,),)]
    opposed = tuple(part for part in parts if part.groups != ((part.person,),))
    return Judged(opposed, None, tuple(apart))


def people(result: GameResult) -> tuple[int, ...]:
    """Everyone who owned a seat, each once, by id."""
    return tuple(sorted({one.person for one in result.sitters if one.person is not None}))


def _why(result: GameResult, there: Sequence[Sitter]) -> Why | None:
    sitters = result.sitters
    if len(sitters) == 1:
        return Why.ALONE
    if any(one.person is None for one in sitters) or len(people(result)) < 2:
        return Why.COMPUTERS
    if result.hints:
        return Why.HINTS
    if result.guild is None:
        return Why.DIRECT
    if result.ending not in DECIDED or any(one.place is None for one in sitters) or all(one.left for one in sitters):
        return Why.ABANDONED
    if len(there) < 2:
        return Why.EARLY
    return Why.ABANDONED if all(one.left for one in there) else None


def _parts(sitters: Sequence[Sitter], there: Sequence[Sitter]) -> tuple[Part, ...]:
    """The people who count, by place, each with the comparisons that rule 5 allows."""
    stayed = _by_place(one for one in there if not one.left)
    gone = _by_place(one for one in there if one.left)
    board = sorted(_place(one) for one in sitters)
    everybody = groups = _grouped(stayed)
    parts = []
    for place, person in stayed:
        if gone:
            compared = (one for one in there if not one.left or _place(one) >= place)
            groups = _grouped(_by_place(compared))
        ahead = board.index(place)
        behind = person not in groups[-1]
        best = Outcome.WON if behind else Outcome.DRAWN
        outcome = best if not ahead else Outcome.PLACED if behind else Outcome.LOST
        parts.append(Part(person, 1 + ahead, outcome, groups))
    if gone:
        last = max(1 + sum(not one.left for one in sitters), parts[-1].place)
        behind_all = (*everybody, tuple(_owner(one) for one in there if one.left))
        parts += [Part(person, last, Outcome.LOST, behind_all) for person in behind_all[-1]]
    return tuple(parts)


def _by_place(sitters: Iterable[Sitter]) -> list[tuple[int, int]]:
    """The places and owners of seats, best first; tied seats stay in their order, so no rating depends on an id."""
    return sorted(((_place(one), _owner(one)) for one in sitters), key=itemgetter(0))


def _grouped(seats: Iterable[tuple[int, int]]) -> Groups:
    """Seats by place as groups of tied people."""
    groups: dict[int, list[int]] = {}
    for place, person in seats:
        groups.setdefault(place, []).append(person)
    return tuple(map(tuple, groups.values()))


def _owner(one: Sitter) -> int:
    """A seat's owner, in a ranked game without computers."""
    assert one.person is not None
    return one.person


def _place(one: Sitter) -> int:
    assert one.place is not None
    return one.place
