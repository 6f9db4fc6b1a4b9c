"""The champions: the picture that is worth keeping. Part of render/: imports render, rules (nouns) and words.

Beams, trophy, flags, confetti in the flag's colours, then the road match by match, who came next, and the coaches.
Where confetti lies comes from the champion's matches, so that the picture of a cup is always the same.
"""

import random

from PIL import ImageDraw

from render import flags
from render.cups.colours import wares
from render.cups.frame import LEFT, RIGHT, WORDS
from render.cups.signs import clock, goal, shirt, trophy
from render.dicecup.frame import Page
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable, fit, length
from render.kit import Kit, kept
from render.lettering import Face
from render.sprites import ZOOM, Pen, Sprite
from render.tokens import Colour
from rules.dicecup.pieces import Stage
from rules.dicecup.sight import Match, Side
from words.dicecup_lines import side_of, stage_name

STAGE_HIGH, ROAD, ROW, HEAD = 604, 604, 56, 68
TROPHY, FLAG, NAME = 326, 150, 72
PIECES = 70


def draw_champion(page: Page) -> float:
    """The whole picture of the end; where it ends, in units."""
    view, say, tokens = page.view, page.say, page.tokens
    champion = view.champion or ""
    _draw_beams(page)
    title = drawable(page.wish.heading or say("dicecup-end-title"))
    page.stamp(_lettered(page.kit, title, page.fitted(title, _face(page, 40, BOLD, tokens.gold), 940, WORDS)), 500, 48)
    name = page.team(champion)
    face = page.fitted(name, _face(page, NAME, HEAVY, tokens.text), 920, WORDS)
    coach = _coach_line(page, champion)
    _draw_confetti(page, champion, _half(page, name, face), _half(page, *coach) + 60)
    page.stamp(trophy(page.kit, page.px(TROPHY)), 500, 424)
    for x in (110, 665):
        page.flag(champion, x, 265, FLAG)
    page.stamp(_lettered(page.kit, name, face), 500, 480)
    _draw_coach(page, champion, *coach)
    bottom = _draw_road(page, champion)
    bottom = _draw_places(page, bottom + 8)
    if view.seats > 1:
        bottom = _draw_ranking(page, bottom + 8)
    return bottom + 24


def _face(page: Page, size: float, weight: int, colour: Colour) -> Face:
    return page.face(size, weight, colour, page.tokens.canvas)


@kept
def _lettered(kit: Kit, text: str, face: Face) -> Sprite:
    """Words that may stand across several grounds, anchored at the middle of their capitals."""
    pen = Pen(0.36 * face.size * (len(text) + 4), face.size)
    pen.letters(text, 0, 0, face.size, face.weight, face.colour)
    return pen.sprite(kit.inks, face.colour)


def _half(page: Page, text: str, face: Face) -> float:
    """Half the width of words that are a sprite, in units."""
    return length(text, face.size * ZOOM, face.weight) / ZOOM / page.kit.scale / 2


def _draw_beams(page: Page) -> None:
    """Three flat beams of light; where two meet it is lighter."""
    tones, inks = wares(page.tokens), page.kit.inks
    draw = ImageDraw.Draw(page.canvas)
    sides = (((0, 0), (390, STAGE_HIGH), (212, STAGE_HIGH)), ((1000, 0), (788, STAGE_HIGH), (610, STAGE_HIGH)))
    for corners in sides:
        draw.polygon([(page.px(x), page.px(y)) for x, y in corners], fill=inks[tones.beam])
    middle = ((491, 0), (509, 0), (648, STAGE_HIGH), (352, STAGE_HIGH))
    draw.polygon([(page.px(x), page.px(y)) for x, y in middle], fill=inks[tones.beams])


