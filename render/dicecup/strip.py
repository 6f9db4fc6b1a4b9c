"""The coaches below a match card, each with the teams that are still in. Part of render/dicecup."""

from collections.abc import Collection

from render.cup_games.frame import LEFT, MARGIN, RIGHT
from render.cup_games.signs import cross, shirt
from render.dicecup.frame import DiceCupPage
from render.fonts import SEMIBOLD
from render.sheet import slab_with_edge
from rules.dicecup.view import Coach

GAP, HEAD, FOOT, INSET = 8, 60, 10, 10
#: Heights of flags, the largest first, and how many rows of each are allowed. The first that fits is used.
SIZES = ((36, 1), (30, 1), (24, 4))


def draw_strip(page: DiceCupPage, top: float, playing: Collection[str] = ()) -> float:
    """Draw a chip for each coach with the flags of the surviving teams, those playing now framed gold.

    Return its lower end in units.
    """
    coaches = page.view.coaches
    if not coaches:
        return top
    tokens = page.tokens
    left = sum(len(coach.surviving) for coach in coaches)
    page.words(page.say("dicecup-still-in"), LEFT + 4, top + 18, page.label(tokens.text, tokens.canvas))
    count = page.say("dicecup-still-teams", count=left)
    page.words(count, RIGHT - 4, top + 18, page.medium(tokens.muted, tokens.canvas), anchor="right")
    wide = (RIGHT - LEFT - GAP * (len(coaches) - 1)) / len(coaches)
    most = max(len(coach.surviving) for coach in coaches)
    size, per_row, rows = _flags(wide, most)
    high = HEAD + rows * (size + 6) + FOOT - (6 if rows else 0)
    begin = top + 40
    for number, coach in enumerate(coaches):
        _draw_chip(page, coach, LEFT + number * (wide + GAP), begin, wide, high, size, per_row, playing)
    return begin + high + MARGIN - 4


def _flags(wide: float, most: int) -> tuple[int, int, int]:
    """Return the height of flags in chips of this width, how many are in a row, and the number of rows."""
    size = per_row = rows = 0
    for size, limit in SIZES:
        per_row = max(1, int((wide - 2 * INSET + 6) // (size * 1.5 + 6)))
        rows = -(-most // per_row)
        if rows <= limit:
            break
    return size, per_row, rows


def _draw_chip(
    page: DiceCupPage,
    coach: Coach,
    left: float,
    top: float,
    wide: float,
    high: float,
    size: int,
    per_row: int,
    playing: Collection[str],
) -> None:
    tokens, kit = page.tokens, page.kit
    inside = bool(coach.surviving)
    page.panel(left, top, left + wide, top + high, tokens.panel, tokens.hairline, radius=10)
    page.stamp(shirt(kit, coach.seat, page.px(42)), left + 34, top + 30)
    room = wide - 64 - 8
    colour = tokens.text if inside else tokens.muted
    page.words(page.coach(coach.seat), left + 64, top + 30, page.face(28, SEMIBOLD, colour, tokens.panel), room)
    if not inside:
        middle = top + HEAD + size / 2 - 2
        page.stamp(cross(kit, 9), left + INSET + 16, middle)
        page.words(page.say("dicecup-out"), left + INSET + 38, middle, page.medium(tokens.muted, tokens.panel))
    for number, code in enumerate(coach.surviving):
        x = left + INSET + number % per_row * (size * 1.5 + 6)
        middle = top + HEAD + number // per_row * (size + 6) + size / 2
        if code in playing:
            width, height = page.px(size * 1.5) + 2 * page.px(3), page.px(size) + 2 * page.px(3)
            frame = slab_with_edge(kit, width, height, tokens.gold, 3, tokens.panel, 5)
            page.stamp_at(frame, page.px(x) - page.px(3), page.px(middle) - page.px(size) // 2 - page.px(3))
        page.flag(code, x, middle, size)
