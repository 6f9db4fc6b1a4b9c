"""The contract of a game. Part of rules/core: standard library only.

A game is a value without state that answers questions. They come in four parts: rules, chance, notation, terms.
A method with a body is a default that suits most games.

A function from another file can be used directly: `legal = staticmethod(moves.legal)`. A game defines its legal actions
in one of two ways and inherits the other: `ListedGame` defines `legal`, for small sets; `SpelledGame` defines
`choices`, token by token, for large ones. So there is only one source of legality.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from itertools import islice
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from rules.core.chance import Rng
from rules.core.errors import IllegalAction, Refusal
from rules.core.notation import Notation
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting
from rules.core.terms import NOTHING_AUTOMATIC, About, Automatic, Contests, Length, Occasion


class Position(Protocol):
    """What every game's state has: an outcome, None until the end."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""


State = TypeVar("State", bound=Position)
Action = TypeVar("Action")
ChanceEvent = TypeVar("ChanceEvent")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Choices:
    """The tokens that may follow a prefix.

    `tokens` is sorted. If the prefix is already an action, `notation` is that action's, else None.
    """

    tokens: tuple[str, ...] = ()
    notation: str | None = None

    @property
    def complete(self) -> bool:
        """Whether the prefix is already an action."""
        return self.notation is not None


#: Whether something holds in a step of a lesson: the states before and after the learner's actions, the learner's seat,
#: and the actions.
Condition: TypeAlias = Callable[[State, State, int, tuple[Action, ...]], bool]


@dataclass(frozen=True, slots=True)
class Variation:
    """A few actions that show why a try at a puzzle is right or wrong: `kind` is the game's own word for the reason.

    `seat` is whose actions they are, in notation; `at` is a place on the board.
    """

    kind: str
    seat: int
    actions: tuple[str, ...] = ()
    at: str = ""


