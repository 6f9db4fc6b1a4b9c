"""A picture of one page of a leaderboard, and its medals. Part of render/ladder."""

from render.breaking import wrap
from render.colours import plain, tints
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable
from render.honours import draw_band, medal
from render.kit import kit
from render.lettering import TextStyle
from render.sheet import Sheet, blank
from render.tokens import MOOD, Colour
from render.wish import Picture, typeset
from words import Speech, speech
from words.ladder import BoardView, Row, board_alt, board_name, missing, notes, number_of, subheading

LEFT, RIGHT = 24, 976
TITLE, SUB, WORDS, NUMBER = 46, 30, 30, 38
HEAD, LABELS, ROW, GAP = 128, 46, 66, 8
LEADING = 40
#: The greatest height of a picture.
TALLEST = 2200
PLACE, NAME = 68, 116
#: The small columns, and where they stand by their number; the figure that the board is ranked by stands last, large.
SHORT = ("games", "wins", "placed", "draws", "losses")
AT = {4: (480, 592, 698, 796), 3: (570, 690, 796)}
LAST = 944


@typeset
def draw_board(view: BoardView, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw a page. Safe to call from several threads."""
    say, tools = speech(locale), kit(plain(view.game), theme, width)
    sheet, tokens = Sheet(tools, blank(tools, width, TALLEST)), tools.tokens
    draw_band(sheet, view.game)
    title = sheet.face(TITLE, HEAVY, tokens.text, tokens.canvas)
    quiet = sheet.face(SUB, MEDIUM, tokens.muted, tokens.canvas)
    sheet.words(drawable(board_name(view.game, say)), LEFT + 16, 46, title, RIGHT - LEFT - 32)
    sheet.words(subheading(view, say), LEFT + 16, 96, quiet, 640)
    if view.pages > 1:
        sheet.words(say("ladder-page", page=view.page, pages=view.pages), RIGHT - 16, 96, quiet, anchor="right")
    y: float = HEAD
    if view.rows:
        _labels(sheet, view, say, y + LABELS / 2)
        y += LABELS
    if not view.rows:
        face = sheet.face(WORDS, MEDIUM, tokens.text, tokens.panel)
        told = _lines(sheet, say("ladder-empty", least=view.least), face)
        bottom = y + 48 + LEADING * len(told)
        sheet.panel(LEFT, y, RIGHT, bottom, tokens.panel)
        _paragraph(sheet, told, y + 24 + LEADING / 2, face)
        y = bottom + GAP
    for row in view.rows:
        _row(sheet, row, view, say, y)
        y += ROW + GAP
    if view.own is not None:
        sheet.rule(LEFT + 200, RIGHT - 200, y + 8, tokens.hairline, 3)
        y += 24
        _row(sheet, view.own, view, say, y)
        y += ROW + GAP
    for note in notes(view, say):
        y = _paragraph(sheet, _lines(sheet, note, quiet), y + LEADING, quiet)
    return sheet.picture(board_alt(view, say), y + 36)


def _labels(sheet: Sheet, view: BoardView, say: Speech, middle: float) -> None:
    tokens = sheet.tokens
    quiet = sheet.face(SUB - 2, MEDIUM, tokens.muted, tokens.canvas)
    for column, x in _columns(view):
        sheet.words(say("ladder-column", column=column), x, middle, quiet, anchor="middle")
    last = "wins" if view.by == "wins" else "points"
    gold = sheet.face(SUB - 2, BOLD, tokens.gold, tokens.canvas)
    sheet.words(say("ladder-column", column=last), LAST, middle, gold, anchor="right")


def _columns(view: BoardView) -> list[tuple[str, int]]:
    """Return the small columns and where they stand: *placed* only if it occurs, *games* only if there is room."""
    placed = any(row.placed for row in view.shown)
    needless = {view.by, "placed"} if not placed else {"wins"} if view.by == "wins" else {"games"}
    shown = [column for column in SHORT if column not in needless]
    return list(zip(shown, AT[len(shown)], strict=True))


def _row(sheet: Sheet, row: Row, view: BoardView, say: Speech, top: float) -> None:
    tokens = sheet.tokens
    ground = tints(tokens)[0] if row.mine else tokens.panel
    edge: Colour | None = tokens.choice if row.mine else None
    sheet.panel(LEFT, top, RIGHT, top + ROW, ground, edge, line=4, radius=14)
    middle = top + ROW / 2
    if row.place is not None and row.place <= 3:
        sheet.stamp(medal(sheet.kit, row.place, sheet.px(24)), PLACE, middle)
    else:
        face = sheet.face(WORDS, BOLD, tokens.muted, ground)
        sheet.words("?" if row.place is None else str(row.place), PLACE, middle, face, 80, "middle")
    figures = _columns(view)[0][1] - 46
    room = figures - NAME
    if row.mine:
        you = sheet.face(SUB - 2, BOLD, tokens.choice, ground)
        room -= round(sheet.wide(say("ladder-you"), you)) + 20
        sheet.words(say("ladder-you"), figures - 8, middle, you, anchor="right")
    best = row.place == 1
    name = sheet.face(WORDS + 2, BOLD if best or row.mine else SEMIBOLD, tokens.text, ground)
    sheet.words(drawable(row.name) or row.account or "?", NAME, middle, name, room - 8)
    if row.place is None:
        face = sheet.face(WORDS, MEDIUM, tokens.muted, ground)
        sheet.words(missing(row, view.least, say), LAST - 130, middle, face, 360, "right")
    else:
        plain = sheet.face(WORDS, MEDIUM, tokens.text, ground)
        for column, x in _columns(view):
            sheet.words(str(getattr(row, column)), x, middle, plain, anchor="middle")
    number = sheet.face(NUMBER, HEAVY, tokens.gold if best else tokens.text, ground)
    sheet.words(str(row.wins) if view.by == "wins" else number_of(row, say), LAST, middle, number, anchor="right")


def _lines(sheet: Sheet, text: str, face: TextStyle) -> list[str]:
    return wrap(text, lambda line: sheet.wide(line, face) <= RIGHT - LEFT - 32)


def _paragraph(sheet: Sheet, lines: list[str], middle: float, face: TextStyle) -> float:
    """Write lines, the first at `middle`. Return the middle of the last."""
    sheet.paragraph(lines, LEFT + 16, middle, face, RIGHT - LEFT - 32, LEADING)
    return middle + LEADING * (len(lines) - 1)
