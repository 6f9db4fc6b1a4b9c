"""Who can score, and how soon. Part of players/mundialito.

A goal is a pass to an own pyramid on the last row (RULES 1.3, 1.4), and from any cell at most two lines, both diagonal,
lead there. So a goal in two actions can be told by looking at those lines, without trying all the turns.
"""

from functools import cache
from typing import NamedTuple

from rules.mundialito.board import RAYS, Board
from rules.mundialito.pieces import CELLS, LAST_ROW, SEATS, Cell, row_of
from rules.mundialito.position import BALL


class Line(NamedTuple):
    """A line from the ball to a cell of the last row, and the cells between."""

    target: Cell
    path: tuple[Cell, ...]


def _lines(seat: int, cell: Cell) -> tuple[Line, ...]:
    last = LAST_ROW[seat]
    return tuple(Line(ray[-1], ray[:-1]) for ray in RAYS[cell] if row_of(ray[-1]) == last != row_of(cell))


#: By seat and cell of the ball.
LINES: tuple[tuple[tuple[Line, ...], ...], ...] = tuple(
    tuple(_lines(seat, cell) for cell in range(CELLS)) for seat in SEATS
)


@cache
def _doors(board: Board) -> tuple[tuple[tuple[Cell, Cell], ...], ...]:
    """For every cell, the (origin, cell jumped over or origin) from which arrows lead onto it."""
    doors: list[list[tuple[Cell, Cell]]] = [[] for _ in range(CELLS)]
    for origin, ways in enumerate(board.ways):
        for way in ways:
            doors[way.target].append((origin, origin))
            if way.beyond is not None:
                doors[way.beyond].append((origin, way.target))
    return tuple(tuple(cells) for cells in doors)


def actions_to_goal(board: Board, cells: bytes, seat: int) -> int:
    """1 or 2 if the seat could score with that many actions were it to move, else 0."""
    low, high = 4 * seat, 4 * seat + 4
    ball = cells.find(BALL + seat)
    lines = LINES[seat]
    soon = 0
    for target, path in lines[ball]:
        there = cells[target]
        if there and not low < there < high:
            continue
        blockers = [cell for cell in path if cells[cell]]
        if not blockers:
            if there:
                return 1
            if not soon and _can_be_entered(board, cells, target, low):
                soon = 2
        elif there and not soon and len(blockers) == 1 and low < cells[blockers[0]] < high:
            soon = 2 if _can_leave(board, cells, blockers[0], low) else 0
    if soon:
        return soon
    for ray in RAYS[ball]:
        for cell in ray:
            content = cells[cell]
            if content:
                if low < content < high:
                    for target, path in lines[cell]:
                        if low < cells[target] < high and not any(cells[way] for way in path):
                            return 2
                break
    return 0


def _can_be_entered(board: Board, cells: bytes, target: Cell, low: int) -> bool:
    """Whether an own pyramid can step or jump onto an empty cell; onto row 1 or 6 nobody pushes (rule 12)."""
    for origin, over in _doors(board)[target]:
        content = cells[origin]
        if low < content < low + 4:
            if origin == over:
                return True
            jumped = cells[over]
            if jumped and jumped < BALL and not low < jumped < low + 4 and content % 4 < jumped % 4:
                return True
    return False


def _can_leave(board: Board, cells: bytes, cell: Cell, low: int) -> bool:
    """Whether the own pyramid on a cell can act: step, push, or jump where it is too small to push."""
    for target, _, beyond, _, _ in board.ways[cell]:
        there = cells[target]
        if not there:
            return True
        if beyond is not None and there < BALL and not low < there < low + 4 and not cells[beyond]:
            return True
    return False
