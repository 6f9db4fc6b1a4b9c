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

#: For each seat to move, the positions met (rule 15).
Seen = tuple[tuple[bytes, ...], tuple[bytes, ...]]
NOTHING_SEEN: Seen = ((), ())


def pyramid(seat: int, size: int) -> int:
    """The byte of a pyramid."""
    return 4 * seat + size


def seat_on(content: int) -> int:
    """The seat whose pyramid or ball the byte is; the byte must not be 0."""
    return content - BALL if content >= BALL else content // 4


def size_on(content: int) -> Size:
    """The size of the pyramid that the byte is."""
    return Size(content % 4)


def remember(seen: Seen, seat: int, cells: bytes) -> Seen:
    """What has been seen, with one more position in which that seat is to move (rule 15)."""
    gualda, bermellon = seen
    return (gualda, (*bermellon, cells)) if seat else ((*gualda, cells), bermellon)


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
    turns completed since the last set-up, `turn` the turns begun since the first one. `seen` has, for each seat to
    move, the cells at the start of every turn since the last set-up (rule 15). `first` moves first after the set-up.
    `deeds` are those of the turn under way, `last_deeds` and `earlier_deeds` those of the two turns before it.
    """

    board: Board | None
    match: bool
    repetition: int
    turn_limit: int
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
