"""The players of the race, and how good a ring is for a seat; the best looks ahead. Part of players/hedgehog."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from players.hedgehog.lookahead import IDLE, Lookahead, outlook, spaces_apart
from players.hedgehog.turns import Route, points_to_win, reach, ring_before_turn
from rules.core.chance import Rng
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import FACES, write
from rules.hedgehog.position import Ring, Stack, State, goal
from rules.hedgehog.view import View, recall

#: A win, in the unit of `quick_worth` and `worth`.
WIN = 10_000
#: The cost of an opposing piece right on an own one that must stay free, in points of the die.
COVERED = 9
#: The weight of the other seats' progress once their chances no longer count: it opens up a race that is locked.
OTHERS_PROGRESS = 0.2
#: With this many points to go, a seat is half as well off as with none.
HALF_WAY = 6


@lru_cache(maxsize=4096)
def points_to_go(stacks: Ring, seat: int, nest: bool) -> int:
    """Estimate the points that the seat still needs, covered pieces included; 0 once its tree (or nest) is built."""
    low, middle, high = wanted = goal(seat, nest)
    places = {content: number for number, stack in enumerate(stacks) for content in stack if content in wanted}
    at_low, at_middle, at_high = places[low], places[middle], places[high]
    spaces = len(stacks)
    on_low, on_middle = _upon(stacks[at_low], low), _upon(stacks[at_middle], middle)
    way = (high & 3) * spaces_apart(at_high, at_low, spaces)
    if on_middle is not None and on_middle >> 2 != seat:
        way += COVERED
    if on_low == middle:
        return 0 if on_middle == high else way
    if on_low is not None and on_low >> 2 != seat:
        way += COVERED
    if on_low == high or (at_high == at_middle and _above(stacks[at_middle], high, middle)):
        way += high & 3  # 4: it has to step off first, because only the topmost own piece moves
    return way + (middle & 3) * spaces_apart(at_middle, at_low, spaces)


def quick_worth(stacks: Ring, seat: int, nest: bool) -> int:
    """A quick estimate: how near the seat is to its goal."""
    return round(WIN / 4 / (1 + points_to_go(stacks, seat, nest) / HALF_WAY))


def worth(stacks: Ring, seat: int, seats: int, nest: bool, caution: float) -> int:
    """Judge a ring by the chances of every seat to win in its next turn.

    `caution`, from 1 down to 0, is the weight of the other seats' chances; as it falls, their progress counts in
    favour.
    """
    lasts = 1.0
    for other in range(1, seats):
        lasts *= 1 - chance_to_win(stacks, (seat + other) % seats, nest)
    own = WIN / 10 + WIN / 2 * chance_to_win(stacks, seat, nest) + quick_worth(stacks, seat, nest)
    given = sum(quick_worth(stacks, other, nest) for other in range(seats) if other != seat)
    feared: float = lasts**caution
    return round(feared * own + (1 - caution) * OTHERS_PROGRESS * given)


@lru_cache(maxsize=4096)
def chance_to_win(stacks: Ring, seat: int, nest: bool) -> float:
    """The probability that the seat could win at once if it were its turn."""
    return (FACES + 1 - points_to_win(stacks, seat, nest)) / FACES


def _upon(stack: Stack, content: int) -> int | None:
    place = stack.index(content) + 1
    return stack[place] if place < len(stack) else None


def _above(stack: Stack, one: int, other: int) -> bool:
    return stack.index(one) > stack.index(other)


#: The penalty for leaving the ring as it was, in the unit of `worth`: passing all the time only draws.
IDLE_PENALTY = 400
#: The penalty for a ring in which nobody can win any more, and for the pass that draws, in the same unit.
DRAW_PENALTY = 3000
#: After this many rounds, other seats' chances no longer count; and the noise that each round adds to the first look.
CAUTIOUS_ROUNDS, ROUND_NOISE = 8, 20


def towards(view: View, aim: Callable[[State, dict[Ring, Route]], Ring]) -> str:
    """A winning move if there is one, else the next move towards the ring that `aim` picks; `end` to pass.

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

    def aim(self, state: State, rings: dict[Ring, Route], rng: Rng) -> Ring:
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

    def _best(self, state: State, rings: dict[Ring, Route], rng: Rng) -> Ring:
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
