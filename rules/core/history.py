"""A game's history: its turns, the places to stop at, and any moment of it. Part of rules/core: standard library only.

A moment is named by an index: how many events of the log have happened. Chance belongs to the action before it or, if
a new turn has begun (with a roll, say), to the action after it. So nobody has to step through dice alone.
"""

from bisect import bisect_left
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from rules.core.match import Match

T = TypeVar("T")

#: Yields after each step, and returns the result.
Steps: TypeAlias = Generator[None, None, T]


def finish(steps: Steps[T]) -> T:
    """Do all of it at once. Raises what it raises."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


#: After every how many events a moment is kept; the others are replayed from the one before.
KEPT_EVERY = 16
#: What the steps of one turn share.
_TURN, _CHAPTER = "turn", "chapter"


@dataclass(frozen=True)
class Turn:
    """A turn: the events from index `start` on, up to the last of its `stops`, one after each action.

    In a game without turns it is a match or round (`Automatic.chapter`), else a single action. `seat` took it, None for
    a match or round. `actions` are in notation. `number` is `Game.turn_number`, 0 during set-up and without turns.
    """

    start: int
    stops: tuple[int, ...]
    seat: int | None
    chapter: int
    actions: tuple[str, ...]
    number: int = 0

    @property
    def end(self) -> int:
        """The index of the moment after it."""
        return self.stops[-1]


@dataclass(frozen=True, eq=False)
class History:
    """A whole game. It has `length` events; `opening` is the index of its first moment that is worth a look.

    `kept` are moments, KEPT_EVERY events apart. A history equals only itself.
    """

    opening: int
    turns: tuple[Turn, ...]
    length: int
    kept: tuple[Match, ...] = field(repr=False)
    last: Match = field(repr=False)

    def stops(self, *, by_turn: bool) -> tuple[int, ...]:
        """The indexes to stop at, in order: the opening, then the end of each turn, or of each action."""
        return (self.opening, *(stop for turn in self.turns for stop in ((turn.end,) if by_turn else turn.stops)))

    def turn_at(self, index: int) -> int:
        """The number of the turn that leads to a moment, from 1; 0 for the opening."""
        return 0 if index <= self.opening else bisect_left(self.turns, index, key=lambda turn: turn.end) + 1

    def moment(self, index: int) -> Match:
        """The game after `index` events. Raises IndexError."""
        return next(iter(self.moments((index,))))

    def moments(self, indexes: Iterable[int]) -> Iterator[Match]:
        """The game at each of these indexes; rising ones are found in one pass. Raises IndexError."""
        at, log = self.kept[0], tuple(self.last.log)
        for index in indexes:
            if not 0 <= index <= self.length:
                raise IndexError(index)
            near = self.kept[index // KEPT_EVERY]
            if not len(near.log) <= len(at.log) <= index:
                at = near
            at = at.replay(log[len(at.log) : index])
            yield at


def history(moments: Iterable[Match]) -> History:
    """Fold a game's moments, from the first, before any event, to the last."""
    return finish(folding(moments))


def folding(moments: Iterable[Match]) -> Steps[History]:
    """The same, a step for each moment."""
    found, before, kept = _Steps(), None, list[Match]()
    for number, match in enumerate(moments):
        if number % KEPT_EVERY == 0:
            kept.append(match)
        if before is not None:
            found.add(before, match)
        before = match
        yield
    if before is None:
        raise ValueError("a game has a first moment")
    found.close(before)
    return History(found.opening, tuple(_turns(found.steps)), len(before.log), tuple(kept), before)


def replay(match: Match, log: Iterable[str]) -> Iterator[Match]:
    """The moments of a game that has just begun, and of this log. Raises Refusal."""
    yield match
    for text in log:
        match = match.replay((text,))
        yield match


@dataclass(slots=True)
class _ActionStep:
    """One action with the chance around it; `turn` is what the steps of one turn share, None if it has no other."""

    start: int
    end: int
    seat: int | None
    chapter: int
    turn: tuple[str, int] | None
    action: str | None


class _Steps:
    """Collects the steps of a game, event by event."""

    def __init__(self) -> None:
        self.opening = 0
        self.steps: list[_ActionStep] = []
        self._turn = 0
        #: From where on chance belongs to the next action, if it does.
        self._begun: int | None = None

    def add(self, before: Match, after: Match) -> None:
        """Add the event between two moments."""
        number, game = len(before.log), before.game
        if after.chances == before.chances:
            self._put(before, number, number + 1, after.log[-1])
        elif self._begun is not None:
            return
        elif game.turn_number(before.state) > self._turn and after.outcome is None:
            self._begun = number
        elif self.steps:
            self.steps[-1].end = number + 1
        else:
            self.opening = number + 1

    def close(self, last: Match) -> None:
        """End with a turn of which only the chance has happened, if there is one."""
        if self._begun is not None:
            self._put(last, len(last.log), len(last.log), None)

    def _put(self, before: Match, start: int, end: int, action: str | None) -> None:
        turn, chapter = before.game.turn_number(before.state), before.automatic.chapter
        key = (_TURN, turn) if turn else (_CHAPTER, chapter) if chapter else None
        start = start if self._begun is None else self._begun
        self._turn, self._begun = turn, None
        self.steps.append(_ActionStep(start, end, before.to_act, chapter, key, action))


def _turns(steps: Iterable[_ActionStep]) -> Iterator[Turn]:
    """Put the steps of each turn together."""
    run: list[_ActionStep] = []
    for step in steps:
        if run and (step.turn is None or step.turn != run[-1].turn):
            yield _turn(run)
            run = []
        run.append(step)
    if run:
        yield _turn(run)


def _turn(run: list[_ActionStep]) -> Turn:
    seats = {None if step.turn is not None and step.turn[0] == _CHAPTER else step.seat for step in run}
    actions = tuple(step.action for step in run if step.action is not None)
    seat = seats.pop() if len(seats) == 1 else None
    key = run[0].turn
    number = key[1] if key is not None and key[0] == _TURN else 0
    return Turn(run[0].start, tuple(step.end for step in run), seat, run[0].chapter, actions, number)
