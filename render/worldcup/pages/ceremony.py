"""The end of a round: dice, scores, tables, who is through, who is out. Part of render/worldcup/pages.

Each group is a panel with its dice and a cross table; a knock-out round is its final rows, with the dice.
"""

from render.cup_games.frame import LEFT, RIGHT
from render.cup_games.signs import clock, cross, tick
from render.fonts import BOLD, HEAVY, MEDIUM
from render.tokens import Colour
from render.worldcup.frame import PANEL_LEFT, PANEL_RIGHT, Page
from render.worldcup.marks import Marks
from render.worldcup.parts.owners import draw_owners
from render.worldcup.parts.rows import draw_rows, scored
from render.worldcup.parts.strip import places_through
from render.worldcup.signs.tiles import modifier
from rules.worldcup.view import Report, Result, Standing, Table

TOP, WIDE, ROW, HEAD, FOOT = 80, 484, 44, 90, 4
#: The line that says what a dot is worth.
DOTS = 34
DIE = 50
#: Columns of the cross table: the middle of the first, and the distance between them.
FIRST, PITCH = 230, 58


def draw_ceremony(page: Page, report: Report) -> float:
    """Draw the whole picture of a scored round. Return its lower end."""
    _draw_head(page, report)
    bottom = _draw_groups(page, report) if report.tables else _draw_knock_out(page, report)
    if report.lots:
        bottom = _draw_lots(page, report, bottom)
    if report.closed:
        bottom = draw_owners(page, bottom + 8, _going_on(page, report), frozenset(report.again))
    return bottom + 16


def _going_on(page: Page, report: Report) -> tuple[str, ...]:
    """Return the teams still in after a round. Before a replay, some teams of the round are through already."""
    reports = page.view.reports
    so_far = [other for other in reports[: reports.index(report) + 1] if other.stage == report.stage]
    return (*(team for other in so_far for team in other.through), *report.again)


def _draw_head(page: Page, report: Report) -> None:
    say, tokens = page.say, page.tokens
    title = say("worldcup-pic-whistle", stage=report.stage)
    if report.replay:
        title = say("worldcup-pic-replay", title=title)
    if page.wish.heading or page.wish.note is not None:
        page.head(title, "")
        return
    given = any(sum(result.dice) for result in report.results)
    dice = "from" if given else "nothing" if report.rolls else "off"
    note = say("worldcup-pic-from-dice", dice=dice)
    page.head(title, note)
    quiet = page.medium(tokens.muted, tokens.canvas)
    if given and not page.wish.note:
        x = 976 - page.wide(note, quiet) - 14
        page.rule(x - 32, x, 45 + 2, tokens.gold, 4)


def _dice(page: Page, report: Report, group: str, left: float, top: float) -> None:
    for roll in report.rolls:
        if roll.group in ("", group):
            for number, colour in enumerate(roll.colours):
                sprite = modifier(page.kit, colour, page.px(DIE), wood=number > 1)
                page.stamp(sprite, left + DIE / 2 + number * (DIE + 6), top + DIE / 2)


# Groups


