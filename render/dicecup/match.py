"""The match card: a match, with a row for each period, and every coach's teams. Part of render/dicecup.

Each period that has begun has its row. The row being rolled is framed gold, with outlines of the dice still to roll.
"""

from dataclasses import dataclass

from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.signs import clock, cross, die, goal, shadow_of_die, shirt, stars, tick, trophy
from render.dicecup.floodlight import Beams, draw_lit, draw_rigs
from render.dicecup.frame import DiceCupPage
from render.dicecup.strip import draw_strip
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from render.kit import Kit
from render.lettering import ANY_GROUND, TextStyle
from render.sheet import Box, Sheet
from render.tokens import Colour
from rules.dicecup.pieces import Stage
from rules.dicecup.view import BoutView, GroupRow, Period, Side
from words.dicecup.lines import stage_name

TOP, ROWS, PITCH, DIE, DICE_PITCH = 80, 430, 96, 76, 86
#: The middle of title and note, and how much larger than its dice the row in play is, above and below.
TITLE, ABOVE, BELOW = 36, 8, 13
#: The middles of both sides and of the card.
CENTRES = 172, 828
MIDDLE = 500
#: The middles of both sides' goals across, that of their height, and the size of the digits.
SCORES, SCORES_AT, SCORE = (402, 598), 186, 132
#: The most rows of penalties drawn; the last ones are shown.
MOST_ATTEMPTS = 3
ALL_DICE = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class PeriodRow:
    """A row of the card: its period, the attempt (penalties only), and whether its dice are still to be rolled."""

    period: Period
    attempt: int
    awaited: bool


def lines_of(match: BoutView) -> list[PeriodRow]:
    """Return the rows of a match, the first period first."""
    found = [PeriodRow("regular", 0, match.period == "regular" and not match.finished)]
    if match.period != "regular":
        found.append(PeriodRow("overtime", 0, match.period == "overtime" and not match.finished))
    attempts = range(max(1, match.attempt - MOST_ATTEMPTS + 1), match.attempt + 1)
    open_ = None if match.finished else match.attempt
    found.extend(PeriodRow("penalties", attempt, attempt == open_) for attempt in attempts)
    return found


def draw_card(page: DiceCupPage, match: BoutView) -> float:
    """Draw the whole picture of a match. Return its lower end in units."""
    _draw_head(page, match)
    lines = lines_of(match)
    bottom = end_of(lines)
    draw_ground(page, bottom)
    for side, x in zip((match.home, match.away), CENTRES, strict=True):
        _draw_side(page, match, side, x)
    _draw_score(page, match)
    for number, line in enumerate(lines):
        _draw_line(page, match, line, _top(line, number))
    if not page.kit.plain:
        draw_rigs(page, CENTRES, TOP)
    _draw_bar(page, match, bottom + 12)
    under: float = bottom + 88
    if match.group is not None:
        under = _draw_group(page, match, under)
    return draw_strip(page, under, () if match.finished else (match.home.code, match.away.code))


def end_of(lines: list[PeriodRow]) -> float:
    """Return where a card with these rows ends, in units."""
    return ROWS + PITCH * len(lines) + (20 if lines[-1].awaited else 4)


def draw_ground(sheet: Sheet, bottom: float) -> None:
    """Draw an empty card that ends there: in the floodlight or, in high contrast, with a line below the score."""
    tokens, high = sheet.tokens, bottom - TOP
    if sheet.kit.plain:
        sheet.panel(LEFT, TOP, RIGHT, bottom, tokens.panel, tokens.hairline)
        sheet.rule(48, 952, 410, tokens.hairline)
        return
    beams = Beams(
        down=((94, 0), (202, 0), (320, high), (0, high)),
        across=((126, 0), (202, 0), (652, 318), (436, 318)),
        pool=(476, 319, 182, 21),
    )
    draw_lit(sheet, LEFT, TOP, RIGHT, bottom, beams, edge=True)


def _top(line: PeriodRow, number: int) -> float:
    """Return the top of the dice in row `number`."""
    return ROWS + PITCH * number + (ABOVE if line.awaited else 0)


