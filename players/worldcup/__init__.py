"""Computer players for the World Cup Game. Part of players/worldcup."""

from players.worldcup.analyst import WorldCupAnalyst
from players.worldcup.planner import Depth
from players.worldcup.player import Coach
from players.worldcup.playout import KEEP, SPEND

_DEPTH = Depth(width=6, laps=1, ending=12, budget=12000)

LEVELS = {"easy": Coach(SPEND, noise=350), "normal": Coach(SPEND, noise=60), "hard": Coach(KEEP, depth=_DEPTH)}
DEFAULT = "normal"
ANALYST = WorldCupAnalyst(_DEPTH)
