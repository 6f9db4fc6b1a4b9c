"""The card of a finished game: one landscape picture for sharing. Part of render/: imports render, rules and words.

Everything is given in units of the design (pixels at width 1000). To the left is the moment that decided the game,
drawn by the module `render.<game>.card`, found by name (`CardModule`); to the right what happened, in words. The
card of a game without one is in words.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from render.breaking import phrases, wrap
from render.colours import choose_colours
from render.fonts import BOLD, ELLIPSIS, HEAVY, MEDIUM, SEMIBOLD, drawable, fit
from render.kit import Colours, Kit, kit
from render.lettering import TextStyle
from render.sheet import Sheet, blank
from render.sprites import Sprite
from render.tokens import MOOD
from render.wish import Picture, typeset
from rules import module_of
from words import Speech, speech
from words.card import Card, card_alt, duration_of, headline, line, over

HIGH, MARGIN = 525, 24
#: The side of the square to the left, and where the words to the right begin and end.
SIDE = HIGH - 2 * MARGIN
LEFT, RIGHT = MARGIN + SIDE + 24, 1000 - MARGIN
#: Sizes of the headline, the largest that fits in two lines; of the sentence below it; of everything else.
BIG, SENTENCE, SMALL = (84, 74, 64, 56, 48, 42), 30, 28
#: The largest headline that may take two lines.
TWO_LINES = 60
#: With more players the headline is smaller, so that more of them have room.
FEW = 4
#: The height of a player's row, of a mark in it, and where the rows end.
ROW, MARK, ROWS_END = 50, 44, 442
FOOT, GAP = 482, 24
#: Where the headline begins, and its leading.
HEAD, LEADING = 82, 1.12
#: How many lines the sentence may take and how high a row is, from the usual to the tightest: whatever gives every
#: player a place.
TIGHT = ((3, ROW), (3, 42), (2, 42), (2, 36), (1, 36), (1, 34), (0, 34))
#: How many letters a name in a headline keeps at least.
LEAST_LETTERS = 4
#: The distance between two columns of players, and the room of a score.
BETWEEN, SCORE = 12, 40


@dataclass(frozen=True, slots=True)
class CardPage(Sheet):
    """A sheet with the card that it shows, its language, and its names as far as they can be drawn.

    `marked`: what has just been done is marked in the moment, as in a strip of several.
    """

    card: Card
    say: Speech
    theme: str
    names: tuple[str, ...]
    marked: bool = False


class CardModule(Protocol):
    """A game's part of its cards: the module `render.<game>.card`.

    `choose_colours(view)`, if it is there, returns the colours of a game with several moods.
    """

    COLOURS: Colours

    def draw_moment(self, page: CardPage) -> None:
        """Draw the moment that decided the game in the square."""

    def mark(self, kit: Kit, seat: int, height: int) -> Sprite:
        """Return a seat's mark, anchored at its middle. Height in pixels."""


def name_players(card: Card, say: Speech) -> tuple[str, ...]:
    """Return the players' names as far as they can be drawn, else their account names, else their seats' numbers."""
    accounts = (*card.accounts, *("" for _ in card.names))
    names = (drawable(name) or account for name, account in zip(card.names, accounts, strict=False))
    return drawable_names(names, say)


def drawable_names(names: Iterable[str], say: Speech) -> tuple[str, ...]:
    """Return names by seat as far as they can be drawn, else the seats' numbers."""
    return tuple(drawable(name) or say("seat", number=seat) for seat, name in enumerate(names, start=1))


