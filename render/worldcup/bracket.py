"""A knock-out round, its matches large; the bracket: all ties up to the final. Part of render/worldcup."""

from render.cup_games.frame import LEFT, RIGHT
from render.cup_games.signs import goal, trophy
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD
from render.lettering import Anchor
from render.tokens import Colour
from render.worldcup.frame import PANEL_LEFT, TOP, WorldCupPage
from render.worldcup.legend import draw_last_words, draw_legend, moment, stage_title
from render.worldcup.rows import draw_rows, last_marks, line_of_match, marks
from render.worldcup.slots import Slot, draw_name, draw_slot, slots
from render.worldcup.tiles import FRAME, frame
from rules.worldcup.view import Tie
from words.worldcup.picture import has_room_for_bracket

#: The ties of 2002: left edge, top of the upper box (from the top of the bracket), width, whether mirrored.
PLACES_2002 = {
    **{name: (12, 40 + 150 * n, 188, False) for n, name in enumerate(("R2", "R6", "R3", "R7"))},
    **{name: (800, 40 + 150 * n, 188, True) for n, name in enumerate(("R1", "R5", "R4", "R8"))},
    "W": (226, 92, 188, False),
    "Z": (226, 412, 188, False),
    "X": (586, 92, 188, True),
    "Y": (586, 412, 188, True),
    "S1": (226, 278, 188, False),
    "S2": (586, 278, 188, True),
    "F": (424, 278, 152, False),
    "T": (424, 492, 152, False),
}
PLACES_1930 = {"S1": (12, 178, 260, False), "S2": (728, 178, 260, True), "F": (372, 178, 256, False)}
HIGH_2002, HIGH_1930 = 600, 294
BOX = 100


def draw_bracket_page(page: WorldCupPage) -> float:
    """Draw the bracket alone, with its title and the latest event. Return its lower end."""
    view, say = page.view, page.say
    begun = any(tie.goals is not None for tie in view.bracket) or view.stage != "groups"
    if view.outcome is not None or not begun:
        note = "" if begun else say("worldcup-pic-bracket-note")
        page.head(say("worldcup-pic-knock-out"), note)
    else:
        page.head(stage_title(page), moment(page))
    bottom = draw_bracket(page, 80)
    return _draw_foot(page, bottom + 8)


def _draw_foot(page: WorldCupPage, top: float) -> float:
    tokens, view = page.tokens, page.view
    sign = any(tie.kicked is not None for tie in view.bracket)
    last = view.last if view.stage != "groups" and view.phase in ("card", "penalty") else None
    if not sign and last is None:
        return top + 12
    page.rule(LEFT, RIGHT, top + 10, tokens.hairline)
    middle, x = top + 48, float(LEFT)
    if sign:
        page.stamp(goal(page.kit, 14), x + 14, middle)
        text = page.say("worldcup-pic-shootout-sign")
        x += 44 + page.words(text, x + 40, middle, page.medium(tokens.muted, tokens.canvas)) + 34
    if last is not None:
        if last.changes:
            page.stamp(frame(page.kit, page.px(38), page.px(32), tokens.leaf, FRAME * page.kit.scale), x + 19, middle)
            x += 50
        face = page.face(28, SEMIBOLD, tokens.gold if last.changes else tokens.muted, tokens.canvas)
        draw_last_words(page, last, face, x, middle, RIGHT - x)
    return top + 84


def draw_bracket(page: WorldCupPage, top: float) -> float:
    """Draw the bracket's boxes and lines from `top` down. Return its lower end."""
    old = page.view.cup == 1930
    places = PLACES_1930 if old else PLACES_2002
    ties = {tie.name: tie for tie in page.view.bracket}
    if old:
        _join_1930(page, top)
        page.stamp(trophy(page.kit, page.px(118)), 500, top + 122)
    else:
        _join_2002(page, top)
        page.stamp(trophy(page.kit, page.px(150)), 500, top + 216)
    touched = {match for match, _ in last_marks(page.view)} if page.view.phase in ("card", "penalty") else set()
    for name, (left, down, wide, mirrored) in places.items():
        if name in ties:
            _draw_tie(page, ties[name], left, top + down, wide, mirrored=mirrored, now=name in touched)
    return top + (HIGH_1930 if old else HIGH_2002)


def _draw_tie(page: WorldCupPage, tie: Tie, left: float, top: float, wide: float, *, mirrored: bool, now: bool) -> None:
    tokens = page.tokens
    for number, slot in enumerate(slots(page.view, tie)):
        draw_slot(page, slot, left, top + 52 * number, wide, mirrored=mirrored)
    middle = top + 126 if tie.name in "ZY" else top - (26 if tie.name == "T" else 28)
    draw_name(page, tie, left + wide / 2, middle, tokens.gold if now or tie.name == "F" else tokens.muted)
    if now:
        edge = frame(page.kit, page.px(wide + 15), page.px(BOX + 15), tokens.leaf, FRAME * page.kit.scale)
        page.stamp(edge, left + wide / 2, top + BOX / 2)


