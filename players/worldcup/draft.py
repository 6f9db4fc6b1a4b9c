"""Chooses teams in a draft. Part of players/worldcup."""

from collections.abc import Sequence

from players.worldcup.worth import STRENGTH
from rules.worldcup.view import View

#: The penalty for meeting another own team in the group.
OWN_RIVAL = 1.5


def pick(view: View, legal: Sequence[str]) -> str:
    """The legal pick with the weakest rivals in its group, other own teams counting as stronger."""
    teams = {team.code: team for team in view.teams}

    def difficulty(text: str) -> float:
        team = teams[text.split()[1]]
        rivals = [other for other in view.teams if other.group == team.group and other.code != team.code]
        return sum(STRENGTH[rival.rank] + OWN_RIVAL * (rival.owner == view.viewer) for rival in rivals)

    return min(legal, key=difficulty)
