"""Hedgehogs as they are when nobody counts: spines along both sides, and a face. Part of render/hedgehog.

A spiny piece stands where a plain one would, as wide and as high: its teeth follow the plain outline. Only a piece with
nothing on it has a face.
"""

from math import cos, pi, sin
from typing import Final

from render.hedgehog.colours import COATS, Coat
from render.hedgehog.pieces import HEIGHT, LIT, TIP, UNIT, WIDTHS, Shape, draw_pattern
from render.sprites import Pen, Point
from render.tokens import Colour, rgb

MASK, INK, SPARK = rgb("#F7DDB6"), rgb("#1B0907"), rgb("#FFFFFF")
#: The share of a piece's height at which its face begins.
FACE_FROM: Final = 0.2


def shape_of(wide: float, size: int, layer: float | None = None) -> Shape:
    """Return the shape of a piece whose queen is `wide` pixels wide; a covered one shows only `layer` pixels."""
    width = wide * WIDTHS[size]
    height = width * HEIGHT
    return Shape(width, height, height if layer is None else min(height, layer), wide * UNIT)


def half_width(shape: Shape, y: float) -> float:
    """Return half the width of a piece, y pixels above its base."""
    half, tip = shape.width / 2, shape.width * TIP / 2
    return half - (half - tip) * y / shape.height


def spiny(shape: Shape) -> list[Point]:
    """Return the outline of a piece with teeth along both sides, from the left foot round to the right one."""
    unit = shape.unit
    covered = shape.seen < shape.height
    free = shape.seen - 0.25 * unit if covered else 0.93 * shape.height
    count = max(2, round(free / (0.74 * unit)))
    side: list[Point] = [(half_width(shape, 0), 0.0)]
    for tooth in range(count):
        low, high = free * tooth / count, free * (tooth + 1) / count
        for y, out in ((low, -0.2), (low + 0.62 * (high - low), 0.34), (high, -0.2)):
            half = half_width(shape, y)
            side.append((half + out * unit * min(1.0, 0.55 * half / unit), y))
    side.append((half_width(shape, shape.seen), shape.seen))
    return [*((-x, -y) for x, y in side), *((x, -y) for x, y in reversed(side))]


def paint_hedgehog(pen: Pen, colour: int, shape: Shape, *, line: float, gold: Colour | None = None) -> None:
    """Draw a piece without its number, anchored at the middle of its base; `line` is its outline's width in pixels."""
    coat, around = COATS[colour], spiny(shape)
    loop = (*around, around[0])
    if gold is not None:
        pen.line(loop, 5 * line, INK)
        pen.line(loop, 4.2 * line, gold)
    pen.line(loop, 2 * line, INK)
    pen.clip(around, lambda within: _draw_sides(within, coat, shape))


def _draw_sides(pen: Pen, coat: Coat, shape: Shape) -> None:
    reach, high = shape.width, shape.seen + shape.unit
    edge = shape.width * (LIT - 0.5)
    tip = shape.width * TIP * (LIT - 0.5)
    top = edge + (tip - edge) * shape.seen / shape.height
    pen.box(-reach, -high, reach, 1, coat.shade)
    draw_pattern(pen, coat.pattern, shape.unit, reach, high, coat.dim_stroke)
    lit = (-reach, 1), (-reach, -high), (top, -high), (top, -shape.seen), (edge, 1)
    pen.clip(lit, lambda within: _draw_lit(within, coat, shape))


def _draw_lit(pen: Pen, coat: Coat, shape: Shape) -> None:
    reach, high = shape.width, shape.seen + shape.unit
    pen.box(-reach, -high, reach, 1, coat.fill)
    draw_pattern(pen, coat.pattern, shape.unit, reach, high, coat.stroke)


def paint_face(pen: Pen, shape: Shape, *, awake: bool, look: Point = (0, 0)) -> None:
    """Draw a piece's face; eyes that are awake look aside and up by shares of their own size."""
    low = FACE_FROM * shape.height
    room = shape.height - low
    nose, eyes = low + 0.09 * room, low + 0.36 * room
    reach = 0.8 * half_width(shape, eyes)
    ink = max(2.0, 0.06 * reach)

    def mask(colour: Colour, more: float) -> None:
        for side in (-1, 1):
            pen.disc(side * 0.42 * reach, -(eyes + 0.02 * reach), 0.58 * reach + more, colour)
        foot = eyes - 0.06 * reach
        upper, lower = reach + more, 0.24 * reach + more
        pen.polygon([(-upper, -foot), (upper, -foot), (lower, -nose), (-lower, -nose)], colour)
        pen.disc(0, -nose, 0.27 * reach + more, colour)

    mask(INK, ink)
    mask(MASK, 0)
    pen.disc(0, -nose, 0.27 * reach, INK)
    for side in (-1, 1):
        x = side * 0.46 * reach
        if not awake:
            arc = [pi * step / 12 for step in range(13)]
            lid = [(x + 0.27 * reach * cos(angle), -eyes + 0.2 * reach * sin(angle)) for angle in arc]
            pen.line(lid, max(2.2, 0.13 * reach), INK)
            continue
        x, y = x + look[0] * 0.25 * reach, -eyes - look[1] * 0.25 * reach
        pen.disc(x, y, 0.27 * reach, INK)
        pen.disc(x + 0.1 * reach, y - 0.1 * reach, 0.1 * reach, SPARK)
