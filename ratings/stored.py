"""How a game was counted, as a text that is stored with its result. Part of ratings/.

People are in it by their seats, so it stays the same when somebody is erased. What follows from the result alone isn't
in it.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b

from ratings.counted import Counted, RatingChange
from ratings.judging import WhyUnrated, judge
from ratings.model import NEW, Rating, apply_weight, rate
from ratings.weighing import Pairs, Weight
from rules.table.results import GameResult

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


def write_counted(counted: Counted) -> tuple[str | None, str | None]:
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


def read_counted(result: GameResult, why: str | None, text: str | None) -> Counted:
    """Read how a game was counted from what `write_counted` has written."""
    if why is not None or text is None:
        return Counted(result, why=WhyUnrated(why))
    moved, apart, met = json.loads(text)
    people = [one.person or 0 for one in result.sitters]
    judged = judge(result)
    weights = {people[seat]: Weight(*weight) for seat, weight, *_ in moved}
    return Counted(
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
