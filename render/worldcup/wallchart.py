"""The wallchart: every group match and the way to the final, 2000 units wide, to zoom into.

Part of render/worldcup.
"""

from render.cup_games.frame import LEFT, WORDS
from render.cup_games.signs import trophy
from render.fonts import BOLD, HEAVY, MEDIUM
from render.tokens import Colour
from render.worldcup.frame import WorldCupPage, places_through
from render.worldcup.legend import draw_last_words, moment
from render.worldcup.rows import Marks, TiledMatch, draw_score, draw_tiles, line_of_match, lines_of, marks
from render.worldcup.slots import draw_name, draw_slot, slots
from render.worldcup.tiles import FRAME, frame, half, open_marks, tile, wall
from rules.worldcup.view import MatchRow, Table, Tie
from words.worldcup.lines import match_name

WIDE, PANEL, GAP, TOP = 2000, 968, 16, 104
HEAD, ROW, SIDE, PITCH = 66, 58, 44, 51
#: The height of a row of the knock-out round, with its match's name above it.
TALL = 84
#: The order of the first round from the left: neighbours meet in the next.
ORDER = ("R2", "R6", "R3", "R7", "R1", "R5", "R4", "R8")


def draw_wallchart(page: WorldCupPage) -> float:
    """Draw the whole chart. Return its lower end."""
    view = page.view
    found = marks(view, page.wish.chosen)
    _draw_title(page)
    y: float = TOP
    for first in range(0, len(view.tables), 2):
        pair = view.tables[first : first + 2]
        most = max(len(table.matches) for table in pair)
        high = HEAD + most * ROW + 10
        for number, table in enumerate(pair):
            _draw_group(page, table, found, 24 + number * (PANEL + GAP), y, high)
        y += high + GAP
    if view.stage != "groups" and view.matches and view.outcome is None:
        y = _draw_round(page, found, y) + GAP
    y = _draw_legend(page, y)
    return _draw_tree(page, y) + 24


def _draw_title(page: WorldCupPage) -> None:
    view, say = page.view, page.say
    stage = say("worldcup-pic-stage", stage=view.stage, cup=view.cup)
    note = moment(page) if view.turn else say("worldcup-pic-shared")
    whole = say("worldcup-pic-joint", one=stage, other=note) if note else stage
    page.head(say("worldcup-pic-title", cup=str(view.cup)), whole, WIDE - 24)


def _draw_group(page: WorldCupPage, table: Table, found: Marks, left: float, top: float, high: float) -> None:
    tokens = page.tokens
    page.panel(left, top, left + PANEL, top + high, tokens.panel, tokens.hairline)
    page.words(table.group, left + 34, top + 33, page.face(40, HEAVY, tokens.gold, tokens.panel), anchor="middle")
    through = places_through(page.view.cup)
    for number, line in enumerate(table.lines):
        x = left + 76 + number * 222
        ahead = line.through if table.final else line.place <= through
        if ahead:
            page.panel(x, top + 8, x + 212, top + 58, tokens.raised, tokens.hairline, radius=10)
        fill = tokens.raised if ahead else tokens.panel
        face = page.face(30, BOLD if ahead else MEDIUM, tokens.text if ahead else tokens.muted, fill)
        page.nation(line.team, x + 12, top + 33, 30, dimmed=table.final and not page.teams[line.team].alive)
        page.words(line.team, x + 68, top + 33, face, 84)
        page.words(str(line.points), x + 200, top + 33, face, anchor="right")
    page.rule(left + 16, left + PANEL - 16, top + 63, tokens.hairline)
    for number, match in enumerate(lines_of(page.view, table.group, found)[: len(table.matches)]):
        _draw_line(page, match, found, left, top + HEAD + ROW * number)


