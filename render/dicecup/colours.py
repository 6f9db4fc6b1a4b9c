"""The mood of the dice cup: a stadium at night. Part of render/dicecup.

The lamps of two rigs light the card of a match; where nothing shines there is the blue of the night.
"""

from typing import Final

from render.cup_games import colours as cups
from render.cup_games.colours import blends
from render.tokens import Colour, Tokens, mood, rgb

__all__ = ["BAND", "LAMP", "MOOD", "RIG", "blends", "exact"]

MOOD: Final = mood(
    canvas="#090F2B",
    panel="#111A45",
    raised="#1B2760",
    hairline="#3B4A91",
    ink="#04081A",
    text="#F8F6EE",
    muted="#AEB9DF",
    gold="#FFD152",
    choice="#7FDBEA",
    positive="#63D391",
    warning="#FF8A63",
)
#: The game's colour in the house's band.
BAND: Final = rgb("#2C4196")
#: The lamps, and what they hang on.
LAMP, RIG = rgb("#FFF7DA"), rgb("#34448F")


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    return [*cups.exact(tokens), *(() if tokens.light else (LAMP, RIG))]
