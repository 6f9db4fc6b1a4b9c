"""The contract of a game. Part of rules/core: standard library only.

A game is a value without state: it is asked, never told. It answers in four parts, which stand below one after the
other: its rules, chance, its notation, its terms. What has a body here is a default that fits most games.

What is a function of another file already is taken as it is: `legal = staticmethod(moves.legal)`. A game says what may
be done in one of two ways and inherits the other: `ListedGame` says `legal`, for small sets; `SpelledGame` says
`choices`, token by token, for large ones. There is one source of legality, never two.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import nsmallest
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from rules.core.chance import Rng
from rules.core.errors import IllegalAction, Refusal
from rules.core.notation import Notation
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting
from rules.core.terms import NOTHING_AUTOMATIC, About, Automatic, Length, Occasion, Swaps


class Position(Protocol):
    """What every game's state has: its outcome, None until the end."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""


State = TypeVar("State", bound=Position)
Action = TypeVar("Action")
ChanceEvent = TypeVar("ChanceEvent")
View = TypeVar("View")


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


class Game(ABC, Generic[State, Action, ChanceEvent, View]):
    """The questions that every game answers."""

    about: About

    # 1. Rules: what may be done, what comes of it, who sees what. A frozen state goes in, another one comes out.

    @abstractmethod
    def setup(self, seats: int, options: Options) -> State:
        """The state before the first event, without chance; options are settled and checked."""

    @abstractmethod
    def awaits(self, state: State) -> Waiting | Chance:
        """The seat, or the chance event, that is awaited while there is no outcome."""

    @abstractmethod
    def legal(self, state: State) -> Iterable[Action]:
        """Every action of the awaited seat, in any order, each once; empty if no seat is awaited."""

    @abstractmethod
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """What may follow the prefix; empty where it leads nowhere."""

    def sample(self, state: State) -> Iterable[Action] | None:
        """Where the legal actions are too many to be listed, some of every kind, always the same; None elsewhere."""
        return None

    @abstractmethod
    def apply(self, state: State, event: Action | ChanceEvent) -> State:
        """The state after an event, which must be possible: a legal action, or chance that can happen."""

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """All that a seat, or an onlooker (None), may see."""

    def secrets(self, state: State, seat: int) -> tuple[Any, ...]:
        """What a seat holds that others do not see; empty where nothing is hidden."""
        return ()

    def refuse(self, state: State, action: Action) -> Refusal:
        """Why this action of the awaited seat, which is not legal, is not: for people; it decides nothing."""
        return IllegalAction("That is not possible now.", reason="not-now")

    def turn_number(self, state: State) -> int:
        """How many turns have begun; it never falls. What a person takes back ends where their turn began, and
        the clock gives each turn its time. 0 where seats are not taking turns (set-up), so that no turn goes on there.
        """
        return 0

    # 2. Chance: drawn here and nowhere else, from an Rng that is handed in. A game without chance writes none of it.

    def resolve(self, state: State, rng: Rng) -> ChanceEvent:
        """The chance event awaited, drawn from the stream. Only where chance is awaited."""
        raise NotImplementedError(f"{self.about.title} has no chance")

    def can_happen(self, state: State, event: ChanceEvent) -> bool:
        """Whether a given chance event is possible now; the whistle may be although a seat is awaited."""
        return False

    def chance_ahead(self, state: State) -> bool:
        """Whether chance can still be drawn before the end (perft needs a game without)."""
        return type(self).resolve is not Game.resolve

    # 3. Notation: one object that writes and reads events.

    notation: Notation[Action, ChanceEvent]

    # 4. Terms: what people agree on before they play, and what the table may do for them.

    @abstractmethod
    def length(self, seats: int, options: Options) -> Length:
        """How long a game of so many usually takes with these options."""

    def check(self, seats: int, options: Options) -> None:
        """Raises BadOptions or BadSeats where options do not go together or with that many seats, be it any number."""
        return

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """The options to change on an occasion, by name; None says what `Occasion` tells. All options are in `options`,
        settled: their defaults, and what has been chosen.
        """
        return None

    def idle_options(self, options: Options) -> frozenset[str]:
        """The names of the options that make no difference while the others are as they are."""
        return frozenset()

    def swaps(self, options: Options) -> Swaps | None:
        """The list that may be changed word by word under these options, beginning with the game's own suggestion; None
        where there is none. The options are settled, but not checked together.
        """
        return None

    def quick_setup(self, seat: int) -> tuple[str, ...]:
        """A sensible set-up for a seat, as the notations of its actions in order; empty where seats place nothing."""
        return ()

    def whistle(self, options: Options) -> str | None:
        """The notation of the chance event by which the table's clock ends the game; None where no clock does."""
        return None

    def automatic(self, state: State) -> Automatic:
        """What the table may do by itself now, and what is still at stake."""
        return NOTHING_AUTOMATIC

    # What follows of the answers is the same for all games; ListedGame and SpelledGame give what is abstract here.

    def turn(self, state: State) -> Turn:
        """What is awaited, or how the game ended."""
        return self.awaits(state) if state.outcome is None else Over(state.outcome)

    @abstractmethod
    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the awaited seat may do this now."""

    @abstractmethod
    def listed(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the legal actions, sorted; the first `limit` of them."""


class ListedGame(Game[State, Action, ChanceEvent, View]):
    """A game that lists its legal actions; the choices are cut from that list."""

    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """What may follow the prefix, found among the legal actions."""
        depth = len(prefix)
        following: set[str] = set()
        notation: str | None = None
        for action in self.legal(state):
            tokens = self.notation.tokens(action)
            if tokens[:depth] == prefix:
                if len(tokens) == depth:
                    notation = self.notation.write(action)
                else:
                    following.add(tokens[depth])
        return Choices(tuple(sorted(following)), notation)

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the action is in the list."""
        return action in set(self.legal(state))

    def listed(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the legal actions, sorted; the first `limit` of them."""
        written = map(self.notation.write, self.legal(state))
        return sorted(written) if limit is None else nsmallest(limit, written)


class SpelledGame(Game[State, Action, ChanceEvent, View]):
    """A game that spells its actions token by token, with blanks between them; the legal ones are the complete paths.

    So it lists in the sorted order of notations, and may stop as soon as there are enough.
    """

    def legal(self, state: State) -> Iterator[Action]:
        """Every complete path through the choices, in the order of its notation."""
        yield from self._paths(state, ())

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the choices lead to this action."""
        return self.choices(state, self.notation.tokens(action)).notation == self.notation.write(action)

    def listed(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the legal actions, sorted; the first `limit` of them, found without the others."""
        return list(islice(map(self.notation.write, self.legal(state)), limit))

    def _paths(self, state: State, prefix: tuple[str, ...]) -> Iterator[Action]:
        found = self.choices(state, prefix)
        if found.notation is not None:
            yield self.notation.read_action(found.notation)
        for token in found.tokens:
            yield from self._paths(state, (*prefix, token))
