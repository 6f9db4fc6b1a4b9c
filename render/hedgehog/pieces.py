"""The pyramids from the side, the colours' swatches and patterns. Part of render/hedgehog.

A piece is anchored at the middle of its base. A covered piece shows only its lowest band, one layer high, and the next
piece stands on that. A piece's number has a plain ground, so that the pattern never runs behind it.

Every colour's second mark is its pattern. It is drawn in its unit, centred on the piece's axis, upwards from the base,
so that it aligns within a stack.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil

from render.fonts import HEAVY, font
from render.hedgehog.colours import COATS, Coat
from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour

#: A pattern's unit, as a share of the queen's width.
UNIT = 0.155


def draw_pattern(pen: Pen, pattern: str, unit: float, reach: float, height: float, colour: Colour) -> None:
    """Draw a pattern, if it isn't plain, over the ground from -reach to reach across and from -height up to 0."""
    if pattern in _PATTERNS:
        _PATTERNS[pattern](pen, unit, reach, height, colour)


def _level(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(ceil(height / unit) + 1):
        y = -(row + 0.25) * unit
        pen.box(-reach, y - unit * 0.34, reach, y, colour)


def _upright(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for column in range(-ceil(reach / unit), ceil(reach / unit) + 1):
        pen.box((column - 0.19) * unit, -height, (column + 0.19) * unit, 0, colour)


def _dots(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(ceil(height / (unit * 0.62)) + 1):
        for column in range(-ceil(reach / unit) - 1, ceil(reach / unit) + 1):
            pen.disc((column + row % 2 / 2) * unit, -(row * 0.62 + 0.3) * unit, unit * 0.2, colour)


def _slant(way: int, pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    far = reach + height
    step = unit * 1.05
    for number in range(-ceil(far / step), ceil(far / step) + 1):
        x = number * step
        pen.line(((x - way * height, height), (x + way * height, -height)), unit * 0.32, colour, round_ends=False)


def _roofs(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(-ceil(reach / unit), ceil(height / (unit * 0.85)) + 1):
        y = -row * unit * 0.85 - unit * 0.5
        pen.line(((-reach, y + reach * 0.62), (0, y), (reach, y + reach * 0.62)), unit * 0.3, colour, round_ends=False)


def _grid(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    thin = unit * 0.1
    for column in range(-ceil(reach / unit), ceil(reach / unit) + 1):
        pen.box(column * unit - thin, -height, column * unit + thin, 0, colour)
    for row in range(ceil(height / unit) + 1):
        y = -(row + 0.55) * unit
        pen.box(-reach, y - thin, reach, y + thin, colour)


def _chequer(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    side = unit * 0.62
    for row in range(ceil(height / side) + 1):
        for column in range(-ceil(reach / side) - 1, ceil(reach / side) + 1):
            if (row + column) % 2 == 0:
                pen.box((column - 0.5) * side, -(row + 1) * side, (column + 0.5) * side, -row * side, colour)


def _waves(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    half = unit * 0.5
    many = ceil(reach / half) + 1
    for row in range(ceil(height / (unit * 0.9)) + 2):
        y = -row * unit * 0.9 - unit * 0.2
        crest = [(column * half, y + (unit * 0.2 if column % 2 else -unit * 0.2)) for column in range(-many, many + 1)]
        pen.line(crest, unit * 0.2, colour)


_PATTERNS: dict[str, Callable[[Pen, float, float, float, Colour], None]] = {
    "level": _level,
    "upright": _upright,
    "dots": _dots,
    "rising": partial(_slant, 1),
    "falling": partial(_slant, -1),
    "roofs": _roofs,
    "grid": _grid,
    "chequer": _chequer,
    "waves": _waves,
}


#: Widths of pawn, drone and queen as shares of the queen's; a piece's height as a multiple of its width.
WIDTHS = {1: 0.5625, 2: 0.78, 3: 1.0}
HEIGHT = 1.38
#: The shares of a piece's width that are its blunt tip, and that are lit.
TIP, LIT = 0.11, 0.68
INK, GOLD = 3.0, 3.5
#: The label of a neutral piece.
NOBODY = "–"


@dataclass(frozen=True, slots=True)
class Shape:
    """A piece's measures in pixels: its width, its full height, the visible height, and the pattern's unit."""

    width: float
    height: float
    seen: float
    unit: float

    def outline(self) -> tuple[Point, ...]:
        """Return the corners of the visible part: left foot, left top, right top, right foot."""
        half, tip = self.width / 2, self.width * TIP / 2
        top = half - (half - tip) / self.height * self.seen
        return (-half, 0), (-top, -self.seen), (top, -self.seen), (half, 0)

    def lit(self) -> tuple[Point, ...]:
        """Return the corners of the lit side."""
        edge = self.width * (LIT - 0.5)
        tip = self.width * TIP * (LIT - 0.5)
        high = edge + (tip - edge) * self.seen / self.height
        return (-self.width, 0), (-self.width, -self.seen), (high, -self.seen), (edge, 0)


def shape_of(kit: Kit, size: int, wide: int, layer: int | None) -> Shape:
    """Return a piece's shape if the queen is `wide` units wide; a covered piece shows only `layer` pixels."""
    queen = wide * kit.scale
    width = 2 * round(queen * WIDTHS[size] / 2)
    height = round(width * HEIGHT)
    return Shape(width, height, min(height, layer) if layer is not None else height, queen * UNIT)


def height_of(kit: Kit, size: int, wide: int) -> int:
    """Return a piece's height in pixels."""
    return round(shape_of(kit, size, wide, None).height)


def digits_of(kit: Kit, wide: int, layer: int) -> int:
    """Return the size of the numbers on pieces in pixels, if a layer is so many pixels high."""
    big = wide > 110 and layer >= kit.px(44)
    return max(11, kit.px(32 if big else 28))


@cached
def piece(
    kit: Kit, colour: int, size: int, wide: int, layer: int | None, digits: int, *, nobody: bool, gold: bool
) -> Sprite:
    """Return a piece from the side; `nobody` shows a dash for its number, `gold` gives it the mover's outline."""
    shape = shape_of(kit, size, wide, layer)
    rim = _rim(kit) * 2 + GOLD * kit.scale + 3
    pen = Pen(shape.width / 2 + rim, shape.seen + rim, shape.width / 2 + rim, rim)
    paint(pen, kit, colour, shape, digits, nobody=nobody, gold=gold)
    return pen.sprite(kit.inks, kit.tokens.gold if gold else kit.tokens.ink)


def _rim(kit: Kit) -> float:
    return max(1.3, INK * kit.scale)


def paint(pen: Pen, kit: Kit, colour: int, shape: Shape, digits: float, *, nobody: bool, gold: bool = False) -> None:
    """Draw a piece on its anchor."""
    coat, rim = COATS[colour], _rim(kit)
    around = shape.outline()
    if gold:
        pen.polygon(around, kit.tokens.gold)
        pen.line((*around, around[0]), 2 * (rim + max(1.4, GOLD * kit.scale)), kit.tokens.gold)
    if coat.edge == kit.tokens.ink:
        pen.line((*around, around[0]), 2 * rim, kit.tokens.ink)
    else:  # a light edge must stay visible at every width
        light = max(1.3, 0.7 * rim)
        pen.line((*around, around[0]), 2 * max(rim, light + 0.8), kit.tokens.ink)
        pen.line((*around, around[0]), 2 * light, coat.edge)
    pen.clip(shape.outline(), lambda within: _draw_sides(within, coat, shape))
    label = NOBODY if nobody else str(colour + 1)
    y = label_height(shape, digits)
    pen.clip(shape.outline(), lambda within: _draw_number_ground(within, coat, shape, label, y, digits))
    pen.letters(label, 0, y, digits, HEAVY, coat.mark)


def label_height(shape: Shape, digits: float) -> float:
    """Return the y of the middle of a piece's number from its base, so less than 0."""
    # The next piece's outline hides a little of a covered piece.
    return -max(digits * 0.45, min(shape.seen * 0.45, digits * 0.72))


def _draw_sides(pen: Pen, coat: Coat, shape: Shape) -> None:
    """Draw both sides with their pattern."""
    reach = shape.width
    pen.box(-reach, -shape.height, reach, 1, coat.shade)
    draw_pattern(pen, coat.pattern, shape.unit, shape.width / 2, shape.height, coat.dim_stroke)
    pen.clip(shape.lit(), lambda within: _draw_lit_side(within, coat, shape))
    if coat.pattern == "hollow":
        frame = shape.unit * 0.62
        half, tip = shape.width / 2, shape.width * TIP / 2
        slope = (half - tip) / shape.height
        left, top = half - frame * 1.1, min(shape.seen - frame, shape.height - frame * 2.2)
        inner = ((-left + slope * frame, -frame), (-left + slope * top, -top), (left - slope * top, -top))
        corners = (*inner, (left - slope * frame, -frame))
        pen.polygon(corners, coat.dim_stroke)
        pen.clip(shape.lit(), lambda within: within.polygon(corners, coat.stroke))


def _draw_lit_side(pen: Pen, coat: Coat, shape: Shape) -> None:
    pen.box(-shape.width, -shape.height, shape.width, 1, coat.fill)
    draw_pattern(pen, coat.pattern, shape.unit, shape.width / 2, shape.height, coat.stroke)


def _draw_number_ground(pen: Pen, coat: Coat, shape: Shape, label: str, y: float, digits: float) -> None:
    """Draw the plain ground behind a number, lit and shaded."""
    if coat.pattern == "hollow":
        return
    across = font(round(digits), HEAVY).getlength(label) / 2 + digits * 0.2
    down = digits * 0.5
    pen.box(-across, y - down, across, y + down, coat.shade, digits * 0.16)
    box = (-across, y - down, across, y + down)
    pen.clip(shape.lit(), lambda within: within.box(*box, coat.fill, digits * 0.16))


@cached
def swatch(kit: Kit, colour: int, *, nobody: bool) -> Sprite:
    """Return a colour's square with pattern and number, 46 units wide, anchored at the middle of its lower side."""
    s, coat = kit.scale, COATS[colour]
    side, edge = kit.px(46), max(1.0, 2 * kit.scale)
    half, inner, high = side / 2, side / 2 - edge, side - edge
    unit, digits = 124 * UNIT * s * 0.8, max(11.0, 28 * s)
    pen = Pen(half, side, half, 0)
    pen.box(-half, -side, half, 0, coat.edge, 6 * s)
    square = ((-inner, -edge), (-inner, -high), (inner, -high), (inner, -edge))

    def dress(within: Pen) -> None:
        within.box(-inner, -high, inner, -edge, coat.fill)
        draw_pattern(within, coat.pattern, unit, inner, high, coat.stroke)
        if coat.pattern == "hollow":
            frame = edge + 6 * s
            within.box(-half + frame, -side + frame, half - frame, -frame, coat.stroke)

    pen.clip(square, dress)
    label = NOBODY if nobody else str(colour + 1)
    if coat.pattern not in ("hollow", "plain"):
        across = font(round(digits), HEAVY).getlength(label) / 2 + digits * 0.16
        pen.box(-across, -half - digits * 0.5, across, -half + digits * 0.5, coat.fill, digits * 0.12)
    pen.letters(label, 0, -half, digits, HEAVY, coat.mark)
    return pen.sprite(kit.inks, coat.edge)
