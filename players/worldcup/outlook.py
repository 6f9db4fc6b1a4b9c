"""Everyone's chances in a round: to go through, of places in the bracket, of the cup. Part of players/worldcup.

Chances are carried through the bracket, which also tells what a place is worth.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from math import exp
from operator import add, mul
from typing import NamedTuple, TypeVar

from players.worldcup.board import RoundMatch, read_board
from players.worldcup.forecast import Forecast, Odds
from rules.worldcup.cups import CUPS
from rules.worldcup.pieces import RANKS, Stage
from rules.worldcup.view import View

#: Each team's chance to have a place of the bracket (`1E`, `R2`, `S1`).
Chances = Mapping[str, float]
#: All teams of a rank that are somebody's, or all that aren't.
Kind = tuple[str, bool]
T = TypeVar("T", str, Kind)
#: A team's strength in knockout matches: the logarithm of its odds against a team of strength 0, measured over cups
#: played by computers.
STRENGTH = {"black": 0.5, "red": 0.45, "blue": 0.15, "green": 0.0, "yellow": -0.9, "grey": -1.4}

_STAGES = tuple(stage.word for stage in Stage)


@cache
def beats(rank: str, other: str) -> float:
    """The chance that a team of this rank gets past one of the other rank in a knockout match."""
    return 1 / (1 + exp(STRENGTH[other] - STRENGTH[rank]))


class Bracket:
    """The matches of the bracket that are still to come after the current round.

    It is made once for a round; `champions` and `worths` then carry any chances through it.
    """

    def __init__(self, view: View) -> None:
        self._ranks: dict[str, str] = {team.code: team.rank for team in view.teams}
        self._kinds: dict[Kind, str] = {(rank, mine): rank for rank in RANKS for mine in (True, False)}
        self.known: dict[str, dict[str, float]] = {}
        self._nodes: list[tuple[str, str, str]] = []
        for tie in view.bracket:
            for source, team in zip(tie.sources, (tie.left, tie.right), strict=True):
                if team is not None:
                    self.known[source] = {team: 1.0}
            if tie.winner is not None:
                self.known[tie.name] = {tie.winner: 1.0}
            elif _STAGES.index(tie.stage) > _STAGES.index(view.stage) and not tie.sources[0].startswith("-"):
                self._nodes.append((tie.name, *tie.sources))
        self.last = view.bracket[-1].name

    def carry(self, places: Mapping[str, Chances]) -> dict[str, Chances]:
        """The chances of all places, given those that the current round decides."""
        found: dict[str, Chances] = {**self.known, **places}
        for name, one, two in self._nodes:
            found[name] = _play_off(found[one], found[two], self._ranks)
        return found

    def champions(self, places: Mapping[str, Chances]) -> Chances:
        """Each team's chance to win the Final."""
        return self.carry(places)[self.last]

    def chance_of(self, teams: Collection[str], places: Mapping[str, Chances]) -> float:
        """The chance that one of these teams wins the Final; quicker than `champions`."""
        found: dict[str, dict[Kind, float]] = {}
        for name, chances in {**self.known, **places}.items():
            kinds = found[name] = {}
            for team, chance in chances.items():
                kind = self._ranks[team], team in teams
                kinds[kind] = kinds.get(kind, 0.0) + chance
        for name, one, two in self._nodes:
            found[name] = _play_off(found[one], found[two], self._kinds)
        return sum(chance for (_, mine), chance in found[self.last].items() if mine)

    def worths(self, places: Mapping[str, Chances], teams: Iterable[str]) -> dict[str, dict[str, float]]:
        """What it adds to the chance that one of these teams wins the cup if a team has a place, by place and team."""
        found = self.carry(places)
        mine = frozenset(teams)
        worth: dict[str, dict[str, float]] = {self.last: {team: float(team in mine) for team in self._ranks}}
        ranks = self._ranks
        for name, one, two in reversed(self._nodes):
            after = worth[name]
            for side, other in ((one, two), (two, one)):
                worth[side] = {
                    team: sum(
                        chance * (after[rival] + beats(ranks[team], ranks[rival]) * (after[team] - after[rival]))
                        for rival, chance in found[other].items()
                    )
                    for team in found[side]
                }
        return worth


