"""A strip of a game's moments: pictures in two columns, each with a line below it. Part of render/: imports render,
rules and words.

Everything is given in units of the design (pixels at width 1000). A picture is the square that the game's module
`render.<game>.card` draws on cards; a game without one has its board fitted into the square.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from render.card import HIGH, MARGIN, SIDE, CardModule, CardPage, break_lines, card_module
from render.colours import choose_colours
from render.fonts import MEDIUM, SEMIBOLD, drawable
from render.inks import SIZE
from render.kit import Kit, kit
from render.sheet import Sheet, blank
from render.studio import LEAST_WIDTH, MOST_WIDTH, draw
from render.tokens import MOOD
from render.wish import Picture, Wish, typeset
from words import speech
from words.card import Card
from words.shortening import whole_sentences

#: How many moments a strip has at most, and how many of them are beside each other.
MOST, ABREAST = 6, 2
#: The distance between a picture and what is beside and below it, and between two rows.
GAP, BELOW, APART = 16, 14, 22
#: The sizes of the heading and the line, their leading, and the most lines.
HEADING, LINE, LEADING, LINES = 32, 34, 42, 3


@dataclass(frozen=True)
class ToldMoment:
    """A moment: what everybody saw of the game, which moment it is (`Turn 12 · Ana`), and what happened."""

    view: Any
    heading: str
    text: str


@dataclass(frozen=True)
class MomentStrip:
    """What a strip shows: a game's moments in their order, the players' names by seat, and who won, best first."""

    game: str
    moments: tuple[ToldMoment, ...]
    names: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...] = ()


@typeset
def draw_moments(strip: MomentStrip, locale: str = "en", *, theme: str = MOOD, width: int = MOST_WIDTH) -> Picture:
    """Draw a strip of one to six moments. Safe to call from several threads.

    Raises ValueError for a width that is not 400 to 1000, or another number of moments.
    """
    if not LEAST_WIDTH <= width <= MOST_WIDTH:
        raise ValueError(f"a strip is {LEAST_WIDTH} to {MOST_WIDTH} pixels wide, not {width}")
    if not 1 <= len(strip.moments) <= MOST:
        raise ValueError(f"a strip has 1 to {MOST} moments, not {len(strip.moments)}")
    own = card_module(strip.game)
    tools = kit(choose_colours(strip.game, strip.moments[0].view), theme, width)
    rows = [strip.moments[first : first + ABREAST] for first in range(0, len(strip.moments), ABREAST)]
    page = Sheet(tools, blank(tools, width, GAP + MOST * (SIDE + BELOW + LEADING * (1 + LINES) + APART)))
    top = float(GAP)
    for row in rows:
        drawn = [_draw_square(strip, one, own, tools, theme, locale) for one in row]
        told = [_lines(page, one.text) for one in row]
        high = max(picture.height for picture in drawn) / tools.scale
        for column, (one, picture, lines) in enumerate(zip(row, drawn, told, strict=True)):
            left = GAP + column * (SIDE + GAP) if len(row) > 1 else (1000 - SIDE) / 2
            lower = page.px(top) + page.px(high) - picture.height
            page.canvas.image.paste(picture, (page.px(left), lower))
            _write(page, one, lines, left, top + high + BELOW + LEADING / 2)
        top += high + BELOW + LEADING * (1 + max(map(len, told))) + APART
    return page.picture(moments_alt(strip), top)


def moments_alt(strip: MomentStrip) -> str:
    """Describe a strip in at most 1,024 characters."""
    told = (f"{drawable(one.heading)}: {drawable(one.text).strip()}" for one in strip.moments)
    return whole_sentences(" ".join(text if text[-1] in ".!?" else f"{text}." for text in told))


def _lines(page: Sheet, text: str) -> list[str]:
    face = page.face(LINE, MEDIUM, page.tokens.text, page.tokens.canvas)
    return break_lines(page, drawable(text).strip(), face, SIDE, LINES)


def _write(sheet: Sheet, one: ToldMoment, lines: Sequence[str], left: float, middle: float) -> None:
    tokens = sheet.tokens
    sheet.words(drawable(one.heading), left, middle, sheet.face(HEADING, SEMIBOLD, tokens.muted, tokens.canvas), SIDE)
    face = sheet.face(LINE, MEDIUM, tokens.text, tokens.canvas)
    sheet.paragraph(lines, left, middle + LEADING, face, SIDE, LEADING)


def _draw_square(
    strip: MomentStrip, one: ToldMoment, own: CardModule | None, tools: Kit, theme: str, locale: str
) -> Image.Image:
    """Return the picture of a moment in palette indices, without empty rows above and below it."""
    if own is None:
        return _fit_board(strip, one, tools, theme, locale)
    say = speech(locale)
    card = Card(strip.game, one.view, strip.names, "", strip.ranking)
    width = round(1000 * tools.scale)
    page = CardPage(tools, blank(tools, width, HIGH), card, say, theme, tuple(map(drawable, strip.names)), True)
    own.draw_moment(page)
    corner, side = page.px(MARGIN), page.px(SIDE)
    square = page.canvas.image.crop((corner, corner, corner + side, corner + side))
    empty = tools.inks[tools.tokens.canvas]
    drawn = square.point([int(ink != empty) for ink in range(SIZE)]).getbbox() or (0, 0, side, side)
    return square.crop((0, drawn[1], side, drawn[3]))


def _fit_board(strip: MomentStrip, one: ToldMoment, tools: Kit, theme: str, locale: str) -> Image.Image:
    """Return the usual picture of a moment, made small, on an empty square."""
    wish = Wish(one.view, None, locale, theme, LEAST_WIDTH, names=strip.names)
    board = Image.open(io.BytesIO(draw(strip.game, wish).png)).convert("RGB")
    side = round(SIDE * tools.scale)
    board.thumbnail((side, side))
    square = Image.new("RGB", (side, side), tools.tokens.canvas)
    square.paste(board, ((side - board.width) // 2, (side - board.height) // 2))
    return tools.inks.quantize(square)
