"""Judges positions of the race, for hints and reviews. Part of players/hedgehog.

Alone (rule 10), a ring's pace is the expectation of PACE to the power of the turns that are still needed: 1 when it is
built, less the later. Nobody else moves, so every roll's best ring is known. How likely a race is to end without a
winner (rule 9) was measured; `python -m tools.hedgehog.calibration` shows by what.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from players.advice import Candidate
from players.hedgehog.lookahead import Lookahead, Outlook, outlook
from players.hedgehog.player import points_to_go
from players.hedgehog.reasons import Comparison, reasons
from players.hedgehog.turns import TurnPlan, first_moves, plans, points_to_win, reach
from rules.core.chance import Rng
from rules.hedgehog.moves import is_dead
from rules.hedgehog.pieces import FACES, Action, ChanceEvent, End, Move, parse, write
from rules.hedgehog.position import Ring, State
from rules.hedgehog.view import View, recall

#: What a turn more costs: a fifth.
PACE = 0.8
#: The points that a turn usually brings a seat nearer.
POINTS_A_TURN = 2.5
#: How many rings are looked at closely for each roll, by the depth that is left.
WIDTHS = (1, 2, 3)


def pace(stacks: Ring, nest: bool, depth: int, known: dict[tuple[Ring, int], float]) -> float:
    """The pace before the next roll, looking `depth` rolls ahead; `known` remembers what has been looked at."""
    if is_dead(stacks, 1, nest):
        return 0.0
    if depth <= 0:
        return _at_sight(stacks, nest)
    key = (stacks, depth)
    if key not in known:
        found = reach(stacks, 0, FACES, nest)
        wins_from = FACES + 1 if found.win is None else FACES - found.win.left
        total = 0.0
        for roll in range(1, FACES + 1):
            if roll >= wins_from:
                total += PACE
                continue
            rings = [ring for ring, way in found.rings.items() if FACES - way.left <= roll]
            rings.sort(key=lambda ring: -pace(ring, nest, 0, known))
            looked_at = rings[: WIDTHS[min(depth, len(WIDTHS) - 1)]]
            total += PACE * max(pace(ring, nest, depth - 1, known) for ring in looked_at)
        known[key] = total / FACES
    return known[key]


def _at_sight(stacks: Ring, nest: bool) -> float:
    """The pace by the chance to be done next turn, and by the points to go."""
    chance = (FACES + 1 - points_to_win(stacks, 0, nest)) / FACES
    later = float(PACE ** (1 + max(1.0, points_to_go(stacks, 0, nest) / POINTS_A_TURN)))
    return chance * PACE + (1 - chance) * later


#: The share of races that are drawn, with 2, 3 and 4 or more seats; and the rounds in which half of the others are won.
DRAWN = (0.05, 0.02, 0.02)
HALF_WON = 8.5


def draw_chance(seats: int, turn: int, turn_limit: int) -> float:
    """The probability that a race in its `turn`-th turn, counted from 1, will be drawn; a limit of 0 is none.

    The longer it has lasted, the more likely it is locked; and the fewer turns remain, the less can happen.
    """
    drawn = DRAWN[min(seats, 4) - 2]
    lasts = (1 - drawn) * _unwon((turn - 1) / seats)
    if turn_limit:
        lasts *= 1 - _unwon(max(0, turn_limit - turn + 1) / seats)
    return drawn / (drawn + lasts)


def _unwon(rounds: float) -> float:
    """The share of won races that take longer than `rounds` rounds."""
    return float(0.5 ** (rounds / HALF_WON))


#: How many rolls are looked ahead, also alone; and how many candidates there are, besides the one that was played.
DEPTH, DEPTH_ALONE, MOST = 2, 2, 5
#: How many first actions, and rings that each can lead to, are looked at closely.
ACTIONS, RINGS = 8, 2


#: Which part of a fair share it counts if a move leaves a dead ring: that's for those who would otherwise lose.
DEAD = 0.75
#: How sure the outlook may be: it was learned from chances before a roll, and is asked about the best of many rings.
SURE = 0.75


@cache
def _calm() -> Outlook:
    return outlook().soften(SURE)


class _Judged(NamedTuple):
    first: Move | None
    plan: TurnPlan
    chance: float


class RaceAnalyst:
    """Looks at the best ring that each action can lead to, over the next rolls."""

    def chances(self, view: View) -> tuple[float, ...]:
        """Every seat's chance to win; a draw is shared among all. Alone it is always 1: see `weigh`."""
        outcome, seats = view.outcome, view.seats
        if seats == 1:
            return (1.0,)
        if outcome is not None:
            share = 1 / len(outcome.winners) if outcome.winners else 1 / seats
            return tuple(share if outcome.draw or seat in outcome.winners else 0.0 for seat in range(seats))
        state = recall(view)
        ahead = Lookahead(_calm(), seats, state.nest)
        if is_dead(state.stacks, seats, state.nest):
            return (1 / seats,) * seats
        if not state.rolled:
            return _share(state, ahead.chances(state.stacks, state.seat, DEPTH))
        found = reach(state.stacks, state.seat, state.points, state.nest)
        if found.win is not None:
            return tuple(float(seat == state.seat) for seat in range(seats))
        then = (state.seat + 1) % seats
        best = sorted(found.rings, key=lambda ring: -ahead.chances(ring, then, 0)[state.seat])[:ACTIONS]
        ring = max(best, key=lambda ring: _chance(state, ahead, ring))
        if _is_drawn(state, ring):
            return (1 / seats,) * seats
        return _share(state, ahead.chances(ring, then, DEPTH - 1))

    def weigh(self, view: View, legal: Sequence[str], rng: Rng, played: str | None = None) -> tuple[Candidate, ...]:
        """The actions that can lead to the best rings, best first.

        Alone, an action's chance says how soon the tree is built: 1 at once, and a fifth less for each turn it takes.
        """
        state = recall(view)
        wanted = None if played is None else parse(played)
        judged, others = _judge(state, wanted)
        costs: dict[Ring, int] = {}
        for one in judged:
            costs[one.plan.after] = max(one.plan.cost, costs.get(one.plan.after, 0))
        shown = [one for place, one in enumerate(judged) if place < MOST or _action(one.first) == wanted]
        best = judged[0].chance
        return tuple(
            Candidate(
                write(_action(one.first)),
                one.chance,
                reasons(
                    state,
                    one.plan,
                    Comparison(
                        others=tuple(ring for ring in others if ring != one.plan.after),
                        best=one.chance == best,
                        dearer=costs[one.plan.after] - one.plan.cost,
                        actions=len(legal),
                    ),
                ),
                _follows(state, one),
            )
            for one in shown
        )


