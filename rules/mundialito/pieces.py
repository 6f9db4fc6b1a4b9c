"""Mundialito's nouns: cells, sizes, actions and chance events. Part of rules/mundialito: rules/core only."""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

WIDTH = HEIGHT = 6
CELLS = WIDTH * HEIGHT
COLUMNS = "abcdef"
ROWS = "123456"

#: A cell is a number, 0 for a1, 5 for f1, 35 for f6.
Cell = int
CELL_NAMES: tuple[str, ...] = tuple(column + row for row in ROWS for column in COLUMNS)

GUALDA, BERMELLON = 0, 1
SEATS = (GUALDA, BERMELLON)
SEAT_NAMES = ("Gualda", "Bermellon")

#: The row (0-5) on which a seat's pyramids start, and the one on which its ball scores (rule 1).
FIRST_ROW = (0, 5)
LAST_ROW = (5, 0)
#: The row on which a seat's ball is placed (rule 7).
BALL_ROW = (1, 4)


class Size(IntEnum):
    """A pyramid's size, in pips (rule 6)."""

    PAWN = 1
    DRONE = 2
    QUEEN = 3


def cell_at(name: str) -> Cell:
    """The cell with a name such as `b3`. Raises ValueError for any other text."""
    return CELL_NAMES.index(name)


def row_of(cell: Cell) -> int:
    """The row of a cell, 0 for row 1."""
    return cell // WIDTH


def column_of(cell: Cell) -> int:
    """The column of a cell, 0 for column a."""
    return cell % WIDTH


@dataclass(frozen=True, slots=True)
class Place:
    """Place all six pyramids; the sizes are for columns a to f (rule 7)."""

    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceBall:
    """Place the ball (rule 7)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Move:
    """Move a pyramid to a neighbouring cell (rule 10)."""

    sign: ClassVar[str] = "-"
    origin: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Push:
    """Push an opposing pyramid on and take its cell (rule 12)."""

    sign: ClassVar[str] = "x"
    origin: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Jump:
    """Jump over a bigger opposing pyramid; `target` is where the jump lands (rule 13)."""

    sign: ClassVar[str] = "^"
    origin: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Pass:
    """Swap the ball with the pyramid on `cell` (rule 11)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (rule 9)."""


@dataclass(frozen=True, slots=True)
class Coasters:
    """Chance: how the four coasters are turned (rule 4)."""

    turns: str


@dataclass(frozen=True, slots=True)
class Whistle:
    """Chance: the clock of a match has run out (rule 16)."""


Action = Place | PlaceBall | Move | Push | Jump | Pass | End
ChanceEvent = Coasters | Whistle
