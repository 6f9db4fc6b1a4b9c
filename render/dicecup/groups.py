"""The groups: two large tables, their lots, and the other six small. Part of render/dicecup."""

from render.cup_games.colours import cup_tones
from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.signs import cross, die, shirt, stars, tick
from render.dicecup.floodlight import hang_rigs
from render.dicecup.frame import DiceCupPage
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from rules.dicecup.view import Cast, Group, GroupRow, TieBreak

TOP, HEAD, ROW, GAP = 80, 60, 56, 8
PLACE, FLAG, NAME, SHIRT, STARS, SIGNS = 60, 92, 160, 412, 468, 206
COLUMNS = {"won": 534, "drawn": 586, "lost": 638, "goals": 732, "difference": 836, "points": 936}
LOTS_HIGH, LOTS_DIE = 128, 50
ALL_DICE = (1, 2, 3)
#: How many teams of a group go through.
THROUGH = 2


def choose_pair(page: DiceCupPage, asked: str | None) -> tuple[Group, Group]:
    """Return the two groups drawn large: those requested, else those of the lots, the last match or the next."""
    view = page.view
    now = view.lots or view.latest or view.match
    letters = [group.letter for group in view.groups]
    letter = asked or (now.group if now is not None else None) or letters[-1 if view.rounds else 0]
    first = letters.index(letter) // 2 * 2
    return view.groups[first], view.groups[first + 1]


def draw_groups(page: DiceCupPage, asked: str | None = None) -> float:
    """Draw the whole picture of the groups, a requested letter's large. Return its lower end in units."""
    pair = choose_pair(page, asked)
    hang_rigs(page)
    _draw_head(page)
    y: float = TOP
    for group in pair:
        y = _draw_table(page, group, y) + GAP
    for group in pair:
        for lots in group.lots:
            y = _draw_lots(page, lots, y) + GAP
    return _draw_others(page, [group for group in page.view.groups if group not in pair], y) + 16


def _draw_head(page: DiceCupPage) -> None:
    view, say = page.view, page.say
    done = sum(match.finished for group in view.groups for match in group.matches)
    most = 6 * len(view.groups)
    if done == most:
        count = THROUGH * len(view.groups)
        page.head(say("dicecup-groups-all", all=most), say("dicecup-groups-through", count=count))
    elif done:
        page.head(say("dicecup-groups-played", done=done, all=most), say("dicecup-groups-note"))
    else:
        page.head(say("dicecup-groups-drawn"), say("dicecup-groups-note"))


def _draw_table(page: DiceCupPage, group: Group, top: float) -> float:
    tokens, say = page.tokens, page.say
    bottom = top + HEAD + 4 * ROW + 12
    page.panel(LEFT, top, RIGHT, bottom, tokens.panel, tokens.hairline)
    head = page.face(30, BOLD, tokens.text, tokens.panel)
    page.words(say("dicecup-group", group=group.letter), 48, top + 32, head)
    for column, x in COLUMNS.items():
        quiet = page.medium(tokens.muted, tokens.panel)
        page.words(say("dicecup-column", column=column), x, top + 32, quiet, anchor="middle")
    page.rule(40, 960, top + HEAD, tokens.hairline)
    for number, row in enumerate(group.rows):
        _draw_row(page, row, top + HEAD + 4 + number * ROW)
    line = tokens.positive if group.decided else tokens.hairline
    page.rule(40, 960, top + HEAD + 4 + THROUGH * ROW, line, 3)
    return bottom


def _draw_row(page: DiceCupPage, row: GroupRow, top: float) -> None:
    tokens, middle = page.tokens, top + ROW / 2
    fill = tokens.panel
    if row.through:
        fill = tokens.raised
        page.panel(32, top + 1, 968, top + ROW - 1, fill, radius=8)
    out = row.through is False
    colour = tokens.muted if out else tokens.text
    common = page.medium(colour, fill)
    if row.through is None:
        page.words(str(row.place), PLACE, middle, page.medium(tokens.muted, fill), anchor="middle")
    else:
        page.stamp(cross(page.kit) if out else tick(page.kit), PLACE, middle)
    page.flag(row.code, FLAG, middle, 36)
    name = page.team(row.code)
    bold = page.face(30, MEDIUM if out else SEMIBOLD, colour, fill)
    face = page.fit_face(name, bold, SIGNS, WORDS)
    page.words(name, NAME, middle, face, SIGNS)
    page.stamp(shirt(page.kit, row.seat, page.px(42)), SHIRT, middle)
    gold = cup_tones(tokens).dim_gold if out else tokens.gold
    page.stamp(stars(page.kit, row.stars, 17, gold, 18), STARS, middle)
    for column, value in (("won", row.won), ("drawn", row.drawn), ("lost", row.lost)):
        page.words(str(value), COLUMNS[column], middle, common, anchor="middle")
    page.words(page.say.score(row.scored, row.conceded), COLUMNS["goals"], middle, common, anchor="middle")
    page.words(write_signed(row.difference), COLUMNS["difference"], middle, common, anchor="middle")
    points = page.face(32, HEAVY, colour, fill)
    page.words(str(row.points), COLUMNS["points"], middle, points, anchor="middle")


