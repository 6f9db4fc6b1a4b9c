"""Matches as rows of tiles, and the marks on them. Part of render/worldcup.

The score is in the middle, both sides' tiles run outward. Marks show the last play and, while a card is being chosen,
where it can go. They come from the view and the words chosen so far; words that make no sense are ignored.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from render.cup_games.frame import WORDS
from render.cup_games.signs import goal, tick
from render.fonts import BOLD, HEAVY, MEDIUM
from render.kit import Kit
from render.sheet import Box
from render.tokens import Colour
from render.worldcup.frame import PANEL_LEFT, PANEL_RIGHT, WorldCupPage
from render.worldcup.tiles import FRAME, dashes, frame, half, open_marks, square, tile, wall
from rules.worldcup.pieces import BIGGEST, CARDS, SEVERAL, TURN, TURNS, TWO_ONE, UNUSED
from rules.worldcup.view import Change, MatchResult, MatchRow, MatchView, Report, View
from words.worldcup.lines import changes_by, match_name
from words.worldcup.lines import places as targets_of

#: A row of the round: match and team.
Place = tuple[str, str]


@dataclass(frozen=True)
class Marks:
    """The marks of a moment.

    `last` has the squares of the last play; `legal` those where the chosen card may go or that it may turn. `chosen`
    has the squares that the targets chosen so far would change, and `rows` those rows as they would be.
    """

    card: str | None = None
    last: dict[Place, frozenset[int]] = field(default_factory=dict)
    legal: dict[Place, frozenset[int]] = field(default_factory=dict)
    chosen: dict[Place, frozenset[int]] = field(default_factory=dict)
    rows: dict[Place, MatchRow] = field(default_factory=dict)

    def row(self, match: str, row: MatchRow) -> MatchRow:
        """Return a row as it is to be drawn."""
        return self.rows.get((match, row.team), row)


def last_marks(view: View) -> dict[Place, frozenset[int]]:
    """Return the squares that the last play changed."""
    found: dict[Place, frozenset[int]] = {}
    for change in view.last.changes if view.last is not None else ():
        place = change.match, change.team
        found[place] = found.get(place, frozenset()) | {change.square}
    return found


def marks(view: View, chosen: str | None) -> Marks:
    """Return the marks of a moment; `chosen` is the words of a play so far, such as `A` or `111 A1:FRA`."""
    words = (chosen or "").split()
    last = last_marks(view)
    if view.phase != "card" or not words or words[0] not in CARDS:
        return Marks(last=last)
    card, places, targets = words[0], _places(view), targets_of(view)
    done: list[str] = []
    rows: dict[Place, MatchRow] = {}
    squares: dict[Place, frozenset[int]] = {}
    for number, word in enumerate(words[1:]):
        place = _read(word)
        row = places.get(place)
        if word == UNUSED:
            done.append(word)
        elif row is not None and place not in rows and (row.guard == "open" if word.startswith(TURN) else not row.full):
            done.append(word)
            changes = changes_by(targets, card, word, number)
            rows[place] = _apply(row, changes)
            squares[place] = frozenset(change.square for change in changes)
    return Marks(card, last, _legal(view, card, done, places), squares, rows)


def _places(view: View) -> dict[Place, MatchRow]:
    """Return the rows on which the viewer may use cards, in match order."""
    return {(match.name, row.team): row for match in view.matches if match.usable for row in (match.left, match.right)}


def _read(word: str) -> Place:
    match, _, team = word.removeprefix(TURN).partition(":")
    return match, team


def _apply(row: MatchRow, changes: Sequence[Change]) -> MatchRow:
    """Return the row after these changes, and everything that follows from them recomputed."""
    tiles = list(row.tiles)
    for change in changes:
        tiles[change.square : change.square + 1] = [change.after]
    up = [tile for tile in tiles if not tile.startswith("x")]
    attacks = up.count("A")
    return replace(
        row,
        tiles=tuple(tiles),
        guard="open" if tiles[-1] in "123A" else "safe",
        full=len(tiles) >= row.squares,
        goals=sum(int(tile) for tile in up if tile.isdigit()) + up.count("P") + attacks // 2,
        half=attacks % 2 == 1,
    )


def _legal(view: View, card: str, done: list[str], places: dict[Place, MatchRow]) -> dict[Place, frozenset[int]]:
    """Return where the card may go next, by squares."""
    if card in SEVERAL:
        return _several(view, card, done, places)
    if done:
        return {}
    found = {}
    for place, row in places.items():
        squares = set()
        if card not in ("F", "O") and not row.full:
            squares.add(len(row.tiles))
        if card in TURNS and row.guard == "open" and row.tiles[-1] in TURNS[card]:
            squares.add(len(row.tiles) - 1)
        if squares:
            found[place] = frozenset(squares)
    return found


def _several(view: View, card: str, done: list[str], places: dict[Place, MatchRow]) -> dict[Place, frozenset[int]]:
    """Return where the next goal of a card with several may go, in any order, such that the rest fit too."""
    left = SEVERAL[card] - len(done)
    if left <= 0 or (card != TWO_ONE and UNUSED in done):
        return {}
    used = {_read(word)[1] for word in done if word != UNUSED}
    rest = [place for place in places if not places[place].full and place[1] not in used]
    partly = view.cup == 2002 and view.stage == "final"
    found = {}
    for place in rest:
        others = {team for _, team in rest if team != place[1]}
        if not partly and len(others) < left - 1:
            continue
        if card == TWO_ONE and not done and BIGGEST[places[place].rank] < 2:
            continue
        found[place] = frozenset({len(places[place].tiles)})
    return found


HIGH, SIDE, PITCH = 96, 60, 70
#: The distance from the top of a row to the middle of its score.
SCORE_AT = 67
#: The distance from the picture's middle to the middle of a row's first tile.
FIRST = 234
CENTRE = 500


@dataclass(frozen=True, slots=True)
class TiledMatch:
    """A match to draw: its rows, its score, and how many goals came from the dice; `ended` once it has been scored."""

    name: str
    left: MatchRow
    right: MatchRow
    goals: tuple[int, int]
    dice: tuple[int, int] = (0, 0)
    kicked: tuple[int, int] | None = None
    winner: str | None = None
    ended: bool = False
    again: bool = False


def line_of_match(match: MatchView, marks: Marks) -> TiledMatch:
    """Return a current match of the round, with the targets chosen so far laid."""
    left, right = marks.row(match.name, match.left), marks.row(match.name, match.right)
    return TiledMatch(match.name, left, right, (left.goals, right.goals))


def line_of_result(result: MatchResult, again: Collection[str] = ()) -> TiledMatch:
    """Return a match with its dice; `again` are the teams that replay."""
    kicked = result.kicked if result.kicks else None
    replays = result.left.team in again and result.right.team in again
    rows = result.left, result.right
    return TiledMatch(result.name, *rows, result.goals, result.dice, kicked, result.winner, ended=True, again=replays)


def lines_of(view: View, group: str, found: Marks) -> list[TiledMatch]:
    """Return the matches of a group, as they stand or, once over, as they were scored."""
    now = [line_of_match(match, found) for match in view.matches if match.group == group]
    if now:
        return now
    return [line_of_result(result) for report in _rounds(view) for result in report.results if result.group == group]


def _rounds(view: View) -> list[Report]:
    return [report for report in view.reports if report.stage == "groups" and not report.replay]


def tile_box(kit: Kit, number: int, out: int, square: int, top: float) -> Box:
    """Return the box of a square in pixels, in row `number` of a panel; `out` is -1 on the left, 1 on the right."""
    x, y = CENTRE + out * (FIRST + square * PITCH), top + 4 + HIGH * number + HIGH / 2
    return _box(kit, x - PITCH / 2, y - PITCH / 2, x + PITCH / 2, y + PITCH / 2)


def score_box(kit: Kit, number: int, out: int, top: float) -> Box:
    """Return the box of a side's goals in pixels, in row `number` of a panel."""
    y, x = top + 4 + HIGH * number + SCORE_AT, CENTRE + out * 36
    return _box(kit, x - 28, y - 23, x + 28, y + 23)


