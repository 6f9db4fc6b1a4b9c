"""The palette, tokens and scale that every sprite is made with. Part of render/: imports render.

A game's `colours` module has two functions of the theme's tokens: `exact`, the colours that its palette must have, and
`blends`, those that it may have. `kit(colours, theme, width)` is the game's kit.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from render.inks import Inks
from render.tokens import DESIGN_WIDTH, THEMES, Colour, Tokens


class Colours(Hashable, Protocol):
    """The colours of a game, or of anything else that is drawn: a module."""

    def exact(self, tokens: Tokens) -> list[Colour]:
        """Return the colours that the palette must have exactly."""

    def blends(self, tokens: Tokens) -> list[Colour]:
        """Return the blends that letters and edges need, which the palette has if there is room."""


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The palette, the tokens and the scale of one theme at one width. A game has one for each theme and width."""

    inks: Inks
    tokens: Tokens
    scale: float

    def px(self, units: float) -> int:
        """Return a length of the design in whole pixels, at least 1."""
        return max(1, round(units * self.scale))


@cache
def inks(colours: Colours, theme: str) -> Inks:
    """Return the palette of a theme. Raises KeyError for an unknown theme."""
    tokens = THEMES[theme]
    return Inks(colours.exact(tokens), colours.blends(tokens))


@lru_cache(maxsize=64)
def kit(colours: Colours, theme: str, width: int) -> Kit:
    """Return the kit of a theme at a width in pixels. Raises KeyError for an unknown theme."""
    return Kit(inks(colours, theme), THEMES[theme], width / DESIGN_WIDTH)
