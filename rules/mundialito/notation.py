"""Reads and writes Mundialito's notation (rules 4, 8 and 9 to 16). Part of rules/mundialito: rules/core only."""

import re
from functools import cache

from rules.core.notation import Notation
from rules.mundialito.pieces import (
    CELL_NAMES,
    Action,
    ChanceEvent,
    Coasters,
    End,
    Jump,
    Move,
    Pass,
    Place,
    PlaceBall,
    Push,
    Whistle,
    cell_at,
)

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
        case Place(sizes):
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
        return Place(tuple(int(digit) for digit in found[1]))
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
