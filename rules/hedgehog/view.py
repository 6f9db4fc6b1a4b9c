"""What everyone sees of the hedgehog race, which is everything. Part of rules/hedgehog: rules/core only.

A View consists of names and small numbers, so that pictures, sentences, computer players and the pipe need nothing
else. Stacks and places in a stack are counted from 0 here; people see stack 0 as number 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.hedgehog.moves import moves
from rules.hedgehog.pieces import COLOURS, Move, Size, write
from rules.hedgehog.position import Hop, Ring, Stack, State, Taken, colour_of, goal, piece, size_of

Phase = Literal["roll", "move", "over"]
Stacking = Literal["tree", "nest"]


@dataclass(frozen=True)
class Piece:
    """A pyramid: its colour (a number; View.colours has the names), its seat (None: neutral) and its pips."""

    colour: int
    seat: int | None
    size: int


@dataclass(frozen=True)
class PossibleMove:
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
    moves: tuple[PossibleMove, ...]
    done: tuple[Trace, ...]
    recent: tuple[PastTurn, ...]
    passing: tuple[int, ...]
    passes_to_draw: int
    landed: int | None
    built: tuple[int, int] | None
    outcome: Outcome | None


def view_of(state: State, viewer: int | None) -> View:
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
        joined=tuple(_joints(state.stacks, state.nest)),
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
        landed=_landing(state),
        built=_winning_tree(state),
        outcome=state.outcome,
    )


def _piece(state: State, content: int) -> Piece:
    colour = colour_of(content)
    return Piece(colour, colour if colour < state.seats else None, int(size_of(content)))


def _joints(stacks: Ring, nest: bool) -> Iterator[tuple[int, int]]:
    """The joints of trees: a drone on its own queen, a pawn on its own drone; in nests reversed (rules 8 and 11)."""
    step = 1 if nest else -1
    for number, stack in enumerate(stacks):
        for place in range(len(stack) - 1):
            low, high = stack[place], stack[place + 1]
            if low >> 2 == high >> 2 and high - low == step:
                yield number, place


def _possible(state: State) -> tuple[PossibleMove, ...]:
    ways = (_way(state, move) for move in moves(state.stacks, state.seat, state.points, state.nest))
    return tuple(sorted(ways, key=lambda way: way.notation))


def _way(state: State, move: Move) -> PossibleMove:
    content = piece(state.seat, move.size)
    origin = _where(state.stacks, content)
    target = (origin + move.steps) % len(state.stacks)
    return PossibleMove(write(move), _piece(state, content), origin, move.steps, target, move.cost)


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


def _landing(state: State) -> int | None:
    """The stack where the last move ended; nothing has moved since."""
    hops = state.hops or (state.recent[-1].hops if state.recent else ())
    return hops[-1].target if hops else None


def _winning_tree(state: State) -> tuple[int, int] | None:
    """The winner's tree or nest: its stack and the place of its lowest piece (rule 8)."""
    if state.outcome is None or state.outcome.draw:
        return None
    wanted = goal(state.outcome.winners[0], state.nest)
    return next((number, stack.find(wanted)) for number, stack in enumerate(state.stacks) if wanted in stack)


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
