"""The end of a round: dice, scores, tables, who is through, who is out. Part of render/worldcup.

Each group is a panel with its dice and a cross table; a knock-out round is its final rows, with the dice. Below are the
seats, each with the flags of its teams that go through.
"""

from collections.abc import Sequence

from render.cup_games.frame import LEFT, RIGHT
from render.cup_games.signs import clock, cross, tick
from render.fonts import BOLD, HEAVY, MEDIUM
from render.tokens import Colour
from render.worldcup.frame import PANEL_LEFT, PANEL_RIGHT, WorldCupPage, places_through
from render.worldcup.rows import Marks, draw_rows, line_of_result
from render.worldcup.tiles import modifier
from rules.worldcup.view import MatchResult, Report, Table, TableRow

TOP, WIDE, ROW, HEAD, FOOT = 80, 484, 44, 90, 4
#: The line that says what a dot is worth.
DOTS = 34
DIE = 50
#: Columns of the cross table: the middle of the first, and the distance between them.
FIRST, PITCH = 230, 58


def draw_ceremony(page: WorldCupPage, report: Report) -> float:
    """Draw the whole picture of a scored round. Return its lower end."""
    _draw_head(page, report)
    bottom = _draw_groups(page, report) if report.tables else _draw_knock_out(page, report)
    if report.lots:
        bottom = _draw_lots(page, report, bottom)
    if report.closed:
        bottom = draw_owners(page, bottom + 8, _going_on(page, report), frozenset(report.again))
    return bottom + 16


def _going_on(page: WorldCupPage, report: Report) -> tuple[str, ...]:
    """Return the teams still in after a round. Before a replay, some teams of the round are through already."""
    reports = page.view.reports
    so_far = [other for other in reports[: reports.index(report) + 1] if other.stage == report.stage]
    return (*(team for other in so_far for team in other.through), *report.again)


def _draw_head(page: WorldCupPage, report: Report) -> None:
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


def _dice(page: WorldCupPage, report: Report, group: str, left: float, top: float) -> None:
    for roll in report.rolls:
        if roll.group in ("", group):
            for number, colour in enumerate(roll.colours):
                sprite = modifier(page.kit, colour, page.px(DIE), wood=number > 1)
                page.stamp(sprite, left + DIE / 2 + number * (DIE + 6), top + DIE / 2)


# Groups


def _draw_groups(page: WorldCupPage, report: Report) -> float:
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


def _draw_worth(page: WorldCupPage, left: float, middle: float) -> None:
    """Draw what a dot on the dice is worth, and for whom."""
    quiet = page.medium(page.tokens.muted, page.tokens.canvas)
    page.words(page.say("worldcup-pic-worth"), left, middle, quiet, RIGHT - left)


def _draw_table(page: WorldCupPage, report: Report, table: Table, left: float, top: float, high: float) -> None:
    tokens = page.tokens
    page.panel(left, top, left + WIDE, top + high, tokens.panel, tokens.hairline)
    page.words(table.group, left + 28, top + 34, page.face(34, HEAVY, tokens.text, tokens.panel), anchor="middle")
    _dice(page, report, table.group, left + 56, top + 8)
    if any(line.team in report.again for line in table.lines):
        face = page.label(tokens.on, tokens.leaf)
        text = page.say("worldcup-pic-again")
        wide = page.wide(text, face) + 32
        page.panel(left + WIDE - wide - 12, top + 12, left + WIDE - 12, top + 52, tokens.leaf, radius=20)
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


def _draw_line(page: WorldCupPage, report: Report, table: Table, line: TableRow, left: float, top: float) -> None:
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
    page.badge(line.owner, left + 183, middle, 32)
    for number, other in enumerate(table.lines):
        x = left + FIRST + number * PITCH
        if other is line:
            page.panel(x - 20, middle - 13, x + 20, middle + 13, tokens.canvas, radius=6)
            continue
        _draw_field(page, report, table, line.team, other.team, x, middle, fill)
    points = page.face(30, HEAVY, colour, fill)
    page.words(str(line.points), left + WIDE - 26, middle, points, anchor="middle")


