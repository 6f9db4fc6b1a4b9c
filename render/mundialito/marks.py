"""Mundialito's sprites for marks: badges, frames, dashes, arcs, numbers. Part of render/mundialito.

A mark means the same in every picture. Each has a casing, dark or in high contrast white, so that it stands out from a
tile, a piece or another mark.
"""

import itertools
from typing import Literal

from render.fonts import HEAVY
from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached, regular
from render.tokens import Colour

BADGE = 26
#: The widths of the trails of the last turn and of the turn before, and of a possible action's dashes.
TRAIL_WIDTH, FAINT_WIDTH, DASH_WIDTH = 9, 5, 5
#: The path of a possible action, of one in the last turn or the turn before; in a review, of what was better or played.
Style = Literal["possible", "latest", "before", "better", "played"]
ARC_WIDTHS: dict[Style, float] = {"possible": 5.5, "latest": 7, "before": 4, "better": 8, "played": 7}
#: Those whose jumps are dashed, and those drawn where the pyramid still stands at the beginning.
DASHED: frozenset[Style] = frozenset({"possible", "played"})
AHEAD: frozenset[Style] = frozenset({"possible", "better", "played"})
#: The radius of a number's disc, in units; and the least in pixels, so that the number fits.
NUMBER, LEAST_NUMBER = 19, 6.5


def colour_of(kit: Kit, style: Style) -> Colour:
    """Return the colour of a path."""
    tokens = kit.tokens
    return {"before": tokens.muted, "latest": tokens.text, "played": tokens.text}.get(style, tokens.choice)


@cached
def badge(kit: Kit, kind: str, step: tuple[int, int] = (0, -1)) -> Sprite:
    """Return the badge of a possible action: move, push (towards the step), jump, pass."""
    s, on = kit.scale, kit.tokens.on
    pen = Pen((BADGE + 5) * s)
    pen.disc(0, 0, (BADGE + 3.5) * s, on)
    pen.disc(0, 0, BADGE * s, kit.tokens.choice)
    line = max(1.7, 4.4 * s)
    match kind:
        case "move":
            pen.disc(0, 0, 9.5 * s, on)
        case "push":
            for shift in (-7, 5):
                pen.line([_turn(x * s, (y + shift) * s, step) for x, y in ((-11, 9), (0, -2), (11, 9))], line, on)
        case "jump":
            hop = [(-12.0, 8.0), (-11.5, 0.0), (-7.0, -7.5), (0.0, -10.0), (7.0, -7.5), (10.5, -1.0)]
            pen.line([(x * s, y * s) for x, y in hop], line, on)
            pen.polygon([(x * s, y * s) for x, y in ((3.5, -0.5), (18, -0.5), (10.8, 11.5))], on)
        case "pass":
            for bend in (-1, 1):
                y = -6.5 * bend * s
                pen.line(((-12 * bend * s, y), (8 * bend * s, y)), line, on)
                tip = 15 * bend * s
                pen.polygon(((tip, y), (tip - 9 * bend * s, y - 7 * s), (tip - 9 * bend * s, y + 7 * s)), on)
    return pen.sprite(kit.inks, on)


def _turn(x: float, y: float, step: tuple[int, int]) -> Point:
    """Turn a point of a mark that points up so that the mark points along the step."""
    across, down = step
    return -x * down - y * across, x * across - y * down


@cached
def frame(kit: Kit, cell: int, colour: Colour, width: float, *, dashed: bool) -> Sprite:
    """Return a frame just inside a cell's edge, anchored at the cell's middle."""
    s = kit.scale
    half, thick, casing = cell / 2, max(2.0, width * s), max(0.8, 2 * s)
    radius = 8 * s
    pen = Pen(half + 1)
    pen.box(-half, -half, half, half, kit.tokens.on, radius + casing)
    out = half - (casing if width < 6 else 0)
    pen.box(-out, -out, out, out, colour, radius)
    inner = out - thick
    pen.box(-inner, -inner, inner, inner, kit.tokens.on, max(0.0, radius - thick / 2))
    hole = inner - casing
    pen.erase(-hole, -hole, hole, hole, max(0.0, radius - thick))
    if dashed:
        gap = cell / 8
        for middle in (-2 * gap, 0, 2 * gap):
            pen.erase(middle - gap / 2, -half, middle + gap / 2, half)
            pen.erase(-half, middle - gap / 2, half, middle + gap / 2)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def dash(kit: Kit, way: Point, style: Style) -> Sprite:
    """Return one dash of a path, along a unit step."""
    wide = max(1.6, (TRAIL_WIDTH if style == "played" else DASH_WIDTH) * kit.scale)
    pen = Pen(16 * kit.scale)
    reach = 7 * kit.scale
    ends = ((-way[0] * reach, -way[1] * reach), (way[0] * reach, way[1] * reach))
    pen.line(ends, wide + 2 * max(0.8, 2.5 * kit.scale), kit.tokens.on)
    pen.line(ends, wide, colour_of(kit, style))
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def stretch(kit: Kit, across: int, down: int, *, casing: bool, style: Style = "latest") -> Sprite:
    """Return a stretch of a path from its anchor to `across` and `down` (pixels), or its casing."""
    wide = max(1.6, (FAINT_WIDTH if style == "before" else TRAIL_WIDTH) * kit.scale)
    if casing:
        wide += 2 * max(0.9, 2.5 * kit.scale)
    colour = kit.tokens.on if casing else colour_of(kit, style)
    pen = Pen(max(0, -across) + wide, max(0, -down) + wide, max(0, across) + wide, max(0, down) + wide)
    pen.line(((0, 0), (across, down)), wide, colour)
    return pen.sprite(kit.inks, colour)


