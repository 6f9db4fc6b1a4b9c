"""The hedgehogs' kit: palette, tokens and scale. Part of render/: imports render."""

from functools import lru_cache

from render.hedgehog.colours import inks
from render.kit import Kit
from render.tokens import DESIGN_WIDTH, THEMES


@lru_cache(maxsize=8)
def kit(theme: str, width: int) -> Kit:
    """The kit of a theme at a width in pixels. Raises KeyError for an unknown theme."""
    return Kit(inks(theme), THEMES[theme], width / DESIGN_WIDTH)
