"""What every sprite is made with, whatever the game. Part of render/: imports render.

A game's `kit(theme, width)` makes its Kit, one for each theme and width, with the game's own palette in it.
"""

from dataclasses import dataclass
from functools import lru_cache

from render.inks import Inks
from render.sprites import Pen, Sprite
from render.tokens import Colour, Tokens

kept = lru_cache(maxsize=512)


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The palette, the tokens and the scale of one theme at one width. There is one of each in a game."""

    inks: Inks
    tokens: Tokens
    scale: float

    def px(self, units: float) -> int:
        """A length of the design in whole pixels, never nothing."""
        return max(1, round(units * self.scale))


@kept
def slab(kit: Kit, width: int, height: int, radius: int, colour: Colour) -> Sprite:
    """A flat panel with rounded corners, anchored at its left top corner; its measures are in pixels."""
    pen = Pen(0, 0, width, height)
    pen.box(0, 0, width, height, colour, radius)
    return pen.sprite(kit.inks, colour)
