"""Mundialito's sprites for objects: pyramids, balls, signs, the board's parts. Part of render/mundialito.

All sprites here are cached. Pyramids are seen from above; light comes from the far left and never turns with the board.
Sizes differ by the true ratio of the bases and by the pips on the near face; seats by colour, by the tone of the marks
and by the ring on the apex.
"""

from render.fonts import HEAVY
from render.kit import Kit
from render.mundialito.colours import COATS, GROUND, PyramidColours
from render.sprites import Pen, Point, Sprite, cached, regular
from render.tokens import Colour

#: Width of the base, and radius of a pip, for one, two and three pips, at the design width.
BASES = {1: 56, 2: 78, 3: 100}
PIPS = {1: 7.5, 2: 8.0, 3: 8.5}
#: How far above the middle the apex lies, in bases, so that the near face has room for the pips.
APEX = 0.10
BALL_RADIUS = 33


def piece(kit: Kit, seat: int, size: int) -> Sprite:
    """Return a pyramid on the board."""
    return portrait(kit, seat, size, BASES[size])


@cached
def portrait(kit: Kit, seat: int, size: int, base: int) -> Sprite:
    """Return a pyramid to stand next to text, in the header or in set-up steps, with a base of so many units."""
    wide = 2 * round(base * kit.scale / 2)
    pen = Pen(wide / 2 + 8 * kit.scale + 2)
    paint_pyramid(pen, COATS[seat], size, wide)
    return pen.sprite(kit.inks, kit.tokens.ink)


def paint_pyramid(pen: Pen, coat: PyramidColours, size: int, base: float) -> None:
    """Draw a pyramid of 1 to 3 pips with a base of so many pixels, anchored at its middle."""
    half, shrunk = base / 2, base / BASES[size]
    rim = max(1.0, 2 * shrunk)
    depth = rim + max(1.0, 4 * shrunk)
    pen.box(-half - rim, -half, half + rim, half + depth, coat.outline, 2 * shrunk)
    pen.box(-half - rim, -half - rim, half + rim, half + rim, coat.outline, 2 * shrunk)
    apex = (0, -base * APEX)
    corners: list[Point] = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for number, face in enumerate((coat.far, coat.right, coat.near, coat.left)):
        pen.polygon((corners[number], corners[(number + 1) % 4], apex), face)
    width = max(coat.least_edge, coat.edge_width * shrunk)
    for corner in corners:
        # Edges end inside the base so that they don't cover its outline.
        inner = corner[0] + (apex[0] - corner[0]) * 0.03, corner[1] + (apex[1] - corner[1]) * 0.03
        pen.line((inner, apex), width, coat.edge)
    radius = PIPS[size] * shrunk
    for pip in range(size):
        across = (pip - (size - 1) / 2) * radius * 2.95
        pen.disc(across, half - radius - 4.5 * shrunk, radius, coat.mark)
    if coat.ringed:
        pen.disc(*apex, max(4.0, 11.5 * shrunk), coat.mark)
        pen.disc(*apex, max(2.0, 6 * shrunk), coat.light)


@cached
def ball(kit: Kit, seat: int, radius: float = BALL_RADIUS) -> Sprite:
    """Return a ball. Radius in units."""
    s, coat, ink = kit.scale, COATS[seat], kit.tokens.ink
    pen = Pen((radius + 9) * s)
    outer, grow = radius * s, radius / BALL_RADIUS
    rim = max(1.0, 2.2 * s)
    pen.disc(0, max(1.0, 4 * s * min(1, grow)), outer + rim, ink)
    pen.disc(0, 0, outer + rim, ink)
    paint_ball(pen, outer, coat.light, coat.left, coat.mark, max(1.2, 3.6 * s * grow), max(1.4, 5 * s * grow))
    return pen.sprite(kit.inks, ink)


