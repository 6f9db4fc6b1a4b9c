"""A picture of what somebody's day came to, which gives nothing away. Part of render/: imports render and words."""

import math
from dataclasses import dataclass

from render.colours import plain
from render.fonts import BOLD, HEAVY, MEDIUM, drawable
from render.honours import draw_band
from render.kit import Kit, kit
from render.sheet import Sheet, blank
from render.sprites import Pen, Sprite, cached
from render.tokens import MOOD, Colour
from render.wish import Picture, typeset
from words import Speech, speech

HIGH, LEFT, RIGHT, GAP = 400, 24, 976, 16
TITLE, NAME, BIG, LABEL = 40, 56, 92, 30
#: Where the panels begin and end, and their middle lines.
TOP, BOTTOM, NUMBER, BELOW = 176, 376, 258, 334
STAR = 34
STARS = 3


@dataclass(frozen=True)
class SharedDay:
    """What somebody's day came to: its number, the stars for the football puzzle (0 to 3), the turns of the race (0:
    none), and their streak. It has no slots, since it crosses to another process.
    """

    number: int
    stars: int
    turns: int
    streak: int


@typeset
def draw_day(day: SharedDay, name: str, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw the card of a day. Safe to call from several threads."""
    say, tools = speech(locale), kit(plain(), theme, width)
    sheet, tokens = Sheet(tools, blank(tools, width, HIGH)), tools.tokens
    draw_band(sheet)
    quiet = sheet.face(TITLE, BOLD, tokens.muted, tokens.canvas)
    sheet.words(say("daily-name", number=str(day.number)), LEFT + 16, 60, quiet)
    bold = sheet.face(NAME, HEAVY, tokens.text, tokens.canvas)
    sheet.words(drawable(name) or "?", LEFT + 16, 124, bold, RIGHT - LEFT - 32)
    panels = [("daily-card-football", ""), ("daily-card-race", str(day.turns or "–")), ("daily-card-streak", "")]
    wide = (RIGHT - LEFT - GAP * (len(panels) - 1)) / len(panels)
    for place, (label, number) in enumerate(panels):
        left = LEFT + place * (wide + GAP)
        sheet.panel(left, TOP, left + wide, BOTTOM, tokens.panel)
        middle = left + wide / 2
        face = sheet.face(LABEL, MEDIUM, tokens.muted, tokens.panel)
        facts = {"turns": day.turns, "days": day.streak}
        sheet.words(say(label, **facts), middle, BELOW, face, wide - 24, "middle")
        figure = sheet.face(BIG, HEAVY, tokens.gold, tokens.panel)
        if place:
            sheet.words(number or str(day.streak or "–"), middle, NUMBER, figure, wide - 24, "middle")
        else:
            for star in range(STARS):
                colour = tokens.leaf if star < day.stars else tokens.hairline
                sheet.stamp(_star(tools, sheet.px(STAR), colour), middle + (star - 1) * 2.3 * STAR, NUMBER)
    return sheet.picture(tell_day(day, name, say))


def tell_day(day: SharedDay, name: str, say: Speech) -> str:
    """Describe the card."""
    return say("daily-card-alt", name=name, number=str(day.number), stars=day.stars, turns=day.turns, days=day.streak)


@cached
def _star(tools: Kit, radius: int, colour: Colour) -> Sprite:
    """Return a five-pointed star anchored at its middle. Radius in pixels."""
    pen = Pen(radius + 1)
    points = [
        (math.sin(math.pi * turn / 5) * reach, -math.cos(math.pi * turn / 5) * reach)
        for turn in range(10)
        for reach in ((radius, radius * 0.42)[turn % 2],)
    ]
    pen.polygon(points, colour)
    return pen.sprite(tools.inks, colour)
