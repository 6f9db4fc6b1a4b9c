"""Symbols of cup pictures: shirts, dice, stars, ticks, clock, goal, card back, trophy. Part of render/cup_games."""

from dataclasses import dataclass
from math import cos, pi, sin

from render.cup_games.colours import BLACK, COLLAR, CREAM, SHIRTS, DieColours, cup_tones, dice, is_pale
from render.fonts import HEAVY
from render.kit import Kit
from render.sprites import Pen, Point, Sprite, cached, regular
from render.tokens import Colour, mix


def star_points(x: float, y: float, radius: float) -> list[Point]:
    """Return the ten corners of a star, a little fuller than a pentagram so that it stays visible when small."""
    pairs = zip(regular(x, y, radius, 5), regular(x, y, radius * 0.46, 5, 0.1), strict=True)
    return [corner for pair in pairs for corner in pair]


#: The line around a shirt on light ground, as a share of a 44th of its height.
OUTLINE = 2.2


@cached
def shirt(kit: Kit, seat: int, height: int, colour: Colour | None = None) -> Sprite:
    """Return a coach's football shirt with the seat's number, `height` pixels high, anchored at its middle.

    `colour` is for games whose shirts all have one colour. On light ground it has an outline.
    """
    cloth = colour or SHIRTS[seat % len(SHIRTS)]
    h = height / (44 if not kit.tokens.light else 44 + 2 * OUTLINE)
    aside = 6 if seat >= 9 else 0  # two digits need a wider shirt, for they cannot be smaller
    line = max(1.0, OUTLINE * h) if kit.tokens.light else 0
    pen = Pen((25 + aside) * h + line, 22 * h + 1 + line)
    half = [(8, -22), (24 + aside // 2, -14), (19 + aside, -1), (14 + aside, -4), (14 + aside, 22)]
    outline = [(x * h, y * h) for x, y in half] + [(-x * h, y * h) for x, y in reversed(half)]
    if line:
        pen.line([*outline, outline[0]], 2 * line, kit.tokens.ink)
    pen.polygon(outline, cloth)
    collar = mix(cloth, BLACK, COLLAR)
    pen.polygon([(-8 * h, -22 * h), (8 * h, -22 * h), (4 * h, -16 * h), (-4 * h, -16 * h)], collar)
    number = kit.tokens.ink if is_pale(cloth) else CREAM
    pen.letters(str(seat + 1), 0, 3.4 * h, max(11, 28 * kit.scale, 0.62 * height), HEAVY, number)
    return pen.sprite(kit.inks, kit.tokens.ink if line else cloth)


@cached
def stars(kit: Kit, count: int, size: float, colour: Colour, pitch: float) -> Sprite:
    """Return one, two or three stars in a row, sizes in units, anchored at the middle of the row."""
    s = kit.scale
    radius, step = max(2.6, size * s / 2), max(5.2, pitch * s)
    pen = Pen(step * (count - 1) / 2 + radius + 1, radius + 1)
    for number in range(count):
        pen.polygon(star_points((number - (count - 1) / 2) * step, radius * 0.08, radius), colour)
    return pen.sprite(kit.inks, colour)


@cached
def tick(kit: Kit, radius: float = 17) -> Sprite:
    """Return the sign for *through*: a green disc with a tick."""
    r, green = radius * kit.scale, kit.tokens.positive
    line = kit.tokens.on if is_pale(green) else kit.tokens.on_text
    pen = Pen(r + 1)
    pen.disc(0, 0, r, green)
    pen.line([(-0.45 * r, 0.05 * r), (-0.12 * r, 0.38 * r), (0.48 * r, -0.32 * r)], max(1.6, 0.22 * r), line)
    return pen.sprite(kit.inks, green)


@cached
def cross(kit: Kit, radius: float = 11) -> Sprite:
    """Return the sign for *out*: a thin muted cross."""
    r, wide = radius * kit.scale, max(1.4, 3.6 * kit.scale)
    pen = Pen(r + wide)
    for rise in (-1, 1):
        pen.line([(-r, -r * rise), (r, r * rise)], wide, kit.tokens.muted)
    return pen.sprite(kit.inks, kit.tokens.muted)


@cached
def clock(kit: Kit, radius: float = 14) -> Sprite:
    """Return the sign for *after overtime*: a gold clock."""
    r, wide, gold = max(5.5, radius * kit.scale), max(1.4, 0.24 * radius * kit.scale), kit.tokens.gold
    pen = Pen(r + 1)
    pen.disc(0, 0, r, gold)
    pen.erase(-r + wide, -r + wide, r - wide, r - wide, r - wide)
    pen.line([(0, -r * 0.55), (0, 0), (r * 0.42, r * 0.22)], wide * 0.9, gold)
    return pen.sprite(kit.inks, gold)


@cached
def goal(kit: Kit, half: float = 15) -> Sprite:
    """Return the sign for *on penalties*: a gold goal frame with the ball in it."""
    w, wide, gold = max(6.0, half * kit.scale), max(1.4, 0.23 * half * kit.scale), kit.tokens.gold
    pen = Pen(w + 1)
    pen.line(
        [(-w + wide / 2, 0.72 * w), (-w + wide / 2, -0.6 * w), (w - wide / 2, -0.6 * w), (w - wide / 2, 0.72 * w)],
        wide,
        gold,
    )
    pen.disc(0, 0.32 * w, 0.38 * w, gold)
    return pen.sprite(kit.inks, gold)


@cached
def card_back(kit: Kit, width: int, height: int, words: int) -> Sprite:
    """Return the back of an unturned match card, the same for every card. `words` pixels in the middle stay free."""
    tones, s = cup_tones(kit.tokens), kit.scale
    pen = Pen(0, 0, width, height)
    wide = max(1.0, 2 * s)
    pen.box(0, 0, width, height, tones.back_line, 12 * s)
    pen.box(wide, wide, width - wide, height - wide, tones.back, 12 * s - wide)
    arm, line = min(13 * s, height / 2 - 10 * s), max(1.2, 3 * s)
    faint = mix(tones.back, tones.back_line, 0.35)
    place = 28 * s
    while place + arm < (width - words) / 2 - 10 * s:
        for x in (place, width - place):
            for rise in (-1, 1):
                pen.line([(x - arm, height / 2 - arm * rise), (x + arm, height / 2 + arm * rise)], line, faint)
        place += 52 * s
    return pen.sprite(kit.inks, tones.back_line)


#: The height of the cup in the units of its drawing.
TROPHY_HIGH = 326


@dataclass(frozen=True, slots=True)
class Metals:
    """The tones of a cup: three of gold, two of its foot, and that of a line around it if it has one."""

    gold: Colour
    light: Colour
    shade: Colour
    foot: Colour
    foot_shade: Colour
    line: Colour | None = None


@cached
def trophy(kit: Kit, height: int) -> Sprite:
    """Return the cup, in three tones of gold on a dark foot, anchored at the middle of its foot. Height in pixels.

    On light ground it has an outline.
    """
    u, tones, line = height / TROPHY_HIGH, cup_tones(kit.tokens), kit.tokens.ink if kit.tokens.light else None
    around = _around(u) if line else 0
    pen = Pen(142 * u + around, 328 * u + around, 142 * u + around, 2 + around)
    paint_trophy(pen, u, Metals(tones.gold, tones.gold_light, tones.gold_shade, tones.foot, tones.foot_shade, line))
    return pen.sprite(kit.inks, line or tones.gold_shade)


def _around(u: float) -> float:
    """Return the width of the line around a cup that is `u` times as large as its drawing."""
    return max(1.1, 6 * u)


def paint_trophy(pen: Pen, u: float, tones: Metals) -> None:
    """Draw the cup `u` times as large as its drawing, anchored at the middle of its foot."""
    if tones.line is not None:
        line = tones.line
        _paint_cup(pen, u, Metals(line, line, line, line, line), _around(u))
    _paint_cup(pen, u, tones, 0)


def _paint_cup(pen: Pen, u: float, tones: Metals, around: float) -> None:
    """Draw the cup so much larger on all sides."""
    gold, shade = tones.gold, tones.shade

    def shape(points: list[Point], colour: Colour) -> None:
        placed = [(x * u, (y - TROPHY_HIGH) * u) for x, y in points]
        pen.polygon(placed, colour)
        if around:
            pen.line([*placed, placed[0]], 2 * around, colour)

    for side in (-1, 1):
        handle = [(86, 46), (130, 42), (130, 104), (72, 146)]
        pen.line([(side * x * u, (y - TROPHY_HIGH) * u) for x, y in handle], 20 * u + 2 * around, shade)
    bowl = [(_bulge(step), 20 + 162 * step / 16) for step in range(17)]
    body = [(x, y) for x, y in bowl]
    shape([(-x, y) for x, y in body] + list(reversed(body)), gold)
    shape([(x, y) for x, y in body] + [(8, 182), (22, 150), (28, 96), (20, 20)], shade)
    shape([(-70, 30), (-44, 30), (-42, 82), (-28, 128), (-46, 108), (-64, 76)], tones.light)
    shape([(-16, 182), (16, 182), (22, 242), (-22, 242)], gold)
    shape([(4, 182), (16, 182), (22, 242), (4, 242)], shade)
    shape([(-56, 242), (56, 242), (65, 275), (-65, 275)], gold)
    shape([(10, 242), (56, 242), (65, 275), (10, 275)], shade)
    shape([(-98, 0), (98, 0), (98, 20), (-98, 20)], tones.light)
    shape([(-82, 274), (82, 274), (82, 284), (-82, 284)], tones.light)
    shape([(-82, 284), (82, 284), (88, 326), (-88, 326)], tones.foot)
    shape([(13, 284), (82, 284), (88, 326), (13, 326)], tones.foot_shade)


def _bulge(step: int) -> float:
    """Return half the bowl's width, from its rim (0) to its stem (16)."""
    return float(16 + 75 * max(0.0, cos(step / 16 * pi / 2)) ** 0.62 + 4 * sin(step / 16 * pi))


@cached
def die(kit: Kit, stars: int, face: int | None, side: int, ground: Colour) -> Sprite:
    """Return a die of one, two or three stars showing its goals, anchored at its top left corner. Side in pixels.

    Before the roll (`face` None) it is an outline on its ground. The stars identify it without colour.
    """
    coat = dice(kit.tokens)[stars]
    pen = Pen(0, 0, side, side)
    round_ = 0.17 * side
    if face is None:
        wide = max(1.4, 0.045 * side)
        pen.box(0, 0, side, side, coat.outline, round_)
        pen.box(wide, wide, side - wide, side - wide, ground, round_ - wide)
        _draw_stars(pen, stars, side, 0.5 * side, 0.25 * side if stars < 3 else 0.22 * side, coat.outline)
        return pen.sprite(kit.inks, coat.outline)
    _paint_block(pen, coat, side)
    pen.letters(str(face), side / 2, 0.38 * side, max(11, 0.6 * side), HEAVY, coat.mark)
    _draw_stars(pen, stars, side, 0.75 * side, 0.18 * side, coat.mark)
    return pen.sprite(kit.inks, coat.rim or coat.edge)


@cached
def shadow_of_die(kit: Kit, side: int) -> Sprite:
    """Return the hard shadow of a die, to the right of it and below, anchored at the die's top left corner."""
    across, down = max(2, round(0.066 * side)), max(2, round(0.079 * side))
    pen = Pen(0, 0, side + across, side + down)
    pen.box(across, down, side + across, side + down, kit.tokens.ink, 0.17 * side)
    return pen.sprite(kit.inks, kit.tokens.ink)


@cached
def kind_of_die(kit: Kit, stars: int, side: int) -> Sprite:
    """Return a die that shows no face, only its stars, anchored at its top left corner. Side in pixels."""
    coat = dice(kit.tokens)[stars]
    pen = Pen(0, 0, side, side)
    _paint_block(pen, coat, side)
    _draw_stars(pen, stars, side, 0.46 * side, (0.56, 0.36, 0.27)[stars - 1] * side, coat.mark)
    return pen.sprite(kit.inks, coat.rim or coat.edge)


def _paint_block(pen: Pen, coat: DieColours, side: int) -> None:
    """Draw a die without its marks: the face above the lower edge, and the line around."""
    round_, wide = 0.17 * side, 0.0
    if coat.rim is not None:
        wide = max(1.0, 0.052 * side)
        pen.box(0, 0, side, side, coat.rim, round_)
    pen.box(wide, wide, side - wide, side - wide, coat.edge, round_ - wide)
    pen.box(wide, wide, side - wide, 0.91 * side, coat.face, round_ - wide)


def _draw_stars(pen: Pen, count: int, side: float, y: float, size: float, colour: Colour) -> None:
    pitch = size * 1.18
    for number in range(count):
        pen.polygon(star_points(side / 2 + (number - (count - 1) / 2) * pitch, y, size / 2), colour)
