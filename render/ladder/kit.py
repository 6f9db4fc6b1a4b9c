"""The leaderboards' kit: palette, tokens, medals. Part of render/: imports render.

One meaning, one colour: gold is the best, cyan is you; both also have a mark, so that nothing is said by colour alone.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from PIL import Image

from render.cups.frame import Sheet
from render.fonts import HEAVY
from render.inks import EDGE_LEVELS, LETTER_LEVELS, Inks
from render.kit import Kit, kept
from render.sprites import Pen, Sprite
from render.tokens import DESIGN_WIDTH, THEMES, Colour, Tokens, mix, rgb

SILVER, BRONZE = rgb("#C9D1D3"), rgb("#D2955F")
RED = rgb("#E9724C")
#: The tallest picture, in units.
TALLEST = 2200


def tints(tokens: Tokens) -> tuple[Colour, Colour]:
    """The ground of one's own row, and the area below a curve."""
    return mix(tokens.panel, tokens.choice, 0.16), mix(tokens.panel, tokens.choice, 0.1)


def medal_colours(tokens: Tokens) -> tuple[Colour, ...]:
    """Gold, silver, bronze."""
    return tokens.gold, SILVER, BRONZE


@cache
def inks(theme: str) -> Inks:
    """The palette of a theme. Raises KeyError for a theme that we do not have."""
    tokens = THEMES[theme]
    house = [getattr(tokens, name) for name in Tokens.__slots__]
    exact = [*house, *tints(tokens), SILVER, BRONZE, RED]
    grounds = (tokens.panel, tokens.raised, tokens.canvas, *tints(tokens))
    letters = [*product((tokens.text, tokens.muted, tokens.gold, tokens.choice), grounds)]
    letters += [(tokens.ink, medal) for medal in medal_colours(tokens)] + [(tokens.ink, tokens.choice)]
    edges = [*product((*medal_colours(tokens), tokens.choice, tokens.hairline, tokens.positive), grounds)]
    blends = [mix(a, b, step / LETTER_LEVELS) for a, b in letters for step in range(1, LETTER_LEVELS)]
    blends += [mix(a, b, step / EDGE_LEVELS) for a, b in edges for step in range(1, EDGE_LEVELS)]
    return Inks(exact, blends)


@lru_cache(maxsize=8)
def kit(theme: str, width: int) -> Kit:
    """The kit of a theme at a width in pixels. Raises KeyError for an unknown theme."""
    return Kit(inks(theme), THEMES[theme], width / DESIGN_WIDTH)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A picture under work: a tall sheet that is cut where it ends."""

    sheet: Sheet

    @property
    def tokens(self) -> Tokens:
        """The colours of the theme."""
        return self.sheet.kit.tokens

    def png(self, bottom: float) -> tuple[bytes, int, int]:
        """The file of all above `bottom` (units), its width and height in pixels."""
        canvas = self.sheet.canvas
        cut = canvas.crop((0, 0, canvas.width, self.sheet.px(bottom)))
        return self.sheet.kit.inks.png(cut), cut.width, cut.height


def leaf(theme: str, width: int) -> Leaf:
    """An empty picture."""
    tools = kit(theme, width)
    high = round(TALLEST * tools.scale)
    return Leaf(Sheet(tools, Image.new("L", (width, high), tools.inks[tools.tokens.canvas])))


@kept
def medal(tools: Kit, place: int, radius: int) -> Sprite:
    """The medal of the first three places, its number on it, anchored at its middle. Radius in pixels."""
    colour = medal_colours(tools.tokens)[place - 1]
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    pen.letters(str(place), 0, 0, radius * 1.3, HEAVY, tools.tokens.ink)
    return pen.sprite(tools.inks, colour)


@kept
def dot(tools: Kit, radius: int, colour: Colour) -> Sprite:
    """A filled circle anchored at its middle. Radius in pixels."""
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    return pen.sprite(tools.inks, colour)
