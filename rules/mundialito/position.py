"""The state of Mundialito. Part of rules/mundialito: rules/core only.

A cell is one byte, so that positions are compared, copied and searched as fast as bytes are: 0 is empty, a pyramid is 4
× seat + size, a ball is 8 + seat.
"""

from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.mundialito.board import Board
from rules.mundialito.pieces import CELLS, FIRST_ROW, Action, Cell, Size, row_of

EMPTY = bytes(CELLS)
BALL = 8
PLAYING = 4

#: The positions met so far, for each seat to move (rule 15).
Seen = tuple[tuple[bytes, ...], tuple[bytes, ...]]
NOTHING_SEEN: Seen = ((), ())


def pyramid(seat: int, size: int) -> int:
    """The byte of a pyramid."""
    return 4 * seat + size


def seat_on(content: int) -> int:
    """The seat that owns the pyramid or ball with this byte, which must not be 0."""
    return content - BALL if content >= BALL else content // 4


def size_on(content: int) -> Size:
    """The size of the pyramid with this byte."""
    return Size(content % 4)


def advance(cells: bytes, seat: int) -> int:
    """How many rows a seat's ball stands from its own first row (rule 15a)."""
    return abs(row_of(cells.find(BALL + seat)) - FIRST_ROW[seat])


def remember(seen: Seen, seat: int, cells: bytes) -> Seen:
    """Add a position in which that seat is to move (rule 15)."""
    gualda, bermellon = seen
    return (gualda, (*bermellon, cells)) if seat else ((*gualda, cells), bermellon)


class Deed(NamedTuple):
    """An action that was taken; `ball` is where the seat's own ball was before it (needed to draw a pass)."""

    action: Action
    ball: Cell


class Goal(NamedTuple):
    """The last goal of a match, shown until the next line-up and told until the first action after it."""

    cells: bytes
    seat: int
    cell: Cell
    deeds: tuple[Deed, ...]


class State(NamedTuple):
    """One moment of a game.

    `step` is 0-3 while placing and PLAYING after; `seat` acts next, with `left` actions in its turn. `turns` counts
    turns completed since the last set-up, `turn` the turns begun since the first one. `seen` has, for each seat to
    move, the cells at the start of every turn since the last set-up (rule 15). `first` is the seat that moves first
    after the set-up. `deeds` are the actions of the current turn, `last_deeds` and `earlier_deeds` those of the two
    turns before it.
    """

    board: Board | None
    match: bool
    repetition: int
    turn_limit: int
    adjudicate: bool
    step: int = 0
    seat: int = 0
    left: int = 0
    cells: bytes = EMPTY
    deeds: tuple[Deed, ...] = ()
    last_deeds: tuple[Deed, ...] = ()
    earlier_deeds: tuple[Deed, ...] = ()
    turns: int = 0
    turn: int = 0
    seen: Seen = NOTHING_SEEN
    first: int = 1
    goals: tuple[int, int] = (0, 0)
    goal: Goal | None = None
    outcome: Outcome | None = None

    @property
    def playing(self) -> bool:
        """Whether the set-up is done and the game not over."""
        return self.step == PLAYING and self.outcome is None
