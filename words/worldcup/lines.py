"""Names of teams, seats, cards and rows of the World Cup Game, and of what cards do. Part of words/worldcup.

Imports rules (nouns).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.core.options import Options
from rules.core.terms import Contest
from rules.worldcup.pieces import ATTACK, BIGGEST, DEFENCE, PENALTY, TURN, TWO_ONE, UNUSED, Rank
from rules.worldcup.view import Change, MatchResult, MatchRow, MatchView, Stood, Table, View
from words.nations import nation
from words.speech import Noun, Speech

#: The emojis of tiles, by how views write them.
TILES = {
    "3": "three_goals",
    "2": "two_goals",
    "1": "one_goal",
    "A": "attack",
    "D": "defence",
    "P": "penalty",
    "x1": "turned_tile",
}


def rank_symbol(rank: Rank) -> str:
    """Return the name of the emoji of a team's colour: `red_team`."""
    return f"{rank}_team"


#: The matches of a group of 1930 as people read them.
_LETTERS = "abcdef"
#: A match of a group of 1930 in the notation, and in a target that somebody typed.
_NOTED, _TYPED = re.compile(r"(?<![0-9-])[1-4]-[1-6](?![0-9-])"), re.compile(r"([1-4])([a-fA-F])(?=:)")
#: An attack that is left over.
HALF = "½"


@dataclass(frozen=True, slots=True)
class CupNames:
    """Names the teams and seats of one cup; `who` has the players' names, or is None if players aren't named."""

    view: View
    say: Speech
    who: Sequence[str] | None = None

    def team(self, code: str) -> Noun:
        """Name a team."""
        return nation(code, self.say)

    def teams(self, codes: Iterable[str]) -> Noun:
        """List several teams."""
        return self.say.nouns([self.team(code) for code in codes])

    def seat(self, seat: int | None) -> str:
        """Name a player, or the seat."""
        if seat is None:
            return ""
        if self.who is not None and seat < len(self.who):
            return self.who[seat]
        return self.say("seat", number=seat + 1)

    def seats(self, seats: Iterable[int]) -> str:
        """List several players."""
        return self.say.all_of(self.seat(seat) for seat in seats)

    def with_owner(self, code: str) -> Noun:
        """Name a team and its owner, if known."""
        owner = next((team.owner for team in self.view.teams if team.code == code), None)
        if owner is None:
            return self.team(code)
        return self.team(code).change(lambda team: self.say("worldcup-say-owned", team=team, player=self.seat(owner)))


@dataclass(frozen=True, slots=True)
class RowPlace:
    """A row on the table with its match, the row across, and its number in match order."""

    match: MatchView
    row: MatchRow
    across: MatchRow
    number: int

    @property
    def target(self) -> str:
        """The text with which an action names the row."""
        return f"{self.match.name}:{self.row.team}"


def item(word: str, say: Speech, options: Options | None = None) -> str:
    """Name a team by its code, for a menu; other words are returned unchanged."""
    return nation(word, say)


def mark_name(view: View, say: Speech, mark: str) -> str:
    """Name a team with its colour, for a menu; other marks are returned unchanged."""
    rank = next((team.rank for team in view.teams if team.code == mark), None)
    if rank is None:
        return mark
    return say("worldcup-say-mark", team=item(mark, say), rank=say("worldcup-colour", colour=rank))


def match_name(name: str) -> str:
    """Write a match's name as people read it: the first of group 2 in 1930, `2-1`, is `2a`; others stay as they are.

    With a dash it would read like a score.
    """
    group, _, number = name.partition("-")
    return group + _LETTERS[int(number) - 1] if group.isdigit() and number.isdigit() else name


def spell(text: str) -> str:
    """Write actions, or a sentence with some, as people read them: `D 2-1:ARG` is `D 2a:ARG`."""
    return _NOTED.sub(lambda found: match_name(found[0]), text)


def notate(text: str) -> str:
    """Return what somebody typed with matches named as in the notation: `D 2a:ARG` is `D 2-1:ARG`."""
    return _TYPED.sub(lambda found: f"{found[1]}-{_LETTERS.index(found[2].lower()) + 1}", text)


def places(view: View) -> Mapping[str, RowPlace]:
    """Return all rows of the round by their target, in match order."""
    found = {}
    for number, match in enumerate(view.matches):
        for side, (row, across) in enumerate(((match.left, match.right), (match.right, match.left))):
            place = RowPlace(match, row, across, 2 * number + side)
            found[place.target] = place
    return found


def card_name(card: str, say: Speech) -> str:
    """Name a card."""
    return say("worldcup-card", card=f"c{card}")


