"""Everyone's chances at a moment of a round: of places in the bracket, and of the cup. Part of players/worldcup."""

from collections.abc import Collection, Sequence

from players.worldcup.board import Tie, read_board
from players.worldcup.bracket import Bracket, Chances
from players.worldcup.forecast import Forecast, Odds
from players.worldcup.groups import Group, Stake
from rules.worldcup.cups import CUPS
from rules.worldcup.view import View

Rows = Sequence[str]


class Outlook:
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
        self._groups: list[tuple[Group, list[int]]] = []
        self._matches: list[tuple[Tie, int]] = []
        self._known: dict[tuple[int, tuple[Odds, ...]], dict[str, dict[str, float]]] = {}
        for name, numbers in names.items():
            if self.ties[numbers[0]].group:
                sides = [(tie.sides[0].team, tie.sides[1].team) for tie in (self.ties[number] for number in numbers)]
                self._groups.append((Group(name, sides, cup.points, cup.qualify), numbers))
            else:
                self._matches += [(self.ties[number], number) for number in numbers]

    def forecast(self, rows: Rows, ahead: int) -> Forecast:
        """The forecast with these rows and so many turns to come in the round."""
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
        return self.bracket.won_by(teams, self.places(odds))

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
