"""A game being played: its options, its seed and its log. Part of rules/core: standard library only.

The log is the saved game: a Match is the fold of its log, and nothing else is ever stored. Every change returns a new
Match; a refusal raises and changes nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate, islice
from typing import Any, Generic, TypeVar, overload

from rules.core.chance import Rng, seed_bytes
from rules.core.errors import BadNotation, BadSeats, GameOver, IllegalChance, NotYourTurn, Refusal
from rules.core.game import Choices, Game, StateKey
from rules.core.options import Value, settle
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting
from rules.core.plain import quote
from rules.core.terms import Automatic

T = TypeVar("T")


class Chain(Sequence[T], Generic[T]):
    """An immutable sequence: adding and reading near the end take constant time, reading everything linear time."""

    __slots__ = ("_before", "_item", "_length")

    _before: "Chain[T] | None"
    _item: T
    _length: int

    def __init__(self, items: Iterable[T] = ()) -> None:
        found: Chain[T] = Chain.__new__(Chain)
        found._length = 0
        for item in items:
            found = found.plus(item)
        self._length = found._length
        if found._length:
            self._before, self._item = found._before, found._item

    def plus(self, item: T) -> "Chain[T]":
        """Add an item."""
        longer: Chain[T] = Chain.__new__(Chain)
        longer._before, longer._item, longer._length = self, item, self._length + 1
        return longer

    def up_to(self, length: int) -> "Chain[T]":
        """The first `length` items, at most all; the time grows with the number left out."""
        chain = self
        while chain._length > length:
            assert chain._before is not None
            chain = chain._before
        return chain

    def __len__(self) -> int:
        return self._length

    def __reversed__(self) -> Iterator[T]:
        chain = self
        while chain._length:
            yield chain._item
            assert chain._before is not None
            chain = chain._before

    def __iter__(self) -> Iterator[T]:
        return reversed(list(reversed(self)))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            if step == 1 and start < stop:  # walk over the requested items only
                wanted = [item for item, _ in zip(reversed(self.up_to(stop)), range(start, stop), strict=False)]
                return tuple(reversed(wanted))
            return tuple(self)[at]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self.up_to(at % self._length + 1)._item

    def __eq__(self, other: object) -> bool:
        """Compare with a chain or tuple."""
        if isinstance(other, tuple):
            return tuple(self) == other
        if not isinstance(other, Chain):
            return NotImplemented
        one, two = self, other
        while one is not two and one._length == two._length > 0:  # a shared beginning is equal
            if one._item != two._item:
                return False
            assert one._before is not None
            assert two._before is not None
            one, two = one._before, two._before
        return one._length == two._length

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Chain({list(self)!r})"

    def __reduce__(self) -> tuple[type["Chain[T]"], tuple[list[T]]]:
        return Chain, (list(self),)


_NO_EVENTS: Chain[str] = Chain()


@dataclass(frozen=True, slots=True)
class Match:
    """A game being played. Make one with `begin` or `replay`.

    `log` has the notation of every event; `chances` counts its chance events; `turn_began` is the length of the log
    when the current turn began.
    """

    game: Game[Any, Any, Any, Any]
    seats: int
    options: Mapping[str, Value]
    seed: int | str = field(repr=False)
    state: Any
    log: Chain[str] = _NO_EVENTS
    chances: int = 0
    turn_began: int = 0

    @classmethod
    def begin(cls, game: Game[Any, Any, Any, Any], seats: int, options: Mapping[str, Any], seed: int | str) -> "Match":
        """Begin a game. Raises BadOptions, BadSeats, and ValueError for a bad seed."""
        settled = settle(game.about.options, options)
        least, most = game.about.seats
        whole = isinstance(seats, int) and not isinstance(seats, bool)
        if whole:
            game.check(seats, settled)
        if not whole or not least <= seats <= most:
            sentence = f"{game.about.title} is played by {least}" + ("." if least == most else f" to {most}.")
            raise BadSeats(sentence, reason="seats", facts={"least": least, "most": most})
        seed_bytes(seed)
        return cls(game, seats, settled, seed, game.setup(seats, settled))

    @property
    def turn(self) -> Turn:
        """Who or what acts next, or how the game ended."""
        return self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        ended: Outcome | None = self.state.outcome
        return ended

    @property
    def to_act(self) -> int | None:
        """The seat to act; None while chance acts, and at the end."""
        turn = self.turn
        return turn.seat if isinstance(turn, Waiting) else None

    @property
    def automatic(self) -> Automatic:
        """What the table may do automatically now."""
        return self.game.automatic(self.state)

    @property
    def at_stake(self) -> Mapping[int, tuple[str, ...]]:
        """The seats that are still in the game, each with the marks that it may reserve."""
        known = self.automatic.at_stake
        if known is not None:
            return known
        seat = self.to_act
        return {} if seat is None else {seat: ()}

    def act(self, seat: int, text: str) -> "Match":
        """Act for a seat. Raises GameOver, NotYourTurn, BadNotation, IllegalAction."""
        match self.turn:
            case Over():
                raise GameOver()
            case Chance(kind):
                raise NotYourTurn(f"Chance decides now: {kind}.", reason="chance-awaited", facts={"kind": kind})
            case Waiting(awaited) if seat != awaited:
                raise NotYourTurn("It is not your turn.", reason="not-your-turn", facts={"seat": awaited})
            case Waiting():
                action = self.game.notation.read_action(text)
                if not self.game.is_legal(self.state, action):
                    raise self.game.refuse(self.state, action)
                return self._after(action)

    def allows(self, seat: int, text: str) -> bool:
        """Whether `act` would be accepted."""
        if self.to_act != seat:
            return False
        try:
            action = self.game.notation.read_action(text)
        except BadNotation:
            return False
        return self.game.is_legal(self.state, action)

    def chance(self, text: str) -> "Match":
        """Apply a given chance event. Raises GameOver, IllegalChance, BadNotation."""
        turn, notation = self.turn, self.game.notation
        if isinstance(turn, Over):
            raise GameOver()
        if isinstance(turn, Waiting) and not notation.is_chance(notation.parse(text)):
            raise _cannot_happen(text)
        event = notation.read_chance(text)
        if not self.game.can_happen(self.state, event):
            raise _cannot_happen(text)
        return self._after(event)

    def resolve(self) -> "Match":
        """Draw the next chance event from the seed and apply it. Raises GameOver, IllegalChance."""
        match self.turn:
            case Over():
                raise GameOver()
            case Waiting():
                raise IllegalChance("No chance is awaited; a player is.", reason="chance-not-awaited")
            case Chance():
                return self._after(self.game.resolve(self.state, Rng(seed_bytes(self.seed), self.chances)))

    def follow(self, text: str) -> "Match":
        """Apply one line of a log, an action or chance. Raises a Refusal."""
        turn, notation = self.turn, self.game.notation
        if isinstance(turn, Over):
            raise GameOver()
        event = notation.parse(text)
        if isinstance(turn, Waiting) and not notation.is_chance(event):
            return self.act(turn.seat, text)
        if isinstance(turn, Chance) and event is not None and not notation.is_chance(event):
            return self.act(0, text)
        return self.chance(text)

    def replay(self, events: Iterable[str]) -> "Match":
        """Apply more lines of a log. A Refusal has the number of the bad line in `facts["event"]`."""
        match = self
        for number, text in enumerate(events, start=len(self.log)):
            try:
                match = match.follow(text)
            except Refusal as refusal:
                refusal.facts["event"] = number
                raise
        return match

    def legal(self, limit: int | None = None) -> list[str]:
        """The notations of all legal actions, sorted, or the first `limit` of them."""
        return self.game.list_legal(self.state, limit)

    def sample(self) -> list[str] | None:
        """If there are too many legal actions to list, some of every kind, sorted; else None."""
        some = self.game.sample(self.state)
        return None if some is None else sorted(map(self.game.notation.write, some))

    def choices(self, prefix: Iterable[str]) -> Choices:
        """The tokens that may follow a prefix."""
        return self.game.choices(self.state, tuple(prefix)) if self.to_act is not None else Choices()

    def view(self, viewer: int | None) -> Any:
        """Everything that a seat, or a watcher (None), may see."""
        return _view(self.game, StateKey(self.state), viewer)

    def deciding_moment(self) -> "Match":
        """The match as it was when it was decided: at the winning goal, say; while it goes on, as it is."""
        if self.outcome is None:
            return self
        begun = Match.begin(self.game, self.seats, self.options, self.seed)
        moments = accumulate(self.log, Match.follow, initial=begun)
        events = self.game.decisive(self.state, (match.state for match in moments))
        return self if events is None else begun.replay(islice(self.log, events))

    def _after(self, event: Any) -> "Match":
        game = self.game
        state, log = game.apply(self.state, event), self.log.plus(game.notation.write(event))
        number = game.turn_number(state)
        same_turn = number > 0 and number == game.turn_number(self.state)
        chances = self.chances + game.notation.is_chance(event)
        turn_began = self.turn_began if same_turn else len(log)
        return Match(game, self.seats, self.options, self.seed, state, log, chances, turn_began)


@lru_cache(maxsize=128)
def _view(game: Game[Any, Any, Any, Any], moment: StateKey, viewer: int | None) -> Any:
    """The view of a moment: pictures, sentences and controls of a message ask for the same one."""
    return game.view(moment.state, viewer)


def _cannot_happen(text: str) -> IllegalChance:
    return IllegalChance(f"{quote(text)} cannot happen now.", reason="chance-impossible", facts={"text": text})


def perft(game: Game[Any, Any, Any, Any], state: Any, depth: int) -> int:
    """Count the action sequences of this length, those that end earlier not included.

    Every action is applied, even the last of a sequence. The path is kept in a list, so Python's stack sets no limit.
    """
    if depth == 0:
        return 1
    nodes = 0
    way_down = [_afters(game, state)]
    while way_down:
        if len(way_down) == depth:
            for _ in way_down.pop():
                nodes += 1
        elif (after := next(way_down[-1], None)) is not None:
            way_down.append(_afters(game, after))
        else:
            way_down.pop()
    return nodes


def _afters(game: Game[Any, Any, Any, Any], state: Any) -> Iterator[Any]:
    """The states after each legal action."""
    if isinstance(game.turn(state), Waiting):
        for action in game.legal(state):
            yield game.apply(state, action)
