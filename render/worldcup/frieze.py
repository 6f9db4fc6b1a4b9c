"""The frieze above every page: an ornament of each cup's poster, whose only word is the year. Part of render/worldcup.

Both are inventions of this project; no emblem, mascot, lettering or poster of a real cup is imitated. A frieze is drawn
in units of its own, from its ends and its middle, so that it may have any width.
"""

from math import cos, pi, sin

from PIL import Image

from render.cup_games.colours import CREAM, LEAF
from render.fonts import HEAVY
from render.kit import Kit
from render.memory import STRIPS, remember
from render.png import DeflatedRows, tight_strip
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour
from render.worldcup.colours import COBALT, MIST, NAVY, PAPER, PRINT, RED, TEAL, VERMILION

#: How high a frieze is, in units.
HIGH = 96
#: 1930: where the rule begins, how many rays the sun has, and the share of a ray in its step.
RULE, RAYS, SHARE = 82, 22, 0.52
#: The sun's discs from the outside, and the stands from the outermost: how far they reach inwards, and how high.
SUN = ((84, PRINT), (80, VERMILION), (69, PRINT), (66, LEAF))
STANDS = ((186, 17, LEAF), (132, 34, VERMILION), (78, 51, TEAL))
LINE = 3
#: The windows of the stands' inner steps: how far each is from its end, how far above the rule it begins and how high.
ARCHES = ((17, 14, 24), (39, 14, 24), (61, 14, 24), (105, 9, 16))
ARCH = 10
#: The pennant of a stand: how far its pole is from its end, where it begins, how high it is, how long and deep it is.
PENNANT = 39, 51, 27, 32, 13
#: 2002: rings that leave the band, as the tiers of an arena. Of each the middle of the left one, its radius and width,
#: and how far above the band the right one's middle is.
RINGS = (((180, 240), 236, 26, 150, COBALT), ((100, 250), 214, 17, 160, MIST))
DISC = 74, 46


@cached
def frieze(kit: Kit, year: int, width: int, unit: float, radius: int = 0) -> Sprite:
    """Return the frieze of a cup, its upper corners rounded, anchored at its top left corner.

    Width, unit and radius in pixels.
    """
    high = round(HIGH * unit)
    pen = Pen(0, 0, width, high + radius)
    draw_frieze(pen, year, width / unit, unit)
    pen.erase(0, high, width + 1, high + radius + 1)
    if radius:
        pen.round_off(radius)
    return pen.sprite(kit.inks, PRINT if year == 1930 else NAVY)


def _weigh(strip: DeflatedRows) -> int:
    return len(strip.chunk)


@remember(STRIPS, _weigh)
def frieze_strip(kit: Kit, year: int, width: int, unit: float) -> DeflatedRows:
    """Return the rows of a frieze, deflated. Width and unit in pixels."""
    return tight_strip(frieze(kit, year, width, unit).image)


def draw_frieze(pen: Pen, year: int, wide: float, unit: float) -> None:
    """Draw a frieze from the pen's anchor to the right and down, `wide` units wide."""
    (_draw_1930 if year == 1930 else _draw_2002)(FriezePen(pen, unit), wide)


