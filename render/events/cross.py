"""A picture of the standings of an event in rounds. Part of render/events."""

import unicodedata
from collections.abc import Iterator, Mapping

from render.colours import tints
from render.events.colours import ground_of_won
from render.events.page import HEAD, LEFT, RIGHT, SMALL, WORDS, EventPage, begin, name_of
from render.events.signs import sign_of
from render.fonts import BOLD, HEAVY, JOINERS, MEDIUM, SEMIBOLD, length
from render.honours import medal
from render.lettering import TextStyle
from render.tokens import MOOD, Colour
from render.wish import Picture, typeset
from words.event_texts import cell_word, cross_alt, points_of, stage_of
from words.events import CellKind, CrossRow, CrossTable, RoundCell

LABELS, GAP, PLACE, NAME, LAST, NUMBER = 46, 6, 60, 104, 956, 38
#: The most rounds whose signs stand before the letters, and not above them.
BESIDE = 4
#: The height of a row, the width of a cell with the space after it, and the height of a cell: both ways.
ROWS = {True: (66, 112, 50), False: (84, 76, 70)}
#: How many letters of an opponent's name are written. From how many rounds on columns are narrow, and how wide then.
LETTERS, MANY, NARROW = 3, 7, 66
#: How much room the points have, whole and half ones, or decimals.
POINTS, DECIMALS = 84, 108


