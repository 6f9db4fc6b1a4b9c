"""The knock-out so far, the latest round on top: pairs are drawn again each round, so there is no bracket.

A match not turned yet is the back of a card, the same for every one. Part of render/dicecup.
"""

from dataclasses import dataclass

from render.cup_games.colours import cup_tones
from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.signs import card_back, clock, cross, goal, shirt, stars, trophy
from render.dicecup.floodlight import Beams, draw_lit, hang_rigs
from render.dicecup.frame import DiceCupPage
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from rules.dicecup.pieces import FIELD, Stage
from rules.dicecup.view import BoutView, Coach, KnockoutRound, Side
from words.dicecup.lines import stage_name

TOP, HEAD, GAP = 76, 48, 8
HALF = (RIGHT - LEFT - GAP) / 2


@dataclass(frozen=True, slots=True)
class RowStyle:
    """The size of a round's matches: height of a row, height of a flag, number of columns."""

    high: float
    flag: float
    columns: int


#: The latest round, the one before, the two before that, and the oldest ones, which have no shirts.
ROW_STYLES = (RowStyle(84, 42, 2), RowStyle(64, 36, 2), RowStyle(56, 36, 2), RowStyle(48, 24, 3))
COMPACT = ROW_STYLES[-1]
#: Older rounds are left out, or the picture would be too tall for a phone.
MOST_ROUNDS = 4
#: The most unturned cards that are drawn one by one.
MOST_BACKS = 4
#: The number of matches from which a round has smaller rows even if it is the latest.
MANY = 8


def draw_cup(page: DiceCupPage) -> float:
    """Draw the whole picture of the knock-out. Return its lower end in units."""
    view = page.view
    hang_rigs(page)
    _draw_head(page)
    y: float = TOP
    together = _together(list(view.rounds))[:MOST_ROUNDS]
    signs_at = next((number for number, rounds in enumerate(together) if _has_late_result(rounds)), None)
    if not together:
        y = _draw_field(page, y)
    for age, rounds in enumerate(together):
        y = _draw_heading(page, rounds, y, signs=age == signs_at)
        y = _draw_rounds(page, rounds, _style(rounds, age), y) + 4
    return _draw_coaches(page, y)


def _together(rounds: list[KnockoutRound]) -> list[list[KnockoutRound]]:
    """Group the rounds, latest first; the final and the match for third place stand side by side."""
    last = [round_ for round_ in rounds if round_.stage in (Stage.THIRD_PLACE, Stage.FINAL)]
    found = [[round_] for round_ in rounds if round_ not in last]
    return [*([last] if last else []), *reversed(found)]


def _style(rounds: list[KnockoutRound], age: int) -> RowStyle:
    of = sum(round_.of for round_ in rounds)
    least = 2 if of > MANY else 1 if of == MANY else 0
    if age > 2 or (age > 1 and of > MANY):
        return COMPACT
    return ROW_STYLES[max(age, least)]


def _has_late_result(rounds: list[KnockoutRound]) -> bool:
    """Whether any match of these rounds was decided after regular time."""
    return any(match.finished and match.period != "regular" for round_ in rounds for match in round_.matches)


def _draw_head(page: DiceCupPage) -> None:
    view, say = page.view, page.say
    if view.rounds:
        page.head(say("dicecup-cup-title"), say("dicecup-cup-waiting") if view.phase == "piles" else "")
    else:
        page.head(say("dicecup-cup-before"), say("dicecup-cup-dealt" if view.coaches else "dicecup-cup-nothing"))


