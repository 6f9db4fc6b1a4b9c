"""The champion's stage: beams of light, confetti, text across several grounds. Part of render/cup_games."""

import random
from collections.abc import Callable, Sequence

from PIL import ImageDraw

from render import flags
from render.cup_games.colours import cup_tones
from render.cup_games.frame import WORDS, CupPage
from render.cup_games.signs import trophy
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable, fit, length
from render.kit import Kit
from render.lettering import TextStyle
from render.sheet import Sheet
from render.sprites import ZOOM, Pen, Sprite, cached
from render.tokens import Colour

STAGE_HIGH = 604
TROPHY, FLAG, NAME = 326, 150, 72
PIECES = 70
#: A slip whose red, green and blue add up to less has a light edge.
DARK = 240


def draw_stage(
    page: CupPage, title: str, name: str, under: str, teams: Sequence[str], seed: str, flag: Callable[..., object]
) -> float:
    """Draw beams, title, trophy, confetti, and two lines between the teams' flags, which `flag` draws.

    The seed decides where confetti lies, so that a game's picture is always the same. Returns where the lower line's
    sign goes: left of it, 550 units down.
    """
    tokens, kit = page.tokens, page.kit
    draw_beams(page)
    title = drawable(page.wish.heading or title)
    gold = page.fit_face(title, page.face(40, BOLD, tokens.gold, tokens.canvas), 940, WORDS)
    page.stamp(letters(kit, title, gold), 500, 48)
    big, name = _fit_text(page, name, page.face(NAME, HEAVY, tokens.text, tokens.canvas), 920)
    small, under = _fit_text(page, under, page.face(34, SEMIBOLD, tokens.text, tokens.canvas), 780)
    colours = [tone for code in dict.fromkeys(teams) for tone in main_colours(code)]
    half = _half_wide(kit, under, small)
    draw_confetti(page, (*colours, tokens.gold, tokens.text), seed, _half_wide(kit, name, big), half + 60)
    page.stamp(trophy(kit, page.px(TROPHY)), 500, 424)
    for code, x in zip(teams, (110, 665), strict=False):
        flag(code, x, 265, FLAG)
    page.stamp(letters(kit, name, big), 500, 480)
    page.stamp(letters(kit, under, small), 500 + 32, 550)
    return 500 - half - 8


def _fit_text(page: CupPage, text: str, face: TextStyle, room: float) -> tuple[TextStyle, str]:
    """Return the face in which a text fits its room, and as much of it as does."""
    face = page.fit_face(text, face, room, WORDS)
    return face, fit(text, face.size, face.weight, page.px(room))


def draw_rank(page: CupPage, rank: int, name: str, left: float, top: float, wide: float, start: float) -> None:
    """Draw the panel of a person by rank, the name `start` units from its left edge, with room for a sign before it."""
    tokens, first = page.tokens, rank == 1
    page.panel(left, top, left + wide, top + 56, tokens.panel, tokens.gold if first else tokens.hairline, radius=10)
    bold = page.face(WORDS, BOLD, tokens.gold if first else tokens.muted, tokens.panel)
    page.words(f"{rank}.", left + 16, top + 28, bold)
    weight, colour = (SEMIBOLD, tokens.text) if first else (MEDIUM, tokens.muted)
    page.words(name, left + start, top + 28, page.face(WORDS, weight, colour, tokens.panel), wide - start - 14)


@cached
def letters(kit: Kit, text: str, face: TextStyle) -> Sprite:
    """Return text that may cross several grounds as a sprite, anchored at the middle of its capitals."""
    half = length(text, round(face.size * ZOOM), face.weight) / ZOOM / 2
    pen = Pen(max(0.36 * face.size * (len(text) + 4), half + 1), face.size)
    pen.letters(text, 0, 0, face.size, face.weight, face.colour)
    return pen.sprite(kit.inks, face.colour)


def _half_wide(kit: Kit, text: str, face: TextStyle) -> float:
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
    """Draw confetti left and right of the trophy and of both lines, whose half widths are given in units."""
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
    image = flags.paint_flag(flags.flag_code(code), 8)
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
