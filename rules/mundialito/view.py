"""What everyone sees of Mundialito, which is everything. Part of rules/mundialito: rules/core only.

A View consists of names and small numbers, so that pictures, sentences, computer players and the pipe need nothing
else.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from rules.core.outcome import Outcome
from rules.mundialito.board import Direction, behind, between, board
from rules.mundialito.moves import END, legal
from rules.mundialito.pieces import CELL_NAMES, Action, Jump, Move, Pass, Push, cell_at, write
from rules.mundialito.position import BALL, EMPTY, PLAYING, Deed, State, pyramid, seat_on, size_on

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


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat or of a watcher (None)."""
    goal = state.goal
    replaying = goal is not None and state.step == 0 and state.outcome is None
    shown = goal.cells if replaying and goal is not None else state.cells
    if state.outcome is not None and goal is not None and state.step == 0:
        shown = goal.cells  # 16: the whistle came before the new set-up
    acting = state.seat if state.outcome is None and state.board is not None else None
    trail_seat, deeds = _trail(state)
    in_sight = goal is not None and shown == goal.cells
    actions = legal(state) if state.playing else []
    return View(
        viewer=viewer,
        phase=_phase(state),
        coasters=state.board.coasters if state.board else None,
        arrows=() if state.board is None else tuple(_letters(arrows) for arrows in state.board.arrows),
        pieces=tuple(_piece(cell, content) for cell, content in enumerate(shown) if 0 < content < BALL),
        balls=(_ball(shown, 0), _ball(shown, 1)),
        to_act=acting,
        actions_left=state.left if acting is not None else 0,
        may_end=END in actions,
        setup_step=state.step if acting is not None and state.step < PLAYING else None,
        turn=state.turn,
        trail=tuple(_trace(deed.action, trail_seat, deed.ball) for deed in deeds) if trail_seat is not None else (),
        trail_seat=trail_seat,
        before=_before(state),
        legal=_possible(state, actions),
        match=state.match,
        goals=state.goals,
        scored=goal.seat if goal is not None and in_sight else None,
        goal_cell=CELL_NAMES[goal.cell] if goal is not None and in_sight else None,
        resumed_seat=goal.seat if goal is not None and not in_sight else None,
        resumed_cell=CELL_NAMES[goal.cell] if goal is not None and not in_sight else None,
        stood=_count_repetitions(state),
        outcome=state.outcome,
    )


def _phase(state: State) -> Phase:
    if state.outcome is not None:
        return "over"
    if state.board is None:
        return "coasters"
    return "play" if state.step == PLAYING else "setup"


def _count_repetitions(state: State) -> int:
    """How many turns since the last set-up began with the position that began this one, this one included (rule 15)."""
    begun = state.seen[state.seat] if state.step == PLAYING else ()
    return begun.count(begun[-1]) if begun else 0


def _trail(state: State) -> tuple[int | None, tuple[Deed, ...]]:
    """The actions to mark as the last turn, and the seat that took them."""
    if state.deeds:
        return state.seat, state.deeds
    if not state.last_deeds:
        return None, ()
    if state.goal is not None and state.last_deeds is state.goal.deeds:
        return state.goal.seat, state.last_deeds
    return 1 - state.seat, state.last_deeds


def _before(state: State) -> tuple[Trace, ...]:
    """The last turn of the seat to act, which the other seat has answered; empty unless a new turn begins."""
    if not state.playing or state.deeds:
        return ()
    return tuple(_trace(deed.action, state.seat, deed.ball) for deed in state.earlier_deeds)


def _possible(state: State, actions: list[Action]) -> tuple[Trace, ...]:
    ball = state.cells.find(BALL + state.seat)
    traces = (_trace(action, state.seat, ball) for action in actions if action is not END)
    return tuple(sorted(traces, key=lambda trace: trace.notation))


@cache
def _piece(cell: int, content: int) -> Piece:
    return Piece(CELL_NAMES[cell], seat_on(content), size_on(content))


@lru_cache(maxsize=4096)
def _trace(action: Action, seat: int, ball: int) -> Trace:
    notation = write(action)
    match action:
        case Move(origin, target):
            return Trace("move", notation, seat, CELL_NAMES[origin], CELL_NAMES[target])
        case Push(origin, target):
            return Trace(
                "push",
                notation,
                seat,
                CELL_NAMES[origin],
                CELL_NAMES[target],
                CELL_NAMES[behind(origin, target)],
            )
        case Jump(origin, target):
            return Trace(
                "jump",
                notation,
                seat,
                CELL_NAMES[origin],
                CELL_NAMES[target],
                CELL_NAMES[between(origin, target)],
            )
        case Pass(cell):
            return Trace("pass", notation, seat, CELL_NAMES[cell], CELL_NAMES[ball], CELL_NAMES[ball])
        case _:
            raise TypeError(f"{action!r} leaves no trace on the board")


def _ball(cells: bytes, seat: int) -> str | None:
    cell = cells.find(BALL + seat)
    return None if cell < 0 else CELL_NAMES[cell]


@cache
def _letters(arrows: frozenset[Direction]) -> str:
    return "".join(direction.letter for direction in sorted(arrows))


def recall(view: View) -> State:
    """Rebuild the state as far as the view shows it: board, pieces, the seat to act, its actions left.

    Earlier positions are unknown, so there are no draws by rule 15, and a goal ends the game, even in a match (rule
    16).
    """
    cells = bytearray(EMPTY)
    if view.setup_step != 0:  # before the first placing, the visible pieces are those of the last goal
        for piece in view.pieces:
            cells[cell_at(piece.cell)] = pyramid(piece.seat, piece.size)
        for seat, ball in enumerate(view.balls):
            if ball is not None:
                cells[cell_at(ball)] = BALL + seat
    return State(
        board=None if view.coasters is None else board(view.coasters),
        match=False,
        repetition=0,
        turn_limit=0,
        adjudicate=False,
        step=PLAYING if view.setup_step is None else view.setup_step,
        seat=view.to_act or 0,
        left=view.actions_left,
        cells=bytes(cells),
        turn=view.turn,
        outcome=view.outcome,
    )
