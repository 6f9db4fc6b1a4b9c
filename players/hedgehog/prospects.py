"""What decides a seat's prospects, as numbered features of a ring. Part of players/hedgehog.

Each feature is one of a few cases, and each case has its own number. A seat has one case of each family, so that an
estimate is the sum of as many learned weights (`outlook`).
"""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from players.hedgehog.turns import points_to_win
from rules.hedgehog.moves import moves
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


class Standing(NamedTuple):
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
def standing(stacks: Ring, seat: int, seats: int, nest: bool) -> Standing:
    """How a seat stands, whoever is to roll."""
    low, middle, high = wanted = goal(seat, nest)
    at = {content: number for number, stack in enumerate(stacks) for content in stack if content in wanted}
    at_low, at_middle, at_high = at[low], at[middle], at[high]
    on_low = cover(stacks[at_low], low, middle, seats, nest)
    on_middle = cover(stacks[at_middle], middle, high, seats, nest)
    low_gap = 0 if on_low is Cover.JOINED else (middle & 3) * _apart(at_middle, at_low, len(stacks))
    high_gap = 0 if on_middle is Cover.JOINED else (high & 3) * _apart(at_high, at_middle, len(stacks))
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
    return Standing(cases, FACES + 1 if lost else points_to_win(stacks, seat, nest))


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


def _apart(one: int, other: int, spaces: int) -> int:
    """The spaces between two stacks, at least 1: a piece out of place in the right stack has to step off and back."""
    there = abs(one - other)
    return max(1, min(there, spaces - there))
