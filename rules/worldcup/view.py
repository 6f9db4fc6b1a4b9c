"""What a seat or a watcher may see of the World Cup Game. Part of rules/worldcup: rules/core only.

A View consists of names, words and small numbers, so that pictures, sentences, computer players and the pipe need
nothing else. It has nothing of other hands, the order of a deck or the cards that are set aside (rule 30). `look.py`
makes it.

A tile is written as its card: `3`, `2`, `1`, `A`, `D`, `P`; face down with an x in front: `x3`, `xA`. Teams are codes,
matches are names (`A1`, `2-3`, `R4`, `W`, `S1`, `T`, `F`); seats and squares of a row count from 0.
"""

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Outcome
from rules.worldcup.pieces import Rank, StageWord

#: The current phase. `setup`: bag, dealer and first deck; `pick`: teams are chosen; `card`: a card turn; `penalty`: the
#: die of a penalty card; `dice`: the modifier dice; `lots`; `deal`: decks and refills between rounds and runs; `kick`:
#: a shoot-out, its die included; `over`.
Phase = Literal["setup", "pick", "card", "penalty", "dice", "lots", "deal", "kick", "over"]
#: A row is empty, has an outermost tile that can be turned, or is protected by it.
Guard = Literal["empty", "open", "safe"]
#: A play's change to one square.
Deed = Literal["placed", "turned", "replaced"]


@dataclass(frozen=True)
class NationView:
    """A nation: its rank, its group, its owner (None before it has one), and whether it is still in the cup.

    `reached` is the furthest stage in which it has played or plays; for a losing semi-finalist that is `semis`.
    """

    code: str
    rank: Rank
    group: str
    owner: int | None
    alive: bool
    reached: StageWord


@dataclass(frozen=True)
class MatchRow:
    """A team's row in one match, its tiles from the name outward.

    `goals` are those of the tiles, without dice; `half` means that an odd attack is left, half a goal.
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


@dataclass(frozen=True)
class MatchView:
    """A match of the current round with its two rows as they are now; `group` is "" after the groups.

    `usable` means that the viewer plays in this round and may use cards here (rule 27); False for a watcher. `touched`
    means that somebody has changed it since the viewer's last turn (for a watcher: in the last lap).
    """

    name: str
    group: str
    left: MatchRow
    right: MatchRow
    usable: bool
    touched: bool


@dataclass(frozen=True)
class Penalty:
    """One kick of a shoot-out; `side` is 0 for the left team."""

    side: int
    team: str
    dot: str
    scored: bool


@dataclass(frozen=True)
class MatchResult:
    """A scored match: its rows then, its goals with dice, and how many of them came from the dice.

    `kicks` are those of a shoot-out, `kicked` its goals, which don't count in `goals`. `winner` is None for a draw and
    until a shoot-out is decided.
    """

    name: str
    group: str
    left: MatchRow
    right: MatchRow
    goals: tuple[int, int]
    dice: tuple[int, int]
    kicks: tuple[Penalty, ...]
    kicked: tuple[int, int]
    winner: str | None


@dataclass(frozen=True)
class TableRow:
    """A team's line in a table; `place` counts from 1 and is shared by teams that nothing separates (yet)."""

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


@dataclass(frozen=True)
class Table:
    """A group or a replay in it, best team first; `matches` are those that count in it.

    `final` is False during the matches; then the table goes by the current tiles, without dice. `through` of its lines
    is only set when it is final and no lot is missing.
    """

    group: str
    matches: tuple[str, ...]
    lines: tuple[TableRow, ...]
    final: bool


