"""Reads a view: the rows of the round, and how long it still lasts. Part of players/worldcup."""

from typing import NamedTuple

from rules.worldcup.cups import CUPS
from rules.worldcup.field import vulnerable
from rules.worldcup.pieces import BIGGEST, HAND, MANY, TURNED
from rules.worldcup.view import Match, Row, View


class Side(NamedTuple):
    """A team's row; `row` is written as in the rules, one character for each tile."""

    target: str
    team: str
    rank: str
    owner: int | None
    squares: int
    biggest: int
    row: str

    @property
    def free(self) -> int:
        """The number of free squares."""
        return self.squares - len(self.row)


class Tie(NamedTuple):
    """A match of the round; `usable` means that the seat may use cards here."""

    name: str
    group: str
    sides: tuple[Side, Side]
    usable: bool


class Board(NamedTuple):
    """The matches in order.

    `ahead` counts the turns after this one in the round, `open_rows` the rows whose last tile can be turned.
    """

    ties: tuple[Tie, ...]
    ahead: int
    open_rows: int


def read_board(view: View) -> Board:
    """Read the board from a view."""
    ties = tuple(
        Tie(match.name, match.group, (_side(match, match.left), _side(match, match.right)), match.usable)
        for match in view.matches
    )
    open_rows = sum(bool(vulnerable(side.row)) for tie in ties for side in tie.sides)
    return Board(ties, _ahead(view), open_rows)


def _side(match: Match, row: Row) -> Side:
    tiles = "".join(TURNED[tile[1]] if tile[0] == "x" else tile for tile in row.tiles)
    return Side(f"{match.name}:{row.team}", row.team, row.rank, row.owner, row.squares, BIGGEST[row.rank], tiles)


def _ahead(view: View) -> int:
    """The turns of this round after this one.

    There is one for each card still to be drawn, and further runs and extra turns.
    """
    if view.extra:
        return view.extra - 1
    turns = view.deck_left
    if view.stage == "groups" and not view.replay:
        if not view.deck_left:  # in the draft nothing has been dealt yet
            turns = len(CUPS[view.cup].cards) - HAND * view.seats
        turns += (view.runs - view.run) * (len(CUPS[view.cup].cards) - sum(view.hand_sizes))
        if view.seats >= MANY:
            turns += view.seats
    return max(0, turns - 1)
