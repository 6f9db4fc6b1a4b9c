"""A moment of the World Cup Game, and the rows of its matches. Part of rules/worldcup: rules/core only.

`State` is a tuple of tuples, texts and numbers; every event makes a new one. Only `look.py` decides what a seat may see
of it. A row is a text with one character for each tile, from the team's name outward (`pieces.py`). Rows are in match
order, the left one of a match before the right one, so rows 2k and 2k + 1 are the two sides of match k.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.worldcup.cups import CUPS, YEARS, Cup, Fixture
from rules.worldcup.pieces import BIGGEST, MANY, SQUARES, TURNED, VULNERABLE, PlayCard, Stage

Rows = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """The matches of a round and, for each row, its team, target notation, squares and biggest goal tile.

    `nations` are small numbers, one for each team; `order` has the row numbers sorted by target notation.
    """

    fixtures: tuple[Fixture, ...]
    teams: tuple[str, ...]
    targets: tuple[str, ...]
    squares: tuple[int, ...]
    biggest: tuple[int, ...]
    nations: tuple[int, ...]
    order: tuple[int, ...]

    def row(self, target: str) -> int | None:
        """The number of a target's row (rule 7); None if this round has no such row."""
        return _numbers(self).get(target)

    @property
    def empty(self) -> Rows:
        """The rows without any tiles."""
        return ("",) * len(self.targets)


@cache
def lay_out(year: int, fixtures: tuple[Fixture, ...]) -> Field:
    """Build the field of a round."""
    ranks = {code: team.rank for code, team in CUPS[year].teams.items()}
    teams = tuple(team for fixture in fixtures for team in (fixture.left, fixture.right))
    numbers = {team: number for number, team in enumerate(dict.fromkeys(teams))}
    targets = tuple(f"{fixture.name}:{team}" for fixture in fixtures for team in (fixture.left, fixture.right))
    return Field(
        fixtures=fixtures,
        teams=teams,
        targets=targets,
        squares=tuple(SQUARES[ranks[team]] for team in teams),
        biggest=tuple(BIGGEST[ranks[team]] for team in teams),
        nations=tuple(numbers[team] for team in teams),
        order=tuple(sorted(range(len(targets)), key=targets.__getitem__)),
    )


@cache
def _numbers(field: Field) -> dict[str, int]:
    return {target: number for number, target in enumerate(field.targets)}


def vulnerable(row: str) -> str:
    """The outermost tile if it can be turned, else "" (rule 12)."""
    return row[-1] if row and row[-1] in VULNERABLE else ""


def turn_tile(row: str, squares: int) -> str:
    """The row after turning its outermost tile, which must be vulnerable (rules 11 and 13)."""
    tile = row[-1]
    if tile not in "23":
        return row[:-1] + TURNED[tile]
    lower = str(int(tile) - 1)
    if len(row) < squares:
        return row[:-1] + TURNED[tile] + lower
    return row[:-1] + lower


def goals(row: str, dots: int = 0) -> int:
    """A row's goals with this many dots of its colour (rule 18)."""
    return 3 * row.count("3") + 2 * row.count("2") + row.count("1") + row.count("P") + (row.count("A") + dots) // 2


def halves(row: str) -> int:
    """A row's worth in half goals, without dice; an attack is one half."""
    return 2 * goals(row) + row.count("A") % 2


#: The chance events that may be due; LOT is for seats, LOTS for teams.
BAG, LOT, DEALER, DECK, REFILL, DOTS, DOT, LOTS = "bag", "lot", "dealer", "deck", "refill", "dots", "dot", "lots"
#: What a seat may have to do, and the end.
PICK, CARD, KICK, OVER = "pick", "card", "kick", "over"

NOBODY = -1


class Laid(NamedTuple):
    """A play's change to one square of a row: tiles are characters of the row; `before` is "" for an empty square."""

    row: int
    square: int
    before: str
    after: str


class Turned(NamedTuple):
    """A card turn taken in this round; `dot` is "" if no die was rolled."""

    turn: int
    seat: int
    card: str
    targets: tuple[str, ...]
    dot: str
    laid: tuple[Laid, ...]
    drew: bool


class Score(NamedTuple):
    """A scored match: its rows, its goals with dice, and how many of them came from the dice.

    `kicks` are the colours rolled in its shoot-out; `winner` is "" for a draw and until it is known.
    """

    fixture: Fixture
    rows: tuple[str, str]
    goals: tuple[int, int]
    dice: tuple[int, int]
    kicks: tuple[str, ...] = ()
    winner: str = ""


class Scored(NamedTuple):
    """A scored round or replay. `through`, `again`, `out` and `leaving` are empty until it is `closed`."""

    stage: Stage
    replay: int
    rolls: tuple[tuple[str, ...], ...]
    scores: tuple[Score, ...]
    level: tuple[tuple[str, ...], ...] = ()
    lots: tuple[tuple[str, ...], ...] = ()
    closed: bool = False
    through: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    leaving: tuple[int, ...] = ()


class State(NamedTuple):
    """Everything about one moment of a game, hidden or not.

    `owners` has a seat for each team in the cup's order. `base` are the picks, or the teams out of the bag; `lots_for`
    are the seats whose lot is due, `served` the seats that get extras, or the draft's order, first served first.
    `hands` are in the order in which cards came. `deck` is what is left of it, from its top card down; `shuffled` is
    how many cards it had; `fresh` are the seats whose last card came in this round. `plays` are the card turns of this
    round, `rolls` its modifier dice. `through` are the teams that already won this stage while others replay, `open`
    the sets of level teams that replay (in the later rounds: the sides of each level match). `places` says which team
    has which place in the bracket. `reached` has the furthest stage of each team.
    """

    year: int
    seats: int
    modifiers: bool
    draft: bool
    passes: int
    awaits: str
    owners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    field: Field
    rows: Rows
    base: tuple[str, ...] = ()
    lots_for: tuple[int, ...] = ()
    served: tuple[int, ...] = ()
    dealer: int = NOBODY
    seat: int = NOBODY
    turn: int = 0
    last_drawer: int = NOBODY
    deck: tuple[str, ...] = ()
    shuffled: int = 0
    fresh: frozenset[int] = frozenset()
    discards: tuple[str, ...] = ()
    run: int = 1
    extra: int = 0
    stage: Stage = Stage.GROUPS
    replay: int = 0
    playing: frozenset[int] = frozenset()
    seats_in: frozenset[int] = frozenset()
    alive: frozenset[str] = frozenset()
    played: PlayCard | None = None
    plays: tuple[Turned, ...] = ()
    rolls: tuple[tuple[str, ...], ...] = ()
    open: tuple[tuple[str, ...], ...] = ()
    through: tuple[str, ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    reached: tuple[int, ...] = ()
    scored: tuple[Scored, ...] = ()
    outcome: Outcome | None = None
    log: tuple[str, ...] = ()

    @property
    def cup(self) -> Cup:
        """The cup being played."""
        return CUPS[self.year]

    @property
    def many(self) -> bool:
        """Whether there are enough seats for an extra turn after the group round (rule 16)."""
        return self.seats >= MANY

    @property
    def own_only(self) -> bool:
        """Whether seats may use cards only on their own matches, and in part (rule 27)."""
        return self.stage is Stage.FINAL and self.year == YEARS[1]

    def owner(self, team: str) -> int:
        """The seat that owns a team; NOBODY before it has one."""
        return self.owners[CUPS[self.year].numbers[team]]
