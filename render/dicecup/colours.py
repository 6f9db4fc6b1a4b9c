"""The mood of the dice cup. Part of render/dicecup."""

from typing import Final

from render.cup_games.colours import blends, exact
from render.tokens import GREEN, rgb

__all__ = ["BAND", "MOOD", "blends", "exact"]

MOOD: Final = GREEN
#: The game's colour in the house's band.
BAND: Final = rgb("#2C4196")
