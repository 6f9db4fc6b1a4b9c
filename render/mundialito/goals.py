"""Both goals: who scores there and, in a match, how many goals so far. Part of render/mundialito."""

from render.fonts import BOLD, SEMIBOLD, fit, length
from render.lettering import Face
from render.mundialito.colours import GROUND
from render.mundialito.frame import WORDS, Page
from render.mundialito.ground import net_of
from render.mundialito.pieces import ball, sign
from render.tokens import Colour
from rules.mundialito.pieces import SEATS


def draw_goals(page: Page) -> None:
    """Draw the text in both nets."""
    layout, px = page.layout, page.kit.px
    for seat in SEATS:
        top = layout.goal(seat)
        bright = page.view.scored == seat
        strip = (GROUND.bright_strip if bright else GROUND.strip)[seat]
        if bright:
            page.canvas.add(net_of(page.kit, layout, seat, bright=True))
        face = page.face(WORDS, SEMIBOLD, page.kit.tokens.text, strip)
        counted = page.view.match
        words = _scores_here(page, seat, face, layout.side - px(300))
        width = length(words, face.size, face.weight) + px(40)
        start = layout.left + (layout.side - width) // 2
        _clear(page, start - px(20), top, width + px(40), strip)
        page.canvas.stamp(sign(page.kit, seat), start + px(14), top + px(20))
        baseline = top + px(20) + round(face.size * 0.36)
        page.canvas.write(words, start + px(40), baseline, face)
        if counted:
            _draw_count(page, seat, top, baseline, face)


def _scores_here(page: Page, seat: int, face: Face, room: int) -> str:
    """Return who scores here, with the player's name as far as it fits."""
    plain = fit(page.say("mundialito-scores-here", seat=seat), face.size, face.weight, room)
    name = page.wish.name_of(seat)
    if not name:
        return plain
    around = length(page.say("mundialito-scores-here-named", seat=seat, name=""), face.size, face.weight)
    short = fit(name, face.size, face.weight, room - around)
    return page.say("mundialito-scores-here-named", seat=seat, name=short) if short else plain


def _draw_count(page: Page, seat: int, top: int, baseline: int, face: Face) -> None:
    """Draw the goals of a match: a ball in the net and their number."""
    kit, px = page.kit, page.kit.px
    count = str(page.view.goals[seat])
    width = length(count, face.size, BOLD)
    end = page.layout.right - px(24)
    _clear(page, end - width - px(56), top, width + px(56) + px(10), face.ground)
    page.canvas.write(count, end - width, baseline, Face(face.size, BOLD, face.colour, face.ground))
    page.canvas.stamp(ball(kit, seat, 13), end - width - px(28), top + px(19))


def _clear(page: Page, x: int, top: int, width: int, strip: Colour) -> None:
    """Fill part of a net with a flat ground for text."""
    page.canvas.fill(page.kit.inks[strip], (x, top, x + width, top + page.kit.px(40)))
