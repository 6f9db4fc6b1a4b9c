"""A picture of one page of a leaderboard. Part of render/ladder."""

from render.colours import tints
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable
from render.ladder.frame import Page, medal, new_page
from render.lettering import Face
from render.tokens import Colour
from render.wish import Picture
from words import Speech, speech
from words.ladder import BoardView, Row, board_alt, heading, missing, notes, points_of, subheading

LEFT, RIGHT = 24, 976
TITLE, SUB, WORDS, NUMBER = 46, 30, 30, 38
HEAD, LABELS, ROW, GAP = 128, 46, 66, 8
LEADING = 40
PLACE, NAME = 68, 116
#: The small columns, and where they stand by their number; the figure that the board is ranked by stands last, large.
SHORT = ("games", "wins", "placed", "draws", "losses")
AT = {4: (480, 592, 698, 796), 3: (570, 690, 796)}
LAST = 944


def draw_board(view: BoardView, locale: str = "en", *, theme: str = "dark", width: int = 1000) -> Picture:
    """Draw a page. Safe to call from several threads."""
    say, page = speech(locale), new_page(theme, width)
    sheet, tokens = page.sheet, page.tokens
    title = sheet.face(TITLE, HEAVY, tokens.text, tokens.canvas)
    quiet = sheet.face(SUB, MEDIUM, tokens.muted, tokens.canvas)
    sheet.words(drawable(heading(view, say)), LEFT + 16, 46, title, RIGHT - LEFT - 32)
    sheet.words(subheading(view, say), LEFT + 16, 96, quiet, 640)
    if view.pages > 1:
        sheet.words(say("ladder-page", page=view.page, pages=view.pages), RIGHT - 16, 96, quiet, anchor="right")
    y: float = HEAD
    if view.rows:
        _labels(page, view, say, y + LABELS / 2)
        y += LABELS
    if not view.rows:
        face = sheet.face(WORDS, MEDIUM, tokens.text, tokens.panel)
        told = _lines(page, say("ladder-empty", least=view.least), face)
        bottom = y + 48 + LEADING * len(told)
        sheet.panel(LEFT, y, RIGHT, bottom, tokens.panel)
        _paragraph(page, told, y + 24 + LEADING / 2, face)
        y = bottom + GAP
    for row in view.rows:
        _row(page, row, view, say, y)
        y += ROW + GAP
    if view.own is not None:
        sheet.rule(LEFT + 200, RIGHT - 200, y + 8, tokens.hairline, 3)
        y += 24
        _row(page, view.own, view, say, y)
        y += ROW + GAP
    for note in notes(view, say):
        y = _paragraph(page, _lines(page, note, quiet), y + LEADING, quiet)
    png, across, down = page.png(y + 36)
    return Picture(png, across, down, board_alt(view, say))


def _labels(page: Page, view: BoardView, say: Speech, middle: float) -> None:
    sheet, tokens = page.sheet, page.tokens
    quiet = sheet.face(SUB - 2, MEDIUM, tokens.muted, tokens.canvas)
    for column, x in _shown(view):
        sheet.words(say("ladder-column", column=column), x, middle, quiet, anchor="middle")
    last = "wins" if view.by == "wins" else "points"
    gold = sheet.face(SUB - 2, BOLD, tokens.gold, tokens.canvas)
    sheet.words(say("ladder-column", column=last), LAST, middle, gold, anchor="right")


def _shown(view: BoardView) -> list[tuple[str, int]]:
    """Return the small columns and where they stand: *placed* only if it occurs, *games* only if there is room."""
    everybody = (*view.rows, *((view.own,) if view.own is not None else ()))
    placed = any(row.placed for row in everybody)
    needless = {view.by, "placed"} if not placed else {"wins"} if view.by == "wins" else {"games"}
    shown = [column for column in SHORT if column not in needless]
    return list(zip(shown, AT[len(shown)], strict=True))


def _row(page: Page, row: Row, view: BoardView, say: Speech, top: float) -> None:
    sheet, tokens = page.sheet, page.tokens
    ground = tints(tokens)[0] if row.mine else tokens.panel
    edge: Colour | None = tokens.choice if row.mine else None
    sheet.panel(LEFT, top, RIGHT, top + ROW, ground, edge, line=4, radius=14)
    middle = top + ROW / 2
    if row.place is not None and row.place <= 3:
        sheet.stamp(medal(sheet.kit, row.place, sheet.px(24)), PLACE, middle)
    else:
        face = sheet.face(WORDS, BOLD, tokens.muted, ground)
        sheet.words("?" if row.place is None else str(row.place), PLACE, middle, face, 80, "middle")
    figures = _shown(view)[0][1] - 46
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
        for column, x in _shown(view):
            sheet.words(str(getattr(row, column)), x, middle, plain, anchor="middle")
    number = sheet.face(NUMBER, HEAVY, tokens.gold if best else tokens.text, ground)
    points = points_of(row.points, say, ranked=row.place is not None)
    sheet.words(str(row.wins) if view.by == "wins" else points, LAST, middle, number, anchor="right")


def _lines(page: Page, text: str, face: Face) -> list[str]:
    """Wrap a text into lines."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and page.sheet.wide(longer, face) > RIGHT - LEFT - 32:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _paragraph(page: Page, lines: list[str], middle: float, face: Face) -> float:
    """Write lines, the first at `middle`. Return the middle of the last."""
    for number, line in enumerate(lines):
        page.sheet.words(line, LEFT + 16, middle + LEADING * number, face)
    return middle + LEADING * (len(lines) - 1)
