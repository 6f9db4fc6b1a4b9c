"""What a position is worth without looking ahead. Part of players/mundialito.

A pyramid's step forward is worth about 50; the figures were found by playing in the arena. Tables are indexed by
progress: 0 is the seat's first row, 5 its last.
"""

from rules.mundialito.board import RAYS, Board
from rules.mundialito.pieces import CELLS, SEATS, row_of
from rules.mundialito.position import BALL, pyramid
from rules.mundialito.threats import LINES, actions_to_goal

BALL_WORTH = (0, 60, 250, 500, 800, 0)
PYRAMID_WORTH = (0, 45, 95, 140, 180, 210)
#: The worth of the farthest pyramid that one pass reaches.
REACH_WORTH = (0, 20, 60, 130, 240, 0)
#: Columns a and f have one diagonal towards the goal, the others two.
MIDDLE = (0, 12, 20, 20, 12, 0)
#: The cost of the opponent's threat to score with one action or with two.
THREAT_WORTH = (0, 500, 350)
#: The worth of a line to an own pyramid on the last row, by the number of pieces between.
LINE_WORTH = (0, 150, 60, 20, 10)
TEMPO = 120


def progress(seat: int, cell: int) -> int:
    """Rows from the seat's first row, 0 to 5."""
    return row_of(cell) if seat == 0 else 5 - row_of(cell)


def _table() -> tuple[tuple[int, ...], ...]:
    table = [[0] * CELLS for _ in range(BALL + 2)]
    for seat in SEATS:
        sign = 1 - 2 * seat
        for cell in range(CELLS):
            row, middle = progress(seat, cell), MIDDLE[cell % 6]
            table[BALL + seat][cell] = sign * (BALL_WORTH[row] + middle)
            for size in (1, 2, 3):
                table[pyramid(seat, size)][cell] = sign * (PYRAMID_WORTH[row] + middle)
    return tuple(map(tuple, table))


#: The worth of contents by cell, for Gualda; Bermellon's pieces count against her.
TABLE = _table()


def worth(board: Board, cells: bytes, seat: int) -> int:
    """The position's worth to the seat to act, which can't score in this turn."""
    total = 0
    for cell, content in enumerate(cells):
        if content:
            total += TABLE[content][cell]
    total += _lines_worth(cells, 0) - _lines_worth(cells, 1)
    if seat:
        total = -total
    return total + TEMPO - THREAT_WORTH[actions_to_goal(board, cells, 1 - seat)]


def _lines_worth(cells: bytes, seat: int) -> int:
    """The worth of the ball's lines: pyramids in reach of a pass, and ways to the last row."""
    ball = cells.find(BALL + seat)
    low, high = 4 * seat, 4 * seat + 4
    reach = total = 0
    for ray in RAYS[ball]:
        for cell in ray:
            content = cells[cell]
            if content:
                if low < content < high:
                    row = cell // 6 if seat == 0 else 5 - cell // 6
                    if row > reach:
                        reach = row
                break
    for target, path in LINES[seat][ball]:
        if low < cells[target] < high:
            total += LINE_WORTH[len([cell for cell in path if cells[cell]])]
    return total + REACH_WORTH[reach]
