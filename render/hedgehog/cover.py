"""The cover: the last climb at sunset on Mars. Part of render/hedgehog.

The red pawn hops onto its own drone and queen, a tree; the others watch it, or sleep.
"""

from typing import Final

from render.hedgehog.colours import COATS, FAR_SOIL, HALO, MESA, MOOD, MOON, NEAR_SOIL, SKY, SUN, tones
from render.hedgehog.hedgehogs import Shape, paint_body, paint_face, shape_of
from render.hedgehog.scene import paint_moon, wave
from render.sprites import Pen, Point

FOCUS = 470
GROUND: Final = MOOD.panel
ACCENT: Final = 0xD9633B
TRACK, GOLD, INK, CREAM = tones(MOOD).track, MOOD.gold, MOOD.ink, MOOD.text

HORIZON, FOOT = 232, 352
#: The width of a queen, and what a covered piece shows of its height.
QUEEN, LAYER = 158, 63
RED, YELLOW, BLUE, GREEN, BLACK = range(5)
#: The outlines of a piece, the outermost first, and of those in the tree; the share of its height where a face begins.
PLAIN: Final = ((INK, 4.0),)
IN_TREE: Final = ((INK, 10.0), (GOLD, 8.4), *PLAIN)
FACE_FROM: Final = 0.2
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
    paint_moon(pen, 150, 74, 36)
    pen.disc(890, 56, 17, MOON)
    pen.polygon([(0, HORIZON), *((x, HORIZON - up) for x, up in MESAS), (1000, HORIZON)], MESA)
    pen.box(0, HORIZON - 4, 1000, 400, FAR_SOIL)
    pen.polygon([*wave(300, 12, 0.4), (1000, 400), (0, 400)], NEAR_SOIL)
    pen.polygon([*wave(374, 7, 2.6), (1000, 400), (0, 400)], MOOD.canvas)


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
    for place, (colour, size) in enumerate(pieces):
        last = place == len(pieces) - 1
        shape = shape_of(QUEEN, size, None if last else LAYER)
        own = Pen(shape.width, shape.height + 30, shape.width, 30)
        paint_body(own, COATS[colour], shape, IN_TREE if x == TREE else PLAIN)
        if last:
            _paint_face(own, shape, awake=awake, look=look)
        pen.place(own, x, FOOT - place * LAYER)


def _paint_face(pen: Pen, shape: Shape, *, awake: bool, look: Point) -> None:
    reach = 0.8 * shape.half(FACE_FROM * shape.height)
    paint_face(pen, shape, FACE_FROM * shape.height, INK, max(2.0, 0.05 * reach), awake=awake, look=look)


def _draw_hop(pen: Pen) -> None:
    """Draw the pawn in the air, and the way that it has come."""
    way = [_along(step / 40) for step in range(41)]
    for start in range(2, 31, 6):
        dash = way[start : start + 4]
        pen.line(dash, 14, INK)
        pen.line(dash, 8, CREAM)
    shape = shape_of(QUEEN, 1)
    own = Pen(shape.height, shape.height + 20)
    paint_body(own, COATS[RED], shape, IN_TREE)
    _paint_face(own, shape, awake=True, look=(0.5, -0.4))
    own.turn(13)
    pen.place(own, 412, 152)


def _along(share: float) -> Point:
    """Return a point of the way through the air."""
    return 322 + 84 * share, 312 - 262 * share + 110 * share * share
