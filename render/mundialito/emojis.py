"""Emojis of the pyramids and balls. Part of render/mundialito."""

from collections.abc import Mapping

from render.inks import Inks
from render.kit import kit
from render.mundialito import colours
from render.mundialito.pieces import ball, portrait
from render.pyramids import BASES
from render.sprites import Sprite
from rules.mundialito.pieces import SEAT_NAMES
from words.mundialito.lines import ball_symbol, piece_symbol

#: The width of a queen's base, and the radius of a ball, in pixels.
QUEEN, BALL = 226, 104


def sprites() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites by name."""
    tools = kit(colours, "dark", 1000)
    found: dict[str, Sprite] = {}
    for seat in range(len(SEAT_NAMES)):
        found[ball_symbol(seat)] = ball(tools, seat, BALL)
        for size, base in BASES.items():
            found[piece_symbol(seat, size)] = portrait(tools, seat, size, round(QUEEN * base / BASES[3]))
    return tools.inks, found
