"""The viewer's own hand as large cards, and the public counts; nothing else. Part of render/worldcup.

A card is large, and there are dozens with their rotations. So finished ones are remembered deflated, on the panel of
the hand: a hundredth of what their sprites would weigh. A picture's field is 256 by 212 units; a brush draws in it, its
anchor in the field's middle.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from PIL import Image

from render.breaking import phrases
from render.cup_games.colours import CREAM, LEAF
from render.cup_games.frame import LEFT, RIGHT
from render.cup_games.signs import star_points
from render.fonts import BOLD, HEAVY, MEDIUM, length
from render.kit import Kit
from render.lettering import paragraph_start
from render.memory import CARDS, remember
from render.sprites import ZOOM, Pen, Point, Sprite, cached
from render.tokens import Colour, Tokens
from render.worldcup.colours import (
    FLAGGED,
    GROUND,
    PAPER_EDGE,
    PAPER_TEXT,
    PRINT,
    SHIELD,
    SHIELD_DARK,
    SKY,
    lower,
    make_dull,
    pitch_line,
    tones,
)
from render.worldcup.frame import WorldCupPage
from rules.worldcup.view import HandCard, View

FIELD = 256, 212


@dataclass(frozen=True)
class Brush:
    """A pen in units of `scale` pixels, its origin at x, y (pixels). On a dull card all tones are dull in a theme."""

    pen: Pen
    scale: float
    x: float
    y: float
    dull: Tokens | None = None

    def tone(self, colour: Colour) -> Colour:
        """Return a colour, dull on a dull card."""
        return colour if self.dull is None else make_dull(self.dull, colour)

    def _at(self, point: Point) -> Point:
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale

    def box(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, radius: float = 0) -> None:
        """Draw a filled box."""
        self.pen.box(*self._at((x0, y0)), *self._at((x1, y1)), self.tone(colour), radius * self.scale)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        self.pen.disc(*self._at((x, y)), radius * self.scale, self.tone(colour))

    def polygon(self, points: list[Point], colour: Colour) -> None:
        """Draw a filled polygon."""
        self.pen.polygon([self._at(point) for point in points], self.tone(colour))

    def line(self, points: list[Point], width: float, colour: Colour) -> None:
        """Draw a line with round ends."""
        self.pen.line([self._at(point) for point in points], width * self.scale, self.tone(colour))

    def letters(self, text: str, x: float, y: float, size: float, colour: Colour) -> None:
        """Write a number, its middle at x, y."""
        self.pen.letters(text, *self._at((x, y)), size * self.scale, HEAVY, self.tone(colour))

    def left_of(self, x: float, work: Callable[[], None]) -> None:
        """Let `work` draw, and keep only what lies left of x."""
        corners = [(-200, -200), (x, -200), (x, 200), (-200, 200)]
        self.pen.clip([self._at((a, b)) for a, b in corners], lambda _: work())


def draw_art(brush: Brush, card: str) -> None:
    """Draw the picture of a card on its field."""
    wide, high = FIELD[0] / 2, FIELD[1] / 2
    brush.box(-wide, -high, wide, high, GROUND[card], 12)
    _draw_pitch(brush, card)
    for ball in _BALLS.get(card, ()):
        draw_ball(brush, *ball)
    if card in PICTURES:
        PICTURES[card](brush)
    elif card not in _BALLS:
        _draw_tiles(brush, card)


def _draw_pitch(brush: Brush, card: str) -> None:
    line, ground = pitch_line(card), GROUND[card]
    brush.disc(0, 0, 62, line)
    brush.disc(0, 0, 58, ground)
    brush.line([(0, -104), (0, 104)], 4, line)
    for side in (-1, 1):
        brush.line([(side * 126, -54), (side * 92, -54), (side * 92, 54), (side * 126, 54)], 4, line)


def draw_ball(brush: Brush, x: float, y: float, r: float, *, shadow: bool = True) -> None:
    """Draw a football."""
    if shadow:
        brush.disc(x + 0.07 * r, y + 0.14 * r, r, lower(GROUND["3"]))
    brush.disc(x, y, r, PRINT)
    brush.disc(x, y, 0.92 * r, CREAM)
    seam = 0.075 * r

    def at(turn: float, reach: float) -> Point:
        angle = 2 * pi * turn
        return x + reach * r * sin(angle), y - reach * r * cos(angle)

    brush.polygon([at(corner / 5, 0.36) for corner in range(5)], PRINT)
    for corner in range(5):
        turn = corner / 5
        brush.line([at(turn, 0.3), at(turn, 0.7)], seam, PRINT)
        patch = [at(turn, 0.66), at(turn + 0.055, 0.78), at(turn + 0.05, 0.95), at(turn - 0.05, 0.95)]
        brush.polygon([*patch, at(turn - 0.055, 0.78)], PRINT)
        brush.line([at(turn + 0.055, 0.78), at(turn + 0.1, 0.7), at(turn + 0.145, 0.78)], seam, PRINT)


#: The balls of each goal: x, y and radius.
_BALLS = {"3": ((0, -46, 45), (-72, 36, 45), (72, 36, 45)), "2": ((-50, 24, 54), (56, -24, 54)), "1": ((0, 0, 66),)}


def _draw_tiles(brush: Brush, card: str) -> None:
    places = {2: ((-44, -22), (52, 16)), 3: ((-78, -20), (0, 18), (78, -20))}[len(card)]
    half = 42 if len(card) == 2 else 37
    for number, (x, y) in zip(card, places, strict=True):
        brush.box(x - half, y - half, x + half, y + half, lower(CREAM), 0.22 * half)
        brush.box(x - half, y - half, x + half, y + half * 0.82, CREAM, 0.22 * half)
        brush.letters(number, x, y - half * 0.09, half * 1.36, PRINT)


def _draw_attack(brush: Brush) -> None:
    for x, colour in ((-108, SHIELD_DARK), (-60, SKY)):
        brush.line([(x, -62), (x + 54, 0), (x, 62)], 19, colour)
    brush.left_of(72, lambda: draw_ball(brush, 72, 0, 50, shadow=False))
    for step in range(5):
        middle = pi * (step + 0.5) / 5
        arc = [middle - 0.17, middle, middle + 0.17]
        brush.line([(72 + 48 * sin(angle), -48 * cos(angle)) for angle in arc], 5, CREAM)


def _shield(scale: float, y: float = 0) -> list[Point]:
    bow = [(64 * cos(step * pi / 24), 16 + 72 * sin(step * pi / 24)) for step in range(25)]
    return [(x * scale, y_ * scale + y) for x, y_ in [(-64, -84), (64, -84), *bow]]


def _draw_defence(brush: Brush) -> None:
    brush.polygon([(x + 5, y + 9) for x, y in _shield(1)], lower(GROUND["D"]))
    brush.polygon(_shield(1), CREAM)
    inner = _shield(0.78, -1)
    brush.polygon(inner, SHIELD)
    brush.polygon([(50, -66), *((x, y) for x, y in inner if x >= 0 and y > -60), (0, 66)], SHIELD_DARK)
    brush.polygon(star_points(0, -4, 34), CREAM)


def _draw_whistle(brush: Brush) -> None:
    shade = lower(LEAF)
    for down, colour in ((6, shade), (0, LEAF)):
        brush.disc(-22, 20 + down, 60, colour)
        brush.polygon([(-22, -40 + down), (104, -40 + down), (104, 0 + down), (34, 12 + down)], colour)
    brush.polygon([(8, -42), (40, -42), (32, -20), (16, -20)], GROUND["F"])
    brush.disc(-22, 20, 31, GROUND["F"])
    brush.disc(-22, 20, 17, CREAM)
    for start, end in (((-22, -64), (-20, -94)), ((4, -56), (16, -82)), ((26, -46), (46, -62))):
        brush.line([start, end], 9, CREAM)


def _draw_offside(brush: Brush) -> None:
    brush.box(-50, -76, 94, 36, lower(FLAGGED[1]))
    brush.line([(-56, -88), (-56, 90)], 11, (207, 200, 180))
    for number in range(4):
        x, y = -50 + number % 2 * 72, -84 + number // 2 * 56
        brush.box(x, y, x + 72, y + 56, FLAGGED[(number + number // 2) % 2])


def _draw_penalty(brush: Brush) -> None:
    net = pitch_line("P")
    for x in range(-84, 85, 28):
        brush.line([(x, -76), (x, 34)], 2.5, net)
    for y in range(-50, 40, 28):
        brush.line([(-104, y), (104, y)], 2.5, net)
    brush.line([(-104, 76), (-104, -76), (104, -76), (104, 76)], 10, CREAM)
    draw_ball(brush, 0, 52, 36, shadow=False)


PICTURES: dict[str, Callable[[Brush], None]] = {
    "A": _draw_attack,
    "D": _draw_defence,
    "F": _draw_whistle,
    "O": _draw_offside,
    "P": _draw_penalty,
}


WIDE, HIGH, RADIUS, LOWER = 280, 414, 22, 6
#: How wide a card's outline is, and in high contrast.
LINE, PLAIN_LINE = 3, 4
INSET = 22
#: How far to the right of its card and below it a shadow lies.
SHADOW = 5, 9


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as it lies on the panel: deflated palette indices. `x`, `y` are its corner's offset from its middle."""

    width: int
    height: int
    x: int
    y: int
    rows: bytes

    def image(self) -> Image.Image:
        """Return the card and its shadow on a piece of the panel."""
        return Image.frombytes("L", (self.width, self.height), zlib.decompress(self.rows))


