"""What the results of a round are worth to a seat. Part of players/worldcup."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from players.worldcup.board import Board, Tie
from players.worldcup.forecast import Odds
from rules.worldcup.cups import CUPS
from rules.worldcup.view import View

#: How far a team is expected to go after it is through, relative to others.
STRENGTH = {"black": 3.0, "red": 2.5, "blue": 1.7, "green": 1.2, "yellow": 0.7, "grey": 0.6}
#: The least probability of any result.
LEAST = 0.004

#: For each joint result of a group's matches (0 left wins, 1 draw, 2 right wins), each team's share of the places that
#: go through.
Shares = tuple[tuple[tuple[int, ...], tuple[float, ...]], ...]


class Stake(NamedTuple):
    """The worth to the seat of a left win, a draw and a right win."""

    left: float
    level: float
    right: float

    def worth(self, odds: Odds) -> float:
        """The expected worth with these odds."""
        return self.left * odds[0] + self.level * odds[1] + self.right * odds[2]


@cache
def shares(pairs: tuple[tuple[int, int], ...], teams: int, win: int, qualify: int) -> Shares:
    """Each team's share of the qualifying places in each joint result; level teams share what is left."""
    found = []
    for results in product((0, 1, 2), repeat=len(pairs)):
        points = [0] * teams
        for (left, right), result in zip(pairs, results, strict=True):
            points[left] += (win, 1, 0)[result]
            points[right] += (0, 1, win)[result]
        found.append((results, _places(points, qualify)))
    return tuple(found)


def _places(points: Sequence[int], qualify: int) -> tuple[float, ...]:
    shared = [0.0] * len(points)
    left = qualify
    for value in sorted(set(points), reverse=True):
        level = [team for team, mine in enumerate(points) if mine == value]
        for team in level:
            shared[team] = min(1.0, left / len(level))
        left = max(0, left - len(level))
    return tuple(shared)


def stakes(view: View, board: Board, odds: Mapping[str, Odds]) -> dict[str, Stake]:
    """The stake of each match, by its name.

    A seat is taken to win with its teams' share of all remaining strength. A team that gets through is worth as much as
    that share grows, and for another seat's team as much as it shrinks.
    """
    weights = {team.code: STRENGTH[team.rank] for team in view.teams if team.alive}
    if view.stage == "final":
        weights = dict.fromkeys((side.team for side in board.ties[-1].sides), 1.0)  # not of the match for third place
    groups: dict[str, list[Tie]] = {}
    for tie in board.ties:
        groups.setdefault(tie.group or tie.name, []).append(tie)
    reads = [_Group(view.cup, tuple(ties), tuple(odds[tie.name] for tie in ties)) for ties in groups.values()]
    through = dict.fromkeys(weights, 1.0)
    for group in reads:
        through |= group.through()
    mine = {team.code for team in view.teams if team.owner == view.viewer}
    own = sum(through[team] * weight for team, weight in weights.items() if team in mine)
    others = sum(through[team] * weight for team, weight in weights.items() if team not in mine)
    whole = max(own + others, 0.01) ** 2
    values = {
        team: (max(others, 0.05) if team in mine else -max(own, 0.05)) * weight / whole
        for team, weight in weights.items()
    }
    return {name: stake for group in reads for name, stake in group.stakes(values).items()}


class _Group:
    """The matches that decide among some teams: those of a group, or one knockout match."""

    def __init__(self, cup: int, ties: tuple[Tie, ...], odds: tuple[Odds, ...]) -> None:
        self._ties = ties
        self._teams = tuple(dict.fromkeys(side.team for tie in ties for side in tie.sides))
        rules = CUPS[cup]
        pairs = tuple((self._teams.index(tie.sides[0].team), self._teams.index(tie.sides[1].team)) for tie in ties)
        qualify = rules.qualify if ties[0].group else 1
        self._shares = shares(pairs, len(self._teams), rules.points, qualify)
        self._odds = [tuple(max(LEAST, chance) for chance in three) for three in odds]
        self._chances = []
        for results, _ in self._shares:
            chance = 1.0
            for three, result in zip(self._odds, results, strict=True):
                chance *= three[result]
            self._chances.append(chance)

    def through(self) -> dict[str, float]:
        """The probability that each team gets through."""
        found = [0.0] * len(self._teams)
        for chance, (_, shared) in zip(self._chances, self._shares, strict=True):
            for team, share in enumerate(shared):
                found[team] += chance * share
        return dict(zip(self._teams, found, strict=True))

    def stakes(self, values: Mapping[str, float]) -> dict[str, Stake]:
        """The stake of each match, given the worth of each team's getting through."""
        worths = [values.get(team, 0.0) for team in self._teams]
        sums = [[0.0, 0.0, 0.0] for _ in self._ties]
        for chance, (results, shared) in zip(self._chances, self._shares, strict=True):
            worth = chance * sum(share * value for share, value in zip(shared, worths, strict=True))
            for number, result in enumerate(results):
                sums[number][result] += worth
        found = {}
        for tie, totals, three in zip(self._ties, sums, self._odds, strict=True):
            left, level, right = (total / chance for total, chance in zip(totals, three, strict=True))
            found[tie.name] = Stake(left, level, right)
        return found
