"""The data that pictures of events are rendered from, and told in words from (`words.event_texts`). Part of words/.

Names are any text. `account` is the Discord account name in plain letters, for pictures whose font can't show the name.
`person` is whatever number tells people of the same event apart.
"""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

#: How many rows of standings, tables of few and of many people, and first ties of a knock-out are on a page.
ROWS, SMALL_TABLES, LARGE_TABLES, TIES = 12, 8, 4, 8
#: The most people of a small table.
SMALL = 4
#: The best places, which a podium has.
STEPS = 3


class CellKind(Enum):
    """What a round was for somebody."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    PLACED = "placed"  # a place at a table of more than two
    FREE = "free"
    LATE = "late"  # half a point for a round that was missed
    ABSENT = "absent"  # didn't come to the game
    RUNNING = "running"
    NONE = "none"  # no game, and nothing for it


#: The rounds that somebody plays against somebody.
_AGAINST = (CellKind.WON, CellKind.DRAWN, CellKind.LOST, CellKind.ABSENT, CellKind.RUNNING)


class RowMark(Enum):
    """What a place in a group or a division leads to."""

    THROUGH = "through"
    UP = "up"
    DOWN = "down"
    OUT = "out"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class RoundCell:
    """A round of somebody: `opponent` is the person of another row, 0 for none or for several.

    Of a `PLACED` one, `place` is the place at the table, from 1, among so many people.
    """

    kind: CellKind
    opponent: int = 0
    place: int = 0
    of: int = 0

    @property
    def share(self) -> Fraction:
        """How much of the others was beaten, 0 to 1."""
        return Fraction(self.of - self.place, self.of - 1) if self.of > 1 else Fraction(0)

    @property
    def against(self) -> int:
        """The opponent, if it was a round against one: 0 for none."""
        return self.opponent if self.kind in _AGAINST else 0


@dataclass(frozen=True, slots=True)
class CrossRow:
    """Somebody in the standings: `place` is shared by equals, `cells` are one for each round, from the first."""

    person: int
    place: int
    name: str
    cells: tuple[RoundCell, ...]
    points: Fraction
    you: bool = False
    account: str = ""


@dataclass(frozen=True, slots=True)
class CrossTable:
    """The standings of an event in rounds: all rows, of which a page is shown; page 0 is the one with your row.

    `game` is a key; `round` is the last one that has begun, `running` whether it is still being played, `over` whether
    the event is.
    """

    title: str
    game: str
    rows: tuple[CrossRow, ...]
    round: int
    rounds: int
    running: bool = False
    over: bool = False
    page: int = 0

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.rows) // ROWS))

    @property
    def shown_page(self) -> int:
        """The page that is shown, from 1."""
        yours = next((number // ROWS + 1 for number, row in enumerate(self.rows) if row.you), 1)
        return min(max(1, self.page or yours), self.pages)

    @property
    def shown(self) -> tuple[CrossRow, ...]:
        """The rows of the page."""
        return self.rows[ROWS * (self.shown_page - 1) : ROWS * self.shown_page]

    @property
    def own(self) -> CrossRow | None:
        """Your row, if it is on another page."""
        return next((row for row in self.rows if row.you and row not in self.shown), None)


@dataclass(frozen=True, slots=True)
class GroupLine:
    """Somebody in a group or a division. `mark` is set once it is known where the place leads to."""

    person: int
    place: int
    name: str
    won: int
    drawn: int
    lost: int
    points: Fraction
    mark: RowMark = RowMark.NONE
    you: bool = False
    account: str = ""

    @property
    def played(self) -> int:
        """How many games count for the person."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class GroupTable:
    """A group or a division, by its number from 1. The first `ahead` go on or up, the last `behind` go down."""

    number: int
    lines: tuple[GroupLine, ...]
    ahead: int = 0
    behind: int = 0


