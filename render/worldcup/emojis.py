"""Emojis of the World Cup Game's tiles and of the teams' colours. Part of render/worldcup."""

from collections.abc import Mapping

from render.inks import Inks
from render.kit import kit
from render.sprites import Sprite
from render.worldcup import colours
from render.worldcup.signs.tiles import chip, tile
from rules.worldcup.pieces import RANKS
from words.worldcup.lines import TILES, rank_symbol

#: The side of a tile, and a chip's width and height, in pixels.
TILE, WIDE, HIGH = 236, 244, 196


def sprites() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites by name."""
    tools = kit(colours, "dark", 3000)
    tiles = {name: tile(tools, sign, TILE) for sign, name in TILES.items()}
    return tools.inks, tiles | {rank_symbol(rank): chip(tools, rank, WIDE, HIGH) for rank in RANKS}
