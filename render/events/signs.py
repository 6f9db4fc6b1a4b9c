"""Signs of results and of what a place leads to. Part of render/events.

A disc is full for a game that was won, empty for a lost one, and half or in part full for what is between them.
"""

from fractions import Fraction
from math import cos, pi, sin

from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour
from words.events import CellKind, RowMark

#: The radius of a sign, in units.
RADIUS = 11
#: In how many eighths a disc is filled.
PARTS = 8


def sign_of(tools: Kit, kind: str, share: Fraction = Fraction(0), radius: float = RADIUS) -> Sprite:
    """Return the sign of a result or a mark by its value, anchored at its middle. Radius in units.

    `share` is how much of the disc is full for a place at a table.
    """
    reach, tokens = max(4.4, radius * tools.scale), tools.tokens
    discs = {
        CellKind.WON.value: (PARTS, tokens.positive),
        CellKind.DRAWN.value: (PARTS // 2, tokens.text),
        CellKind.LOST.value: (0, tokens.muted),
        CellKind.PLACED.value: (round(share * PARTS), tokens.positive if share == 1 else tokens.text),
    }
    if kind in discs:
        parts, colour = discs[kind]
        return disc(tools, reach, parts, colour if parts else tokens.muted)
    if kind == CellKind.RUNNING.value:
        return triangle(tools, reach, 0.25, tokens.gold)
    if kind == RowMark.UP.value:
        return triangle(tools, reach, 0, tokens.positive)
    if kind == RowMark.DOWN.value:
        return triangle(tools, reach, 0.5, tokens.warning)
    if kind == RowMark.THROUGH.value:
        return check(tools, reach, tokens.positive)
    if kind == "lot":
        return diamond(tools, reach, tokens.text)
    if kind in (CellKind.ABSENT.value, RowMark.OUT.value):
        return plus(tools, reach, 1 / 8, tokens.warning if kind == CellKind.ABSENT.value else tokens.muted)
    return plus(tools, reach, 0, tokens.text)


@cached
def disc(tools: Kit, radius: float, parts: int, colour: Colour) -> Sprite:
    """Return a ring of which `parts` eighths are full, from the top clockwise to the left for a half."""
    pen, wide = Pen(radius + 1), max(1.4, 0.2 * radius)
    pen.disc(0, 0, radius, colour)
    if parts < PARTS:
        pen.erase(-radius + wide, -radius + wide, radius - wide, radius - wide, radius - wide)
    if 0 < parts < PARTS:
        begin = -parts / PARTS * pi - pi / 2  # symmetric to the left
        angles = [begin + 2 * pi * parts / PARTS * step / 24 for step in range(25)]
        rim: list[Point] = [((radius - wide / 2) * sin(angle), -(radius - wide / 2) * cos(angle)) for angle in angles]
        pen.polygon([(0, 0), *rim], colour)
    return pen.sprite(tools.inks, colour)


@cached
def triangle(tools: Kit, radius: float, turn: float, colour: Colour) -> Sprite:
    """Return a full triangle that points up, or is turned to the right by `turn` full turns."""
    pen = Pen(radius + 1)
    corners = [(0.0, -0.85), (0.95, 0.75), (-0.95, 0.75)]
    angle = 2 * pi * turn
    placed = [
        (radius * (x * cos(angle) - y * sin(angle)), radius * (x * sin(angle) + y * cos(angle))) for x, y in corners
    ]
    pen.polygon(placed, colour)
    return pen.sprite(tools.inks, colour)


@cached
def diamond(tools: Kit, radius: float, colour: Colour) -> Sprite:
    """Return a full square that stands on a corner."""
    pen = Pen(radius + 1)
    pen.polygon([(0, -radius), (radius, 0), (0, radius), (-radius, 0)], colour)
    return pen.sprite(tools.inks, colour)


@cached
def plus(tools: Kit, radius: float, turn: float, colour: Colour) -> Sprite:
    """Return a plus, or a cross if it is turned by an eighth."""
    pen, wide = Pen(radius + 2), max(1.6, 0.36 * radius)
    for quarter in range(2):
        angle, reach = 2 * pi * (turn + quarter / 4), radius * 0.95
        x, y = reach * sin(angle), reach * cos(angle)
        pen.line([(-x, -y), (x, y)], wide, colour)
    return pen.sprite(tools.inks, colour)


@cached
def check(tools: Kit, radius: float, colour: Colour) -> Sprite:
    """Return a tick."""
    pen, r = Pen(radius + 2), radius
    pen.line([(-0.9 * r, 0.05 * r), (-0.25 * r, 0.7 * r), (0.95 * r, -0.65 * r)], max(1.8, 0.38 * r), colour)
    return pen.sprite(tools.inks, colour)
