"""The cover: the last climb at sunset on Mars. Part of render/hedgehog.

The red pawn hops onto its own drone and queen, a tree; the others watch it, or sleep.
"""

from math import cos, pi, sin
from typing import Final

from render.hedgehog.hedgehogs import paint_face, paint_hedgehog, shape_of
from render.sprites import Pen, Point
from render.tokens import rgb

FOCUS = 470
GROUND: Final = rgb("#34120D")
ACCENT: Final = 0xD9633B

SKY, SUN, HALO = rgb("#EBB487"), rgb("#FFF4DF"), rgb("#D9DBDA")
MOON, CRATER, MESA = rgb("#CC8D63"), rgb("#B5764F"), rgb("#D68C5F")
FAR_SOIL, NEAR_SOIL, FOREGROUND = rgb("#C4602F"), rgb("#B8562C"), rgb("#5A2018")
TRACK, GOLD, INK, CREAM = rgb("#45170F"), rgb("#FFC94D"), rgb("#1B0907"), rgb("#FCF0DE")

HORIZON, FOOT = 232, 352
#: The width of a queen, and what a covered piece shows of its height.
QUEEN, LAYER = 158, 63
RED, YELLOW, BLUE, GREEN, BLACK = range(5)
#: Mesas along the horizon: across, and how high.
MESAS: Final = (
    (0, 40),
    (36, 46),
    (64, 84),
    (152, 84),
    (178, 58),
    (232, 30),
    (330, 36),
    (362, 64),
    (424, 64),
    (450, 40),
    (560, 26),
    (690, 24),
    (724, 66),
    (746, 72),
    (768, 120),
    (884, 120),
    (906, 84),
    (940, 80),
    (964, 40),
    (1000, 34),
)


#: Where the tree stands, and all stacks: their pieces, the lowest first, each a colour and a size; where; whether the
#: uppermost is awake, and whither it looks.
TREE = 540
Stack = tuple[tuple[tuple[int, int], ...], float, bool, Point]
STACKS: Final[tuple[Stack, ...]] = (
    (((GREEN, 2),), 82, False, (0, 0)),
    (((YELLOW, 3), (BLUE, 1)), 248, True, (0.6, 0.6)),
    (((RED, 3), (RED, 2)), TREE, True, (-0.35, 0.8)),
    (((GREEN, 3), (BLUE, 2)), 728, True, (-0.8, 0.3)),
    (((BLACK, 3),), 906, False, (0, 0)),
)


def draw_scene(pen: Pen) -> None:
    """Draw the cover."""
    _draw_mars(pen)
    _draw_track(pen)
    for stack in STACKS:
        _stand(pen, stack)
    _draw_hop(pen)


def _draw_mars(pen: Pen) -> None:
    pen.box(0, 0, 1000, 400, SKY)
    pen.disc(TREE, HORIZON - 26, 184, HALO)
    pen.disc(TREE, HORIZON - 26, 128, SUN)
    _draw_moon(pen, 150, 74, 36)
    pen.disc(890, 56, 17, MOON)
    pen.polygon([(0, HORIZON), *((x, HORIZON - up) for x, up in MESAS), (1000, HORIZON)], MESA)
    pen.box(0, HORIZON - 4, 1000, 400, FAR_SOIL)
    pen.polygon([*_wave(300, 12, 0.4), (1000, 400), (0, 400)], NEAR_SOIL)
    pen.polygon([*_wave(374, 7, 2.6), (1000, 400), (0, 400)], FOREGROUND)


def _draw_moon(pen: Pen, x: float, y: float, r: float) -> None:
    """Draw the greater moon, which isn't round."""
    angles = [2 * pi * step / 60 for step in range(60)]
    outline = [(angle, r * (1 + 0.07 * cos(2 * angle + 0.6) + 0.04 * cos(3 * angle))) for angle in angles]
    pen.polygon([(x + 1.15 * reach * cos(angle), y + 0.9 * reach * sin(angle)) for angle, reach in outline], MOON)
    for aside, down, size in ((-0.4, -0.25, 0.2), (0.35, 0.2, 0.26), (-0.1, 0.4, 0.13)):
        pen.disc(x + aside * r, y + down * r, size * r, CRATER)


def _wave(middle: float, height: float, shift: float) -> list[Point]:
    """Return a line of dunes from left to right."""
    return [(x, middle + height * sin(x / 1000 * 2.4 * pi + shift)) for x in range(0, 1001, 10)]


def _draw_track(pen: Pen) -> None:
    """Draw the ring's spaces, on which the stacks stand, and what joins them."""
    pen.box(-20, FOOT + 6, 1020, FOOT + 18, TRACK)
    for pieces, x, *_ in STACKS:
        wide = shape_of(QUEEN, pieces[0][1]).width / 2 + 8
        pen.box(x - wide - 4, FOOT - 6, x + wide + 4, FOOT + 36, INK, 14)
        pen.box(x - wide, FOOT - 2, x + wide, FOOT + 32, GOLD if x == TREE else TRACK, 11)


def _stand(pen: Pen, stack: Stack) -> None:
    """Draw a stack of pieces, the lowest first."""
    pieces, x, awake, look = stack
    gold = GOLD if x == TREE else None
    for place, (colour, size) in enumerate(pieces):
        last = place == len(pieces) - 1
        shape = shape_of(QUEEN, size, None if last else LAYER)
        own = Pen(shape.width, shape.height + 30, shape.width, 30)
        paint_hedgehog(own, colour, shape, line=4, gold=gold)
        if last:
            paint_face(own, shape, awake=awake, look=look)
        pen.place(own, x, FOOT - place * LAYER)


def _draw_hop(pen: Pen) -> None:
    """Draw the pawn in the air, and the way that it has come."""
    way = [_along(step / 40) for step in range(41)]
    for start in range(2, 31, 6):
        dash = way[start : start + 4]
        pen.line(dash, 14, INK)
        pen.line(dash, 8, CREAM)
    shape = shape_of(QUEEN, 1)
    own = Pen(shape.height, shape.height + 20)
    paint_hedgehog(own, RED, shape, line=4, gold=GOLD)
    paint_face(own, shape, awake=True, look=(0.5, -0.4))
    own.turn(13)
    pen.place(own, 412, 152)


def _along(share: float) -> Point:
    """Return a point of the way through the air."""
    return 322 + 84 * share, 312 - 262 * share + 110 * share * share
