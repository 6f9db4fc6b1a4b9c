"""Mundialito's sprites for the board's parts: mown cells, chalk, ways out and bars, nets. Part of render/mundialito.

The high contrast theme has no chalk, and cells in chequer in place of mown bands.
"""

from math import cos, pi, sin

from render.fonts import HEAVY
from render.kit import Kit
from render.mundialito.colours import tones
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour
from rules.mundialito.pieces import HEIGHT, WIDTH, column_of, row_of

#: The distances of the lines of chalk, in cells. No line is within a quarter of a cell of a cell's middle lines, so
#: that none meets an arrow. An area: half its width, and its depth; the smaller one's; a circle's radius; how far
#: from the goal line the middle of an area's arc is; its spot.
AREA, SMALLER = (1.75, 1.25), (0.75, 0.25)
CIRCLE, ARC, SPOT = 0.75, 0.635, 0.75
#: The width of chalk, an even number of pixels so that its middle may lie between two cells, and the radius of a spot.
CHALK, DOT = 4, 5.5
#: A net: its mesh across and down, its thread, posts and back bar, in units; the least mesh in pixels.
MESH, THREAD, POST, BACK, LEAST_MESH = (16, 13), 1.6, 7, 3, (6, 5)


def tone_of(kit: Kit, number: int) -> int:
    """Return which of the two tones a cell has: mown in bands across the pitch, without scenery in chequer."""
    return (column_of(number) * kit.plain + row_of(number)) % 2


@cached
def tile(
    kit: Kit, side: int, tone: Colour, insets: tuple[int, int, int, int], corner: tuple[int, int] | None
) -> Sprite:
    """Return one cell's ground, anchored at the cell's corner; insets are left, top, right, bottom, in pixels.

    `corner` is the one that is also the coaster's, and so rounder: -1 or 1 across and down; None for none.
    """
    left, top, right, bottom = insets
    joint = tones(kit.tokens).joint
    pen = Pen(0, 0, side, side)
    small, big = max(1.0, 6 * kit.scale), max(2.0, 16 * kit.scale)
    pen.box(0, 0, side, side, joint)
    pen.box(left, top, side - right, side - bottom, tone, small)
    if corner is not None:
        x = left if corner[0] < 0 else side - right - big
        y = top if corner[1] < 0 else side - bottom - big
        pen.box(x, y, x + big, y + big, joint)
        pen.disc(x + (big if corner[0] < 0 else 0), y + (big if corner[1] < 0 else 0), big, tone)
    return pen.sprite(kit.inks, joint)


