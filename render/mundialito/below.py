"""What is below the board: the last turns in words, the legend, the steps of the set-up. Part of render/mundialito.

Imports render, rules and words.
"""

from render.fonts import MEDIUM, SEMIBOLD, fit, length
from render.mundialito import marks
from render.mundialito.colours import GROUND
from render.mundialito.frame import WORDS, Page
from render.mundialito.pieces import ball, portrait
from render.review.verdicts import SIGN, legend, sign
from render.sheet import slab
from render.wish import Wish
from rules.mundialito.pieces import BALL_ROW, FIRST_ROW
from rules.mundialito.view import View
from words.mundialito import lines


def has_row_below(wish: Wish) -> bool:
    """Whether the picture has a row of steps or a legend below its last line."""
    if wish.compared is not None:
        return True
    if wish.heading is not None:
        return False
    return wish.view.phase == "setup" or (wish.view.phase == "play" and wish.chosen is not None)


def lines_below(view: View) -> int:
    """Return how many lines of text are below the board.

    There are two turns, or one and the meaning of the seam; only one line at the beginning and at the end.
    """
    return 2 if view.phase != "over" and (view.trail or view.before) else 1


def draw_below(page: Page) -> None:
    """Draw the last turns and, if there is a row for it, the legend or the steps of the set-up."""
    _draw_turns(page)
    if page.layout.tall:
        if page.wish.compared is not None:
            _draw_verdicts(page, page.wish.compared)
        elif page.view.phase == "setup":
            _draw_steps(page)
        else:
            _draw_legend(page)


def _draw_turns(page: Page) -> None:
    """Write the last turns, the older one first, each next to its mark and, if there is room, what the seam means."""
    kit, px, layout = page.kit, page.kit.px, page.layout
    before, latest = lines.turns(page.view, page.say)
    seam = page.say("mundialito-seam")
    told = [(words, mark) for words, mark in ((before, "before"), (latest, "latest"), (seam, "seam")) if words]
    for number, (words, mark) in enumerate(told[: layout.lines]):
        y = layout.line(number)
        if mark == "seam":
            page.canvas.stamp(marks.seam_sign(kit), px(54), y)
        else:
            style: marks.Style = "before" if mark == "before" else "latest"
            for casing in (True, False):
                page.canvas.stamp(marks.stretch(kit, px(36), 0, casing=casing, style=style), px(40), y)
            page.canvas.stamp(marks.origin(kit, 0, faint=style == "before"), px(40), y)
        face = page.face(WORDS, MEDIUM, kit.tokens.muted if mark == "before" else kit.tokens.text, kit.tokens.canvas)
        page.line(words, layout.left, y + px(10), layout.width - layout.left - px(24), face)


def _row(page: Page) -> tuple[int, int]:
    """Draw the panel of the lowest row. Return its top and its height."""
    px, layout = page.kit.px, page.layout
    top, height = layout.row, px(64)
    panel = slab(page.kit, layout.width - 2 * px(16), height, px(16), page.kit.tokens.panel)
    page.canvas.stamp(panel, px(16), top)
    return top, height


def _draw_legend(page: Page) -> None:
    """Draw the four kinds of action with their badges."""
    px, kit = page.kit.px, page.kit
    top, height = _row(page)
    face = page.face(WORDS, MEDIUM, kit.tokens.text, kit.tokens.panel)
    kinds = ("move", "push", "jump", "pass")
    words = [page.say(f"mundialito-legend-{kind}") for kind in kinds]
    room = (page.layout.width - 2 * px(40)) // len(kinds)
    words = [fit(word, face.size, face.weight, room - px(74)) for word in words]
    widths = [px(70) + length(word, face.size, face.weight) for word in words]
    gap = (page.layout.width - 2 * px(56) - sum(widths)) // (len(kinds) - 1)
    x = px(56)
    middle = top + height // 2
    for kind, word, width in zip(kinds, words, widths, strict=True):
        page.canvas.stamp(marks.badge(kit, kind), x + px(28), middle)
        page.canvas.write(word, x + px(66), middle + round(face.size * 0.36), face)
        x += width + gap


def _draw_verdicts(page: Page, compared: tuple[str, str]) -> None:
    """Write what was played and what was better, each next to its sign."""
    px, kit = page.kit.px, page.kit
    top, height = _row(page)
    face = page.face(WORDS, SEMIBOLD, kit.tokens.text, kit.tokens.panel)
    half = (page.layout.width - 2 * px(40)) // 2
    x, middle = px(40), top + height // 2
    for better, words in zip((False, True), legend(page.say, compared), strict=True):
        page.canvas.stamp(sign(kit, better=better), x + px(SIGN), middle)
        page.line(words, x + px(66), middle + round(face.size * 0.36), half - px(78), face)
        x += half


def _draw_steps(page: Page) -> None:
    """Draw the four steps of the set-up: done, current, still to come."""
    px, kit = page.kit.px, page.kit
    top, height = _row(page)
    now = page.view.setup_step or 0
    room = (page.layout.width - 2 * px(24)) // 4
    for step in range(4):
        seat, balls = step % 2, step > 1
        x = px(24) + step * room
        middle = top + height // 2
        ground, colour = kit.tokens.panel, kit.tokens.text if step <= now else GROUND.ahead
        if step == now:
            page.canvas.stamp(slab(kit, room - px(16), height, px(12), kit.tokens.gold), x + px(8), top)
            edge = max(2, px(3))
            inner = slab(kit, room - px(16) - 2 * edge, height - 2 * edge, px(10), kit.tokens.panel)
            page.canvas.stamp(inner, x + px(8) + edge, top + edge)
        icon = ball(kit, seat, 21) if balls else portrait(kit, seat, 1, 42)
        row = (BALL_ROW if balls else FIRST_ROW)[seat] + 1
        face = page.face(WORDS, SEMIBOLD if step == now else MEDIUM, colour, ground)
        word = fit(page.say("mundialito-step-row", row=row), face.size, face.weight, room - px(104))
        start = x + (room - px(60) - length(word, face.size, face.weight)) // 2
        page.canvas.stamp(icon, start + px(20), middle - px(1))
        if step < now:
            page.canvas.stamp(marks.tick(kit), start + px(37), middle + px(12))
        page.canvas.write(word, start + px(60), middle + round(face.size * 0.36), face)
