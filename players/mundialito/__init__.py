"""Computer players for Mundialito. Part of players/mundialito."""

from players.mundialito.analyst import FootballAnalyst
from players.mundialito.player import Footballer

LEVELS = {
    "easy": Footballer(budget=150, noise=250, lapses=40),
    "normal": Footballer(budget=600, noise=60),
    "hard": Footballer(budget=6_000, noise=20),
    "expert": Footballer(budget=80_000, noise=5),
}
DEFAULT = "normal"
ANALYST = FootballAnalyst()
