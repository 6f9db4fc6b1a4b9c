"""Chooses teams in a draft. Part of players/worldcup."""

from collections.abc import Sequence

from rules.worldcup.view import View

#: How strong a rival is.
STRENGTH = {"black": 3.0, "red": 2.5, "blue": 1.7, "green": 1.2, "yellow": 0.7, "grey": 0.6}
#: The penalty for meeting another own team in the group.
OWN_RIVAL = 1.5


def pick(view: View, legal: Sequence[str]) -> str:
    """The legal pick with the weakest rivals in its group, other own teams counting as stronger."""
    return min(legal, key=lambda text: difficulty(view, text))


def difficulty(view: View, text: str) -> float:
    """How strong the rivals are that a team to be picked has in its group."""
    teams = {team.code: team for team in view.teams}
    team = teams[text.split()[1]]
    rivals = [other for other in view.teams if other.group == team.group and other.code != team.code]
    return sum(STRENGTH[rival.rank] + OWN_RIVAL * (rival.owner == view.viewer) for rival in rivals)
