"""Cards of a hand: index, picture, title, effect. Part of render/worldcup/signs.

A card is large, and there are dozens with their rotations. So finished ones are remembered deflated, on the panel of
the hand: a hundredth of what their sprites would weigh.
"""

import zlib
from dataclasses import dataclass
from math import hypot

from PIL import Image

from render.cup_games.colours import CREAM
from render.fonts import HEAVY, MEDIUM, length
from render.kit import Kit
from render.memory import CARDS, remembered
from render.sprites import ZOOM, Pen, Sprite, cached
from render.tokens import Colour
from render.worldcup.colours import PAPER_EDGE, PAPER_TEXT, dulled
from render.worldcup.signs.art import FIELD, Brush, draw_art

WIDE, HIGH, RADIUS, LOWER = 280, 414, 22, 6
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


@remembered(CARDS, _weight)
def lying(
    kit: Kit, index: str, title: str, effect: tuple[str, ...], turn: float, aside: tuple[int, int], *, dull: bool
) -> Lying:
    """Return a card of the hand with its shadow `aside` of it (pixels), rotated by so many degrees.

    `effect` is its lines.
    """
    above, below = card(kit, index, title, effect, turn, dull=dull), shadow(kit, turn, kit.tokens.ink)
    boxes = above.box(0, 0), below.box(*aside)
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    ground = Image.new("L", (right - left, bottom - top), kit.inks[kit.tokens.panel])
    below.stamp(ground, aside[0] - left, aside[1] - top)
    above.stamp(ground, -left, -top)
    return Lying(*ground.size, left, top, zlib.compress(ground.tobytes(), 6))


def card(kit: Kit, index: str, title: str, effect: tuple[str, ...], turn: float, *, dull: bool) -> Sprite:
    """Return a card of the hand, rotated by so many degrees, anchored at its middle; `effect` is its lines."""
    s = kit.scale
    pen = Pen(hypot(WIDE, HIGH) / 2 * s)
    paper, edge = (dulled(CREAM), dulled(PAPER_EDGE)) if dull else (CREAM, PAPER_EDGE)
    x, y = WIDE / 2 * s, HIGH / 2 * s
    pen.box(-x, -y, x, y, edge, RADIUS * s)
    pen.box(-x, -y, x, y - LOWER * s, paper, RADIUS * s)
    brush = Brush(pen, s, 0, -y + (60 + FIELD[1] / 2) * s, dull)
    draw_art(brush, index)
    left = -x + INSET * s
    ink, quiet = kit.tokens.ink, PAPER_TEXT
    _write(pen, index, left, -y + 34 * s, 36 * s, 850, ink)
    size = _size(title, 40 * s, HEAVY, (WIDE - 2 * INSET) * s)
    _write(pen, title, left, -y + 308 * s, size, HEAVY, ink)
    for number, line in enumerate(effect):
        small = _size(line, 28 * s, MEDIUM, (WIDE - 2 * INSET + 8) * s)
        _write(pen, line, left, -y + (350 + 33 * number) * s, max(11, small), MEDIUM, quiet)
    if turn:
        pen.turn(turn)
    return pen.sprite(kit.inks, paper)


def _size(text: str, size: float, weight: int, room: float) -> float:
    """Return the size at which a text fits its room."""
    wide = length(text, round(size * ZOOM), weight) / ZOOM
    return size if wide <= room else size * room / wide


def _write(pen: Pen, text: str, left: float, middle: float, size: float, weight: int, colour: Colour) -> None:
    """Write text from the left, the middle of its capitals at `middle`."""
    wide = length(text, round(size * ZOOM), weight) / ZOOM
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
    words = text.split()
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not pairs:
        return (text,)
    fits = [pair for pair in pairs if length(pair[0], size, MEDIUM) <= room]
    return max(fits, key=lambda pair: len(pair[0])) if fits else pairs[0]