def die_corner(line: PeriodRow, number: int, side: int, place: int) -> tuple[float, float]:
    """Return the top left corner of a die in row `number`; side 1 is away. `place` counts from the middle die."""
    return CENTRES[side] - DIE / 2 + place * DICE_PITCH, _top(line, number)


def score_box(kit: Kit, side: int) -> Box:
    """Return the box of a side's goals, in pixels."""
    x, half, high = SCORES[side] * kit.scale, 0.55 * SCORE * kit.scale, 0.45 * SCORE * kit.scale
    y = SCORES_AT * kit.scale
    return round(x - half), round(y - high), round(x + half), round(y + high)


def _draw_head(page: DiceCupPage, match: BoutView) -> None:
    say = page.say
    if match.group is not None:
        title = say("dicecup-card-group", group=match.group, turn=match.group_round or 0)
    else:
        title = stage_name(match.stage, say)
    if match.of == 1:
        note = say("dicecup-card-only", stage=match.stage.value)
    else:
        note = say("dicecup-card-match", ordinal=match.ordinal, of=match.of)
    page.head(title, note, middle=TITLE)


def _bright(page: DiceCupPage, match: BoutView, side: Side) -> Colour:
    """Return the colour of a side's text, muted for the loser."""
    return page.tokens.muted if match.loser == side.code else page.tokens.text


def _draw_side(page: DiceCupPage, match: BoutView, side: Side, x: float) -> None:
    tokens, lost = page.tokens, match.loser == side.code
    page.flag(side.code, x - 108, 104 + 72, 144)
    if match.winner == side.code:
        page.stamp(tick(page.kit, 24), x + 98 if x < 500 else x - 98, 112)
    _draw_name(page, page.team(side.code), x, page.face(40, BOLD, _bright(page, match, side), ANY_GROUND))
    gold = tokens.gold
    page.stamp(stars(page.kit, side.stars, 29, gold, 31), x, 328)
    words = page.medium(tokens.muted if lost else tokens.text, ANY_GROUND)
    name = page.coach(side.seat)
    room = 186
    wide = min(room, page.wide(name, words))
    start = x - (58 + wide) / 2
    page.stamp(shirt(page.kit, side.seat, page.px(44)), start + 24, 374)
    page.words(name, start + 58, 373, words, room)


def _draw_name(page: DiceCupPage, name: str, x: float, face: TextStyle) -> None:
    """Write a team's name below its flag: on one line as large as it fits, else on two."""
    room = 290
    small = page.fit_face(name, face, room, WORDS)
    if page.wide(name, small) <= room:
        page.words(name, x, 284, small, anchor="middle")
        return
    for text, middle in zip(_halves(page, name, small, room), (266, 298), strict=True):
        page.words(text, x, middle, small, room, "middle")


def _halves(page: DiceCupPage, name: str, face: TextStyle, room: float) -> tuple[str, str]:
    """Split a name into two lines of similar width, at a space if that fits."""
    cuts = [at for at, sign in enumerate(name) if sign == " "]
    pairs = [(name[:at], name[at + 1 :]) for at in cuts]
    fits = [pair for pair in pairs if max(page.wide(part, face) for part in pair) <= room]
    if fits:
        return min(fits, key=lambda pair: max(page.wide(part, face) for part in pair))
    half = (len(name) + 1) // 2
    return name[:half], name[half:]


def _draw_score(page: DiceCupPage, match: BoutView) -> None:
    tokens = page.tokens
    for side, x in zip((match.home, match.away), SCORES, strict=True):
        rolled = side.score is not None
        colour = _bright(page, match, side) if rolled else tokens.hairline
        face = page.face(SCORE, HEAVY, colour, ANY_GROUND)
        page.words(str(side.score) if rolled else "–", x, SCORES_AT, face, anchor="middle")
    if match.period == "regular" or not match.finished:
        colour = tokens.text if match.home.score is not None else tokens.hairline
        face = page.face(SCORE * 0.7, HEAVY, colour, ANY_GROUND)
        page.words(page.say.score_mark, 500, SCORES_AT, face, anchor="middle")
    else:
        page.stamp(clock(page.kit, 30) if match.period == "overtime" else goal(page.kit, 34), 500, 186)
    _draw_pill(page, match)
    if match.stage is Stage.FINAL:
        page.stamp(trophy(page.kit, page.px(72)), 500, 400)
    elif match.upset:
        page.words(page.say("dicecup-card-upset"), 500, 350, page.label(tokens.gold, ANY_GROUND), 280, "middle")


