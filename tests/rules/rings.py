"""Rings of the hedgehog race as text: stacks clockwise, each from the bottom up, `0Q1D 1P` and so on."""

import re

from rules.hedgehog import GAME
from rules.hedgehog.pieces import COLOURS, Size
from rules.hedgehog.position import State, piece

_SIZES = {size.letter: size for size in Size}


def ring(drawing: str) -> tuple[bytes, ...]:
    """The stacks of a drawing."""
    stacks = (re.findall(r"(\d+)([QDP])", word) for word in drawing.split())
    return tuple(bytes(piece(int(colour), _SIZES[letter]) for colour, letter in stack) for stack in stacks)


def drawn(stacks: tuple[bytes, ...]) -> str:
    """The drawing of some stacks."""
    return " ".join("".join(f"{content >> 2}{'PDQ'[(content & 3) - 1]}" for content in stack) for stack in stacks)


def state(drawing: str, points: int = 6, *, seat: int = 0, seats: int = 2, **more: object) -> State:
    """The position before any rolled points are spent; with 0 points the die is awaited."""
    stacks = ring(drawing)
    colours = 1 + max(content >> 2 for stack in stacks for content in stack)
    assert seats <= len(COLOURS)
    made = State(stacks, seats, max(seats, colours), False, 0, seat, 1, points, points)
    return made._replace(**more)


def legal(position: State) -> list[str]:
    """The sorted notations of what is legal."""
    return sorted(GAME.notation.write(action) for action in GAME.legal(position))


def after(position: State, *events: str) -> State:
    """The position after some possible events: rolls, and actions by the seats to act."""
    for text in events:
        if text.startswith("roll"):
            roll = GAME.notation.read_chance(text)
            assert GAME.can_happen(position, roll), text
            position = GAME.apply(position, roll)
        else:
            action = GAME.notation.read_action(text)
            assert GAME.is_legal(position, action), text
            position = GAME.apply(position, action)
    return position
