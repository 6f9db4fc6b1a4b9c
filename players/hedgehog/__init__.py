"""Computer players for the hedgehog race. Part of players/hedgehog."""

from players.hedgehog.player import Racer

LEVELS = {
    "easy": Racer(width=0, noise=600),
    "normal": Racer(width=36, noise=0),
}
DEFAULT = "normal"
