"""The state of the hedgehog race. Part of rules/hedgehog: rules/core only.

A piece is one byte, 4 × colour + size, and there is only one of each; a stack is the bytes of its pieces from the
bottom up; the ring is a tuple of stacks, clockwise. So the pieces above another are a slice, and a tree is a substring
of a stack.
"""

from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.hedgehog.pieces import SIZES, Move, Size

Stack = bytes
Ring = tuple[Stack, ...]


def piece(colour: int, size: int) -> int:
    """The byte of a piece."""
    return 4 * colour + size


def colour_of(content: int) -> int:
    """The colour of the piece with this byte."""
    return content >> 2


def size_of(content: int) -> Size:
    """The size of the piece with this byte."""
    return Size(content & 3)


def lay_out(colours: int) -> Ring:
    """The ring at the start, clockwise: three laps of all colours, the sizes moved on by one each lap (rule 1)."""
    return tuple(bytes((piece(colour, SIZES[(colour + lap) % 3]),)) for lap in range(3) for colour in range(colours))


class Hop(NamedTuple):
    """A move as it happened.

    `onto` is the piece that was on top where it ended and `carried` the pieces that rode along (bytes both); `origin`
    is the stack that it left, as counted before it, and `target` the one on which it ended, as counted after it, both
    from 0.
    """

    move: Move
    origin: int
    target: int
    onto: int
    carried: Stack


class Taken(NamedTuple):
    """A past turn; `left` points were unused (rule 3). A turn without hops was a pass (rule 7)."""

    seat: int
    rolled: int
    hops: tuple[Hop, ...]
    left: int


class State(NamedTuple):
    """One moment of a game.

    `seat` is whose turn it is, the `turn`-th of the game from 1; `rolled` is 0 before the roll. `points` are those left
    and `hops` the moves made in this turn. `recent` has the past `passes_to_draw` turns, oldest first. A `turn_limit`
    of 0 means no limit. Colours from `seats` on belong to nobody (rule 12).
    """

    stacks: Ring
    seats: int
    colours: int
    nest: bool
    turn_limit: int
    seat: int = 0
    turn: int = 1
    rolled: int = 0
    points: int = 0
    hops: tuple[Hop, ...] = ()
    recent: tuple[Taken, ...] = ()
    outcome: Outcome | None = None

    @property
    def passes_to_draw(self) -> int:
        """How many passes in a row are a draw: one for each seat, or three in a solo game (rule 9)."""
        return self.seats if self.seats > 1 else 3

    @property
    def passing(self) -> tuple[Taken, ...]:
        """The current run of passes, oldest first (rule 9)."""
        run = 0
        while run < len(self.recent) and not self.recent[-1 - run].hops:
            run += 1
        return self.recent[len(self.recent) - run :]


def goal(colour: int, nest: bool) -> Stack:
    """What a colour must build, from the bottom up: a tree, or a nest in that variant (rules 8 and 11)."""
    sizes = SIZES[::-1] if nest else SIZES
    return bytes(piece(colour, size) for size in sizes)


def count_built(stacks: Ring, colour: int, nest: bool) -> int:
    """How many pieces of its goal a colour has in their places, right on one another: 1 to 3 (rules 8 and 11)."""
    whole = goal(colour, nest)
    parts = (whole, whole[:2], whole[1:])
    return max((len(part) for part in parts if any(part in stack for stack in stacks)), default=1)
