"""Computer players for the World Cup Game. Part of players/worldcup."""

from players.worldcup.player import Coach

LEVELS = {
    "easy": Coach(noise=250),
    "normal": Coach(noise=0),
}
DEFAULT = "normal"