def _draw_round(page: WorldCupPage, found: Marks, top: float) -> float:
    """Draw the matches of the current knock-out round in two columns. Return its lower end."""
    tokens, lines = page.tokens, [line_of_match(match, found) for match in page.view.matches]
    half_way = -(-len(lines) // 2)
    bottom = top + half_way * TALL + 16
    for number, column in enumerate((lines[:half_way], lines[half_way:])):
        left = 24 + number * (PANEL + GAP)
        page.panel(left, top, left + PANEL, bottom, tokens.panel, tokens.gold, line=3)
        for place, line in enumerate(column):
            y = top + 8 + TALL * place
            _draw_line(page, line, found, left, y + TALL - ROW)
            face = page.label(tokens.muted, tokens.panel)
            page.words(match_name(line.name), left + PANEL / 2, y + 16, face, 80, "middle")
    return bottom


def _draw_line(page: WorldCupPage, line: TiledMatch, found: Marks, left: float, top: float) -> None:
    tokens, middle, centre = page.tokens, top + ROW / 2, left + PANEL / 2
    gold = any(match == line.name for match, _ in found.last) and not line.ended
    fill = tokens.raised if gold else tokens.panel
    if gold:
        page.panel(left + 8, top + 1, left + PANEL - 8, top + ROW - 1, fill, radius=10)
    draw_score(page, line, centre, middle, 34, fill)
    for row, out in ((line.left, -1), (line.right, 1)):
        _draw_side(page, line, row, found, centre, middle, out, fill)


def _draw_side(
    page: WorldCupPage,
    line: TiledMatch,
    row: MatchRow,
    found: Marks,
    centre: float,
    middle: float,
    out: int,
    fill: Colour,
) -> None:
    tokens = page.tokens
    lost = line.winner is not None and line.winner != row.team
    face = page.face(WORDS, BOLD, tokens.muted if lost else tokens.text, fill)
    page.words(row.team, centre + out * 64, middle, face, 70, "right" if out < 0 else "left")
    page.nation(row.team, centre + out * 136 - (45 if out < 0 else 0), middle, 30)
    page.badge(row.owner, centre + out * 203, middle, 36)
    page.rank(row.team, centre + out * 244, middle, 38, 38)
    if row.half and not line.ended:
        page.stamp(half(page.kit, 9), centre + out * 50, middle)
    first = centre + out * (272 + SIDE / 2)
    draw_tiles(page, row, first, middle, out, found, (line.name, row.team), SIDE, PITCH, live=not line.ended)


def _draw_legend(page: WorldCupPage, top: float) -> float:
    tokens, kit, say = page.tokens, page.kit, page.say
    middle, px = top + 34, page.px(SIDE)
    page.words(say("worldcup-pic-knock-out"), LEFT + 8, middle, page.face(40, BOLD, tokens.text, tokens.canvas))
    quiet = page.medium(tokens.muted, tokens.canvas)
    x: float = 500
    for sign, key in (("1", "worldcup-pic-open-long"), ("D", "worldcup-pic-safe"), ("x1", "worldcup-pic-down")):
        page.stamp(tile(kit, sign, px), x, middle)
        if sign == "1":
            page.stamp(open_marks(kit, px), x, middle)
        elif sign == "D":
            page.stamp(wall(kit, px, left=False), x, middle)
        x += 44 + page.words(say(key), x + 44, middle, quiet) + 60
    page.stamp(half(kit, 13), x - 8, middle)
    x += 20 + page.words(say("worldcup-pic-half-goal"), x + 20, middle, quiet) + 56
    last = page.view.last
    if last is not None and page.view.phase in ("card", "penalty"):
        face = quiet
        if last.changes:
            page.stamp(frame(kit, px, px, tokens.leaf, FRAME * kit.scale), x, middle)
            x, face = x + 40, page.label(tokens.gold, tokens.canvas)
        draw_last_words(page, last, face, x, middle, WIDE - 32 - x)
    return top + 68


# The bracket, top down


def _draw_tree(page: WorldCupPage, top: float) -> float:
    view = page.view
    ties = {tie.name: tie for tie in view.bracket}
    if view.cup == 1930:
        centres = {"S1": 500.0, "F": 1000.0, "S2": 1500.0}
        levels = {"S1": top + 150, "S2": top + 150, "F": top + 150}
        bottom = top + 300
        page.stamp(trophy(page.kit, page.px(106)), 1000, top + 111)
        page.bar(620, top + 198, 1380, top + 202, page.tokens.hairline)
    else:
        centres, levels = _places(top)
        bottom = top + 570
        for tie in view.bracket:
            _join(page, tie, centres, levels)
        page.stamp(trophy(page.kit, page.px(150)), 1000, top + 540)
    for name, centre in centres.items():
        if name in ties:
            _draw_tie(page, ties[name], centre, levels[name])
    return bottom


def _places(top: float) -> tuple[dict[str, float], dict[str, float]]:
    """Return the middles of the ties, and the heights at which they begin."""
    centres = {name: 140 + 246 * number for number, name in enumerate(ORDER)}
    pairs = (("W", "R2", "R6"), ("Z", "R3", "R7"), ("X", "R1", "R5"), ("Y", "R4", "R8"))
    middles = {name: float(x) for name, x in centres.items()}
    for name, one, other in pairs:
        middles[name] = (middles[one] + middles[other]) / 2
    middles |= {"S1": (middles["W"] + middles["Z"]) / 2, "S2": (middles["X"] + middles["Y"]) / 2}
    middles |= {"T": 810.0, "F": 1190.0}
    levels = {
        **dict.fromkeys(ORDER, top + 40),
        **dict.fromkeys("WXYZ", top + 232),
        **dict.fromkeys(("S1", "S2", "T", "F"), top + 414),
    }
    return middles, levels


def _join(page: WorldCupPage, tie: Tie, centres: dict[str, float], levels: dict[str, float]) -> None:
    """Draw lines from the two ties that feed one. Third place and the final are explained in words instead."""
    if tie.name in "TF" or tie.sources[0] not in centres:
        return
    colour = page.tokens.hairline
    begin = levels[tie.sources[0]] + 100
    turn = begin + 24
    ends = [centres[source] for source in tie.sources]
    for x in ends:
        page.bar(x - 2, begin, x + 2, turn + 2, colour)
    page.bar(ends[0] - 2, turn - 2, ends[1] + 2, turn + 2, colour)
    page.bar(centres[tie.name] - 2, turn, centres[tie.name] + 2, turn + 22, colour)


def _draw_tie(page: WorldCupPage, tie: Tie, centre: float, top: float) -> None:
    wide = 236
    draw_name(page, tie, centre, top - 20, page.tokens.gold if tie.name == "F" else page.tokens.muted)
    for number, slot in enumerate(slots(page.view, tie)):
        draw_slot(page, slot, centre - wide / 2, top + 52 * number, wide)