def is_chalked(column: int, row: int) -> bool:
    """Whether there is chalk on a cell, counted from the board's corner in the picture."""
    return row in (HEIGHT // 2 - 1, HEIGHT // 2) or 0 < column < WIDTH - 1


@cached
def chalk(kit: Kit, side: int, column: int, row: int) -> Sprite:
    """Return the lines of chalk on a cell, anchored at its corner: what of the pitch's lines lies in it."""
    tone, wide = tones(kit.tokens).chalk, 2 * max(1, round(CHALK * kit.scale / 2))
    middle, halfway = WIDTH * side // 2 - column * side, HEIGHT * side // 2 - row * side
    pen = Pen(0, 0, side, side)

    def line(left: int, top: int, right: int, bottom: int) -> None:
        """Draw a line along whole pixels, given its middle."""
        pen.box(left - wide // 2, top - wide // 2, right + wide // 2, bottom + wide // 2, tone)

    line(-wide, halfway, side + wide, halfway)
    pen.polygon(_ring(middle, halfway, CIRCLE * side, wide, 0, 1), tone)
    for goal, inwards in ((-row * side, 1), ((HEIGHT - row) * side, -1)):
        for aside, depth in (AREA, SMALLER):
            reach, deep = round(aside * side), goal + inwards * round(depth * side)
            line(middle - reach, deep, middle + reach, deep)
            for x in (middle - reach, middle + reach):
                line(x, min(goal, deep), x, max(goal, deep))
        begin = _share(AREA[1] - ARC, CIRCLE)
        turn = 0.0 if inwards > 0 else 0.5
        arc = _ring(middle, goal + inwards * ARC * side, CIRCLE * side, wide, turn + begin, turn + 0.5 - begin)
        pen.polygon(arc, tone)
        pen.disc(middle, goal + inwards * SPOT * side, max(1.5, DOT * kit.scale), tone)
    return pen.sprite(kit.inks, tone)


def _share(height: float, radius: float) -> float:
    """Return the part of a full turn from the horizontal at which a circle reaches a height above its middle."""
    low, high = 0.0, 0.25
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if sin(2 * pi * middle) * radius < height else (low, middle)
    return low


def _ring(x: float, y: float, radius: float, wide: float, begin: float, end: float) -> list[Point]:
    """Return the corners of an arc with a width, between two parts of a full turn, clockwise from the right."""
    steps = max(2, round((end - begin) * 96))
    angles = [2 * pi * (begin + (end - begin) * step / steps) for step in range(steps + 1)]
    outer, inner = radius + wide / 2, radius - wide / 2
    return [
        *((x + outer * cos(angle), y + outer * sin(angle)) for angle in angles),
        *((x + inner * cos(angle), y + inner * sin(angle)) for angle in reversed(angles)),
    ]


@cached
def arrow(kit: Kit, step: tuple[int, int], colour: Colour) -> Sprite:
    """Return the sign for an open edge of a cell: a triangle that points across or down, anchored at its middle."""
    s, (across, down) = kit.scale, step
    length, half = 6 * s, 13 * s
    pen = Pen(16 * s)
    tip = across * length, down * length
    base = -across * length, -down * length
    aside = down * half, across * half
    pen.polygon((tip, (base[0] - aside[0], base[1] - aside[1]), (base[0] + aside[0], base[1] + aside[1])), colour)
    return pen.sprite(kit.inks, colour)


@cached
def bar(kit: Kit, *, upright: bool) -> Sprite:
    """Return the sign for a closed edge of a cell: a dark bar with a pale lip, anchored at its middle."""
    s, tone = kit.scale, tones(kit.tokens)
    lip, half = max(0.8, 2.4 * s), max(1.1, (3.5 if kit.plain else 4.0) * s)
    long, short = 29 * s + lip, half + lip
    pen = Pen(34 * s)
    wide, high = (short, long) if upright else (long, short)
    pen.box(-wide, -high, wide, high, tone.lip, short)
    pen.box(-wide + lip, -high + lip, wide - lip, high - lip, tone.bar, half)
    return pen.sprite(kit.inks, tone.lip)


@cached
def dot(kit: Kit) -> Sprite:
    """Return a coaster's dot."""
    tone = tones(kit.tokens).dot
    pen = Pen(8 * kit.scale)
    pen.disc(0, 0, 6 * kit.scale, tone)
    return pen.sprite(kit.inks, tone)


@cached
def unknown(kit: Kit) -> Sprite:
    """Return the sign for a coaster not laid yet."""
    tone = tones(kit.tokens).arrow
    pen = Pen(60 * kit.scale)
    pen.letters("?", 0, 0, 96 * kit.scale, HEAVY, tone)
    return pen.sprite(kit.inks, tone)


@cached
def net(kit: Kit, width: int, height: int, strip: Colour, mesh: Colour, *, above: bool) -> Sprite:
    """Return a goal behind the board's upper edge, or its lower one, anchored at its top left corner. Size in pixels.

    The mesh hangs between two posts and a bar at the back.
    """
    pen = Pen(0, 0, width, height)
    post, back, thread = kit.px(POST), kit.px(BACK), max(1.0, THREAD * kit.scale)
    pen.box(0, 0, width, height, strip)
    across, down = (max(least, units * kit.scale) for units, least in zip(MESH, LEAST_MESH, strict=True))
    for number in range(int((width - 2 * post) / across) + 1):
        x = round(post + (number + 0.5) * across)
        pen.box(x, 0, x + thread, height, mesh)
    rows = max(2, round(height / down))
    for number in range(1, rows):
        y = round(number * height / rows)
        pen.box(0, y, width, y + thread, mesh)
    for x in (0, width - post):
        pen.box(x, 0, x + post, height, kit.tokens.text)
    y = 0 if above else height - back
    pen.box(0, y, width, y + back, kit.tokens.text)
    return pen.sprite(kit.inks, strip)
