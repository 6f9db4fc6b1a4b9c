"""Looks ahead over the next rolls of all seats. Part of players/hedgehog.

Chance is exact: each roll counts a sixth. The seats to come are expected to go for the ring that is best for them at
first sight. Every seat's chance to win is estimated from its ring with learned weights, made by
`tools.hedgehog.train`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple, Self

from players.hedgehog.prospects import FEATURES, features, first_guess
from players.hedgehog.turns import Reach, reach
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import Ring

WEIGHTS = Path(__file__).with_name("weights.txt")
#: A weight in the file is a whole number of these parts.
PARTS = 1000


@dataclass(frozen=True, slots=True)
class Outlook:
    """The weight of each case."""

    weights: Sequence[float]

    def strengths(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> list[float]:
        """How strong each seat is if `to_roll` rolls next: positive numbers, comparable within this ring only."""
        weights = self.weights
        return [exp(sum([weights[case] for case in cases])) for cases in features(stacks, seats, to_roll, nest)]

    def chances(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> tuple[float, ...]:
        """Every seat's chance to win, in a race that somebody wins; they add up to 1."""
        found = self.strengths(stacks, seats, to_roll, nest)
        total = sum(found)
        return tuple([strength / total for strength in found])

    def softened(self, share: float) -> Self:
        """The same outlook, less sure of itself: each weight counts this share."""
        return type(self)([share * weight for weight in self.weights])

    @classmethod
    def guess(cls) -> Self:
        """What can be said without learning: a short way is good, and so are many rolls that win."""
        return cls(first_guess())


@cache
def outlook() -> Outlook:
    """The learned outlook. It was learned from trees at tables of four, and judges all others by the same features."""
    (line,) = [line for line in WEIGHTS.read_text("ascii").splitlines() if not line.startswith("#")]
    found = Outlook([int(word) / PARTS for word in line.split()])
    if len(found.weights) != FEATURES:
        raise ValueError(f"{WEIGHTS.name} belongs to other features; train again")
    return found


def written(learned: Outlook) -> str:
    """An outlook as a line of the file of weights."""
    return " ".join(str(round(weight * PARTS)) for weight in learned.weights) + "\n"


#: How much better another ring has to be than the one before the turn: passing all the time only draws.
IDLE = 0.07
Chances = tuple[float, ...]


class Branch(NamedTuple):
    """How many of the rolls a seat is expected to use alike, and the ring that it then leaves; None if it wins."""

    rolls: int
    ring: Ring | None


@dataclass(slots=True)
class Lookahead:
    """The chances of all seats some turns deep, for one table; `searched` counts the turns that were searched.

    What they lack to 1 is the chance that the race goes dead, so that nobody wins.
    """

    outlook: Outlook
    seats: int
    nest: bool
    searched: int = 0
    _known: dict[tuple[Ring, int, int], Chances] = field(default_factory=dict)

    def chances(self, ring: Ring, to_roll: int, depth: int) -> Chances:
        """Every seat's chance to win before this seat's roll, expected over the next `depth` rolls."""
        if depth <= 0:
            return self._at_sight(ring, to_roll)
        key = (ring, to_roll, depth)
        known = self._known.get(key)
        if known is None:
            sums = [0.0] * self.seats
            then = (to_roll + 1) % self.seats
            for rolls, after in self.branches(ring, to_roll):
                if after is None:
                    sums[to_roll] += rolls
                    continue
                for seat, chance in enumerate(self.chances(after, then, depth - 1)):
                    sums[seat] += rolls * chance
            known = self._known[key] = tuple([total / FACES for total in sums])
        return known

    def branches(self, ring: Ring, seat: int) -> list[Branch]:
        """What the seat is expected to do with each roll; rolls with which it does the same are together."""
        self.searched += 1
        found = reach(ring, seat, FACES, self.nest)
        wins_from = FACES + 1 if found.win is None else FACES - found.win.left
        best, most = ring, -1.0
        goes: dict[Ring | None, int] = {}
        by_cost = self._by_cost(found)
        for roll in range(FACES + 1):
            if roll >= wins_from:
                goes[None] = goes.get(None, 0) + 1
                continue
            for other in by_cost.get(roll, ()):
                worth = self.worth(other, ring, seat)
                if worth > most:
                    best, most = other, worth
            if roll:
                goes[best] = goes.get(best, 0) + 1
        return [Branch(rolls, after) for after, rolls in goes.items()]

    def worth(self, ring: Ring, before: Ring, seat: int) -> float:
        """A ring that the seat may leave behind, at first sight; the one before its turn counts less."""
        return self._at_sight(ring, (seat + 1) % self.seats)[seat] * (1 - IDLE * (ring == before))

    def _at_sight(self, ring: Ring, to_roll: int) -> Chances:
        key = (ring, to_roll, 0)
        known = self._known.get(key)
        if known is None:
            hopeless = is_dead(ring, self.seats, self.nest)
            known = (0.0,) * self.seats if hopeless else self.outlook.chances(ring, self.seats, to_roll, self.nest)
            self._known[key] = known
        return known

    @staticmethod
    def _by_cost(found: Reach) -> Mapping[int, list[Ring]]:
        """The rings by the points that they cost."""
        rings: dict[int, list[Ring]] = {}
        for ring, way in found.rings.items():
            rings.setdefault(FACES - way.left, []).append(ring)
        return rings
