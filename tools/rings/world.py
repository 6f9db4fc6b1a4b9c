"""A server with made-up games, for simulations of ratings: an honest club, friends, and people who want to climb.

Nobody sits at a table here: a game is only its result. Strengths are values of μ; the stronger player wins as often as
the model of RATINGS.md says.
"""

import random
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from ratings import Ladder, Scope, judge, season_start
from ratings.judging import Part, PersonalOutcome
from ratings.model import BETA, SCALE, apply_weight, exact, points, rate
from ratings.weighing import Weight
from rules.table.results import GameResult, Sitter
from rules.table.values import Ending

MINUTE = 60_000
HOUR, DAY = 60 * MINUTE, 24 * 60 * MINUTE
SERVER = 5
SEASON = "2026-11"
#: Climbs begin on the first day of a season; preparations come before it.
FIRST = season_start(SEASON)
#: When an evening begins, and how long one game takes (ms).
EVENING, GAME = 19 * HOUR, 30 * MINUTE


class World:
    """One server with all its games so far. People are numbers."""

    def __init__(self) -> None:
        self.ladder = Ladder()
        self.at = 0
        self._people = 0

    def people(self, count: int) -> list[int]:
        """Return so many accounts that have never played here."""
        self._people += count
        return list(range(self._people - count + 1, self._people + 1))

    def wait(self, at: int) -> None:
        """Wait until `at` (unix ms), unless it is later already."""
        self.at = max(self.at, at)

    def play(self, *groups: Sequence[int]) -> None:
        """Play a game that ends now; people by place, ties in one group."""
        self.at += 1
        self.ladder.add(self.result(*groups))

    def result(self, *groups: Sequence[int]) -> GameResult:
        """Return a game that ends now, without counting it."""
        sitters = tuple(Sitter(who, place=place, turns=9) for place, group in enumerate(groups, 1) for who in group)
        return GameResult(f"g{self.at}", "hedgehog", 1, SERVER, self.at, Ending.PLAYED, "tree", sitters)

    def promise(self, *groups: Sequence[int]) -> float:
        """Return how many points the winner of such a game would gain now."""
        winner = groups[0][0]
        if len(groups) == 2 and len(groups[1]) == 1:
            part = Part(winner, 1, PersonalOutcome.WON, ((winner,), (groups[1][0],)))
        else:
            part = judge(self.result(*groups)).parts[0]
        known = {who: self.ladder.standing(Scope(), who) for group in groups for who in group}
        found = self.ladder.weighing("hedgehog").weigh(self.at + 1, [part], known)[winner]
        if not isinstance(found, Weight):
            return 0.0
        before = [[self.ladder.standing(Scope(), who).rating for who in group] for group in groups]
        after = apply_weight(before[0][0], rate(before)[0][0], found.weight)
        return SCALE * (exact(after) - exact(before[0][0]))

    def gained(self, person: int, *, season: bool = False) -> int:
        """Return a person's points above a newcomer's, all-time or of the season, in all games together."""
        return self.ladder.standing(Scope(None, SEASON if season else None), person).points - 1500

    def mean(self, person: int) -> float:
        """Return a person's all-time μ of all games."""
        return self.ladder.standing(Scope(), person).rating.mu


def stronger(share: float) -> float:
    """Return how far μ must be above that of opponents to beat them in such a share of duels."""
    return BETA * sqrt(2) * log(share / (1 - share))


def duel(world: World, at: int, strengths: Mapping[int, float], one: int, other: int, rng: random.Random) -> None:
    """Play an honest game of two."""
    wins = 1 / (1 + exp((strengths[other] - strengths[one]) / (BETA * sqrt(2))))
    world.wait(at)
    world.play(*(((one,), (other,)) if rng.random() < wins else ((other,), (one,))))


def table(world: World, at: int, strengths: Mapping[int, float], people: Sequence[int], rng: random.Random) -> None:
    """Play an honest game of several people."""
    left, groups = list(people), []
    while left:
        (best,) = rng.choices(left, [exp(strengths[who] / (BETA * sqrt(2))) for who in left])
        left.remove(best)
        groups.append((best,))
    world.wait(at)
    world.play(*groups)


def evening(day: int, rng: random.Random | None = None) -> int:
    """Return when a day's evening begins: at seven, or up to an hour earlier or later. Day 0 is the season's first."""
    return FIRST + day * DAY + EVENING + (rng.randint(-HOUR, HOUR) if rng is not None else 0)


def rounds(world: World, begin: int, strengths: Mapping[int, float], count: int, rng: random.Random) -> None:
    """Play an evening in which everybody plays so many duels, each against somebody else."""
    for number in range(count):
        people = rng.sample(sorted(strengths), len(strengths))
        for one, other in zip(people[::2], people[1::2], strict=False):
            duel(world, begin + number * GAME, strengths, one, other, rng)


def club(world: World, rng: random.Random, members: int = 20, evenings: int = 90) -> dict[int, float]:
    """Let people play three duels on each of so many evenings until the season begins. Return their strengths."""
    strengths = {person: rng.gauss(25.0, 3.0) for person in world.people(members)}
    for day in range(-evenings, 0):
        rounds(world, evening(day, rng), strengths, 3, rng)
    return strengths


def honest_climb(share: float, days: int, seed: int, *, games: int = 4, members: int = 20) -> list[tuple[int, int]]:
    """Return a newcomer's gain after each day, beating the average member in such a share: (all-time, season).

    The newcomer plays so many duels an evening against random members; the others play three each meanwhile.
    """
    world, rng = World(), random.Random(seed)
    strengths = club(world, rng, members)
    others = sorted(strengths)
    (head,) = world.people(1)
    strengths[head] = 25.0 + stronger(share)
    gained = []
    for day in range(days):
        begin = evening(day, rng)
        for number in range(games):
            duel(world, begin + number * GAME, strengths, head, rng.choice(others), rng)
            rounds(world, begin + number * GAME, {who: strengths[who] for who in others}, int(number < 3), rng)
        gained.append((world.gained(head), world.gained(head, season=True)))
    return gained


def friends(evenings: int, seed: int, count: int = 5) -> list[list[int]]:
    """Return how many points each evening moved each of a few friends who play with nobody else.

    Three to six games every evening, duels and tables of all.
    """
    world, rng = World(), random.Random(seed)
    strengths = {person: rng.gauss(25.0, 4.0) for person in world.people(count)}
    found = []
    for day in range(evenings):
        before = [points(world.ladder.standing(Scope(), who).rating) for who in strengths]
        at = evening(day, rng)
        for number in range(rng.randint(3, 6)):
            people = rng.sample(sorted(strengths), len(strengths))
            if rng.random() < 0.5:
                table(world, at + number * GAME, strengths, people, rng)
            else:
                duel(world, at + number * GAME, strengths, people[0], people[1], rng)
                duel(world, at + number * GAME, strengths, people[2], people[3], rng)
        after = [points(world.ladder.standing(Scope(), who).rating) for who in strengths]
        found.append([one - other for one, other in zip(after, before, strict=True)])
    return found
