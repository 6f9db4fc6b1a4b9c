"""Panels and lines straight on a picture: flat boxes with round corners, of any size. Part of render/: imports render.

Only the corners are sprites; a panel as one sprite would be kept for every height that a picture happens to have.
"""

from PIL import Image, ImageDraw

from render.kit import Kit, kept
from render.sprites import Pen, Sprite
from render.tokens import Colour

Box = tuple[int, int, int, int]


def panel(
    canvas: Image.Image,
    kit: Kit,
    box: Box,
    fill: Colour,
    edge: Colour | None = None,
    *,
    line: float = 2,
    radius: float = 16,
) -> None:
    """A panel in a box (left, top, right, bottom in pixels); without an edge it has none. Line and radius in units."""
    left, top, right, bottom = box
    border = fill if edge is None else edge
    wide, r = kit.px(line), min(kit.px(radius), (right - left) // 2, (bottom - top) // 2)
    draw = ImageDraw.Draw(canvas)
    corners = [(x, y) for x in (left, right - r) for y in (top, bottom - r)]
    saved = [canvas.crop((x, y, x + r, y + r)) for x, y in corners]
    draw.rectangle((left, top, right - 1, bottom - 1), fill=kit.inks[border])
    draw.rectangle((left + wide, top + wide, right - 1 - wide, bottom - 1 - wide), fill=kit.inks[fill])
    for (x, y), ground in zip(corners, saved, strict=True):
        canvas.paste(ground, (x, y))
        _corner(kit, r, x != left, y != top, border, wide, fill).stamp(canvas, x, y)


@kept
def _corner(kit: Kit, r: int, rightmost: bool, lowest: bool, edge: Colour, wide: int, fill: Colour) -> Sprite:
    """A quarter of a panel's round end, anchored at its left top corner."""
    pen = Pen(0, 0, r, r)
    far = 6 * r
    x0, x1 = (-far, r) if rightmost else (0, far)
    y0, y1 = (-far, r) if lowest else (0, far)
    pen.box(x0, y0, x1, y1, edge, r)
    pen.box(x0 + wide, y0 + wide, x1 - wide, y1 - wide, fill, max(1, r - wide))
    return pen.sprite(kit.inks, edge)


def rule(canvas: Image.Image, kit: Kit, left: int, right: int, y: int, colour: Colour, line: float = 2) -> None:
    """A level line from left to right, its middle at y."""
    wide = kit.px(line)
    top = y - wide // 2
    ImageDraw.Draw(canvas).rectangle((left, top, right - 1, top + wide - 1), fill=kit.inks[colour])
