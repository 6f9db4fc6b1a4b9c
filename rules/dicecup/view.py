"""What everyone sees of the dice cup, as plain frozen data. Part of rules/dicecup: rules/core only.

Everything that a picture or a sentence needs is already worked out here. Teams are codes, coaches are seats, dice are
identified by their stars (1 white, 2 blue, 3 yellow). A knockout match isn't visible before its cards are turned.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.dicecup.pieces import Mode, Selection, Stage

#: What comes next: a set-up event, a coach's `roll`, the fall of one die or of three dice; or nothing any more.
Phase = Literal["pick", "deal", "draw", "piles", "roll", "die", "dice", "over"]
Period = Literal["regular", "overtime", "penalties"]
Place = Literal["home", "away"]
#: `through`: certain to be in the next stage, which hasn't begun; `out`: can't win the cup any more; `won`: has won it.
Fate = Literal["in", "through", "out", "won"]


@dataclass(frozen=True)
class Cast:
    """One throw: the stars of its dice, their faces in the same order, and the sum."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class CupTeam:
    """One of the 32. `name` is the custom team's, None for all others; `seat` is its coach, None before the deal.

    `group` is a letter and `slot` 1 to 4, both None without groups or before they are drawn. `out_in` is the stage in
    which it went out. `final_place` is 1 to 4 once the match for it has been played. `reached` is the furthest stage
    that it has played in or is through to; None before the cup begins.
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


@dataclass(frozen=True)
class Coach:
    """A seat: its teams in the order of the deal, and which of them can still win.

    `out_in` is the stage in which its last team went out, None while one is left. `rank` counts from 1 and is set once
    the cup is over; equal coaches share it.
    """

    seat: int
    teams: tuple[str, ...]
    surviving: tuple[str, ...]
    out_in: Stage | None
    rank: int | None


@dataclass(frozen=True)
class Side:
    """One team in a match: goals of regular time and overtime (None: not rolled), and its penalties for each attempt.

    `score` is the goals so far, overtime included, None before the first roll; penalties never change it.
    """

    code: str
    stars: int
    seat: int
    regular: int | None
    overtime: int | None
    penalties: tuple[Cast, ...]
    score: int | None


@dataclass(frozen=True)
class Due:
    """A throw still to come in the current match: the team, the period, the dice (stars)."""

    place: Place
    code: str
    seat: int
    period: Period
    dice: tuple[int, ...]


@dataclass(frozen=True)
class BoutView:
    """A match, finished or current.

    It is match `ordinal` of `of` in its stage, and match `number` of the whole cup (both from 1); `serial` counts
    tie-breaks too and is the game's chapter. `group` and `group_round` (1 to 3) are set only in the groups. `period` is
    the current one, or the one in which it ended; `attempt` is the current or last attempt of penalties, from 1, else
    0. `due` are the throws to come in this period (and attempt), the next one first; empty when finished. `winner` is
    None in a draw and until the end. `upset` means that the winner has fewer stars.
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


@dataclass(frozen=True)
class LotThrow:
    """One team's throw in a tie-break, in attempt 1, 2, …"""

    attempt: int
    code: str
    seat: int
    cast: Cast


@dataclass(frozen=True)
class TieBreak:
    """A tie-break of teams level on points and goal difference; `serial` counts with the matches.

    They play for places `places` (first and last, from 1). `rolling` are those who roll in the current or last attempt,
    in slot order; `to_roll` is the next of them, None when finished. `order` is the result, best first, () until
    finished. `decisive` means that it decides who goes through.
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


@dataclass(frozen=True)
class GroupRow:
    """A team in its group's table.

    `place` is its current place, 1 to 4; `level` means that another team is level and no tie-break has separated them
    yet; `through` is None while undecided; `lots` are its throws, one for each attempt.
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


@dataclass(frozen=True)
class Group:
    """A group: its table in the real order (rule 11), and its matches so far, the current one included.

    `on_board` means that its matches or tie-breaks are being played (`touristic`: a pair of groups; else all eight).
    """

    letter: str
    rows: tuple[GroupRow, ...]
    matches: tuple[BoutView, ...]
    lots: tuple[TieBreak, ...]
    decided: bool
    on_board: bool


@dataclass(frozen=True)
class KnockoutRound:
    """A knockout round: its matches so far in the order of play, the current one included, and how many it has."""

    stage: Stage
    of: int
    matches: tuple[BoutView, ...]
    unturned: int
    finished: bool


@dataclass(frozen=True)
class Thrown:
    """The latest throw, in a match or a tie-break; `period` is None in a tie-break."""

    code: str
    seat: int
    cast: Cast
    period: Period | None


@dataclass(frozen=True)
class View:
    """The whole cup as anyone sees it.

    `to_act` is the seat that rolls, also while its dice are in the air (phases `die`, `dice`); None in set-up and at
    the end. `stage` is None before the first match; `stage_number` is its place in `stages`, from 1 (0 before).
    `round_number` rises through the cup and is the stage of its routines; 0 before. `match` is the current one,
    `latest` the last one finished; `lots` is the current tie-break. `matches_done` of `matches_all` have been played.
    `dice` has the faces of the dice of 1, 2 and 3 stars. `teams` are the 32, more stars first, then by code; none
    before the pick. `rounds` are the knockout rounds that have begun, in order. `road` has all matches of the champion.
    The coaches' ranking is in `outcome`.
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
    teams: tuple[CupTeam, ...]
    coaches: tuple[Coach, ...]
    groups: tuple[Group, ...]
    rounds: tuple[KnockoutRound, ...]
    match: BoutView | None
    lots: TieBreak | None
    latest: BoutView | None
    thrown: Thrown | None
    champion: str | None
    runner_up: str | None
    third: str | None
    fourth: str | None
    road: tuple[BoutView, ...]
    outcome: Outcome | None
