"""The effect of every event in the race. Part of rules/hedgehog: rules/core only."""

from rules.core.outcome import Outcome
from rules.hedgehog.moves import stuck
from rules.hedgehog.pieces import Action, ChanceEvent, End, Move, Roll
from rules.hedgehog.position import Hop, Ring, State, Taken, goal, piece


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    match event:
        case Roll(points):
            return state._replace(rolled=points, points=points)
        case End():
            return _next_turn(state)
        case Move():
            return _moved(state, event)


def hop(stacks: Ring, seat: int, move: Move) -> tuple[Ring, Hop]:
    """The ring after a possible move of a seat, and the move as it happened (rules 4 to 6)."""
    content = piece(seat, move.size)
    origin = next(number for number, stack in enumerate(stacks) if content in stack)
    target = (origin + move.steps) % len(stacks)
    place = stacks[origin].index(content)
    stays, goes = stacks[origin][:place], stacks[origin][place:]
    ring = list(stacks)
    ring[target] += goes
    ring[origin] = stays
    if not stays:  # 6: the gap closes
        del ring[origin]
    landed = target - (not stays and origin < target)
    return tuple(ring), Hop(move, origin, landed, stacks[target][-1], goes[1:])


def _moved(state: State, move: Move) -> State:
    seat = state.seat
    stacks, done = hop(state.stacks, seat, move)
    after = state._replace(stacks=stacks, points=state.points - move.cost, hops=(*state.hops, done))
    if goal(seat, state.nest) in stacks[done.target]:  # 8: wins at once, whatever points are left
        scores = (state.turn,) if state.seats == 1 else None  # 10
        won = Outcome.won("nest" if state.nest else "tree", seat, state.seats, scores)
        return _closed(after)._replace(outcome=won)
    return after if after.points else _next_turn(after)  # 7: no points are left


def _closed(state: State) -> State:
    """Add the current turn to the past ones."""
    taken = Taken(state.seat, state.rolled, state.hops, state.points)
    recent = (*state.recent, taken)[-state.passes_to_draw :]
    return state._replace(rolled=0, points=0, hops=(), recent=recent)


def _next_turn(state: State) -> State:
    """End the turn, check for draws, then let the next seat roll (rules 2 and 9)."""
    after = _closed(state)
    if reason := _draw(after):
        return after._replace(outcome=Outcome.drawn(reason, state.seats))
    return after._replace(seat=(state.seat + 1) % state.seats, turn=state.turn + 1)


def _draw(state: State) -> str | None:
    """Why a game is drawn after a completed turn, in the order of rule 9."""
    if len(state.passing) >= state.passes_to_draw:
        return "passes"
    if stuck(state.stacks, state.seats, state.nest):
        return "stuck"
    return "turn_limit" if state.turn_limit and state.turn >= state.turn_limit else None
