"""A plain picture for a game without its own: its view, field by field. Part of render/: imports rules, words."""

from functools import cache

from PIL import Image

from render.fonts import BOLD, MEDIUM, drawable, fit, length
from render.inks import Inks
from render.lettering import Face, write
from render.sprites import Pen
from render.tokens import DARK, DESIGN_WIDTH, THEMES, mix
from render.wish import ALT_LIMIT, Picture, Wish
from rules import GAMES
from words import Speech, boards, speech

MOST_LINES = 24
TITLE, WORDS, LEADING = 40, 28, 42


def draw(game: str, wish: Wish) -> Picture:
    """A panel of text with what the view says; a long view ends in how many lines were left out."""
    say, tokens, inks = speech(wish.locale), THEMES[wish.theme], _inks(wish.theme)
    title = GAMES[game].about.title if game in GAMES else game

    def px(units: float) -> int:
        return max(1, round(units * wish.width / DESIGN_WIDTH))

    big = Face(max(14, px(TITLE)), BOLD, tokens.text, tokens.raised)
    small = Face(max(11, px(WORDS)), MEDIUM, tokens.text, tokens.canvas)
    note = Face(small.size, MEDIUM, tokens.muted, tokens.raised)
    room = wish.width - 2 * px(40)
    lines = _lines(wish, say, small, room)
    height = px(168) + len(lines) * px(LEADING) + px(24)
    canvas = Image.new("L", (wish.width, height), inks[tokens.canvas])
    header = Pen(0, 0, wish.width - 2 * px(16), px(120))
    header.box(0, 0, wish.width - 2 * px(16), px(120), tokens.raised, px(16))
    header.sprite(inks, tokens.raised).stamp(canvas, px(16), px(16))
    heading = drawable(wish.heading or title)
    write(canvas, inks, fit(heading, big.size, big.weight, room), px(40), px(70), big)
    below = drawable(wish.note if wish.note is not None else title if wish.heading else "")
    write(canvas, inks, fit(below, note.size, note.weight, room), px(40), px(115), note)
    for number, line in enumerate(lines):
        write(canvas, inks, line, px(40), px(186) + number * px(LEADING), small)
    png = inks.png(canvas)
    told = boards.alt(game, wish.view, say, wish.chosen, title=title)
    alt = f"{wish.heading}. {told}" if wish.heading else told
    return Picture(png, wish.width, height, alt[:ALT_LIMIT])


def _lines(wish: Wish, say: Speech, face: Face, room: int) -> list[str]:
    lines: list[str] = []
    for name, value in boards.facts(wish.view, say):
        lines.extend(_wrapped(drawable(say("board-text-line", name=name, value=value)), face, room))
    if len(lines) > MOST_LINES:
        more = len(lines) - MOST_LINES + 1
        lines = [*lines[: MOST_LINES - 1], say("board-more", count=more)]
    return lines


def _wrapped(text: str, face: Face, room: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and length(longer, face.size, face.weight) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return [fit(line, face.size, face.weight, room) for line in lines]


@cache
def _inks(theme: str) -> Inks:
    tokens = THEMES[theme]
    pairs = ((tokens.canvas, tokens.text), (tokens.raised, tokens.text), (tokens.raised, tokens.muted))
    blends = [mix(*pair, step / 8) for pair in pairs for step in range(1, 8)]
    return Inks((DARK.canvas, tokens.canvas, tokens.raised, tokens.text, tokens.muted), blends)
