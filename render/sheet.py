"""Drawing text, flat panels and lines on a picture. Part of render/: imports render and PIL.

Everything is given in units of the design (pixels at width 1000). Only the corners of a panel are sprites; whole panels
would be one sprite for every height.

A panel hides everything below it but its corners. What follows, as long as it lies inside the panel, only adds to it:
so it waits, and if a panel with the same corners and everything on it has been drawn before, that is pasted. Anything
else finishes the panel first, so the order never changes.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.fonts import CAPITALS, fit, length
from render.kit import Kit
from render.lettering import ANY_GROUND, Anchor, TextStyle, measure, paragraph_start, tile
from render.memory import PANELS, SPRITES, pixels, remember
from render.sprites import Pen, Sprite, cached, overlay, round_box, weights
from render.tokens import Colour, Tokens
from render.wish import Picture

#: Left, top, right and bottom in pixels.
Box = tuple[int, int, int, int]
#: Draws on a picture.
Step = Callable[[Image.Image], None]
#: The largest panels (pixels) of which the ground below the corners is read all at once.
SMALL = 16_000


class Canvas:
    """A picture in palette indices, drawn on by one thread."""

    def __init__(self, image: Image.Image) -> None:
        self._image = image
        self._panel: Box | None = None
        self._key: list[Hashable] = []
        self._steps: list[Step] = []

    @property
    def image(self) -> Image.Image:
        """The picture with everything drawn so far."""
        if self._panel is not None:
            self._finish(self._panel)
        return self._image

    def draw(self, box: Box, key: tuple[Hashable, ...], step: Step) -> None:
        """Do a step that draws in a box, now or when the panel below it is finished. The same key draws the same."""
        panel = self._panel
        if panel is None or not _inside(box, panel):
            step(self.image)
            return
        left, top, right, bottom = box
        self._key.append((left - panel[0], top - panel[1], right - panel[0], bottom - panel[1], *key))
        self._steps.append(step)

    def panel(self, box: Box, corner: int, key: tuple[Hashable, ...], step: Step) -> None:
        """Do a step that draws a panel and hides everything below it but corners of that size."""
        if self._panel is None or not _inside(box, self._panel):
            image = self.image
            self._panel, self._key = box, [_grounds(image, box, corner)]
        self.draw(box, key, step)

    def _finish(self, panel: Box) -> None:
        steps, key = self._steps, tuple(self._key)
        self._panel, self._key, self._steps = None, [], []
        drawn = False

        def finish() -> Image.Image:
            nonlocal drawn
            drawn = True
            for step in steps:
                step(self._image)
            return self._image.crop(panel)

        found = PANELS.recall(key, finish, _weight)
        if not drawn:
            self._image.paste(found, panel[:2])


def _inside(box: Box, panel: Box) -> bool:
    return box[0] >= panel[0] and box[1] >= panel[1] and box[2] <= panel[2] and box[3] <= panel[3]


def _grounds(image: Image.Image, box: Box, corner: int) -> tuple[bytes, ...]:
    """Return what is below the corners of a panel, and maybe more."""
    left, top, right, bottom = box
    if (right - left) * (bottom - top) <= SMALL:
        return (image.crop(box).tobytes(),)
    return tuple(image.crop((x, top, x + corner, bottom)).tobytes() for x in (left, right - corner))


def _weight(image: Image.Image) -> int:
    """Return what a panel weighs, with the ground in its key."""
    return 2 * pixels(image)


#: The smallest size of text, in pixels.
LEAST = 11


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture in progress and its kit."""

    kit: Kit
    canvas: Canvas

    @property
    def tokens(self) -> Tokens:
        """The theme's colours."""
        return self.kit.tokens

    def px(self, units: float) -> int:
        """Return a position or a length in whole pixels."""
        return round(units * self.kit.scale)

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> TextStyle:
        """Return how text looks, never under 11 pixels."""
        return TextStyle(max(LEAST, self.px(units)), weight, colour, ground)

    def words(
        self, text: str, x: float, middle: float, face: TextStyle, room: float | None = None, anchor: Anchor = "left"
    ) -> float:
        """Write one line, the middle of its capitals at `middle`, cut to fit the room. Return its width in units."""
        shown = text if room is None else fit(text, face.size, face.weight, max(0, self.px(room)))
        baseline = self.px(middle) + round(face.size * CAPITALS)
        if not shown:
            return 0
        wide, start = measure(shown, self.px(x), face, anchor)
        if face.ground == ANY_GROUND:
            sprite = overlay(self.kit.inks, shown, face.size, face.weight, face.colour)
            self.stamp_at(sprite, start, baseline)
            return wide / self.kit.scale
        letters, aside, down = tile(self.kit.inks, shown, face)
        left, top = start + aside, baseline + down
        box = left, top, left + letters.width, top + letters.height
        self.canvas.draw(box, ("words", shown, face), lambda image: image.paste(letters, (left, top)))
        return wide / self.kit.scale

    def paragraph(
        self, lines: Sequence[str], left: float, middle: float, face: TextStyle, room: float, leading: float
    ) -> None:
        """Write a paragraph's lines, cut to fit the room, where the reader's lines begin. The first is at `middle`."""
        x, anchor = paragraph_start(left, room)
        for number, text in enumerate(lines):
            self.words(text, x, middle + number * leading, face, room, anchor)

    def wide(self, text: str, face: TextStyle) -> float:
        """Return the width of a text in units."""
        return length(text, face.size, face.weight) / self.kit.scale

    def fit_face(self, text: str, face: TextStyle, room: float, least: float) -> TextStyle:
        """Return the face, made smaller until the text fits its room, but not below `least` units."""
        size, floor = face.size, max(LEAST, self.px(least))
        while size > floor and length(text, size, face.weight) > self.px(room):
            size -= 1
        return TextStyle(size, face.weight, face.colour, face.ground)

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

    def above(self, bottom: float) -> Image.Image:
        """Return the finished picture down to `bottom` in palette indices."""
        image = self.canvas.image
        return image.crop((0, 0, image.width, self.px(bottom)))

    def picture(self, alt: str, bottom: float | None = None) -> Picture:
        """Return the picture as a file, or what of it is above `bottom`."""
        image = self.canvas.image if bottom is None else self.above(bottom)
        return Picture(self.kit.inks.png(image), image.width, image.height, alt)


def blank(kit: Kit, width: int, height: float) -> Canvas:
    """Return an empty canvas, `width` pixels wide and `height` units high."""
    return Canvas(Image.new("L", (width, round(height * kit.scale)), kit.inks[kit.tokens.canvas]))


@cached
def slab(kit: Kit, width: int, height: int, radius: int, colour: Colour) -> Sprite:
    """Return a flat panel with rounded corners, anchored at its top left corner. Width, height and radius in pixels."""
    return round_box(kit.inks, width, height, radius, colour)


@cached
def slab_with_edge(
    kit: Kit, width: int, height: int, edge: Colour, line: float, fill: Colour, radius: float = 12
) -> Sprite:
    """Return a rounded panel with an edge, anchored at its top left corner. Width and height in pixels, the rest in
    units.
    """
    round_, wide = radius * kit.scale, max(1.0, line * kit.scale)
    pen = Pen(0, 0, width, height)
    pen.box(0, 0, width, height, edge, round_)
    pen.box(wide, wide, width - wide, height - wide, fill, max(1.0, round_ - wide))
    return pen.sprite(kit.inks, edge)


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


@remember(SPRITES, weights)
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