def _draw_confetti(page: Page, champion: str, name: float, coach: float) -> None:
    """Slips left and right of the trophy, and beside both lines, which reach so far from the middle."""
    colours = (*main_colours(champion), page.tokens.gold, page.tokens.text)
    seed = "".join(
        f"{match.home.code}{match.away.code}{match.home.score}{match.away.score}" for match in page.view.road
    )
    lots = random.Random(seed)
    for number in range(PIECES):
        aside, down = lots.random(), lots.random()
        x = 16 + aside * 244 if number % 2 else 984 - aside * 244
        colour = colours[lots.randrange(len(colours))]
        slip, y = _slip(page.kit, lots.randrange(6), colour), 80 + down * 490
        if abs(x - 500) > 20 + max(name if y > 425 else 0, coach if y > 505 else 0):
            page.stamp(slip, x, y)


def main_colours(code: str) -> tuple[Colour, ...]:
    """The colours that fill most of a flag, at most three, in the palette's inks."""
    image = flags.painted(flags.flag_code(code), 8)
    found = sorted(image.getcolors(image.width * image.height) or (), key=lambda entry: (-entry[0], entry[1]))
    return tuple(colour for _, colour in found[:3] if isinstance(colour, tuple))


@kept
def _slip(kit: Kit, turn: int, colour: Colour) -> Sprite:
    """A slip of paper in one of six turns."""
    shapes = (
        ((-9, -4), (9, -4), (9, 4), (-9, 4)),
        ((-9, -1), (7, -7), (9, 1), (-7, 7)),
        ((-7, -7), (1, -9), (7, 7), (-1, 9)),
    )
    points = shapes[turn % 3]
    side = -1 if turn >= 3 else 1
    pen = Pen(12 * kit.scale)
    pen.polygon([(side * x * kit.scale, y * kit.scale) for x, y in points], colour)
    return pen.sprite(kit.inks, colour)


def _coach_line(page: Page, champion: str) -> tuple[str, Face]:
    """Who has coached the champion, in words that fit."""
    text = page.say("dicecup-end-coach", coach=page.coach(_seat(page, champion)))
    face = page.fitted(text, _face(page, 34, SEMIBOLD, page.tokens.text), 780, WORDS)
    return fit(text, face.size, face.weight, page.px(780)), face


def _seat(page: Page, code: str) -> int:
    return next(team.seat or 0 for team in page.view.teams if team.code == code)


def _draw_coach(page: Page, champion: str, text: str, face: Face) -> None:
    page.stamp(_lettered(page.kit, text, face), 500 + 32, 550)
    page.stamp(shirt(page.kit, _seat(page, champion), page.px(50)), 500 - _half(page, text, face) - 8, 550)


# The road


def _draw_road(page: Page, champion: str) -> float:
    view, tokens, say = page.view, page.tokens, page.say
    group = [match for match in view.road if match.stage is Stage.GROUPS]
    cup = [match for match in view.road if match.stage is not Stage.GROUPS]
    rows = bool(group) + len(cup)
    bottom = ROAD + HEAD + rows * ROW + 12
    page.panel(LEFT, ROAD, RIGHT, bottom, tokens.panel, tokens.hairline)
    page.words(say("dicecup-end-road"), 48, ROAD + 36, page.face(30, BOLD, tokens.text, tokens.panel))
    count = say("dicecup-end-matches", count=len(view.road))
    page.words(count, 952, ROAD + 36, page.medium(tokens.muted, tokens.panel), anchor="right")
    page.rule(40, 960, ROAD + 64, tokens.hairline)
    y = ROAD + HEAD + ROW / 2
    if group:
        _draw_group(page, champion, group, y)
        y += ROW
    for match in cup:
        _draw_step(page, champion, match, y)
        y += ROW
    return bottom


def _score(champion: str, match: Match) -> tuple[str, Side]:
    """The score with the champion's goals first, and the other side."""
    own = side_of(match, champion)
    other = match.away if own is match.home else match.home
    return f"{own.score}:{other.score}", other


