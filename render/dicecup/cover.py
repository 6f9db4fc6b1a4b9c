"""The cover: dice tumble into the floodlight. Part of render/dicecup.

Two shirts wait on the pitch of a stadium at night while the three dice fall between them.
"""

from math import cos, pi, radians, sin
from typing import Final

from render.cup_games.colours import DICE, SHIRTS, DieColours, cup_tones
from render.cup_games.signs import star_points
from render.dicecup.colours import LAMP, MOOD, RIG
from render.sprites import Pen, Point
from render.tokens import Colour, mix, rgb

FOCUS = 500
GROUND: Final = MOOD.canvas
ACCENT: Final = 0x6C8CFF

NIGHT, PANEL, STAND, STAND_EDGE = MOOD.canvas, MOOD.panel, MOOD.raised, RIG
BEAM, BEAMS, LINE = cup_tones(MOOD).beam, cup_tones(MOOD).beams, rgb("#8794CF")
SHADOW, INK = rgb("#080C1F"), MOOD.ink
GOLD: Final = MOOD.gold

#: The lowest end of the stands, where the pitch begins.
TOUCHLINE = 246


def draw_scene(pen: Pen) -> None:
    """Draw the cover."""
    _draw_stadium(pen)
    for mirrored in (False, True):
        _draw_rig(pen, mirrored=mirrored)
    for _, x, y, size, _, tail in FALLING:
        _draw_tail(pen, x, y, size, tail)
    _draw_shirt(pen, SHIRTS[1], 182, 244, 190, -7)
    _draw_shirt(pen, SHIRTS[2], 818, 244, 190, 7)
    for stars, x, y, size, turns, _ in FALLING:
        _draw_die(pen, DICE[stars], stars, x, y, size, turns)


#: The dice: stars, the middle, half the side, the angles around the three axes (degrees), and whence each comes.
FALLING: Final = (
    (2, 500, 98, 55, (-30, -34, 18), (-40, -150)),
    (1, 388, 272, 62, (-32, 36, -10), (-130, -150)),
    (3, 622, 270, 73, (-30, -38, 12), (130, -150)),
)


def _mirror(points: list[Point], *, mirrored: bool) -> list[Point]:
    return [(1000 - x, y) for x, y in points] if mirrored else points


def _draw_stadium(pen: Pen) -> None:
    """Draw the night, the tiers of stands, the light, and the pitch."""
    pen.box(0, 0, 1000, 400, NIGHT)
    for rise, colour in ((150, PANEL), (104, STAND), (56, PANEL)):
        curve = [(x, TOUCHLINE - rise * (0.45 + 0.55 * ((x - 500) / 500) ** 2)) for x in range(-20, 1021, 20)]
        pen.polygon([*curve, (1020, 400), (-20, 400)], colour)
        pen.line(curve, 4, STAND_EDGE)
    pen.polygon(_ellipse(500, TOUCHLINE + 190, 760, 200), BEAM)
    beams = [_beam(mirrored=mirrored) for mirrored in (False, True)]
    for beam in beams:
        pen.polygon(beam, BEAM)
    pen.clip(beams[0], lambda within: within.polygon(beams[1], BEAMS))
    pen.polygon(_ellipse(500, 340, 400, 78), BEAMS)
    pen.line([(-20, TOUCHLINE), (1020, TOUCHLINE)], 4, LINE)
    pen.line([(352, TOUCHLINE), (262, 362), (738, 362), (648, TOUCHLINE)], 4, LINE)
    _draw_goal(pen)


def _beam(*, mirrored: bool) -> list[Point]:
    return _mirror([(64, 52), (196, 52), (820, 410), (300, 410)], mirrored=mirrored)


def _ellipse(x: float, y: float, across: float, down: float) -> list[Point]:
    angles = [2 * pi * step / 90 for step in range(90)]
    return [(x + across * cos(angle), y + down * sin(angle)) for angle in angles]


def _draw_goal(pen: Pen) -> None:
    """Draw the goal at the far end."""
    left, right, top, back = 384, 616, 166, 18
    for step in range(1, 14):
        x = left + (right - left) * step / 14
        pen.line([(x, top), (x + (500 - x) * 0.16, TOUCHLINE - back)], 2, LINE)
    for step in range(1, 5):
        y, aside = top + (TOUCHLINE - back - top) * step / 4, 12 * step / 4
        pen.line([(left + aside, y), (right - aside, y)], 2, LINE)
    pen.line([(left, TOUCHLINE), (left, top), (right, top), (right, TOUCHLINE)], 7, LAMP)


def _draw_rig(pen: Pen, *, mirrored: bool) -> None:
    """Draw a mast with its lamps."""
    left, right = (1000 - 218, 1000 - 42) if mirrored else (42, 218)
    middle = (left + right) / 2
    pen.box(middle - 9, 60, middle + 9, 200, STAND_EDGE)
    pen.box(left, 14, right, 92, INK, 14)
    pen.box(left + 4, 18, right - 4, 88, RIG, 11)
    for row in range(3):
        for column in range(7):
            pen.disc(left + 22 + column * 22, 32 + row * 21, 8.5, LAMP)