def _draw_groups(page: Page, report: Report) -> float:
    most = max(len(table.lines) for table in report.tables)
    high = HEAD + most * ROW + FOOT
    alone = len(report.tables) == 1
    top = TOP + (DOTS if report.rolls else 0)
    if report.rolls:
        _draw_worth(page, LEFT, TOP + 10)
    for number, table in enumerate(report.tables):
        left = 258 if alone else PANEL_LEFT + number % 2 * (WIDE + 8)
        _draw_table(page, report, table, left, top + number // 2 * (high + 8), high)
    return top + -(-len(report.tables) // 2) * (high + 8) - 8


def _draw_worth(page: Page, left: float, middle: float) -> None:
    """Draw what a dot on the dice is worth, and for whom."""
    quiet = page.medium(page.tokens.muted, page.tokens.canvas)
    page.words(page.say("worldcup-pic-worth"), left, middle, quiet, RIGHT - left)


def _draw_table(page: Page, report: Report, table: Table, left: float, top: float, high: float) -> None:
    tokens = page.tokens
    page.panel(left, top, left + WIDE, top + high, tokens.panel, tokens.hairline)
    page.words(table.group, left + 28, top + 34, page.face(34, HEAVY, tokens.text, tokens.panel), anchor="middle")
    _dice(page, report, table.group, left + 56, top + 8)
    if any(line.team in report.again for line in table.lines):
        face = page.label(tokens.ink, tokens.gold)
        text = page.say("worldcup-pic-again")
        wide = page.wide(text, face) + 32
        page.panel(left + WIDE - wide - 12, top + 12, left + WIDE - 12, top + 52, tokens.gold, radius=20)
        page.words(text, left + WIDE - 12 - wide / 2, top + 32, face, anchor="middle")
    for number, line in enumerate(table.lines):
        page.nation(line.team, left + FIRST + number * PITCH - 18, top + 74, 24)
    through = places_through(page.view.cup)
    for number, line in enumerate(table.lines):
        y = top + HEAD + ROW * number
        _draw_line(page, report, table, line, left, y)
    level = any(line.team in report.again for line in table.lines)
    if report.closed and not level and not report.replay:
        page.rule(left + 8, left + WIDE - 8, top + HEAD + ROW * through, tokens.positive, 3)


def _draw_line(page: Page, report: Report, table: Table, line: Standing, left: float, top: float) -> None:
    tokens, middle = page.tokens, top + ROW / 2
    on, again = line.team in report.through, line.team in report.again
    out = report.closed and not on and not again
    fill = tokens.raised if on or again else tokens.panel
    if on or again:
        page.panel(left + 6, top + 1, left + WIDE - 6, top + ROW - 2, fill, radius=8)
    if report.closed:
        sign = tick(page.kit, 12) if on else clock(page.kit, 12) if again else cross(page.kit, 9)
        page.stamp(sign, left + 20, middle)
    colour, weight = (tokens.muted, MEDIUM) if out else (tokens.text, BOLD)
    page.rank(line.team, left + 47, middle, 24, 28)
    page.nation(line.team, left + 62, middle, 20)
    page.words(line.team, left + 95, middle, page.face(28, weight, colour, fill), 70)
    page.badge(line.owner, left + 183, middle, 34)
    for number, other in enumerate(table.lines):
        x = left + FIRST + number * PITCH
        if other is line:
            page.panel(x - 20, middle - 13, x + 20, middle + 13, tokens.canvas, radius=6)
            continue
        _draw_field(page, report, table, line.team, other.team, x, middle, fill)
    points = page.face(30, HEAVY, colour, fill)
    page.words(str(line.points), left + WIDE - 26, middle, points, anchor="middle")


def _draw_field(
    page: Page, report: Report, table: Table, team: str, other: str, x: float, middle: float, fill: Colour
) -> None:
    """Draw one match in the cross table, the team's goals first; wins are bold, goals from the dice underlined."""
    tokens = page.tokens
    result = _between(report, table, team, other)
    if result is None:
        return
    home = result.left.team == team
    goals = result.goals if home else result.goals[::-1]
    dice = result.dice if home else result.dice[::-1]
    won = goals[0] > goals[1]
    face = page.face(28, BOLD if won else MEDIUM, tokens.text if won else tokens.muted, fill)
    page.words(":", x, middle, face, anchor="middle")
    for side, out in ((0, -1), (1, 1)):
        at = x + out * 5
        wide = page.words(str(goals[side]), at, middle, face, anchor="right" if out < 0 else "left")
        if dice[side] and side == 0:
            page.rule(at - wide, at, middle + 15, tokens.gold, 4)


def _between(report: Report, table: Table, team: str, other: str) -> Result | None:
    for result in report.results:
        if result.name in table.matches and {result.left.team, result.right.team} == {team, other}:
            return result
    return None


# Knock-out


def _draw_knock_out(page: Page, report: Report) -> float:
    top: float = TOP
    if report.rolls:
        _dice(page, report, "", 24, top)
        _draw_worth(page, 24 + 4 * (DIE + 6) + 14, top + DIE / 2)
        top += DIE + 16
    return draw_rows(page, [scored(result, report.again) for result in report.results], Marks(), top)


def _draw_lots(page: Page, report: Report, bottom: float) -> float:
    """Write the orders decided by lot, best first."""
    tokens = page.tokens
    for order in report.lots:
        page.panel(PANEL_LEFT, bottom + 8, PANEL_RIGHT, bottom + 60, tokens.raised, radius=12)
        text = page.say("worldcup-pic-lot", teams=" ".join(order))
        x = 32 + page.words(text, 32, bottom + 34, page.medium(tokens.text, tokens.raised), 600) + 20
        for team in order:
            x += page.nation(team, x, bottom + 34, 28) + 10
        bottom += 60
    return bottom