def write_signed(number: int) -> str:
    """Return `+2`, `0` or `−1`, with a real minus sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _draw_lots(page: DiceCupPage, lots: TieBreak, top: float) -> float:
    """Draw the level teams, best first as far as known, each with its last throw and all its sums."""
    tokens, say = page.tokens, page.say
    fill = tokens.panel
    edge, line = (tokens.hairline, 2) if lots.finished else (tokens.gold, 4)
    page.panel(LEFT, top, RIGHT, top + LOTS_HIGH, fill, edge, line=line)
    bold = page.face(30, BOLD, tokens.text if lots.finished else tokens.gold, fill)
    page.words(say("dicecup-lots", group=lots.group), 48, top + 38, bold, 170)
    first, last = lots.places
    note = say("dicecup-lots-places", first=first, last=last)
    if lots.attempt > 1 and not lots.finished:
        note = say("dicecup-lots-again", attempt=lots.attempt)
    page.words(note, 48, top + 86, page.medium(tokens.muted, fill), 170)
    for number, code in enumerate(lots.order or lots.teams):
        _draw_lot(page, lots, code, first + number, 226 + number * 190, top)
    if len(lots.teams) == 2:
        told = say("dicecup-lots-decide", decisive="yes" if lots.decisive else "no")
        page.words(told, 952, top + LOTS_HIGH / 2, page.medium(tokens.muted, fill), 340, "right")
    return top + LOTS_HIGH


def _draw_lot(page: DiceCupPage, lots: TieBreak, code: str, place: int, left: float, top: float) -> None:
    tokens = page.tokens
    fill = tokens.panel
    casts = [throw.cast for throw in lots.throws if throw.code == code]
    due = not lots.finished and code in lots.rolling and len(casts) < lots.attempt
    faces: tuple[int | None, ...] = (None,) * 3 if due or not casts else casts[-1].faces
    out = lots.finished and place > THROUGH
    now = lots.to_roll == code
    colour = tokens.gold if now else tokens.muted if out else tokens.text
    page.flag(code, left, top + 38, 28)
    page.words(page.code(code), left + 50, top + 38, page.label(colour, fill))
    sums = _sums(casts)
    page.words(sums, left + 164, top + 38, page.face(32 if len(casts) < 2 else 28, HEAVY, colour, fill), 62, "right")
    for number, (strength, face) in enumerate(zip(ALL_DICE, faces, strict=True)):
        page.stamp(die(page.kit, strength, face, page.px(LOTS_DIE), fill), left + number * 53, top + 66)


def _sums(casts: list[Cast]) -> str:
    """Return the sums of all attempts with dots between them, since they are not added up."""
    return "·".join(str(cast.total) for cast in casts)


def _draw_others(page: DiceCupPage, groups: list[Group], top: float) -> float:
    tokens = page.tokens
    wide = (RIGHT - LEFT - GAP * (len(groups) - 1)) / len(groups)
    for number, group in enumerate(groups):
        left = LEFT + number * (wide + GAP)
        page.panel(left, top, left + wide, top + 224, tokens.panel, tokens.hairline, radius=10)
        heading = page.face(30, BOLD, tokens.text, tokens.panel)
        page.words(group.letter, left + wide / 2, top + 28, heading, anchor="middle")
        for place, row in enumerate(group.rows):
            _draw_brief(page, row, left, top + 48 + place * 42, wide)
        line = tokens.positive if group.decided else tokens.hairline
        page.rule(left + 8, left + wide - 8, top + 48 + 2 * 42, line, 3)
    return top + 224


def _draw_brief(page: DiceCupPage, row: GroupRow, left: float, top: float, wide: float) -> None:
    tokens, fill, middle = page.tokens, page.tokens.panel, top + 21
    if row.through:
        fill = tokens.raised
        page.panel(left + 6, top + 1, left + wide - 6, top + 41, fill, radius=8)
    out = row.through is False
    colour = tokens.muted if out else tokens.text
    page.flag(row.code, left + 10, middle, 24)
    page.words(page.code(row.code), left + 53, middle, page.face(WORDS, MEDIUM if out else SEMIBOLD, colour, fill))
    page.words(str(row.points), left + wide - 10, middle, page.face(WORDS, BOLD, colour, fill), anchor="right")
