"""Makes views of the hedgehog race. Part of rules/hedgehog: rules/core only."""

from collections.abc import Iterator

from rules.hedgehog.moves import moves
from rules.hedgehog.notation import write
from rules.hedgehog.pieces import COLOURS, Move
from rules.hedgehog.position import Hop, Ring, State, Taken, colour_of, goal, piece, size_of
from rules.hedgehog.view import PastTurn, Piece, Trace, View, Way


def look(state: State, viewer: int | None) -> View:
    """The view of a seat or of a watcher (None)."""
    over = state.outcome is not None
    moving = not over and state.rolled > 0
    return View(
        viewer=viewer,
        phase="over" if over else "move" if moving else "roll",
        stacking="nest" if state.nest else "tree",
        neutral=state.colours > state.seats,
        seats=state.seats,
        colours=COLOURS[: state.colours],
        stacks=tuple(tuple(_piece(state, content) for content in stack) for stack in state.stacks),
        joined=tuple(_joined(state.stacks, state.nest)),
        to_act=None if over else state.seat,
        turn=state.turn,
        turn_limit=state.turn_limit or None,
        rolled=state.rolled if moving else None,
        points_left=state.points if moving else 0,
        may_end=moving,
        moves=_possible(state) if moving else (),
        done=_traces(state, state.seat, state.hops),
        recent=tuple(_past(state, taken, ago) for ago, taken in _ago(state)),
        passing=tuple(taken.seat for taken in state.passing),
        passes_to_draw=state.passes_to_draw,
        landed=_landed(state),
        built=_built(state),
        outcome=state.outcome,
    )


def _piece(state: State, content: int) -> Piece:
    colour = colour_of(content)
    return Piece(colour, colour if colour < state.seats else None, int(size_of(content)))


def _joined(stacks: Ring, nest: bool) -> Iterator[tuple[int, int]]:
    """The joints of trees: a drone on its own queen, a pawn on its own drone; in nests reversed (rules 8 and 11)."""
    step = 1 if nest else -1
    for number, stack in enumerate(stacks):
        for place in range(len(stack) - 1):
            low, high = stack[place], stack[place + 1]
            if low >> 2 == high >> 2 and high - low == step:
                yield number, place


def _possible(state: State) -> tuple[Way, ...]:
    ways = (_way(state, move) for move in moves(state.stacks, state.seat, state.points, state.nest))
    return tuple(sorted(ways, key=lambda way: way.notation))


def _way(state: State, move: Move) -> Way:
    content = piece(state.seat, move.size)
    origin = _where(state.stacks, content)
    target = (origin + move.steps) % len(state.stacks)
    return Way(write(move), _piece(state, content), origin, move.steps, target, move.cost)


def _where(stacks: Ring, content: int) -> int:
    return next(number for number, stack in enumerate(stacks) if content in stack)


def _traces(state: State, seat: int, hops: tuple[Hop, ...]) -> tuple[Trace, ...]:
    return tuple(
        Trace(
            write(hop.move),
            _piece(state, piece(seat, hop.move.size)),
            hop.origin,
            hop.move.steps,
            hop.target,
            hop.move.cost,
            _piece(state, hop.onto),
            tuple(_piece(state, content) for content in hop.carried),
        )
        for hop in hops
    )


def _ago(state: State) -> Iterator[tuple[int, Taken]]:
    """The recent turns, each with its distance from the latest one."""
    last = len(state.recent) - 1
    return ((last - number, taken) for number, taken in enumerate(state.recent))


def _past(state: State, taken: Taken, ago: int) -> PastTurn:
    latest = state.turn if state.outcome is not None else state.turn - 1
    return PastTurn(
        turn=latest - ago,
        seat=taken.seat,
        rolled=taken.rolled,
        moves=_traces(state, taken.seat, taken.hops),
        left=taken.left,
        passed=not taken.hops,
    )


def _landed(state: State) -> int | None:
    """The stack where the last move ended; nothing has moved since."""
    hops = state.hops or (state.recent[-1].hops if state.recent else ())
    return hops[-1].target if hops else None


def _built(state: State) -> tuple[int, int] | None:
    """The winner's tree or nest: its stack and the place of its lowest piece (rule 8)."""
    if state.outcome is None or state.outcome.draw:
        return None
    wanted = goal(state.outcome.winners[0], state.nest)
    return next((number, stack.find(wanted)) for number, stack in enumerate(state.stacks) if wanted in stack)
