"""A picture of a knock-out, or of the part of it that is being played. Part of render/events.

The first rounds are in columns, each tie between the two that lead to it. The last ones share a column: two ties, and
the one that they lead to between them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from render.colours import tints
from render.cup_games.signs import trophy
from render.events.page import LEFT, RIGHT, SMALL, WORDS, EventPage, begin, name_of
from render.events.signs import RADIUS, sign_of
from render.fonts import BOLD, MEDIUM, SEMIBOLD
from render.tokens import MOOD
from render.wish import Picture, typeset
from words.event_texts import bracket_alt, round_name, stage_of
from words.events import BracketTie, BracketView, CellKind, TieSide

TOP, LABEL, SIDE = 124, 46, 48
BOX = 2 * SIDE
#: How far apart the ties of the first round are, by how many there are.
PITCH = {1: 340, 2: 210, 4: 134, 8: 118}
#: The space between two columns.
BETWEEN = 40
#: Where lines between the ties of a column stand, as a part of its width: right of the names of rounds.
ASIDE = 0.86
#: The height of the cup, and how far above the uppermost tie of its column it stands.
CUP, ABOVE = 132, 56


@dataclass(frozen=True, slots=True)
class TiePlace:
    """Where a tie stands: its left edge, its middle, its width, and the number of its column, from 0."""

    left: float
    middle: float
    wide: float
    column: int


@typeset
def draw_bracket(view: BracketView, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw a page of a knock-out. Safe to call from several threads."""
    page = begin(view.game, locale, theme, width)
    gold = view.champion is not None
    page.head(view.title, stage_of(view, page.say), view.shown_page, view.pages, gold=gold)
    rounds, ends = view.shown, view.shown[-1][0] is view.rounds[-1][0]
    spots = _spots(rounds)
    for before, after in pairwise(spots):
        for number, spot in enumerate(before):
            _join(page, spot, after[number // 2])
    parts = 1 if ends else len(view.rounds[0]) // len(rounds[0])
    for number, (ties, row) in enumerate(zip(rounds, spots, strict=True)):
        _head_of(page, len(ties) * parts, row, top=number == 0 or row[0].column > spots[number - 1][0].column)
        for tie, spot in zip(ties, row, strict=True):
            _tie(page, tie, spot, final=ends and tie is view.rounds[-1][0])
    if ends:
        _cup(page, spots)
    bottom = TOP + LABEL + PITCH[len(rounds[0])] * len(rounds[0])
    y = page.legend(_kinds(rounds), bottom + 4)
    return page.picture(bracket_alt(view, page.say), y + 18)


def _spots(rounds: tuple[tuple[BracketTie, ...], ...]) -> list[list[TiePlace]]:
    """Return where the ties stand, by rounds."""
    first = len(rounds[0])
    columns = min(len(rounds), 3)
    wide = (RIGHT - LEFT - BETWEEN * (columns - 1)) / columns if columns > 1 else 560.0
    found = []
    for number, ties in enumerate(rounds):
        column = min(number, columns - 1)
        left = LEFT + column * (wide + BETWEEN) if columns > 1 else 500 - wide / 2
        pitch = PITCH[first] * first / len(ties)
        found.append([TiePlace(left, TOP + LABEL + pitch * (place + 0.5), wide, column) for place in range(len(ties))])
    return found


def _join(page: EventPage, spot: TiePlace, target: TiePlace) -> None:
    """Draw the line from a tie to the one that it leads to."""
    colour = page.tokens.hairline
    if spot.column == target.column:
        x, step = spot.left + ASIDE * spot.wide, 1 if target.middle > spot.middle else -1
        ends = sorted((spot.middle + step * BOX / 2, target.middle - step * BOX / 2))
        page.fill(page.box(x - 2, ends[0], x + 2, ends[1]), colour)
        return
    x0, x1, turn = spot.left + spot.wide, target.left, target.left - BETWEEN / 2
    above = target.middle - SIDE / 2 if spot.middle <= target.middle else target.middle + SIDE / 2
    page.fill(page.box(x0, spot.middle - 2, turn + 2, spot.middle + 2), colour)
    page.fill(page.box(turn - 2, min(spot.middle, above) - 2, turn + 2, max(spot.middle, above) + 2), colour)
    page.fill(page.box(turn - 2, above - 2, x1, above + 2), colour)


def _head_of(page: EventPage, ties: int, row: list[TiePlace], *, top: bool) -> None:
    """Name a round above its column, or above each of its ties."""
    tokens, final = page.tokens, ties == 1
    colour = tokens.gold if final else tokens.muted
    face = page.face(SMALL, BOLD if final else SEMIBOLD, colour, tokens.canvas)
    one = len(row) < 4 or not top
    for spot in row if one else row[:1]:
        middle = spot.middle - BOX / 2 - 24 if one else TOP + LABEL / 2
        text = round_name(ties, page.say, one=one)
        page.panel(spot.left, middle - 18, spot.left + page.wide(text, face) + 8, middle + 18, tokens.canvas, radius=1)
        page.words(text, spot.left + 4, middle, face, spot.wide)


def _tie(page: EventPage, tie: BracketTie, spot: TiePlace, *, final: bool) -> None:
    tokens, top = page.tokens, spot.middle - BOX / 2
    right = spot.left + spot.wide
    edge, line = (tokens.gold, 5) if tie.running else (tokens.hairline, 2)
    page.panel(spot.left, top, right, top + BOX, tokens.panel, edge, line=line, radius=12)
    for number, side in enumerate(tie.sides):
        _side(page, tie, number, side, spot, final=final)
    page.rule(spot.left + line, right - line, spot.middle, tokens.hairline)


def _side(page: EventPage, tie: BracketTie, number: int, side: TieSide | None, spot: TiePlace, *, final: bool) -> None:
    """Write a side: its seed, its name, and the signs of its games."""
    tokens, fill = page.tokens, page.tokens.panel
    middle, right = spot.middle + (number - 0.5) * SIDE, spot.left + spot.wide
    if side is None:
        if tie.bye:
            quiet = page.face(SMALL, MEDIUM, tokens.muted, fill)
            page.words(page.say("event-bye"), spot.left + 56, middle, quiet, spot.wide - 70)
        return
    won, lost = tie.winner == number, tie.winner is not None and tie.winner != number
    if side.you:
        fill = tints(tokens)[0]
        page.panel(spot.left + 6, middle - 20, right - 6, middle + 20, fill, tokens.choice, line=3, radius=8)
    colour = tokens.gold if won and final else tokens.muted if lost else tokens.text
    seed = page.face(SMALL, MEDIUM, tokens.muted, fill)
    page.words(str(side.seed), spot.left + 30, middle, seed, anchor="middle")
    end = right - 26
    for kind in reversed(_signs(tie, number)):
        page.stamp(sign_of(page.kit, kind), end, middle)
        end -= 2 * RADIUS + 8
    name = page.face(WORDS, BOLD if won else SEMIBOLD if not lost else MEDIUM, colour, fill)
    page.name(name_of(side), spot.left + 56, middle, name, end + RADIUS - 8 - spot.left - 56)


def _signs(tie: BracketTie, number: int) -> list[str]:
    """Return the signs of a side's games, the last one last."""
    found = [game[number].value for game in tie.games if game[number] is not CellKind.NONE]
    if tie.by_lot and tie.winner == number:
        found.append("lot")
    if tie.running and number == 0:
        found.append(CellKind.RUNNING.value)
    return found


def _kinds(rounds: tuple[tuple[BracketTie, ...], ...]) -> Iterator[str]:
    """Yield the signs that the page has, in their order."""
    found = {kind for ties in rounds for tie in ties for number in range(2) for kind in _signs(tie, number)}
    yield from (kind for kind in (*(one.value for one in CellKind), "lot") if kind in found)


def _cup(page: EventPage, spots: list[list[TiePlace]]) -> None:
    """Draw the cup above everything in the column of the final."""
    final = spots[-1][0]
    highest = min(spot.middle for row in spots for spot in row if spot.column == final.column)
    page.stamp(trophy(page.kit, page.px(CUP)), final.left + final.wide / 2, highest - BOX / 2 - ABOVE)
