"""How good a ring is for a seat. Part of players/hedgehog."""

from functools import lru_cache

from players.hedgehog.turns import points_to_win
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import Ring, Stack, goal

#: A win, in the unit of `quick_worth` and `worth`.
WIN = 10_000
#: The cost of an opposing piece right on an own one that must stay free, in points of the die.
COVERED = 9
#: The weight of the other seats' progress once their chances no longer count: it opens up a race that is locked.
OTHERS_PROGRESS = 0.2
#: With this many points to go, a seat is half as well off as with none.
HALF_WAY = 6


@lru_cache(maxsize=4096)
def points_to_go(stacks: Ring, seat: int, nest: bool) -> int:
    """Estimate the points that the seat still needs, covered pieces included; 0 once its tree (or nest) is built."""
    low, middle, high = wanted = goal(seat, nest)
    places = {content: number for number, stack in enumerate(stacks) for content in stack if content in wanted}
    at_low, at_middle, at_high = places[low], places[middle], places[high]
    spaces = len(stacks)

    def apart(one: int, other: int) -> int:
        """The distance between two stacks, at least 1.

        A piece out of place in the right stack has to step off and back.
        """
        there = abs(one - other)
        return max(1, min(there, spaces - there))

    on_low, on_middle = _upon(stacks[at_low], low), _upon(stacks[at_middle], middle)
    way = (high & 3) * apart(at_high, at_low)
    if on_middle is not None and on_middle >> 2 != seat:
        way += COVERED
    if on_low == middle:
        return 0 if on_middle == high else way
    if on_low is not None and on_low >> 2 != seat:
        way += COVERED
    if on_low == high or (at_high == at_middle and _above(stacks[at_middle], high, middle)):
        way += high & 3  # 4: it has to step off first, because only the topmost own piece moves
    return way + (middle & 3) * apart(at_middle, at_low)


def quick_worth(stacks: Ring, seat: int, nest: bool) -> int:
    """A quick estimate: how near the seat is to its goal."""
    return round(WIN / 4 / (1 + points_to_go(stacks, seat, nest) / HALF_WAY))


def worth(stacks: Ring, seat: int, seats: int, nest: bool, caution: float) -> int:
    """Judge a ring by the chances of every seat to win in its next turn.

    `caution`, from 1 down to 0, is the weight of the other seats' chances; as it falls, their progress counts in
    favour.
    """
    lasts = 1.0
    for other in range(1, seats):
        lasts *= 1 - chance_to_win(stacks, (seat + other) % seats, nest)
    own = WIN / 10 + WIN / 2 * chance_to_win(stacks, seat, nest) + quick_worth(stacks, seat, nest)
    given = sum(quick_worth(stacks, other, nest) for other in range(seats) if other != seat)
    feared: float = lasts**caution
    return round(feared * own + (1 - caution) * OTHERS_PROGRESS * given)


@lru_cache(maxsize=4096)
def chance_to_win(stacks: Ring, seat: int, nest: bool) -> float:
    """The probability that the seat could win at once if it were its turn."""
    return (FACES + 1 - points_to_win(stacks, seat, nest)) / FACES


def _upon(stack: Stack, content: int) -> int | None:
    place = stack.index(content) + 1
    return stack[place] if place < len(stack) else None


def _above(stack: Stack, one: int, other: int) -> bool:
    return stack.index(one) > stack.index(other)
