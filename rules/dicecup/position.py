"""The state of a dice cup. Part of rules/dicecup: rules/core only.

Everything is updated as it happens: the groups' tables, the teams that are through, the next match. So a cup in its
round of 16 still has every group match, but recomputes none of them.
"""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.outcome import Outcome
from rules.dicecup.pieces import ALL_DICE, LETTERS, MATCHES, SLOTS, STAGES, Mode, Selection, Stage

Faces = tuple[int, ...]


class CupTerms(NamedTuple):
    """The settled options of a cup.

    `stars` has every team that may play, the custom one included; `custom` is its trimmed name, "" for none; `named`
    are the 32 codes of a custom selection, else ().
    """

    seats: int
    mode: Mode
    selection: Selection
    named: tuple[str, ...]
    seeding: bool
    custom: str
    dealer: int
    stars: Mapping[str, int]


class Bout(NamedTuple):
    """A match. `throws` are home, away, home, away …: first regular time, then overtime, then penalties (rules 6, 7).

    `number` counts the matches of the cup, `serial` the matches and tie-breaks, `ordinal` the matches of the stage, all
    from 1. `group` is -1 in the knockouts; `turn` is the round of the group, from 1, else 0.
    """

    number: int
    serial: int
    stage: Stage
    ordinal: int
    group: int
    turn: int
    home: str
    away: str
    throws: tuple[Faces, ...] = ()

    @property
    def side(self) -> int:
        """The side that throws next: 0 home, 1 away."""
        return len(self.throws) % 2

    @property
    def roller(self) -> str:
        """The team that throws next."""
        return self.away if self.side else self.home

    @property
    def finished(self) -> bool:
        """Whether the match is over; draws stand only in the groups (rules 7 and 10)."""
        return len(self.throws) >= 2 and not self.side and (self.stage is Stage.GROUPS or self.winner is not None)

    def goals(self, side: int) -> int:
        """The score of a side so far, overtime included (rule 7)."""
        return sum(faces[0] for faces in self.throws[:4][side::2])

    @property
    def winner(self) -> str | None:
        """The team that is ahead after equally many throws, by goals, then by the latest penalties (rule 7)."""
        home, away = self.goals(0), self.goals(1)
        if home == away and len(self.throws) > 4:
            home, away = sum(self.throws[-2]), sum(self.throws[-1])
        return None if home == away else self.home if home > away else self.away

    @property
    def loser(self) -> str | None:
        """The team that isn't the winner; None without a winner."""
        winner = self.winner
        return None if winner is None else self.away if winner == self.home else self.home


def dice_of(bout: Bout, stars: int) -> tuple[int, ...]:
    """The dice of the next throw, by their stars: the team's own, the white one, or all three (rules 6 and 7)."""
    if len(bout.throws) < 2:
        return (stars,)
    return (1,) if len(bout.throws) < 4 else ALL_DICE


class Record(NamedTuple):
    """The totals of a team's group matches."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0

    @property
    def points(self) -> int:
        """Three for a win, one for a draw (rule 10)."""
        return 3 * self.won + self.drawn

    @property
    def difference(self) -> int:
        """Goals scored less goals conceded."""
        return self.scored - self.conceded

    def after(self, scored: int, conceded: int) -> "Record":
        """The record with one more match."""
        return Record(
            self.won + (scored > conceded),
            self.drawn + (scored == conceded),
            self.lost + (scored < conceded),
            self.scored + scored,
            self.conceded + conceded,
        )


class Level(NamedTuple):
    """Level teams of a group, in slot order.

    They have equal points and goal difference; `place` is the best place among them, from 1.
    """

    group: int
    place: int
    teams: tuple[str, ...]

    @property
    def decisive(self) -> bool:
        """Whether their order decides who goes through: they straddle second and third place (rule 11)."""
        return self.place <= 2 < self.place + len(self.teams) - 1


class Lots(NamedTuple):
    """A tie-break: level teams roll for their order (rule 11).

    `rolling` has, for each attempt, the teams that roll in it, in slot order; `throws` are all their throws in that
    order.
    """

    serial: int
    level: Level
    rolling: tuple[tuple[str, ...], ...]
    throws: tuple[Faces, ...] = ()

    def sums(self) -> dict[str, tuple[int, ...]]:
        """Each team's totals, one for each finished attempt."""
        found: dict[str, tuple[int, ...]] = dict.fromkeys(self.level.teams, ())
        begin = 0
        for attempt in self.rolling:
            end = begin + len(attempt)
            if end <= len(self.throws):
                for code, faces in zip(attempt, self.throws[begin:end], strict=True):
                    found[code] = (*found[code], sum(faces))
            begin = end
        return found

    @property
    def roller(self) -> str | None:
        """The team that rolls next in the current attempt; None when all its teams have rolled."""
        to_come = sum(map(len, self.rolling)) - len(self.throws)
        return self.rolling[-1][-to_come] if to_come else None


