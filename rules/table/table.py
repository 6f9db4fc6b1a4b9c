"""A table: its people, its game and its open questions. Part of rules/table: imports rules/core and the shelf.

A Table is the fold of its journal and nothing else (`fold.py`); `act.py` judges requests. It is a `Lobby`, then
`Running`, then `Finished`; a lobby that ends before its game is `Closed`. Each phase has only what makes sense in it:
`Begun` is what the two with a game share, `Ended` what the two that are over share.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from rules import GAMES, AnyGame
from rules.core.chance import commitment, mix_seed
from rules.core.match import Chain, Match
from rules.core.options import Value
from rules.core.terms import Occasion, Routine
from rules.table.terms import Pace, Records, Terms
from rules.table.values import (
    NO_ACTS,
    Act,
    Declined,
    Offer,
    OwnTime,
    Proposal,
    RematchRequest,
    Result,
    RoundRequest,
    Routines,
    Seat,
    TurnedDown,
    Undo,
    Undone,
    Vote,
)


@dataclass(frozen=True, kw_only=True)
class Common(OwnTime):
    """What every table has, whatever its phase; times are in the table's own, apart from `ended_at`.

    `number` is the last journal number. `position` is the number of the last entry that changed the game, so that a
    button knows whether the board has moved on. `puzzle` is the number of the daily puzzle played here (0: none), and
    `counted` means that this is the player's one counted try. `event` is the id of the event of which the game is one,
    empty for none. `secret` is sealed by `commitment`.
    """

    id: str
    game_key: str
    version: int
    host: int
    options: Mapping[str, Value]
    terms: Terms
    invited: tuple[int, ...]
    secret: str = field(repr=False)
    puzzle: int = 0
    counted: bool = False
    event: str = ""
    number: int = 1
    position: int = 1
    seats: tuple[Seat, ...] = ()

    @property
    def game(self) -> AnyGame:
        """The game played here."""
        return GAMES[self.game_key]

    @property
    def commitment(self) -> str:
        """The hash published in the lobby, with which the secret can be checked at the end."""
        return commitment(self.id, self.secret)

    @property
    def persons(self) -> tuple[int, ...]:
        """The people who own a seat, in seat order."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def players(self) -> tuple[int, ...]:
        """The people who play their own seats now."""
        return tuple(seat.played_by for seat in self.seats if seat.played_by is not None)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seat whose turn it is; empty if it is no seat's turn."""
        return ()

    @property
    def awaited_persons(self) -> tuple[int, ...]:
        """The people whose turn it is."""
        played = (self.seats[seat].played_by for seat in self.awaited)
        return tuple(person for person in played if person is not None)

    @property
    def chapter(self) -> int:
        """The ordinal of the current match or round, in games that people follow in such pieces; otherwise 0."""
        return 0

    @property
    def private(self) -> bool:
        """Whether it is an unfinished try at a daily puzzle, of which its player can share nothing yet."""
        return self.puzzle > 0 and isinstance(self, Running)

    @property
    def is_slow_game(self) -> bool:
        """Whether a game runs here in which people take turns whenever they have time; a puzzle's isn't."""
        return isinstance(self, Running) and self.terms.pace is Pace.SLOW and not self.puzzle

    def but(self, **changes: Any) -> Self:
        """Copy the table with these fields changed. A fold does this several times an entry, so it has to be fast."""
        assert changes.keys() <= self.__dict__.keys(), changes.keys()
        changed = object.__new__(type(self))
        changed.__dict__.update(self.__dict__)
        changed.__dict__.update(changes)
        return changed

    def seat_of(self, person: int) -> int | None:
        """The seat that a person owns, or None."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)


@dataclass(frozen=True, kw_only=True)
class Lobby(Common):
    """A table before its game: people come and go, and agree on what to play.

    `named` are the options that somebody chose. `presses` are the (person, interaction id) of everybody's first
    joining, also of people who left. `joins` is how often each person joined, and `arranged` how often each changed the
    lobby otherwise; the host removed the people in `sent_away`. `refused` are those who declined an invitation, until
    somebody comes or the host goes on. `declined` and `set_back` (options reset because `newcomer` joined) are the
    latest news about proposals; `former_host` has just left. `consented` agreed to the present shared settings, which
    were last changed by the entry `settled_at`.
    """

    named: tuple[str, ...] = ()
    presses: tuple[tuple[int, str], ...] = ()
    opened_at: int = 0
    joins: tuple[tuple[int, int], ...] = ()
    arranged: tuple[tuple[int, int], ...] = ()
    sent_away: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    proposal: Proposal | None = None
    declined: Declined | None = None
    set_back: tuple[str, ...] = ()
    newcomer: int = 0
    former_host: int = 0
    consented: tuple[int, ...] = ()
    settled_at: int = 0

    @property
    def expected(self) -> tuple[int, ...]:
        """The invited people who haven't joined yet."""
        return tuple(person for person in self.invited if self.seat_of(person) is None)

    @property
    def is_turned_down(self) -> bool:
        """Whether everybody invited has declined, so that the host is alone and has to say how to go on."""
        return bool(self.refused) and not self.expected and len(self.seats) == 1

    @property
    def rivals(self) -> int:
        """How many computers join if the game starts now, because a person is alone in the lobby."""
        about = self.game.about
        if len(self.seats) != 1 or self.puzzle or not about.rivals:
            return 0
        return min(about.rivals if self.terms.rivals is None else self.terms.rivals, about.seats[1] - 1)

    @property
    def missing(self) -> int:
        """How many more computers make this a good game, not counting the people who are invited."""
        about = self.game.about
        least = max(about.good_seats, 1 + self.rivals)
        room = about.seats[1] - len(self.seats)
        return 0 if self.puzzle else max(0, min(least - len(self.seats), room) - len(self.expected))

    @property
    def unasked(self) -> tuple[int, ...]:
        """The people who haven't answered the proposal yet."""
        asked = self.proposal
        if asked is None:
            return ()
        return tuple(person for person in self.persons if person not in (asked.person, *asked.agreed))

    @property
    def suited_options(self) -> Mapping[str, Value]:
        """The options if the game started now: those that nobody chose suit the number of players.

        A list that people change by swapping has its present value.
        """
        better = self.game.options_for(Occasion.SUITED, len(self.seats) + self.rivals, self.options) or {}
        suited = {**self.options, **{name: value for name, value in better.items() if name not in self.named}}
        swaps = self.game.about.swaps(suited)
        return suited if swaps is None else {**suited, swaps.option: " ".join(swaps.chosen)}


