"""Symbols of the World Cup Game's pictures: tiles, rank chips, modifier dice, marks on rows.

Part of render/worldcup.

All are anchored at their middle; `side` and other sizes are in pixels, so that a chart can use smaller ones. Imports
render.
"""

from math import cos, pi, sin

from render.cup_games.colours import CREAM
from render.cup_games.signs import star_points
from render.fonts import HEAVY
from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached
from render.tokens import Colour
from render.worldcup.colours import (
    DOWN,
    DOWN_FRAME,
    DOWN_SIGN,
    PALE,
    PALER,
    PLAIN_SIGN,
    RANK,
    TILE,
    WOOD,
    lower,
    rank_edge,
    tones,
)

ROUND = 0.14
#: The share of a tile's height that is its lower edge.
EDGE = 0.09
#: The share of a tile's side that its outline takes, and what it takes in high contrast.
OUTLINE, PLAIN_OUTLINE = 0.042, 0.067


def outline(kit: Kit, side: float) -> float:
    """Return how wide the outline of a tile or a die is. Side in pixels."""
    return max(1.0, (PLAIN_OUTLINE if kit.plain else OUTLINE) * side)


def _shape(kit: Kit, pen: Pen, rank: str, r: float, x: float = 0, y: float = 0) -> None:
    """Draw the shape of a rank, about 2 r wide: the fewer corners, the weaker the rank."""
    colour = RANK[rank]
    ink = kit.tokens.ink if rank in PALE or (kit.plain and rank == PALER) else CREAM
    if rank == "black":
        pen.polygon(star_points(x, y + 0.06 * r, 1.12 * r), ink)
    elif rank == "red":
        pen.polygon([(x, y - 1.1 * r), (x + 0.85 * r, y), (x, y + 1.1 * r), (x - 0.85 * r, y)], ink)
    elif rank == "blue":
        pen.box(x - 0.78 * r, y - 0.78 * r, x + 0.78 * r, y + 0.78 * r, ink)
    elif rank == "green":
        pen.polygon([(x, y - 0.95 * r), (x + r, y + 0.78 * r), (x - r, y + 0.78 * r)], ink)
    else:
        pen.disc(x, y, 0.86 * r, ink)
        if rank == "grey":
            pen.disc(x, y, 0.46 * r, colour)


@cached
def chip(kit: Kit, rank: str, width: int, height: int) -> Sprite:
    """Return the chip of a rank with its edge."""
    pen = Pen(width / 2 + 1, height / 2 + 1)
    line, edge = max(1.0, (3 if kit.plain else 2) * kit.scale), rank_edge(kit.tokens, rank)
    r = 0.22 * height
    pen.box(-width / 2, -height / 2, width / 2, height / 2, edge, r)
    pen.box(-width / 2 + line, -height / 2 + line, width / 2 - line, height / 2 - line, RANK[rank], max(0.5, r - line))
    _shape(kit, pen, rank, 0.3 * height)
    return pen.sprite(kit.inks, edge)


@cached
def modifier(kit: Kit, rank: str, side: int, *, wood: bool) -> Sprite:
    """Return a modifier die showing a dot of a rank's colour; two of the dice are white, two wooden."""
    pen, face = Pen(side / 2 + 1), WOOD if wood else CREAM
    _block(kit, pen, side, face, 0.17)
    y = -EDGE * side / 2
    r = 0.35 * side
    pen.disc(0, y, r, kit.tokens.ink)
    pen.disc(0, y, r - max(1.0, 2 * kit.scale), RANK[rank])
    _shape(kit, pen, rank, 0.55 * r, 0, y)
    return pen.sprite(kit.inks, kit.tokens.ink)


@cached
def square(kit: Kit, side: int, edge: Colour | None = None) -> Sprite:
    """Return an empty square of a row."""
    pen, half, line = Pen(side / 2), side / 2, max(1.0, 2 * kit.scale)
    border = edge or kit.tokens.hairline
    pen.box(-half, -half, half, half, border, ROUND * side)
    pen.box(-half + line, -half + line, half - line, half - line, tones(kit.tokens).square, ROUND * side - line)
    return pen.sprite(kit.inks, border)


def face_of(tile: str) -> Colour:
    """Return the colour of a tile's face."""
    if tile.startswith("x"):
        return TILE["down"]
    return TILE.get(tile, TILE["goal"])


@cached
def tile(kit: Kit, sign: str, side: int) -> Sprite:
    """Return a tile as the view writes it: a goal's number, A, D, P, or anything face down."""
    pen, face = Pen(side / 2), face_of(sign)
    _block(kit, pen, side, face, ROUND)
    y, ink = -EDGE * side / 2, kit.tokens.ink
    if sign.startswith("x"):
        _draw_down(pen, side, y, PLAIN_SIGN if kit.plain else DOWN_SIGN)
    elif sign == "A":
        for x in (-0.2, 0.06):
            pen.line(
                [(x * side, y - 0.2 * side), ((x + 0.19) * side, y), (x * side, y + 0.2 * side)], 0.085 * side, ink
            )
    elif sign == "D":
        outer = _shield(0, y, 0.5 * side, 0.56 * side)
        pen.polygon(outer, CREAM)
        pen.polygon(_shield(0, y - 0.01 * side, 0.3 * side, 0.36 * side), face)
    else:
        pen.letters(sign, 0, y, max(11.0, 0.66 * side), HEAVY, ink)
    return pen.sprite(kit.inks, ink)


