"""A player of the hedgehog race. Part of players/hedgehog."""

from collections.abc import Sequence
from dataclasses import dataclass

from players.hedgehog.turns import Way, reach, turn_began
from players.hedgehog.worth import glance, worth
from rules.core.chance import Rng
from rules.hedgehog.notation import write
from rules.hedgehog.position import Ring, State
from rules.hedgehog.recall import recall
from rules.hedgehog.view import View

#: What standing still loses, in the unit of `worth`: who only passes draws the game.
REST = 400
#: After so many rounds the others' chances are feared no more; and by so much each round blurs the first sight.
PATIENCE, RESTLESS = 8, 20


@dataclass(frozen=True, slots=True)
class Racer:
    """Looks through everything that its points can do, and wins where that can be done.

    Of what looks best at first sight it examines `width` rings, shared among the seats, for what everybody could win
    with the next roll. `noise` blurs its judgement, in the unit of `worth`.
    """

    width: int
    noise: int

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The notation of the next move towards the best ring, or `end` where the ring is best as it is."""
        state = recall(view)
        found = reach(state.stacks, state.seat, state.points, state.nest)
        way = found.win or self._best(state, found.rings, rng)
        return "end" if way.first is None else write(way.first)

    def _best(self, state: State, rings: dict[Ring, Way], rng: Rng) -> Way:
        """The way to the best ring; on equal terms the first found, which is the cheapest."""
        seat, seats, nest = state.seat, state.seats, state.nest
        rounds, begun = state.turn // seats, turn_began(state)
        blur = self.noise + RESTLESS * rounds
        at_rest = {ring: REST * (ring == begun) for ring in rings}
        seen = {ring: glance(ring, seat, nest) + rng.below(blur + 1) - at_rest[ring] for ring in rings}
        best = sorted(rings, key=lambda ring: -seen[ring])
        if self.width:
            best = best[: max(4, self.width // seats)]
            caution = max(0.0, 1 - rounds / PATIENCE)
            best.sort(key=lambda ring: at_rest[ring] - worth(ring, seat, seats, nest, caution))
        return rings[best[0]]