def _draw_pill(page: DiceCupPage, match: BoutView) -> None:
    tokens = page.tokens
    if match.finished:
        sums = [side.penalties[-1].total if side.penalties else 0 for side in (match.home, match.away)]
        text = page.say("dicecup-card-ended", period=match.period, home=sums[0], away=sums[1])
        fill, ink, edge = tokens.raised, tokens.text, tokens.hairline
    else:
        text = page.say("dicecup-card-state", state=state_of(match))
        fill, ink, edge = tokens.leaf, tokens.on, tokens.leaf
    page.pill(text, 500, 286, page.fit_face(text, page.label(ink, fill), 268, 24), edge, pad=18)


def state_of(match: BoutView) -> str:
    """Return the state of a running match as the catalog names it."""
    begun = len(match.due) == 1
    if match.period == "regular":
        return "regular" if begun else "kick-off"
    if match.period == "overtime":
        return "overtime" if begun else "level"
    return "penalties" if begun else "level-again" if match.attempt == 1 else "level-still"


def _draw_line(page: DiceCupPage, match: BoutView, line: PeriodRow, top: float) -> None:
    """Draw one period: its name, and both sides' dice."""
    tokens = page.tokens
    ground, middle = tokens.panel, top + DIE / 2
    if line.awaited:
        ground = tokens.raised
        page.panel(40, top - ABOVE, 960, top + DIE + BELOW, ground, tokens.gold, line=4, radius=14)
    face = page.face(30, BOLD if line.awaited else MEDIUM, tokens.gold if line.awaited else tokens.muted, ground)
    page.words(
        page.say("dicecup-card-period", period=line.period, attempt=line.attempt), 500, middle, face, 280, "middle"
    )
    for side, x, inward in zip((match.home, match.away), CENTRES, (1, -1), strict=True):
        if line.period == "penalties":
            _draw_penalties(page, match, side, line, x, inward, top, ground)
        else:
            face_up = side.regular if line.period == "regular" else side.overtime
            strength = side.stars if line.period == "regular" else 1
            _draw_die(page, strength, face_up, x - DIE / 2, top, ground)


def _draw_die(page: DiceCupPage, stars: int, face: int | None, left: float, top: float, ground: Colour) -> None:
    """Draw a die, with its shadow once it is rolled."""
    side = page.px(DIE)
    if face is not None and not page.kit.plain:
        page.stamp(shadow_of_die(page.kit, side), left, top)
    page.stamp(die(page.kit, stars, face, side, ground), left, top)


def _draw_penalties(
    page: DiceCupPage, match: BoutView, side: Side, line: PeriodRow, x: float, inward: int, top: float, ground: Colour
) -> None:
    cast = side.penalties[line.attempt - 1] if len(side.penalties) >= line.attempt else None
    faces = cast.faces if cast is not None else (None, None, None)
    for number, (strength, face_up) in enumerate(zip(ALL_DICE, faces, strict=True)):
        _draw_die(page, strength, face_up, x - DIE / 2 + (number - 1) * DICE_PITCH, top, ground)
    if cast is None:
        return
    other = match.away if side is match.home else match.home
    rival = other.penalties[line.attempt - 1].total if len(other.penalties) >= line.attempt else None
    ahead = rival is None or cast.total >= rival
    face = page.face(38, HEAVY, page.tokens.text if ahead else page.tokens.muted, ANY_GROUND)
    page.words(str(cast.total), x + inward * 168, top + DIE / 2, face, anchor="middle")


