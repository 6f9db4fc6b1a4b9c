"""Drawing text, flat panels and lines on a picture. Part of render/: imports render and PIL.

Everything is given in units of the design (pixels at width 1000). Only the corners of a panel are sprites; whole panels
would fill the cache with one sprite for every height.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.fonts import fit, length
from render.kit import Kit, cached
from render.lettering import Anchor, Face, write
from render.sprites import Pen, Sprite
from render.tokens import Colour

Box = tuple[int, int, int, int]
#: Half the height of a capital letter, in ems, for centring text vertically.
CAPITALS = 0.3635
#: The smallest size of text, in pixels.
LEAST = 11


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture in progress and its kit."""

    kit: Kit
    canvas: Image.Image

    def px(self, units: float) -> int:
        """Return a position or a length in whole pixels."""
        return round(units * self.kit.scale)

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> Face:
        """Return how text looks, never under 11 pixels."""
        return Face(max(LEAST, self.px(units)), weight, colour, ground)

    def words(
        self, text: str, x: float, middle: float, face: Face, room: float | None = None, anchor: Anchor = "left"
    ) -> float:
        """Write one line, the middle of its capitals at `middle`, cut to fit the room. Return its width in units."""
        shown = text if room is None else fit(text, face.size, face.weight, max(0, self.px(room)))
        baseline = self.px(middle) + round(face.size * CAPITALS)
        return write(self.canvas, self.kit.inks, shown, self.px(x), baseline, face, anchor) / self.kit.scale

    def wide(self, text: str, face: Face) -> float:
        """Return the width of a text in units."""
        return length(text, face.size, face.weight) / self.kit.scale

    def fitted(self, text: str, face: Face, room: float, least: float) -> Face:
        """Return the face, made smaller until the text fits its room, but not below `least` units."""
        size, floor = face.size, max(LEAST, self.px(least))
        while size > floor and length(text, size, face.weight) > self.px(room):
            size -= 1
        return Face(size, face.weight, face.colour, face.ground)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Stamp a sprite with its anchor at x, y."""
        sprite.stamp(self.canvas, self.px(x), self.px(y))

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Return a box in pixels."""
        return self.px(left), self.px(top), self.px(right), self.px(bottom)

    def panel(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour,
        edge: Colour | None = None,
        *,
        line: float = 2,
        radius: float = 16,
    ) -> None:
        """Draw a panel with rounded corners."""
        panel(self.canvas, self.kit, self.box(left, top, right, bottom), fill, edge, line=line, radius=radius)

    def rule(self, left: float, right: float, y: float, colour: Colour, line: float = 2) -> None:
        """Draw a horizontal line."""
        rule(self.canvas, self.kit, self.px(left), self.px(right), self.px(y), colour, line)


@cached
def slab(kit: Kit, width: int, height: int, radius: int, colour: Colour) -> Sprite:
    """Return a flat panel with rounded corners, anchored at its top left corner. Width, height and radius in pixels."""
    pen = Pen(0, 0, width, height)
    pen.box(0, 0, width, height, colour, radius)
    return pen.sprite(kit.inks, colour)


def panel(
    canvas: Image.Image,
    kit: Kit,
    box: Box,
    fill: Colour,
    edge: Colour | None = None,
    *,
    line: float = 2,
    radius: float = 16,
) -> None:
    """Draw a panel in a box (left, top, right, bottom in pixels), with an edge if given. Line and radius in units."""
    left, top, right, bottom = box
    border = fill if edge is None else edge
    wide, r = kit.px(line), min(kit.px(radius), (right - left) // 2, (bottom - top) // 2)
    draw = ImageDraw.Draw(canvas)
    corners = [(x, y) for x in (left, right - r) for y in (top, bottom - r)]
    saved = [canvas.crop((x, y, x + r, y + r)) for x, y in corners]
    draw.rectangle((left, top, right - 1, bottom - 1), fill=kit.inks[border])
    draw.rectangle((left + wide, top + wide, right - 1 - wide, bottom - 1 - wide), fill=kit.inks[fill])
    for (x, y), ground in zip(corners, saved, strict=True):
        canvas.paste(ground, (x, y))
        _corner(kit, r, x != left, y != top, border, wide, fill).stamp(canvas, x, y)


@cached
def _corner(kit: Kit, r: int, rightmost: bool, lowest: bool, edge: Colour, wide: int, fill: Colour) -> Sprite:
    """Return one rounded corner of a panel, anchored at its top left corner."""
    pen = Pen(0, 0, r, r)
    far = 6 * r
    x0, x1 = (-far, r) if rightmost else (0, far)
    y0, y1 = (-far, r) if lowest else (0, far)
    pen.box(x0, y0, x1, y1, edge, r)
    pen.box(x0 + wide, y0 + wide, x1 - wide, y1 - wide, fill, max(1, r - wide))
    return pen.sprite(kit.inks, edge)


def rule(canvas: Image.Image, kit: Kit, left: int, right: int, y: int, colour: Colour, line: float = 2) -> None:
    """Draw a horizontal line from left to right, its middle at y."""
    wide = kit.px(line)
    top = y - wide // 2
    ImageDraw.Draw(canvas).rectangle((left, top, right - 1, top + wide - 1), fill=kit.inks[colour])
