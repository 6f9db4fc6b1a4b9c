"""The bracket: all ties on the way to the final. Part of render/worldcup/pages."""

from render.cup_games.frame import LEFT, RIGHT
from render.cup_games.signs import goal, trophy
from render.fonts import BOLD, SEMIBOLD
from render.tokens import Colour
from render.worldcup.frame import Page
from render.worldcup.marks import last_marks
from render.worldcup.parts.legend import draw_last_words
from render.worldcup.parts.slots import draw_slot, slots
from render.worldcup.parts.titles import moment, stage_title
from render.worldcup.signs.tiles import frame
from rules.worldcup.view import Tie

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


def draw_bracket_page(page: Page) -> float:
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


def _draw_foot(page: Page, top: float) -> float:
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
            page.stamp(frame(page.kit, page.px(38), page.px(32), tokens.gold, page.kit.px(4)), x + 19, middle)
            x += 50
        face = page.face(28, SEMIBOLD, tokens.gold if last.changes else tokens.muted, tokens.canvas)
        draw_last_words(page, last, face, x, middle, RIGHT - x)
    return top + 84


def draw_bracket(page: Page, top: float) -> float:
    """Draw the bracket's boxes and lines from `top` down. Return its lower end."""
    old = page.view.cup == 1930
    places = PLACES_1930 if old else PLACES_2002
    ties = {tie.name: tie for tie in page.view.bracket}
    if old:
        _join_1930(page, top)
        page.stamp(trophy(page.kit, page.px(118)), 500, top + 122)
        _title(page, "worldcup-pic-final", 500, top + 150, page.tokens.gold)
    else:
        _join_2002(page, top)
        page.stamp(trophy(page.kit, page.px(150)), 500, top + 216)
        _title(page, "worldcup-pic-final", 500, top + 250, page.tokens.gold)
        _title(page, "worldcup-pic-third", 500, top + 466, page.tokens.muted)
    touched = {match for match, _ in last_marks(page.view)} if page.view.phase in ("card", "penalty") else set()
    for name, (left, down, wide, mirrored) in places.items():
        if name in ties:
            _draw_tie(page, ties[name], left, top + down, wide, mirrored=mirrored, now=name in touched)
    return top + (HIGH_1930 if old else HIGH_2002)


def _title(page: Page, key: str, x: float, middle: float, colour: Colour) -> None:
    page.words(page.say(key), x, middle, page.face(30, BOLD, colour, page.tokens.canvas), anchor="middle")


def _draw_tie(page: Page, tie: Tie, left: float, top: float, wide: float, *, mirrored: bool, now: bool) -> None:
    tokens = page.tokens
    for number, slot in enumerate(slots(page.view, tie)):
        draw_slot(page, slot, left, top + 52 * number, wide, mirrored=mirrored)
    colour = tokens.gold if now else tokens.muted
    if (tie.name not in "FT" and page.view.cup != 1930) or tie.name in ("S1", "S2"):
        middle = top + 126 if tie.name in "ZY" else top - 28
        page.words(tie.name, left + wide / 2, middle, page.face(30, BOLD, colour, tokens.canvas), anchor="middle")
    if now:
        edge = frame(page.kit, page.px(wide + 14), page.px(BOX + 14), tokens.gold, page.kit.px(4))
        page.stamp(edge, left + wide / 2, top + BOX / 2)
    if tie.kicked is not None:
        page.stamp(goal(page.kit, 14), left if mirrored else left + wide, top + BOX / 2)


def _join_2002(page: Page, top: float) -> None:
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


def _join_1930(page: Page, top: float) -> None:
    for x0, x1 in ((272, 372), (628, 728)):
        _level(page, x0, x1, top + 228, page.tokens.hairline)


def _level(page: Page, one: float, other: float, y: float, colour: Colour) -> None:
    page.bar(min(one, other) - 2, y - 2, max(one, other) + 2, y + 2, colour)