def _weight(card: Lying) -> int:
    return len(card.rows)


@remember(CARDS, _weight)
def lying(
    kit: Kit, index: str, title: str, effect: tuple[str, ...], turn: float, aside: tuple[int, int], *, dull: bool
) -> Lying:
    """Return a card of the hand with its shadow `aside` of it (pixels), rotated by `turn` (degrees).

    `effect` is its lines.
    """
    above, below = card(kit, index, title, effect, turn, dull=dull), shadow(kit, turn, tones(kit.tokens).shadow)
    boxes = above.box(0, 0), below.box(*aside)
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    ground = Image.new("L", (right - left, bottom - top), kit.inks[kit.tokens.panel])
    below.stamp(ground, aside[0] - left, aside[1] - top)
    above.stamp(ground, -left, -top)
    return Lying(*ground.size, left, top, zlib.compress(ground.tobytes(), 6))


def card(kit: Kit, index: str, title: str, effect: tuple[str, ...], turn: float, *, dull: bool) -> Sprite:
    """Return a card of the hand, rotated by `turn` (degrees), anchored at its middle; `effect` is its lines."""
    s = kit.scale
    pen = Pen(hypot(WIDE, HIGH) / 2 * s)
    theme = kit.tokens if dull else None
    paper, edge = (CREAM, PAPER_EDGE) if theme is None else (make_dull(theme, CREAM), make_dull(theme, PAPER_EDGE))
    x, y = WIDE / 2 * s, HIGH / 2 * s
    line = (PLAIN_LINE if kit.plain else LINE) * s
    pen.box(-x, -y, x, y, PRINT, RADIUS * s)
    pen.box(-x + line, -y + line, x - line, y - line, edge, RADIUS * s - line)
    pen.box(-x + line, -y + line, x - line, y - LOWER * s - line, paper, RADIUS * s - line)
    brush = Brush(pen, s, 0, -y + (60 + FIELD[1] / 2) * s, theme)
    draw_art(brush, index)
    left = -x + INSET * s
    room = (WIDE - 2 * INSET) * s
    _write(pen, index, left, -y + 34 * s, 36 * s, 850, PRINT)
    size = _size(title, 40 * s, HEAVY, room)
    _write(pen, title, left, -y + 308 * s, size, HEAVY, PRINT, room)
    for number, told in enumerate(effect):
        small = _size(told, 28 * s, MEDIUM, (WIDE - 2 * INSET + 8) * s)
        _write(pen, told, left, -y + (350 + 33 * number) * s, max(11, small), MEDIUM, PAPER_TEXT, room)
    if turn:
        pen.turn(turn)
    return pen.sprite(kit.inks, PRINT)


