"""Shapes drawn once at four times the size, then stamped many times. Part of render/: imports render and PIL.

A sprite is opaque inside and has one colour at its edge. So on any ground its edge pixels are that colour blended over
what is there, with tables (`Inks.over`) and without alpha. They are few, and the ground below them is mostly flat: a
sprite whose edge has been blended over the same ground is pasted from a cache.
"""

import itertools
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil, cos, hypot, pi, sin
from operator import itemgetter
from typing import Final

from PIL import Image, ImageDraw

from render.fonts import CAPITALS, font, foreign, length, line
from render.inks import EDGE_LEVELS, LETTER_LEVELS, Inks
from render.memory import SPRITES, STAMPED, pixels, remember
from render.tokens import Colour

#: How many times larger shapes are drawn.
ZOOM = 4
Point = tuple[float, float]
#: The largest sprite, in pixels, that is remembered on a ground: a plate of a header, but no card of a hand, of which
#: there are too many.
LARGEST = 125_000
#: How many rows of a sprite are shrunk at a time.
BAND = 16
_numbers = itertools.count()
#: Makes a mask of the pixels covered at all.
_SHAPE: Final = bytes((0, *(255,) * 255))
#: The quarters covered, from that mask.
_COVER: Final = bytes((0, *(EDGE_LEVELS,) * 255))
#: The opacity, from the quarters covered.
_OPACITY: Final = bytes(255 * min(level, EDGE_LEVELS) // EDGE_LEVELS for level in range(256))
#: Leaves the ground as it is.
_BARE: Final = bytes(range(256))
#: A sprite that leaves at most this part of its box bare is pasted with that ground, which is faster than with a mask.
_FULL = 1 / 20
#: What a place of a rim weighs, in bytes: it is a number in two tuples.
_PLACE_WEIGHT = 44


class Rim:
    """The pixels of a sprite that let the ground show.

    `places` are those pixels, counted row by row. They are grouped by the quarters covered, each with the table for
    what it becomes over what is there (`Inks.over`). `edges` has, for each number of quarters, that number, the table
    and how many places there are.
    """

    __slots__ = ("_below", "edges", "places")

    def __init__(self, found: Sequence[tuple[int, bytes, Sequence[int]]]) -> None:
        self.edges = [(level, table, len(places)) for level, table, places in found]
        self.places = tuple(itertools.chain.from_iterable(places for _, _, places in found))
        self._below = itemgetter(*self.places, self.places[-1])  # one more, so that a single one comes as a tuple too

    def below(self, under: bytes) -> bytes:
        """Return what of a piece of ground, of the sprite's size, is below the rim."""
        return bytes(self._below(under))

    def over(self, below: bytes) -> bytes:
        """Return what the rim becomes over that ground."""
        parts, start = [], 0
        for _, table, count in self.edges:
            parts.append(below[start : start + count].translate(table))
            start += count
        return b"".join(parts)

    @property
    def levels(self) -> bytes:
        """How far each place is covered, in quarters."""
        return bytes(itertools.chain.from_iterable((level,) * count for level, _, count in self.edges))


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A shape in palette indices: `rim` is where the ground shows, `shape` a mask of what it covers if it isn't a box.

    `x`, `y` are the offset of its top left corner from the point at which it is stamped; `number` is its own. Never
    changed once made.
    """

    image: Image.Image
    shape: Image.Image | None
    rim: Rim | None
    x: int
    y: int
    number: int = field(default_factory=_numbers.__next__)

    def box(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Return what it covers when its anchor is at x, y: left, top, right, bottom."""
        left, top = x + self.x, y + self.y
        return left, top, left + self.image.width, top + self.image.height

    def stamp(self, ground: Image.Image, x: int, y: int) -> None:
        """Stamp the sprite on a picture in palette indices, its anchor at x, y, or what of it lies inside."""
        box = self.box(x, y)
        image = self.image if self.rim is None else self._over(self.rim, ground.crop(box).tobytes())
        ground.paste(image, box[:2], self.shape)

    @property
    def cover(self) -> bytes:
        """How far it covers each pixel, in quarters."""
        body = b"\1" * pixels(self.image) if self.shape is None else self.shape.tobytes()
        cover = body.translate(_COVER)
        return cover if self.rim is None else _put(cover, self.rim.places, self.rim.levels)

    def bear(self, work: Callable[[Image.Image], object]) -> "Sprite":
        """Return this sprite with more on it, where it hides the ground: `work` draws on its own pixels."""
        image = self.image.copy()
        work(image)
        return Sprite(image, self.shape, self.rim, self.x, self.y)

    def to_rgba(self, inks: Inks) -> Image.Image:
        """Return it in true colours, transparent where it covers nothing."""
        image = inks.to_rgb(self.image)
        image.putalpha(Image.frombytes("L", self.image.size, self.cover.translate(_OPACITY)))
        return image

    def _over(self, rim: Rim, under: bytes) -> Image.Image:
        """Return the sprite with its rim blended over a piece of ground of its size.

        It is remembered, because the same pieces stand on the same ground move after move.
        """
        below = rim.below(under)

        def blend() -> Image.Image:
            return Image.frombytes("L", self.image.size, _put(self.image.tobytes(), rim.places, rim.over(below)))

        return blend() if len(under) > LARGEST else STAMPED.recall((self.number, below), blend, pixels)


def _put(rows: bytes, places: Iterable[int], values: bytes) -> bytes:
    """Return pixels with those at some places replaced."""
    changed = bytearray(rows)
    for place, value in zip(places, values, strict=True):
        changed[place] = value
    return bytes(changed)


def weight(sprite: Sprite) -> int:
    """Return what a sprite weighs, in bytes."""
    masked, places = sprite.shape is not None, sprite.rim.places if sprite.rim else ()
    return (1 + masked) * pixels(sprite.image) + _PLACE_WEIGHT * len(places)


def weights(sprites: tuple[Sprite, ...]) -> int:
    """Return what several sprites weigh together, in bytes."""
    return sum(map(weight, sprites))


#: Decorates a function that returns a sprite: the same is returned for the same arguments.
cached = remember(SPRITES, weight)


class Pen:
    """Draws in final pixels around an anchor at 0, 0, on a sheet four times as large.

    The sheet reaches from -left, -top to right, bottom (in pixels, rounded up). `right` and `bottom` default to `left`
    and `top`, and `top` to `left`.
    """

    def __init__(
        self, left: float, top: float | None = None, right: float | None = None, bottom: float | None = None
    ) -> None:
        top = left if top is None else top
        self._left, self._top = ceil(left), ceil(top)
        width = self._left + ceil(left if right is None else right)
        height = self._top + ceil(top if bottom is None else bottom)
        self._sheet = Image.new("RGBA", (width * ZOOM, height * ZOOM))
        self._draw = ImageDraw.Draw(self._sheet)

    @property
    def sheet(self) -> Image.Image:
        """What has been drawn, at four times its size."""
        return self._sheet

    def _at(self, point: Point) -> Point:
        return (point[0] + self._left) * ZOOM, (point[1] + self._top) * ZOOM

    def box(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, radius: float = 0) -> None:
        """Draw a filled box, its corners rounded."""
        left, top = self._at((x0, y0))
        right, bottom = self._at((x1, y1))
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * ZOOM, fill=colour)

    def polygon(self, points: Iterable[Point], colour: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        left, top = self._at((x - radius, y - radius))
        right, bottom = self._at((x + radius, y + radius))
        self._draw.ellipse((left, top, right - 1, bottom - 1), fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour, *, round_ends: bool = True) -> None:
        """Draw a line through the points, with round joints and, by default, round ends."""
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            reach = hypot(x1 - x0, y1 - y0) or 1
            across, down = (y0 - y1) / reach * width / 2, (x1 - x0) / reach * width / 2
            corners = ((x0 + across, y0 + down), (x1 + across, y1 + down))
            self.polygon((*corners, (x1 - across, y1 - down), (x0 - across, y0 - down)), colour)
        for x, y in points if round_ends else points[1:-1]:
            self.disc(x, y, width / 2, colour)

    def letters(self, text: str, x: float, y: float, size: float, weight: int, colour: Colour) -> None:
        """Write a word or a digit, its middle at x, y."""
        across, down = self._at((x, y))
        if foreign(text):
            drawn = line(text, round(size * ZOOM), weight)
            wide, high = drawn.cover.size
            self._sheet.paste(colour, (round(across - wide / 2), round(down - high / 2)), drawn.cover)
            return
        face = font(round(size * ZOOM), weight)
        left, top, right, bottom = face.getbbox(text)
        self._draw.text((across - (left + right) / 2, down - (top + bottom) / 2), text, font=face, fill=colour)

    def words(self, text: str, x: float, y: float, size: float, weight: int, colour: Colour) -> None:
        """Write a line; the middle of its width and of its capitals is at x, y, whatever letters it has."""
        across, down = self._at((x, y))
        if foreign(text):
            drawn, wide = line(text, round(size * ZOOM), weight), length(text, round(size * ZOOM), weight)
            corner = across - wide / 2 + drawn.left, down + CAPITALS * size * ZOOM + drawn.top
            self._sheet.paste(colour, (round(corner[0]), round(corner[1])), drawn.cover)
            return
        face = font(round(size * ZOOM), weight)
        start = across - face.getlength(text) / 2
        self._draw.text((start, down + CAPITALS * size * ZOOM), text, font=face, fill=colour, anchor="ls")

    def clip(self, corners: Iterable[Point], work: Callable[["Pen"], None]) -> None:
        """Let `work` draw with this pen, and keep only what lies inside the polygon."""
        before = self._sheet.copy()
        work(self)
        inside = Image.new("1", self._sheet.size)
        ImageDraw.Draw(inside).polygon([self._at(corner) for corner in corners], fill=255)
        before.paste(self._sheet, (0, 0), inside)
        self._sheet = before
        self._draw = ImageDraw.Draw(before)

    def place(self, other: "Pen", x: float, y: float) -> None:
        """Lay another pen's drawing on this one, its anchor at x, y."""
        across, down = self._at((x, y))
        corner = round(across) - other._left * ZOOM, round(down) - other._top * ZOOM
        self._sheet.paste(other._sheet, corner, other._sheet)

    def erase(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0) -> None:
        """Cut a box out of the drawing."""
        left, top = self._at((x0, y0))
        right, bottom = self._at((x1, y1))
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * ZOOM, fill=(0, 0, 0, 0))

    def round_off(self, radius: float) -> None:
        """Round the sheet's own corners."""
        shape = Image.new("1", self._sheet.size)
        right, bottom = self._sheet.width - 1, self._sheet.height - 1
        ImageDraw.Draw(shape).rounded_rectangle((0, 0, right, bottom), radius * ZOOM, fill=255)
        rounded = Image.new("RGBA", self._sheet.size)
        rounded.paste(self._sheet, (0, 0), shape)
        self._sheet = rounded
        self._draw = ImageDraw.Draw(rounded)

    def turn(self, degrees: float) -> None:
        """Rotate the drawing clockwise around the sheet's middle. Whatever leaves the sheet is lost."""
        self._sheet = self._sheet.rotate(-degrees, Image.Resampling.NEAREST)
        self._draw = ImageDraw.Draw(self._sheet)

    def sprite(self, inks: Inks, edge: Colour) -> Sprite:
        """Return the drawing as a sprite; `edge` is the colour of its outermost pixels."""
        return reduce_sheet(self._sheet, ZOOM, inks, edge, -self._left, -self._top)


