"""Who may win the cup: chances carried through the bracket, and what a place is worth. Part of players/worldcup."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from math import exp
from typing import TypeVar

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

    def carried(self, places: Mapping[str, Chances]) -> dict[str, Chances]:
        """The chances of all places, given those that the current round decides."""
        found: dict[str, Chances] = {**self.known, **places}
        for name, one, two in self._nodes:
            found[name] = _played(found[one], found[two], self._ranks)
        return found

    def champions(self, places: Mapping[str, Chances]) -> Chances:
        """Each team's chance to win the Final."""
        return self.carried(places)[self.last]

    def won_by(self, teams: Collection[str], places: Mapping[str, Chances]) -> float:
        """The chance that one of these teams wins the Final; quicker than `champions`."""
        found: dict[str, dict[Kind, float]] = {}
        for name, chances in {**self.known, **places}.items():
            kinds = found[name] = {}
            for team, chance in chances.items():
                kind = self._ranks[team], team in teams
                kinds[kind] = kinds.get(kind, 0.0) + chance
        for name, one, two in self._nodes:
            found[name] = _played(found[one], found[two], self._kinds)
        return sum(chance for (_, mine), chance in found[self.last].items() if mine)

    def worths(self, places: Mapping[str, Chances], teams: Iterable[str]) -> dict[str, dict[str, float]]:
        """What it adds to the chance that one of these teams wins the cup if a team has a place, by place and team."""
        found = self.carried(places)
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


def _played(one: Mapping[T, float], two: Mapping[T, float], ranks: Mapping[T, str]) -> dict[T, float]:
    """Who gets past a match, given who plays on its two sides."""
    after: dict[T, float] = {}
    for left, chance in one.items():
        for right, other in two.items():
            both = chance * other
            wins = both * beats(ranks[left], ranks[right])
            after[left] = after.get(left, 0.0) + wins
            after[right] = after.get(right, 0.0) + both - wins
    return after