def _join_2002(page: WorldCupPage, top: float) -> None:
    """Draw the lines between the boxes of 2002, before the boxes."""
    colour = page.tokens.hairline
    for names, nexts in ((("R2", "R6", "R3", "R7"), ("W", "W", "Z", "Z")), (("R1", "R5", "R4", "R8"), "XXYY")):
        for number, (name, following) in enumerate(zip(names, nexts, strict=True)):
            _, down, _, mirrored = PLACES_2002[name]
            middle = top + down + BOX / 2
            target = top + PLACES_2002[following][1] + (24 if number % 2 == 0 else 76)
            x0, turn, x1 = (800, 787, 774) if mirrored else (200, 213, 226)
            _level(page, x0, turn, middle, colour)
            page.bar(turn - 2, min(middle, target) - 2, turn + 2, max(middle, target) + 2, colour)
            _level(page, turn, x1, target, colour)
    for x in (320, 680):
        for begin, end in ((192, 236), (378, 412)):
            page.bar(x - 2, top + begin + 4, x + 2, top + end - (8 if end == 236 else 6), colour)
    _level(page, 414, 424, top + 328, colour)
    _level(page, 576, 586, top + 328, colour)


def _join_1930(page: WorldCupPage, top: float) -> None:
    for x0, x1 in ((272, 372), (628, 728)):
        _level(page, x0, x1, top + 228, page.tokens.hairline)


def _level(page: WorldCupPage, one: float, other: float, y: float, colour: Colour) -> None:
    page.bar(min(one, other) - 2, y - 2, max(one, other) + 2, y + 2, colour)


WIDE, HIGH, GAP = 238, 118, 8


def draw_round(page: WorldCupPage) -> float:
    """Draw the matches of the current round. Return its lower end."""
    view = page.view
    found = marks(view, page.wish.chosen)
    page.head(stage_title(page), moment(page))
    lines = [line_of_match(match, found) for match in view.matches]
    bottom = draw_rows(page, lines, found, TOP)
    bottom = draw_legend(page, bottom, found, shown=bool(found.last), places=bool(found.legal))
    if has_room_for_bracket(view):
        return draw_bracket(page, bottom - 8) + 12
    return draw_next(page, bottom) + 16


def draw_next(page: WorldCupPage, top: float) -> float:
    """Draw the next round's pairs: two matches in a cell, with the leaders. Return its lower end."""
    ties = {tie.name: tie for tie in page.view.bracket}
    now = {match.name for match in page.view.matches}
    later = [tie for tie in page.view.bracket if set(tie.sources) <= now]
    for number, tie in enumerate(later):
        left = PANEL_LEFT + number % 4 * (WIDE + GAP)
        _draw_cell(page, tie, [ties[source] for source in tie.sources], left, top)
    return top + HIGH


def _draw_cell(page: WorldCupPage, tie: Tie, feeders: list[Tie], left: float, top: float) -> None:
    tokens = page.tokens
    page.panel(left, top, left + WIDE, top + HIGH, tokens.panel, tokens.hairline, radius=12)
    face = page.face(30, HEAVY, tokens.muted, tokens.panel)
    page.words(tie.name, left + 26, top + HIGH / 2, face, anchor="middle")
    for number, feeder in enumerate(feeders):
        middle = top + HIGH / 4 + 4 + number * (HIGH / 2 - 8)
        one, other = slots(page.view, feeder)
        _draw_side(page, one, left + 56, middle, score_right=True)
        _draw_side(page, other, left + 56, middle, score_right=False)
        mark = page.face(30, BOLD, tokens.text, tokens.panel)
        page.words(page.say.score_mark, left + 143, middle, mark, anchor="middle")


def _draw_side(page: WorldCupPage, slot: Slot, left: float, middle: float, *, score_right: bool) -> None:
    """Draw a flag and its goals on one side of the mark between two scores."""
    tokens = page.tokens
    if slot.team is None:
        return
    page.nation(slot.team, left if score_right else left + 132, middle, 28)
    colour, weight = (tokens.text, BOLD) if slot.ahead else (tokens.muted, MEDIUM)
    gap = page.wide(page.say.score_mark, page.face(30, BOLD, tokens.text, tokens.panel)) / 2 + 3
    x = left + 87 - gap if score_right else left + 87 + gap
    anchor: Anchor = "right" if score_right else "left"
    page.words(str(slot.goals or 0), x, middle, page.face(30, weight, colour, tokens.panel), anchor=anchor)
