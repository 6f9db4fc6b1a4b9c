"""The group round: the touched group large, the others in a strip; and the tables of all. Part of render/worldcup."""

from render.cup_games.signs import clock, cross, tick
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from render.lettering import Anchor
from render.worldcup.frame import PANEL_LEFT, TOP, WorldCupPage, places_through
from render.worldcup.legend import draw_legend, moment
from render.worldcup.rows import draw_rows, lines_of, marks
from rules.worldcup.view import Table, TableRow

WIDE, ROW, HEAD = 484, 50, 58
#: Where the figures of a table are: the middles of two columns.
WINS, GOALS = 321, 395


def draw_group(page: WorldCupPage, group: str) -> float:
    """Draw one group's matches large, the legend, and the strip of all groups. Return its lower end."""
    view = page.view
    found = marks(view, page.wish.chosen)
    title = page.say("worldcup-pic-group", group=group)
    if view.replay and any(match.group == group for match in view.matches):
        title = page.say("worldcup-pic-replay", title=title)
    live = any(match.group == group for match in view.matches)
    page.head(title, moment(page) if live else page.say("worldcup-pic-tables-final"))
    lines = lines_of(view, group, found)
    bottom = draw_rows(page, lines, found, TOP)
    names = {line.name for line in lines}
    shown = bool(names & {match for match, _ in found.last})
    places = any(match in names for match, _ in found.legal)
    bottom = draw_legend(page, bottom, found, shown=shown, places=places)
    return draw_strip(page, bottom, group) + 16


# All groups