def _play_off(one: Mapping[T, float], two: Mapping[T, float], ranks: Mapping[T, str]) -> dict[T, float]:
    """Who gets past a match, given who plays on its two sides."""
    after: dict[T, float] = {}
    for left, chance in one.items():
        for right, other in two.items():
            both = chance * other
            wins = both * beats(ranks[left], ranks[right])
            after[left] = after.get(left, 0.0) + wins
            after[right] = after.get(right, 0.0) + both - wins
    return after


#: The least probability of any result.
LEAST = 0.004


class Stake(NamedTuple):
    """The worth to a seat of a left win, a draw and a right win."""

    left: float
    level: float
    right: float

    def worth(self, odds: Odds) -> float:
        """The expected worth with these odds."""
        return self.left * odds[0] + self.level * odds[1] + self.right * odds[2]


@cache
def shares(pairs: tuple[tuple[int, int], ...], teams: int, win: int, qualify: int) -> tuple[tuple[float, ...], ...]:
    """Each team's share of each place that goes through, in all joint results of the group's matches.

    There is a line for each place and team: the first place's teams, then the second's. Results count with the last
    match running fastest (0 left wins, 1 draw, 2 right wins). Teams that are level share their places.
    """
    lines: list[list[float]] = [[] for _ in range(qualify * teams)]
    for results in product((0, 1, 2), repeat=len(pairs)):
        points = [0] * teams
        for (left, right), result in zip(pairs, results, strict=True):
            points[left] += (win, 1, 0)[result]
            points[right] += (0, 1, win)[result]
        for place in range(qualify):
            for team, share in enumerate(_holders(points, place)):
                lines[place * teams + team].append(share)
    return tuple(map(tuple, lines))


def _holders(points: Sequence[int], place: int) -> list[float]:
    """Each team's share of the place with this number, counting from 0."""
    wanted = sorted(points, reverse=True)[place]
    return [(value == wanted) / points.count(wanted) for value in points]


class GroupOutlook:
    """A group, or the teams of one that replay: its teams, its matches as pairs of them, and its name.

    A knockout match is no group; a `RoundMatch` is enough for it.
    """

    def __init__(self, name: str, sides: Sequence[tuple[str, str]], win: int, qualify: int) -> None:
        self.teams = tuple(dict.fromkeys(team for pair in sides for team in pair))
        pairs = tuple((self.teams.index(left), self.teams.index(right)) for left, right in sides)
        self._shares = shares(pairs, len(self.teams), win, qualify)
        self._names = tuple(f"{place}{name}" for place in range(1, qualify + 1))

    def places(self, odds: Sequence[Odds]) -> dict[str, dict[str, float]]:
        """Each team's chance to have each place, with these odds of the matches."""
        chances, size = _joint(odds), len(self.teams)
        return {
            name: {
                team: sum(map(mul, chances, self._shares[place * size + number]))
                for number, team in enumerate(self.teams)
            }
            for place, name in enumerate(self._names)
        }

    def stakes(self, odds: Sequence[Odds], worths: Mapping[str, Mapping[str, float]]) -> list[Stake]:
        """The stake of each match, given what it's worth if a team has a place."""
        chances, size = _joint(odds), len(self.teams)
        total = [0.0] * len(chances)
        for place, name in enumerate(self._names):
            for number, team in enumerate(self.teams):
                if worth := worths[name].get(team, 0.0):
                    total = list(map(add, total, map(worth.__mul__, self._shares[place * size + number])))
        weighted = list(map(mul, chances, total))
        found = []
        for three in odds:
            step = len(weighted) // 3
            parts = weighted[:step], weighted[step : 2 * step], weighted[2 * step :]
            left, level, right = (sum(part) / max(LEAST, chance) for part, chance in zip(parts, three, strict=True))
            found.append(Stake(left, level, right))
            weighted = list(map(add, map(add, parts[0], parts[1]), parts[2]))
        return found


