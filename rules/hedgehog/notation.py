"""Reads and writes the race's notation (rules 2, 4 and 7). Part of rules/hedgehog: rules/core only."""

import re
from functools import cache

from rules.core.notation import Notation
from rules.hedgehog.pieces import Action, ChanceEvent, End, Move, Roll, Size

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