def reduce_sheet(sheet: Image.Image, zoom: int, inks: Inks, edge: Colour, x: int, y: int) -> Sprite:
    """Return a sprite from an RGBA picture drawn `zoom` times too large. `x`, `y` are its corner's offset from its
    anchor.
    """
    return _settle(_shrunk(sheet, zoom), inks, edge, x, y)


def round_box(inks: Inks, width: int, height: int, radius: int, colour: Colour) -> Sprite:
    """Return a box with rounded corners, anchored at its top left corner. Width, height and radius in pixels.

    Only its corners are drawn on a sheet: one for all of it would take megabytes.
    """
    wide, high = (min(side, 2 * radius + 1) for side in (width, height))  # one more, as in the middle of a larger box
    pen = Pen(0, 0, wide, high)
    pen.box(0, 0, wide, high, colour, radius)
    corners = _shrunk(pen.sheet, ZOOM)
    box = Image.new("RGBA", (width, height), colour)
    across, down = wide // 2, high // 2
    for left, right, x in ((0, across, 0), (across, wide, width - wide + across)):
        for top, bottom, y in ((0, down, 0), (down, high, height - high + down)):
            box.paste(corners.crop((left, top, right, bottom)), (x, y))
    return _settle(box, inks, colour, 0, 0)


@cached
def overlay(inks: Inks, text: str, size: int, weight: int, colour: Colour) -> Sprite:
    """Return a line of text for any ground, anchored at the start of its baseline. Size in pixels."""
    drawn = line(text, size, weight)
    steps = _steps(drawn.cover, LETTER_LEVELS)
    box = steps.getbbox() or (0, 0, 1, 1)
    image = Image.new("L", (box[2] - box[0], box[3] - box[1]), inks[colour])
    return _cut(image, steps.crop(box), inks, colour, drawn.left + box[0], drawn.top + box[1], LETTER_LEVELS)


