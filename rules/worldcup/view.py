"""What a seat, or an onlooker, may see of the World Cup Game. Part of rules/worldcup: rules/core only.

A View is names, words and small numbers, so that pictures, sentences, computer players and the pipe need nothing else;
nothing of another hand, of a deck's order or of what is put aside is in it (rule 30). `look.py` makes it.

A tile is written as its card: `3`, `2`, `1`, `A`, `D`, `P`; face down with an x before it: `x3`, `xA`. Teams are their
codes, matches their names (`A1`, `2-3`, `R4`, `W`, `S1`, `T`, `F`), seats count from 0, squares of a row from 0 too.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.worldcup.pieces import Rank, StageWord

#: What goes on. `setup`: bag, dealer and deck of the beginning; `pick`: teams are chosen; `card`: a card turn;
#: `penalty`: the die of a penalty card; `dice`: the modifier dice; `lots`; `deal`: decks and refills between rounds
#: and runs; `kick`: a shoot-out, its die included; `over`.
Phase = Literal["setup", "pick", "card", "penalty", "dice", "lots", "deal", "kick", "over"]
#: Of a row: nothing on it; its outermost tile can be turned; its outermost tile protects all.
Guard = Literal["empty", "open", "safe"]
#: What a play did to one square.
Deed = Literal["placed", "turned", "replaced"]


@dataclass(frozen=True, slots=True)
class Team:
    """A nation: its rank, its group, whose it is (None before it is drawn), and whether it is still in the cup.

    `reached` is the furthest stage in which it plays or played; a losing semi-finalist has reached `semis`.
    """

    code: str
    rank: Rank
    group: str
    owner: int | None
    alive: bool
    reached: StageWord


@dataclass(frozen=True, slots=True)
class Row:
    """A team's row in one match, its tiles from the name outward.

    `goals` are those that the tiles make, without dice; `half`: an attack is left over, half a goal pending.
    """

    team: str
    owner: int | None
    rank: Rank
    squares: int
    tiles: tuple[str, ...]
    guard: Guard
    full: bool
    goals: int
    half: bool


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the round that is played: its two rows as they stand; `group` is "" after the groups.

    `usable`: the viewer plays in this round and may use cards here (rule 27); False for an onlooker. `touched`:
    somebody has played here since the viewer's last turn (for an onlooker: in the last lap).
    """

    name: str
    group: str
    left: Row
    right: Row
    usable: bool
    touched: bool


@dataclass(frozen=True, slots=True)
class Penalty:
    """One kick of a shoot-out; `side` is 0 for the left team."""

    side: int
    team: str
    dot: str
    scored: bool


