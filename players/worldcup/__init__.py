"""Computer players for the World Cup Game. Part of players/worldcup."""

from players.worldcup.analyst import WorldCupAnalyst
from players.worldcup.planner import Depth
from players.worldcup.player import CupPlayer
from players.worldcup.playout import KEEP, SPEND

_DEPTH = Depth(width=6, laps=1, ending=12, budget=12000)

LEVELS = {
    "easy": CupPlayer(SPEND, noise=350),
    "normal": CupPlayer(SPEND, noise=60),
    "hard": CupPlayer(KEEP, depth=_DEPTH),
}
DEFAULT = "normal"
ANALYST = WorldCupAnalyst(_DEPTH)