@dataclass(frozen=True, kw_only=True)
class Begun(Common):
    """What a table has once its game has begun, over or not.

    `joined` are the ids of interactions mixed into the seed at the start, `seated` has for each seat its person's id or
    `computer`, and `drawn` says whether the seats were drawn. `plans` is what each seat will do next,
    `quick` its ready-made set-up. `turns` counts the turns begun. `gone` are the (seat, person) who resigned,
    `relieved` the seats whose owners asked a computer to play, even for a while. `on_board` are the last two chapters
    (the earlier first, 0 for none) in which somebody acted, so that they were on the board. `undone` is what was undone
    last, until the game goes on. `begun` are the stage and the chapter that began last: something was played in them,
    or the pause before them is over. `rounds` are the first chapters of the stages that have begun, `rounds_on_board`
    those of the stages that were on the board.
    """

    match: Match = field(repr=False)
    acts: Chain[Act] = field(default=NO_ACTS, repr=False)
    joined: tuple[str, ...] = ()
    seated: tuple[str, ...] = ()
    drawn: bool = False
    plans: tuple[tuple[str, ...], ...] = ()
    quick: tuple[tuple[str, ...], ...] = ()
    turns: int = 0
    gone: tuple[tuple[int, int], ...] = ()
    relieved: tuple[int, ...] = ()
    on_board: tuple[int, int] = (0, 0)
    undone: Undone | None = None
    begun: tuple[int, int] = (0, 0)
    rounds: tuple[int, ...] = ()
    rounds_on_board: tuple[int, ...] = ()

    @property
    def seed(self) -> str:
        """The seed of all chance: the secret, mixed with the ids in `joined` if any (ENGINE, mixed seeds)."""
        return table_seed(self.secret, self.joined)

    @property
    def party(self) -> tuple[int, ...]:
        """Everybody who has a seat or resigned one."""
        return tuple(dict.fromkeys((*self.persons, *(person for _, person in self.gone))))

    @property
    def chapter(self) -> int:
        """The ordinal of the current match or round, in games that people follow in such pieces; otherwise 0."""
        return self.match.automatic.chapter

    @property
    def chapter_above(self) -> int:
        """The chapter that was on the board before the current one, or 0; nobody has seen those in between.

        If the table does nothing for any seat, every chapter has been there.
        """
        if not self.game.about.routines:
            return max(0, self.chapter - 1)
        if self.terms.records is Records.ROUND:
            return self.round_above(self.round_began)
        earlier, later = self.on_board
        return earlier if later == self.chapter else later

    def round_of(self, chapter: int) -> tuple[int, int]:
        """The first and the last chapter of the stage to which a chapter belongs, if that stage is over."""
        first = max((one for one in self.rounds if one <= chapter), default=chapter)
        after = min((one for one in (*self.rounds, self.round_began) if one > chapter), default=chapter + 1)
        return first, after - 1

    def round_above(self, first: int) -> int:
        """The last chapter of the stage on the board before the stage that starts with chapter `first`; 0 for none."""
        before = max((one for one in self.rounds_on_board if one < first), default=0)
        return self.round_of(before)[1] if before else 0

    @property
    def round_began(self) -> int:
        """The first chapter of the current stage; after the game, the one that would come next."""
        return self.begun[1] + 1


