"""The best ways to play a turn, compared equally deep. Part of players/mundialito."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from players.mundialito.deep import WIN, Search
from players.mundialito.plans import Turn, goals, plans
from rules.mundialito.pieces import Action
from rules.mundialito.position import State

#: How many positions are judged to find the best ways, to find the best that begins as wanted, to compare them.
BEST, WANTED, COMPARED = 24_000, 8_000, 40_000
#: How many ways are compared, and how many with one that begins as wanted; fewer are looked at more deeply.
MOST, FEW = 8, 3
#: The worth of a turn that scores; below 0, of one after which the other side can score.
GOAL = 2 * WIN


@dataclass(frozen=True, slots=True)
class Way:
    """A position in which the seat can leave its turn, None after a goal: the turns there, and its worth to the seat.

    `goal_in` is with how many actions the other side can score after it, 0 if it can't.
    """

    turns: Sequence[Turn]
    worth: int
    after: int | None = None
    goal_in: int = 0


def best_ways(state: State, search: Search, wanted: object, blurs: Mapping[int, int]) -> list[Way]:
    """The best ways for the seat to act, best first; at least one that begins as wanted is among them.

    `blurs` is added to what the positions are worth. If the seat can score, the others are only those wanted.
    """
    scoring = [Way((turn,), GOAL) for turn in goals(state)]
    if scoring and (wanted is None or any(way.turns[0][0] == wanted for way in scoring)):
        return scoring
    ground, seat = search.pitch, state.seat
    found = plans(state, wanted if scoring else None)
    to = {ground.pack(after): turns for after, turns in found.items()}
    search.left = BEST
    ranked = [after for _, after in search.best(to, seat, dict(blurs))]
    compared = _different(ranked, to, MOST if wanted is None else FEW)
    begun = [after for after in ranked if any(turn[0] == wanted for turn in to[after])]
    if begun and begun[0] != ranked[0]:
        search.left = WANTED
        begun = [after for _, after in search.best(begun, seat)]
    compared += begun[:1]
    search.left = COMPARED
    worths = _held(search.worths(compared, seat), begun[:1])
    ways = list(scoring)
    for after, worth in worths.items():
        goal_in = ground.scores(after, 1 - seat)
        ways.append(Way(to[after], -GOAL if goal_in else worth + blurs.get(after, 0), after, goal_in))
    # Of goals that can't be stopped, those that take two actions are overlooked more often.
    return sorted(ways, key=lambda way: (-way.worth, way.goal_in == 1))


def _held(found: Sequence[Mapping[int, int]], wanted: Sequence[int]) -> dict[int, int]:
    """The worths at the greatest depth; one way is only as much worse than the best as at the depth before, too.

    So what one look says and the next takes back isn't held against who played it. What decides the game is.
    """
    worths = dict(found[-1])
    best = max(worths, key=worths.__getitem__)
    for after in wanted:
        if len(found) > 2 and max(map(abs, (worths[best], worths[after]))) < WIN // 2:
            loss = min(depth[best] - depth[after] for depth in found[-2:])
            worths[after] = worths[best] - max(0, loss)
    return worths


def _different(ranked: Collection[int], to: Mapping[int, Sequence[Turn]], most: int) -> list[int]:
    """The first positions, so many at most, to which a turn leads that begins unlike those to the positions before."""
    found, firsts = list[int](), set[Action]()
    for after in ranked:
        begins = {turn[0] for turn in to[after]}
        if len(found) < most and not begins <= firsts:
            found.append(after)
            firsts |= begins
    return found