def _block(kit: Kit, pen: Pen, side: float, face: Colour, round_: float) -> None:
    """Draw a thick block with an outline, seen from above; `round_` is its corners' share of the side."""
    half, line = side / 2, outline(kit, side)
    pen.box(-half, -half, half, half, kit.tokens.ink, round_ * side)
    inner, radius = half - line, max(0.5, round_ * side - line)
    pen.box(-inner, -inner, inner, inner, lower(face), radius)
    pen.box(-inner, -inner, inner, inner - EDGE * side, face, radius)


def _shield(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Return the outline of a shield around a middle."""
    bow = [(wide / 2 * cos(step * pi / 24), high / 2 * sin(step * pi / 24) * 1.0) for step in range(25)]
    return [(x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2), *((x + a, y + b) for a, b in bow)]


def _draw_down(pen: Pen, side: float, y: float, sign: Colour) -> None:
    rim, line = 0.33 * side, max(1.0, 0.035 * side)
    pen.box(-rim, y - rim, rim, y + rim, DOWN_FRAME, 0.06 * side)
    pen.box(-rim + line, y - rim + line, rim - line, y + rim - line, DOWN, 0.05 * side)
    arm = 0.16 * side
    for rise in (-1, 1):
        pen.line([(-arm, y - arm * rise), (arm, y + arm * rise)], max(1.2, 0.055 * side), sign)


@cached
def open_marks(kit: Kit, side: int) -> Sprite:
    """Return the four orange corners around a tile that can be turned."""
    wide = max(1.4, side * (7 if kit.plain else 5) / 60)
    reach, arm = side / 2 + wide, side * 0.24
    pen = Pen(reach + wide)
    for x in (-1, 1):
        for y in (-1, 1):
            corner = [(x * (reach - arm), y * reach), (x * reach, y * reach), (x * reach, y * (reach - arm))]
            pen.line(corner, wide, kit.tokens.warning)
    return pen.sprite(kit.inks, kit.tokens.warning)


@cached
def wall(kit: Kit, side: int, *, left: bool) -> Sprite:
    """Return the green bracket behind the tile that protects its row, open towards the row."""
    wide, out = max(1.8, side * 7 / 60), -1 if left else 1
    reach, high = side / 2 + wide * 0.75, side / 2 + wide * 0.75
    pen = Pen(reach + wide)
    x, inner = out * reach, out * (reach - side * 0.2)
    pen.line([(inner, -high), (x, -high), (x, high), (inner, high)], wide, kit.tokens.positive, round_ends=False)
    return pen.sprite(kit.inks, kit.tokens.positive)


#: How wide a frame's line is, in units, and the share of it that is casing, on either side.
FRAME, CASING = 6.3, 0.21


@cached
def frame(kit: Kit, width: int, height: int, colour: Colour, line: float) -> Sprite:
    """Return an empty frame. Outer size and line in pixels, both with its casing.

    Gold is cased in ink; what is dark by itself has only a light line inside, so that it stands apart from outlines.
    """
    pen, tokens = Pen(width / 2, height / 2), kit.tokens
    round_ = 0.18 * height if width == height else min(12 * kit.scale, height / 2)
    case = max(0.75, CASING * line)
    dark = tokens.light and (kit.plain or colour != tokens.leaf)
    outside, inside = (colour, tokens.raised) if dark else (tokens.ink, tokens.ink)
    for inset, tone in ((0.0, outside), (case, colour), (line - case, inside)):
        x, y = width / 2 - inset, height / 2 - inset
        pen.box(-x, -y, x, y, tone, max(0.5, round_ - inset))
    x, y = width / 2 - line, height / 2 - line
    pen.erase(-x, -y, x - 0.25, y - 0.25, max(0.5, round_ - line))
    return pen.sprite(kit.inks, outside)


@cached
def dashes(kit: Kit, side: int) -> Sprite:
    """Return a dashed frame in the choice colour, for a place that a card may go to."""
    line, half = max(1.6, side * 5 / 72), side / 2
    pen, colour = Pen(half), kit.tokens.choice
    pen.box(-half, -half, half, half, colour, 0.18 * side)
    pen.erase(-half + line, -half + line, half - line - 0.25, half - line - 0.25, 0.18 * side - line)
    gap = side * 0.13
    for place in (-0.19, 0.19):
        at = place * side
        pen.erase(at - gap / 2, -half, at + gap / 2, half)
        pen.erase(-half, at - gap / 2, half, at + gap / 2)
    return pen.sprite(kit.inks, colour)


@cached
def half(kit: Kit, radius: float) -> Sprite:
    """Return the sign for half a goal pending: a disc whose left half is filled. Radius in units."""
    r = max(4.5, radius * kit.scale)
    wide, text = max(1.2, 0.2 * r), kit.tokens.text
    pen = Pen(r + 1)
    pen.disc(0, 0, r, text)
    pen.clip([(0, -r - 1), (r + 1, -r - 1), (r + 1, r + 1), (0, r + 1)], lambda brush: _hollow(brush, r - wide))
    return pen.sprite(kit.inks, text)


def _hollow(pen: Pen, r: float) -> None:
    pen.erase(-r, -r, r, r, r)


@cached
def pending(kit: Kit, radius: float, colour: Colour) -> Sprite:
    """Return the sign for a kick still to be taken: an empty ring. Radius in units."""
    r = radius * kit.scale
    wide = max(1.4, 3 * kit.scale)
    pen = Pen(r + 1)
    pen.disc(0, 0, r, colour)
    _hollow(pen, r - wide)
    return pen.sprite(kit.inks, colour)
