"""The hedgehog race's nouns: colours, sizes, actions and the die. Part of rules/hedgehog: rules/core only."""

from dataclasses import dataclass
from enum import IntEnum

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
