"""What a lesson consists of. Part of rules/lessons: imports rules."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.game import Game
from rules.core.match import Match
from rules.core.options import Value

#: Whether a condition holds after the learner's actions.
Test = Callable[[Match, Match, int, tuple[str, ...]], bool]


@dataclass(frozen=True, eq=False)
class Step:
    """One step of a lesson; everything but `id`, `task` and one of `solutions` and `choices` may be empty.

    `position` is written in the game's own way, and `events` (notation, or `?` for chance from the seed) come on top of
    it, or of the first solution of the step `follows`. `seat` is the learner's. `task` says whether the actions so far
    have solved it. `replies` are the events of others, in order, after the learner's actions. `mistakes` are typical
    ones by name. `hint` is what the face chooses to mark the hint, `page` the picture's page. A step with `choices` is
    a question about the position: each has a name, and whether it is right. `rules` are the numbers of the rules that
    it teaches, the main one first.
    """

    game: Game[Any, Any, Any, Any]
    id: str
    number: int
    seats: int
    options: Mapping[str, Value]
    seat: int
    task: Test
    position: str = ""
    events: tuple[str, ...] = ()
    follows: "Step | None" = None
    solutions: tuple[tuple[str, ...], ...] = ()
    replies: tuple[str, ...] = ()
    mistakes: tuple[tuple[str, Test], ...] = ()
    choices: tuple[tuple[str, Test], ...] = ()
    hint: str = ""
    page: str | None = None
    rules: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A game's lesson: its steps in order, and how many minutes they usually take."""

    key: str
    minutes: int
    steps: tuple[Step, ...]

    def teaching(self, rules: Collection[int]) -> tuple[Step, ...]:
        """Return the steps that teach any of these rules: first those for which one of them is the main rule."""
        found = [step for step in self.steps if not set(rules).isdisjoint(step.rules)]
        return tuple(sorted(found, key=lambda step: step.rules[0] not in rules))