@dataclass(frozen=True, kw_only=True)
class Running(Begun):
    """A table whose game is running.

    `earlier` are the latest matches before `match`, newest last, as far back as one can go without a replay.
    `moved_at` is the time of the game's last event, `first_played_at` when a person first acted, `kicked_off_at` when
    the first turn began; 0 until then. `awaiting_since` is when the current turn came; `waits` counts the votes about
    it that changed nothing, and `postponed` has the new times of what was put off for quiet hours, by kind. `called`
    are the people whose turn it last was: they need no mention when computers lead back to them. `gone_lately` are
    those in `gone` since a person last acted. `undos` counts each person's undos, and `undos_in_turn` those into the
    turn that began at that length of the log. `asked` is how often each person asked something of the others;
    `turned_down` is what somebody declined last, until the game goes on or somebody asks again. `paused` means that the
    table pauses before a chapter that nobody plays by hand, and `skippers` are the people who want to skip the rest.
    `held` are the people whose absence holds the table, with its end (ms, by a clock that is never set). `banks` is
    what each seat's clock shows (ms), as of `awaiting_since` for the seat on turn; empty without a time control.
    `paid_until` is the length of the log when the latest turn began that added to one, -1 before the first.
    """

    earlier: tuple[Match, ...] = field(default=(), repr=False, compare=False)
    moved_at: int = 0
    first_played_at: int = 0
    kicked_off_at: int = 0
    awaiting_since: int = 0
    waits: int = 0
    reminded: bool = False
    postponed: tuple[tuple[str, int], ...] = ()
    banks: tuple[int, ...] = ()
    paid_until: int = -1
    called: tuple[int, ...] = ()
    gone_lately: tuple[tuple[int, int], ...] = ()
    clock_ran_out: bool = False
    offer: Offer | None = None
    undo: Undo | None = None
    turned_down: TurnedDown | None = None
    vote: Vote | None = None
    round: RoundRequest | None = None
    paused: bool = False
    skippers: tuple[int, ...] = ()
    undos: tuple[tuple[int, int], ...] = ()
    undos_in_turn: tuple[int, int] = (0, 0)
    asked: tuple[tuple[int, int], ...] = ()
    held: tuple[tuple[int, int], ...] = ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seat whose turn it is; empty if it is no seat's turn."""
        seat = self.match.to_act
        return () if seat is None or self.paused else (seat,)

    @property
    def round_began(self) -> int:
        """The first chapter of the current stage."""
        routine, (stage, _) = self.routine, self.begun
        if routine is not None and routine.stage > stage:
            return self.chapter
        return self.rounds[-1] if self.rounds else 0

    @property
    def only_watching(self) -> bool:
        """Whether people play here but none of their seats is still in the game."""
        at_stake = self.match.automatic.at_stake
        if at_stake is None or not self.players:
            return False
        return all(self.seats[number].played_by is None for number in at_stake)

    @property
    def skipping(self) -> bool:
        """Whether everybody present wants the rest of the game played at once."""
        there = {seat.played_by for seat in self.seats if not seat.away} - {None}
        return bool(self.skippers) and there <= set(self.skippers)

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of absent owners, for whom the table does all routine actions.

        That is only so while somebody else who is still in plays by hand; otherwise the table waits as usual.
        """
        away = tuple(number for number, seat in enumerate(self.seats) if seat.away)
        if not away:
            return ()
        others = (self.seats[number] for number in self.match.at_stake if number not in away)
        there = any(seat.played_by is not None and seat.routines is not Routines.ALWAYS for seat in others)
        return away if there else ()

    @property
    def routine(self) -> Routine | None:
        """The routine action to be done now, or None."""
        return self.match.automatic.routine


@dataclass(frozen=True, kw_only=True)
class EndedTable(Common):
    """What a table has once it is over: when (unix ms) and how it ended, and who caused that, if anybody did."""

    ended_at: int
    ended_by: int | None
    result: Result


@dataclass(frozen=True, kw_only=True)
class Finished(Begun, EndedTable):
    """A table whose game is over; its people may want a rematch.

    `sealed_rematch` is the id and the commitment of the rematch, `rematch_table` its id once it exists. `presses` are
    the (person, interaction id) of everybody's first request for it. `rematch_refused` is who turned it down last.
    """

    rematches: tuple[RematchRequest, ...] = ()
    rematch_refused: int | None = None
    sealed_rematch: tuple[str, str] | None = None
    rematch_table: str | None = None
    presses: tuple[tuple[int, str], ...] = ()

    @property
    def rematch(self) -> tuple[int, ...]:
        """The people who want a rematch, in the order of asking."""
        return tuple(request.person for request in self.rematches)


@dataclass(frozen=True, kw_only=True)
class Closed(EndedTable):
    """A lobby that ended before its game started."""


Table = Lobby | Running | Finished | Closed
AnyPhase = TypeVar("AnyPhase", bound=Common)


def table_seed(secret: str, joined: tuple[str, ...]) -> str:
    """The seed of a table with this secret after mixing in these ids."""
    return mix_seed(secret, joined) if joined else secret
