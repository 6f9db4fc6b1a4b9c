"""Whether a finished game is rated, and what it says about each person. Part of ratings/: imports rules."""

from collections.abc import Iterable, Sequence
from enum import Enum
from operator import itemgetter
from typing import NamedTuple

from rules.table.results import GameResult, Sitter
from rules.table.values import Ending

#: How many rated games it takes to be ranked (rule 17).
LEAST_GAMES = 3
#: Whoever took fewer turns than this wasn't really there (rule 4).
LEAST_TURNS = 2
#: A computer that stood in for more turns than this, or for more than this part of all, may have won the game (rule 5).
MOST_STOOD_IN, PART_STOOD_IN = 2, 10

#: The endings by which a game is decided (rule 3).
DECIDED = (Ending.PLAYED, Ending.RESIGNED, Ending.AGREED, Ending.FORFEIT, Ending.TIME)

Groups = tuple[tuple[int, ...], ...]
"""People by place, best first; tied ones are in one group, by seat."""


class WhyUnrated(Enum):
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
    STOOD_IN = "stood-in"


class PersonalOutcome(Enum):
    """How a game went for a person (rule 18)."""

    WON = "won"
    DRAWN = "drawn"
    PLACED = "placed"
    LOST = "lost"


class Part(NamedTuple):
    """What a game says about one person.

    `place` is the one on the board, from 1 and shared by tied seats; somebody who left or was absent at the end comes
    after those who were there. `groups` has the person, and everyone with whom they are compared (rule 5).
    """

    person: int
    place: int
    outcome: PersonalOutcome
    groups: Groups


class Judged(NamedTuple):
    """What one game says about each person, best first, or why it isn't rated.

    `apart` has the people for whom it isn't rated although it is for others.
    """

    parts: tuple[Part, ...] = ()
    why: WhyUnrated | None = None
    apart: tuple[tuple[int, WhyUnrated], ...] = ()


def judge(result: GameResult) -> Judged:
    """Apply rules 1 to 5; what the game weighs depends on earlier games (rule 9)."""
    there = [one for one in result.sitters if one.turns >= LEAST_TURNS]
    why = _why(result, there)
    if why is not None:
        return Judged(why=why)
    parts = _parts(result.sitters, there)
    if result.ending is Ending.MODERATOR:
        return _judge_ended_by_a_player(result, parts)
    if len(there) == len(result.sitters) and all(len(part.groups) > 1 or len(part.groups[0]) > 1 for part in parts):
        return Judged(parts)
    helped = {one.person for one in there if was_replaced(one)}
    apart = [(_owner(one), WhyUnrated.EARLY) for one in result.sitters if one.turns < LEAST_TURNS]
    apart += [
        (part.person, WhyUnrated.STOOD_IN if part.person in helped else WhyUnrated.UNOPPOSED)
        for part in parts
        if part.groups == ((part.person,),)
    ]
    opposed = tuple(part for part in parts if part.groups != ((part.person,),))
    return Judged(opposed, None, tuple(apart)) if opposed else Judged(why=WhyUnrated.STOOD_IN)


def was_replaced(one: Sitter) -> bool:
    """Whether a computer, brought in by a vote, played so much for somebody that they can only lose (rule 5)."""
    much = one.stood_in > MOST_STOOD_IN or PART_STOOD_IN * one.stood_in > one.turns + one.stood_in
    return much and not one.left


def _judge_ended_by_a_player(result: GameResult, parts: Sequence[Part]) -> Judged:
    """A game that a moderator ended who had a seat in it: they lose it, and it moves nobody else (rule 3)."""
    losers = {one.person for one in result.sitters if one.left and one.place == 2}
    lost = tuple(part for part in parts if part.person in losers)
    others = tuple((person, WhyUnrated.ABANDONED) for person in people(result) if person not in losers)
    return Judged(lost, None, others) if lost else Judged(why=WhyUnrated.ABANDONED)


def people(result: GameResult) -> tuple[int, ...]:
    """Everyone who owned a seat, each once, by id."""
    return tuple(sorted({one.person for one in result.sitters if one.person is not None}))


def _why(result: GameResult, there: Sequence[Sitter]) -> WhyUnrated | None:
    sitters = result.sitters
    if len(sitters) == 1:
        return WhyUnrated.ALONE
    if any(one.person is None for one in sitters) or len(people(result)) < 2:
        return WhyUnrated.COMPUTERS
    if result.hints:
        return WhyUnrated.HINTS
    if result.guild is None:
        return WhyUnrated.DIRECT
    if (
        result.ending not in (*DECIDED, Ending.MODERATOR)
        or any(one.place is None for one in sitters)
        or all(one.left for one in sitters)
    ):
        return WhyUnrated.ABANDONED
    if len(there) < 2:
        return WhyUnrated.EARLY
    return WhyUnrated.ABANDONED if all(one.left for one in there) else None


def _parts(sitters: Sequence[Sitter], there: Sequence[Sitter]) -> tuple[Part, ...]:
    """The people who count, by place, each with the comparisons that rule 5 allows."""
    board = sorted(_place(one) for one in sitters)
    kept = [one for one in there if not one.left]
    gone, away = [one for one in there if one.left], [one for one in kept if is_absent(one)]
    everybody = groups = _group(_by_place(kept))
    parts: list[Part] = []
    for one in sorted((one for one in kept if not is_absent(one)), key=_place):
        place = _place(one)
        ahead = board.index(place)
        if was_replaced(one):
            before = _group(_by_place(other for other in kept if _place(other) < place))
            parts.append(Part(_owner(one), 1 + ahead, PersonalOutcome.LOST, (*before, (_owner(one),))))
            continue
        if gone:
            groups = _group(_by_place(other for other in there if not other.left or _place(other) >= place))
        behind = _owner(one) not in groups[-1]
        best = PersonalOutcome.WON if behind else PersonalOutcome.DRAWN
        outcome = best if not ahead else PersonalOutcome.PLACED if behind else PersonalOutcome.LOST
        parts.append(Part(_owner(one), 1 + ahead, outcome, groups))
    present = _group(_by_place(one for one in kept if not is_absent(one)))
    last = max([1 + sum(not one.left and not is_absent(one) for one in sitters), *(part.place for part in parts)])
    parts += [Part(_owner(one), last, PersonalOutcome.LOST, (*present, (_owner(one),))) for one in away]
    last = max([1 + sum(not one.left for one in sitters), *(part.place for part in parts)])
    behind_all = (*everybody, tuple(map(_owner, gone)))
    parts += [Part(_owner(one), last, PersonalOutcome.LOST, behind_all) for one in gone]
    return tuple(parts)


def is_absent(one: Sitter) -> bool:
    """Whether a computer that a vote had brought in still played for somebody when the game ended (rule 5)."""
    return one.computer is not None and was_replaced(one)


def _by_place(sitters: Iterable[Sitter]) -> list[tuple[int, int]]:
    """The places and owners of seats, best first; tied seats stay in their order, so no rating depends on an id."""
    return sorted(((_place(one), _owner(one)) for one in sitters), key=itemgetter(0))


def _group(seats: Iterable[tuple[int, int]]) -> Groups:
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
