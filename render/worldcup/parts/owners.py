"""A chip for every seat: its player, and the flags of its teams that go through. Part of render/worldcup/parts."""

from collections.abc import Sequence

from render.cup_games.signs import clock, cross
from render.worldcup.frame import PANEL_LEFT, PANEL_RIGHT, Page

GAP, HEAD, FLAG, STEP = 8, 62, 30, 51
LINE = 40
#: The number of columns at which the rows of chips are many, and how much lower the chips then are.
CROWDED, LOWER = 4, 32
#: Where flags begin in a chip.
INSET = 14
#: From this width on there is room for spacing.
ROOMY = 300


def columns(seats: int) -> int:
    """Return in how many columns the seats stand."""
    return {2: 2, 3: 3, 4: 2}.get(seats, 3 if seats <= 9 else 4)


def draw_owners(page: Page, top: float, teams: Sequence[str], again: frozenset[str] = frozenset()) -> float:
    """Draw every seat with its share of these teams; a seat without any is out. Return its lower end.

    Teams of `again`, which replay, have a clock.
    """
    seats, across = page.view.seats, columns(page.view.seats)
    wide = (PANEL_RIGHT - PANEL_LEFT - GAP * (across - 1)) / across
    per_row = int((wide - (HEAD if wide < ROOMY else INSET)) // STEP)
    own = [[team for team in teams if page.teams[team].owner == seat] for seat in range(seats)]
    y = top
    for first in range(0, seats, across):
        row = range(first, min(seats, first + across))
        lines = max(0, *(-(-len(own[seat]) // per_row) for seat in row))
        high = 20 + (1 + lines) * LINE - (LOWER if across == CROWDED and lines else 0)
        for seat in row:
            left = PANEL_LEFT + (seat - first) * (wide + GAP)
            _draw_chip(page, seat, own[seat], again, left, y, wide, high, per_row)
        y += high + GAP
    return y - GAP


def _draw_chip(
    page: Page,
    seat: int,
    teams: list[str],
    again: frozenset[str],
    left: float,
    top: float,
    wide: float,
    high: float,
    per_row: int,
) -> None:
    tokens = page.tokens
    fill = tokens.raised if teams else tokens.panel
    page.panel(left, top, left + wide, top + high, fill, tokens.hairline, radius=12)
    low = wide < ROOMY and bool(teams)
    middle = top + (22 if low else 30)
    page.badge(seat, left + 34, middle, 34 if low else 40)
    if teams:
        bold = page.label(tokens.text, fill)
        page.words(page.player(seat), left + HEAD, middle, bold, wide - HEAD - 6)
    else:
        gap, named = (6, 20) if wide < ROOMY else (16, 38)
        page.stamp(cross(page.kit, 8), left + HEAD + gap, top + 30)
        quiet = page.medium(tokens.muted, fill)
        name = page.wish.name_of(seat) or page.say("worldcup-pic-gone")
        page.words(name, left + HEAD + named, top + 30, quiet, wide - HEAD - named - 6)
    for number, team in enumerate(teams):
        x = left + (HEAD if low else INSET) + number % per_row * STEP
        flag = top + (52 if low else 14 + LINE * 1.5) + number // per_row * LINE
        page.nation(team, x, flag, 24 if low else FLAG)
        if team in again:
            across, down = x + FLAG * 1.5 - 7, flag + FLAG / 2 - 5
            page.panel(across - 12, down - 12, across + 12, down + 12, fill, radius=12)
            page.stamp(clock(page.kit, 9), across, down)