def tile_name(tile: str, say: Speech) -> str:
    """Name a tile, with its article."""
    return say("worldcup-tile", tile=tile if tile.startswith("x") else f"t{tile}")


def row_words(row: MatchRow, say: Speech) -> str:
    """Describe a row's tiles from the name outward, and whether the last one can be turned."""
    tiles = say.row(say("worldcup-tile-bare", tile=t if t.startswith("x") else f"t{t}") for t in row.tiles)
    return say("worldcup-row", tiles=tiles, guard=row.guard)


def row_signs(row: MatchRow) -> str:
    """Write a row's tiles in notation, `D x2 1`; a dash if there are none."""
    return " ".join(row.tiles) or "–"


def score_now(match: MatchView, say: Speech) -> str:
    """Write the goals of both rows' tiles: `½–2`."""
    return say.score(goals_after(match.left, ()), goals_after(match.right, ()))


def score_of(stood: Stood, say: Speech) -> str:
    """Write a match's score right after a card was played: `½–2`."""
    return say.score(*map(_write_halves, stood.halves))


def ending_score(result: MatchResult, say: Speech) -> str:
    """Write the final goals of a match: `0–2`."""
    return say.score(*result.goals)


def stage_name(view: View, say: Speech, stage: str | None = None, replay: int | None = None) -> str:
    """Name the current round, or another."""
    return say(
        "worldcup-say-stage",
        stage=stage or view.stage,
        replay=view.replay if replay is None else replay,
        cup=f"c{view.cup}",
    )


def contest_name(view: View, say: Speech, contest: Contest) -> str:
    """Name a match that can be tipped: the Final and the one for third place; others by their round."""
    name = contest.name.rpartition(".")[2]
    return say("worldcup-say-match", match=name) if name in ("F", "T") else stage_name(view, say)


def changes_by(rows: Mapping[str, RowPlace], card: str, target: str, number: int = 0) -> tuple[Change, ...]:
    """Return what a card would do to a possible target, the `number`th of its targets from 0 (rules 7 to 14).

    `rows` are the `places` of the round.
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


def _tile(card: str, row: MatchRow, number: int) -> str:
    if card in (ATTACK, DEFENCE, PENALTY):
        return card
    if card == TWO_ONE:
        card = "2" if number == 0 else "1"
    return str(min(int(card[0]), BIGGEST[row.rank]))


def effect(changes: Sequence[Change], names: CupNames, by: int | None) -> str:
    """Describe the changes of one row: `the 2 of Turkey turns face down and a 1 takes its place`.

    `by` is the seat that played: a defence in somebody else's row only takes a space there.
    """
    first, say = changes[0], names.say
    deed = "lowered" if len(changes) > 1 else "blocks" if blocks(first, names.view, by) else first.deed
    return say(
        "worldcup-effect",
        deed=deed,
        team=names.team(first.team),
        tile=f"t{first.before or first.after}",
        after=tile_name(changes[-1].after, say),
        match=match_name(first.match),
    )


def blocks(change: Change, view: View, by: int | None) -> bool:
    """Whether a seat laid a defence in a row of somebody else."""
    if change.deed != "placed" or change.after != DEFENCE:
        return False
    return by != next((team.owner for team in view.teams if team.code == change.team), by)


def by_row(changes: Iterable[Change]) -> list[tuple[Change, ...]]:
    """Group a play's changes by row."""
    found: dict[tuple[str, str], list[Change]] = {}
    for change in changes:
        found.setdefault((change.match, change.team), []).append(change)
    return [tuple(some) for some in found.values()]


def goals_after(row: MatchRow, changes: Sequence[Change]) -> str:
    """Write a row's goals after these changes; a leftover attack counts as `½`, as in `1½`."""
    return _write_halves(halves_after(row, changes))


def halves_after(row: MatchRow, changes: Sequence[Change] = ()) -> int:
    """Return a row's goals after these changes, in halves."""
    tiles = list(row.tiles)
    for change in changes:
        tiles[change.square : change.square + 1] = [change.after]
    whole = sum(int(tile) for tile in tiles if tile in ("1", "2", "3")) + tiles.count(PENALTY)
    return 2 * whole + tiles.count(ATTACK)


def _write_halves(halves: int) -> str:
    return f"{halves // 2 or ''}{HALF}" if halves % 2 else str(halves // 2)


def table_words(table: Table, names: CupNames, *, bold: bool = False) -> str:
    """Write a table on one line, best first: `France 7 points, Senegal 4, …`, with teams that advance marked."""
    return names.say.row(
        names.say(
            "worldcup-say-line",
            team=names.team(line.team),
            points=line.points,
            first="no" if number else "yes",
            through="no" if not line.through else "bold" if bold else "yes",
        )
        for number, line in enumerate(table.lines)
    )
