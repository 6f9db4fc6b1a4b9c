"""Computer players for Mundialito. Part of players/mundialito."""

from players.mundialito.analyst import FootballAnalyst
from players.mundialito.player import Footballer

LEVELS = {
    "easy": Footballer(widths=(), noise=250, lapses=40),
    "normal": Footballer(widths=(14,), noise=20),
    "hard": Footballer(widths=(16, 10), noise=10),
}
DEFAULT = "normal"
ANALYST = FootballAnalyst()
