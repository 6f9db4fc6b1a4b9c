"""All groups' small tables in one strip. Part of render/worldcup/parts."""

from render.fonts import BOLD, HEAVY, MEDIUM
from render.worldcup.frame import PANEL_LEFT, Page
from rules.worldcup.view import Standing, Table

WIDE, ROW, GAP = 238, 46, 8


def places_through(year: int) -> int:
    """Return how many teams of a group go through."""
    return 1 if year == 1930 else 2


def draw_strip(page: Page, top: float, now: str | None) -> float:
    """Draw the small tables, four in a row, the group shown large framed gold. Return their lower end."""
    tables = page.view.tables
    most = max(len(table.lines) for table in tables)
    high = most * ROW + 6
    touched = {match.group for match in page.view.matches if match.touched}
    for number, table in enumerate(tables):
        left = PANEL_LEFT + number % 4 * (WIDE + GAP)
        y = top + number // 4 * (high + GAP)
        _draw_table(page, table, left, y, high, now=table.group == now, touched=table.group in touched)
    return top + -(-len(tables) // 4) * (high + GAP) - GAP


def _draw_table(page: Page, table: Table, left: float, top: float, high: float, *, now: bool, touched: bool) -> None:
    tokens = page.tokens
    fill = tokens.raised if now else tokens.panel
    edge = tokens.gold if now else tokens.hairline
    page.panel(left, top, left + WIDE, top + high, fill, edge, line=3 if now else 2, radius=12)
    colour = tokens.gold if now or touched else tokens.text
    page.words(table.group, left + 24, top + high / 2, page.face(30, HEAVY, colour, fill), anchor="middle")
    through = places_through(page.view.cup)
    for number, line in enumerate(table.lines):
        _draw_line(
            page, line, left, top + 3 + ROW * number + ROW / 2, fill_of=fill, ahead=_ahead(page, table, line, through)
        )
        if number == through - 1:
            page.rule(left + 48, left + WIDE - 12, top + 3 + ROW * (number + 1), tokens.positive, 3)


def replays(page: Page, team: str) -> bool:
    """Whether a team is level at the top of its group and replays."""
    return any(line.team == team for table in page.view.again for line in table.lines)


def _ahead(page: Page, table: Table, line: Standing, through: int) -> bool:
    """Whether a team is through, would be through by the current table, or replays for it."""
    if table.final and replays(page, line.team):
        return True
    return line.through if table.final else line.place <= through


def _draw_line(
    page: Page, line: Standing, left: float, middle: float, *, fill_of: tuple[int, int, int], ahead: bool
) -> None:
    tokens = page.tokens
    colour, weight = (tokens.text, BOLD) if ahead else (tokens.muted, MEDIUM)
    page.nation(line.team, left + 48, middle, 26)
    face = page.face(28, weight, colour, fill_of)
    page.words(line.team, left + 95, middle, face, WIDE - 95 - 48)
    page.words(str(line.points), left + WIDE - 14, middle, face, anchor="right")
