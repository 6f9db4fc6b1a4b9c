"""The pieces and the colours' squares as sprites. Part of render/hedgehog.

A piece is anchored at the middle of its base. Its number has a plain ground, so that the pattern never runs behind it.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from render.fonts import CAPITALS, HEAVY, font
from render.hedgehog.colours import COATS, Coat
from render.hedgehog.hedgehogs import HEIGHT, UNIT, WIDTHS, Shape, paint_body, paint_face
from render.hedgehog.patterns import draw_pattern
from render.kit import Kit
from render.sprites import Pen, Sprite, cached
from render.tokens import Colour

#: The widths of pieces in high contrast: smaller ones are larger there.
PLAIN_WIDTHS: Final = {1: 0.62, 2: 0.81, 3: 1.0}
#: How wide a piece's outline is, in units; the least in pixels; and in high contrast.
OUTLINE, LEAST, PLAIN_OUTLINE = 3.4, 1.5, 4.0
#: The mover's outline, in units: gold, and the casing around it; and in high contrast, where it is cased on both sides.
GOLD, CASING = 3.5, 1.6
PLAIN_GOLD, PLAIN_CASING = 5.0, 2.6
#: The usual size of numbers, and that on large pieces; and in high contrast.
DIGITS, PLAIN_DIGITS = (28, 32), (30, 35)
#: A square's usual side.
SWATCH = 46
#: A face's outline.
MASK_LINE = 2.6
#: The label of a neutral piece.
NOBODY = "–"


@lru_cache(maxsize=4096)
def shape_of(kit: Kit, size: int, wide: int, layer: int | None) -> Shape:
    """Return a piece's shape if the queen is `wide` units wide; a covered piece shows only `layer` pixels."""
    queen = wide * kit.scale
    width = 2 * round(queen * (PLAIN_WIDTHS if kit.plain else WIDTHS)[size] / 2)
    height = round(width * HEIGHT)
    return Shape(width, height, min(height, layer) if layer is not None else height, queen * UNIT)


def height_of(kit: Kit, size: int, wide: int) -> int:
    """Return a piece's height in pixels."""
    return round(shape_of(kit, size, wide, None).height)


def digits_of(kit: Kit, wide: int, layer: int) -> int:
    """Return the size of the numbers on pieces in pixels, if a layer is `layer` pixels high."""
    usual, big = PLAIN_DIGITS if kit.plain else DIGITS
    return max(11, kit.px(big if wide > 110 and layer >= kit.px(44) else usual))


def outlines(kit: Kit, coat: Coat, *, gold: bool) -> list[tuple[Colour, float]]:
    """Return a piece's outlines, the outermost first: each with how far it reaches, in pixels."""
    tokens, s = kit.tokens, kit.scale
    rim = max(LEAST, (PLAIN_OUTLINE if kit.plain else OUTLINE) * s)
    light = max(LEAST, (0.4 if kit.plain else 0.7) * rim)
    edges = [(tokens.ink, rim)]
    if coat.edge is not None:  # a light edge must stay visible at every width
        edges = [(coat.edge, light), (tokens.ink, max(rim, light + max(LEAST, 1.8 * s)))]
    if gold:
        if kit.plain:
            edges.append((tokens.on, edges[-1][1] + max(1.0, PLAIN_CASING * s)))
        edges.append((tokens.gold, edges[-1][1] + max(1.4, (PLAIN_GOLD if kit.plain else GOLD) * s)))
        edges.append((tokens.on, edges[-1][1] + max(0.8, CASING * s)))
    return edges[::-1]


@cached
def piece(
    kit: Kit,
    colour: int,
    size: int,
    wide: int,
    layer: int | None,
    digits: int,
    *,
    nobody: bool,
    gold: bool,
    awake: bool | None = None,
    over: int | None = None,
) -> Sprite:
    """Return a piece; `nobody` shows a dash for its number, `gold` gives it the mover's outline.

    The mover's pieces are awake, if nothing else is said. The outline reaches `over` pixels down on what the piece
    stands on, another piece (`room_over`) or a plate.
    """
    shape, edges = shape_of(kit, size, wide, layer), outlines(kit, COATS[colour], gold=gold)
    pen = _pen(shape, edges[0][1], over)
    paint(pen, kit, colour, shape, digits, edges, nobody=nobody, awake=gold if awake is None else awake)
    return pen.sprite(kit.inks, edges[0][0])


