"""The names of the World Cup Game's emojis. Part of words/worldcup."""

from rules.worldcup.pieces import Rank

#: The emojis of tiles, by how views write them.
TILES = {
    "3": "three_goals",
    "2": "two_goals",
    "1": "one_goal",
    "A": "attack",
    "D": "defence",
    "P": "penalty",
    "x1": "turned_tile",
}


def rank_symbol(rank: Rank) -> str:
    """Return the name of the emoji of a team's colour: `red_team`."""
    return f"{rank}_team"