@dataclass(frozen=True)
class ModifierRoll:
    """The four modifier dice (white, white, natural, natural); `group` is "" if one roll is for all matches."""

    group: str
    colours: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """A scored round or replay, with everything that its ceremony shows.

    `replay` is 0, or 1 for the first replay and so on. `lots` are the drawn orders. `through` are the teams that go
    through, `again` those that replay, `out` those that go home, `leaving` the seats that are out with them; all are
    empty until every lot and shoot-out is decided (`closed`).
    """

    stage: StageWord
    replay: int
    rolls: tuple[ModifierRoll, ...]
    results: tuple[MatchResult, ...]
    tables: tuple[Table, ...]
    lots: tuple[tuple[str, ...], ...]
    closed: bool
    through: tuple[str, ...]
    again: tuple[str, ...]
    out: tuple[str, ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True)
class Tie:
    """A match of the bracket.

    `sources` say who plays: `1E`, `2B` (group winner, second; 1930: `11`), `R2` (winner of), `-S1` (loser of). `left`
    and `right` are None until known; `goals` and `winner` until it has been played. `replays` counts its replays, and
    the goals are those of the last one. `lot` means that a lot decided it.
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


@dataclass(frozen=True)
class HandCard:
    """A card in the viewer's hand; `usable`: it has a legal use now; `new`: it came last."""

    card: str
    usable: bool
    new: bool


@dataclass(frozen=True)
class Change:
    """A play's change to one square of a row: the tile before (None if it was empty) and after."""

    match: str
    team: str
    square: int
    deed: Deed
    before: str | None
    after: str


@dataclass(frozen=True)
class Stood:
    """A match's score right after a card turn, in half goals of the left and right sides, without dice."""

    match: str
    halves: tuple[int, int]


@dataclass(frozen=True)
class Done:
    """A card turn that was taken. `targets` is empty for a discard; `dot` is the penalty's die.

    `changes` is empty for a discard and a missed penalty. `drew` means that a card was drawn after it. `stood` has the
    score right after it, not the current one, of each match that it changed.
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


@dataclass(frozen=True)
class Draft:
    """The draft: the seats of all picks to come, in order, the rank to choose from, and its teams."""

    upcoming: tuple[int, ...]
    rank: Rank
    teams: tuple[str, ...]


@dataclass(frozen=True)
class Shootout:
    """The current shoot-out.

    `side` kicks next (0 left); `sudden` means that five kicks each are over; `waiting` matches follow.
    """

    match: str
    teams: tuple[str, str]
    owners: tuple[int, int]
    kicks: tuple[Penalty, ...]
    kicked: tuple[int, int]
    side: int
    sudden: bool
    waiting: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """The game as one seat, or a watcher (viewer None), sees it.

    `expects` is the chance event that is due; `to_act` is the seat to act or, while the die of a penalty or kick rolls,
    the seat that it is for. `turn` counts the turns begun, 0 before the first. `stage`, `replay` and `matches` are of
    the current round, also while dice, lots and shoot-outs decide it; once the next round's deck is due, of that round.
    `run` of `runs` is the pass through the group deck; `deck_size` is the deck's size when it was shuffled, `deck_left`
    what is left of it; `discards` are those since then, oldest first. `extra` is how many turns without drawing are
    left (rule 16). `playing` are the seats in turn order from the seat to act, or from the next one; `seats_in` those
    still in the cup. `hand` is None for a watcher. `done` are the turns in this round since the viewer's own last one,
    oldest first (for a watcher: the last lap); `last` is the latest of all. `target` is the row for which a penalty is
    being rolled. `lots` are the names in a lot that is due. `tables` are the groups' tables, current or final; `again`
    those being replayed; `reports` has all scored rounds, of which the last may not be closed. `shares` are the extras
    of rule 2, as (seat, team). `may_claim` means that the viewer can end the game (rule 28) when it is to act;
    `claimants` are the seats that everyone knows can. `log` has every event, with decks and refills reduced to numbers
    of cards.
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
    matches: tuple[MatchView, ...]
    teams: tuple[NationView, ...]
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
    rolls: tuple[ModifierRoll, ...]
    lots: tuple[str, ...]
    shootout: Shootout | None
    reports: tuple[Report, ...]
    may_claim: bool
    claimants: tuple[int, ...]
    outcome: Outcome | None
    log: tuple[str, ...]