def number_radius(kit: Kit) -> float:
    """Return the radius of a number's disc, in pixels."""
    return max(LEAST_NUMBER, NUMBER * kit.scale)


@cached
def origin(kit: Kit, number: int, *, faint: bool = False) -> Sprite:
    """Return the mark where an action of the last turn began: its number if the turn had several, else (0) a ring.

    `faint` is for the turn before.
    """
    s, tokens = kit.scale, kit.tokens
    radius = number_radius(kit) if number else (11 if faint else 14) * s
    colour = tokens.muted if faint else tokens.text
    pen = Pen(radius + 5 * s + 1)
    pen.disc(0, 0, radius + max(1.0, 3 * s), tokens.on)
    pen.disc(0, 0, radius, colour)
    if number:
        pen.letters(str(number), 0, 0, max(11, 28 * s), HEAVY, tokens.on_text)
    else:
        pen.disc(0, 0, radius / 2, tokens.on)
    return pen.sprite(kit.inks, tokens.on)


@cached
def arc(kit: Kit, cell: int, step: tuple[int, int], cuts: tuple[int, int], style: Style) -> Sprite:
    """Return a jump's path, anchored at the middle of the cell jumped over.

    It stays inside its row (or column): flat over the piece, steep at both ends. `cuts` is how many pixels before the
    middle of the first and of the last cell it stops.
    """
    s = kit.scale
    rise, run = cell / 2 - max(4.5, 12 * s), float(cell)
    wide, casing = max(1.8, ARC_WIDTHS[style] * s), max(0.8, 2.5 * s)
    across, down = step
    pen = Pen(run + wide + casing)
    points: list[Point] = []
    for number in range(-90, 91):
        share = number / 90
        along = share * run
        if cuts[0] - run <= along <= run - cuts[1]:
            off = rise * (1 - abs(share) ** 3.2) ** (1 / 3.2)
            points.append((along * across, -off) if across else (off, along * down))
    parts = _dashes(points, 17 * s, 12 * s) if style in DASHED else [points]
    colour = colour_of(kit, style)
    for part in parts:
        pen.line(part, wide + 2 * casing, kit.tokens.on)
    for part in parts:
        pen.line(part, wide, colour)
    return pen.sprite(kit.inks, kit.tokens.on)


def _dashes(points: list[Point], long: float, gap: float) -> list[list[Point]]:
    """Cut the path into dashes, symmetrical from both ends."""
    fine: list[Point] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        fine.extend((x0 + (x1 - x0) * part / 8, y0 + (y1 - y0) * part / 8) for part in range(8))
    marks = [0.0]
    for (x0, y0), (x1, y1) in itertools.pairwise(fine):
        marks.append(marks[-1] + ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    middle = marks[-1] / 2
    parts: dict[int, list[Point]] = {}
    for point, mark in zip(fine, marks, strict=True):
        number, rest = divmod(mark - middle + long / 2, long + gap)
        if rest <= long:
            parts.setdefault(int(number), []).append(point)
    return [part for part in parts.values() if len(part) > 1]


@cached
def sunburst(kit: Kit, cell: int, light: Colour, ray: Colour) -> Sprite:
    """Return the ground of the cell where a goal was scored."""
    half = cell / 2 - 1
    pen = Pen(cell / 2)
    pen.box(-half, -half, half, half, light, 6 * kit.scale)
    for number in range(14):
        left, right = (regular(0, 0, half * 0.98, 1, (number + turn) / 14)[0] for turn in (0.22, 0.78))
        pen.polygon(((0, 0), left, right), ray)
    pen.disc(0, 0, 42 * kit.scale, light)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def token(kit: Kit, *, spent: bool, ring: Colour) -> Sprite:
    """Return an action of the turn: a gold disc while it is left, an empty ring once it is spent."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(26 * s)
    pen.disc(0, 0, 22 * s, ring if spent else tokens.leaf)
    if spent:
        pen.disc(0, 0, 18 * s, tokens.raised)
    else:
        pen.polygon([(x * s, y * s) for x, y in ((-7, -11), (12, 0), (-7, 11))], tokens.on)
    return pen.sprite(kit.inks, ring if spent else tokens.leaf)


@cached
def tick(kit: Kit) -> Sprite:
    """Return the sign for *done*: a green disc with a tick."""
    s = kit.scale
    pen = Pen(20 * s)
    pen.disc(0, 0, 16 * s, kit.tokens.on)
    pen.disc(0, 0, 13.5 * s, kit.tokens.positive)
    pen.line([(x * s, y * s) for x, y in ((-6, 0), (-1.5, 5), (6, -5))], max(1.3, 4 * s), kit.tokens.on)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def seam_sign(kit: Kit) -> Sprite:
    """Return the sign of the seam, to stand next to text: its dashes, and a way across."""
    s, text = kit.scale, kit.tokens.text
    pen = Pen(30 * s)
    for top in (-21, -4.5, 12):
        pen.box(-1.5 * s, top * s, 1.5 * s, (top + 9) * s, text)
    wide = max(1.4, 4 * s)
    for side in (-1, 1):
        pen.line(((7 * side * s, 0), (16 * side * s, 0)), wide, text)
        pen.polygon([(x * side * s, y * s) for x, y in ((24, 0), (14, -8), (14, 8))], text)
    return pen.sprite(kit.inks, text)