def draw_words(page: CardPage, moment: CardModule | None) -> None:
    """Write what happened, beside the square or, without a moment, across the whole card."""
    card, say, tokens = page.card, page.say, page.tokens
    left = LEFT if moment is not None else 2 * MARGIN
    room = RIGHT - left
    quiet = page.face(SMALL, SEMIBOLD, tokens.muted, tokens.canvas)
    title, length = drawable(over(card, say)), duration_of(card, say)
    beside = page.wide(title, quiet) + page.wide(length, quiet) + GAP <= room
    page.words(title, left, 48, quiet, room)
    taken = page.words(length, RIGHT, 48 if beside else FOOT, quiet, room, "right") + GAP if length else 0
    listed = len(card.names) if len(card.names) > 1 or not card.winners else 0
    text = line(card, say, page.names)
    plans = (_plan(page, text, room, listed, most, high) for most, high in TIGHT)
    plan = next((one for one in plans if one.fits), None) or _plan(page, text, room, listed, *TIGHT[-1])
    if plan.columns > 1 and _are_names_cut(page, left, moment is not None):  # rather lower rows in one column
        plan = next((one for one in plans if one.columns == 1 and len(one.told) >= len(plan.told)), plan)
    y = _draw_headline(page, plan, left, room)
    face = page.face(SENTENCE, MEDIUM, tokens.text, tokens.canvas)
    page.paragraph(plan.told, left, y + 20, face, room, 40)
    y += 40 * len(plan.told)
    if listed:
        _draw_players(page, moment, left, y + 12, plan)
    page.rule(left, RIGHT, FOOT - 28, tokens.hairline)
    page.words(drawable(card.place), left, FOOT, quiet, room if beside else room - taken)


