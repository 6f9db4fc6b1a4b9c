"""Emojis of the dice cup's dice and of the coaches' shirts. Part of render/dicecup."""

from collections.abc import Mapping

from render.cup_games import colours
from render.cup_games.signs import kind_of_die, shirt
from render.inks import Inks
from render.kit import kit
from render.sprites import Sprite
from words.dicecup.lines import DICE, SHIRTS, die_symbol, shirt_symbol

#: The side of a die and the height of a shirt, in pixels.
DIE, SHIRT = 220, 210


def sprites() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites by name."""
    tools = kit(colours, "dark", 1000)
    dice = {die_symbol(stars): kind_of_die(tools, stars, DIE) for stars in DICE}
    return tools.inks, dice | {shirt_symbol(seat): shirt(tools, seat, SHIRT) for seat in range(len(SHIRTS))}
