"""The World Cup Game's kit: palette, tokens and scale. Part of render/: imports render."""

from functools import cache, lru_cache

from render.inks import Inks
from render.kit import Kit
from render.tokens import DESIGN_WIDTH, THEMES
from render.worldcup.colours import blends, exact


@cache
def inks(theme: str) -> Inks:
    """The palette of a theme. Raises KeyError for a theme that we do not have."""
    tokens = THEMES[theme]
    return Inks(exact(tokens), blends(tokens))


@lru_cache(maxsize=8)
def kit(theme: str, width: int) -> Kit:
    """The kit of a theme at a width in pixels. Raises KeyError for an unknown theme."""
    return Kit(inks(theme), THEMES[theme], width / DESIGN_WIDTH)
