"""Who can score, and how soon. Part of rules/mundialito: rules/core only.

A goal is a pass to a pyramid on the last row (rules 11 and 14), and from any cell at most two lines, both diagonal,
lead there. So those lines show whether a goal in two actions is possible, without trying all turns.
"""

from functools import cache
from typing import NamedTuple

from rules.mundialito.board import RAYS, Board
from rules.mundialito.pieces import CELLS, LAST_ROW, SEATS, Cell, row_of
from rules.mundialito.position import BALL


class LineToGoal(NamedTuple):
    """A line from the ball to a cell of the last row, and the cells between."""

    target: Cell
    path: tuple[Cell, ...]


def _lines(seat: int, cell: Cell) -> tuple[LineToGoal, ...]:
    last = LAST_ROW[seat]
    return tuple(LineToGoal(ray[-1], ray[:-1]) for ray in RAYS[cell] if row_of(ray[-1]) == last != row_of(cell))


#: The lines by seat and cell of its ball.
LINES: tuple[tuple[tuple[LineToGoal, ...], ...], ...] = tuple(
    tuple(_lines(seat, cell) for cell in range(CELLS)) for seat in SEATS
)


@cache
def _entries(board: Board) -> tuple[tuple[tuple[Cell, Cell], ...], ...]:
    """For every cell, the origins of arrows that lead onto it, each with the cell jumped over (or again the origin)."""
    entries: list[list[tuple[Cell, Cell]]] = [[] for _ in range(CELLS)]
    for origin, ways in enumerate(board.ways):
        for way in ways:
            entries[way.target].append((origin, origin))
            if way.beyond is not None:
                entries[way.beyond].append((origin, way.target))
    return tuple(tuple(cells) for cells in entries)


def actions_to_goal(board: Board, cells: bytes, seat: int) -> int:
    """The actions with which the seat could score if it were its turn: 1 or 2, else 0."""
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
    """Whether the seat can step or jump onto an empty cell; a push can't enter row 1 or 6 (rule 12)."""
    for origin, over in _entries(board)[target]:
        content = cells[origin]
        if low < content < low + 4:
            if origin == over:
                return True
            jumped = cells[over]
            if jumped and jumped < BALL and not low < jumped < low + 4 and content % 4 < jumped % 4:
                return True
    return False


def _can_leave(board: Board, cells: bytes, cell: Cell, low: int) -> bool:
    """Whether the seat's pyramid on this cell can step, push or jump."""
    for target, _, beyond, _, _ in board.ways[cell]:
        there = cells[target]
        if not there:
            return True
        if beyond is not None and there < BALL and not low < there < low + 4 and not cells[beyond]:
            return True
    return False
