"""Looney pyramids seen from above, for any game that uses them. Part of render/: imports render.

Light comes from the far left and never turns with the board. Sizes differ by the true ratio of the bases and by the
pips on the near face; owners by colour, by the tone of the marks and by the ring on the apex.
"""

from dataclasses import dataclass

from render.inks import Inks
from render.sprites import Pen, Point, Sprite
from render.tokens import Colour

#: Width of the base, and radius of a pip, for one, two and three pips, at the design width.
BASES = {1: 56, 2: 78, 3: 100}
PIPS = {1: 7.5, 2: 8.0, 3: 8.5}
#: How far above the middle the apex lies, in bases, so that the near face has room for the pips.
APEX = 0.10


@dataclass(frozen=True, slots=True)
class Coat:
    """How one owner's pyramids are painted: four faces, the marks on them, the four edges.

    `edge_width` is at the design width; `least_edge` is in final pixels, since the edge must stay visible at every
    size. `ringed` puts a ring around the apex.
    """

    far: Colour
    left: Colour
    right: Colour
    near: Colour
    mark: Colour
    light: Colour
    edge: Colour
    edge_width: float
    least_edge: float
    outline: Colour
    ringed: bool


def base_of(size: int, scale: float) -> int:
    """Return the width of the base of a pyramid of 1 to 3 pips, in whole, even pixels."""
    return 2 * round(BASES[size] * scale / 2)


def from_above(inks: Inks, coat: Coat, size: int, scale: float, *, shadow: bool = True) -> Sprite:
    """Return a pyramid of 1 to 3 pips, anchored at the middle of its base."""
    pen = Pen(base_of(size, scale) / 2 + 8 * scale + 2)
    paint_from_above(pen, coat, size, base_of(size, scale), 0, 0, shadow=shadow)
    return pen.sprite(inks, coat.outline)


def paint_from_above(pen: Pen, coat: Coat, size: int, base: float, x: float, y: float, *, shadow: bool = True) -> None:
    """Draw a pyramid of 1 to 3 pips with its middle at x, y and a base of so many pixels."""
    half = base / 2
    shrunk = base / BASES[size]
    rim = max(1.0, 2 * shrunk)
    if shadow:
        depth = rim + max(1.0, 4 * shrunk)
        pen.box(x - half - rim, y - half, x + half + rim, y + half + depth, coat.outline, 2 * shrunk)
    pen.box(x - half - rim, y - half - rim, x + half + rim, y + half + rim, coat.outline, 2 * shrunk)
    apex = (x, y - base * APEX)
    corners: list[Point] = [
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    ]
    faces = (coat.far, coat.right, coat.near, coat.left)
    for number, face in enumerate(faces):
        pen.polygon((corners[number], corners[(number + 1) % 4], apex), face)
    width = max(coat.least_edge, coat.edge_width * shrunk)
    for corner in corners:
        # Edges end inside the base so that they don't cover its outline.
        inner = corner[0] + (apex[0] - corner[0]) * 0.03, corner[1] + (apex[1] - corner[1]) * 0.03
        pen.line((inner, apex), width, coat.edge)
    radius = PIPS[size] * shrunk
    for pip in range(size):
        across = (pip - (size - 1) / 2) * radius * 2.95
        pen.disc(x + across, y + half - radius - 4.5 * shrunk, radius, coat.mark)
    if coat.ringed:
        pen.disc(*apex, max(4.0, 11.5 * shrunk), coat.mark)
        pen.disc(*apex, max(2.0, 6 * shrunk), coat.light)