def _size(text: str, size: float, weight: int, room: float) -> float:
    """Return the size at which a text fits its room."""
    wide = length(text, round(size * ZOOM), weight) / ZOOM
    return size if wide <= room else size * room / wide


def _write(
    pen: Pen, text: str, left: float, middle: float, size: float, weight: int, colour: Colour, room: float | None = None
) -> None:
    """Write text from the left, or in a room where the reader's lines begin; the middle of its capitals at `middle`."""
    wide = length(text, round(size * ZOOM), weight) / ZOOM
    start, anchor = (left, "left") if room is None else paragraph_start(left, room)
    left = start - wide if anchor == "right" else start
    pen.words(text, left + wide / 2, middle, size, weight, colour)


@cached
def shadow(kit: Kit, turn: float, colour: Colour) -> Sprite:
    """Return a card's hard shadow."""
    s = kit.scale
    pen = Pen(hypot(WIDE, HIGH) / 2 * s)
    x, y = WIDE / 2 * s, HIGH / 2 * s
    pen.box(-x, -y, x, y, colour, RADIUS * s)
    if turn:
        pen.turn(turn)
    return pen.sprite(kit.inks, colour)


def effect_lines(kit: Kit, text: str) -> tuple[str, ...]:
    """Return an effect on one line, or split into two, the first as long as fits."""
    size = round(28 * kit.scale * ZOOM)
    room = (WIDE - 2 * INSET + 8) * kit.scale * ZOOM
    if length(text, size, MEDIUM) <= room:
        return (text,)
    parts = [*phrases(text)]
    pairs = [("".join(parts[:at]).rstrip(), "".join(parts[at:])) for at in range(1, len(parts))]
    if not pairs:
        return (text,)
    fits = [pair for pair in pairs if length(pair[0], size, MEDIUM) <= room]
    return max(fits, key=lambda pair: len(pair[0])) if fits else pairs[0]