def _draw_field(page: DiceCupPage, top: float) -> float:
    """Draw what is known before the first match: the teams, or cards still face down."""
    tokens, teams = page.tokens, page.view.teams
    if not teams:
        return _draw_deck(page, _draw_waiting_cup(page, top + 8))
    wide = (RIGHT - LEFT - 3 * GAP) / 4
    for number, team in enumerate(teams):
        left, y = LEFT + number % 4 * (wide + GAP), top + 8 + number // 4 * 56
        page.panel(left, y, left + wide, y + 50, tokens.panel, tokens.hairline, radius=10)
        page.flag(team.code, left + 8, y + 25, 32)
        page.words(page.code(team.code), left + 66, y + 25, page.face(WORDS, SEMIBOLD, tokens.text, tokens.panel))
        page.stamp(stars(page.kit, team.stars, 22, tokens.gold, 23), left + wide - 44, y + 25)
    return top + 16 + -(-len(teams) // 4) * 56


#: How high the stage of the cup that waits is, and how light falls on it from the rigs above.
STAGE, FOOT = 264, 40
WAITING = Beams(
    down=((34, 0), (110, 0), (176, STAGE), (-40, STAGE)),
    across=((34, 0), (110, 0), (640, STAGE - FOOT), (350, STAGE - FOOT)),
    pool=(476, STAGE - FOOT, 240, 24),
)
#: How many cards of the deck lie beside each other, and how high one is.
ABREAST, CARD = 8, 64


def _draw_waiting_cup(page: DiceCupPage, top: float) -> float:
    """Draw the cup in the light, before anybody plays for it."""
    bottom = top + STAGE
    if page.kit.plain:
        page.panel(LEFT, top, RIGHT, bottom, page.tokens.panel, page.tokens.hairline)
    else:
        draw_lit(page, LEFT, top, RIGHT, bottom, WAITING, edge=True)
    page.stamp(trophy(page.kit, page.px(STAGE - FOOT - 24)), 500, bottom - FOOT + 4)
    return bottom


def _draw_deck(page: DiceCupPage, top: float) -> float:
    """Draw all cards, face down."""
    bold = page.face(30, BOLD, page.tokens.text, page.tokens.canvas)
    page.words(page.say("dicecup-cup-field", count=FIELD), LEFT + 4, top + 34, bold, RIGHT - LEFT)
    wide, top = (RIGHT - LEFT + GAP) / ABREAST, top + 12 + HEAD
    for number in range(FIELD):
        left, right = LEFT + number % ABREAST * wide, LEFT + (number % ABREAST + 1) * wide - GAP
        back = card_back(page.kit, page.px(right) - page.px(left), page.px(CARD), 0)
        page.stamp(back, left, top + number // ABREAST * (CARD + GAP))
    return top + FIELD // ABREAST * (CARD + GAP)


def _draw_heading(page: DiceCupPage, rounds: list[KnockoutRound], top: float, *, signs: bool) -> float:
    """Write the name of the round and, with `signs`, what the signs mean, else how many of its matches are turned."""
    tokens, say = page.tokens, page.say
    title = " · ".join(stage_name(round_.stage, say) for round_ in rounds)
    bold = page.face(30, BOLD, tokens.text, tokens.canvas)
    page.words(title, LEFT + 4, top + 26, bold, 600)
    quiet = page.medium(tokens.muted, tokens.canvas)
    x: float = RIGHT - 4
    if signs:
        for key, sign in (("dicecup-cup-penalties", goal(page.kit)), ("dicecup-cup-overtime", clock(page.kit))):
            x -= page.words(say(key), x, top + 26, quiet, anchor="right") + 24
            page.stamp(sign, x, top + 26)
            x -= 34
    elif rounds[0].unturned:
        turned = rounds[0].of - rounds[0].unturned
        page.words(say("dicecup-cup-turned", turned=turned, of=rounds[0].of), x, top + 26, quiet, anchor="right")
    return top + HEAD


def _draw_rounds(page: DiceCupPage, rounds: list[KnockoutRound], style: RowStyle, top: float) -> float:
    """Draw the matches and then the unturned cards, as a single card if there are many."""
    matches = [match for round_ in rounds for match in round_.matches]
    hidden = sum(round_.unturned for round_ in rounds) + (rounds[-1].stage is Stage.THIRD_PLACE)
    wide = (RIGHT - LEFT - GAP * (style.columns - 1)) / style.columns
    step = style.high + GAP
    for number, match in enumerate(matches):
        left = LEFT + number % style.columns * (wide + GAP)
        _draw_match(page, match, style, left, top + number // style.columns * step, wide)
    number = len(matches)
    while hidden and (number % style.columns or hidden <= MOST_BACKS):
        left = LEFT + number % style.columns * (wide + GAP)
        _draw_back(
            page, left, top + number // style.columns * step, wide, style.high, page.say("dicecup-cup-hidden", count=1)
        )
        number, hidden = number + 1, hidden - 1
    bottom = top + -(-number // style.columns) * step
    if hidden:
        _draw_back(page, LEFT, bottom, RIGHT - LEFT, style.high, page.say("dicecup-cup-hidden", count=hidden))
        bottom += step
    return bottom


def _draw_back(page: DiceCupPage, left: float, top: float, wide: float, high: float, text: str) -> None:
    tones = cup_tones(page.tokens)
    face = page.fit_face(text, page.label(page.tokens.text, tones.back), wide - 40, WORDS)
    words = page.px(page.wide(text, face))
    back = card_back(page.kit, page.px(left + wide) - page.px(left), page.px(high), words)
    page.stamp(back, left, top)
    page.words(text, left + wide / 2, top + high / 2, face, wide - 24, "middle")


def _draw_match(page: DiceCupPage, match: BoutView, style: RowStyle, left: float, top: float, wide: float) -> None:
    tokens = page.tokens
    middle, centre = top + style.high / 2, left + wide / 2
    edge, line = (tokens.hairline, 2) if match.finished else (tokens.gold, 4)
    page.panel(left, top, left + wide, top + style.high, tokens.panel, edge, line=line, radius=12)
    for side, inward in ((match.home, 1), (match.away, -1)):
        start = left if inward > 0 else left + wide
        _draw_side(page, match, side, style, start, inward, middle)
        _draw_goals(page, match, side, centre - inward * (28 if style is COMPACT else 30), middle, style)
    if match.finished and match.period != "regular":
        sign, size = (clock, 14) if match.period == "overtime" else (goal, 15)
        page.stamp(sign(page.kit, size - 3 if style is COMPACT else size), centre, middle)
    else:
        words = page.say.score_mark if match.home.score is not None else page.say("dicecup-cup-versus")
        page.words(words, centre, middle, page.medium(tokens.muted, tokens.panel), anchor="middle")


def _draw_side(
    page: DiceCupPage, match: BoutView, side: Side, style: RowStyle, start: float, inward: int, middle: float
) -> None:
    """Draw shirt, flag and code, from the outer end inward."""
    tokens = page.tokens
    lost = match.loser == side.code
    gap, x = 5, start + inward * 6
    if style is not COMPACT:
        gap = 7
        page.stamp(shirt(page.kit, side.seat, page.px(44)), start + inward * 29, middle)
        x = start + inward * 55
    flag = style.flag * 1.5
    page.flag(side.code, x if inward > 0 else x - flag, middle, style.flag, dimmed=lost)
    weight, colour = (MEDIUM, tokens.muted) if lost else (SEMIBOLD if style is COMPACT else BOLD, tokens.text)
    face = page.face(WORDS, weight, colour, tokens.panel)
    page.words(page.code(side.code), x + inward * (flag + gap), middle, face, anchor="left" if inward > 0 else "right")


def _draw_goals(page: DiceCupPage, match: BoutView, side: Side, x: float, middle: float, style: RowStyle) -> None:
    tokens = page.tokens
    if side.score is None:
        return
    lost = match.loser == side.code
    size = WORDS if style is COMPACT else 36
    face = page.face(size, MEDIUM if lost else HEAVY, tokens.muted if lost else tokens.text, tokens.panel)
    page.words(str(side.score), x, middle, face, anchor="middle")


def _draw_coaches(page: DiceCupPage, top: float) -> float:
    """Draw each coach with the surviving teams, or a sign that the coach is out; most teams first."""
    view, tokens, say = page.view, page.tokens, page.say
    if not view.coaches:
        return top + 16
    page.words(say("dicecup-coaches"), LEFT + 4, top + 26, page.face(30, BOLD, tokens.text, tokens.canvas))
    quiet = page.medium(tokens.muted, tokens.canvas)
    page.words(say("dicecup-coaches-note"), RIGHT - 4, top + 26, quiet, anchor="right")
    y = top + HEAD
    ranked = sorted(view.coaches, key=lambda coach: -len(coach.surviving))
    most = max(len(coach.surviving) for coach in ranked)
    columns = 1 if len(ranked) == 1 or most > 8 else 2
    wide = (RIGHT - LEFT - GAP * (columns - 1)) / columns
    for begin in range(0, len(ranked), columns):
        row = ranked[begin : begin + columns]
        high = max(_rows(coach, wide) for coach in row)
        for number, coach in enumerate(row):
            _draw_coach(page, coach, LEFT + number * (wide + GAP), y, wide, high)
        y += _depth(high) + GAP
    return y + 12


def _flags_in(wide: float) -> int:
    return int((wide - 270) // 54)


def _rows(coach: Coach, wide: float) -> int:
    """Return in how many rows a coach's flags are in a panel of this width."""
    return max(1, -(-len(coach.surviving) // _flags_in(wide)))


def _depth(rows: int) -> float:
    return 64 if rows == 1 else 20 + rows * 40


def _draw_coach(page: DiceCupPage, coach: Coach, left: float, top: float, wide: float, rows: int) -> None:
    tokens = page.tokens
    inside, high = bool(coach.surviving), _depth(rows)
    fill = tokens.raised if inside else tokens.panel
    page.panel(left, top, left + wide, top + high, fill, tokens.hairline, radius=12)
    middle = top + high / 2
    page.stamp(shirt(page.kit, coach.seat, page.px(46)), left + 34, middle)
    name = page.coach(coach.seat)
    end = left + wide - 16
    face = page.face(30, SEMIBOLD if inside else MEDIUM, tokens.text if inside else tokens.muted, fill)
    if not inside:
        out = page.words(page.say("dicecup-out"), end, middle, page.medium(tokens.muted, fill), anchor="right")
        page.stamp(cross(page.kit), end - out - 22, middle)
        page.words(name, left + 68, middle, face, wide - 68 - out - 70)
        return
    per_row = _flags_in(wide)
    across = min(per_row, len(coach.surviving))
    page.words(name, left + 68, middle, face, wide - 68 - across * 54 - 28)
    for number, code in enumerate(coach.surviving):
        x = end - (across - number % per_row) * 54 + 6
        page.flag(code, x, middle + (number // per_row - (_rows(coach, wide) - 1) / 2) * 40, 32)
    champion = page.view.champion
    if champion is not None and champion in coach.surviving:
        page.stamp(trophy(page.kit, page.px(48)), end - across * 54 - 34, middle + 24)
