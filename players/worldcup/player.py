"""The players of the World Cup Game, and how they draft teams. Part of players/worldcup."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from players.worldcup.outlook import RoundOutlook
from players.worldcup.planner import Depth, weigh
from players.worldcup.playout import CardPlay, Playouts
from rules.core.chance import Rng
from rules.worldcup.pieces import SEVERAL
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


@dataclass(frozen=True, slots=True)
class CupPlayer:
    """Lays and turns what most raises the chance that one of its own teams wins the cup.

    `keep` says what each card is worth later, `noise` blurs its judgement, both in thousandths of the game. With a
    `depth` it plays its best ideas out.
    """

    keep: Mapping[str, int]
    noise: int = 0
    depth: Depth | None = None

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The play that promises most; it claims a won game, and throws a worthless card away."""
        if "claim" in legal:
            return "claim"
        if legal[0].startswith("pick"):
            return pick(view, legal)
        if len(legal) == 1 or view.hand is None:
            return legal[0]
        outlook = RoundOutlook(view)
        playouts = Playouts(view, outlook, self.keep)
        known = set(legal)
        for play in self._rank(view, outlook, playouts, rng):
            text = playouts.write(play)
            if text in known or (play.card in SEVERAL and play.parts):
                return text
        return legal[-1]

    def _rank(self, view: View, outlook: RoundOutlook, playouts: Playouts, rng: Rng) -> Iterator[CardPlay]:
        """The plays, the best first."""
        if self.depth is not None:
            random = Random(rng.below(1 << 32))
            yield from (one.play for one in weigh(view, outlook, playouts, random, self.depth))
            return
        plays = playouts.plays(playouts.seat, playouts.hand, outlook.rows, outlook.board.ahead)
        gains = [play.gain + self._blur(rng) for play in plays]
        for card in sorted(set(playouts.hand)):
            plays.append(playouts.discard(card))
            gains.append(plays[-1].gain)
        yield from (plays[number] for number in sorted(range(len(plays)), key=lambda number: -gains[number]))

    def _blur(self, rng: Rng) -> float:
        return (rng.below(2 * self.noise + 1) - self.noise) / 1000 if self.noise else 0.0