TOP, BOTTOM, MIDDLE = 80, 560, 324
#: The middle and rotation (degrees) of each card, by the number of cards.
PLACES = {1: ((500, 0),), 2: ((340, -2), (660, 2)), 3: ((194, -3), (500, 0), (806, 3))}


def turns_left(view: View, seat: int) -> int:
    """Return about how many more turns the seat has in this round, without the current one."""
    if seat not in view.playing or not view.playing:
        return 0
    behind = view.playing.index(seat)
    size = len(view.playing)
    left = view.deck_left + (view.deck_size if view.run < view.runs and view.stage == "groups" else 0)
    if not view.deck_left and view.extra:
        left = view.extra
    turns = max(0, -(-(left - behind) // size))
    return turns - 1 if behind == 0 and turns else turns


def draw_hand(page: WorldCupPage) -> float:
    """Draw the viewer's hand. Return its lower end."""
    view, say, tokens = page.view, page.say, page.tokens
    hand, viewer = view.hand or (), view.viewer or 0
    mine = view.to_act == viewer and view.phase == "card"
    note = say("worldcup-pic-turn") if mine else ""
    if not mine and view.to_act is not None:
        note = say("worldcup-pic-waits", player=page.player(view.to_act))
    page.head(say("worldcup-pic-hand"), note)
    page.panel(LEFT, TOP, RIGHT, BOTTOM, tokens.panel, tokens.hairline)
    places = PLACES.get(len(hand)) or tuple((194 + 612 * n // max(1, len(hand) - 1), 0) for n in range(len(hand)))
    for (x, turn), held in zip(places, hand, strict=True):
        _draw_card(page, held, x, turn)
    if not hand:
        page.words(say("worldcup-pic-no-hand"), 500, 320, page.medium(tokens.muted, tokens.panel), anchor="middle")
    if view.turn:
        _draw_foot(page, viewer)
    return 640


def _draw_card(page: WorldCupPage, held: HandCard, x: float, turn: float) -> None:
    kit, say = page.kit, page.say
    dull = not held.usable and page.view.to_act == page.view.viewer
    key = f"c{held.card}"
    effect = effect_lines(kit, say("worldcup-pic-effect", card=key))
    left, top = page.px(x), page.px(MIDDLE)
    aside = page.px(x + SHADOW[0]) - left, page.px(MIDDLE + SHADOW[1]) - top
    found = lying(kit, held.card, say("worldcup-pic-card", card=key), effect, turn, aside, dull=dull)
    page.canvas.image.paste(found.image(), (left + found.x, top + found.y))
    if dull:
        quiet, line = page.label(page.tokens.text, page.tokens.raised), page.tokens.text
        page.pill(say("worldcup-pic-discard-only"), x, MIDDLE - HIGH / 2 + 242, quiet, line, pad=16)
    if held.new:
        page.pill(say("worldcup-pic-new"), x + 62, 146, page.label(page.tokens.on, page.tokens.leaf), pad=16)


def _draw_foot(page: WorldCupPage, viewer: int) -> None:
    """Write how much of the deck is left, and about how many more turns that means."""
    view, say, tokens = page.view, page.say, page.tokens
    left = say("worldcup-pic-left", count=view.deck_left)
    if view.stage == "groups" and view.runs > 1 and not view.replay:
        left = say("worldcup-pic-joint", one=say("worldcup-pic-run", run=view.run), other=left)
    more = say("worldcup-pic-more", count=turns_left(view, viewer))
    bold = page.face(28, BOLD, tokens.text, tokens.canvas)
    used = page.words(more, RIGHT - 4, 600, bold, 560, "right")
    page.words(left, LEFT + 4, 600, page.medium(tokens.muted, tokens.canvas), 940 - used - 24)
