"""The board of four coasters, as tables. Part of rules/mundialito: rules/core only.

Whatever depends only on how the coasters are turned is computed once and cached: the arrows, and each cell's ways out
with the actions along them.
"""

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from rules.mundialito.pieces import CELLS, HEIGHT, WIDTH, Cell, Jump, Move, Push, column_of, row_of

STANDARD = "2310"


class Direction(IntEnum):
    """The four orthogonal directions, clockwise, from Gualda's side."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3

    @property
    def letter(self) -> str:
        """U, R, D or L."""
        return "URDL"[self]


_STEPS = {Direction.UP: (0, 1), Direction.RIGHT: (1, 0), Direction.DOWN: (0, -1), Direction.LEFT: (-1, 0)}

# Rule 2: one coaster with its dot in the top-left corner, rows from the top.
_COASTER = (("URD", "RDL", "URL"), ("URL", "URD", "URD"), ("RDL", "URDL", "URL"))


def neighbour(cell: Cell, direction: Direction) -> Cell | None:
    """The next cell in that direction, across the seam between columns a and f; None beyond row 1 or 6 (rule 5)."""
    across, up = _STEPS[direction]
    row = row_of(cell) + up
    if not 0 <= row < HEIGHT:
        return None
    return row * WIDTH + (column_of(cell) + across) % WIDTH


def behind(origin: Cell, target: Cell) -> Cell:
    """The cell straight behind the target, seen from a neighbouring origin, across the seam if need be (rule 5)."""
    if origin % WIDTH == target % WIDTH:
        return 2 * target - origin
    row = target - target % WIDTH
    return row + (2 * target - origin) % WIDTH


def between(origin: Cell, target: Cell) -> Cell:
    """The cell jumped over on the way from origin to target, across the seam if need be (rule 13)."""
    if origin % WIDTH == target % WIDTH:
        return (origin + target) // 2
    step = 1 if (target - origin) % WIDTH == 2 else -1
    return origin - origin % WIDTH + (origin + step) % WIDTH


def turn_coaster(quarter_turns: int) -> tuple[tuple[frozenset[Direction], ...], ...]:
    """The coaster's arrows after clockwise quarter turns, rows from the top (rule 3)."""
    rows = tuple(tuple(frozenset(Direction("URDL".index(a)) for a in cell) for cell in row) for row in _COASTER)
    for _ in range(quarter_turns):
        rows = tuple(
            tuple(frozenset(Direction((arrow + 1) % 4) for arrow in rows[2 - column][row]) for column in range(3))
            for row in range(3)
        )
    return rows


class Exit(NamedTuple):
    """One arrow out of a cell, with the actions along it.

    `beyond` is the cell straight behind the target if the target's arrow points on to it and a piece on the target may
    be pushed or jumped (it is not on row 1 or 6); else None, and so are `push` and `jump`.
    """

    target: Cell
    move: Move
    beyond: Cell | None
    push: Push | None
    jump: Jump | None


class Board(NamedTuple):
    """The board with its four coasters in place; `coasters` is the option's text."""

    coasters: str
    arrows: tuple[frozenset[Direction], ...]
    ways: tuple[tuple[Exit, ...], ...]

    def leads(self, cell: Cell, direction: Direction) -> Cell | None:
        """The cell to which this cell's arrow in that direction leads; None without an arrow or beyond the edge."""
        return neighbour(cell, direction) if direction in self.arrows[cell] else None


@cache
def board(coasters: str) -> Board:
    """The board for four quarter-turn counts: top-left, top-right, bottom-left, bottom-right (rules 3 and 4)."""
    arrows: list[frozenset[Direction]] = [frozenset()] * CELLS
    for place, turns in enumerate(coasters):
        coaster = turn_coaster(int(turns))
        top, left = 5 - 3 * (place // 2), 3 * (place % 2)
        for row in range(3):
            for column in range(3):
                arrows[(top - row) * WIDTH + left + column] = coaster[row][column]
    return Board(coasters, tuple(arrows), tuple(_ways(cell, arrows) for cell in range(CELLS)))


def _ways(cell: Cell, arrows: list[frozenset[Direction]]) -> tuple[Exit, ...]:
    ways = []
    for direction in sorted(arrows[cell]):
        target = neighbour(cell, direction)
        if target is None:
            continue
        beyond = neighbour(target, direction) if direction in arrows[target] else None
        if row_of(target) in (0, HEIGHT - 1):  # 12, 13: nothing on row 1 or 6 is pushed or jumped
            beyond = None
        push = None if beyond is None else Push(cell, target)
        jump = None if beyond is None else Jump(cell, beyond)
        ways.append(Exit(target, Move(cell, target), beyond, push, jump))
    return tuple(ways)


def _rays(cell: Cell) -> tuple[tuple[Cell, ...], ...]:
    rays = []
    for across, up in ((1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
        ray = []
        column, row = column_of(cell) + across, row_of(cell) + up
        while 0 <= column < WIDTH and 0 <= row < HEIGHT:
            ray.append(row * WIDTH + column)
            column, row = column + across, row + up
        if ray:
            rays.append(tuple(ray))
    return tuple(rays)


#: For each cell of a ball, the lines along which it can be passed: level and diagonal, never across the seam (rule 11).
RAYS: tuple[tuple[tuple[Cell, ...], ...], ...] = tuple(_rays(cell) for cell in range(CELLS))
