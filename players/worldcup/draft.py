"""How a coach chooses its teams. Part of players/worldcup."""

from collections.abc import Sequence

from players.worldcup.worth import STRENGTH
from rules.worldcup.view import View

#: What a team loses that would meet an own one in its group.
KIN = 1.5


def pick(view: View, legal: Sequence[str]) -> str:
    """The team with the weakest rivals in its group, and with none of the seat's own; it must be one of the legal."""
    teams = {team.code: team for team in view.teams}

    def hardship(text: str) -> float:
        team = teams[text.split()[1]]
        rivals = [other for other in view.teams if other.group == team.group and other.code != team.code]
        return sum(STRENGTH[rival.rank] + KIN * (rival.owner == view.viewer) for rival in rivals)

    return min(legal, key=hardship)