def _joint(odds: Sequence[Odds]) -> list[float]:
    """The chance of each joint result; none is quite impossible."""
    chances = [1.0]
    for three in odds:
        possible = [max(LEAST, chance) for chance in three]
        chances = [chance * one for chance in chances for one in possible]
    whole = sum(chances)
    return [chance / whole for chance in chances]


Rows = Sequence[str]


class RoundOutlook:
    """The round of a view. Rows are numbered in match order, the left one of a match before the right one."""

    def __init__(self, view: View) -> None:
        self.board = read_board(view)
        self.ties = self.board.ties
        self.rows = tuple(side.row for tie in self.ties for side in tie.sides)
        self.bracket = Bracket(view)
        self.owners = {team.code: team.owner for team in view.teams}
        self._modifiers = view.modifiers
        cup = CUPS[view.cup]
        names: dict[str, list[int]] = {}
        for number, tie in enumerate(self.ties):
            names.setdefault(tie.group or tie.name, []).append(number)
        self._groups: list[tuple[GroupOutlook, list[int]]] = []
        self._matches: list[tuple[RoundMatch, int]] = []
        self._known: dict[tuple[int, tuple[Odds, ...]], dict[str, dict[str, float]]] = {}
        for name, numbers in names.items():
            if self.ties[numbers[0]].group:
                sides = [(tie.sides[0].team, tie.sides[1].team) for tie in (self.ties[number] for number in numbers)]
                self._groups.append((GroupOutlook(name, sides, cup.points, cup.qualify), numbers))
            else:
                self._matches += [(self.ties[number], number) for number in numbers]

    def forecast(self, rows: Rows, ahead: int) -> Forecast:
        """The forecast with these rows and `ahead` turns to come in the round."""
        return Forecast(rows, ahead, self._modifiers)

    def odds(self, rows: Rows, ahead: int) -> list[Odds]:
        """The odds of all matches."""
        forecast = self.forecast(rows, ahead)
        return [
            forecast.odds(*tie.sides, rows[2 * number], rows[2 * number + 1]) for number, tie in enumerate(self.ties)
        ]

    def places(self, odds: Sequence[Odds]) -> dict[str, Chances]:
        """Everyone's chances of the places that this round decides."""
        found: dict[str, Chances] = {}
        for number, (group, numbers) in enumerate(self._groups):
            key = number, tuple([odds[match] for match in numbers])
            if key not in self._known:
                self._known[key] = group.places(key[1])
            found.update(self._known[key])
        for tie, number in self._matches:
            wins, level, losses = odds[number]
            found[tie.name] = {tie.sides[0].team: wins + level / 2, tie.sides[1].team: losses + level / 2}
        return found

    def chance(self, odds: Sequence[Odds], teams: Collection[str]) -> float:
        """The chance that one of these teams wins the cup."""
        return self.bracket.chance_of(teams, self.places(odds))

    def stakes(self, odds: Sequence[Odds], teams: Collection[str]) -> list[Stake]:
        """The stake of each match for whoever has these teams, in match order."""
        worths = self.bracket.worths(self.places(odds), teams)
        found = [Stake(0.0, 0.0, 0.0)] * len(self.ties)
        for group, numbers in self._groups:
            for number, stake in zip(numbers, group.stakes([odds[n] for n in numbers], worths), strict=True):
                found[number] = stake
        for tie, number in self._matches:
            worth = worths.get(tie.name, {})  # the match for third place has none
            left, right = (worth.get(side.team, 0.0) for side in tie.sides)
            found[number] = Stake(left, (left + right) / 2, right)
        return found

    def teams(self, seat: int | None) -> frozenset[str]:
        """The seat's teams."""
        return frozenset(team for team, owner in self.owners.items() if owner == seat)
