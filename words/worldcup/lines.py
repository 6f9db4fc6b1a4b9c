"""Teams, seats, cards, rows and what a card does to them, as every sentence about the World Cup Game calls them. Part
of words/: imports rules (nouns).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.core.options import Options
from rules.worldcup.pieces import ATTACK, BIGGEST, DEFENCE, PENALTY, TURN, TWO_ONE, UNUSED
from rules.worldcup.view import Change, Match, Result, Row, Stood, Table, View
from words.speech import Speech

#: An attack that is left over.
HALF = "½"


@dataclass(frozen=True, slots=True)
class Names:
    """What teams and seats of one cup are called; `who` has the players' names, None where nobody is named."""

    view: View
    say: Speech
    who: Sequence[str] | None = None

    def team(self, code: str) -> str:
        """A team's name."""
        return item(code, self.say)

    def teams(self, codes: Iterable[str]) -> str:
        """Several teams, one after the other."""
        return listed([self.team(code) for code in codes], self.say)

    def seat(self, seat: int | None) -> str:
        """A player's name, or which seat it is."""
        if seat is None:
            return ""
        if self.who is not None and seat < len(self.who):
            return self.who[seat]
        return self.say("seat", number=seat + 1)

    def seats(self, seats: Iterable[int]) -> str:
        """Several players, one after the other."""
        return listed([self.seat(seat) for seat in seats], self.say)

    def owned(self, code: str) -> str:
        """A team and whose it is, where that is known."""
        owner = next((team.owner for team in self.view.teams if team.code == code), None)
        if owner is None:
            return self.team(code)
        return self.say("worldcup-say-owned", team=self.team(code), player=self.seat(owner))


@dataclass(frozen=True, slots=True)
class Place:
    """A row on the table: its match, itself, the row across, and its number in match order."""

    match: Match
    row: Row
    across: Row
    number: int

    @property
    def target(self) -> str:
        """How a card names it."""
        return f"{self.match.name}:{self.row.team}"


def item(word: str, say: Speech, options: Options | None = None) -> str:
    """A team's code as its name, for a menu; any other word as it is."""
    return say(f"nation-{word.lower()}") if say.knows(f"nation-{word.lower()}") else word


def mark_name(view: View, say: Speech, mark: str) -> str:
    """A team's name with its colour, for a menu; the mark itself where it is no team."""
    rank = next((team.rank for team in view.teams if team.code == mark), None)
    if rank is None:
        return mark
    return say("worldcup-say-mark", team=item(mark, say), rank=say("worldcup-colour", colour=rank))


def listed(names: Sequence[str], say: Speech) -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(names) < 2:
        return "".join(names)
    return say("worldcup-say-and", some=", ".join(names[:-1]), last=names[-1])


def places(view: View) -> Mapping[str, Place]:
    """All rows of the round by the target that names them, in match order."""
    found = {}
    for number, match in enumerate(view.matches):
        for side, (row, across) in enumerate(((match.left, match.right), (match.right, match.left))):
            place = Place(match, row, across, 2 * number + side)
            found[place.target] = place
    return found


def card_name(card: str, say: Speech) -> str:
    """What a card is called."""
    return say("worldcup-card", card=f"c{card}")


def tile_name(tile: str, say: Speech) -> str:
    """What a tile is called, with its article."""
    return say("worldcup-tile", tile=tile if tile.startswith("x") else f"t{tile}")


def row_words(row: Row, say: Speech) -> str:
    """A row's tiles from the name outward, and whether the last one can be turned."""
    tiles = ", ".join(say("worldcup-tile-bare", tile=t if t.startswith("x") else f"t{t}") for t in row.tiles)
    return say("worldcup-row", tiles=tiles, guard=row.guard)


def row_signs(row: Row) -> str:
    """A row's tiles as they are written, `D x2 1`; a dash where there are none."""
    return " ".join(row.tiles) or "–"


def score_now(match: Match) -> str:
    """`½–2`: the goals that the tiles of both rows make."""
    return f"{goals_after(match.left, ())}–{goals_after(match.right, ())}"


def score_of(stood: Stood) -> str:
    """`½–2`: how a match stood once a card lay."""
    return "–".join(f"{halves // 2 or ''}{HALF}" if halves % 2 else str(halves // 2) for halves in stood.halves)


def ending_score(result: Result) -> str:
    """`0–2`: the goals of a match that has been scored."""
    return f"{result.goals[0]}–{result.goals[1]}"


def stage_name(view: View, say: Speech, stage: str | None = None, replay: int | None = None) -> str:
    """The round that is played, or another."""
    return say(
        "worldcup-say-stage",
        stage=stage or view.stage,
        replay=view.replay if replay is None else replay,
        cup=f"c{view.cup}",
    )


def laid(rows: Mapping[str, Place], card: str, target: str, number: int = 0) -> tuple[Change, ...]:
    """What a card would do to a target that is possible, the `number`th of its targets from 0 (rules 7 to 14); `rows`
    are the `places` of the round.
    """
    if target == UNUSED:
        return ()
    place = rows[target.removeprefix(TURN)]
    row, match = place.row, place.match.name
    end = len(row.tiles)
    if not target.startswith(TURN):
        return (Change(match, row.team, end, "placed", None, _tile(card, row, number)),)
    tile = row.tiles[-1]
    lower = str(int(tile) - 1) if tile in ("2", "3") else None
    if lower is None:
        return (Change(match, row.team, end - 1, "turned", tile, f"x{tile}"),)
    if row.full:
        return (Change(match, row.team, end - 1, "replaced", tile, lower),)
    return (
        Change(match, row.team, end - 1, "turned", tile, f"x{tile}"),
        Change(match, row.team, end, "placed", None, lower),
    )


def _tile(card: str, row: Row, number: int) -> str:
    if card in (ATTACK, DEFENCE, PENALTY):
        return card
    if card == TWO_ONE:
        return "2" if number == 0 else "1"
    return str(min(int(card[0]), BIGGEST[row.rank]))


def effect(changes: Sequence[Change], names: Names) -> str:
    """What was done, or will be, to one row: `the 2 of Turkey turns face down and a 1 takes its place`."""
    first, say = changes[0], names.say
    deed = "lowered" if len(changes) > 1 else first.deed
    return say(
        "worldcup-effect",
        deed=deed,
        team=names.team(first.team),
        before=say("worldcup-tile-bare", tile=f"t{first.before or first.after}"),
        after=tile_name(changes[-1].after, say),
        match=first.match,
    )


def by_row(changes: Iterable[Change]) -> list[tuple[Change, ...]]:
    """The changes of a play, row by row."""
    found: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        found.setdefault((change.match, change.team), []).append(change)
    return [tuple(some) for some in found.values()]


def goals_after(row: Row, changes: Sequence[Change]) -> str:
    """The goals that a row's tiles make once these changes are made, `1½` or `½` with an attack left over."""
    tiles = list(row.tiles)
    for change in changes:
        tiles[change.square : change.square + 1] = [change.after]
    attacks = tiles.count(ATTACK)
    whole = sum(int(tile) for tile in tiles if tile in ("1", "2", "3")) + tiles.count(PENALTY) + attacks // 2
    return f"{whole or ''}{HALF}" if attacks % 2 else str(whole)


def table_words(table: Table, names: Names, *, bold: bool = False) -> str:
    """A table on one line, best first: `France 7, Senegal 4, …`, those that go on marked."""
    return ", ".join(
        names.say(
            "worldcup-say-line",
            team=names.team(line.team),
            points=line.points,
            through="no" if not line.through else "bold" if bold else "yes",
        )
        for line in table.lines
    )