def _shrunk(sheet: Image.Image, zoom: int) -> Image.Image:
    """Return a sheet in final pixels, made band by band: Pillow copies what it shrinks."""
    small = Image.new("RGBA", (ceil(sheet.width / zoom), ceil(sheet.height / zoom)))
    for top in range(0, small.height, BAND):
        band = sheet.crop((0, top * zoom, sheet.width, min(sheet.height, (top + BAND) * zoom)))
        small.paste(band.reduce(zoom), (0, top))
    return small


def _settle(small: Image.Image, inks: Inks, edge: Colour, x: int, y: int) -> Sprite:
    """Return a sprite from an RGBA picture in final pixels."""
    steps = _steps(small.getchannel("A"), EDGE_LEVELS)
    drawn = steps.getbbox() or (0, 0, 1, 1)
    image = inks.quantize(small.crop(drawn).convert("RGB"))
    return _cut(image, steps.crop(drawn), inks, edge, x + drawn[0], y + drawn[1], EDGE_LEVELS)


def _steps(cover: Image.Image, levels: int) -> Image.Image:
    """Return how far pixels are covered in `levels` levels, from the cover in 255ths."""
    return cover.point([round(value * levels / 255) for value in range(256)])


def _cut(image: Image.Image, steps: Image.Image, inks: Inks, edge: Colour, x: int, y: int, levels: int) -> Sprite:
    """Return a sprite from a picture in palette indices and how far it covers each pixel, in `levels` levels."""
    cover = steps.tobytes()
    full = cover.count(0) <= len(cover) * _FULL
    places = {level: [run.start() for run in re.finditer(bytes((level,)), cover)] for level in range(not full, levels)}
    tables = {level: inks.over(edge, level / levels) if level else _BARE for level in places if places[level]}
    found = [(round(level * EDGE_LEVELS / levels), table, places[level]) for level, table in tables.items()]
    rim = Rim(found) if found else None
    shape = None if full else Image.frombytes("L", image.size, cover.translate(_SHAPE))
    return Sprite(image, shape, rim, x, y)


def regular(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, the first one straight up, turned clockwise by parts of a full turn."""
    angles = [2 * pi * (corner / corners + turn) for corner in range(corners)]
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]