def _draw_shirt(pen: Pen, cloth: Colour, x: float, y: float, height: float, turn: float) -> None:
    """Draw a shirt in the air above the pitch, its shadow below it."""
    h = height / 44
    pen.polygon(_ellipse(x, 370, 20 * h, 3.4 * h), SHADOW)
    own = Pen(28 * h)

    def shape(colour: Colour, *points: Point) -> None:
        own.polygon([(a * h, b * h) for a, b in points], colour)

    half = [(8, -22), (24, -14), (19, -1), (14, -4), (14, 22)]
    around = [(a * h, b * h) for a, b in half] + [(-a * h, b * h) for a, b in reversed(half)]
    own.line([*around, around[0]], 10, INK)
    own.polygon(around, cloth)
    dark = mix(cloth, INK, 0.3)
    shape(mix(cloth, INK, 0.12), (5, -19.5), (14, -4), (14, 22), (6, 22))
    shape(mix(cloth, INK, 0.12), (14, -4), (19, -1), (24, -14), (20, -16))
    shape(dark, (-8, -22), (8, -22), (4, -16), (-4, -16))
    shape(dark, (-14, 18.5), (14, 18.5), (14, 22), (-14, 22))
    for side in (-1, 1):
        shape(dark, (side * 24, -14), (side * 19, -1), (side * 16.6, -2.4), (side * 21.2, -15.4))
    own.turn(turn)
    pen.place(own, x, y)


def _draw_tail(pen: Pen, x: float, y: float, size: float, tail: Point) -> None:
    """Draw three strokes along which a die has come."""
    reach = (tail[0] ** 2 + tail[1] ** 2) ** 0.5
    along, aside = (tail[0] / reach, tail[1] / reach), (-tail[1] / reach, tail[0] / reach)
    for place, start, end in ((-0.72, 1.15, 1.95), (0, 1.55, 2.5), (0.72, 1.15, 2.1)):
        ends = [
            (x + size * (along[0] * far + aside[0] * place), y + size * (along[1] * far + aside[1] * place))
            for far in (start, end)
        ]
        pen.line(ends, 9, GOLD)


Axis = tuple[float, float, float]
_FACES: Final[tuple[tuple[Axis, Axis, Axis], ...]] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
#: The size of stars on a die, and where they are on each face, by their number, in half sides.
STARS: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (0.62, ((0, 0),)),
    2: (0.42, ((-0.4, -0.4), (0.4, 0.4))),
    3: (0.37, ((0, -0.45), (-0.45, 0.38), (0.45, 0.38))),
}
#: What the dark sides of a die tend to, by its stars.
SHADES: Final = {1: rgb("#3B4474"), 2: rgb("#0B1A55"), 3: rgb("#7E4300")}
#: The share of a die's side that is flat, and whence the light comes.
FLAT: Final = 0.9
LIGHT: Final = (-0.35, -0.75, 0.56)


def _draw_die(pen: Pen, coat: DieColours, stars: int, x: float, y: float, size: float, turns: Axis) -> None:
    """Draw a die in the air: the three faces that are seen, each with its stars."""
    seen = []
    for faces in _FACES:
        out, right, down = (_turn_axis(axis, turns) for axis in faces)
        if out[2] > 0:
            seen.append((out, right, down))
    corners = [[_spot(*axes, a, b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for axes in seen]
    hull = [(x + a * size, y + b * size) for a, b in _outline([corner for around in corners for corner in around])]
    for wide, colour in ((0.36, INK), (0.22, mix(coat.face, SHADES[stars], 0.4))):
        pen.line([*hull, hull[0]], wide * size, colour)
        pen.polygon(hull, colour)
    for around, (out, right, down) in zip(corners, seen, strict=True):
        bright = sum(a * b for a, b in zip(out, LIGHT, strict=True))
        face = mix(coat.face, SHADES[stars], max(0.0, 0.5 - 0.66 * bright))
        ring = [(x + a * size, y + b * size) for a, b in (*around, around[0])]
        pen.line(ring, 0.22 * size, face)
        pen.polygon(ring, face)
        big, places = STARS[stars]
        for middle_x, middle_y in places:
            star = [_spot(out, right, down, a, b) for a, b in star_points(middle_x, middle_y, big)]
            pen.polygon([(x + a * size, y + b * size) for a, b in star], coat.mark)


def _outline(points: list[Point]) -> list[Point]:
    """Return the corners of the smallest polygon around points, in order."""
    found: list[Point] = []
    for row in (sorted(points), sorted(points, reverse=True)):
        half: list[Point] = []
        for x, y in row:
            while len(half) > 1 and _bend(half[-2], half[-1], (x, y)) <= 0:
                half.pop()
            half.append((x, y))
        found += half[:-1]
    return found


def _bend(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _spot(out: Axis, right: Axis, down: Axis, across: float, below: float) -> Point:
    """Return where a point of a face is seen, in half sides."""
    x, y = (out[part] + FLAT * (across * right[part] + below * down[part]) for part in (0, 1))
    return x, y


def _turn_axis(axis: Axis, turns: Axis) -> Axis:
    """Return a direction turned around the axes across, down and towards the eye, by `turns` (degrees)."""
    x, y, z = axis
    for (one, other), degrees in zip(((1, 2), (2, 0), (0, 1)), turns, strict=True):
        parts = [x, y, z]
        c, s = cos(radians(degrees)), sin(radians(degrees))
        a, b = parts[one], parts[other]
        parts[one], parts[other] = a * c - b * s, a * s + b * c
        x, y, z = parts
    return x, y, z
