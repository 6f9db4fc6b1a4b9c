"""Looks ahead over the next rolls of all seats, and judges rings by learned weights. Part of players/hedgehog.

Chance is exact: each roll counts a sixth. The seats to come are expected to go for the ring that is best for them at
first sight. Every seat's chance to win is estimated from its ring by numbered features: each is one of a few cases, and
each case has its own number. A seat has one case of each family, so that an estimate is the sum of as many learned
weights, made by `tools.hedgehog.train`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, lru_cache
from math import exp
from pathlib import Path
from typing import NamedTuple, Self

from players.hedgehog.turns import Reach, points_to_win, reach
from rules.hedgehog.moves import is_dead, moves
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import Ring, Stack, goal


class Cover(IntEnum):
    """What stands right on a piece: its free or held opposing coverers are told apart by what they are to their owner.

    A coverer is held if another piece of its owner stands above it, so that it can't step off now.
    """

    NOTHING = 0
    JOINED = 1  # the piece that belongs there
    OWN = 2
    NEUTRAL = 3  # it never steps off (rule 12)
    FREE_LOWEST = 4
    FREE_MIDDLE = 5
    FREE_HIGHEST = 6
    HELD_LOWEST = 7
    HELD_MIDDLE = 8
    HELD_HIGHEST = 9

    @property
    def lock(self) -> int:
        """How firmly the piece is covered: 0 not at all, 1 by a piece that can step off, 2 by one that can't."""
        return 0 if self <= Cover.JOINED else 1 if self in _LOOSE else 2


_LOOSE = (Cover.OWN, Cover.FREE_LOWEST, Cover.FREE_MIDDLE, Cover.FREE_HIGHEST)
_LOCKS, _GAPS, _WAYS, _MOBILE = 3, 13, 24, 8
#: The numbers of rolls that win now (none to all faces), and of steps in the others' chances to be faster.
_ROLLS, _CALM = FACES + 1, 6
_ORDERS = 5
_HEAPS = 27

_COVERS_AT = 0
_LOW_GAP_AT = _COVERS_AT + len(Cover) ** 2
_HIGH_GAP_AT = _LOW_GAP_AT + _LOCKS * _GAPS
_WAY_AT = _HIGH_GAP_AT + _LOCKS * _GAPS
_MOBILE_AT = _WAY_AT + _LOCKS * _WAYS
_HEAP_AT = _MOBILE_AT + _MOBILE
_ROLL_AT = _HEAP_AT + _HEAPS
_ORDER_AT = _ROLL_AT + _ROLLS * _CALM
#: How many cases there are.
FEATURES = _ORDER_AT + _ORDERS


class SeatFeatures(NamedTuple):
    """A seat's own features of a ring, and the lowest roll that wins (FACES + 1 if none does)."""

    cases: tuple[int, ...]
    roll: int


def cover(stack: Stack, content: int, belongs: int, seats: int, nest: bool) -> Cover:
    """What stands right on this piece of the stack; `belongs` is the piece that should."""
    place = stack.index(content) + 1
    if place == len(stack):
        return Cover.NOTHING
    upon = stack[place]
    owner = upon >> 2
    if upon == belongs:
        return Cover.JOINED
    if owner == content >> 2:
        return Cover.OWN
    if owner >= seats:
        return Cover.NEUTRAL
    role = (upon & 3) - 1 if nest else 3 - (upon & 3)
    held = any(above >> 2 == owner for above in stack[place + 1 :])
    return Cover((Cover.HELD_LOWEST if held else Cover.FREE_LOWEST) + role)


@lru_cache(maxsize=8192)
def standing(stacks: Ring, seat: int, seats: int, nest: bool) -> SeatFeatures:
    """How a seat stands, whoever is to roll."""
    low, middle, high = wanted = goal(seat, nest)
    at = {content: number for number, stack in enumerate(stacks) for content in stack if content in wanted}
    at_low, at_middle, at_high = at[low], at[middle], at[high]
    on_low = cover(stacks[at_low], low, middle, seats, nest)
    on_middle = cover(stacks[at_middle], middle, high, seats, nest)
    low_gap = 0 if on_low is Cover.JOINED else (middle & 3) * spaces_apart(at_middle, at_low, len(stacks))
    high_gap = 0 if on_middle is Cover.JOINED else (high & 3) * spaces_apart(at_high, at_middle, len(stacks))
    covered = (on_low.lock > 0) + (on_middle.lock > 0)
    heap = 0
    for content in wanted:
        stack = stacks[at[content]]
        heap = 3 * heap + min(2, len(stack) - 1 - stack.index(content))
    cases = (
        _COVERS_AT + len(Cover) * on_low + on_middle,
        _LOW_GAP_AT + _GAPS * on_low.lock + min(_GAPS - 1, low_gap),
        _HIGH_GAP_AT + _GAPS * on_middle.lock + min(_GAPS - 1, high_gap),
        _WAY_AT + _WAYS * covered + min(_WAYS - 1, low_gap + high_gap),
        _MOBILE_AT + min(_MOBILE - 1, len(moves(stacks, seat, FACES, nest))),
        _HEAP_AT + heap,
    )
    lost = Cover.NEUTRAL in (on_low, on_middle)
    return SeatFeatures(cases, FACES + 1 if lost else points_to_win(stacks, seat, nest))


def features(stacks: Ring, seats: int, to_roll: int, nest: bool) -> list[tuple[int, ...]]:
    """The cases of every seat, in the order of seats, if `to_roll` is next to roll."""
    found: list[tuple[int, ...]] = [()] * seats
    calm = 1.0  # the probability that nobody wins before this seat's turn
    for away in range(seats):
        seat = (to_roll + away) % seats
        cases, roll = standing(stacks, seat, seats, nest)
        rivals = min(_CALM - 1, int(calm * _CALM))
        found[seat] = (*cases, _ROLL_AT + _ROLLS * rivals + roll - 1, _ORDER_AT + _order(away, seats))
        calm *= (roll - 1) / FACES
    return found


def first_guess() -> list[float]:
    """A weight for each case by rule of thumb, from which learning starts."""
    weights = [0.0] * FEATURES
    for covered in range(_LOCKS):
        for points in range(_WAYS):
            weights[_WAY_AT + _WAYS * covered + points] = -0.12 * points - 0.6 * covered
    for rivals in range(_CALM):
        for roll in range(1, _ROLLS + 1):
            weights[_ROLL_AT + _ROLLS * rivals + roll - 1] = 0.4 * (FACES + 1 - roll)
    return weights


def _order(away: int, seats: int) -> int:
    """How soon a seat rolls: next, second, soon, later, or last of all."""
    if away == 0:
        return 0
    if away == seats - 1:
        return 4
    return 1 if away == 1 else 2 if away < 4 else 3


def spaces_apart(one: int, other: int, spaces: int) -> int:
    """The spaces between two stacks, at least 1: a piece out of place in the right stack has to step off and back."""
    there = abs(one - other)
    return max(1, min(there, spaces - there))


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

    def soften(self, share: float) -> Self:
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


def write_weights(learned: Outlook) -> str:
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
