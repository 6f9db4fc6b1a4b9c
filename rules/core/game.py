"""The contract of a game. Part of rules/core: standard library only.

A game is a value without state: it is asked, never told. Set-up is without chance; chance is drawn by the host from an
Rng handed in; whoever acts, `apply` answers with a new state.

A game writes its possible actions in one of two ways and inherits the other: `ListedGame` says `legal`, for small sets;
`SpelledGame` says `choices`, token by token, for large ones. There is one source of legality, never two.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rules.core.chance import Rng
from rules.core.errors import Refusal
from rules.core.options import Option, Options
from rules.core.outcome import Turn, Waiting

State = TypeVar("State")
Action = TypeVar("Action")
Draw = TypeVar("Draw")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game: people, year, and where its rules are told."""

    designers: tuple[str, ...]
    year: int
    translators: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a game before it begins.

    `seats` is the least and the greatest number of seats. `version` rises when an old log would replay differently.
    `hidden` says that views differ between seats. `minutes` is the usual length at a table, least and most.
    `best_seats` is with how many the game is at its best, least and most; None where all numbers of seats are as
    good.
    `routines` says that play has actions that decide nothing and that the table may do for a seat (`routine`), `draws`
    that people may agree to a draw. `rivals` is how many computers join a person who starts alone.
    `place` is where the game stands on the shelf and in menus; the first is the one that is meant where none is named.
    """

    key: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    version: int
    hidden: bool
    credits: Credits
    minutes: tuple[int, int]
    seat_names: tuple[str, ...] = ()
    best_seats: tuple[int, int] | None = None
    place: int = 99
    routines: bool = False
    draws: bool = True
    rivals: int = 0


@dataclass(frozen=True, slots=True)
class Routine:
    """The one legal action of a seat, where nothing is decided by it but a person may want to do it by hand.

    `stage` and `match` are ordinals that only rise in a game; people follow it match by match and may have a stage
    played at once. `marks` are what it concerns (teams, say), as people reserve them. `deciding` says that much hangs
    on it for the seat.
    """

    text: str
    stage: int
    match: int
    marks: tuple[str, ...] = ()
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class Swaps:
    """A list of words that is chosen by swapping: the value of `option`, separated by spaces, is `chosen` now, and each
    of its words can make room for one of `others`. Words have at most 30 characters and neither space, `|` nor `#`.
    """

    option: str
    chosen: tuple[str, ...]
    others: tuple[str, ...]

    def swapped(self, leaving: str, coming: str) -> str:
        """The option's value after a swap, the newcomer in the place of who left. Raises ValueError."""
        if coming not in self.others:
            raise ValueError(coming)
        at = self.chosen.index(leaving)
        return " ".join((*self.chosen[:at], coming, *self.chosen[at + 1 :]))


@dataclass(frozen=True, slots=True)
class Choices:
    """What may follow a prefix of tokens.

    `tokens` is sorted. `notation` is that of the action which the prefix is as it stands, None where it is none.
    """

    tokens: tuple[str, ...] = ()
    notation: str | None = None

    @property
    def complete(self) -> bool:
        """Whether the prefix is an action."""
        return self.notation is not None


