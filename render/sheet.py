"""Drawing text, flat panels and lines on a picture. Part of render/: imports render and PIL.

Everything is given in units of the design (pixels at width 1000). Only the corners of a panel are sprites; whole panels
would be one sprite for every height.
"""

from dataclasses import dataclass

from PIL import Image

from render.canvas import Box, Canvas
from render.fonts import CAPITALS, fit, length
from render.kit import Kit
from render.lettering import Anchor, Face, placed, tile
from render.memory import SPRITES, remembered
from render.sprites import Pen, Sprite, cached, rounded, weights
from render.tokens import Colour

#: The smallest size of text, in pixels.
LEAST = 11


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture in progress and its kit."""

    kit: Kit
    canvas: Canvas

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
        if not shown:
            return 0
        wide, start = placed(shown, self.px(x), face, anchor)
        letters, aside, down = tile(self.kit.inks, shown, face)
        left, top = start + aside, baseline + down
        box = left, top, left + letters.width, top + letters.height
        self.canvas.draw(box, ("words", shown, face), lambda image: image.paste(letters, (left, top)))
        return wide / self.kit.scale

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
        self.stamp_at(sprite, self.px(x), self.px(y))

    def stamp_at(self, sprite: Sprite, x: int, y: int) -> None:
        """Stamp a sprite with its anchor at x, y in pixels."""
        self.canvas.draw(sprite.box(x, y), ("sprite", sprite.number), lambda image: sprite.stamp(image, x, y))

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a box, given in pixels."""
        ink = self.kit.inks[colour]
        self.canvas.draw(box, ("fill", ink), lambda image: image.paste(ink, box))

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
        box = self.box(left, top, right, bottom)
        border, wide = edge or fill, self.kit.px(line)
        round_ = min(self.kit.px(radius), (box[2] - box[0]) // 2, (box[3] - box[1]) // 2)
        tones = self.kit.inks[border], self.kit.inks[fill], wide
        corners = _corners(self.kit, round_, border, wide, fill)
        key = ("panel", self.kit.inks, round_, *tones)
        self.canvas.panel(box, round_, key, lambda image: _draw_panel(image, box, corners, *tones))

    def rule(self, left: float, right: float, y: float, colour: Colour, line: float = 2) -> None:
        """Draw a horizontal line."""
        wide = self.kit.px(line)
        top = self.px(y) - wide // 2
        self.fill((self.px(left), top, self.px(right), top + wide), colour)


@cached
def slab(kit: Kit, width: int, height: int, radius: int, colour: Colour) -> Sprite:
    """Return a flat panel with rounded corners, anchored at its top left corner. Width, height and radius in pixels."""
    return rounded(kit.inks, width, height, radius, colour)


def _draw_panel(image: Image.Image, box: Box, corners: tuple[Sprite, ...], edge: int, fill: int, line: int) -> None:
    left, top, right, bottom = box
    r = corners[0].image.width  # a corner is as large as its radius
    for inset, ink in ((0, edge), (line, fill)) if edge != fill else ((0, edge),):
        for across, down in ((r, inset), (inset, r)):
            if right - left > 2 * across and bottom - top > 2 * down:
                image.paste(ink, (left + across, top + down, right - across, bottom - down))
    places = [(x, y) for x in (left, right - r) for y in (top, bottom - r)]
    for corner, place in zip(corners, places, strict=True):
        corner.stamp(image, *place)


@remembered(SPRITES, weights)
def _corners(kit: Kit, r: int, edge: Colour, wide: int, fill: Colour) -> tuple[Sprite, ...]:
    """Return the rounded corners of a panel: the left ones first, and of these the upper one."""
    return tuple(
        _corner(kit, r, rightmost, lowest, edge, wide, fill) for rightmost in (False, True) for lowest in (False, True)
    )


def _corner(kit: Kit, r: int, rightmost: bool, lowest: bool, edge: Colour, wide: int, fill: Colour) -> Sprite:
    pen = Pen(0, 0, r, r)
    far = 6 * r
    x0, x1 = (-far, r) if rightmost else (0, far)
    y0, y1 = (-far, r) if lowest else (0, far)
    pen.box(x0, y0, x1, y1, edge, r)
    pen.box(x0 + wide, y0 + wide, x1 - wide, y1 - wide, fill, max(1, r - wide))
    return pen.sprite(kit.inks, edge)
