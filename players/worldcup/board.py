"""Reads a view: the rows of the round, and how long it still lasts. Part of players/worldcup."""

from typing import NamedTuple

from rules.worldcup.cups import CUPS, YEARS
from rules.worldcup.pieces import BIGGEST, HAND, MANY, TURNED, Rank
from rules.worldcup.view import MatchRow, MatchView, View


class TeamRow(NamedTuple):
    """A team's row; `row` is written as in the rules, one character for each tile."""

    target: str
    team: str
    rank: Rank
    owner: int | None
    squares: int
    biggest: int
    row: str

    @property
    def free(self) -> int:
        """The number of free squares."""
        return self.squares - len(self.row)


class RoundMatch(NamedTuple):
    """A match of the round; `usable` means that the seat may use cards here."""

    name: str
    group: str
    sides: tuple[TeamRow, TeamRow]
    usable: bool


class RoundMatches(NamedTuple):
    """The matches in order; `ahead` counts the turns after this one in the round."""

    ties: tuple[RoundMatch, ...]
    ahead: int


def read_board(view: View) -> RoundMatches:
    """Read the board from a view."""
    ties = tuple(
        RoundMatch(match.name, match.group, (_side(match, match.left), _side(match, match.right)), match.usable)
        for match in view.matches
    )
    return RoundMatches(ties, _ahead(view))


def _side(match: MatchView, row: MatchRow) -> TeamRow:
    tiles = "".join(TURNED[tile[1]] if tile[0] == "x" else tile for tile in row.tiles)
    return TeamRow(f"{match.name}:{row.team}", row.team, row.rank, row.owner, row.squares, BIGGEST[row.rank], tiles)


def _ahead(view: View) -> int:
    """The turns of this round after this one.

    There is one for each card still to be drawn, and further runs and extra turns.
    """
    if view.phase in ("dice", "lots", "kick", "over"):
        return 0
    if view.extra:
        return view.extra - 1
    due = view.phase in ("setup", "pick") or view.expects == "deck"
    turns = _deck_due(view) if due else view.deck_left
    if view.stage == "groups" and not view.replay:
        runs = view.runs - view.run - (due and view.turn > 0)
        turns += runs * (len(CUPS[view.cup].cards) - HAND * view.seats)
        if view.seats >= MANY:
            turns += view.seats
    return max(0, turns - (not due))


def _deck_due(view: View) -> int:
    """The size of the deck that is due (rules 5, 15, 20, 24 and 25)."""
    cards = len(CUPS[view.cup].cards)
    free = cards - sum(view.hand_sizes)
    if view.stage == "groups" and not view.replay:
        return free if view.turn else cards - HAND * view.seats
    if view.stage == "final":
        return 8 if view.cup == YEARS[0] else 12
    if view.replay:
        return 6 * len(view.matches)
    return {"sixteen": free // 2, "quarters": free // 4}.get(view.stage, 12)
