"""A knock-out round: its matches large, and the bracket or the next round's pairs. Part of render/worldcup/pages."""

from render.fonts import BOLD, HEAVY, MEDIUM
from render.lettering import Anchor
from render.worldcup.frame import PANEL_LEFT, Page
from render.worldcup.marks import marks
from render.worldcup.pages.bracket import draw_bracket
from render.worldcup.pages.groups import TOP
from render.worldcup.parts.legend import draw_legend
from render.worldcup.parts.rows import draw_rows, playing
from render.worldcup.parts.slots import Slot, slots
from render.worldcup.parts.titles import moment, stage_title
from rules.worldcup.view import Tie

#: A round of so many matches has no room for the bracket.
MANY = 6
WIDE, HIGH, GAP = 238, 118, 8


def draw_round(page: Page) -> float:
    """Draw the matches of the current round. Return its lower end."""
    view = page.view
    found = marks(view, page.wish.chosen)
    page.head(stage_title(page), moment(page))
    lines = [playing(match, found) for match in view.matches]
    bottom = draw_rows(page, lines, found, TOP)
    bottom = draw_legend(page, bottom, found, shown=bool(found.last), places=bool(found.legal))
    if len(lines) > MANY:
        return draw_next(page, bottom) + 16
    return draw_bracket(page, bottom - 8) + 12


def draw_next(page: Page, top: float) -> float:
    """Draw the next round's pairs: two matches in a cell, with the leaders. Return its lower end."""
    ties = {tie.name: tie for tie in page.view.bracket}
    now = {match.name for match in page.view.matches}
    later = [tie for tie in page.view.bracket if set(tie.sources) <= now]
    for number, tie in enumerate(later):
        left = PANEL_LEFT + number % 4 * (WIDE + GAP)
        _draw_cell(page, tie, [ties[source] for source in tie.sources], left, top)
    return top + HIGH


def _draw_cell(page: Page, tie: Tie, feeders: list[Tie], left: float, top: float) -> None:
    tokens = page.tokens
    page.panel(left, top, left + WIDE, top + HIGH, tokens.panel, tokens.hairline, radius=12)
    face = page.face(30, HEAVY, tokens.muted, tokens.panel)
    page.words(tie.name, left + 26, top + HIGH / 2, face, anchor="middle")
    for number, feeder in enumerate(feeders):
        middle = top + HIGH / 4 + 4 + number * (HIGH / 2 - 8)
        one, other = slots(page.view, feeder)
        _draw_side(page, one, left + 56, middle, score_right=True)
        _draw_side(page, other, left + 56, middle, score_right=False)
        page.words(":", left + 143, middle, page.face(30, BOLD, tokens.text, tokens.panel), anchor="middle")


def _draw_side(page: Page, slot: Slot, left: float, middle: float, *, score_right: bool) -> None:
    """Draw a flag and its goals on one side of the colon."""
    tokens = page.tokens
    if slot.team is None:
        return
    page.nation(slot.team, left if score_right else left + 132, middle, 28)
    colour, weight = (tokens.text, BOLD) if slot.ahead else (tokens.muted, MEDIUM)
    x = left + 79 if score_right else left + 95
    anchor: Anchor = "right" if score_right else "left"
    page.words(str(slot.goals or 0), x, middle, page.face(30, weight, colour, tokens.panel), anchor=anchor)
