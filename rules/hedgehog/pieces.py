"""The hedgehog race's nouns: colours, sizes, events and their notation. Part of rules/hedgehog: rules/core only."""

import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from rules.core.notation import Notation

#: The colours in seat order (rule 2); with neutral pieces, the colours after the last seat's belong to nobody (rule
#: 12).
COLOURS = ("red", "yellow", "blue", "green", "black", "purple", "orange", "clear", "cyan", "white", "pink")
MOST_SEATS = len(COLOURS)

#: Rule 12: the number of colours in the ring with `neutral`, and the most seats that may play so.
NEUTRAL_COLOURS = 4
MOST_WITH_NEUTRAL = 3

FACES = 6


class Size(IntEnum):
    """A pyramid's size in pips, which is also its price in points a space (rule 3)."""

    PAWN = 1
    DRONE = 2
    QUEEN = 3

    @property
    def letter(self) -> str:
        """P, D or Q."""
        return "PDQ"[self - 1]


#: The order of sizes along the ring (rule 1).
SIZES = (Size.QUEEN, Size.DRONE, Size.PAWN)


@dataclass(frozen=True, slots=True)
class Move:
    """Move the seat's piece of that size: clockwise if `steps` is positive, else the other way (rule 4)."""

    size: Size
    steps: int

    @property
    def cost(self) -> int:
        """The price in points (rule 3)."""
        return self.size * abs(self.steps)


@dataclass(frozen=True, slots=True)
class End:
    """End the turn; a turn without a move is a pass (rule 7)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: a roll of the die, which gives the points of the turn (rule 2)."""

    points: int


Action = Move | End
ChanceEvent = Roll


_MOVE = re.compile(r"([QDP])([+-])([1-9][0-9]*)")
_ROLL = re.compile(r"roll ([1-6])")
_SIZES = {size.letter: size for size in Size}
#: A number of spaces with more digits reads as this one, which is farther than any ring goes round.
_DIGITS = 6
_FAR = 10**_DIGITS


@cache
def write(event: Action | ChanceEvent) -> str:
    """The notation of an event."""
    match event:
        case Move(size, steps):
            return f"{size.letter}{steps:+d}"
        case End():
            return "end"
        case Roll(points):
            return f"roll {points}"


@cache
def split(action: Action) -> tuple[str, ...]:
    """Split an action the way a menu does: the piece, then the move."""
    return (action.size.letter, write(action)) if isinstance(action, Move) else (write(action),)


def parse(text: str) -> Action | ChanceEvent | None:
    """Read an event; None for any other text."""
    if text == "end":
        return End()
    if found := _MOVE.fullmatch(text):
        letter, sign, digits = found.groups()
        steps = int(digits) if len(digits) <= _DIGITS else _FAR
        return Move(_SIZES[letter], -steps if sign == "-" else steps)
    if found := _ROLL.fullmatch(text):
        return Roll(int(found[1]))
    return None


NOTATION: Notation[Action, ChanceEvent] = Notation(
    key="hedgehog",
    game="the hedgehog race",
    write=write,
    parse=parse,
    split=split,
    chance_events=(Roll,),
    action_hint="write Q+2 to move your queen two spaces clockwise, P-1 to move your pawn one the other way, D for "
    "your drone, or end.",
    chance_hint="that is roll 4, with 1 to 6.",
)
