"""Flags from geometry: shapes of a table, painted large and then reduced. Part of render/flags.

`flags.json` has a list of shapes for every code, in flag heights: x 0 to 1.5 from the hoist, y 0 to 1 downward. All
flags are 3:2, whatever the country's law says.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Any

from PIL import Image, ImageDraw

from render.flags.palette import inks, table
from render.kit import Kit
from render.sprites import Point, Sprite, cached, reduce_sheet, regular
from render.tokens import Colour

#: How many times larger flags are painted.
ZOOM = 8
PROPORTION = 1.5
Shape = list[Any]


@cache
def codes() -> tuple[str, ...]:
    """Return every code that has a flag; `USA@1930` is a flag of another time."""
    return tuple(table()["flags"])


def flag_code(code: str, year: int | None = None) -> str:
    """Return the code of a team's flag in the cup of that year, or the blank card's for an unknown code."""
    found = table()["alias"].get(str(year), {}).get(code, code)
    return str(found) if found in table()["flags"] else "XXX"


@cached
def flag(kit: Kit, code: str, height: int, *, dimmed: bool = False) -> Sprite:
    """Return a flag with a hairline around it, `height` pixels high, anchored at its top left corner.

    A dimmed flag is that of a team that is out. The kit's palette needs `colours()` and `dim_colours()` of
    `render.flags.palette`.
    """
    width = round(height * PROPORTION)
    line = 1 if height < 60 * kit.scale else max(1, round(2 * kit.scale))
    image = paint_flag(code, height, kit.tokens.panel if dimmed else None)
    far = (width * ZOOM - 1, height * ZOOM - 1)
    radius = height * ZOOM // 10
    mask = Image.new("L", image.size, 255)
    rim = line * ZOOM
    box = (rim, rim, far[0] - rim, far[1] - rim)
    ImageDraw.Draw(mask).rounded_rectangle(box, max(ZOOM // 2, radius - rim), fill=0)
    image.paste(kit.tokens.hairline, (0, 0), mask)
    mask.paste(0, (0, 0, *mask.size))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *far), radius, fill=255)
    image.putalpha(mask)
    return reduce_sheet(image, ZOOM, kit.inks, kit.tokens.hairline, 0, 0)


def paint_flag(code: str, height: int, ground: Colour | None = None) -> Image.Image:
    """Return the flag without corners and line, an RGB picture `ZOOM` times as high. Raises KeyError for an unknown
    flag.

    On a ground it is dimmed.
    """
    unit = height * ZOOM
    brush = _Brush(Image.new("RGB", (round(height * PROPORTION) * ZOOM, unit)), unit, inks(ground))
    brush.paint(table()["flags"][code])
    return brush.image


class _Brush:
    """Paints shapes of the table on an image whose flag is `unit` pixels high."""

    def __init__(self, image: Image.Image, unit: int, inks: Mapping[str, Colour | int]) -> None:
        self.image, self._unit, self._inks = image, unit, inks
        self._draw = ImageDraw.Draw(image)

    def paint(self, shapes: list[Shape]) -> None:
        """Paint the shapes in order."""
        for name, *facts in shapes:
            work: Callable[..., None] = getattr(self, f"_{name}")
            work(*facts)

    def _box(self, x: float, y: float, across: float, down: float) -> tuple[float, float, float, float]:
        """Return a box around a middle, as PIL takes it."""
        u = self._unit
        return (x - across) * u, (y - down) * u, (x + across) * u - 1, (y + down) * u - 1

    def _fill(self, colour: str, points: list[Point]) -> None:
        self._draw.polygon([(x * self._unit, y * self._unit) for x, y in points], fill=self._inks[colour])

    def _h(self, *stripes: Any) -> None:
        self._stripes(stripes, upright=False)

    def _v(self, *stripes: Any) -> None:
        self._stripes(stripes, upright=True)

    def _stripes(self, stripes: tuple[Any, ...], *, upright: bool) -> None:
        pairs = list(zip(stripes[::2], stripes[1::2], strict=True))
        whole, start = sum(weight for _, weight in pairs), 0.0
        for colour, weight in pairs:
            part = weight / whole
            if upright:
                self._rect(colour, start * PROPORTION, 0, part * PROPORTION, 1)
            else:
                self._rect(colour, 0, start, PROPORTION, part)
            start += part

    def _rect(self, colour: str, x: float, y: float, wide: float, high: float) -> None:
        u = self._unit
        box = (round(x * u), round(y * u), round((x + wide) * u) - 1, round((y + high) * u) - 1)
        self._draw.rectangle(box, fill=self._inks[colour])

    def _poly(self, colour: str, *numbers: float) -> None:
        self._fill(colour, list(zip(numbers[::2], numbers[1::2], strict=True)))

    def _disc(self, colour: str, x: float, y: float, radius: float) -> None:
        self._ellipse(colour, x, y, radius, radius)

    def _ellipse(self, colour: str, x: float, y: float, across: float, down: float) -> None:
        self._draw.ellipse(self._box(x, y, across, down), fill=self._inks[colour])

    def _ring(self, colour: str, x: float, y: float, radius: float, thick: float) -> None:
        line = max(1, round(thick * self._unit))
        self._draw.ellipse(self._box(x, y, radius, radius), outline=self._inks[colour], width=line)

    def _arc(self, colour: str, x: float, y: float, middle: float, thick: float, begin: float, end: float) -> None:
        reach = middle + thick / 2
        line = max(1, round(thick * self._unit))
        self._draw.arc(self._box(x, y, reach, reach), begin, end, fill=self._inks[colour], width=line)

    def _pie(self, colour: str, x: float, y: float, radius: float, begin: float, end: float) -> None:
        self._draw.pieslice(self._box(x, y, radius, radius), begin, end, fill=self._inks[colour])

    def _line(self, colour: str, thick: float, x0: float, y0: float, x1: float, y1: float) -> None:
        reach = hypot(x1 - x0, y1 - y0)
        across, down = (y0 - y1) / reach * thick / 2, (x1 - x0) / reach * thick / 2
        corners = [
            (x0 + across, y0 + down),
            (x1 + across, y1 + down),
            (x1 - across, y1 - down),
            (x0 - across, y0 - down),
        ]
        self._fill(colour, corners)

    def _star(
        self, colour: str, x: float, y: float, radius: float, points: int = 5, inner: float = 0.382, turn: float = 0
    ) -> None:
        outer = regular(x, y, radius, points, turn / 360)
        between = regular(x, y, radius * inner, points, turn / 360 + 0.5 / points)
        self._fill(colour, [corner for pair in zip(outer, between, strict=True) for corner in pair])

    def _pentagram(self, colour: str, x: float, y: float, radius: float, thick: float) -> None:
        tips = regular(x, y, radius, 5)
        order = [tips[number * 2 % 5] for number in range(6)]
        for (x0, y0), (x1, y1) in pairwise(order):
            self._line(colour, thick, x0, y0, x1, y1)

    def _crescent(self, colour: str, x: float, y: float, radius: float, x2: float, y2: float, radius2: float) -> None:
        mask = Image.new("1", self.image.size)
        draw = ImageDraw.Draw(mask)
        draw.ellipse(self._box(x, y, radius, radius), fill=255)
        draw.ellipse(self._box(x2, y2, radius2, radius2), fill=0)
        self.image.paste(self._inks[colour], (0, 0, *self.image.size), mask)

    def _sun(self, colour: str, x: float, y: float, radius: float, reach: float, rays: int) -> None:
        self._star(colour, x, y, reach, rays, radius / reach)
        self._disc(colour, x, y, radius)

    def _cross(self, colour: str, x: float, y: float, thick: float) -> None:
        self._rect(colour, 0, y - thick / 2, PROPORTION, thick)
        self._rect(colour, x - thick / 2, 0, thick, 1)

    def _plus(self, colour: str, x: float, y: float, long: float, thick: float) -> None:
        self._rect(colour, x - long / 2, y - thick / 2, long, thick)
        self._rect(colour, x - thick / 2, y - long / 2, thick, long)

    def _shield(self, colour: str, x: float, y: float, wide: float, high: float) -> None:
        """Paint a shield: straight down to the middle, then rounded to a point."""
        bow = [(wide / 2 * cos(step * pi / 32) ** 1.25, high / 2 * sin(step * pi / 32)) for step in range(17)]
        right = [(x + across, y + down) for across, down in bow]
        left = [(x - across, y + down) for across, down in reversed(bow)]
        self._fill(colour, [(x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2), *right, *left])

    def _checks(
        self, first: str, other: str, x: float, y: float, wide: float, high: float, columns: int, rows: int
    ) -> None:
        across, down = wide / columns, high / rows
        for row in range(rows):
            for column in range(columns):
                self._rect(
                    first if (row + column) % 2 == 0 else other, x + column * across, y + row * down, across, down
                )

    def _starfield(
        self,
        colour: str,
        x: float,
        y: float,
        wide: float,
        high: float,
        rows: int,
        columns: int,
        by_turns: int,
        r: float,
    ) -> None:
        for row in range(rows):
            for column in range(columns):
                if not by_turns or (row + column) % 2 == 0:
                    self._star(colour, x + wide * (column + 1) / (columns + 1), y + high * (row + 1) / (rows + 1), r)

    def _in(self, shape: Shape, shapes: list[Shape]) -> None:
        """Paint the shapes, clipped to the first one."""
        within = _Brush(self.image.copy(), self._unit, self._inks)
        within.paint(shapes)
        mask = Image.new("L", self.image.size)
        _Brush(mask, self._unit, dict.fromkeys(self._inks, 255)).paint([shape])
        self.image.paste(within.image, (0, 0), mask)
