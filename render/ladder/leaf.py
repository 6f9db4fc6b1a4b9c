"""A leaderboard or a profile being drawn, and its medals. Part of render/ladder."""

from dataclasses import dataclass

from PIL import Image

from render.fonts import HEAVY
from render.kit import Kit, kept, kit
from render.ladder import colours
from render.ladder.colours import medal_colours
from render.sheet import Sheet
from render.sprites import Pen, Sprite
from render.tokens import Colour, Tokens

#: The tallest picture, in units.
TALLEST = 2200


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
    tools = kit(colours, theme, width)
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