def _draw_group(page: Page, champion: str, matches: list[Match], middle: float) -> None:
    tokens, fill = page.tokens, page.tokens.panel
    page.words(
        page.say("dicecup-end-group", group=matches[0].group or ""), 48, middle, page.medium(tokens.muted, fill), 190
    )
    for number, match in enumerate(matches):
        score, other = _score(champion, match)
        x = 300 + number * 224
        page.words(score, x + 24, middle, page.face(32, BOLD, tokens.text, fill), anchor="middle")
        page.flag(other.code, x + 62, middle, 32)
        page.words(other.code, x + 118, middle, page.medium(tokens.muted, fill))


def _draw_step(page: Page, champion: str, match: Match, middle: float) -> None:
    tokens, fill = page.tokens, page.tokens.panel
    final = match.stage is Stage.FINAL
    if final:
        fill = tokens.raised
        page.panel(32, middle - 27, 968, middle + 27, fill, tokens.gold, line=3, radius=10)
    title = page.label(tokens.gold, fill) if final else page.medium(tokens.muted, fill)
    page.words(stage_name(match.stage, page.say), 48, middle, title, 206)
    score, other = _score(champion, match)
    page.words(score, 324, middle, page.face(32, BOLD, tokens.text, fill), anchor="middle")
    if match.period != "regular":
        sign = clock(page.kit) if match.period == "overtime" else goal(page.kit)
        page.stamp(sign, 276, middle)
    page.flag(other.code, 366, middle, 32)
    name = page.team(other.code)
    face = page.fitted(name, page.face(30, SEMIBOLD, tokens.text, fill), 206, WORDS)
    page.words(name, 424, middle, face, 206)
    quiet = page.medium(tokens.muted, fill)
    end: float = 952
    if match.period != "regular":
        key = "dicecup-cup-overtime" if match.period == "overtime" else "dicecup-cup-penalties"
        end -= page.words(page.say(key), end, middle, page.medium(tokens.gold, fill), anchor="right") + 16
    if page.view.seats > 1:
        page.stamp(shirt(page.kit, other.seat, page.px(42)), 664, middle)
        page.words(page.coach(other.seat), 696, middle, quiet, end - 696)


def _draw_places(page: Page, top: float) -> float:
    """Second, third and fourth, side by side."""
    view, tokens, say = page.view, page.tokens, page.say
    places = [(2, view.runner_up), (3, view.third), (4, view.fourth)]
    wide = (RIGHT - LEFT - 16) / 3
    for number, (place, code) in enumerate(places):
        if code is None:
            continue
        left = LEFT + number * (wide + 8)
        page.panel(left, top, left + wide, top + 64, tokens.raised, radius=12)
        quiet = page.medium(tokens.muted, tokens.raised)
        page.words(say("dicecup-end-place", place=place), left + 16, top + 32, quiet)
        page.flag(code, left + 78, top + 32, 32)
        face = page.fitted(page.team(code), page.label(tokens.text, tokens.raised), wide - 148, WORDS)
        page.words(page.team(code), left + 136, top + 32, face, wide - 148)
    return top + 64


def _draw_ranking(page: Page, top: float) -> float:
    """The coaches by rank; those who are level share it."""
    view, tokens = page.view, page.tokens
    coaches = sorted(view.coaches, key=lambda coach: (coach.rank or 0, coach.seat))
    columns = min(3, len(coaches))
    wide = (RIGHT - LEFT - 8 * (columns - 1)) / columns
    for number, coach in enumerate(coaches):
        left = LEFT + number % columns * (wide + 8)
        y = top + number // columns * 64
        first = coach.rank == 1
        page.panel(left, y, left + wide, y + 56, tokens.panel, tokens.gold if first else tokens.hairline, radius=10)
        page.words(
            f"{coach.rank}.",
            left + 16,
            y + 28,
            page.face(28, BOLD, tokens.gold if first else tokens.muted, tokens.panel),
        )
        page.stamp(shirt(page.kit, coach.seat, page.px(42)), left + 76, y + 28)
        weight, colour = (SEMIBOLD, tokens.text) if first else (MEDIUM, tokens.muted)
        page.words(page.coach(coach.seat), left + 108, y + 28, page.face(28, weight, colour, tokens.panel), wide - 122)
    return top + -(-len(coaches) // columns) * 64 - 8
