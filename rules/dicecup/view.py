"""What may be seen of the dice cup, as plain frozen data. Part of rules/dicecup: rules/core only.

Everything that a picture or a sentence needs is worked out here already. Teams are codes, coaches are seats, dice are
told by their stars (1 white, 2 blue, 3 yellow). No pair of a cup round is here before its match has been turned.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.dicecup.pieces import Mode, Selection, Stage

#: What is awaited: a set-up event, a coach's `roll`, the die or the three dice that were rolled; nothing any more.
Phase = Literal["pick", "deal", "draw", "piles", "roll", "die", "dice", "over"]
Period = Literal["regular", "overtime", "penalties"]
Place = Literal["home", "away"]
#: `through`: surely in the next stage, which has not begun; `out`: cannot win the cup any more; `won`: has won it.
Fate = Literal["in", "through", "out", "won"]


@dataclass(frozen=True, slots=True)
class Cast:
    """One throw: the stars of its dice, their faces in the same order, and the sum."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Team:
    """One of the 32. `name` is the custom team's, None for all others; `seat` its coach, None before the deal.

    `group` is a letter and `slot` 1 to 4, None without groups or before their draw. `out_in` is the stage in which it
    went out. `final_place` is 1 to 4 once that has been played for. `reached` is the furthest stage that it has
    played in or is through to; None before the cup begins.
    """

    code: str
    name: str | None
    stars: int
    seat: int | None
    group: str | None
    slot: int | None
    fate: Fate
    reached: Stage | None
    out_in: Stage | None
    final_place: int | None


@dataclass(frozen=True, slots=True)
class Coach:
    """A seat: its teams as they were dealt, and which of them can still win.

    `out_in` is the stage in which its last team went out, None while one is left. `rank` is from 1, once the cup is
    over; level coaches share it.
    """

    seat: int
    teams: tuple[str, ...]
    surviving: tuple[str, ...]
    out_in: Stage | None
    rank: int | None


@dataclass(frozen=True, slots=True)
class Side:
    """One team in a match: goals of regular time and overtime (None: not rolled), the penalties attempt by attempt.

    `score` is the goals so far, overtime's in it, None before the first roll; penalties never change it.
    """

    code: str
    stars: int
    seat: int
    regular: int | None
    overtime: int | None
    penalties: tuple[Cast, ...]
    score: int | None


@dataclass(frozen=True, slots=True)
class Due:
    """A throw still to come in a match that is under way: whose, in which period, with which dice (stars)."""

    place: Place
    code: str
    seat: int
    period: Period
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match, finished or under way.

    It is match `ordinal` of `of` in its stage, and match `number` of the whole cup (both from 1); `serial` counts the
    lots too and is the chapter of the game. `group` and `group_round` (1 to 3) only in the groups. `period` is the one
    under way, or the one in which it ended; `attempt` the penalties' under way or last, from 1, else 0. `due` are the
    throws to come in this period (and attempt), the next one first; empty when finished. `winner` is None in a draw
    and while under way. `upset`: the winner has fewer stars.
    """

    number: int
    serial: int
    stage: Stage
    ordinal: int
    of: int
    group: str | None
    group_round: int | None
    home: Side
    away: Side
    period: Period
    attempt: int
    due: tuple[Due, ...]
    finished: bool
    winner: str | None
    loser: str | None
    upset: bool


@dataclass(frozen=True, slots=True)
class LotThrow:
    """One team's throw for lots, in attempt 1, 2, …"""

    attempt: int
    code: str
    seat: int
    cast: Cast


@dataclass(frozen=True, slots=True)
class Lots:
    """Teams level on points and difference that roll for their order; `serial` counts with the matches.

    They play for places `places` (first and last, from 1). `rolling` are those who roll in the attempt under way (or
    did in the last), in slot order; `to_roll` who of them is next, None when finished. `order` is theirs, the best
    first, () until finished. `decisive`: it settles who goes on.
    """

    serial: int
    group: str
    places: tuple[int, int]
    teams: tuple[str, ...]
    attempt: int
    rolling: tuple[str, ...]
    throws: tuple[LotThrow, ...]
    to_roll: str | None
    seat: int | None
    finished: bool
    order: tuple[str, ...]
    decisive: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A team in its group's table. `place` is 1 to 4 as things stand; `level`: with another one, and no lots have
    settled it yet; `through` is None while undecided; `lots` are its throws, the first attempt first.
    """

    place: int
    code: str
    slot: int
    seat: int
    stars: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    difference: int
    points: int
    level: bool
    through: bool | None
    lots: tuple[Cast, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A group: its table in the real order (rule 11), and its matches so far with the one under way.

    `on_board`: its matches or lots are of the board in play (`touristic`: a pair of groups; else all eight).
    """

    letter: str
    rows: tuple[Row, ...]
    matches: tuple[Match, ...]
    lots: tuple[Lots, ...]
    decided: bool
    on_board: bool


@dataclass(frozen=True, slots=True)
class Round:
    """A cup round: its matches so far in the order of play, the one under way included, and how many it has."""

    stage: Stage
    of: int
    matches: tuple[Match, ...]
    unturned: int
    finished: bool


@dataclass(frozen=True, slots=True)
class Thrown:
    """The throw that was made last, in a match or for lots; `period` is None for lots."""

    code: str
    seat: int
    cast: Cast
    period: Period | None


@dataclass(frozen=True, slots=True)
class View:
    """The whole cup as anyone sees it.

    `to_act` is whose roll it is, also while its dice are in the air (phases `die`, `dice`); None in set-up and at the
    end. `stage` is None before the first match; `stage_number` its place in `stages`, from 1 (0 before). `round_number`
    rises through the cup and is the stage of its routines; 0 before. `match` is under way, `latest` the last one
    that was finished; `lots` are under way. `matches_done` of `matches_all` have been played. `dice` has the faces of
    the dice of 1, 2 and 3 stars. `teams` are the 32, more stars first, then by code; none before the pick. `rounds` are
    the cup rounds that have begun, the first first. `road` has all matches of the champion. The coaches' ranking is in
    `outcome`.
    """

    viewer: int | None
    seats: int
    mode: Mode
    selection: Selection
    seeding: bool
    dealer: int
    phase: Phase
    to_act: int | None
    stage: Stage | None
    stage_number: int
    stages: tuple[Stage, ...]
    round_number: int
    matches_done: int
    matches_all: int
    dice: tuple[tuple[int, ...], ...]
    teams: tuple[Team, ...]
    coaches: tuple[Coach, ...]
    groups: tuple[Group, ...]
    rounds: tuple[Round, ...]
    match: Match | None
    lots: Lots | None
    latest: Match | None
    thrown: Thrown | None
    champion: str | None
    runner_up: str | None
    third: str | None
    fourth: str | None
    road: tuple[Match, ...]
    outcome: Outcome | None
