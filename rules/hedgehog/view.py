"""What everyone sees of the hedgehog race, which is everything. Part of rules/hedgehog: rules/core only.

A View consists of names and small numbers, so that pictures, sentences, computer players and the pipe need nothing
else. Stacks and places in a stack are counted from 0 here; people see stack 0 as number 1.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome

Phase = Literal["roll", "move", "over"]
Stacking = Literal["tree", "nest"]


@dataclass(frozen=True)
class Piece:
    """A pyramid: its colour (a number; View.colours has the names), its seat (None: neutral) and its pips."""

    colour: int
    seat: int | None
    size: int


@dataclass(frozen=True)
class Way:
    """A move that is possible now: `piece` goes from stack `origin` over `steps` spaces (clockwise if positive).

    It ends on stack `target`, as stacks are counted before it, and costs this many points.
    """

    notation: str
    piece: Piece
    origin: int
    steps: int
    target: int
    cost: int


@dataclass(frozen=True)
class Trace:
    """A past move: where it began (counted before it), where it ended (counted after it) and on what piece.

    `carried` are the pieces that rode along, lowest first.
    """

    notation: str
    piece: Piece
    origin: int
    steps: int
    target: int
    cost: int
    onto: Piece
    carried: tuple[Piece, ...]


@dataclass(frozen=True)
class PastTurn:
    """A past turn; `left` points were unused, and a turn without a move was a pass."""

    turn: int
    seat: int
    rolled: int
    moves: tuple[Trace, ...]
    left: int
    passed: bool


@dataclass(frozen=True)
class View:
    """The whole race as anyone sees it.

    `stacks` go clockwise, each from the bottom up. `joined` has the (stack, place) of every piece on which the right
    next piece of a tree (or nest) stands. `to_act` is the seat whose turn it is, also before its roll (phase `roll`);
    None at the end. `rolled` is None before the roll and at the end. `moves` are the possible ones, sorted by notation;
    `done` those made in this turn. `recent` are the turns before, oldest first, one for each seat (three in a solo
    game); at the end, the last of them ended the game. `passing` are the seats of the current run of passes;
    `passes_to_draw` of them are a draw. `landed` is the stack where the last move of this turn or, before any, of the
    turn before ended. `built` is the (stack, lowest place) of the winner's tree or nest. `colours` has the name of
    every colour in the ring: those of the seats first, then the neutral ones. `turn_limit` is None for no limit. A solo
    win's score is in `outcome`.
    """

    viewer: int | None
    phase: Phase
    stacking: Stacking
    neutral: bool
    seats: int
    colours: tuple[str, ...]
    stacks: tuple[tuple[Piece, ...], ...]
    joined: tuple[tuple[int, int], ...]
    to_act: int | None
    turn: int
    turn_limit: int | None
    rolled: int | None
    points_left: int
    may_end: bool
    moves: tuple[Way, ...]
    done: tuple[Trace, ...]
    recent: tuple[PastTurn, ...]
    passing: tuple[int, ...]
    passes_to_draw: int
    landed: int | None
    built: tuple[int, int] | None
    outcome: Outcome | None