@dataclass(frozen=True, slots=True)
class GroupTables:
    """The tables of a cup's groups, or of a league's divisions: all of them, of which a page is shown.

    `played` counts the games that are over, of so many `games`. Page 0 is the one with your table.
    """

    title: str
    game: str
    tables: tuple[GroupTable, ...]
    played: int
    games: int
    league: bool = False
    page: int = 0

    @property
    def _size(self) -> int:
        small = all(len(table.lines) <= SMALL for table in self.tables)
        return SMALL_TABLES if small else LARGE_TABLES

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.tables) // self._size))

    @property
    def shown_page(self) -> int:
        """The page that is shown, from 1."""
        tables = enumerate(self.tables)
        yours = (number // self._size + 1 for number, table in tables if any(line.you for line in table.lines))
        return min(max(1, self.page or next(yours, 1)), self.pages)

    @property
    def shown(self) -> tuple[GroupTable, ...]:
        """The tables of the page."""
        return self.tables[self._size * (self.shown_page - 1) : self._size * self.shown_page]


@dataclass(frozen=True, slots=True)
class TieSide:
    """Somebody in a knock-out. `seed` is the rank in which the draw began, from 1."""

    person: int
    seed: int
    name: str
    you: bool = False
    account: str = ""


@dataclass(frozen=True, slots=True)
class BracketTie:
    """A tie of a knock-out. A side is None while nobody is known, or if there is nobody.

    `games` has what each game was for both sides, a replay last. `winner` is 0 or 1, once somebody goes on. `running`
    means that a game is being played, at `turn`. `bye` means that one of the two has nobody to play; `by_lot` that lots
    decided.
    """

    sides: tuple[TieSide | None, TieSide | None]
    games: tuple[tuple[CellKind, CellKind], ...] = ()
    winner: int | None = None
    running: bool = False
    turn: int = 0
    bye: bool = False
    by_lot: bool = False

    @property
    def replayed(self) -> bool:
        """Whether it took more than one game."""
        return len(self.games) > 1

    @property
    def walkover(self) -> bool:
        """Whether somebody didn't come."""
        return bool(self.games) and CellKind.ABSENT in self.games[-1]

    @property
    def open(self) -> bool:
        """Whether it isn't over: it is if somebody goes on, if there was a bye, or if nobody came."""
        return self.winner is None and not self.bye and not (self.walkover and not self.running)

    @property
    def you(self) -> bool:
        """Whether you are in it."""
        return any(side is not None and side.you for side in self.sides)


@dataclass(frozen=True, slots=True)
class BracketView:
    """A knock-out: the ties of each round, from the first to the final; each round has half as many as the one before.

    Where the first round has more ties than a page, each page but the last has a part of it and what it leads to; the
    last has the later rounds. Page 0 is the part that is still being played, and your part of it.
    """

    title: str
    game: str
    rounds: tuple[tuple[BracketTie, ...], ...]
    people: int
    page: int = 0

    @property
    def _parts(self) -> int:
        """How many pages the first round takes."""
        return max(1, len(self.rounds[0]) // TIES)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self._parts + 1 if self._parts > 1 else 1

    @property
    def now(self) -> int:
        """The round that is being played, from 0; the last one in the end."""
        waits = (number for number, ties in enumerate(self.rounds) if any(tie.open for tie in ties))
        return next(waits, len(self.rounds) - 1)

    @property
    def shown_page(self) -> int:
        """The page that is shown, from 1."""
        if self.page or self._parts == 1:
            return min(max(1, self.page), self.pages)
        if self.now:
            return self.pages
        first = self.rounds[0]
        yours = (number // TIES + 1 for number, tie in enumerate(first) if tie.you)
        open_ties = (number // TIES + 1 for number, tie in enumerate(first) if tie.open)
        return next(yours, next(open_ties, 1))

    @property
    def shown(self) -> tuple[tuple[BracketTie, ...], ...]:
        """The ties of the page, by rounds."""
        page, parts = self.shown_page, self._parts
        if parts == 1:
            return self.rounds
        if page > parts:
            return tuple(ties for ties in self.rounds if len(ties) <= TIES)
        found = []
        for ties in self.rounds:
            if (size := len(ties) // parts) == 0:
                break
            found.append(ties[size * (page - 1) : size * page])
        return tuple(found)

    @property
    def champion(self) -> TieSide | None:
        """Who won the final, once it is over."""
        final = self.rounds[-1][0]
        return None if final.winner is None else final.sides[final.winner]


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """Somebody on the podium; equals share a place."""

    place: int
    name: str
    account: str = ""


@dataclass(frozen=True, slots=True)
class PodiumView:
    """The best of an event, by place: those after the third are left out."""

    title: str
    game: str
    best: tuple[PodiumPlace, ...]

    @property
    def steps(self) -> tuple[tuple[int, tuple[PodiumPlace, ...]], ...]:
        """The places that somebody has, from the first to the third, and who."""
        places = dict.fromkeys(one.place for one in self.best if one.place <= STEPS)
        return tuple((place, tuple(one for one in self.best if one.place == place)) for place in sorted(places))
