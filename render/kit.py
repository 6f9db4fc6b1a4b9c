"""The palette, tokens and scale that every sprite is made with. Part of render/: imports render.

A game's `colours` module has its mood (`MOOD`), and two functions of tokens: `exact`, the colours that its palette must
have, and `blends`, those that it may have. `kit(colours, theme, width)` is the game's kit.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from render.inks import Inks
from render.tokens import CONTRAST, DESIGN_WIDTH, HIGH_CONTRAST, HOUSE, MOOD, Colour, Tokens


class Colours(Hashable, Protocol):
    """The colours of a game, or of anything else that is drawn: a module."""

    @property
    def MOOD(self) -> Tokens:  # noqa: N802
        """The tokens of the game's own mood."""

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

    @property
    def plain(self) -> bool:
        """Whether nothing is shown but what means something: no scenery, black on white."""
        return self.tokens is HIGH_CONTRAST

    def px(self, units: float) -> int:
        """Return a length of the design in whole pixels, at least 1."""
        return max(1, round(units * self.scale))


def tokens_of(colours: Colours, theme: str) -> Tokens:
    """Return the tokens of a theme: of one that doesn't exist, the house's."""
    return colours.MOOD if theme == MOOD else HIGH_CONTRAST if theme == CONTRAST else HOUSE


def inks(colours: Colours, theme: str) -> Inks:
    """Return the palette of a theme."""
    return _inks(colours, tokens_of(colours, theme))


@cache
def _inks(colours: Colours, tokens: Tokens) -> Inks:
    return Inks(colours.exact(tokens), colours.blends(tokens))


@lru_cache(maxsize=64)
def kit(colours: Colours, theme: str, width: int) -> Kit:
    """Return the kit of a theme at a width in pixels."""
    return Kit(inks(colours, theme), tokens_of(colours, theme), width / DESIGN_WIDTH)
