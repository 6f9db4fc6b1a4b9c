"""A moment of the World Cup Game. Part of rules/worldcup: rules/core only.

`State` is a tuple of tuples, texts and numbers; every event makes a new one. What a seat may see of it is told by
`look.py` alone.
"""

from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.worldcup.cups import CUPS, YEARS, Cup, Fixture
from rules.worldcup.field import Field, Rows
from rules.worldcup.pieces import MANY, Play, Stage

#: What is awaited of chance; LOT is one of seats, LOTS one of teams.
BAG, LOT, DEALER, DECK, REFILL, DOTS, DOT, LOTS = "bag", "lot", "dealer", "deck", "refill", "dots", "dot", "lots"
#: What is awaited of a seat, and the end.
PICK, CARD, KICK, OVER = "pick", "card", "kick", "over"

NOBODY = -1


class Laid(NamedTuple):
    """What a play did to one square of a row: the tiles are characters of the row; `before` is "" for an empty one."""

    row: int
    square: int
    before: str
    after: str


class Turned(NamedTuple):
    """A card turn that was taken in this round; `dot` is "" where no die was rolled."""

    turn: int
    seat: int
    card: str
    targets: tuple[str, ...]
    dot: str
    laid: tuple[Laid, ...]
    drew: bool


class Score(NamedTuple):
    """A match that was scored: its rows, its goals with dice, and how many of them the dice gave.

    `kicks` are the colours rolled in its shoot-out; `winner` is "" for a draw and until it is known.
    """

    fixture: Fixture
    rows: tuple[str, str]
    goals: tuple[int, int]
    dice: tuple[int, int]
    kicks: tuple[str, ...] = ()
    winner: str = ""


class Scored(NamedTuple):
    """A round, or one replay of it, that was played to its end; the last three are empty until it is `closed`."""

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
    """Everything there is to know.

    `owners` has a seat for each team in the cup's order. `base` are the picks, or the teams out of the bag; `lots_for`
    the seats of a lot that is awaited, `served` those of the extras or the draft's order, first served first.
    `hands` are in the order in which cards came. `deck` is what is left of it, from its top card down; `shuffled` how
    many cards it had; `fresh` are the seats whose last card came in this round. `plays` are the card turns of this
    round, `rolls` its modifier dice. `through` are the teams that won this stage already while others replay, `open`
    the sets of level teams that replay (in the later rounds: the sides of each level match). `places` has who stands
    where in the bracket. `reached` has the furthest stage of each team.
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
    played: Play | None = None
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
        """The cup that is played."""
        return CUPS[self.year]

    @property
    def many(self) -> bool:
        """Whether so many began that each has an extra turn after the group round (rule 16)."""
        return self.seats >= MANY

    @property
    def own_only(self) -> bool:
        """Whether cards may be used on own matches only, and in part (rule 27)."""
        return self.stage is Stage.FINAL and self.year == YEARS[1]

    def owner(self, team: str) -> int:
        """Whose team that is; NOBODY before it is drawn."""
        return self.owners[CUPS[self.year].numbers[team]]