def draw_tables(page: WorldCupPage) -> float:
    """Draw every group's table with owners, ranks, wins, goals and points, two in a row. Return its lower end."""
    view, say = page.view, page.say
    done = all(table.final for table in view.tables)
    bare = view.turn == 0
    if bare:
        draw_begin(page)
    else:
        page.head(say("worldcup-pic-tables"), say("worldcup-pic-tables-final" if done else "worldcup-pic-tables-note"))
    most = max(len(table.lines) for table in view.tables)
    high = HEAD + most * ROW + 10
    for number, table in enumerate(view.tables):
        left = PANEL_LEFT + number % 2 * (WIDE + 8)
        _draw_table(page, table, left, TOP + number // 2 * (high + 8), high, bare=bare)
    bottom = TOP + -(-len(view.tables) // 2) * (high + 8) - 8
    return (draw_upcoming(page, bottom + 8) if view.draft is not None else bottom) + 16


def draw_begin(page: WorldCupPage) -> None:
    """Write the title during the draft."""
    view, say = page.view, page.say
    note = say("worldcup-pic-shared")
    if view.draft is not None:
        note = say("worldcup-pic-draft", player=page.player(view.draft.upcoming[0]))
    elif view.phase == "setup" and not any(team.owner is not None for team in view.teams):
        note = say("worldcup-pic-draft-lot" if view.allocation == "draft" else "worldcup-pic-bag")
    page.head(say("worldcup-pic-nations"), note)


def draw_upcoming(page: WorldCupPage, top: float) -> float:
    """Write who chooses now and next, in the order of the draft. Return its lower end."""
    tokens, draft = page.tokens, page.view.draft
    assert draft is not None
    page.panel(PANEL_LEFT, top, 988, top + 68, tokens.raised, radius=12)
    face = page.label(tokens.choice, tokens.raised)
    x = 36 + page.words(page.say("worldcup-pic-choose"), 36, top + 34, face) + 18
    page.rank(draft.teams[0], x + 27, top + 34, 54, 36)
    x += 90
    for number, seat in enumerate(draft.upcoming):
        if x > 950:
            break
        page.badge(seat, x + 10, top + 34, 46 if number == 0 else 40)
        x += 64 if number == 0 else 54
    return top + 68


def _draw_table(page: WorldCupPage, table: Table, left: float, top: float, high: float, *, bare: bool) -> None:
    tokens = page.tokens
    touched = any(match.touched for match in page.view.matches if match.group == table.group)
    page.panel(left, top, left + WIDE, top + high, tokens.panel, tokens.hairline)
    colour = tokens.gold if touched else tokens.text
    page.words(table.group, left + 32, top + HEAD / 2 + 4, page.face(32, HEAVY, colour, tokens.panel), anchor="middle")
    if not bare:
        quiet = page.medium(tokens.muted, tokens.panel)
        for column, x in (("wins", WINS), ("goals", GOALS), ("points", WIDE - 16)):
            anchor: Anchor = "right" if column == "points" else "middle"
            page.words(page.say("worldcup-pic-column", column=column), left + x, top + 34, quiet, anchor=anchor)
    if any(replays(page, line.team) for line in table.lines):
        text = page.say("worldcup-pic-again")
        wide = page.wide(text, page.label(tokens.on, tokens.leaf)) + 32
        page.panel(left + 64, top + 12, left + 64 + wide, top + 52, tokens.leaf, radius=20)
        page.words(text, left + 80, top + 32, page.label(tokens.on, tokens.leaf))
    through = places_through(page.view.cup)
    for number, line in enumerate(table.lines):
        y = top + HEAD + ROW * number
        _draw_line(page, table, line, left, y + ROW / 2, through, bare=bare)
        if number == through - 1 and not bare:
            page.rule(left + 12, left + WIDE - 12, y + ROW, tokens.positive, 3)


def _draw_line(
    page: WorldCupPage, table: Table, line: TableRow, left: float, middle: float, through: int, *, bare: bool
) -> None:
    tokens, fill, draft = page.tokens, page.tokens.panel, page.view.draft
    team = page.teams[line.team]
    out = table.final and not team.alive
    again = replays(page, line.team)
    ahead = not out and (bare or again or (line.through if table.final else line.place <= through))
    colour, weight = (tokens.text, BOLD) if ahead else (tokens.muted, MEDIUM)
    if draft is not None and line.team in draft.teams:
        fill = tokens.raised
        page.panel(left + 8, middle - 24, left + WIDE - 8, middle + 24, fill, tokens.choice, line=3, radius=10)
        colour, weight = tokens.choice, SEMIBOLD
    if table.final:
        sign = clock(page.kit, 14) if again else tick(page.kit, 14) if line.through else cross(page.kit, 9)
        page.stamp(sign, left + 25, middle)
    start = left + (24 if bare else 47)  # no sign says who is through
    page.nation(line.team, start, middle, 32, dimmed=out)
    page.words(line.team, start + 54, middle, page.face(28, weight, colour, fill), 72)
    page.rank(line.team, start + 151, middle, 46, 34)
    page.badge(team.owner, start + 200, middle, 40)
    if bare:
        name, start = str(page.team(line.team)), start + 198
        if team.owner is not None:
            name, start = page.player(team.owner), start + 54
        page.words(name, start, middle, page.medium(tokens.muted, fill), left + WIDE - 10 - start)
        return
    page.words(
        f"{line.won}-{line.drawn}-{line.lost}", left + WINS, middle, page.medium(tokens.muted, fill), anchor="middle"
    )
    goals = page.say.score(line.scored, line.conceded)
    page.words(goals, left + GOALS, middle, page.medium(colour, fill), anchor="middle")
    page.words(str(line.points), left + WIDE - 16, middle, page.face(30, HEAVY, colour, fill), anchor="right")


# The strip

SMALL, STEP, GAP = 238, 46, 8


def draw_strip(page: WorldCupPage, top: float, now: str | None) -> float:
    """Draw the small tables, four in a row, the group shown large framed gold. Return their lower end."""
    tables = page.view.tables
    most = max(len(table.lines) for table in tables)
    high = most * STEP + 6
    touched = {match.group for match in page.view.matches if match.touched}
    for number, table in enumerate(tables):
        left = PANEL_LEFT + number % 4 * (SMALL + GAP)
        y = top + number // 4 * (high + GAP)
        _draw_small(page, table, left, y, high, now=table.group == now, touched=table.group in touched)
    return top + -(-len(tables) // 4) * (high + GAP) - GAP


def _draw_small(
    page: WorldCupPage, table: Table, left: float, top: float, high: float, *, now: bool, touched: bool
) -> None:
    tokens = page.tokens
    fill = tokens.raised if now else tokens.panel
    edge = tokens.gold if now else tokens.hairline
    page.panel(left, top, left + SMALL, top + high, fill, edge, line=3 if now else 2, radius=12)
    colour = tokens.gold if now or touched else tokens.text
    page.words(table.group, left + 24, top + high / 2, page.face(30, HEAVY, colour, fill), anchor="middle")
    through = places_through(page.view.cup)
    for number, line in enumerate(table.lines):
        _draw_standing(
            page, line, left, top + 3 + STEP * number + STEP / 2, fill_of=fill, ahead=_ahead(page, table, line, through)
        )
        if number == through - 1:
            page.rule(left + 48, left + SMALL - 12, top + 3 + STEP * (number + 1), tokens.positive, 3)


def replays(page: WorldCupPage, team: str) -> bool:
    """Whether a team is level at the top of its group and replays."""
    return any(line.team == team for table in page.view.again for line in table.lines)


def _ahead(page: WorldCupPage, table: Table, line: TableRow, through: int) -> bool:
    """Whether a team is through, would be through by the current table, or replays for it."""
    if table.final and replays(page, line.team):
        return True
    return line.through if table.final else line.place <= through


def _draw_standing(
    page: WorldCupPage, line: TableRow, left: float, middle: float, *, fill_of: tuple[int, int, int], ahead: bool
) -> None:
    tokens = page.tokens
    colour, weight = (tokens.text, BOLD) if ahead else (tokens.muted, MEDIUM)
    page.nation(line.team, left + 48, middle, 26)
    face = page.face(28, weight, colour, fill_of)
    page.words(line.team, left + 95, middle, face, SMALL - 95 - 48)
    page.words(str(line.points), left + SMALL - 14, middle, face, anchor="right")
