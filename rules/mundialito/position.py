"""The state of Mundialito. Part of rules/mundialito: rules/core only.

Cells are one byte each, so that a position is compared, copied and searched at the speed of bytes: 0 is empty, a
pyramid is 4 × seat + size, a ball is 8 + seat.
"""

from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.mundialito.board import Board
from rules.mundialito.pieces import CELLS, Action, Cell, Size

EMPTY = bytes(CELLS)
BALL = 8
PLAYING = 4


def pyramid(seat: int, size: int) -> int:
    """The byte of a pyramid."""
    return 4 * seat + size


def seat_on(content: int) -> int:
    """The seat whose pyramid or ball the byte is; the byte must not be 0."""
    return content - BALL if content >= BALL else content // 4


def size_on(content: int) -> Size:
    """The size of the pyramid that the byte is."""
    return Size(content % 4)


class Deed(NamedTuple):
    """An action as it was done; `ball` is where the own ball lay before it (a pass needs it to be drawn)."""

    action: Action
    ball: Cell


class Goal(NamedTuple):
    """The last goal of a match, kept in sight until the next placing."""

    cells: bytes
    seat: int
    cell: Cell
    deeds: tuple[Deed, ...]


class State(NamedTuple):
    """One moment of a game.

    `step` is 0-3 while placing and PLAYING after; `seat` acts next, with `left` actions in its turn. `turns` counts
    turns completed since the last set-up, `turn` the turns begun since the first one. `seen` has the key of every
    position at the start of a turn since the last set-up (rule 15). `first` moves first after the set-up.
    """

    board: Board | None
    match: bool
    repetition: int
    turn_limit: int
    step: int = 0
    seat: int = 0
    left: int = 0
    cells: bytes = EMPTY
    first: int = 1
    turns: int = 0
    turn: int = 0
    seen: tuple[bytes, ...] = ()
    deeds: tuple[Deed, ...] = ()
    last_deeds: tuple[Deed, ...] = ()
    goals: tuple[int, int] = (0, 0)
    goal: Goal | None = None
    outcome: Outcome | None = None

    @property
    def playing(self) -> bool:
        """Whether the set-up is done and the game not over."""
        return self.step == PLAYING and self.outcome is None

    @property
    def key(self) -> bytes:
        """What makes two positions the same (rule 15): all cells and the seat to move."""
        return self.cells + bytes((self.seat,))
