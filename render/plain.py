"""A plain picture for a game without pictures of its own. Part of render/: imports rules, words.

It shows the players and the game's sketch, its view drawn in letters (`sketch`); without a sketch, the view field by
field. The sketch's letters stand in columns of equal width.
"""

from functools import cache

from PIL import Image

from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, fit, length
from render.inks import Inks
from render.lettering import Face, write
from render.sprites import Pen
from render.tokens import DARK, DESIGN_WIDTH, THEMES, mix
from render.wish import Picture, Wish
from rules import GAMES, sketch_of
from words import Speech, boards, speech
from words.games import game_title
from words.shortening import whole_sentences

MOST_LINES = 24
TITLE, WORDS, LEADING = 40, 28, 42
#: A letter of a sketch: its smallest and usual size in pixels; its column's width and row's height in letter sizes.
LEAST_LETTER, LETTER, BROAD, TALL = 11, 36, 0.75, 1.4


def draw(game: str, wish: Wish) -> Picture:
    """Draw a panel of text that describes the view. A long view ends with the number of lines left out."""
    say, tokens, inks = speech(wish.locale), THEMES[wish.theme], _inks(wish.theme)
    title = game_title(game, say) if game in GAMES else game

    def px(units: float) -> int:
        return max(1, round(units * wish.width / DESIGN_WIDTH))

    big = Face(max(14, px(TITLE)), BOLD, tokens.text, tokens.raised)
    small = Face(max(11, px(WORDS)), MEDIUM, tokens.text, tokens.canvas)
    note = Face(small.size, MEDIUM, tokens.muted, tokens.raised)
    room = wish.width - 2 * px(40)
    sketch = (sketch_of(game, wish.view) or "").splitlines()
    letter = Face(_letter(sketch, room, px(LETTER)), SEMIBOLD, tokens.text, tokens.canvas)
    lines = _lines(wish, say, small, room, fields=not sketch)
    told = px(150) + len(lines) * px(LEADING)
    height = told + (round(len(sketch) * letter.size * TALL) + px(18) if sketch else 0) + px(42)
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
    for row, line in enumerate(sketch):
        baseline = told + px(18) + round((row + 1) * letter.size * TALL)
        for column, character in enumerate(line[: int(room / (letter.size * BROAD))]):
            middle = px(40) + round((column + 0.5) * letter.size * BROAD)
            write(canvas, inks, drawable(character).strip(), middle, baseline, letter, "middle")
    png = inks.png(canvas)
    words = boards.alt(game, wish.view, say, wish.chosen, title=title)
    alt = f"{wish.heading}. {words}" if wish.heading else words
    return Picture(png, wish.width, height, whole_sentences(alt))


def _letter(sketch: list[str], room: int, most: int) -> int:
    """Return the size of a sketch's letters in pixels, such that its longest line fits."""
    longest = max((1, *map(len, sketch)))
    return max(LEAST_LETTER, min(most, int(room / (longest * BROAD))))


def _lines(wish: Wish, say: Speech, face: Face, room: int, *, fields: bool) -> list[str]:
    """Return the line of players and, with `fields`, the fields of the view."""
    lines: list[str] = []
    who = [drawable(name) for name in wish.names or ()]
    if who:
        names = ", ".join(say("board-seat", number=seat, name=name or "none") for seat, name in enumerate(who, start=1))
        lines.extend(_wrapped(say("board-players", names=names), face, room))
    for name, value in boards.facts(wish.view, say, who) if fields else ():
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
