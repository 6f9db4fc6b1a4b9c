"""Advice on the line-up and the ball's place (rule 7). Part of players/mundialito."""

import math

from players.advice import Candidate, Reason
from players.mundialito.lineups import LINE_UPS
from players.mundialito.reasons import reason
from players.mundialito.search import WIN, value
from rules.core.chance import Rng
from rules.mundialito.board import RAYS
from rules.mundialito.moves import legal
from rules.mundialito.notation import parse, write
from rules.mundialito.pieces import CELL_NAMES, FIRST_ROW, WIDTH, Place, PlaceBall
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State

#: As SCALE of the analyst, but greater: the worst place of the other ball isn't always found.
SCALE = 600


def weigh_set_up(state: State, rng: Rng, played: str | None) -> tuple[Candidate, ...]:
    """Line-ups, or the places for the ball; line-ups are all equally good, so chance decides their order."""
    wanted = None if played is None else parse(played)
    if state.step < 2:
        usual = [parse("setup " + sizes) for sizes in rng.shuffle(LINE_UPS)]
        chosen = [*usual, *([wanted] if wanted is not None and wanted not in usual else [])]
        return tuple(Candidate(write(place), 0.5, _why_lined_up(state, place)) for place in chosen if place is not None)
    worths = {place: _ball_worth(apply(state, place), state.seat) for place in legal(state)}
    return tuple(
        Candidate(write(place), 1 / (1 + math.exp(-worth / SCALE)), _why_there(state, place))
        for place, worth in sorted(worths.items(), key=lambda item: -item[1])
    )


def _ball_worth(state: State, seat: int) -> int:
    """The worth of the set-up to the seat, up to the first turn, assuming the worst place for the other ball."""
    if state.step < PLAYING:
        return min(_ball_worth(apply(state, action), seat) for action in legal(state))
    assert state.board is not None
    worth_to_mover = value(state.board, state.cells, state.seat, (), -3 * WIN, 3 * WIN)
    return worth_to_mover if state.seat == seat else -worth_to_mover


def _why_lined_up(state: State, action: object) -> tuple[Reason, ...]:
    assert isinstance(action, Place)
    assert state.board is not None
    found = [reason("line-up")] if "".join(str(int(size)) for size in action.sizes) in LINE_UPS else []
    start = FIRST_ROW[state.seat] * WIDTH
    forward = 1 if state.seat == 0 else -1
    free = [
        size
        for column, size in enumerate(action.sizes)
        if any(way.target == start + column + forward * WIDTH for way in state.board.ways[start + column])
    ]
    both = [size for size in (3, 2, 1) if free.count(size) == 2]
    found += [reason("ways-forward", size=size) for size in both[:1]]
    return tuple(found)


def _why_there(state: State, action: object) -> tuple[Reason, ...]:
    assert isinstance(action, PlaceBall)
    cells, low = state.cells, 4 * state.seat
    first = [next((cells[cell] for cell in ray if cells[cell]), 0) for ray in RAYS[action.cell]]
    count = sum(low < content < low + 4 for content in first)
    return (reason("ball-in-line", count=count, cell=CELL_NAMES[action.cell]),)
