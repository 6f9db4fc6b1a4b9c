"""A player of Mundialito, and what a set-up is worth. Part of players/mundialito."""

from collections.abc import Sequence
from dataclasses import dataclass

from players.mundialito.pitch import pitch
from players.mundialito.plans import board_of, goals, turns
from players.mundialito.search import WIN, Search
from rules.core.chance import Rng
from rules.mundialito.moves import legal as legal_actions
from rules.mundialito.pieces import Action, write
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.view import View, recall

#: Line-ups that do well (rule 7).
LINE_UPS = ("213312", "132231", "123321", "312213", "321123", "231132")
#: The noise added when the leading player's position repeats, in the unit of the judgement.
REPEAT_NOISE = 300


@dataclass(frozen=True, slots=True)
class Footballer:
    """Scores if it can, else prevents a goal if it can, else plays towards its own goal.

    `budget` is how many positions it judges before a turn (search.py); in the middle of one it needs a quarter. `noise`
    blurs its judgement, in thousandths (judgement.py); in `lapses` of a hundred choices it ignores what the opponent
    could do.
    """

    budget: int
    noise: int
    lapses: int = 0

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The action that seems best."""
        state = recall(view)
        if state.step == PLAYING:
            return write(self.play(state, rng, repeating=view.stood > 1))
        if state.step < 2:
            return "setup " + LINE_UPS[rng.below(len(LINE_UPS))]
        places = rng.shuffle(legal_actions(state))
        return write(max(places, key=lambda place: set_up_worth(apply(state, place), state.seat, self.budget // 6)))

    def play(self, state: State, rng: Rng, repeating: bool = False) -> Action:
        """The action in a turn that seems best; `repeating` means that the position has come before."""
        if scoring := goals(state):
            return scoring[0][0]
        found, seat, other = turns(state), state.seat, 1 - state.seat
        lapse = rng.below(100) < self.lapses
        ground = pitch(board_of(state))
        ahead = repeating and ground.worth(ground.pack(state.cells), seat) > 0  # 15: it is ahead, so it avoids a draw
        noise = self.noise + REPEAT_NOISE * ahead
        ways = {ground.pack(after): action for after, action in found.items()}
        blurs = {way: rng.below(noise + 1) for way in sorted(ways)}
        if lapse:
            return ways[max(blurs, key=lambda way: (blurs[way] - ground.worth(way, other), way))]
        budget = self.budget if state.left == 2 else self.budget // 4
        return ways[Search(ground, budget).best(ways, seat, blurs)[0][1]]


def set_up_worth(state: State, seat: int, budget: int) -> int:
    """The worth of a set-up to the seat, up to the first turn, assuming the worst place for the other ball.

    At most `budget` positions are judged, in all.
    """
    if state.step < PLAYING:
        places = legal_actions(state)
        return min(set_up_worth(apply(state, place), seat, budget // len(places)) for place in places)
    ground = pitch(board_of(state))
    packed = ground.pack(state.cells)
    if ground.scores(packed, state.seat):
        worth = WIN
    else:
        worth = Search(ground, budget).best(ground.turns(packed, state.seat), state.seat)[0][0]
    return worth if state.seat == seat else -worth
