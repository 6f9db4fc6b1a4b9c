"""What may be seen of the hedgehog race: everything, by everybody. Part of rules/hedgehog: rules/core only.

A View is made of names and small numbers so that pictures, sentences, computer players and the pipe need nothing else.
Stacks and places in a stack are counted from 0 here; people read stack 0 as number 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.hedgehog.moves import moves
from rules.hedgehog.notation import write
from rules.hedgehog.pieces import COLOURS, Move
from rules.hedgehog.position import Hop, Ring, State, Taken, colour_of, goal, piece, size_of

Phase = Literal["roll", "move", "over"]
Stacking = Literal["tree", "nest"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A pyramid: its colour (a number; View.colours has the names), whose it is (None: nobody's) and its pips."""

    colour: int
    seat: int | None
    size: int


@dataclass(frozen=True, slots=True)
class Way:
    """A move that is possible now: `piece` goes from stack `origin` over `steps` spaces (clockwise if positive).

    It ends on stack `target`, as the stacks are counted before it, and costs so many points.
    """

    notation: str
    piece: Piece
    origin: int
    steps: int
    target: int
    cost: int


@dataclass(frozen=True, slots=True)
class Trace:
    """A move that was done: where it began (counted before it), where it ended (counted after it) and on what.

    `carried` are the pieces that rode along, the lowest first.
    """

    notation: str
    piece: Piece
    origin: int
    steps: int
    target: int
    cost: int
    onto: Piece
    carried: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn that is over: `left` points were lost; without a move it was a pass."""

    turn: int
    seat: int
    rolled: int
    moves: tuple[Trace, ...]
    left: int
    passed: bool


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as anyone sees it.

    `stacks` go clockwise, each from the bottom up. `joined` has (stack, place) of every piece on which the next one
    stands as the tree (or nest) wants. `to_act` is whose turn it is, also while the die is awaited (phase `roll`);
    None at the end. `rolled` is None while the die is awaited and at the end. `moves` are the possible ones, sorted by
    notation; `done` those of this turn. `recent` are the turns before, oldest first, one of each seat (three if one
    plays alone); at the end the last of them is the one that ended it. `passing` are the seats of the passes in a
    row that the game has come to; `passes_to_draw` of them are a draw. `landed` is the stack where the last move of
    this turn ended or, before any, that of the turn before. `built` is (stack, lowest place) of the winner's tree or
    nest. `colours` has the name of every colour in the ring: those of the seats first, then the neutral ones.
    `turn_limit` is None where there is none. A solo win's score is in `outcome`.
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


def look(state: State, viewer: int | None) -> View:
    """The view of a seat or of an onlooker (None)."""
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
    """Rules 8 and 11: a drone on the own queen, a pawn on the own drone; in a nest the other way round."""
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
    """The recent turns, each with how many turns before the latest one it was."""
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
    """Nothing has moved since the last hop, so it lies where it ended."""
    hops = state.hops or (state.recent[-1].hops if state.recent else ())
    return hops[-1].target if hops else None


def _built(state: State) -> tuple[int, int] | None:
    """Rule 8."""
    if state.outcome is None or state.outcome.draw:
        return None
    wanted = goal(state.outcome.winners[0], state.nest)
    return next((number, stack.find(wanted)) for number, stack in enumerate(state.stacks) if wanted in stack)
