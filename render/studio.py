"""The entrance to render/: any game's view in, picture bytes out. Part of render/: imports rules, words.

A game's pictures are in `render/<key>` (a module or a package with `draw(wish)`), found by name; a game without any
gets a plain one: the players and the game's sketch, its view drawn in letters of equal width (`sketch`), or else the
view field by field. `usual(wish)` leaves out what a picture doesn't depend on, such as who looks at it. If a table has
several pictures, `pages(view)` names them, and `beside(view)` names the one shown next to the usual one at this moment.
If `COMPARES` is there, a picture can mark two actions at once (`Wish.compared`). In games with hidden hands, the page
`hand` of a seat's view is shown only to that seat, privately and by direct message.
"""

from dataclasses import replace
from functools import cache
from typing import Any

from PIL import Image

from render.breaking import wrap
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, fit, length
from render.inks import Inks
from render.lettering import TextStyle, paragraph_start, write
from render.sprites import Pen
from render.tokens import CONTRAST, DESIGN_WIDTH, HIGH_CONTRAST, HOUSE, Tokens, mix
from render.wish import Picture, Wish, typeset
from rules import GAMES, examples_of, own, sketch_of
from rules.core.match import Match
from rules.core.outcome import Chance
from words import Speech, games, speech
from words.games import game_title
from words.shortening import whole_sentences

MOST_LINES = 24
TITLE, WORDS, LEADING = 40, 28, 42
#: A letter of a sketch: its smallest and usual size in pixels; its column's width and row's height in letter sizes.
LEAST_LETTER, LETTER, BROAD, TALL = 11, 36, 0.75, 1.4


@typeset
def draw_plain(game: str, wish: Wish) -> Picture:
    """Draw a panel of text that describes the view. A long view ends with the number of lines left out."""
    say, tokens = speech(wish.locale), HIGH_CONTRAST if wish.theme == CONTRAST else HOUSE
    inks = _inks(tokens)
    title = game_title(game, say) if game in GAMES else game

    def px(units: float) -> int:
        return max(1, round(units * wish.width / DESIGN_WIDTH))

    big = TextStyle(max(14, px(TITLE)), BOLD, tokens.text, tokens.raised)
    small = TextStyle(max(11, px(WORDS)), MEDIUM, tokens.text, tokens.canvas)
    note = TextStyle(small.size, MEDIUM, tokens.muted, tokens.raised)
    room = wish.width - 2 * px(40)
    sketch = (sketch_of(game, wish.view) or "").splitlines()
    letter = TextStyle(_letter(sketch, room, px(LETTER)), SEMIBOLD, tokens.text, tokens.canvas)
    lines = _lines(wish, say, small, room, fields=not sketch)
    told = px(150) + len(lines) * px(LEADING)
    height = told + (round(len(sketch) * letter.size * TALL) + px(18) if sketch else 0) + px(42)
    canvas = Image.new("L", (wish.width, height), inks[tokens.canvas])
    header = Pen(0, 0, wish.width - 2 * px(16), px(120))
    header.box(0, 0, wish.width - 2 * px(16), px(120), tokens.raised, px(16))
    header.sprite(inks, tokens.raised).stamp(canvas, px(16), px(16))
    heading = drawable(wish.heading or title)
    x, anchor = paragraph_start(px(40), room)
    write(canvas, inks, fit(heading, big.size, big.weight, room), x, px(70), big, anchor)
    below = drawable(wish.note if wish.note is not None else title if wish.heading else "")
    write(canvas, inks, fit(below, note.size, note.weight, room), x, px(115), note, anchor)
    for number, line in enumerate(lines):
        write(canvas, inks, line, x, px(186) + number * px(LEADING), small, anchor)
    for row, line in enumerate(sketch):
        baseline = told + px(18) + round((row + 1) * letter.size * TALL)
        for column, character in enumerate(line[: int(room / (letter.size * BROAD))]):
            middle = px(40) + round((column + 0.5) * letter.size * BROAD)
            write(canvas, inks, drawable(character).strip(), middle, baseline, letter, "middle")
    png = inks.png(canvas)
    words = games.alt(game, wish.view, say, wish.chosen, title=title)
    alt = f"{wish.heading}. {words}" if wish.heading else words
    return Picture(png, wish.width, height, whole_sentences(alt))


def _letter(sketch: list[str], room: int, most: int) -> int:
    """Return the size of a sketch's letters in pixels, such that its longest line fits."""
    longest = max((1, *map(len, sketch)))
    return max(LEAST_LETTER, min(most, int(room / (longest * BROAD))))


