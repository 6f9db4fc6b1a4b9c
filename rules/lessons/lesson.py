"""What a lesson consists of, and how a step judges what a learner does. Part of rules/lessons: imports rules."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Game
from rules.core.match import Match
from rules.core.options import Options, Value
from rules.core.outcome import Chance
from rules.own import own

AnyGame = Game[Any, Any, Any, Any]
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

    game: AnyGame
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


#: The event that stands for chance from the seed, and the seed of all lessons.
DRAWN, SEED = "?", 1
#: The most actions of a learner in one step, and events between two of them.
MOST_ACTIONS, MOST_EVENTS = 12, 40


class Verdict(Enum):
    """How an attempt stands."""

    OPEN = "open"  # the learner may go on
    SOLVED = "solved"
    MISSED = "missed"  # the learner's turn is over, and the task isn't done


@dataclass(frozen=True)
class Attempt:
    """A step after some actions of the learner.

    `actions` are those that were possible, up to the one that solved the task; `refusal` says why the next one wasn't.
    `mistake` is the name of the typical one that was made last, `choice` what was answered to a question.
    """

    step: Step
    match: Match
    actions: tuple[str, ...]
    verdict: Verdict
    refusal: Refusal | None = None
    mistake: str | None = None
    choice: str | None = None

    @property
    def on_the_way(self) -> bool:
        """Whether one of the sheet's solutions begins with these actions."""
        return any(solution[: len(self.actions)] == self.actions for solution in self.step.solutions)


@cache
def opening(step: Step) -> Match:
    """The position of a step before its first action. Raises a Refusal or ValueError for a bad sheet."""
    if step.follows is not None:
        match = attempt(step.follows, step.follows.solutions[0] if step.follows.solutions else ()).match
    else:
        match = Match.begin(step.game, step.seats, step.options, SEED)
        if step.position:
            match = replace(match, state=arrange(step.game, step.position, step.seats, match.options))
    for event in step.events:
        match = _followed(match, event)
    return match


def arrange(game: AnyGame, text: str, seats: int, options: Options) -> Any:
    """The state in a position that is written in the game's own way. Raises ValueError for any other text."""
    read: Callable[[str, int, Options], Any] | None = own("rules", game.about.key, "arrange", "tasks")
    if read is None:
        raise ValueError(f"{game.about.title} has no way to write a position")
    return read(text, seats, options)


def attempt(step: Step, actions: tuple[str, ...] = (), choice: str | None = None) -> Attempt:
    """Judge the actions, or the answer to a question; whatever comes after the solution counts as not done."""
    start = opening(step)
    if step.choices:
        right = next((test for name, test in step.choices if name == choice), None)
        if right is None:
            return Attempt(step, start, (), Verdict.OPEN)
        solved = right(start, start, step.seat, ())
        return Attempt(step, start, (), Verdict.SOLVED if solved else Verdict.MISSED, choice=choice)
    match, replies = start, list(step.replies)
    for number, text in enumerate(actions[:MOST_ACTIONS]):
        done = actions[: number + 1]
        try:
            match = _acted(match, step.seat, text)
        except Refusal as refusal:
            verdict = _standing(step, match)
            return Attempt(step, match, actions[:number], verdict, refusal, _mistake(step, match, actions[:number]))
        match, solved = _answered(step, match, done, replies)
        if solved:
            return Attempt(step, match, done, Verdict.SOLVED)
    done = actions[:MOST_ACTIONS]
    return Attempt(step, match, done, _standing(step, match), mistake=_mistake(step, match, done))


def _acted(match: Match, seat: int, text: str) -> Match:
    """Act for the learner. Raises a Refusal."""
    if isinstance(match.turn, Chance):
        raise NotYourTurn("It is not your turn.", reason="not-your-turn")
    return match.act(seat, text)


def _followed(match: Match, event: str) -> Match:
    return match.resolve() if event == DRAWN else match.follow(event)


def _answered(step: Step, match: Match, done: tuple[str, ...], replies: list[str]) -> tuple[Match, bool]:
    """Let the others and chance reply, and the table play formalities, until the learner acts or the task is done."""
    start = opening(step)
    for _ in range(MOST_EVENTS):
        if step.task(start, match, step.seat, done):
            return match, True
        formality = match.automatic.formality if match.outcome is None else None
        if match.outcome is not None or (match.to_act == step.seat and formality is None):
            break
        if match.to_act == step.seat and formality is not None:
            match = match.act(step.seat, formality)
        elif replies:
            try:
                match = _followed(match, replies.pop(0))
            except Refusal:  # after another move than the sheet's, the reply may be impossible
                replies.clear()
        else:
            break
    return match, False


def _standing(step: Step, match: Match) -> Verdict:
    return Verdict.OPEN if match.outcome is None and match.to_act == step.seat else Verdict.MISSED


def _mistake(step: Step, match: Match, done: tuple[str, ...]) -> str | None:
    def made(test: Test) -> bool:
        return test(opening(step), match, step.seat, done)

    return next((name for name, test in step.mistakes if done and made(test)), None)
