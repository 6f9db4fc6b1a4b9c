"""What can be seen along the lines of a ball: passes, ways to the goal, threats. Part of players/mundialito.

All of it depends only on what stands on those lines, so it is worked out once for each such picture and then looked up.
"""

from typing import NamedTuple

from players.mundialito.packing import BALL_BITS, BALLS_AT
from rules.mundialito.board import RAYS, Board
from rules.mundialito.pieces import CELLS, Cell, row_of
from rules.mundialito.threats import LINES

FULL = (1 << CELLS) - 1

#: The pieces on a ball's lines and both balls; a packed position's low bits are cut down to this.
SIGHT = tuple(
    BALL_BITS | sum((1 << cell | 1 << (CELLS + cell)) for ray in RAYS[origin] for cell in ray)
    for origin in range(CELLS)
) + (0,) * (64 - CELLS)

#: The first number of each kind of trait: rows in reach by the ball's row, passes, ways to the goal; the threat.
REACH, PASSES, WAYS, THREAT = 0, 35, 42, 69
TRAITS = 70


def progress(seat: int, cell: Cell) -> int:
    """Rows from the seat's first row, 0 to 5."""
    return row_of(cell) if seat == 0 else 5 - row_of(cell)


class Sight(NamedTuple):
    """What a seat's ball sees.

    `passes` are the cells to which it can be passed. `traits` are the numbers of what counts for the judgement. The
    seat threatens to score with two actions if it has a pyramid in `entries`, or if one of `double` (a set of bits, and
    how they must be) is so; both are empty if one action is enough.
    """

    passes: tuple[Cell, ...]
    traits: tuple[int, ...]
    entries: int
    double: tuple[tuple[int, int], ...]


def arrivals(board: Board) -> tuple[int, ...]:
    """For each cell, the set of cells from which an arrow leads there."""
    found = [0] * CELLS
    for origin, ways in enumerate(board.ways):
        for way in ways:
            found[way.target] |= 1 << origin
    return tuple(found)


def look(low: int, seat: int, entering: tuple[int, ...]) -> Sight:
    """What the seat's ball sees, from the low bits of a packed position; `entering` are the board's arrivals."""
    ball, other = (low >> (BALLS_AT + 6 * seat)) & 63, (low >> (BALLS_AT + 6 * (1 - seat))) & 63
    shift = CELLS * seat
    own, theirs = (low >> shift) & FULL, (low >> (CELLS - shift)) & FULL | 1 << other
    taken = own | theirs
    passes: list[Cell] = []
    for ray in RAYS[ball]:
        for cell in ray:
            if taken >> cell & 1:
                if own >> cell & 1:
                    passes.append(cell)
                break
    reach = max((progress(seat, cell) for cell in passes), default=6)
    traits = [REACH + 7 * min(progress(seat, ball), 4) + reach, PASSES + len(passes)]
    entries, soon = 0, False
    for target, path in LINES[seat][ball]:
        mine = sum(own >> cell & 1 for cell in path)
        rivals = sum(theirs >> cell & 1 for cell in path)
        there = 0 if own >> target & 1 else 2 if theirs >> target & 1 else 1
        traits.append(WAYS + 9 * there + 3 * min(mine, 2) + min(rivals, 2))
        if not mine and not rivals:
            soon = soon or there == 0
            if there == 1:
                entries |= entering[target]
    double: list[tuple[int, int]] = []
    for cell in passes:
        for target, path in LINES[seat][cell]:
            if other in path or ball in path:
                continue
            blocked = sum(1 << way | 1 << (CELLS + way) for way in path)
            double.append((blocked | 1 << (shift + target), 1 << (shift + target)))
    if soon:
        return Sight(tuple(passes), tuple(traits), 0, ())
    return Sight(tuple(passes), tuple(traits), entries << shift, tuple(double))


def threatens(low: int, sight: Sight) -> bool:
    """Whether the seat could score with two actions, jumps and pyramids stepping aside not counted."""
    return bool(low & sight.entries) or any(low & bits == so for bits, so in sight.double)
