"""A picture of a leaderboard or profile in progress, and its medals. Part of render/ladder."""

from dataclasses import dataclass

from PIL import Image

from render import colours
from render.canvas import Canvas
from render.colours import medal_colours
from render.fonts import HEAVY
from render.kit import Kit, kit
from render.sheet import Sheet
from render.sprites import Pen, Sprite, cached
from render.tokens import Colour, Tokens

#: The greatest height of a picture, in units.
TALLEST = 2200


@dataclass(frozen=True, slots=True)
class Page:
    """A picture in progress: a tall sheet, cut to its height at the end."""

    sheet: Sheet

    @property
    def tokens(self) -> Tokens:
        """The colours of the theme."""
        return self.sheet.kit.tokens

    def png(self, bottom: float) -> tuple[bytes, int, int]:
        """Return the PNG file of everything above `bottom` (units), with its width and height in pixels."""
        canvas = self.sheet.canvas.image
        cut = canvas.crop((0, 0, canvas.width, self.sheet.px(bottom)))
        return self.sheet.kit.inks.png(cut), cut.width, cut.height


def new_page(theme: str, width: int) -> Page:
    """Return an empty picture."""
    tools = kit(colours, theme, width)
    high = round(TALLEST * tools.scale)
    empty = Image.new("L", (width, high), tools.inks[tools.tokens.canvas])
    return Page(Sheet(tools, Canvas(empty)))


@cached
def medal(tools: Kit, place: int, radius: int) -> Sprite:
    """Return the medal of one of the first three places with its number, anchored at its middle. Radius in pixels."""
    colour = medal_colours(tools.tokens)[place - 1]
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    pen.letters(str(place), 0, 0, radius * 1.3, HEAVY, tools.tokens.ink)
    return pen.sprite(tools.inks, colour)


@cached
def dot(tools: Kit, radius: int, colour: Colour) -> Sprite:
    """Return a filled circle anchored at its middle. Radius in pixels."""
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    return pen.sprite(tools.inks, colour)
