"""Flat confetti for a win, only where the ground is free. Part of render/: imports render."""

from collections.abc import Iterator

from render.kit import Kit
from render.sheet import Box
from render.sprites import Pen, Sprite, cached, regular
from render.tokens import Colour

#: Each piece: x and y in a box of 1 by 1, shape (0 slip, 1 triangle, 2 disc), and colour.
_FALL = (
    (0.93, 0.12, 0, 4),
    (0.70, 0.20, 2, 0),
    (0.84, 0.44, 1, 1),
    (0.98, 0.66, 2, 2),
    (0.60, 0.62, 0, 3),
    (0.78, 0.86, 1, 2),
    (0.50, 0.16, 1, 0),
    (0.40, 0.74, 2, 2),
    (0.30, 0.26, 0, 1),
    (0.20, 0.84, 0, 2),
    (0.10, 0.40, 1, 4),
    (0.93, 0.90, 0, 3),
    (0.02, 0.80, 2, 3),
)


def scatter(kit: Kit, box: Box, colours: tuple[Colour, ...]) -> Iterator[tuple[Sprite, int, int]]:
    """Yield the sprites and places of confetti of five colours over a free box (left, top, right, bottom in pixels).

    A narrow box gets fewer pieces, or none.
    """
    left, top, right, bottom = box
    wide = min(right - left, kit.px(330))
    if wide < kit.px(60):
        return
    count = len(_FALL) * wide // kit.px(330)
    for across, down, shape, colour in _FALL[: max(4, count)]:
        x, y = right - round((1 - across) * wide), top + round(down * (bottom - top))
        yield _scrap(kit, shape, colours[colour]), x, y


@cached
def _scrap(kit: Kit, shape: int, colour: Colour) -> Sprite:
    s = kit.scale
    pen = Pen(12 * s)
    if shape == 0:
        pen.polygon([(x * s, y * s) for x, y in ((-8, -4), (5, -9), (8, 3), (-5, 8))], colour)
    elif shape == 1:
        pen.polygon(regular(0, 2 * s, 10 * s, 3), colour)
    else:
        pen.disc(0, 0, 7.5 * s, colour)
    return pen.sprite(kit.inks, colour)