def _draw_field(
    page: WorldCupPage, report: Report, table: Table, team: str, other: str, x: float, middle: float, fill: Colour
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
    mark = page.say.score_mark
    page.words(mark, x, middle, face, anchor="middle")
    gap = page.wide(mark, face) / 2 + 1
    for side, out in ((0, -1), (1, 1)):
        at = x + out * gap
        wide = page.words(str(goals[side]), at, middle, face, anchor="right" if out < 0 else "left")
        if dice[side] and side == 0:
            page.rule(at - wide, at, middle + 15, tokens.gold, 4)


def _between(report: Report, table: Table, team: str, other: str) -> MatchResult | None:
    for result in report.results:
        if result.name in table.matches and {result.left.team, result.right.team} == {team, other}:
            return result
    return None


# Knock-out


def _draw_knock_out(page: WorldCupPage, report: Report) -> float:
    top: float = TOP
    if report.rolls:
        _dice(page, report, "", 24, top)
        _draw_worth(page, 24 + 4 * (DIE + 6) + 14, top + DIE / 2)
        top += DIE + 16
    return draw_rows(page, [line_of_result(result, report.again) for result in report.results], Marks(), top)


def _draw_lots(page: WorldCupPage, report: Report, bottom: float) -> float:
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


# Owners

GAP, LABEL, FLAG, STEP = 8, 62, 30, 51
LINE = 40
#: The number of columns at which the rows of chips are many, and how much lower the chips then are.
CROWDED, LOWER = 4, 32
#: Where flags begin in a chip.
INSET = 14
#: From this width on there is room for spacing.
ROOMY = 300


def columns(seats: int) -> int:
    """Return in how many columns the seats stand."""
    return {2: 2, 3: 3, 4: 2}.get(seats, 3 if seats <= 9 else 4)


def draw_owners(page: WorldCupPage, top: float, teams: Sequence[str], again: frozenset[str] = frozenset()) -> float:
    """Draw every seat with its share of these teams; a seat without any is out. Return its lower end.

    Teams of `again`, which replay, have a clock.
    """
    seats, across = page.view.seats, columns(page.view.seats)
    wide = (PANEL_RIGHT - PANEL_LEFT - GAP * (across - 1)) / across
    per_row = int((wide - (LABEL if wide < ROOMY else INSET)) // STEP)
    own = [[team for team in teams if page.teams[team].owner == seat] for seat in range(seats)]
    y = top
    for first in range(0, seats, across):
        row = range(first, min(seats, first + across))
        lines = max(0, *(-(-len(own[seat]) // per_row) for seat in row))
        high = 20 + (1 + lines) * LINE - (LOWER if across == CROWDED and lines else 0)
        for seat in row:
            left = PANEL_LEFT + (seat - first) * (wide + GAP)
            _draw_chip(page, seat, own[seat], again, left, y, wide, high, per_row)
        y += high + GAP
    return y - GAP


def _draw_chip(
    page: WorldCupPage,
    seat: int,
    teams: list[str],
    again: frozenset[str],
    left: float,
    top: float,
    wide: float,
    high: float,
    per_row: int,
) -> None:
    tokens = page.tokens
    fill = tokens.raised if teams else tokens.panel
    page.panel(left, top, left + wide, top + high, fill, tokens.hairline, radius=12)
    low = wide < ROOMY and bool(teams)
    middle = top + (22 if low else 30)
    page.badge(seat, left + 34, middle, 34 if low else 40)
    if teams:
        bold = page.label(tokens.text, fill)
        page.words(page.player(seat), left + LABEL, middle, bold, wide - LABEL - 6)
    else:
        gap, named = (6, 20) if wide < ROOMY else (16, 38)
        page.stamp(cross(page.kit, 8), left + LABEL + gap, top + 30)
        quiet = page.medium(tokens.muted, fill)
        name = page.wish.name_of(seat) or page.say("worldcup-pic-gone")
        page.words(name, left + LABEL + named, top + 30, quiet, wide - LABEL - named - 6)
    for number, team in enumerate(teams):
        x = left + (LABEL if low else INSET) + number % per_row * STEP
        flag = top + (52 if low else 14 + LINE * 1.5) + number // per_row * LINE
        page.nation(team, x, flag, 24 if low else FLAG)
        if team in again:
            across, down = x + FLAG * 1.5 - 7, flag + FLAG / 2 - 5
            page.panel(across - 12, down - 12, across + 12, down + 12, fill, radius=12)
            page.stamp(clock(page.kit, 9), across, down)
