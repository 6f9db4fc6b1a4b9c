"""Computer players for the hedgehog race. Part of players/hedgehog."""

from players.hedgehog.analyst import RaceAnalyst
from players.hedgehog.player import Planner, Racer

LEVELS = {
    "easy": Racer(width=0, noise=1300),
    "normal": Racer(width=36, noise=0),
    "hard": Planner(depth=1, width=6, budget=12),
}
DEFAULT = "normal"
ANALYST = RaceAnalyst()
