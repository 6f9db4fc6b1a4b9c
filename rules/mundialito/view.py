"""What may be seen of Mundialito: everything, by everybody. Part of rules/mundialito: rules/core only.

A View is made of names and small numbers so that pictures, sentences, computer players and the pipe need nothing else.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome

Phase = Literal["coasters", "setup", "play", "over"]
Kind = Literal["move", "push", "jump", "pass"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A pyramid on the board: its cell (`b3`), seat and size in pips."""

    cell: str
    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class Trace:
    """An action as marks on the board, done or possible.

    The pyramid goes from `origin` to `target`. `other` is the cell where a pushed pyramid ends, the cell jumped over,
    or (pass) the same as `target`, where the ball was; None for a move. A pass brings the ball from `target` to
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
        """Whether the way crosses the seam between columns f and a (rule 5)."""
        if self.kind == "pass":
            return False
        return abs(ord(self.origin[0]) - ord(self.target[0])) > 2


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as anyone sees it.

    `arrows` has, for a1, b1 … f6, the directions in which a piece may leave (`URD`); empty while the coasters are not
    laid. `trail` is what to mark as the last turn: the mover's actions of this turn if there are any, else the
    whole turn before, by `trail_seat`. At the start of a turn `before` is the mover's own last turn, which that one
    answered; else it is empty. `legal` has the mover's possible actions on pieces; `setup_step` is 0-3 (Gualda's
    pyramids, Bermellon's, Gualda's ball, Bermellon's) while placing. `turn` counts the turns begun since the first
    set-up, from 1. After a goal in a match the board of the goal stays in sight until the first placing.
    `stood` says how often the position that began this turn has begun one since the set-up, now included; 0 before.
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
    stood: int
    outcome: Outcome | None
