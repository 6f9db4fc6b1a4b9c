"""How the race goes on: every event's effect. Part of rules/hedgehog: rules/core only."""

from typing import NamedTuple

from rules.core.game import Step
from rules.core.outcome import Outcome
from rules.hedgehog.moves import stuck
from rules.hedgehog.pieces import Action, Draw, End, Move, Roll
from rules.hedgehog.position import Hop, Ring, State, Taken, goal, piece


class Rolled(NamedTuple):
    """The die gave a seat its points."""

    seat: int
    points: int


class Hopped(NamedTuple):
    """A seat moved one of its pieces."""

    seat: int
    hop: Hop


class TurnEnded(NamedTuple):
    """A turn was completed, by `end` or because no points were left; `passed` if nothing was moved in it."""

    seat: int
    passed: bool


class Built(NamedTuple):
    """A seat completed its tree, or its nest."""

    seat: int


class Drawn(NamedTuple):
    """Nobody has won, and nobody will; `reason` is the outcome's."""

    reason: str


Event = Rolled | Hopped | TurnEnded | Built | Drawn


def apply(state: State, event: Action | Draw) -> Step:
    """The state after a legal event, and what happened."""
    match event:
        case Roll(points):
            return Step(state._replace(rolled=points, points=points), (Rolled(state.seat, points),))
        case End():
            after, *happened = _next_turn(state)
            return Step(after, tuple(happened))
        case Move():
            return _moved(state, event)


def hop(stacks: Ring, seat: int, move: Move) -> tuple[Ring, Hop]:
    """The ring after a possible move of a seat, and the move as it was done (rules 4 to 6)."""
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


def _moved(state: State, move: Move) -> Step:
    seat = state.seat
    stacks, done = hop(state.stacks, seat, move)
    after = state._replace(stacks=stacks, points=state.points - move.cost, hops=(*state.hops, done))
    hopped = Hopped(seat, done)
    if goal(seat, state.nest) in stacks[done.target]:  # 8: won at once, whatever is left
        others = tuple(other for other in range(state.seats) if other != seat)
        won = Outcome(
            reason="nest" if state.nest else "tree",
            draw=False,
            ranking=((seat,), others) if others else ((seat,),),
            scores=None if others else (state.turn,),  # 10
        )
        return Step(_closed(after)._replace(outcome=won), (hopped, Built(seat)))
    if after.points:
        return Step(after, (hopped,))
    following, *happened = _next_turn(after)  # 7: no points are left
    return Step(following, (hopped, *happened))


def _closed(state: State) -> State:
    """The turn put to the others that were."""
    taken = Taken(state.seat, state.rolled, state.hops, state.points)
    recent = (*state.recent, taken)[-state.passes_to_draw :]
    return state._replace(rolled=0, points=0, hops=(), recent=recent)


def _next_turn(state: State) -> tuple[State, *tuple[Event, ...]]:
    """The turn is completed; the draws are looked at, then the next seat's die is awaited (rules 2 and 9)."""
    ended = TurnEnded(state.seat, not state.hops)
    after = _closed(state)
    if reason := _draw(after):
        drawn = Outcome(reason, True, (tuple(range(state.seats)),))
        return after._replace(outcome=drawn), ended, Drawn(reason)
    return after._replace(seat=(state.seat + 1) % state.seats, turn=state.turn + 1), ended


def _draw(state: State) -> str | None:
    """Why a game is drawn after a completed turn, in the order of rule 9."""
    if len(state.passing) >= state.passes_to_draw:
        return "passes"
    if stuck(state.stacks, state.seats, state.nest):
        return "stuck"
    return "turn_limit" if state.turn_limit and state.turn >= state.turn_limit else None