class Game(ABC, Generic[State, Action, Draw, View]):
    """The questions that every game answers."""

    about: About
    #: Whether `legal` yields in the sorted order of notations, so that a host may stop as soon as it has enough.
    legal_in_order: ClassVar[bool] = False

    @abstractmethod
    def setup(self, seats: int, options: Options) -> State:
        """The state before the first event; options are settled and checked. Raises BadSeats for combinations."""

    @abstractmethod
    def turn(self, state: State) -> Turn:
        """What is awaited."""

    @abstractmethod
    def legal(self, state: State) -> Iterable[Action]:
        """Every action of the seat to act, in any order, each once; empty if no seat is awaited."""

    def sample(self, state: State) -> Iterable[Action] | None:
        """Where the legal actions are too many to be listed, some of every kind, always the same; None elsewhere."""
        return None

    @abstractmethod
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """What may follow the prefix; empty where it leads nowhere."""

    @abstractmethod
    def apply(self, state: State, event: Action | Draw) -> State:
        """The state after an event, which must be possible (`legal`, `accepts`)."""

    @abstractmethod
    def draw(self, state: State, rng: Rng) -> Draw:
        """The chance event awaited, drawn from the stream. Only where `turn` says Chance."""

    @abstractmethod
    def accepts(self, state: State, event: Draw) -> bool:
        """Whether a given chance event is possible now."""

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """All that a seat, or an onlooker (None), may see."""

    @abstractmethod
    def write(self, event: Action | Draw) -> str:
        """The notation of an event."""

    @abstractmethod
    def tokens(self, action: Action) -> tuple[str, ...]:
        """The notation cut at its natural joints; the last token completes it."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action written so. Raises BadNotation."""

    @abstractmethod
    def read_chance(self, text: str) -> Draw:
        """The chance event written so. Raises BadNotation."""

    @abstractmethod
    def refuse(self, state: State, seat: int, action: Action) -> Refusal:
        """Why this action, which is not legal now, is not: for people; it decides nothing."""

    @abstractmethod
    def chance_ahead(self, state: State) -> bool:
        """Whether a chance event can still be drawn from here on (perft needs a game without)."""

    def check(self, seats: int, options: Options) -> None:
        """Raises BadOptions where options do not go together or with that many seats, be it any whole number."""
        return

    def turn_number(self, state: State) -> int:
        """How many turns have begun; 0 where seats are not taking turns (set-up), so that no turn goes on there."""
        return 0

    def quick_setup(self, seat: int) -> tuple[str, ...]:
        """A sensible set-up for a seat, as its actions in order; empty where seats place nothing."""
        return ()

    def held(self, state: State, seat: int) -> tuple[Any, ...]:
        """What a seat holds that others do not see; empty where nothing is hidden."""
        return ()

    def closing_event(self, options: Options) -> str | None:
        """The chance event that the table's clock gives when it runs out; None where no clock ends the game."""
        return None

    def passed_on(self, seats: int, options: Options) -> Options | None:
        """The options of a rematch in which everybody keeps the seat and something else moves on, like the deal; None
        where the seats themselves move on by one.
        """
        return None

    def formality(self, state: State) -> str | None:
        """The notation of the one legal action, where there is nothing to decide and the table may do it for the
        seat.
        """
        return None

    def routine(self, state: State) -> Routine | None:
        """The action awaited, where it decides nothing; None where it does, or where none is awaited."""
        return None

    def chapter(self, state: State) -> int:
        """The ordinal, from 1, of what is played now where people follow a game piece by piece: the match of a
        routine, a round; 0 for a game in one piece, and where nothing follows. It only rises, once a piece is over.
        """
        routine = self.routine(state)
        return 0 if routine is None else routine.match

    def marks(self, state: State, seat: int) -> tuple[str, ...]:
        """What of its own a seat may reserve, so that the table does not act for it there."""
        return ()

    def still_in(self, state: State) -> tuple[int, ...]:
        """The seats that the rest of the game can still concern; empty where nobody is awaited any more."""
        turn = self.turn(state)
        return (turn.seat,) if isinstance(turn, Waiting) else ()

    def suited_options(self, seats: int) -> Options:
        """Options that suit so many better than the defaults, for tables where nobody chose them."""
        return {}

    def swaps(self, options: Options) -> Swaps | None:
        """The list that may be changed word by word under these options, beginning with the game's own suggestion; None
        where there is none. The options are settled, but not checked together.
        """
        return None

    def slow_options(self, options: Options) -> Options:
        """Options that suit a table better where a turn takes hours."""
        return {}

    def puzzle_options(self) -> Options | None:
        """How its puzzle is played, alone against a score of which less is better; None where it has no puzzle."""
        return None

    def solo_options(self) -> tuple[str, ...] | None:
        """The options that tell one score of a game alone from another; less of it is better. None where a game alone
        has no score.
        """
        return None

    def usual_minutes(self, seats: int, options: Options) -> int:
        """How long a game of so many usually takes at a table with these options."""
        return round(sum(self.about.minutes) / 2)

    def usual_turns(self, seats: int, options: Options) -> int | None:
        """About how many turns all seats together usually take with these options; None where that is not known."""
        return None

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the seat to act may do this now."""
        return action in set(self.legal(state))


class ListedGame(Game[State, Action, Draw, View]):
    """A game that lists its legal actions; the choices are cut from that list."""

    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """What may follow the prefix, found among the legal actions."""
        depth = len(prefix)
        following: set[str] = set()
        notation: str | None = None
        for action in self.legal(state):
            tokens = self.tokens(action)
            if tokens[:depth] == prefix:
                if len(tokens) == depth:
                    notation = self.write(action)
                else:
                    following.add(tokens[depth])
        return Choices(tuple(sorted(following)), notation)


class SpelledGame(Game[State, Action, Draw, View]):
    """A game that spells its actions token by token; the legal ones are the complete paths."""

    def legal(self, state: State) -> Iterator[Action]:
        """Every complete path through the choices."""
        yield from self._paths(state, ())

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the choices lead to this action."""
        tokens = self.tokens(action)
        return self.choices(state, tokens).notation == self.write(action)

    def _paths(self, state: State, prefix: tuple[str, ...]) -> Iterator[Action]:
        found = self.choices(state, prefix)
        if found.notation is not None:
            yield self.read(found.notation)
        for token in found.tokens:
            yield from self._paths(state, (*prefix, token))