def _lines(wish: Wish, say: Speech, face: TextStyle, room: int, *, fields: bool) -> list[str]:
    """Return the line of players and, with `fields`, the fields of the view."""
    lines: list[str] = []
    who = [drawable(name) for name in wish.names or ()]
    if who:
        names = say.row(say("board-seat", number=seat, name=name or "none") for seat, name in enumerate(who, start=1))
        lines.extend(_wrap(say("board-players", names=names), face, room))
    for name, value in games.facts(wish.view, say, who) if fields else ():
        lines.extend(_wrap(drawable(say("board-text-line", name=name, value=value)), face, room))
    if len(lines) > MOST_LINES:
        more = len(lines) - MOST_LINES + 1
        lines = [*lines[: MOST_LINES - 1], say("board-more", count=more)]
    return lines


def _wrap(text: str, face: TextStyle, room: int) -> list[str]:
    lines = wrap(text, lambda line: length(line, face.size, face.weight) <= room)
    return [fit(line, face.size, face.weight, room) for line in lines]


@cache
def _inks(tokens: Tokens) -> Inks:
    pairs = ((tokens.canvas, tokens.text), (tokens.raised, tokens.text), (tokens.raised, tokens.muted))
    blends = [mix(*pair, step / 8) for pair in pairs for step in range(1, 8)]
    return Inks((tokens.canvas, tokens.raised, tokens.text, tokens.muted), blends)


LEAST_WIDTH, MOST_WIDTH = 400, 1000


@typeset
def draw(game: str, wish: Wish) -> Picture:
    """Draw a picture of the game with that key. Safe to call from several threads.

    Raises ValueError for a width that is not 400 to 1000.
    """
    if not LEAST_WIDTH <= wish.width <= MOST_WIDTH:
        raise ValueError(f"a picture is {LEAST_WIDTH} to {MOST_WIDTH} pixels wide, not {wish.width}")
    paint = own("render", game, "draw")
    if paint is None:
        return draw_plain(game, wish)
    drawn: Picture = paint(wish)
    return drawn


def draw_example(game: str, chapter: str, locale: str, width: int = MOST_WIDTH) -> Picture:
    """Draw the position that shows what a chapter of a game's rulebook is about.

    Raises KeyError if the game has none for this chapter.
    """
    example = examples_of(game)[chapter]
    view = example.match(GAMES[game]).view(example.seat)
    wish = Wish(view, example.seat, locale, width=width, chosen=example.chosen, page=example.page)
    return draw(game, wish)


def usual(game: str, wish: Wish) -> Wish:
    """Return the wish that all wishes for the same picture and description share, as far as the game knows."""
    if own("render", game, "draw") is None:
        return replace(wish, seat=None, winners=None)  # a plain picture has neither sides nor colours
    simplify = own("render", game, "usual")
    return wish if simplify is None else simplify(wish)


def has_sides(game: str, view: Any) -> bool:
    """Return whether the picture of a view is another one from another side, as far as the game knows."""
    return usual(game, Wish(view, seat=0)) != usual(game, Wish(view, seat=1))


def pages(game: str, view: Any) -> tuple[str, ...]:
    """Return the names of a table's other pictures that can be drawn now, in menu order."""
    find = own("render", game, "pages")
    return () if find is None else tuple(find(view))


def beside(game: str, view: Any, above: int | None = None) -> str | None:
    """Return the page to show next to the picture of this moment, the first time it is shown; None for none.

    `above` is the ordinal of the match shown before: 0 for none, None for the one before.
    """
    find = own("render", game, "beside")
    return None if find is None else find(view, above)


def compares(game: str) -> bool:
    """Return whether the game's pictures can mark what was played and what was better (`Wish.compared`)."""
    return own("render", game, "COMPARES") is not None


def ready(game: str) -> None:
    """Import a game's drawing code in advance, so that its first picture is fast."""
    own("render", game, "draw")


def rehearse(game: str) -> None:
    """Draw a game's first pictures: the board at the beginning and, if hands are hidden, a hand.

    That takes the tenth of a second which the first picture would otherwise take longer than the next ones.
    """
    match = Match.begin(GAMES[game], max(2, GAMES[game].about.seats[0]), {}, 1)
    while isinstance(match.turn, Chance):
        match = match.resolve()
    draw(game, Wish(match.view(None)))
    if match.game.about.hidden:
        draw(game, Wish(match.view(0), seat=0, page="hand"))
