"""What everyone sees of Mundialito, which is everything. Part of rules/mundialito: rules/core only.

A View consists of names and small numbers, so that pictures, sentences, computer players and the pipe need nothing
else.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome

Phase = Literal["coasters", "setup", "play", "over"]
Kind = Literal["move", "push", "jump", "pass"]


@dataclass(frozen=True)
class Piece:
    """A pyramid on the board: its cell (`b3`), seat and size in pips."""

    cell: str
    seat: int
    size: int


@dataclass(frozen=True)
class Trace:
    """An action to mark on the board, taken or possible.

    The pyramid goes from `origin` to `target`. `other` is the cell where a pushed pyramid ends, the cell jumped over
    or, for a pass, the same as `target`, where the ball was; None for a move. A pass brings the ball from `target` to
    `origin`.
    """

    kind: Kind
    notation: str
    seat: int
    origin: str
    target: str
    other: str | None = None

    @property
    def over_seam(self) -> bool:
        """Whether it crosses the seam between columns f and a (rule 5)."""
        if self.kind == "pass":
            return False
        return abs(ord(self.origin[0]) - ord(self.target[0])) > 2


@dataclass(frozen=True)
class View:
    """The whole game as anyone sees it.

    `arrows` has, for a1, b1 … f6, the directions in which a piece may leave (`URD`); empty until the coasters are laid.
    `trail` is what to mark as the last turn, taken by `trail_seat`: the actions of this turn if there are any, else the
    whole turn before. `before`, filled only at the start of a turn, is the last own turn of the seat to act, which the
    other seat has answered. `legal` has the possible actions on pieces; `setup_step` is 0-3 (Gualda's pyramids,
    Bermellon's, Gualda's ball, Bermellon's) during set-up. `turn` counts the turns begun since the first set-up, from
    1. After a goal in a match the board shows the goal until the first placing; `resumed_seat` and `resumed_cell` say
    who scored and where from then on, until the first action after the kick-off. `stood` is how many turns since the
    set-up began with the position that began this one, this one included; 0 before the first.
    """

    viewer: int | None
    phase: Phase
    coasters: str | None
    arrows: tuple[str, ...]
    pieces: tuple[Piece, ...]
    balls: tuple[str | None, str | None]
    to_act: int | None
    actions_left: int
    may_end: bool
    setup_step: int | None
    turn: int
    trail: tuple[Trace, ...]
    trail_seat: int | None
    before: tuple[Trace, ...]
    legal: tuple[Trace, ...]
    match: bool
    goals: tuple[int, int]
    scored: int | None
    goal_cell: str | None
    resumed_seat: int | None
    resumed_cell: str | None
    stood: int
    outcome: Outcome | None
