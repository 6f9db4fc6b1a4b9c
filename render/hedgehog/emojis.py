"""Emojis of the race's pyramids and colours. Part of render/hedgehog."""

from collections.abc import Mapping

from render.hedgehog import colours
from render.hedgehog.pieces import WIDTHS, piece, swatch
from render.inks import Inks
from render.kit import kit
from render.sprites import Sprite
from rules.hedgehog.pieces import COLOURS
from words.hedgehog.lines import colour_symbol, piece_symbol

#: The width of each piece in pixels, small ones wider than on the board, so that they can be seen in a line of text.
WIDE = {1: 116, 2: 142, 3: 168}
#: The share of a piece's width that its number is high, and the width of a picture whose swatches are about as large.
DIGITS, SWATCHES = 0.42, 5000


def sprites() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites by name."""
    tools, large = kit(colours, "dark", 1000), kit(colours, "dark", SWATCHES)
    found: dict[str, Sprite] = {}
    for number, colour in enumerate(COLOURS):
        found[colour_symbol(colour)] = swatch(large, number, nobody=False)
        for size, wide in WIDE.items():
            queen, digits = round(wide / WIDTHS[size]), round(DIGITS * wide)
            drawn = piece(tools, number, size, queen, None, digits, nobody=False, gold=False)
            found[piece_symbol(colour, size)] = drawn
    return tools.inks, found
