"""Mars at sunset, on which the ring stands: sky, sun, moons, mesas, soil. Part of render/hedgehog.

The scene depends on a few levels of the layout alone, so a table keeps its ground while its layout stays. Only the
edges between its tones are drawn, once for each kit; the rest are flat fills.
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.hedgehog.colours import CRATER, FAR_SOIL, HALO, MESA, MOOD, MOON, NEAR_SOIL, SKY, SUN
from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour

#: The sun: where its middle is, across and above the horizon, its radius and its halo's.
SUN_AT, SUN_UP, SUN_WIDE, HALO_WIDE = 612, 6, 60, 96
#: The sun in a window: where, as a share of the window's width, and how large.
SMALL_SUN_AT, SMALL_SUN, SMALL_HALO = 0.7, 62, 95
#: Mesas along the horizon: across, and how high.
MESAS: Final = (
    *((0, 30), (40, 34), (64, 58), (150, 58), (172, 40), (214, 36), (232, 22), (300, 18), (352, 26), (372, 44)),
    *((420, 44), (440, 30), (520, 22), (600, 14), (690, 20), (716, 46), (736, 50), (752, 82), (838, 82), (852, 60)),
    *((880, 56), (900, 34), (1000, 26)),
)
#: The greater and the lesser moon: where, how far down the free sky, and how large.
GREATER, LESSER = (272, 0.30, 24), (728, 0.16, 14)
#: How high a dune is above its middle, and where its waves begin (radians): the near soil, and the foreground.
DUNE, FOREGROUND = (16, 3.5), (9, 2.6)
#: How far the horizon is above the foot of the first row, the dune above that of the second, and the foreground below
#: the end of the ring.
HORIZON_UP, DUNE_UP, FOREGROUND_DOWN = 26, 40, 6


@dataclass(frozen=True, slots=True)
class Levels:
    """What a scene depends on, in pixels from the top: where the free sky begins, the horizon, the middle of the dune
    if there is one, and that of the foreground.
    """

    sky: int
    horizon: int
    dune: int | None
    foreground: int


def draw_scene(canvas: Image.Image, kit: Kit, levels: Levels) -> None:
    """Draw the scene on a whole picture; nothing where the mood isn't the game's own."""
    if kit.tokens is not MOOD:
        return
    inks, wide, high = kit.inks, canvas.width, canvas.height
    canvas.paste(inks[SKY], (0, 0, wide, levels.horizon))
    canvas.paste(inks[FAR_SOIL], (0, levels.horizon, wide, high))
    skyline(kit).stamp(canvas, 0, levels.horizon)
    for (x, share, _), moon in ((GREATER, greater_moon(kit)), (LESSER, lesser_moon(kit))):
        moon.stamp(canvas, kit.px(x), levels.sky + round(share * (levels.horizon - levels.sky)))
    soil = FAR_SOIL
    if levels.dune is not None:
        canvas.paste(inks[NEAR_SOIL], (0, levels.dune, wide, high))
        dune(kit, *DUNE, soil, NEAR_SOIL).stamp(canvas, 0, levels.dune)
        soil = NEAR_SOIL
    canvas.paste(inks[kit.tokens.canvas], (0, levels.foreground, wide, high))
    dune(kit, *FOREGROUND, soil, kit.tokens.canvas).stamp(canvas, 0, levels.foreground)


@cached
def skyline(kit: Kit) -> Sprite:
    """Return the sunset over the mesas, as wide as the picture, anchored at the left end of the horizon."""
    return _skyline(kit, kit.px(1000), 1.0, SUN_AT / 1000, SUN_WIDE, HALO_WIDE)


@cached
def small_skyline(kit: Kit, wide: int) -> Sprite:
    """Return the sunset as seen through a window `wide` pixels wide."""
    return _skyline(kit, wide, 0.7, SMALL_SUN_AT, SMALL_SUN, SMALL_HALO)


def _skyline(kit: Kit, wide: int, high: float, sun_at: float, sun: float, halo: float) -> Sprite:
    s, top = kit.scale, SUN_UP + halo + 1
    pen = Pen(0, top * s, wide, 0)
    pen.box(0, -top * s - 1, wide, 0, SKY)
    pen.disc(sun_at * wide, -SUN_UP * s, halo * s, HALO)
    pen.disc(sun_at * wide, -SUN_UP * s, sun * s, SUN)
    pen.polygon([(0, 0), *((x * wide / 1000, -up * high * s) for x, up in MESAS), (wide, 0)], MESA)
    return pen.sprite(kit.inks, SKY)


@cached
def greater_moon(kit: Kit) -> Sprite:
    """Return the greater moon, anchored at its middle."""
    radius = GREATER[-1] * kit.scale
    pen = Pen(1.4 * radius)
    paint_moon(pen, 0, 0, radius)
    return pen.sprite(kit.inks, MOON)


@cached
def lesser_moon(kit: Kit) -> Sprite:
    """Return the lesser moon, anchored at its middle."""
    radius = LESSER[-1] * kit.scale
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, MOON)
    return pen.sprite(kit.inks, MOON)


@cached
def dune(kit: Kit, height: float, shift: float, behind: Colour, colour: Colour) -> Sprite:
    """Return a line of dunes as wide as the picture, anchored at the left end of its middle."""
    s, top = kit.scale, height + 1
    pen = Pen(0, top * s, 1000 * s, top * s)
    pen.box(0, -top * s - 1, 1000 * s, top * s + 1, behind)
    line = [(x * s, y * s) for x, y in wave(0, height, shift)]
    pen.polygon([*line, (1001 * s, top * s + 1), (0, top * s + 1)], colour)
    return pen.sprite(kit.inks, colour)


def wave(middle: float, height: float, shift: float) -> list[Point]:
    """Return a line of dunes from left to right, in units."""
    return [(x, middle + height * sin(x / 1000 * 2.4 * pi + shift)) for x in range(0, 1011, 10)]


def paint_moon(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a small moon: no ball, and with craters."""
    angles = [2 * pi * step / 60 for step in range(60)]
    outline = [(angle, radius * (1 + 0.07 * cos(2 * angle + 0.6) + 0.04 * cos(3 * angle))) for angle in angles]
    pen.polygon([(x + 1.15 * reach * cos(angle), y + 0.9 * reach * sin(angle)) for angle, reach in outline], MOON)
    for aside, down, size in ((-0.4, -0.25, 0.2), (0.35, 0.2, 0.26), (-0.1, 0.4, 0.13)):
        pen.disc(x + aside * radius, y + down * radius, size * radius, CRATER)