class State(NamedTuple):
    """One moment of a cup.

    `teams` are the 32 once they are known; `owners` maps each to its seat after the deal, in the order of the deal;
    `groups` has the codes of each group in slot order. `records` are the groups' tables, in slot order, and `orders`
    the final order of each group, () until it is decided. `group_matches` counts those played. `field` are the teams of
    the current knockout round in the order of its matches, () until that is known; `pool` are the teams that will be in
    it. `stage` is None in set-up. `bout` or `lots` is the current match or tie-break; `levels` are the tie-breaks still
    to come. `rolling` means that the dice are in the air. `out` has the stage in which each team went out. `serial` is
    that of the latest match or tie-break; `outcome` is None until the end.
    """

    terms: CupTerms
    teams: tuple[str, ...] = ()
    owners: Mapping[str, int] = {}
    groups: tuple[tuple[str, ...], ...] = ()
    places: Mapping[str, tuple[int, int]] = {}
    records: tuple[tuple[Record, ...], ...] = ()
    orders: tuple[tuple[str, ...], ...] = ((),) * len(LETTERS)
    group_matches: int = 0
    stage: Stage | None = None
    pool: tuple[str, ...] = ()
    field: tuple[str, ...] = ()
    turned: int = 0
    bout: Bout | None = None
    lots: Lots | None = None
    levels: tuple[Level, ...] = ()
    rolling: bool = False
    played: tuple[Bout, ...] = ()
    drawn: tuple[Lots, ...] = ()
    out: Mapping[str, Stage] = {}
    serial: int = 0
    outcome: Outcome | None = None

    def __hash__(self) -> int:
        """Hash what has been played, which tells states apart well enough; mappings have no hash."""
        return hash((self.teams, self.groups, self.records, self.field, self.bout, self.lots, self.played, self.serial))

    @property
    def awaits_piles(self) -> bool:
        """Whether a knockout round waits for its cards to be shuffled (rule 8)."""
        return bool(self.pool) and not self.field

    @property
    def roller(self) -> str | None:
        """The team that throws next, in a match or a tie-break."""
        if self.bout is not None:
            return self.bout.roller
        return self.lots.roller if self.lots is not None else None

    @property
    def seat(self) -> int | None:
        """The coach who rolls next."""
        roller = self.roller
        return None if roller is None else self.owners[roller]

    @property
    def thrown(self) -> tuple[int, ...]:
        """The dice of the next throw, by their stars."""
        return ALL_DICE if self.bout is None else dice_of(self.bout, self.terms.stars[self.bout.roller])


def schedule(mode: Mode) -> tuple[tuple[int, int, int], ...]:
    """The group matches in the order of play, each as (group, round from 0, match of that round) (rules 10 and 13)."""
    boards = [range(first, first + 2) for first in range(0, len(LETTERS), 2)]
    if mode is not Mode.TOURISTIC:
        boards = [range(len(LETTERS))]
    return tuple(
        (group, turn, match) for board in boards for turn in range(SLOTS - 1) for group in board for match in range(2)
    )


SCHEDULES = {mode: schedule(mode) for mode in Mode}
#: How many groups a board has in each mode (rule 13).
BOARD = {Mode.BEGINNER: 8, Mode.PROFESSIONAL: 8, Mode.TOURISTIC: 2}


def round_number(state: State) -> int:
    """The ordinal of the current round, rising through the cup; a tie-break is a round of its own; 0 in set-up."""
    mode, stage = state.terms.mode, state.stage
    if stage is None:
        return 0
    if mode is Mode.BEGINNER:
        before = 0
    else:
        boards = len(LETTERS) // BOARD[mode]
        if stage is Stage.GROUPS:
            board = (state.group_matches - (state.bout is None)) // (6 * BOARD[mode])
            turn = state.bout.turn if state.bout is not None else SLOTS
            return SLOTS * board + turn
        before = SLOTS * boards - 1
    return before + _ORDINALS[mode][stage]


_ORDINALS = {mode: {stage: number for number, stage in enumerate(stages, 1)} for mode, stages in STAGES.items()}
#: The number of matches of a cup in each mode.
ALL_MATCHES = {mode: sum(MATCHES[stage] for stage in _ORDINALS[mode]) for mode in Mode}
