"""The texts around the board. Part of render/mundialito: imports render, rules and words.

The header says whose turn or goal it is, with the actions left, or confetti for a goal. Below the board are the last
turns in words, the legend, and the steps of the set-up.

Sentences may be a third longer in another language, and a display name is any text, so each line has its room and ends
in an ellipsis if it doesn't fit.
"""

from render import confetti
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, fit, length
from render.lettering import with_name
from render.mundialito import marks
from render.mundialito.colours import coats, tones
from render.mundialito.frame import TITLE, WORDS, BoardPage
from render.mundialito.ground import plate
from render.mundialito.pieces import ball, portrait
from render.sheet import slab
from render.verdicts import SIGN, legend, sign
from render.wish import Wish
from rules.mundialito.pieces import BALL_ROW, FIRST_ROW
from rules.mundialito.view import View
from words.mundialito import picture


def _subject(view: View) -> int | None:
    """Return the seat that the header is about: the scorer, the winner or the mover; None in a draw."""
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else None
    return view.scored if view.scored is not None else view.to_act


def draw_header(page: BoardPage) -> None:
    """Draw the portrait, the title, the note, and the actions left or confetti."""
    view, kit, px = page.view, page.kit, page.kit.px
    tokens = kit.tokens
    closed = page.wish.heading is not None and page.wish.compared is None
    subject = None if closed else _subject(view)
    won = not closed and subject is not None and (view.outcome is not None or view.scored is not None)
    ground = tones(tokens).cheer[subject] if won and subject is not None else tokens.raised
    if ground != tokens.raised:
        for stamp in plate(kit, page.layout, ground):
            page.canvas.add(stamp)
    _draw_subject(page, subject, px(16) + px(120) // 2, px(16) + px(120) // 2)
    end = page.layout.width - px(40)
    title = page.wish.heading or picture.title(view, page.say)
    note = page.wish.note
    start = px(160)
    title_face = page.face(TITLE, BOLD, tokens.text, ground)
    note_face = page.face(WORDS, MEDIUM, tokens.text if won else tokens.muted, ground)
    note_end, title_end = end, end
    if won and subject is not None:
        title_end = note_end = end - px(120)
    elif not closed and view.phase == "play":
        note_end, title_end = _draw_actions(page, end)
    room = note_end - start - px(16)
    if note is None:
        note = picture.note(view, page.say, side=page.side, chosen=None if closed else page.wish.chosen)
        note = with_name(page.wish.name_of(subject), picture.JOINT, note, note_face, room, px(90))
    used = page.line(drawable(title), start, px(70) if note else px(90), title_end - start - px(16), title_face)
    noted = page.line(drawable(note), start, px(115), room, note_face)
    if won and subject is not None:
        free = start + max(used, noted) + px(24)
        colours = (tokens.text, tokens.leaf, tokens.positive, *(coat.far for coat in coats(tokens)))
        for scrap, x, y in confetti.scatter(kit, (free, px(24), end - px(112), px(128)), colours):
            page.canvas.stamp(scrap, x, y)
        page.canvas.stamp(ball(kit, subject, 46), page.layout.width - px(98), px(75))


def _draw_subject(page: BoardPage, subject: int | None, x: int, y: int) -> None:
    kit, px = page.kit, page.kit.px
    if subject is None:
        for seat, aside in ((0, -1), (1, 1)):
            page.canvas.stamp(portrait(kit, seat, 1, 44), x + aside * px(25), y + aside * px(14))
        return
    if page.view.phase == "setup" and page.view.scored is None and (page.view.setup_step or 0) > 1:
        page.canvas.stamp(ball(kit, subject, 40), x, y)
        return
    page.canvas.stamp(portrait(kit, subject, 2, 80), x, y)


def _draw_actions(page: BoardPage, end: int) -> tuple[int, int]:
    """Draw the tokens of the actions left. Return where the second line and the title must end."""
    kit, px = page.kit, page.kit.px
    left = page.view.actions_left
    for number in range(2):
        spent = number >= left
        token = marks.token(kit, spent=spent, ring=tones(kit.tokens).spent)
        page.canvas.stamp(token, end - px(89) + number * px(60), px(58))
    face = page.face(WORDS, SEMIBOLD, kit.tokens.gold, kit.tokens.raised)
    words = page.say("mundialito-actions-left", count=left)
    page.canvas.write(words, end, px(115), face, "right")
    return end - length(words, face.size, face.weight) - px(8), end - px(120)


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


def draw_below(page: BoardPage) -> None:
    """Draw the last turns and, if there is a row for it, the legend or the steps of the set-up."""
    _draw_turns(page)
    if page.layout.tall:
        if page.wish.compared is not None:
            _draw_verdicts(page, page.wish.compared)
        elif page.view.phase == "setup":
            _draw_steps(page)
        else:
            _draw_legend(page)


def _draw_turns(page: BoardPage) -> None:
    """Write the last turns, the older one first, each next to its mark and, if there is room, what the seam means."""
    kit, px, layout = page.kit, page.kit.px, page.layout
    before, latest = picture.turns(page.view, page.say)
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


def _row(page: BoardPage) -> tuple[int, int]:
    """Draw the panel of the lowest row. Return its top and its height."""
    px, layout = page.kit.px, page.layout
    top, height = layout.row, px(64)
    panel = slab(page.kit, layout.width - 2 * px(16), height, px(16), page.kit.tokens.panel)
    page.canvas.stamp(panel, px(16), top)
    return top, height


def _draw_legend(page: BoardPage) -> None:
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


def _draw_verdicts(page: BoardPage, compared: tuple[str, str]) -> None:
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


def _draw_steps(page: BoardPage) -> None:
    """Draw the four steps of the set-up: done, current, still to come."""
    px, kit = page.kit.px, page.kit
    top, height = _row(page)
    now = page.view.setup_step or 0
    room = (page.layout.width - 2 * px(24)) // 4
    for step in range(4):
        seat, balls = step % 2, step > 1
        x = px(24) + step * room
        middle = top + height // 2
        ground, colour = kit.tokens.panel, kit.tokens.text if step <= now else tones(kit.tokens).ahead
        if step == now:
            page.canvas.stamp(slab(kit, room - px(16), height, px(12), kit.tokens.leaf), x + px(8), top)
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
