"""The last turn and the legend below the ring. Part of render/hedgehog."""

from render.fonts import MEDIUM, SEMIBOLD
from render.hedgehog import marks
from render.hedgehog.frame import WORDS, Page
from render.hedgehog.pills import PILL_HIGH, draw_pill
from render.lettering import write
from render.review.verdicts import SIGN, legend, sign
from rules.hedgehog.view import View
from words.hedgehog import lines

FIRST, PITCH, LAST = 42, 46, 36


def lines_below(view: View, *, choosing: bool) -> int:
    """Return how many lines there are below the ring."""
    return (1 if view.done or view.recent else 0) + (1 if choosing else 0)


def depth_below(count: int) -> int:
    """Return how much room so many lines take, in units."""
    return FIRST + (count - 1) * PITCH + LAST if count else 24


def draw_below(page: Page) -> None:
    """Draw the last turn and, while moves are shown, the legend of the pills."""
    px = page.kit.px
    middle = page.layout.bottom + px(FIRST)
    words = lines.last_turn(page.view, page.say)
    end = page.wish.width - px(40)
    joined = bool(page.view.joined) and page.view.outcome is None
    if words is not None:
        last = not page.ways and page.wish.compared is None
        room = end - px(60) - (_draw_joined(page, middle, end) if joined and last else 0)
        sign = marks.ring if page.view.landed is not None else marks.pass_mark
        sign(page.kit).stamp(page.canvas, px(36), middle)
        face = page.face(WORDS, MEDIUM, page.kit.tokens.text, page.kit.tokens.canvas)
        page.line(words, px(60), middle + round(face.size * 0.36), room, face)
        middle += px(PITCH)
    if page.wish.compared is not None:
        _draw_verdicts(page, page.wish.compared, middle, end)
    elif page.ways:
        _draw_legend(page, middle, end, joined=joined)


def _draw_verdicts(page: Page, compared: tuple[str, str], middle: int, end: int) -> None:
    """Write what was played and what was better, each next to its sign."""
    kit, px = page.kit, page.kit.px
    face = page.face(WORDS, SEMIBOLD, kit.tokens.text, kit.tokens.canvas)
    start = px(24)
    half = (end - start) // 2
    for better, words in zip((False, True), legend(page.say, compared), strict=True):
        sign(kit, better=better).stamp(page.canvas, start + px(SIGN), middle)
        page.line(words, start + px(64), middle + round(face.size * 0.36), half - px(76), face)
        start += half


def _draw_legend(page: Page, middle: int, end: int, *, joined: bool) -> None:
    kit, px = page.kit, page.kit.px
    used = _draw_joined(page, middle, end) if joined else 0
    steps, points = page.say("hedgehog-legend-steps"), page.say("hedgehog-legend-points")
    width = draw_pill(page, px(24), middle - px(PILL_HIGH) // 2, steps, points, middle=False)
    face = page.face(WORDS, MEDIUM, kit.tokens.muted, kit.tokens.canvas)
    start = px(24) + width + px(18)
    page.line(
        page.say("hedgehog-legend-every" if page.chosen == lines.EVERY else "hedgehog-legend-ways"),
        start,
        middle + round(face.size * 0.36),
        end - used - start,
        face,
    )


def _draw_joined(page: Page, middle: int, end: int) -> int:
    """Draw the legend of the rivets at the right end of a line. Return its width."""
    kit, px = page.kit, page.kit.px
    face = page.face(WORDS, MEDIUM, kit.tokens.muted, kit.tokens.canvas)
    words = page.say("hedgehog-legend-joined")
    wide = write(page.canvas, kit.inks, words, end, middle + round(face.size * 0.36), face, "right")
    marks.joint(kit).stamp(page.canvas, end - wide - px(36), middle)
    return wide + px(80)