def _judge(state: State, wanted: Action | ChanceEvent | None) -> tuple[list[_Judged], list[Ring]]:
    """The best plan for each action worth a look, best first, and every ring that the turn can leave behind."""
    sight, close = _judges(state)
    by_first = {first: sorted(plans(state, first), key=lambda plan: -sight(plan)) for first in first_moves(state)}
    order = sorted(by_first, key=lambda first: -sight(by_first[first][0]))
    looked_at = [first for place, first in enumerate(order) if place < ACTIONS or _action(first) == wanted]
    judged = []
    for first in looked_at:
        worth = [(close(plan), plan) for plan in by_first[first][:RINGS]]
        chance, plan = max(worth, key=lambda pair: pair[0])
        judged.append(_Judged(first, plan, chance))
    judged.sort(key=lambda one: (-one.chance, one.plan.cost, len(one.plan.hops), one.first is None))
    return judged, list({plan.after: None for found in by_first.values() for plan in found if not plan.wins})


def _judges(state: State) -> tuple[Callable[[TurnPlan], float], Callable[[TurnPlan], float]]:
    """How good a plan is for the seat, at first sight and looked at closely."""
    nest = state.nest
    if state.seats == 1:
        known: dict[tuple[Ring, int], float] = {}
        return (
            lambda plan: 1.0 if plan.wins else pace(plan.after, nest, 0, known),
            lambda plan: 1.0 if plan.wins else pace(plan.after, nest, DEPTH_ALONE, known),
        )
    ahead, then = Lookahead(_calm(), state.seats, nest), (state.seat + 1) % state.seats
    return (
        lambda plan: 2.0 if plan.wins else ahead.chances(plan.after, then, 0)[state.seat],
        lambda plan: 1.0 if plan.wins else _chance(state, ahead, plan.after),
    )


def _chance(state: State, ahead: Lookahead, ring: Ring) -> float:
    """The seat's chance to win if it leaves this ring behind."""
    if _is_drawn(state, ring):
        kills = is_dead(ring, state.seats, state.nest) and not is_dead(state.stacks, state.seats, state.nest)
        return (DEAD if kills else 1) / state.seats
    return _share(state, ahead.chances(ring, (state.seat + 1) % state.seats, DEPTH - 1))[state.seat]


def _is_drawn(state: State, ring: Ring) -> bool:
    """Whether the race is drawn if the turn ends with this ring (rule 9)."""
    passes = not state.hops and ring == state.stacks and len(state.passing) + 1 >= state.passes_to_draw
    return passes or state.turn == state.turn_limit or is_dead(ring, state.seats, state.nest)


def _share(state: State, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The chances where the race may also be drawn, or go dead: then everybody has the same share."""
    lasts = 1 - draw_chance(state.seats, state.turn, state.turn_limit)
    drawn = 1 - lasts * sum(chances)
    return tuple([lasts * chance + drawn / state.seats for chance in chances])


def _follows(state: State, judged: _Judged) -> tuple[str, ...]:
    """The rest of the turn after the first action, as notations."""
    rest = tuple(write(done.move) for done in judged.plan.hops[1:])
    ends = judged.first is not None and not judged.plan.wins and judged.plan.cost < state.points
    return (*rest, "end") if ends else rest


def _action(first: Move | None) -> Action:
    return End() if first is None else first