class FriezePen:
    """A pen in units of `unit` pixels."""

    def __init__(self, pen: Pen, unit: float) -> None:
        self._pen, self._unit = pen, unit

    def box(self, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        """Draw a filled box."""
        u = self._unit
        self._pen.box(x0 * u, y0 * u, x1 * u, y1 * u, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        u = self._unit
        self._pen.disc(x * u, y * u, radius * u, colour)

    def polygon(self, points: list[Point], colour: Colour) -> None:
        """Draw a filled polygon."""
        self._pen.polygon([(x * self._unit, y * self._unit) for x, y in points], colour)

    def year(self, year: int, x: float, y: float, size: float, colour: Colour) -> None:
        """Write the year, its middle at x, y."""
        u = self._unit
        self._pen.words(str(year), x * u, y * u, max(11, size * u), HEAVY, colour)


def _draw_1930(pen: FriezePen, wide: float) -> None:
    """Draw a sunburst between stepped stands, above a rule."""
    middle = wide / 2
    pen.box(0, 0, wide, HIGH, TEAL)
    step, reach = pi / RAYS, wide
    for ray in range(RAYS):
        start = pi + step * (ray + (1 - SHARE) / 2)
        ends = [(middle + reach * cos(angle), RULE + reach * sin(angle)) for angle in (start, start + SHARE * step)]
        pen.polygon([(middle, RULE), *ends], PAPER)
    for radius, colour in SUN:
        pen.disc(middle, RULE, radius, colour)
    for side, edge in ((1, 0.0), (-1, wide)):
        for out, high, colour in STANDS:
            for grow, tone in ((LINE, PRINT), (0, colour)):
                left, right = sorted((edge, edge + side * (out + grow)))
                pen.box(left, RULE - high - grow, right, RULE, tone)
        for out, low, high in ARCHES:
            draw_arch(pen, edge + side * out, RULE - low, high)
        out, foot, high, long, deep = PENNANT
        draw_pennant(pen, edge + side * out, RULE - foot, high, side * long, deep)
    pen.box(0, RULE, wide, HIGH, PRINT)
    pen.box(0, RULE + 3, wide, RULE + 9, LEAF)
    pen.year(1930, middle, 58, 40, PRINT)


def draw_arch(pen: FriezePen, x: float, foot: float, high: float) -> None:
    """Draw a lit window with a round top."""
    half = ARCH / 2
    pen.box(x - half, foot - high + half, x + half, foot, PAPER)
    pen.disc(x, foot - high + half, half, PAPER)


def draw_pennant(pen: FriezePen, x: float, foot: float, high: float, long: float, deep: float) -> None:
    """Draw a pennant on its pole, pointing to the sun."""
    pen.box(x - 1.5, foot - high, x + 1.5, foot, PRINT)
    for grow, colour in ((2.5, PRINT), (0, VERMILION)):
        out = 1 if long > 0 else -1
        near, top = x + out * (1.5 - grow / 2), foot - high
        tip = x + long + out * 1.8 * grow
        pen.polygon([(near, top - grow), (near, top + deep + grow), (tip, top + deep / 2)], colour)


def _draw_2002(pen: FriezePen, wide: float) -> None:
    """Draw the tiers of an arena behind a disc, above a rule."""
    middle = wide / 2
    pen.box(0, 0, wide, HIGH, NAVY)
    for (x, y), radius, thick, above, colour in RINGS:
        pen.polygon(ring(x, y, radius, thick, 0.75 * pi), colour)
        pen.polygon(ring(wide - x, -above, radius, thick, 0.25 * pi), colour)
    pen.disc(middle, DISC[1], DISC[0], RED)
    pen.box(0, 85, wide, 88, CREAM)
    pen.box(0, 88, wide, HIGH, RED)
    pen.year(2002, middle, DISC[1], 38, CREAM)


def ring(x: float, y: float, radius: float, thick: float, broad: float) -> list[Point]:
    """Return a ring that is thickest in one direction and a third of that opposite, cut open where it is thinnest."""
    angles = [broad + pi + 2 * pi * step / 180 for step in range(181)]
    inner = [radius - thick * (2 + cos(angle - broad)) / 3 for angle in angles]
    outside = [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]
    inside = [(x + reach * cos(angle), y + reach * sin(angle)) for angle, reach in zip(angles, inner, strict=True)]
    return [*outside, *reversed(inside)]


def height(kit: Kit, unit: float) -> int:
    """Return how high the frieze above a page is, in pixels: nothing in high contrast."""
    return 0 if kit.plain else round(HIGH * unit)


def crown(kit: Kit, year: int, page: Image.Image, unit: float) -> Image.Image:
    """Return a page below its frieze. Unit in pixels."""
    above = frieze(kit, year, page.width, unit).image
    image = Image.new("L", (page.width, above.height + page.height))
    image.paste(above, (0, 0))
    image.paste(page, (0, above.height))
    return image
