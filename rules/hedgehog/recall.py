"""Rebuilds a position from a view, for thinking ahead. Part of rules/hedgehog: rules/core only."""

from rules.hedgehog.pieces import Move, Size
from rules.hedgehog.position import Hop, Stack, State, Taken, piece
from rules.hedgehog.view import Piece, Trace, View


def recall(view: View) -> State:
    """Rebuild the state from a view; nothing is hidden, so it is the same state."""
    return State(
        stacks=tuple(_stack(stack) for stack in view.stacks),
        seats=view.seats,
        colours=len(view.colours),
        nest=view.stacking == "nest",
        turn_limit=view.turn_limit or 0,
        seat=view.recent[-1].seat if view.to_act is None else view.to_act,
        turn=view.turn,
        rolled=view.rolled or 0,
        points=view.points_left,
        hops=_hops(view.done),
        recent=tuple(Taken(past.seat, past.rolled, _hops(past.moves), past.left) for past in view.recent),
        outcome=view.outcome,
    )


def _stack(pieces: tuple[Piece, ...]) -> Stack:
    return bytes(piece(shown.colour, shown.size) for shown in pieces)


def _hops(traces: tuple[Trace, ...]) -> tuple[Hop, ...]:
    return tuple(
        Hop(
            Move(Size(trace.piece.size), trace.steps),
            trace.origin,
            trace.target,
            piece(trace.onto.colour, trace.onto.size),
            _stack(trace.carried),
        )
        for trace in traces
    )