@dataclass(frozen=True, slots=True)
class Result:
    """A match that has been scored: rows as they stood, goals with dice, and how many of them the dice gave.

    `kicks` are those of a shoot-out, `kicked` its goals, which do not count in `goals`. `winner` is None for a draw,
    and before a shoot-out is decided.
    """

    name: str
    group: str
    left: Row
    right: Row
    goals: tuple[int, int]
    dice: tuple[int, int]
    kicks: tuple[Penalty, ...]
    kicked: tuple[int, int]
    winner: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A team's line in a table; `place` from 1, shared by those whom nothing separates (yet)."""

    team: str
    owner: int | None
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    through: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A group, or those who replay in it, from the best to the worst; `matches` are those that count in it.

    `final` is False while the matches are played: then the table shows how the tiles stand, without dice. `through`
    of its lines is told only when it is final and no lot is missing.
    """

    group: str
    matches: tuple[str, ...]
    lines: tuple[Standing, ...]
    final: bool


@dataclass(frozen=True, slots=True)
class Roll:
    """The four modifier dice (white, white, natural, natural); `group` is "" where one roll serves all."""

    group: str
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A round, or a replay of one, that has been scored: all that its ceremony tells.

    `replay` is 0, or 1 for the first replay and so on. `lots` are the drawn orders. `through` are the teams that go
    on, `again` those that replay, `out` those that go home, `leaving` the seats that are out with them; all are empty
    until every lot and shoot-out is decided (`closed`).
    """

    stage: StageWord
    replay: int
    rolls: tuple[Roll, ...]
    results: tuple[Result, ...]
    tables: tuple[Table, ...]
    lots: tuple[tuple[str, ...], ...]
    closed: bool
    through: tuple[str, ...]
    again: tuple[str, ...]
    out: tuple[str, ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tie:
    """A place in the bracket. `sources` say who comes there: `1E`, `2B` (group winner, second; 1930: `11`), `R2`
    (winner of), `-S1` (loser of).

    `left` and `right` are None until they are known; `goals` and `winner` until it is played. `replays` so many times
    it has been replayed; the goals are the last ones. `lot`: a lot has decided.
    """

    name: str
    stage: StageWord
    sources: tuple[str, str]
    left: str | None
    right: str | None
    goals: tuple[int, int] | None
    kicked: tuple[int, int] | None
    winner: str | None
    replays: int
    lot: bool


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's; `usable`: it has a legal use now; `new`: it was the last to come."""

    card: str
    usable: bool
    new: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What a play did to one square of a row: the tile before (None: it was empty) and after."""

    match: str
    team: str
    square: int
    deed: Deed
    before: str | None
    after: str


@dataclass(frozen=True, slots=True)
class Stood:
    """How a match stood right after a card turn, in half goals of the left and the right side, without dice."""

    match: str
    halves: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Done:
    """A card turn that was taken. `targets` is empty for a discard; `dot` is the penalty's die.

    `changes` is empty for a discard and a missed penalty. `drew`: a card was drawn after it. `stood` has each match
    that it changed, as it stood then and not as it stands now.
    """

    turn: int
    seat: int
    card: str
    discarded: bool
    targets: tuple[str, ...]
    dot: str | None
    changes: tuple[Change, ...]
    drew: bool
    stood: tuple[Stood, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """Teams are chosen: seats in the order of all picks to come, the rank that must be taken, and who has it."""

    upcoming: tuple[int, ...]
    rank: Rank
    teams: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shootout:
    """A shoot-out under way: `side` kicks next (0 left); `sudden`: five each are over. `waiting` matches follow."""

    match: str
    teams: tuple[str, str]
    owners: tuple[int, int]
    kicks: tuple[Penalty, ...]
    kicked: tuple[int, int]
    side: int
    sudden: bool
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or an onlooker (viewer None), sees it.

    `expects` is the chance event awaited; `to_act` the seat awaited, or for a penalty or kick being rolled whose it
    is. `turn` counts the turns that have begun, 0 before the first. `stage`, `replay` and `matches` are of the round
    that is played or, while dice, lots and shoot-outs decide, of the one just played; from its deck on of the next.
    `run` of `runs` says how often the group deck has been gone through; `deck_size` is what the deck had when it was
    shuffled, `deck_left` what is left of it; `discards` since then, oldest first. `extra` are the turns without
    drawing that are left (rule 16). `playing` are the seats in turn order from the seat to act, or from the next one;
    `seats_in` those who are still in the cup. `hand` is None for an onlooker. `done` are the turns taken in this
    round since the viewer's own last one, oldest first (an onlooker's: the last lap); `last` is the last of all.
    `target` is the row for which a penalty is being rolled. `lots` are the names of a lot that is awaited. `tables`
    are the groups as they stand, final ones too; `again` those who replay now; `reports` all rounds scored, the last
    one perhaps not closed. `shares` are the extras of rule 2, as (seat, team). `may_claim`: the viewer can end the
    game (rule 28) when it is to act; `claimants` are the seats of which that is known to all. `log` has every event,
    decks and refills reduced to how many cards they were.
    """

    viewer: int | None
    cup: int
    modifiers: bool
    allocation: Literal["bag", "draft"]
    runs: int
    seats: int
    phase: Phase
    expects: str | None
    to_act: int | None
    turn: int
    stage: StageWord
    replay: int
    matches: tuple[Match, ...]
    teams: tuple[Team, ...]
    tables: tuple[Table, ...]
    again: tuple[Table, ...]
    bracket: tuple[Tie, ...]
    dealer: int | None
    playing: tuple[int, ...]
    seats_in: tuple[int, ...]
    hand: tuple[HandCard, ...] | None
    hand_sizes: tuple[int, ...]
    run: int
    deck_size: int
    deck_left: int
    discards: tuple[str, ...]
    extra: int
    draft: Draft | None
    shares: tuple[tuple[int, str], ...]
    done: tuple[Done, ...]
    last: Done | None
    target: str | None
    rolls: tuple[Roll, ...]
    lots: tuple[str, ...]
    shootout: Shootout | None
    reports: tuple[Report, ...]
    may_claim: bool
    claimants: tuple[int, ...]
    outcome: Outcome | None
    log: tuple[str, ...]
