"""Mundialito's sprites for objects: pyramids, balls, signs. Part of render/mundialito.

All sprites here are cached. Pyramids are seen from above; light comes from the far left and never turns with the board.
Sizes differ by the true ratio of the bases and by the pips on the near face; seats by colour, by the tone of the marks
and by the ring on the apex.
"""

from dataclasses import dataclass
from typing import Final

from render.kit import Kit
from render.mundialito.colours import PyramidColours, coats, tones
from render.sprites import Pen, Point, Sprite, cached, regular
from render.tokens import Colour

#: How far above the middle the apex lies, in bases, so that the near face has room for the pips.
APEX = 0.10
#: The least width of a frame around a base, in final pixels.
LEAST_FRAME = 1.2


@dataclass(frozen=True, slots=True)
class Sizes:
    """The width of the base and the radius of a pip, for one, two and three pips, and a ball's radius, in units.

    `apart` is how far the middles of two pips are apart, in radii, so that they are clear of the edges. A pyramid's
    outline is deeper at its foot by `foot`, and so it stands higher in its cell by `rise`.
    """

    bases: tuple[int, int, int]
    pips: tuple[float, float, float]
    apart: float
    ball: int
    foot: float
    rise: int


USUAL: Final = Sizes(bases=(56, 78, 100), pips=(7.5, 8.0, 8.5), apart=2.75, ball=33, foot=4.0, rise=2)
LARGE: Final = Sizes(bases=(64, 86, 106), pips=(9.5, 10.0, 10.5), apart=2.3, ball=38, foot=1.5, rise=1)


def sizes_of(kit: Kit) -> Sizes:
    """Return how large pieces are: larger in high contrast, but with a gap to bars."""
    return LARGE if kit.plain else USUAL


def piece(kit: Kit, seat: int, size: int) -> Sprite:
    """Return a pyramid on the board."""
    return portrait(kit, seat, size, sizes_of(kit).bases[size - 1])


@cached
def portrait(kit: Kit, seat: int, size: int, base: int) -> Sprite:
    """Return a pyramid to stand next to text, in the header or in set-up steps, with a base of `base` units."""
    wide = 2 * round(base * kit.scale / 2)
    pen = Pen(wide / 2 + 8 * kit.scale + 2)
    paint_pyramid(pen, coats(kit.tokens)[seat], size, wide, sizes_of(kit))
    return pen.sprite(kit.inks, kit.tokens.ink)


def paint_pyramid(pen: Pen, coat: PyramidColours, size: int, base: float, sizes: Sizes = USUAL) -> None:
    """Draw a pyramid of 1 to 3 pips with a base of `base` pixels, anchored at its middle."""
    half, shrunk = base / 2, base / sizes.bases[size - 1]
    rim = max(1.0, coat.outline_width * shrunk)
    depth = rim + max(1.0, sizes.foot * shrunk)
    pen.box(-half - rim, -half, half + rim, half + depth, coat.outline, 2 * shrunk)
    pen.box(-half - rim, -half - rim, half + rim, half + rim, coat.outline, 2 * shrunk)
    apex = (0, -base * APEX)
    if coat.frame:
        pen.box(-half, -half, half, half, coat.edge)
        half -= max(LEAST_FRAME, coat.frame * shrunk)
    corners: list[Point] = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for number, face in enumerate((coat.far, coat.right, coat.near, coat.left)):
        pen.polygon((corners[number], corners[(number + 1) % 4], apex), face)
    width = max(coat.least_edge, coat.edge_width * shrunk)
    for corner in corners:
        # Edges end inside the base so that they don't cover its outline.
        inner = corner[0] + (apex[0] - corner[0]) * 0.03, corner[1] + (apex[1] - corner[1]) * 0.03
        pen.line((inner, apex), width, coat.edge)
    radius = sizes.pips[size - 1] * shrunk
    for pip in range(size):
        across = (pip - (size - 1) / 2) * radius * sizes.apart
        pen.disc(across, half - radius - (4.5 - 0.75 * coat.frame) * shrunk, radius, coat.mark)
    if coat.ringed:
        pen.disc(*apex, max(4.0, 11.5 * shrunk), coat.mark)
        pen.disc(*apex, max(2.0, 6 * shrunk), coat.light)


@cached
def ball(kit: Kit, seat: int, radius: float | None = None) -> Sprite:
    """Return a ball. Radius in units, the usual one if None."""
    s, coat, ink, usual = kit.scale, coats(kit.tokens)[seat], kit.tokens.ink, sizes_of(kit).ball
    radius = usual if radius is None else radius
    pen = Pen((radius + 9) * s)
    outer, grow = radius * s, radius / usual
    rim = max(1.0, (coat.outline_width + 0.2) * s)
    pen.disc(0, max(1.0, 4 * s * min(1, grow)), outer + rim, ink)
    pen.disc(0, 0, outer + rim, ink)
    paint_ball(pen, outer, coat.light, coat.left, coat.mark, max(1.2, 3.6 * s * grow), max(1.4, 5 * s * grow))
    return pen.sprite(kit.inks, ink)


@cached
def ghost(kit: Kit, seat: int) -> Sprite:
    """Return a pale ball in a ring: it may be placed here."""
    s, tokens, tone, radius = kit.scale, kit.tokens, tones(kit.tokens), sizes_of(kit).ball
    pen = Pen((radius + 14) * s)
    pen.disc(0, 0, (radius + 12) * s, tokens.on)
    pen.disc(0, 0, (radius + 10) * s, tokens.choice)
    pen.disc(0, 0, (radius + 4) * s, tokens.on)
    pale = tone.ghost_rim[seat], tone.ghost[seat], tone.ghost_mark[seat]
    paint_ball(pen, (radius + 1.5) * s, *pale, 3.6 * s, 4 * s)
    return pen.sprite(kit.inks, tokens.on)


def paint_ball(pen: Pen, outer: float, rim: Colour, skin: Colour, mark: Colour, seam: float, rim_width: float) -> None:
    """Draw a ball with a radius of `outer` pixels on its anchor."""
    pen.disc(0, 0, outer, rim)
    inner = outer - rim_width
    pen.disc(0, 0, inner, skin)
    for x, y in regular(0, 0, inner - seam * 0.1, 5):
        pen.line(((0, 0), (x, y)), seam, mark, round_ends=False)
    pen.polygon(regular(0, 0, inner * 0.48, 5), mark)


@cached
def sign(kit: Kit, seat: int) -> Sprite:
    """Return a seat's sign, to stand next to text: Gualda's ring, Bermellon's cross."""
    s, coat = kit.scale, coats(kit.tokens)[seat]
    pen = Pen(17 * s)
    if coat.ringed:
        pen.disc(0, 0, 13 * s, coat.sign)
        pen.erase(-7 * s, -7 * s, 7 * s, 7 * s, 7 * s)
    else:
        for bend in (-1, 1):
            pen.line(((-10 * s, -10 * s * bend), (10 * s, 10 * s * bend)), max(2.4, 6 * s), coat.sign)
    return pen.sprite(kit.inks, coat.sign)


def reach(kit: Kit, size: int) -> int:
    """Return half the base of a pyramid on the board, in pixels."""
    return round(sizes_of(kit).bases[size - 1] * kit.scale / 2)
