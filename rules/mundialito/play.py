"""The effect of every event in Mundialito. Part of rules/mundialito: rules/core only."""

from rules.core.outcome import Outcome, levels
from rules.mundialito.board import behind, board
from rules.mundialito.pieces import (
    FIRST_ROW,
    LAST_ROW,
    WIDTH,
    Action,
    Cell,
    ChanceEvent,
    Coasters,
    End,
    Jump,
    Move,
    Pass,
    PlaceBall,
    PlacePyramids,
    Push,
    Whistle,
    row_of,
)
from rules.mundialito.position import BALL, EMPTY, NOTHING_SEEN, PLAYING, Deed, Goal, State, advance, pyramid, remember


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    match event:
        case Move(origin, target) | Jump(origin, target):
            cells = bytearray(state.cells)
            cells[target], cells[origin] = cells[origin], 0
            return _finish_action(state, event, cells)
        case Pass(cell):
            cells = bytearray(state.cells)
            ball = state.cells.find(BALL + state.seat)
            cells[ball], cells[cell] = cells[cell], cells[ball]
            if row_of(cell) == LAST_ROW[state.seat]:
                return _score(state, event, bytes(cells), cell)
            return _finish_action(state, event, cells)
        case Push(origin, target):
            cells = bytearray(state.cells)
            cells[behind(origin, target)] = cells[target]
            cells[target], cells[origin] = cells[origin], 0
            return _finish_action(state, event, cells)
        case End():
            return _next_turn(state, state.cells, state.deeds)
        case PlacePyramids() | PlaceBall():
            return _place(state, event)
        case Coasters(turns):
            return state._replace(board=board(turns))
        case Whistle():
            return state._replace(outcome=Outcome.by_scores("whistle", state.goals))


def _finish_action(state: State, action: Action, board_after: bytearray) -> State:
    """Finish an action that scored no goal; the turn goes on, or ends after the second (rule 9)."""
    cells, deed = bytes(board_after), Deed(action, state.cells.find(BALL + state.seat))
    if state.left < 2:
        return _next_turn(state, cells, (*state.deeds, deed))
    # Every field in its order: a new State is most of what perft does, and `_replace` takes three times as long.
    table, match, times, limit, judged, step, seat, _, _, _, last, past, turns, turn, seen, first, goals, _, _ = state
    acted = (step, seat, 1, cells, (deed,), last, past, turns, turn, seen, first, goals)
    return State(table, match, times, limit, judged, *acted)


def _next_turn(state: State, cells: bytes, deeds: tuple[Deed, ...]) -> State:
    """End the turn and check for the endings of rule 15."""
    table, match, times, limit, judged, step, seat, _, _, _, last, _, turns, turn, seen, first, goals, _, _ = state
    other, turns, turn = 1 - seat, turns + 1, turn + 1
    seen = remember(seen, other, cells)
    ended = (step, other, 2, cells, (), deeds, last, turns, turn, seen, first, goals)
    after = State(table, match, times, limit, judged, *ended)
    if times and seen[other].count(cells) >= times:
        return _stop("repetition", after)
    return _stop("turn_limit", after) if limit and turns >= limit else after


def _stop(reason: str, state: State) -> State:
    """End the game without a goal: by the goals of a match, else by the balls if they decide, else drawn (15, 15a)."""
    scores, ranking = state.goals if state.match else None, rank(state, by_balls=state.adjudicate)
    # No further turn begins.
    return state._replace(outcome=Outcome(reason, len(ranking) == 1, ranking, scores), turn=state.turn - 1)


def rank(state: State, *, by_balls: bool) -> tuple[tuple[int, ...], ...]:
    """Rank the sides by the goals of a match, else by the balls if both lie on the board and decide (15a)."""
    worth = state.goals if state.match else (0, 0)
    if by_balls and worth[0] == worth[1]:
        worth = (advance(state.cells, 0), advance(state.cells, 1))
    return levels(dict(enumerate(worth)))


def _score(state: State, action: Action, cells: bytes, cell: Cell) -> State:
    """Count a goal: it wins the game, or counts one in a match (rules 14 and 16)."""
    seat = state.seat
    goals = (state.goals[0] + (seat == 0), state.goals[1] + (seat == 1))
    deeds = (*state.deeds, Deed(action, state.cells.find(BALL + seat)))
    goal = Goal(cells, seat, cell, deeds)
    after = state._replace(cells=cells, deeds=(), last_deeds=deeds, goals=goals, goal=goal, turns=state.turns + 1)
    if not state.match:
        won = Outcome.won("goal", seat, 2)
        return after._replace(outcome=won, left=0)
    return after._replace(step=0, seat=0, left=0, cells=EMPTY, first=1 - seat, turns=0, seen=NOTHING_SEEN)


def _place(state: State, action: PlacePyramids | PlaceBall) -> State:
    """Take one step of the set-up (rule 7); after the last step the first mover's turn begins."""
    seat = state.seat
    cells = bytearray(state.cells)
    if isinstance(action, PlacePyramids):
        start = FIRST_ROW[seat] * WIDTH
        cells[start : start + WIDTH] = bytes(pyramid(seat, size) for size in action.sizes)
    else:
        cells[action.cell] = BALL + seat
    after = state._replace(cells=bytes(cells), step=state.step + 1, seat=1 - seat, last_deeds=(), earlier_deeds=())
    if after.step == PLAYING:
        after = after._replace(seat=state.first, left=2, turn=state.turn + 1)
        after = after._replace(seen=remember(NOTHING_SEEN, after.seat, after.cells))
    return after