@cached
def ghost(kit: Kit, seat: int) -> Sprite:
    """Return a pale ball in a ring: it may be placed here."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(47 * s)
    pen.disc(0, 0, 45 * s, tokens.ink)
    pen.disc(0, 0, 43 * s, tokens.choice)
    pen.disc(0, 0, 37 * s, tokens.ink)
    paint_ball(pen, 34.5 * s, GROUND.ghost_rim[seat], GROUND.ghost[seat], GROUND.ghost_mark[seat], 3.6 * s, 4 * s)
    return pen.sprite(kit.inks, tokens.ink)


def paint_ball(pen: Pen, outer: float, rim: Colour, skin: Colour, mark: Colour, seam: float, rim_width: float) -> None:
    """Draw a ball of so many pixels on its anchor."""
    pen.disc(0, 0, outer, rim)
    inner = outer - rim_width
    pen.disc(0, 0, inner, skin)
    for x, y in regular(0, 0, inner - seam * 0.1, 5):
        pen.line(((0, 0), (x, y)), seam, mark, round_ends=False)
    pen.polygon(regular(0, 0, inner * 0.48, 5), mark)


@cached
def sign(kit: Kit, seat: int) -> Sprite:
    """Return a seat's sign, to stand next to text: Gualda's ring, Bermellon's cross."""
    s, coat = kit.scale, COATS[seat]
    pen = Pen(17 * s)
    if coat.ringed:
        pen.disc(0, 0, 13 * s, coat.far)
        pen.erase(-7 * s, -7 * s, 7 * s, 7 * s, 7 * s)
    else:
        for bend in (-1, 1):
            pen.line(((-10 * s, -10 * s * bend), (10 * s, 10 * s * bend)), max(2.4, 6 * s), coat.far)
    return pen.sprite(kit.inks, coat.far)


@cached
def net(kit: Kit, width: int, height: int, strip: Colour, mesh: Colour) -> Sprite:
    """Return a goal: a net of diagonals on a flat strip, anchored at its top left corner. Size in pixels."""
    pen = Pen(0, 0, width, height)
    pen.box(0, 0, width, height, strip)
    for x in range(-height, width + height, max(8, kit.px(24))):
        pen.line(((x, 0), (x + height, height)), max(0.8, 1.6 * kit.scale), mesh, round_ends=False)
        pen.line(((x, height), (x + height, 0)), max(0.8, 1.6 * kit.scale), mesh, round_ends=False)
    pen.round_off(kit.px(12))
    return pen.sprite(kit.inks, strip)


@cached
def tile(
    kit: Kit, side: int, tone: Colour, insets: tuple[int, int, int, int], corner: tuple[int, int] | None
) -> Sprite:
    """Return one cell's ground, anchored at the cell's corner; insets are left, top, right, bottom, in pixels.

    `corner` is the one that is also the coaster's, and so rounder: -1 or 1 across and down; None for none.
    """
    left, top, right, bottom = insets
    pen = Pen(0, 0, side, side)
    small, big = max(1.0, 6 * kit.scale), max(2.0, 16 * kit.scale)
    pen.box(left, top, side - right, side - bottom, tone, small)
    if corner is not None:
        x = left if corner[0] < 0 else side - right - big
        y = top if corner[1] < 0 else side - bottom - big
        pen.erase(x, y, x + big, y + big)
        pen.disc(x + (big if corner[0] < 0 else 0), y + (big if corner[1] < 0 else 0), big, tone)
    return pen.sprite(kit.inks, kit.tokens.ink)


@cached
def arrow(kit: Kit, step: tuple[int, int], colour: Colour) -> Sprite:
    """Return a way out of a cell: a triangle that points across or down, anchored at its middle."""
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
    """Return the sign for no way out: a pale bar with a dark rim, anchored at its middle."""
    s = kit.scale
    rim, half = max(0.8, 2.4 * s), max(1.1, 4.0 * s)
    long, short = 29 * s + rim, half + rim
    pen = Pen(34 * s)
    wide, high = (short, long) if upright else (long, short)
    pen.box(-wide, -high, wide, high, kit.tokens.ink, short)
    pen.box(-wide + rim, -high + rim, wide - rim, high - rim, GROUND.bar, half)
    return pen.sprite(kit.inks, kit.tokens.ink)


@cached
def dot(kit: Kit) -> Sprite:
    """Return a coaster's dot."""
    pen = Pen(8 * kit.scale)
    pen.disc(0, 0, 6 * kit.scale, GROUND.dot)
    return pen.sprite(kit.inks, GROUND.dot)


@cached
def unknown(kit: Kit) -> Sprite:
    """Return the sign for a coaster not laid yet."""
    pen = Pen(60 * kit.scale)
    pen.letters("?", 0, 0, 96 * kit.scale, HEAVY, GROUND.arrow)
    return pen.sprite(kit.inks, GROUND.arrow)


def reach(kit: Kit, size: int) -> int:
    """Return half the base of a pyramid on the board, in pixels."""
    return round(BASES[size] * kit.scale / 2)