@typeset
def draw_cross_table(view: CrossTable, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw a page of the standings. Safe to call from several threads."""
    page = begin(view.game, locale, theme, width)
    page.head(view.title, stage_of(view, page.say), view.shown_page, view.pages)
    names = {row.person: name_of(row) for row in view.rows}
    y: float = HEAD
    if view.rows:
        _labels(page, view, y + LABELS / 2)
        y += LABELS
    else:
        face = page.medium(page.tokens.text, page.tokens.panel)
        page.panel(LEFT, y, RIGHT, y + 84, page.tokens.panel)
        page.words(page.say("event-nobody"), LEFT + 24, y + 42, face, RIGHT - LEFT - 48)
        y += 84 + GAP
    place = 0
    for row in view.shown:
        _row(page, view, row, names, y, shared=row.place == place)
        place = row.place
        y += ROWS[_beside(view)][0] + GAP
    if view.own is not None:
        page.rule(LEFT + 200, RIGHT - 200, y + 8, page.tokens.hairline, 3)
        y += 22
        _row(page, view, view.own, names, y, shared=False)
        y += ROWS[_beside(view)][0] + GAP
    y = page.legend(_kinds(view), y + 6)
    return page.picture(cross_alt(view, page.say), y + 18)


def _beside(view: CrossTable) -> bool:
    return view.rounds <= BESIDE


def _kinds(view: CrossTable) -> Iterator[str]:
    """Yield the signs that the page has, in their order."""
    shown = view.shown if view.own is None else (*view.shown, view.own)
    found = {cell.kind for row in shown for cell in row.cells[: view.rounds]}
    yield from (kind.value for kind in CellKind if kind in found and kind is not CellKind.NONE)


def _columns(view: CrossTable) -> tuple[float, float]:
    """Return where the cells begin, and how far one is from the next."""
    pitch = ROWS[_beside(view)][1]
    pitch = pitch if view.rounds < MANY else NARROW
    return LAST - _points_room(view) - pitch * view.rounds - 8, pitch


def _points_room(view: CrossTable) -> float:
    return DECIMALS if any(row.points.denominator > 2 for row in view.rows) else POINTS


def _labels(page: EventPage, view: CrossTable, middle: float) -> None:
    tokens = page.tokens
    start, pitch = _columns(view)
    for number in range(view.rounds):
        now = view.running and number + 1 == view.round
        colour = tokens.gold if now else tokens.muted
        face = page.face(SMALL, BOLD if now else MEDIUM, colour, tokens.canvas)
        page.words(str(number + 1), start + pitch * (number + 0.5), middle, face, anchor="middle")
    gold = page.face(SMALL, BOLD, tokens.gold, tokens.canvas)
    page.words(page.say("ladder-column", column="points"), LAST, middle, gold, anchor="right")


def _row(
    page: EventPage, view: CrossTable, row: CrossRow, names: Mapping[int, str], top: float, *, shared: bool
) -> None:
    tokens, (high, _, tall) = page.tokens, ROWS[_beside(view)]
    ground = tints(tokens)[0] if row.you else tokens.panel
    page.panel(LEFT, top, RIGHT, top + high, ground, tokens.choice if row.you else None, line=4, radius=14)
    middle = top + high / 2
    if row.place <= 3 and not shared:
        page.stamp(medal(page.kit, row.place, page.px(24)), PLACE, middle)
    elif not shared:
        face = page.face(WORDS, BOLD, tokens.muted, ground)
        page.words(str(row.place), PLACE, middle, face, 64, "middle")
    start, pitch = _columns(view)
    _name(page, row, start, middle, ground, beside=_beside(view))
    for number, cell in enumerate(row.cells[: view.rounds]):
        left = start + pitch * number + 3
        _cell(page, cell, names, (left, middle - tall / 2, left + pitch - 6, middle + tall / 2), ground)
    points = points_of(row.points, [one.points for one in view.rows], page.say)
    number_face = page.face(NUMBER, HEAVY, tokens.gold if row.place == 1 else tokens.text, ground)
    number_face = page.fit_face(points, number_face, _points_room(view) - 8, WORDS)
    page.words(points, LAST, middle, number_face, anchor="right")


def _name(page: EventPage, row: CrossRow, end: float, middle: float, ground: Colour, *, beside: bool) -> None:
    """Write a name, and for yours *you* after it or below it."""
    tokens = page.tokens
    name = page.face(WORDS + 2, BOLD if row.place == 1 or row.you else SEMIBOLD, tokens.text, ground)
    room, shift = end - NAME - 10, 0
    if row.you:
        word, face = page.say("ladder-you"), page.face(SMALL, BOLD, tokens.choice, ground)
        if beside:
            room -= page.wide(word, face) + 14
            page.words(word, end - 12, middle, face, anchor="right")
        else:
            shift = 17
            page.words(word, NAME, middle + shift, face, room)
    page.name(name_of(row), NAME, middle - shift, name, room)


def _cell(
    page: EventPage,
    cell: RoundCell,
    names: Mapping[int, str],
    box: tuple[float, float, float, float],
    ground: Colour,
) -> None:
    """Draw a round: a sign, and beside or below it who that was."""
    tokens, (left, top, right, bottom) = page.tokens, box
    if cell.kind is CellKind.NONE:
        page.rule((left + right) / 2 - 8, (left + right) / 2 + 8, (top + bottom) / 2, tokens.hairline, 3)
        return
    won = cell.kind is CellKind.WON or (cell.kind is CellKind.PLACED and cell.place == 1)
    running = cell.kind is CellKind.RUNNING
    fill = ground_of_won(tokens) if won else tokens.raised
    edge = tokens.gold if running else tokens.hairline if page.kit.plain else None
    page.panel(left, top, right, bottom, fill, edge, line=3 if running else 2, radius=10)
    sign = sign_of(page.kit, cell.kind.value, cell.share)
    colour = tokens.text if won or running or cell.kind is CellKind.DRAWN else tokens.muted
    face = page.face(SMALL, SEMIBOLD, colour, fill)
    across, middle = (left + right) / 2, (top + bottom) / 2
    if right - left > bottom - top + 20:
        text = _shorten(page, cell, names, face, right - left - 46)
        page.stamp(sign, left + 20 if text else across, middle)
        page.name(text, left + 38 + (right - left - 46) / 2, middle, face, anchor="middle")
        return
    text = _shorten(page, cell, names, face, right - left)
    page.stamp(sign, across, middle - 17 if text else middle)
    page.name(text, across, middle + 14, face, anchor="middle")


def _shorten(page: EventPage, cell: RoundCell, names: Mapping[int, str], face: TextStyle, room: float) -> str:
    """Return what a cell shows: as many letters of the opponent as fit, the place, or a word."""
    if cell.against:
        return _begin_of(names.get(cell.against, "?"), face, page.px(room))
    text = f"{cell.place}/{cell.of}" if cell.kind is CellKind.PLACED else cell_word(cell, page.say)
    return text if page.wide(text, face) <= room else ""


def _begin_of(name: str, face: TextStyle, room: int) -> str:
    """Return the first letters of a name, at most three, that fit in `room` pixels; a letter keeps its marks."""
    ends = [
        number
        for number, letter in enumerate(name)
        if number and unicodedata.category(letter)[0] != "M" and letter not in JOINERS
    ]
    starts = [name[:end].rstrip() for end in (*ends, len(name))][:LETTERS]
    fitting = [start for start in starts if length(start, face.size, face.weight) <= room]
    return fitting[-1] if fitting else ""
