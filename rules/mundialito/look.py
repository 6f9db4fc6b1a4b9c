"""Makes views of Mundialito. Part of rules/mundialito: rules/core only."""

from functools import cache, lru_cache

from rules.mundialito.board import Direction, behind, between
from rules.mundialito.moves import END, legal
from rules.mundialito.notation import write
from rules.mundialito.pieces import CELL_NAMES, Action, Jump, Move, Pass, Push
from rules.mundialito.position import BALL, PLAYING, Deed, State, seat_on, size_on
from rules.mundialito.view import Phase, Piece, Trace, View


def look(state: State, viewer: int | None) -> View:
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
        stood=_stood(state),
        outcome=state.outcome,
    )


def _phase(state: State) -> Phase:
    if state.outcome is not None:
        return "over"
    if state.board is None:
        return "coasters"
    return "play" if state.step == PLAYING else "setup"


def _stood(state: State) -> int:
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
