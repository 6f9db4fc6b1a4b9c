"""The hedgehogs: pyramids from the side with spines, and faces. Part of render/hedgehog.

Everything is in pixels, around the middle of a piece's base. A covered piece shows only its lowest band, one layer
high, and the next piece stands on that; only a piece with nothing on it has a face. Spines follow the plain outline, so
a piece stands where a plain one would, as wide and as high.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from render.hedgehog.colours import MASK, SPARK, Coat
from render.hedgehog.patterns import draw_pattern
from render.sprites import Pen, Point
from render.tokens import Colour

#: Widths of pawn, drone and queen as shares of the queen's; a piece's height as a multiple of its width.
WIDTHS: Final = {1: 0.5625, 2: 0.78, 3: 1.0}
HEIGHT: Final = 1.38
#: A pattern's unit, as a share of the queen's width.
UNIT: Final = 0.155
#: The shares of a piece's width that are its blunt tip, and that are lit.
TIP, LIT = 0.11, 0.68
#: A spine, in units of the pattern: how high it is, how far the notches lie inside the plain edge and the tip outside
#: it; the share of its height where the tip is. Where a piece is so many units wide, spines are less deep.
SPINE, INWARD, OUTWARD, TIP_AT, FULL = 1.0, 0.17, 0.32, 0.62, 1.8
#: The shares of a whole piece's height that have spines, and of a unit that have none at the top of a band.
SPINY, BARE = 0.93, 0.25


@dataclass(frozen=True, slots=True)
class Shape:
    """A piece's measures in pixels: its width, its full height, the visible height, and the pattern's unit."""

    width: float
    height: float
    seen: float
    unit: float

    def half(self, y: float) -> float:
        """Return half the width, so high above the base."""
        half, tip = self.width / 2, self.width * TIP / 2
        return half - (half - tip) / self.height * y

    def outline(self) -> tuple[Point, ...]:
        """Return the plain corners of the visible part: left foot, left top, right top, right foot."""
        half, top = self.half(0), self.half(self.seen)
        return (-half, 0), (-top, -self.seen), (top, -self.seen), (half, 0)

    def spines(self) -> tuple[Point, ...]:
        """Return the outline with spines along both sides, from the left foot round to the right one."""
        unit = self.unit
        free = self.seen - BARE * unit if self.seen < self.height else SPINY * self.height
        count = max(2, round(free / (SPINE * unit)))
        side = [(self.half(0), 0.0)]
        for number in range(count):
            low, high = free * number / count, free * (number + 1) / count
            for y, out in ((low, -INWARD), (low + TIP_AT * (high - low), OUTWARD), (high, -INWARD)):
                half = self.half(y)
                side.append((half + out * unit * min(1.0, half / unit / FULL), y))
        side.append((self.half(self.seen), self.seen))
        return (*((-x, -y) for x, y in side), *((x, -y) for x, y in reversed(side)))

    def lit(self) -> tuple[Point, ...]:
        """Return the corners of the lit side, which reaches beyond the outline to the left, above and below."""
        edge, tip = self.width * (LIT - 0.5), self.width * TIP * (LIT - 0.5)
        high = edge + (tip - edge) * self.seen / self.height
        far = self.seen + self.unit
        return (-self.width, 1), (-self.width, -far), (high, -far), (high, -self.seen), (edge, 0), (edge, 1)


def shape_of(queen: float, size: int, layer: float | None = None) -> Shape:
    """Return the shape of a piece whose queen is `queen` pixels wide; a covered one shows only `layer` pixels."""
    width = queen * WIDTHS[size]
    height = width * HEIGHT
    return Shape(width, height, height if layer is None else min(height, layer), queen * UNIT)


def paint_body(pen: Pen, coat: Coat, shape: Shape, edges: Sequence[tuple[Colour, float]]) -> None:
    """Draw a piece without number and face. `edges` are its outlines, the outermost first: how far each reaches."""
    around = shape.spines()
    loop = (*around, around[0])
    for colour, far in edges:
        pen.line(loop, 2 * far, colour)
    pen.clip(around, lambda within: _draw_sides(within, coat, shape))


def _draw_sides(pen: Pen, coat: Coat, shape: Shape) -> None:
    """Draw both sides with their pattern."""
    reach, high = shape.width, shape.seen + shape.unit
    pen.box(-reach, -high, reach, 1, coat.shade)
    draw_pattern(pen, coat.pattern, shape.unit, reach, high, coat.dim_stroke)
    pen.clip(shape.lit(), lambda within: _draw_lit_side(within, coat, shape))
    if coat.pattern == "hollow":
        frame = shape.unit * 0.62
        top = min(shape.seen - frame, shape.height - frame * 2.2)
        low, high = shape.half(frame) - frame * 1.1, shape.half(top) - frame * 1.1
        inside = (-low, -frame), (-high, -top), (high, -top), (low, -frame)
        pen.polygon(inside, coat.dim_stroke)
        pen.clip(shape.lit(), lambda within: within.polygon(inside, coat.stroke))


def _draw_lit_side(pen: Pen, coat: Coat, shape: Shape) -> None:
    reach, high = shape.width, shape.seen + shape.unit
    pen.box(-reach, -high, reach, 1, coat.fill)
    draw_pattern(pen, coat.pattern, shape.unit, reach, high, coat.stroke)


def paint_face(
    pen: Pen, shape: Shape, low: float, ink: Colour, line: float, *, awake: bool, look: Point = (0, 0)
) -> None:
    """Draw a whole piece's face above the height `low`, its outline `line` pixels wide.

    Eyes that are awake look aside and up by shares of their own size.
    """
    room = shape.height - low
    nose, eyes = low + 0.09 * room, low + 0.36 * room
    reach = 0.8 * shape.half(eyes)

    def draw_mask(colour: Colour, more: float) -> None:
        for side in (-1, 1):
            pen.disc(side * 0.42 * reach, -(eyes + 0.02 * reach), 0.58 * reach + more, colour)
        foot = eyes - 0.06 * reach
        upper, lower = reach + more, 0.24 * reach + more
        pen.polygon([(-upper, -foot), (upper, -foot), (lower, -nose), (-lower, -nose)], colour)
        pen.disc(0, -nose, 0.27 * reach + more, colour)

    draw_mask(ink, line)
    draw_mask(MASK, 0)
    pen.disc(0, -nose, 0.27 * reach, ink)
    for side in (-1, 1):
        x, y = side * 0.46 * reach, -eyes
        if awake:
            x, y = x + look[0] * 0.25 * reach, y - look[1] * 0.25 * reach
            pen.disc(x, y, max(1.3, 0.26 * reach), ink)
            pen.disc(x + 0.1 * reach, y - 0.1 * reach, 0.1 * reach, SPARK)
        else:
            arc = [pi * step / 12 for step in range(13)]
            lid = [(x + 0.275 * reach * cos(angle), y + 0.2 * reach * sin(angle)) for angle in arc]
            pen.line(lid, max(1.1, 0.13 * reach), ink)