def break_lines(page: Sheet, text: str, face: TextStyle, room: float, most: int) -> list[str]:
    """Break a text into at most `most` lines, the last of which is cut to fit."""
    lines = wrap(text, lambda line: page.wide(line, face) <= room, most)
    return [fit(line, face.size, face.weight, page.px(room)) for line in lines]


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a card is laid out: the headline's size and lines, the sentence's, the height of a row, and the columns.

    `fits` says that every player has a place.
    """

    size: int
    headline: tuple[str, ...]
    told: tuple[str, ...]
    row: int
    columns: int
    fits: bool


def _plan(page: CardPage, text: str, room: float, listed: int, most: int, row: int) -> _Plan:
    """Plan a card with at most `most` lines of text and rows `row` high: the usual headline, else the smallest."""
    face = page.face(SENTENCE, MEDIUM, page.tokens.text, page.tokens.canvas)
    told = tuple(break_lines(page, text, face, room, most)) if most else ()
    usual = BIG if len(page.names) <= FEW else BIG[-len(BIG) // 2 :]
    for sizes in (usual, BIG[-1:]):
        size, lines = _fit_headline(page, sizes, room)
        top = HEAD + size * LEADING * len(lines) + 6 + 40 * len(told) + 12
        tall = int((ROWS_END - top) // row)
        columns = 1 if listed <= tall else 2
        plan = _Plan(size, lines, told, row, columns, listed <= columns * tall)
        if plan.fits:
            break
    return plan


def _fit_headline(page: CardPage, sizes: Sequence[int], room: float) -> tuple[int, tuple[str, ...]]:
    """Return the largest size in which the headline fits in two lines, and these; else the longest names lose letters.

    A size above `TWO_LINES` takes one line only.
    """
    tokens, names = page.tokens, list(page.names)
    for size in sizes:
        face = page.face(size, HEAVY, tokens.text, tokens.canvas)
        lines = _break_headline(page, names, face, room)
        if len(lines) <= (2 if size <= TWO_LINES else 1):
            return size, tuple(lines)
    while len(lines) > 2 and max(map(len, names)) > LEAST_LETTERS:
        longest = max(range(len(names)), key=lambda seat: len(names[seat]))
        names[longest] = names[longest].removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
        lines = _break_headline(page, names, face, room)
    return size, tuple(lines[:2])


def _draw_headline(page: CardPage, plan: _Plan, left: float, room: float) -> float:
    """Write who won. Return where the headline ends."""
    tokens = page.tokens
    face = page.face(plan.size, HEAVY, tokens.gold if page.card.winners else tokens.text, tokens.canvas)
    leading = plan.size * LEADING
    page.paragraph(plan.headline, left, HEAD + leading / 2, face, room, leading)
    return HEAD + leading * len(plan.headline) + 6


def _break_headline(page: CardPage, names: Sequence[str], face: TextStyle, room: float) -> list[str]:
    """Break the headline with these names into lines, none of which is cut but for a word that is too long."""
    text = drawable(headline(page.card, page.say, names))
    lines = break_lines(page, text, face, room, 3)
    too_long = any(page.wide(phrase.rstrip(), face) > room for phrase in phrases(text))
    return [*lines, "", ""] if too_long else lines


def _draw_players(page: CardPage, moment: CardModule | None, left: float, top: float, plan: _Plan) -> None:
    """List the players, best first, in one column or two; if there are too many, count the others."""
    places, tall = page.card.places, max(1, int((ROWS_END - top) // plan.row))
    columns, mark = plan.columns, min(MARK, plan.row - 8)
    shown: Sequence[tuple[int | None, int]] = places
    if len(places) > columns * tall:
        shown = places[: columns * tall - 1]
    rows = -(-min(len(places), columns * tall) // columns)
    first = ROWS_END - rows * plan.row
    before = mark + 18 if moment is not None else 0
    tokens = page.tokens
    starts = _columns(page, shown, left, before, columns)
    for number, (place, seat) in enumerate(shown):
        x, end = starts[number % columns], starts[number % columns + 1]
        middle = first + (number // columns + 0.5) * plan.row
        if moment is not None:
            page.stamp(moment.mark(page.kit, seat, page.px(mark)), x + mark / 2 + 2, middle)
        end -= BETWEEN if columns > 1 else 0
        scores = page.card.scores
        if scores is not None:
            figure = page.face(SENTENCE, BOLD, tokens.text, tokens.canvas)
            end -= page.words(str(scores[seat]), end, middle, figure, anchor="right") + 12
        first_place = place == 1
        weight, colour = (BOLD, tokens.gold) if first_place else (MEDIUM, tokens.text)
        face = page.face(SMALL, weight, colour, tokens.canvas)
        page.words(page.names[seat], x + before, middle, face, end - x - before)
    if len(shown) < len(places):
        x, middle = starts[len(shown) % columns], first + (len(shown) // columns + 0.5) * plan.row
        quiet = page.face(SMALL, MEDIUM, tokens.muted, tokens.canvas)
        more = page.say("card-more", count=len(places) - len(shown))
        page.words(more, x, middle, quiet, starts[len(shown) % columns + 1] - x)


def _are_names_cut(page: CardPage, left: float, marked: bool) -> bool:
    """Whether names lose letters in two columns."""
    before = MARK + 18 if marked else 0
    starts = _columns(page, page.card.places, left, before, 2)
    face = page.face(SMALL, BOLD, page.tokens.text, page.tokens.canvas)
    aside = before + BETWEEN + (0 if page.card.scores is None else SCORE)
    return any(
        page.wide(page.names[seat], face) + aside > starts[number % 2 + 1] - starts[number % 2]
        for number, (_, seat) in enumerate(page.card.places)
    )


def _columns(
    page: CardPage, shown: Sequence[tuple[int | None, int]], left: float, before: float, columns: int
) -> list[float]:
    """Return where the columns of players begin, and where the last ends: long names get what short ones leave."""
    if columns == 1:
        return [left, RIGHT]
    face = page.face(SMALL, BOLD, page.tokens.text, page.tokens.canvas)
    aside = before + BETWEEN + (0 if page.card.scores is None else SCORE)
    needs = [
        max((page.wide(page.names[seat], face) for _, seat in shown[column::2]), default=0.0) + aside
        for column in range(2)
    ]
    wide, half = RIGHT - left, (RIGHT - left) / 2
    if needs[0] > half > needs[1]:
        return [left, left + min(needs[0], wide - needs[1]), RIGHT]
    if needs[1] > half > needs[0]:
        return [left, left + max(needs[0], wide - needs[1]), RIGHT]
    return [left, left + half, RIGHT]


#: A card's least width in pixels, and its usual and greatest, about that of a link's preview.
LEAST, WIDTH = 400, 1200


@typeset
def draw_card(card: Card, locale: str = "en", *, theme: str = MOOD, width: int = WIDTH) -> Picture:
    """Draw the card of a finished game. Safe to call from several threads.

    Raises ValueError for a width that is not 400 to 1200.
    """
    if not LEAST <= width <= WIDTH:
        raise ValueError(f"a card is {LEAST} to {WIDTH} pixels wide, not {width}")
    say, moment = speech(locale), card_module(card.game)
    tools = kit(choose_colours(card.game, card.view), theme, width)
    page = CardPage(tools, blank(tools, width, HIGH), card, say, theme, name_players(card, say))
    if moment is not None:
        moment.draw_moment(page)
    draw_words(page, moment)
    return page.picture(card_alt(card, say))


def card_module(game: str) -> CardModule | None:
    """Return a game's own part of its cards, or None."""
    return cast(CardModule | None, module_of("render", game, "card"))
