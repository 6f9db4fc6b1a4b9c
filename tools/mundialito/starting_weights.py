"""The weights with which training begins. Part of tools/mundialito.

A pyramid's step forward is worth about 50; the figures were found by playing in the arena. They are indexed by
progress: 0 is the seat's first row, 5 its last.
"""

from players.mundialito.judgement import Weights
from players.mundialito.lines import TRAITS, progress
from players.mundialito.packing import LANES
from rules.mundialito.pieces import CELLS, SEATS
from rules.mundialito.position import BALL, pyramid

BALL_WORTH = (0, 60, 250, 500, 800, 0)
PYRAMID_WORTH = (0, 45, 95, 140, 180, 210)
#: The worth of the farthest pyramid that one pass reaches.
REACH_WORTH = (0, 20, 60, 130, 240, 0)
#: Columns a and f have one diagonal towards the goal, the others two.
MIDDLE = (0, 12, 20, 20, 12, 0)


def starting_weights() -> Weights:
    """One unit for where the pieces stand, and what each ball has in reach."""
    unit = tuple(tuple(round(0.06 * worth) for worth in row) for row in _table())
    nothing = ((0,) * CELLS,) * (BALL + 2)
    # A step of a pyramid is worth about a quarter; the unit is nearly straight as far as such sums go.
    out = round(50 / PYRAMID_WORTH[1] * 1000 / 0.12)
    reach = [0] * TRAITS
    for row in range(5):
        for best in range(6):
            reach[7 * row + best] = 5 * REACH_WORTH[best]
    units = (unit, *(nothing for _ in range(LANES - 1)))
    waiter = tuple(-worth for worth in reach)
    zeros = (0,) * LANES
    return Weights(units, zeros, (out, *zeros[1:]), tuple(reach), waiter, 500)


def _table() -> list[list[int]]:
    """The worth of contents by cell, for Gualda; Bermellon's pieces count against her."""
    table = [[0] * CELLS for _ in range(BALL + 2)]
    for seat in SEATS:
        sign = 1 - 2 * seat
        for cell in range(CELLS):
            row, middle = progress(seat, cell), MIDDLE[cell % 6]
            table[BALL + seat][cell] = sign * (BALL_WORTH[row] + middle)
            for size in (1, 2, 3):
                table[pyramid(seat, size)][cell] = sign * (PYRAMID_WORTH[row] + middle)
    return table
