"""Cards of a hand: index, picture, title, effect; and their back, the same for all. Part of render/worldcup/signs."""

from math import hypot

from render.cup_games.colours import CREAM
from render.fonts import HEAVY, MEDIUM, length
from render.kit import Kit
from render.sprites import ZOOM, Pen, Sprite, cached
from render.tokens import Colour
from render.worldcup.colours import PAPER_EDGE, PAPER_TEXT, dulled
from render.worldcup.signs.art import FIELD, Brush, draw_art

WIDE, HIGH, RADIUS, LOWER = 280, 414, 22, 6
INSET = 22


@cached
def card(kit: Kit, index: str, title: str, effect: tuple[str, ...], turn: float, *, dull: bool) -> Sprite:
    """Return a card of the hand, rotated by so many degrees, anchored at its middle; `effect` is its lines."""
    s = kit.scale
    reach = hypot(WIDE, HIGH) / 2 * s
    pen = Pen(reach)
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
