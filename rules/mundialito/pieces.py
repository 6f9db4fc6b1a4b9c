"""Mundialito's nouns: cells, sizes, events and their notation. Part of rules/mundialito: rules/core only."""

import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import ClassVar

from rules.core.notation import Notation

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
class PlacePyramids:
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


Action = PlacePyramids | PlaceBall | Move | Push | Jump | Pass | End
ChanceEvent = Coasters | Whistle


_STEP = re.compile(r"([a-f][1-6])([-x^])([a-f][1-6])")
_PASS = re.compile(r"\*([a-f][1-6])")
_PLACE = re.compile(r"setup ([123]{6})")
_BALL = re.compile(r"ball ([a-f][1-6])")
_COASTERS = re.compile(r"coasters ([0-3]{4})")
_WORDS: dict[str, End | Whistle] = {"end": End(), "whistle": Whistle()}
_KINDS: dict[str, type[Move] | type[Push] | type[Jump]] = {"-": Move, "x": Push, "^": Jump}


@cache
def write(event: Action | ChanceEvent) -> str:
    """The notation of an event."""
    match event:
        case Move() | Push() | Jump():
            return CELL_NAMES[event.origin] + event.sign + CELL_NAMES[event.target]
        case Pass(cell):
            return "*" + CELL_NAMES[cell]
        case End():
            return "end"
        case PlacePyramids(sizes):
            return "setup " + "".join(str(int(size)) for size in sizes)
        case PlaceBall(cell):
            return "ball " + CELL_NAMES[cell]
        case Coasters(turns):
            return "coasters " + turns
        case Whistle():
            return "whistle"


@cache
def split(action: Action) -> tuple[str, ...]:
    """Split an action as a menu does: the piece, then the action; anything else is one token."""
    match action:
        case Move() | Push() | Jump():
            return (CELL_NAMES[action.origin], write(action))
        case _:
            return (write(action),)


def parse(text: str) -> Action | ChanceEvent | None:
    """Read an event; None for any other text."""
    if text in _WORDS:
        return _WORDS[text]
    if found := _STEP.fullmatch(text):
        origin, sign, target = found.groups()
        return _KINDS[sign](cell_at(origin), cell_at(target))
    if found := _PASS.fullmatch(text):
        return Pass(cell_at(found[1]))
    if found := _PLACE.fullmatch(text):
        return PlacePyramids(tuple(int(digit) for digit in found[1]))
    if found := _BALL.fullmatch(text):
        return PlaceBall(cell_at(found[1]))
    if found := _COASTERS.fullmatch(text):
        return Coasters(found[1])
    return None


NOTATION: Notation[Action, ChanceEvent] = Notation(
    key="mundialito",
    game="Mundialito",
    write=write,
    parse=parse,
    split=split,
    optional="-x^",
    chance_events=(Coasters, Whistle),
    action_hint="write a move b1-b2, a push b3xb4, a jump b3^b5, a pass *d4, or end; before kick-off setup 321123 and "
    "ball c2.",
    chance_hint="those are coasters 2310 and whistle.",
)
