"""A picture of the tables of groups or divisions, two in a row. Part of render/events."""

from collections.abc import Iterator
from fractions import Fraction

from render.colours import tints
from render.events.page import HEAD, LEFT, RIGHT, SMALL, WORDS, EventPage, begin, name_of
from render.events.signs import sign_of
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from render.lettering import Anchor
from render.tokens import MOOD
from render.wish import Picture, typeset
from words.event_texts import group_name, groups_alt, notes_of, points_of, stage_of
from words.events import GroupLine, GroupTable, GroupTables, RowMark

GAP, ROW, TOP, FOOT = 12, 52, 60, 10
#: Where the columns of a table stand, from its right edge.
COLUMNS = {"games": 210, "wins": 173, "draws": 136, "losses": 99, "points": 18}
#: Where its signs, its places and its names stand, from its left edge.
SIGN, NAME = 26, 52


@typeset
def draw_groups(view: GroupTables, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw a page of tables. Safe to call from several threads."""
    page = begin(view.game, locale, theme, width)
    page.head(view.title, stage_of(view, page.say), view.shown_page, view.pages)
    points = [line.points for table in view.tables for line in table.lines]
    across = 1 if len(view.shown) == 1 else 2
    wide = (RIGHT - LEFT - GAP * (across - 1)) / across
    y: float = HEAD
    for first in range(0, len(view.shown), across):
        tables = view.shown[first : first + across]
        high = TOP + ROW * max(len(table.lines) for table in tables) + FOOT
        for number, table in enumerate(tables):
            left = LEFT + number * (wide + GAP)
            page.panel(left, y, left + wide, y + high, page.tokens.panel, _edge(page), radius=14)
            _table(page, view, table, points, left, y, wide)
        y += high + GAP
    y = page.legend(_kinds(view), y)
    for note in notes_of(view, page.say):
        y = page.note(note, y)
    return page.picture(groups_alt(view, page.say), y + 18)


def _edge(page: EventPage) -> tuple[int, int, int] | None:
    return page.tokens.hairline if page.kit.plain else None


def _kinds(view: GroupTables) -> Iterator[str]:
    found = {line.mark for table in view.shown for line in table.lines}
    yield from (mark.value for mark in RowMark if mark in found and mark is not RowMark.NONE)


def _table(
    page: EventPage, view: GroupTables, table: GroupTable, points: list[Fraction], left: float, top: float, wide: float
) -> None:
    tokens, right = page.tokens, left + wide
    title = page.face(WORDS + 2, HEAVY, tokens.text, tokens.panel)
    middle = top + TOP / 2 + 2
    page.words(group_name(table, page.say, league=view.league), left + 20, middle, title, wide - COLUMNS["games"] - 50)
    for column, x in COLUMNS.items():
        gold = column == "points"
        face = page.face(SMALL, BOLD if gold else MEDIUM, tokens.gold if gold else tokens.muted, tokens.panel)
        anchor: Anchor = "right" if gold else "middle"
        page.words(page.say("event-column", column=column), right - x, middle, face, anchor=anchor)
    place, last = 0, len(table.lines)
    for number, line in enumerate(table.lines):
        y = top + TOP + ROW * number
        ahead = number < table.ahead and line.mark is not RowMark.OUT
        _line(page, line, points, left, y, wide, ahead=ahead, shared=line.place == place)
        place = line.place
        if number + 1 in {table.ahead, last - table.behind} - {0, last}:
            colour = tokens.positive if number + 1 == table.ahead else tokens.warning
            page.rule(left + 14, right - 14, y + ROW, colour, 3)


def _line(
    page: EventPage,
    line: GroupLine,
    points: list[Fraction],
    left: float,
    top: float,
    wide: float,
    *,
    ahead: bool,
    shared: bool,
) -> None:
    tokens, fill, right = page.tokens, page.tokens.panel, left + wide
    middle = top + ROW / 2
    if line.you:
        fill = tints(tokens)[0]
        page.panel(left + 6, top + 3, right - 6, top + ROW - 3, fill, tokens.choice, line=3, radius=10)
    if line.mark is not RowMark.NONE:
        page.stamp(sign_of(page.kit, line.mark.value), left + SIGN, middle)
    elif not shared:
        face = page.face(SMALL, BOLD, tokens.muted, fill)
        page.words(str(line.place), left + SIGN, middle, face, anchor="middle")
    out = line.mark is RowMark.OUT
    colour, weight = (tokens.muted, MEDIUM) if out else (tokens.text, BOLD if ahead or line.you else SEMIBOLD)
    name = page.face(WORDS, weight, colour, fill)
    page.name(name_of(line), left + NAME, middle, name, wide - COLUMNS["games"] - NAME - 20)
    figures = {"games": line.played, "wins": line.won, "draws": line.drawn, "losses": line.lost}
    for column, number in figures.items():
        page.words(
            str(number), right - COLUMNS[column], middle, page.face(SMALL, MEDIUM, colour, fill), anchor="middle"
        )
    text = points_of(line.points, points, page.say)
    face = page.face(WORDS, HEAVY, tokens.gold if line.place == 1 and not out else colour, fill)
    page.words(text, right - COLUMNS["points"], middle, face, anchor="right")
