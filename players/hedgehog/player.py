"""The players of the hedgehog race; the best one looks ahead over the next rolls. Part of players/hedgehog."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from players.hedgehog.lookahead import IDLE, Lookahead, outlook
from players.hedgehog.turns import Way, reach, ring_before_turn
from players.hedgehog.worth import quick_worth, worth
from rules.core.chance import Rng
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import write
from rules.hedgehog.position import Ring, State
from rules.hedgehog.view import View, recall

#: The penalty for leaving the ring as it was, in the unit of `worth`: passing all the time only draws.
IDLE_PENALTY = 400
#: The penalty for a ring in which nobody can win any more, and for the pass that draws, in the same unit.
DRAW_PENALTY = 3000
#: After this many rounds, other seats' chances no longer count; and the noise that each round adds to the first look.
CAUTIOUS_ROUNDS, ROUND_NOISE = 8, 20


def towards(view: View, aim: Callable[[State, dict[Ring, Way]], Ring]) -> str:
    """A winning move if there is one, else the next move towards the ring that `aim` picks; `end` to leave it be.

    Once nobody can win any more it passes: when all do, the race is over (rule 9).
    """
    state = recall(view)
    if is_dead(state.stacks, state.seats, state.nest):
        return "end"
    found = reach(state.stacks, state.seat, state.points, state.nest)
    way = found.win or found.rings[aim(state, found.rings)]
    return "end" if way.first is None else write(way.first)


@dataclass(frozen=True, slots=True)
class Racer:
    """Searches everything that its points can do, and wins if it can.

    Of the rings that look best at first, it examines `width`, shared among the seats, for what everybody could win with
    the next roll. `noise` blurs its judgement, in the unit of `worth`.
    """

    width: int
    noise: int

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The next move towards the best ring, or `end` if the current ring is best."""
        return towards(view, lambda state, rings: self.aim(state, rings, rng))

    def aim(self, state: State, rings: dict[Ring, Way], rng: Rng) -> Ring:
        """The best ring to leave behind if none wins; of equal ones the first found, which is the cheapest."""
        seat, seats, nest = state.seat, state.seats, state.nest
        rounds, begun = state.turn // seats, ring_before_turn(state)
        noise = self.noise + ROUND_NOISE * rounds
        idle = DRAW_PENALTY if len(state.passing) + 1 >= state.passes_to_draw else IDLE_PENALTY
        against = {ring: idle if ring == begun else DRAW_PENALTY if is_dead(ring, seats, nest) else 0 for ring in rings}
        seen = {ring: quick_worth(ring, seat, nest) + rng.below(noise + 1) - against[ring] for ring in rings}
        best = sorted(rings, key=lambda ring: -seen[ring])
        if self.width:
            best = best[: max(4, self.width // seats)]
            caution = max(0.0, 1 - rounds / CAUTIOUS_ROUNDS)
            best.sort(key=lambda ring: against[ring] - worth(ring, seat, seats, nest, caution))
        return best[0]


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