class Game(ABC, Generic[State, Action, ChanceEvent, View]):
    """The questions that every game answers."""

    about: About

    # 1. Rules: what is legal, what it does, who sees what. Each takes a frozen state; `apply` returns a new one.

    @abstractmethod
    def setup(self, seats: int, options: Options) -> State:
        """The state before the first event, without chance; the options are settled and checked."""

    @abstractmethod
    def awaits(self, state: State) -> Waiting | Chance:
        """The seat or the chance event to act next, while there is no outcome."""

    @abstractmethod
    def legal(self, state: State) -> Iterable[Action]:
        """Every legal action of the seat to act, in any order, each once; empty if it is no seat's turn."""

    @abstractmethod
    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """The tokens that may follow the prefix; empty if it leads nowhere."""

    def sample(self, state: State) -> Iterable[Action] | None:
        """If there are too many legal actions to list, some of every kind, always the same; else None."""
        return None

    @abstractmethod
    def apply(self, state: State, event: Action | ChanceEvent) -> State:
        """The state after an event, which must be a legal action or a chance event that can happen."""

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """Everything that a seat, or a watcher (None), may see."""

    def secrets(self, state: State, seat: int) -> tuple[Any, ...]:
        """What a seat holds that others don't see; empty if nothing is hidden."""
        return ()

    def refuse(self, state: State, action: Action) -> Refusal:
        """Explain why an action isn't legal. This is for people; it doesn't decide legality."""
        return IllegalAction("That is not possible now.", reason="not-now")

    #: The clause of RULES.md behind each of the game's own refusals, by its reason without the game's key.
    clauses: ClassVar[Mapping[str, int]] = {}

    def turn_number(self, state: State) -> int:
        """How many turns have begun; it never decreases.

        A person can undo back to where their turn began, and the clock times each turn. It is 0 during set-up, which
        has no turns.
        """
        return 0

    # 2. Chance: drawn only here, from a given Rng. A game without chance leaves this out.

    def resolve(self, state: State, rng: Rng) -> ChanceEvent:
        """Draw the next chance event from the stream. Only called if chance acts next."""
        raise NotImplementedError(f"{self.about.title} has no chance")

    def can_happen(self, state: State, event: ChanceEvent) -> bool:
        """Whether a given chance event is possible now; the whistle may be, even in a seat's turn."""
        return False

    def chance_ahead(self, state: State) -> bool:
        """Whether chance may still act before the end (perft needs a game without)."""
        return type(self).resolve is not Game.resolve

    # 3. Notation: an object that writes and reads events.

    notation: Notation[Action, ChanceEvent]

    # 4. Terms: what people agree on before playing, and what the table may do for them.

    @abstractmethod
    def length(self, seats: int, options: Options) -> Length:
        """How long a game with this many seats and these options usually takes."""

    def check(self, seats: int, options: Options) -> None:
        """Check that options go together, and with any number of seats given. Raises BadOptions, BadSeats."""
        return

    def options_for(self, occasion: Occasion, seats: int, options: Options) -> Options | None:
        """The options to change on an occasion, by name; `Occasion` says what None means.

        `options` are all of them, settled: the chosen ones and the defaults.
        """
        return None

    def automatic(self, state: State) -> Automatic:
        """What the table may do automatically now, and what is still at stake."""
        return NOTHING_AUTOMATIC

    def contests(self, state: State) -> Contests:
        """The matches within the game whose results can be tipped, and those that are over."""
        return Contests()

    def decisive(self, ended: State, states: Iterable[State]) -> int | None:
        """After how many events a game was decided that ended by its rules; None: only at its end.

        `states` are the state before the first event and after each one; they are made one by one.
        """
        return None

    def standing(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Groups of seats, best first, as if time were up now; empty if nobody can say. Never asked after the end."""
        return ()

    # The rest follows from the answers above; ListedGame and SpelledGame implement what is abstract here.

    def turn(self, state: State) -> Turn:
        """Who or what acts next, or how the game ended."""
        return self.awaits(state) if state.outcome is None else Over(state.outcome)

    @abstractmethod
    def is_legal(self, state: State, action: Action) -> bool:
        """Whether this action is legal now."""

    @abstractmethod
    def list_legal(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the legal actions, sorted; the first `limit` of them."""


class ListedGame(Game[State, Action, ChanceEvent, View]):
    """A game that lists its legal actions; its choices come from that list."""

    def choices(self, state: State, prefix: tuple[str, ...]) -> Choices:
        """The tokens that may follow the prefix, found among the legal actions."""
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
        return action in _legal_set(self, StateKey(state))

    def list_legal(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the legal actions, sorted; the first `limit` of them."""
        written = map(self.notation.write, self.legal(state))
        return sorted(written) if limit is None else nsmallest(limit, written)


class SpelledGame(Game[State, Action, ChanceEvent, View]):
    """A game that spells its actions token by token, separated by spaces; complete paths are the legal actions.

    It lists actions in the sorted order of their notations and can stop as soon as there are enough.
    """

    def legal(self, state: State) -> Iterator[Action]:
        """Every complete path through the choices, in the order of the notations."""
        yield from self._paths(state, ())

    def is_legal(self, state: State, action: Action) -> bool:
        """Whether the choices lead to this action."""
        return self.choices(state, self.notation.tokens(action)).notation == self.notation.write(action)

    def list_legal(self, state: State, limit: int | None = None) -> list[str]:
        """The notations of the first `limit` legal actions in sorted order, found without the others."""
        return list(islice(map(self.notation.write, self.legal(state)), limit))

    def _paths(self, state: State, prefix: tuple[str, ...]) -> Iterator[Action]:
        found = self.choices(state, prefix)
        if found.notation is not None:
            yield self.notation.read_action(found.notation)
        for token in found.tokens:
            yield from self._paths(state, (*prefix, token))


class StateKey:
    """A state that equals only itself, so that what is remembered of it is found without comparing whole states."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StateKey) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)


@lru_cache(maxsize=128)
def _legal_set(game: ListedGame[Any, Any, Any, Any], moment: StateKey) -> frozenset[Any]:
    """The legal actions of a moment: a table asks about its plans, then about what is played."""
    return frozenset(game.legal(moment.state))