def _box(kit: Kit, left: float, top: float, right: float, bottom: float) -> Box:
    return round(left * kit.scale), round(top * kit.scale), round(right * kit.scale), round(bottom * kit.scale)


def draw_rows(page: WorldCupPage, lines: list[TiledMatch], marks: Marks, top: float) -> float:
    """Draw a panel of matches, 96 units each. Return its lower end."""
    tokens = page.tokens
    bottom = top + HIGH * len(lines) + 8
    page.panel(PANEL_LEFT, top, PANEL_RIGHT, bottom, tokens.panel, tokens.hairline)
    names = {match for match, _ in marks.last}
    for number, line in enumerate(lines):
        y = top + 4 + HIGH * number
        gold = line.name in names and not line.ended
        if number:
            page.rule(28, 972, y, tokens.hairline)
        if gold:
            page.panel(PANEL_LEFT + 8, y + 1, PANEL_RIGHT - 8, y + HIGH - 1, tokens.raised, radius=12)
        _draw_line(page, line, marks, y, tokens.raised if gold else tokens.panel, gold=gold)
    return bottom


def _draw_line(page: WorldCupPage, line: TiledMatch, marks: Marks, top: float, ground: Colour, *, gold: bool) -> None:
    tokens = page.tokens
    name = page.face(30, BOLD if gold else MEDIUM, tokens.gold if gold else tokens.muted, ground)
    if line.again:
        pill = page.face(30, BOLD, tokens.gold, ground)
        page.words(page.say("worldcup-pic-again"), CENTRE, top + 26, pill, 130, "middle")
    elif line.kicked is None:
        page.words(match_name(line.name), CENTRE, top + 26, name, anchor="middle")
    else:
        page.words(match_name(line.name), CENTRE - 8, top + 26, name, anchor="right")
        kicks = page.face(30, BOLD, tokens.gold, ground)
        page.words(page.say.score(*line.kicked), CENTRE + 4, top + 26, kicks)
    for row, out in ((line.left, -1), (line.right, 1)):
        lost = line.winner is not None and line.winner != row.team
        _draw_plate(page, row, out, top, ground, lost=lost)
        place = line.name, row.team
        draw_tiles(page, row, CENTRE + out * FIRST, top + HIGH / 2, out, marks, place, SIDE, PITCH, live=not line.ended)
        if row.half and not line.ended:
            page.stamp(half(page.kit, 12), CENTRE + out * 41, top + 26)
        if line.ended and line.winner == row.team:
            page.stamp(tick(page.kit, 13), CENTRE + out * 192, top + 15)
    draw_score(page, line, CENTRE, top + SCORE_AT, 40, ground)


