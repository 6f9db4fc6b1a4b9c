"""The header: whose turn or goal it is, the actions left, confetti for a goal. Part of render/mundialito.

Sentences may be a third longer in another language, and a display name is any text, so each line has its room and ends
in an ellipsis if it doesn't fit.
"""

from render import confetti
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, length
from render.lettering import named
from render.mundialito import marks
from render.mundialito.colours import COATS, GROUND
from render.mundialito.frame import TITLE, WORDS, Page
from render.mundialito.ground import plate
from render.mundialito.pieces import ball, portrait
from rules.mundialito.view import View
from words.mundialito import lines


def _subject(view: View) -> int | None:
    """Return the seat that the header is about: the scorer, the winner or the mover; None in a draw."""
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else None
    return view.scored if view.scored is not None else view.to_act


def draw_header(page: Page) -> None:
    """Draw the portrait, the title, the note, and the actions left or confetti."""
    view, kit, px = page.view, page.kit, page.kit.px
    tokens = kit.tokens
    closed = page.wish.heading is not None and page.wish.compared is None
    subject = None if closed else _subject(view)
    won = not closed and subject is not None and (view.outcome is not None or view.scored is not None)
    ground = GROUND.cheer[subject] if won and subject is not None else tokens.raised
    if ground != tokens.raised:
        for stamp in plate(kit, page.layout, ground):
            page.canvas.add(stamp)
    _draw_subject(page, subject, px(16) + px(120) // 2, px(16) + px(120) // 2)
    end = page.layout.width - px(40)
    title = page.wish.heading or lines.title(view, page.say)
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
        note = lines.note(view, page.say, side=page.side, chosen=None if closed else page.wish.chosen)
        note = named(page.wish.name_of(subject), lines.JOINT, note, note_face, room, px(90))
    used = page.line(drawable(title), start, px(70) if note else px(90), title_end - start - px(16), title_face)
    noted = page.line(drawable(note), start, px(115), room, note_face)
    if won and subject is not None:
        free = start + max(used, noted) + px(24)
        colours = (tokens.text, tokens.gold, tokens.positive, COATS[0].far, COATS[1].far)
        for scrap, x, y in confetti.scattered(kit, (free, px(24), end - px(112), px(128)), colours):
            page.canvas.stamp(scrap, x, y)
        page.canvas.stamp(ball(kit, subject, 46), page.layout.width - px(98), px(75))


def _draw_subject(page: Page, subject: int | None, x: int, y: int) -> None:
    kit, px = page.kit, page.kit.px
    if subject is None:
        for seat, aside in ((0, -1), (1, 1)):
            page.canvas.stamp(portrait(kit, seat, 1, 44), x + aside * px(25), y + aside * px(14))
        return
    if page.view.phase == "setup" and page.view.scored is None and (page.view.setup_step or 0) > 1:
        page.canvas.stamp(ball(kit, subject, 40), x, y)
        return
    page.canvas.stamp(portrait(kit, subject, 2, 80), x, y)


def _draw_actions(page: Page, end: int) -> tuple[int, int]:
    """Draw the tokens of the actions left. Return where the second line and the title must end."""
    kit, px = page.kit, page.kit.px
    left = page.view.actions_left
    for number in range(2):
        spent = number >= left
        token = marks.token(kit, spent=spent, ring=GROUND.spent)
        page.canvas.stamp(token, end - px(89) + number * px(60), px(58))
    face = page.face(WORDS, SEMIBOLD, kit.tokens.gold, kit.tokens.raised)
    words = page.say("mundialito-actions-left", count=left)
    page.canvas.write(words, end, px(115), face, "right")
    return end - length(words, face.size, face.weight) - px(8), end - px(120)
