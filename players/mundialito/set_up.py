"""Line-ups that do well, and what a set-up is worth. Part of players/mundialito."""

from players.mundialito.deep import WIN, Search
from players.mundialito.pitch import pitch
from players.mundialito.plans import board_of
from rules.mundialito.moves import legal
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
