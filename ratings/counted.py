"""How a game was counted, and the text of that which is stored with its result. Part of ratings/.

People are in the text by their seats, so it stays the same when somebody is erased. What follows from the result alone
isn't in it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import NamedTuple

from ratings.judging import LEAST_GAMES, Groups, Part, WhyUnrated, judge
from ratings.model import NEW, Rating, apply_weight, rate
from ratings.weighing import Pairs, Weight
from rules.table.results import GameResult


class RatingChange(NamedTuple):
    """A person's rating before and after a game, and the rated games behind it, this one included."""

    before: Rating
    after: Rating
    games: int

    @property
    def ranked(self) -> bool:
        """Whether the person is ranked after this game (rule 17)."""
        return self.games >= LEAST_GAMES


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A game as it was counted: whom it moved, best first, and how much it weighed for each; or why it wasn't rated.

    `apart` has the people whom it didn't move, and why. `moves` are all-time ratings in the game itself, `overall`
    those in all games together, empty for a game of luck (rule 16). `met` has the pairs for which it counts (rule 6).
    """

    result: GameResult
    parts: tuple[Part, ...] = ()
    weights: Mapping[int, Weight] = field(default_factory=dict)
    why: WhyUnrated | None = None
    apart: tuple[tuple[int, WhyUnrated], ...] = ()
    moves: dict[int, RatingChange] = field(default_factory=dict)
    overall: dict[int, RatingChange] = field(default_factory=dict)
    met: Pairs = ()

    @property
    def groups(self) -> Groups:
        """The people whom the game moved, by place, best first."""
        groups: dict[int, list[int]] = {}
        for part in self.parts:
            groups.setdefault(part.place, []).append(part.person)
        return tuple(tuple(group) for group in groups.values())

    def part(self, person: int) -> Part | None:
        """What the game says about a person; None if it didn't move them."""
        return next((part for part in self.parts if part.person == person), None)

    def place(self, person: int) -> int | None:
        """The person's place, from 1 and shared by tied people; None if the game didn't move them (rule 18)."""
        part = self.part(person)
        return None if part is None else part.place

    def why_not(self, person: int) -> WhyUnrated | None:
        """Why the game didn't move a person; None if it did."""
        return self.why or dict(self.apart).get(person)

    def ahead(self, person: int, other: int) -> int:
        """Whether a person finished ahead of another (1) or behind (-1); 0 if tied or not compared (rule 5)."""
        part = self.part(person)
        places = {who: place for place, group in enumerate(part.groups if part else ()) for who in group}
        own, theirs = places.get(person, 0), places.get(other)
        return 0 if theirs is None else (own < theirs) - (theirs < own)


#: Raise this when a change to RATINGS.md gives the same games other ratings, or to what is stored.
EDITION = 5
#: Why a game doesn't move somebody, if that depends on the games before it.
_EARLIER_GAMES = (WhyUnrated.REPEATED, WhyUnrated.FULL)
_encode = json.JSONEncoder(separators=(",", ":")).encode


@cache
def arithmetic() -> bytes:
    """A digest of the rules' edition and of the arithmetic, tried on a sample: what is stored holds as long as it."""
    other = Rating(26.5, 7.25)
    tried = rate([[NEW, other], [Rating(31.0, 2.0)], [other]])
    after = [apply_weight(other, rating, 1 / 3) for group in tried for rating in group]
    return blake2b(_encode([EDITION, after]).encode(), digest_size=16).digest()


def write_counted(counted: CountedGame) -> tuple[str | None, str | None]:
    """Write why a game isn't rated, or whom it moved and how far, and which pairs met in it."""
    if counted.why is not None:
        return counted.why.value, None
    seats = {one.person: seat for seat, one in enumerate(counted.result.sitters)}
    moved = [
        (seats[person], weight, *(moves[person] for moves in (counted.moves, counted.overall) if moves))
        for person, weight in counted.weights.items()
    ]
    apart = [(seats[person], why.value) for person, why in counted.apart if why in _EARLIER_GAMES]
    return None, _encode((moved, apart, [(seats[one], seats[other]) for one, other in counted.met]))


def read_counted(result: GameResult, why: str | None, text: str | None) -> CountedGame:
    """Read how a game was counted from what `write_counted` has written."""
    if why is not None or text is None:
        return CountedGame(result, why=WhyUnrated(why))
    moved, apart, met = json.loads(text)
    people = [one.person or 0 for one in result.sitters]
    judged = judge(result)
    weights = {people[seat]: Weight(*weight) for seat, weight, *_ in moved}
    return CountedGame(
        result,
        tuple(part for part in judged.parts if part.person in weights),
        weights,
        apart=judged.apart + tuple((people[seat], WhyUnrated(reason)) for seat, reason in apart),
        moves={people[seat]: _move(*moves[0]) for seat, _, *moves in moved},
        overall={people[seat]: _move(*move) for seat, _, _, *moves in moved for move in moves},
        met=tuple((people[one], people[other]) for one, other in met),
    )


def read_recent(text: str, people: Mapping[int, int]) -> tuple[dict[int, float], Pairs]:
    """Read the shares of a game, and the pairs that it counts for, of some people alone, by their seats."""
    moved, _, met = json.loads(text)
    shares = {people[seat]: share for seat, (_, share, _), *_ in moved if seat in people}
    return shares, tuple((people[one], people[other]) for one, other in met if one in people and other in people)


def _move(before: Iterable[float], after: Iterable[float], games: int) -> RatingChange:
    return RatingChange(Rating(*before), Rating(*after), games)
