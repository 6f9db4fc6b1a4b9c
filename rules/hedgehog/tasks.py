"""Positions and tasks of lessons as text. Part of rules/hedgehog: rules/core only.

A position such as `1Q 2D1P 3Q … to move 1` has the stacks clockwise, each from the bottom up: a piece is its colour's
number from 1 and its size. The seat to move, from 1, rolls next.
"""

import re

from rules.core.game import Condition
from rules.core.options import Options
from rules.hedgehog.pieces import NEUTRAL_COLOURS, SIZES, Action, Move, Size
from rules.hedgehog.position import State, goal, piece

_PIECE = re.compile(r"([0-9]{1,2})([QDP])")
_STACK = re.compile(r"(?:[0-9]{1,2}[QDP])+")
_ON = re.compile(r"([QDP]) on ([0-9]{1,2})([QDP])")
_MOVING = " to move "
_SIZES = {size.letter: size for size in Size}
#: The turn limit of a written position, for each seat (rule 9).
_ROUNDS = 60


def arrange(text: str, seats: int, options: Options) -> State:
    """The state in a written position, before a roll. Raises ValueError."""
    ring, _, moving = text.partition(_MOVING)
    colours = NEUTRAL_COLOURS if options["neutral"] else seats
    if not moving.isdecimal() or not 1 <= int(moving) <= seats or not all(map(_STACK.fullmatch, ring.split())):
        raise ValueError("a position of the race has its stacks and the seat to move: 1Q 2D1P 2Q … to move 1")
    stacks = tuple(
        bytes(piece(int(colour) - 1, _SIZES[size]) for colour, size in _PIECE.findall(stack)) for stack in ring.split()
    )
    every = sorted(piece(colour, size) for colour in range(colours) for size in SIZES)
    if sorted(content for stack in stacks for content in stack) != every:
        raise ValueError("a position of the race has every piece once")
    limit, nest = options["turn_limit"], options["stacking"] == "nest"
    if any(goal(colour, nest) in stack for colour in range(seats) for stack in stacks):
        raise ValueError("somebody has already won")
    return State(
        stacks=stacks,
        seats=seats,
        colours=colours,
        nest=nest,
        turn_limit=_ROUNDS * seats if limit is None else int(limit),
        seat=int(moving) - 1,
    )


def condition(text: str) -> Condition[State, Action] | None:
    """What a task may ask for; None for any other text.

    `P on 2Q`, the learner's piece right on another one (with its colour's number); `carried`, if a move took pieces
    along; `moved`; `points 0`, the points that are left.
    """
    if found := _ON.fullmatch(text):
        return _stands(found)
    if text == "moved":
        return lambda before, after, seat, actions: any(isinstance(action, Move) for action in actions)
    if text == "carried":
        return _carries
    if text.startswith("points ") and text[7:].isdecimal():
        return lambda before, after, seat, actions: after.points == int(text[7:])
    return None


def _stands(found: re.Match[str]) -> Condition[State, Action]:
    def holds(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
        pair = bytes((piece(int(found[2]) - 1, _SIZES[found[3]]), piece(seat, _SIZES[found[1]])))
        return any(pair in stack for stack in after.stacks)

    return holds


def _carries(before: State, after: State, seat: int, actions: tuple[Action, ...]) -> bool:
    turns = [turn.hops for turn in after.recent if turn.seat == seat and turn not in before.recent]
    own = [after.hops] if after.seat == seat else []
    return any(hop.carried for hops in (*turns, *own) for hop in hops)
