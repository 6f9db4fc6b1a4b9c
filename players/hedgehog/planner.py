"""A player of the hedgehog race that looks ahead over the next rolls. Part of players/hedgehog."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from players.hedgehog.lookahead import IDLE, Lookahead
from players.hedgehog.outlook import outlook
from players.hedgehog.player import Racer, towards
from players.hedgehog.turns import Way, ring_before_turn
from rules.core.chance import Rng
from rules.hedgehog.position import Ring, State
from rules.hedgehog.view import View

#: After so many rounds a race may be locked, since nobody wants to make way. From then on it plays more and more of its
#: turns to open it up, as `OPENER` does; after so many rounds more, all of them.
PATIENCE, YIELDING = 9, 4
OPENER = Racer(width=36, noise=0)


@dataclass(frozen=True, slots=True)
class Planner:
    """Wins if it can; otherwise weighs what everybody may roll next. Alone it plays like `OPENER`.

    Of the rings that look best at first, it looks at `width` one roll ahead, at half of them two rolls, and so on, up
    to `depth`, until it has searched `budget` turns.
    """

    depth: int
    width: int
    budget: int

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The next move towards the best ring, or `end` if the current ring is best."""
        return towards(view, lambda state, rings: self._best(state, rings, rng))

    def _best(self, state: State, rings: dict[Ring, Way], rng: Rng) -> Ring:
        if state.seats == 1 or rng.below(YIELDING) < state.turn // state.seats - PATIENCE:
            return OPENER.aim(state, rings, rng)
        return self.aim(state, rings, Lookahead(outlook(), state.seats, state.nest))

    def aim(self, state: State, rings: Iterable[Ring], ahead: Lookahead) -> Ring:
        """The ring with the best chance to win; of equal ones the first found, which is the cheapest."""
        seat, then, begun = state.seat, (state.seat + 1) % state.seats, ring_before_turn(state)
        passed = len(state.passing) + 1
        idle = 1.0 if passed >= state.passes_to_draw else min(1.0, IDLE * passed**2)
        ranked = list(rings)
        for depth in range(self.depth + 1):
            if len(ranked) == 1 or ahead.searched >= self.budget:
                break
            worth = {ring: ahead.chances(ring, then, depth)[seat] * (1 - idle * (ring == begun)) for ring in ranked}
            ranked.sort(key=lambda ring: -worth[ring])
            ranked = ranked[: max(3, self.width >> depth)]
        return ranked[0]
