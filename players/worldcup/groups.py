"""Who goes through from a group, and what each result in it is worth. Part of players/worldcup."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from operator import add, mul
from typing import NamedTuple

from players.worldcup.forecast import Odds

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


class Group:
    """A group, or the teams of one that replay: its teams, its matches as pairs of them, and its name.

    A knockout match is no group; `Tie` in `outlook.py` is enough for it.
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
