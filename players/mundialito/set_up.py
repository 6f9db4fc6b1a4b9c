"""Line-ups that do well, what a set-up is worth, and why (rule 7). Part of players/mundialito."""

from players.advice import Candidate, Reason
from players.mundialito.deep import WIN, Search
from players.mundialito.pitch import pitch
from players.mundialito.plans import board_of
from players.mundialito.reasons import reason
from rules.core.chance import Rng
from rules.mundialito.board import RAYS
from rules.mundialito.moves import legal
from rules.mundialito.pieces import CELL_NAMES, FIRST_ROW, WIDTH, Place, PlaceBall, Size, write
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State

LINE_UPS = ("213312", "132231", "123321", "312213", "321123", "231132")


def set_up_worth(state: State, seat: int, budget: int) -> int:
    """The worth of a set-up to the seat, up to the first turn, assuming the worst place for the other ball.

    At most so many positions are judged, in all.
    """
    if state.step < PLAYING:
        places = legal(state)
        return min(set_up_worth(apply(state, place), seat, budget // len(places)) for place in places)
    ground = pitch(board_of(state))
    packed = ground.pack(state.cells)
    if ground.scores(packed, state.seat):
        worth = WIN
    else:
        worth = Search(ground, budget).best(ground.turns(packed, state.seat), state.seat)[0][0]
    return worth if state.seat == seat else -worth


def weigh_line_ups(state: State, rng: Rng, wanted: object) -> tuple[Candidate, ...]:
    """Line-ups; they are all equally good, so chance decides their order."""
    usual = [Place(tuple(Size(int(size)) for size in sizes)) for sizes in rng.shuffle(LINE_UPS)]
    chosen = [*usual, *([wanted] if isinstance(wanted, Place) and wanted not in usual else [])]
    return tuple(Candidate(write(place), 0.5, _why_lined_up(state, place)) for place in chosen)


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


def why_there(state: State, action: object) -> tuple[Reason, ...]:
    """Why the ball is well placed there."""
    assert isinstance(action, PlaceBall)
    cells, low = state.cells, 4 * state.seat
    first = [next((cells[cell] for cell in ray if cells[cell]), 0) for ray in RAYS[action.cell]]
    count = sum(low < content < low + 4 for content in first)
    return (reason("ball-in-line", count=count, cell=CELL_NAMES[action.cell]),)
