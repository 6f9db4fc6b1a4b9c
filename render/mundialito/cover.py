"""The cover: a pass into the far row. Part of render/mundialito.

The pitch lies turned, so that the ball's diagonal way is a long one: from the golden drone between the red players and
past two bars to the row in front of the net.
"""

from math import cos, hypot, pi, radians, sin
from typing import Final

from render.mundialito.colours import BERMELLON, GUALDA, MOOD, MOWN, PyramidColours, tones
from render.mundialito.pieces import paint_ball, paint_pyramid
from render.sprites import Pen, Point
from render.tokens import mix

FOCUS = 560
GROUND: Final = MOOD.panel
ACCENT: Final = 0x3BA55D

_PITCH: Final = tones(MOOD)
JOINT, CHALK, WHITE = _PITCH.joint, _PITCH.chalk, MOOD.text
NET, MESH, INK = _PITCH.strip, _PITCH.mesh[0], MOOD.ink
LIP, ARROW, GOLD = _PITCH.lip, _PITCH.arrow, MOOD.gold
FAR_GRASS: Final = MOOD.raised

#: How far the pitch is turned (degrees), a cell's side, and where on the cover the corner of cell 0, 0 lies: the one
#: before the left post, in the far row. Cells count to the right and down.
TURN, CELL = 14.0, 140
CORNER = 92.0, -72.0
#: The share of a cell that a pyramid's base takes.
BASES = {1: 0.46, 2: 0.64, 3: 0.82}
COLUMNS = 6
#: Who stands where: coat, pips, and the middle in cells.
PLAYERS: Final = (
    (BERMELLON, 3, 0.5, 0.5),
    (BERMELLON, 2, 2.5, 0.5),
    (BERMELLON, 1, 5.56, 0.56),
    (GUALDA, 1, 0.5, 1.5),
    (BERMELLON, 2, 1.5, 1.5),
    (BERMELLON, 3, 4.6, 1.8),
    (GUALDA, 3, 0.6, 2.55),
    (GUALDA, 2, 2.5, 2.5),
    (GUALDA, 1, 5.5, 2.1),
)
PASSER, BALL = (2.5, 2.5), (4.5, 0.5)
#: The bars: the middle of an edge between two cells, in cells, and whether it is upright.
BARS: Final = ((4.0, 1.5, True), (3.5, 2.0, False), (3.5, 1.0, False), (6.0, 1.5, True), (1.5, 2.0, False))


def draw_scene(pen: Pen) -> None:
    """Draw the cover."""
    _draw_grass(pen)
    _draw_net(pen)
    for across, down, upright in BARS:
        _draw_bar(pen, across, down, upright=upright)
    _draw_shine(pen)
    for _, size, across, down in PLAYERS:
        _draw_shadow(pen, size, across, down)
    _draw_flight(pen)
    for coat, size, across, down in PLAYERS:
        _draw_player(pen, coat, size, across, down)
    _draw_ball(pen, *BALL, 52)


def at(across: float, down: float) -> Point:
    """Return where on the cover a point of the pitch is, given in cells."""
    angle = radians(TURN)
    x, y = across * CELL, down * CELL
    return CORNER[0] + x * cos(angle) - y * sin(angle), CORNER[1] + x * sin(angle) + y * cos(angle)