def draw_score(page: WorldCupPage, line: TiledMatch, x: float, middle: float, size: float, ground: Colour) -> None:
    """Write a score around x; the loser's is muted, dice goals are underlined in gold, a shoot-out has a sign."""
    tokens = page.tokens
    if line.kicked is None:
        mark, face = page.say.score_mark, page.face(size, HEAVY, tokens.text, ground)
        gap = page.wide(mark, face) / 2 + size * 0.06
        page.words(mark, x, middle, face, anchor="middle")
    else:
        page.stamp(goal(page.kit, size * 0.33), x, middle)
        gap = size * 0.46
    for out, goals, dice, row in ((-1, line.goals[0], line.dice[0], line.left), (1, *_right(line))):
        lost = line.winner is not None and line.winner != row.team
        face = page.face(size, HEAVY, tokens.muted if lost else tokens.text, ground)
        wide = page.words(str(goals), x + out * gap, middle, face, anchor="left" if out > 0 else "right")
        if dice:
            begin = x + out * gap - (wide if out < 0 else 0)
            page.rule(begin, begin + wide, middle + size * 0.52, tokens.gold, max(3, size * 0.1))


def _right(line: TiledMatch) -> tuple[int, int, MatchRow]:
    return line.goals[1], line.dice[1], line.right


def _draw_plate(page: WorldCupPage, row: MatchRow, out: int, top: float, ground: Colour, *, lost: bool) -> None:
    """Draw a team: flag over rank, code over shirt."""
    flag = CENTRE + (-192 if out < 0 else 138)
    page.nation(row.team, flag, top + 31, 36, dimmed=lost)
    page.rank(row.team, flag + 27, top + 72, 54, 36)
    colour = page.tokens.muted if lost else page.tokens.text
    face = page.fit_face(row.team, page.face(30, BOLD, colour, ground), 66, WORDS)
    page.words(row.team, CENTRE + out * 96, top + 27, face, anchor="middle")
    page.badge(row.owner, CENTRE + out * 96, top + 71, 37)


def draw_tiles(
    page: WorldCupPage,
    row: MatchRow,
    x: float,
    middle: float,
    out: int,
    marks: Marks,
    place: tuple[str, str],
    side: float,
    pitch: float,
    *,
    live: bool,
) -> None:
    """Draw a row's squares from x outward, their tiles and, while the match is live, their marks."""
    kit, tokens, px = page.kit, page.tokens, page.px(side)
    for number in range(row.squares):
        sprite = tile(kit, row.tiles[number], px) if number < len(row.tiles) else square(kit, px)
        page.stamp(sprite, x + out * number * pitch, middle)
    if not live:
        return
    end = len(row.tiles) - 1
    at = x + out * end * pitch
    if row.guard == "open" and end not in marks.legal.get(place, ()):
        page.stamp(open_marks(kit, px), at, middle)
    elif row.guard == "safe":
        page.stamp(wall(kit, px, left=out < 0), at, middle)
    if marks.card is None:
        _draw_frame(page, marks.last.get(place), x, middle, out, side, pitch, tokens.leaf)
    _draw_frame(page, marks.chosen.get(place), x, middle, out, side, pitch, tokens.choice)
    for number in marks.legal.get(place, ()):
        grow = 1.24 if number <= end else 1.1
        page.stamp(dashes(kit, page.px(side * grow)), x + out * number * pitch, middle)


def _draw_frame(
    page: WorldCupPage,
    squares: frozenset[int] | None,
    x: float,
    middle: float,
    out: int,
    side: float,
    pitch: float,
    colour: Colour,
) -> None:
    """Draw one frame around the squares of a play."""
    if squares is None:
        return
    first, last = min(squares), max(squares)
    line = max(2.4, page.kit.scale * side * FRAME / 60)
    grow = side * 0.14
    wide = (last - first) * pitch + side + grow
    at = x + out * (first + last) / 2 * pitch
    page.stamp(frame(page.kit, page.px(wide), page.px(side + grow), colour, line), at, middle)
