"""The champion's stage: beams of light, confetti, text across several grounds. Part of render/cup_games."""

import random
from collections.abc import Sequence

from PIL import ImageDraw

from render import flags
from render.cup_games.colours import cup_tones
from render.fonts import length
from render.kit import Kit
from render.lettering import Face
from render.sheet import Sheet
from render.sprites import ZOOM, Pen, Sprite, cached
from render.tokens import Colour

STAGE_HIGH = 604
PIECES = 70
#: A slip whose red, green and blue add up to less has a light edge.
DARK = 240


@cached
def lettered(kit: Kit, text: str, face: Face) -> Sprite:
    """Return text that may cross several grounds as a sprite, anchored at the middle of its capitals."""
    half = length(text, round(face.size * ZOOM), face.weight) / ZOOM / 2
    pen = Pen(max(0.36 * face.size * (len(text) + 4), half + 1), face.size)
    pen.letters(text, 0, 0, face.size, face.weight, face.colour)
    return pen.sprite(kit.inks, face.colour)


def half_wide(kit: Kit, text: str, face: Face) -> float:
    """Return half the width of a text, in units."""
    return length(text, face.size * ZOOM, face.weight) / ZOOM / kit.scale / 2


def draw_beams(sheet: Sheet) -> None:
    """Draw three flat beams of light, lighter where two of them meet."""
    tones, inks = cup_tones(sheet.kit.tokens), sheet.kit.inks
    draw = ImageDraw.Draw(sheet.canvas.image)
    sides = (((0, 0), (390, STAGE_HIGH), (212, STAGE_HIGH)), ((1000, 0), (788, STAGE_HIGH), (610, STAGE_HIGH)))
    for corners in sides:
        draw.polygon([(sheet.px(x), sheet.px(y)) for x, y in corners], fill=inks[tones.beam])
    middle = ((491, 0), (509, 0), (648, STAGE_HIGH), (352, STAGE_HIGH))
    draw.polygon([(sheet.px(x), sheet.px(y)) for x, y in middle], fill=inks[tones.beams])


def draw_confetti(sheet: Sheet, colours: Sequence[Colour], seed: str, name: float, under: float) -> None:
    """Draw confetti left and right of the trophy and of both lines, whose half widths are given in units.

    The seed decides where it lies, so that a game's picture is always the same.
    """
    lots = random.Random(seed)
    for number in range(PIECES):
        aside, down = lots.random(), lots.random()
        x = 16 + aside * 244 if number % 2 else 984 - aside * 244
        colour = colours[lots.randrange(len(colours))]
        piece, y = slip(sheet.kit, lots.randrange(6), colour), 80 + down * 490
        if abs(x - 500) > 20 + max(name if y > 425 else 0, under if y > 505 else 0):
            sheet.stamp(piece, x, y)


def main_colours(code: str) -> tuple[Colour, ...]:
    """Return the colours that fill most of a flag, at most three, in the palette's colours."""
    image = flags.painted(flags.flag_code(code), 8)
    found = sorted(image.getcolors(image.width * image.height) or (), key=lambda entry: (-entry[0], entry[1]))
    return tuple(colour for _, colour in found[:3] if isinstance(colour, tuple))


@cached
def slip(kit: Kit, turn: int, colour: Colour) -> Sprite:
    """Return a slip of paper in one of six positions."""
    shapes = (
        ((-9, -4), (9, -4), (9, 4), (-9, 4)),
        ((-9, -1), (7, -7), (9, 1), (-7, 7)),
        ((-7, -7), (1, -9), (7, 7), (-1, 9)),
    )
    points = shapes[turn % 3]
    side = -1 if turn >= 3 else 1
    pen = Pen(14 * kit.scale)
    edge = sum(colour) < DARK  # a dark slip would be lost on the dark ground
    if edge:
        pen.polygon([(side * x * 1.3 * kit.scale, y * 1.3 * kit.scale) for x, y in points], kit.tokens.text)
    pen.polygon([(side * x * kit.scale, y * kit.scale) for x, y in points], colour)
    return pen.sprite(kit.inks, kit.tokens.text if edge else colour)