def area(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return the corners of a box on the pitch, given in cells."""
    return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]


def _draw_grass(pen: Pen) -> None:
    pen.polygon(area(-9, -9, 15, 0), FAR_GRASS)
    for row in range(5):
        pen.polygon(area(-9, row, 15, row + 1), MOWN[row % 2])
        pen.line([at(-9, row), at(15, row)], 5, JOINT)
    for column in range(-6, 12):
        pen.line([at(column, 0), at(column, 9)], 5, JOINT)
    chalk = 6
    pen.line([at(0.75, 0), at(0.75, 1.25), at(5.25, 1.25), at(5.25, 0)], chalk, CHALK)
    pen.line([at(2.25, 0), at(2.25, 0.25), at(3.75, 0.25), at(3.75, 0)], chalk, CHALK)
    arc = [at(3 + 0.8 * cos(step * pi / 40), 0.72 + 0.8 * sin(step * pi / 40)) for step in range(41)]
    pen.line([point for point, step in zip(arc, range(41), strict=True) if 9 <= step <= 31], chalk, CHALK)
    pen.line([at(-9, 0), at(15, 0)], 9, WHITE)
    for step in range(0, 24, 2):
        pen.line([at(COLUMNS, 0.06 + step * 0.15), at(COLUMNS, 0.2 + step * 0.15)], 6, WHITE, round_ends=False)
    barred = {bar[:2] for bar in BARS}
    for row in range(4):
        for column in range(COLUMNS):
            for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                if (column + 0.5 + across / 2, row + 0.5 + down / 2) not in barred:
                    _draw_arrow(pen, column + 0.5, row + 0.5, across, down)


def _draw_arrow(pen: Pen, x: float, y: float, across: int, down: int) -> None:
    far, near, half = 0.45, 0.36, 0.085
    tip = at(x + across * far, y + down * far)
    feet = [at(x + across * near + sign * down * half, y + down * near + sign * across * half) for sign in (-1, 1)]
    pen.polygon([tip, *feet], mix(MOWN[int(y) % 2], ARROW, 0.4))


def _draw_net(pen: Pen) -> None:
    """Draw the goal behind the far row, from post to post."""
    left, right, depth = 0.0, float(COLUMNS), 0.72
    pen.polygon(area(left, -depth, right, 0), NET)
    for step in range(1, 54):
        x = left + (right - left) * step / 54
        pen.line([at(x, -depth), at(x, 0)], 2, MESH, round_ends=False)
    for step in range(1, 6):
        y = -depth * step / 6
        pen.line([at(left, y), at(right, y)], 2, MESH, round_ends=False)
    pen.line([at(left, 0), at(left, -depth), at(right, -depth), at(right, 0)], 7, WHITE)
    pen.line([at(left, 0), at(right, 0)], 9, WHITE)
    for x in (left, right):
        pen.disc(*at(x, 0), 9, WHITE)


def _draw_bar(pen: Pen, across: float, down: float, *, upright: bool) -> None:
    """Draw the bars on both sides of an edge, the middle of which is given in cells."""
    for side in (-0.055, 0.055):
        middle = (across + side, down) if upright else (across, down + side)
        reach = (0, 0.2) if upright else (0.2, 0)
        ends = [at(middle[0] + sign * reach[0], middle[1] + sign * reach[1]) for sign in (-1, 1)]
        pen.line(ends, 14, LIP)
        pen.line(ends, 9, INK)


def _draw_shine(pen: Pen) -> None:
    """Draw the cell in the far row that the ball reaches, lit by a burst of rays."""
    x, y = at(*BALL)
    for far, near, colour in ((116, 82, INK), (108, 76, GOLD), (88, 66, WHITE)):
        rays = []
        for step in range(32):
            angle, reach = 2 * pi * step / 32, near if step % 2 else far
            rays.append((x + reach * sin(angle), y - reach * cos(angle)))
        pen.polygon(rays, colour)


def _draw_flight(pen: Pen) -> None:
    """Draw the ball's way: a tail that grows towards it."""
    start, ball = at(*PASSER), at(*BALL)
    reach = hypot(ball[0] - start[0], ball[1] - start[1])
    aside = -(ball[1] - start[1]) / reach, (ball[0] - start[0]) / reach
    for wide, colour in ((46, INK), (39, WHITE), (22, GOLD)):
        wing = [(ball[0] + sign * aside[0] * wide, ball[1] + sign * aside[1] * wide) for sign in (-1, 1)]
        pen.polygon([start, *wing], colour)


def _draw_shadow(pen: Pen, size: int, across: float, down: float) -> None:
    half = BASES[size] / 2
    shade = [(half, -half), (half + 0.2, half * 0.62), (half * 0.9, half), (-half, half)]
    pen.polygon([at(across + a, down + b) for a, b in shade], mix(MOWN[int(down) % 2], INK, 0.55))


def _draw_player(pen: Pen, coat: PyramidColours, size: int, across: float, down: float) -> None:
    """Draw a pyramid, turned with the pitch."""
    base = CELL * BASES[size]
    own = Pen(base)
    paint_pyramid(own, coat, size, base)
    own.turn(TURN)
    pen.place(own, *at(across, down))


def _draw_ball(pen: Pen, across: float, down: float, radius: float) -> None:
    x, y = at(across, down)
    pen.disc(x, y, radius + 5, INK)
    own = Pen(radius + 2)
    paint_ball(own, radius, GUALDA.light, GUALDA.left, GUALDA.mark, 5.5, 6)
    own.turn(18)
    pen.place(own, x, y)
