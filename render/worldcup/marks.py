"""The marks on rows: the last play and, while a card is being chosen, where it can go. Part of render/worldcup.

They come from the view and the words chosen so far; words that make no sense are ignored.
"""

from dataclasses import dataclass, field, replace

from rules.worldcup.pieces import BIGGEST, CARDS, SEVERAL, TURN, TURNS, TWO, TWO_ONE, UNUSED
from rules.worldcup.view import Row, View

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
    rows: dict[Place, Row] = field(default_factory=dict)

    def row(self, match: str, row: Row) -> Row:
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
    card, places = words[0], _places(view)
    done: list[str] = []
    rows: dict[Place, Row] = {}
    squares: dict[Place, frozenset[int]] = {}
    for number, word in enumerate(words[1:]):
        if word == UNUSED:
            done.append(word)
            continue
        place = _read(word)
        if place not in places or place in rows:
            continue
        row = places[place]
        after = _after(row, _laid(card, number), turns=word.startswith(TURN))
        if after is None:
            continue
        done.append(word)
        rows[place], squares[place] = after
    return Marks(card, last, _legal(view, card, done, places), squares, rows)


def _places(view: View) -> dict[Place, Row]:
    """Return the rows on which the viewer may use cards, in match order."""
    return {(match.name, row.team): row for match in view.matches if match.usable for row in (match.left, match.right)}


def _read(word: str) -> Place:
    match, _, team = word.removeprefix(TURN).partition(":")
    return match, team


def _laid(card: str, number: int) -> str:
    """Return what a card lays on its target of that number."""
    if card in SEVERAL:
        return TWO if card == TWO_ONE and number == 0 else "1"
    return card


def _after(row: Row, card: str, *, turns: bool) -> tuple[Row, frozenset[int]] | None:
    """Return the row after a card and the changed squares, or None if the card does nothing there."""
    tiles = list(row.tiles)
    end = len(tiles)
    if not turns:
        if row.full:
            return None
        laid = str(min(int(card), BIGGEST[row.rank])) if card.isdigit() else card
        return _rowed(row, [*tiles, laid]), frozenset({end})
    if row.guard != "open":
        return None
    top = tiles[-1]
    if top not in "23":
        tiles[-1] = f"x{top}"
        return _rowed(row, tiles), frozenset({end - 1})
    lower = str(int(top) - 1)
    if row.full:
        tiles[-1] = lower
        return _rowed(row, tiles), frozenset({end - 1})
    tiles[-1] = f"x{top}"
    return _rowed(row, [*tiles, lower]), frozenset({end - 1, end})


def _rowed(row: Row, tiles: list[str]) -> Row:
    """Return the row with other tiles, and everything that follows from them recomputed."""
    up = [tile for tile in tiles if not tile.startswith("x")]
    attacks = up.count("A")
    goals = sum(int(tile) for tile in up if tile.isdigit()) + up.count("P") + attacks // 2
    return replace(
        row,
        tiles=tuple(tiles),
        guard="open" if tiles[-1] in "123A" else "safe",
        full=len(tiles) >= row.squares,
        goals=goals,
        half=attacks % 2 == 1,
    )


def _legal(view: View, card: str, done: list[str], places: dict[Place, Row]) -> dict[Place, frozenset[int]]:
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


def _several(view: View, card: str, done: list[str], places: dict[Place, Row]) -> dict[Place, frozenset[int]]:
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
