"""The champion's stage: beams of light, confetti, text across several grounds. Part of render/cup_games."""

import random
from collections.abc import Callable, Sequence

from render import flags
from render.cup_games.colours import cup_tones
from render.cup_games.frame import WORDS, CupPage
from render.cup_games.lights import Lights, shine
from render.cup_games.signs import trophy
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable, fit
from render.kit import Kit
from render.lettering import ANY_GROUND, TextStyle
from render.sheet import Sheet
from render.sprites import Pen, Sprite, cached
from render.tokens import Colour

STAGE_HIGH = 604
TROPHY, FLAG, NAME = 326, 150, 72
PIECES = 70
#: A slip whose red, green and blue together differ less from the canvas has an edge.
NEAR = 170
#: Three cones of light fall on the stage, the one in the middle as bright as two, and the trophy stands in a pool.
STAGE_LIGHTS = Lights(
    (
        (
            (1, ((0, 0), (390, STAGE_HIGH), (212, STAGE_HIGH))),
            (1, ((1000, 0), (788, STAGE_HIGH), (610, STAGE_HIGH))),
            (2, ((491, 0), (509, 0), (648, STAGE_HIGH), (352, STAGE_HIGH))),
        ),
    ),
    (500, 424, 196, 21),
)


def draw_stage(
    page: CupPage,
    title: str,
    name: str,
    under: str,
    teams: Sequence[str],
    seed: str,
    flag: Callable[..., object],
    top: float = 0,
    lights: Lights = STAGE_LIGHTS,
    lit: tuple[Colour, Colour] | None = None,
) -> float:
    """Draw beams, title, trophy, confetti, and two lines between the teams' flags, which `flag` draws.

    The seed decides where confetti lies, so that a game's picture is always the same. The stage begins at `top`.
    `lit` are the tones of the lights, once and twice, if they aren't those of the cups. Returns where the lower line's
    sign goes: left of it, 550 units below the top.
    """
    tokens, kit = page.tokens, page.kit
    if not kit.plain:
        draw_beams(page, top, lights, lit)
    title = drawable(page.wish.heading or title)
    gold = page.fit_face(title, page.face(40, BOLD, tokens.gold, ANY_GROUND), 940, WORDS)
    page.words(title, 500, top + 48, gold, 940, "middle")
    big, name = _fit_text(page, name, page.face(NAME, HEAVY, tokens.text, ANY_GROUND), 920)
    small, under = _fit_text(page, under, page.face(34, SEMIBOLD, tokens.text, ANY_GROUND), 780)
    half = page.wide(under, small) / 2
    if not kit.plain:
        colours = [tone for code in dict.fromkeys(teams) for tone in main_colours(code)]
        draw_confetti(page, (*colours, tokens.leaf, tokens.text), seed, page.wide(name, big) / 2, half + 60, top)
    page.stamp(trophy(kit, page.px(TROPHY)), 500, top + 424)
    for code, x in zip(teams, (110, 665), strict=False):
        flag(code, x, top + 265, FLAG)
    page.words(name, 500, top + 480, big, anchor="middle")
    page.words(under, 500 + 32, top + 550, small, anchor="middle")
    return 500 - half - 8


def _fit_text(page: CupPage, text: str, face: TextStyle, room: float) -> tuple[TextStyle, str]:
    """Return the face in which a text fits its room, and as much of it as does."""
    face = page.fit_face(text, face, room, WORDS)
    return face, fit(text, face.size, face.weight, page.px(room))


def draw_rank(page: CupPage, rank: int, name: str, left: float, top: float, wide: float, start: float) -> None:
    """Draw the panel of a person by rank, the name `start` units from its left edge, with room for a sign before it."""
    tokens, first = page.tokens, rank == 1
    edge, line = (tokens.gold, 4 if page.kit.plain else 2) if first else (tokens.hairline, 2)
    page.panel(left, top, left + wide, top + 56, tokens.panel, edge, line=line, radius=10)
    bold = page.face(WORDS, BOLD, tokens.gold if first else tokens.muted, tokens.panel)
    page.words(f"{rank}.", left + 16, top + 28, bold)
    weight, colour = (SEMIBOLD, tokens.text) if first else (MEDIUM, tokens.muted)
    room = wide - start - 14
    face = page.fit_face(name, page.face(WORDS, weight, colour, tokens.panel), room, 26)
    page.words(name, left + start, top + 28, face, room)


def draw_beams(
    sheet: Sheet, top: float = 0, lights: Lights = STAGE_LIGHTS, lit: tuple[Colour, Colour] | None = None
) -> None:
    """Draw flat beams of light on the canvas, down to the end of the stage, in the tones given or those of cups."""
    tones, image = cup_tones(sheet.tokens), sheet.canvas.image
    high, once, twice = sheet.px(top + STAGE_HIGH) - sheet.px(top), *(lit or (tones.beam, tones.beams))
    image.paste(shine(sheet.kit, image.width, high, lights, (sheet.tokens.canvas, once, twice)), (0, sheet.px(top)))


def draw_confetti(
    sheet: Sheet, colours: Sequence[Colour], seed: str, name: float, under: float, top: float = 0
) -> None:
    """Draw confetti left and right of the trophy and of both lines, whose half widths are given in units."""
    lots = random.Random(seed)
    for number in range(PIECES):
        aside, down = lots.random(), lots.random()
        x = 16 + aside * 244 if number % 2 else 984 - aside * 244
        colour = colours[lots.randrange(len(colours))]
        piece, y = slip(sheet.kit, lots.randrange(6), colour), 80 + down * 490
        if abs(x - 500) > 20 + max(name if y > 425 else 0, under if y > 505 else 0):
            sheet.stamp(piece, x, top + y)


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
    edge = abs(sum(colour) - sum(kit.tokens.canvas)) < NEAR  # or the slip would be lost on its ground
    if edge:
        pen.polygon([(side * x * 1.3 * kit.scale, y * 1.3 * kit.scale) for x, y in points], kit.tokens.text)
    pen.polygon([(side * x * kit.scale, y * kit.scale) for x, y in points], colour)
    return pen.sprite(kit.inks, kit.tokens.text if edge else colour)