@cached
def portrait(kit: Kit, colour: int, width: int, height: int, *, nobody: bool = False) -> Sprite:
    """Return a piece that is awake, to stand next to text. Size in units; anchored at the middle of its base."""
    s = kit.scale
    wide, high = 2 * round(width * s / 2), round(height * s)
    shape, edges = Shape(wide, high, high, width * UNIT * s * 1.2), outlines(kit, COATS[colour], gold=False)
    pen = _pen(shape, edges[0][1])
    paint(pen, kit, colour, shape, max(11.0, 28 * s), edges, nobody=nobody, awake=True)
    return pen.sprite(kit.inks, edges[0][0])


def _pen(shape: Shape, rim: float, below: float | None = None) -> Pen:
    """Return a pen with room for a piece, its spines and outlines, of which those below may be cut."""
    aside = shape.width / 2 + shape.unit * 0.4 + rim + 1
    return Pen(aside, shape.seen + rim + 1, aside, rim + 1 if below is None else min(rim + 1, below))


def paint(
    pen: Pen,
    kit: Kit,
    colour: int,
    shape: Shape,
    digits: float,
    edges: list[tuple[Colour, float]],
    *,
    nobody: bool,
    awake: bool,
) -> None:
    """Draw a piece on its anchor."""
    coat = COATS[colour]
    paint_body(pen, coat, shape, edges)
    label = NOBODY if nobody else str(colour + 1)
    y = label_height(shape, digits)
    pen.clip(shape.spines(), lambda within: _draw_number_ground(within, coat, shape, label, y, digits))
    pen.letters(label, 0, y, digits, HEAVY, coat.mark)
    if shape.seen == shape.height and not nobody:
        paint_face(pen, shape, digits / 2 - y, kit.tokens.ink, max(1.0, MASK_LINE * kit.scale), awake=awake)


def label_height(shape: Shape, digits: float) -> float:
    """Return the y of the middle of a piece's number from its base, so less than 0."""
    # The next piece's outline hides a little of a covered piece.
    return -max(digits * 0.45, min(shape.seen * 0.45, digits * 0.72))


def room_over(layer: int, digits: int) -> int:
    """Return how much of a covered piece is above its number, in pixels, if a layer is `layer` pixels high."""
    return max(1, layer - round(max(digits * 0.45, min(layer * 0.45, digits * 0.72)) + digits * CAPITALS))


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
def swatch(kit: Kit, colour: int, side: int, *, nobody: bool) -> Sprite:
    """Return a colour's square with pattern and number, `side` pixels wide, anchored at its middle."""
    s, coat = side / SWATCH, COATS[colour]
    edge, rim = max(1.0, 2 * s), coat.rim(kit.tokens)
    left, right, high = -(side // 2), side - side // 2, side - edge
    unit, digits = 124 * UNIT * s * 0.8, max(11.0, 28 * s)
    pen = Pen(-left, side, right, 0)
    pen.box(left, -side, right, 0, rim, 6 * s)
    inner = (left + edge, -high, right - edge, -edge)

    def dress(within: Pen) -> None:
        within.box(*inner, coat.fill)
        draw_pattern(within, coat.pattern, unit, side / 2, high, coat.stroke)
        if coat.pattern == "hollow":
            frame = edge + 6 * s
            within.box(left + frame, frame - side, right - frame, -frame, coat.stroke)

    pen.clip(((inner[0], -edge), (inner[0], -high), (inner[2], -high), (inner[2], -edge)), dress)
    label = NOBODY if nobody else str(colour + 1)
    x, y = (left + right) / 2, -side / 2
    if coat.pattern not in ("hollow", "plain"):
        across = font(round(digits), HEAVY).getlength(label) / 2 + digits * 0.16
        pen.box(x - across, y - digits * 0.5, x + across, y + digits * 0.5, coat.fill, digits * 0.12)
    pen.letters(label, x, y, digits, HEAVY, coat.mark)
    drawn = pen.sprite(kit.inks, rim)
    return replace(drawn, y=drawn.y + side // 2)