def _draw_bar(page: DiceCupPage, match: BoutView, top: float) -> None:
    """Write who rolls and what is at stake, or what the result means."""
    say, tokens = page.say, page.tokens
    page.panel(LEFT, top, RIGHT, top + 64, tokens.raised, page.edge, radius=12)
    middle = top + 32
    bold = page.face(30, SEMIBOLD, tokens.text, tokens.raised)
    if match.finished:
        _draw_meaning(page, match, middle, bold)
        return
    due = match.due[0]
    page.stamp(shirt(page.kit, due.seat, page.px(48)), 64, middle)
    note, quiet = say("dicecup-card-stake", stake=_stake(match)), page.medium(tokens.muted, tokens.raised)
    key = "dicecup-card-solo" if page.view.seats == 1 else "dicecup-card-rolls"
    text = say(key, coach=page.coach(due.seat), team=page.team(due.code))
    room: float = 960 - 104
    noted = page.wide(note, quiet)
    if page.wide(text, page.fit_face(text, bold, room, WORDS)) <= room - noted - 24:
        room -= noted + 24
        page.words(note, 952, middle, quiet, anchor="right")
    page.words(text, 104, middle, page.fit_face(text, bold, room, WORDS), room)


def _stake(match: BoutView) -> str:
    """Return what is at stake in the roll, as the catalog names it."""
    if match.stage is Stage.GROUPS:
        return "group"
    if match.period != "penalties":
        return "overtime" if match.period == "regular" else "penalties"
    return {Stage.FINAL: "cup", Stage.THIRD_PLACE: "third"}.get(match.stage, "sum")


def _draw_meaning(page: DiceCupPage, match: BoutView, middle: float, bold: TextStyle) -> None:
    say, tokens = page.say, page.tokens
    if match.winner is None or match.loser is None:
        page.words(say("dicecup-card-result", meaning="draw", team=""), 48, middle, bold, 880)
        return
    winner, loser = page.team(match.winner), page.team(match.loser)
    if match.stage is Stage.GROUPS:
        text = say("dicecup-card-wins", team=winner)
    else:
        meaning = {Stage.FINAL: "cup", Stage.THIRD_PLACE: "third"}.get(match.stage, "through")
        text = say("dicecup-card-result", meaning=meaning, team=winner)
    page.stamp(tick(page.kit), 58, middle)
    used = page.words(text, 90, middle, page.fit_face(text, bold, 850, WORDS), 850)
    out = page.say("dicecup-out")
    quiet = page.medium(tokens.muted, tokens.raised)
    if match.stage in (Stage.GROUPS, Stage.THIRD_PLACE, Stage.FINAL):
        return
    room = 952 - 90 - used - 24 - 36
    told = f"{loser} {out}"
    if page.wide(told, quiet) <= room:
        wide = page.words(told, 952, middle, quiet, anchor="right")
        page.stamp(cross(page.kit, 10), 952 - wide - 22, middle)


def _draw_group(page: DiceCupPage, match: BoutView, top: float) -> float:
    """Draw the current table of the match's group in one line. Return its lower end."""
    group = next(group for group in page.view.groups if group.letter == match.group)
    wide = (RIGHT - LEFT - 24) / 4
    for number, row in enumerate(group.rows):
        _draw_standing(
            page, row, LEFT + number * (wide + 8), top, wide, playing=row.code in (match.home.code, match.away.code)
        )
    return top + 72


def _draw_standing(page: DiceCupPage, row: GroupRow, left: float, top: float, wide: float, *, playing: bool) -> None:
    tokens = page.tokens
    fill = tokens.raised if playing else tokens.panel
    edge, line = (tokens.text, 4) if playing and page.kit.plain else (tokens.hairline, 2)
    page.panel(left, top, left + wide, top + 56, fill, edge, line=line, radius=10)
    colour = tokens.muted if row.through is False else tokens.text
    page.words(str(row.place), left + 24, top + 28, page.medium(tokens.muted, fill), anchor="middle")
    page.flag(row.code, left + 46, top + 28, 30, dimmed=row.through is False)
    page.words(page.code(row.code), left + 102, top + 28, page.label(colour, fill))
    page.words(str(row.points), left + wide - 18, top + 28, page.face(30, HEAVY, colour, fill), anchor="right")
