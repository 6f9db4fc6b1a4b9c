"""What every sprite is made with, whatever the game. Part of render/: imports render.

A game's `colours` has two functions of the theme's tokens: `exact`, the colours that its palette must have, and
`blends`, the mixes that it may have. `kit(colours, theme, width)` is the game's kit.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from render.inks import Inks
from render.tokens import DESIGN_WIDTH, THEMES, Colour, Tokens

kept = lru_cache(maxsize=512)


class Colours(Hashable, Protocol):
    """The colours of a game, or of anything else that is drawn: a module."""

    def exact(self, tokens: Tokens) -> list[Colour]:
        """The colours that the palette must have as they are."""

    def blends(self, tokens: Tokens) -> list[Colour]:
        """The mixes that letters and edges need, as far as the palette has room."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The palette, the tokens and the scale of one theme at one width. There is one of each in a game."""

    inks: Inks
    tokens: Tokens
    scale: float

    def px(self, units: float) -> int:
        """A length of the design in whole pixels, never nothing."""
        return max(1, round(units * self.scale))


@cache
def inks(colours: Colours, theme: str) -> Inks:
    """The palette of a theme. Raises KeyError for a theme that we do not have."""
    tokens = THEMES[theme]
    return Inks(colours.exact(tokens), colours.blends(tokens))


@lru_cache(maxsize=64)
def kit(colours: Colours, theme: str, width: int) -> Kit:
    """The kit of a theme at a width in pixels. Raises KeyError for a theme that we do not have."""
    return Kit(inks(colours, theme), THEMES[theme], width / DESIGN_WIDTH)
