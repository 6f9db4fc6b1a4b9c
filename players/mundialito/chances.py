"""The chances of all turns of a position, for hints and reviews. Part of players/mundialito."""

from math import exp

from players.mundialito.deep import Search
from players.mundialito.packing import cells_of
from players.mundialito.pitch import pitch
from rules.mundialito.position import State

#: What the judgement has to be divided by to be the logarithm of the odds, found in training.
ODDS = 909
#: A found goal has odds that don't need more digits.
SURE = 8.0


def chances(state: State, budget: int) -> dict[bytes, float]:
    """The positions in which the seat to act can leave its turn, each with its chance to win, from 0 to 1, best first.

    The seat must not be able to score. The search judges about `budget` positions; ways that it finds worse than the
    best are at most as good as their chance says.
    """
    assert state.board is not None
    ground = pitch(state.board)
    ways = ground.turns(ground.pack(state.cells), state.seat, state.left)
    ranked = Search(ground, budget).best(ways, state.seat)
    return {cells_of(way): 1 / (1 + exp(-max(-SURE, min(SURE, worth / ODDS)))) for worth, way in ranked}
