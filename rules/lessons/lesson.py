"""Lessons: how a step judges what a learner does, and the lessons of all games. Part of rules/lessons: imports rules.

Each line of a sheet is a word and what it says; `step` begins a step. LESSONS.md lists the words. A task asks for a
condition: `a and not b or c` are alternatives, each of which may have several parts. The parts that every game knows
are `played <action>`, `turn over`, `over` and `won`; a game adds its own with `condition` in `tasks.py`.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from rules import GAMES, module_of, own
from rules.core.errors import NotYourTurn, Refusal, RulesError
from rules.core.game import Game
from rules.core.match import Match
from rules.core.options import Flag, Number, Options, Value, settle
from rules.core.outcome import Chance
from rules.core.rulebook import SheetRow, read_sheet

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
    it teaches, the main one first. A first game does without a step that is `extra`.
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
    extra: bool = False


@dataclass(frozen=True)
class Lesson:
    """A game's lesson: its steps in order, extras last, and how many minutes those usually take that aren't extra."""

    key: str
    minutes: int
    steps: tuple[Step, ...]

    @property
    def main(self) -> int:
        """How many steps come before the extras."""
        return sum(not step.extra for step in self.steps)

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
        match = _follow_event(match, event)
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
            match = _act(match, step.seat, text)
        except Refusal as refusal:
            verdict = _standing(step, match)
            return Attempt(step, match, actions[:number], verdict, refusal, _mistake(step, match, actions[:number]))
        match, solved = _let_reply(step, match, done, replies)
        if solved:
            return Attempt(step, match, done, Verdict.SOLVED)
    done = actions[:MOST_ACTIONS]
    return Attempt(step, match, done, _standing(step, match), mistake=_mistake(step, match, done))


def _act(match: Match, seat: int, text: str) -> Match:
    """Act for the learner. Raises a Refusal."""
    if isinstance(match.turn, Chance):
        raise NotYourTurn("It is not your turn.", reason="not-your-turn")
    return match.act(seat, text)


def _follow_event(match: Match, event: str) -> Match:
    return match.resolve() if event == DRAWN else match.follow(event)


def _let_reply(step: Step, match: Match, done: tuple[str, ...], replies: list[str]) -> tuple[Match, bool]:
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
                match = _follow_event(match, replies.pop(0))
            except Refusal:  # after another move than the sheet's, the reply may be impossible
                replies.clear()
        else:
            break
    return match, False


def _standing(step: Step, match: Match) -> Verdict:
    return Verdict.OPEN if match.outcome is None and match.to_act == step.seat else Verdict.MISSED


def _mistake(step: Step, match: Match, done: tuple[str, ...]) -> str | None:
    def is_made(test: Test) -> bool:
        return test(opening(step), match, step.seat, done)

    return next((name for name, test in step.mistakes if done and is_made(test)), None)


def read_condition(game: AnyGame, text: str) -> Test:
    """Read a condition. Raises ValueError."""
    alternatives = [[_part(game, part) for part in side.split(" and ")] for side in text.split(" or ")]

    def holds(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
        return any(all(part(before, after, seat, actions) for part in parts) for parts in alternatives)

    return holds


def _part(game: AnyGame, text: str) -> Test:
    text = text.strip()
    if text.startswith("not "):
        inner = _part(game, text.removeprefix("not "))
        return lambda before, after, seat, actions: not inner(before, after, seat, actions)
    match text.split(" ", 1):
        case ["played", action]:
            return _has_played(game, action)
        case ["turn", "over"]:
            return _turn_over
        case ["over"]:
            return lambda before, after, seat, actions: after.outcome is not None
        case ["won"]:
            return lambda before, after, seat, actions: after.outcome is not None and seat in after.outcome.winners
    read = own("rules", game.about.key, "condition", "tasks")
    found = None if read is None else read(text)
    if found is None:
        raise ValueError(f"`{text}` is no condition of {game.about.title}")
    return _of_the_game(game, found)


def _has_played(game: AnyGame, action: str) -> Test:
    try:
        game.notation.read_action(action)
    except Refusal as refusal:
        raise ValueError(refusal.sentence) from refusal
    return lambda before, after, seat, actions: action in actions


def _turn_over(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
    goes_on = after.to_act == seat and after.game.turn_number(after.state) == before.game.turn_number(before.state)
    return not goes_on


def _of_the_game(game: AnyGame, condition: Any) -> Test:
    def holds(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
        read = tuple(map(game.notation.read_action, actions))
        return bool(condition(before.state, after.state, seat, read))

    return holds


_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_BETWEEN = " | "


def read_lesson(game: AnyGame, rows: Iterable[SheetRow]) -> Lesson:
    """Read a lesson. Raises BadSheet for a line that makes no sense."""
    minutes, steps, last = 0, list[Step](), SheetRow(game.about.key, 0, ())
    for row in rows:
        last, (word, text) = row, (row.words[0], " ".join(row.words[1:]))
        try:
            if word == "minutes":
                minutes = int(text)
            elif word == "step":
                steps.append(_new(game, text, steps))
            elif not steps or word not in _WORDS:
                raise ValueError(f"`{word}` is no word of a lesson here")
            else:
                steps[-1] = _WORDS[word](steps[-1], text, steps[:-1])
        except (ValueError, RulesError) as error:
            raise row.wrong(str(error)) from error
    if not minutes or not steps or steps[0].extra:
        raise last.wrong("a lesson needs its minutes and a step that isn't extra")
    if any(before.extra and not after.extra for before, after in pairwise(steps)):
        raise last.wrong("extra steps come last")
    return Lesson(game.about.key, minutes, tuple(steps))


def _new(game: AnyGame, text: str, steps: list[Step]) -> Step:
    _name(text, (step.id for step in steps))
    return Step(game, text, len(steps) + 1, game.about.seats[0], settle(game.about.options, {}), 0, _never)


def _never(*_: Any) -> bool:
    return False


def _name(text: str, taken: Iterable[str]) -> str:
    if _ID.fullmatch(text) is None or text in taken:
        raise ValueError(f"`{text}` is no new name: lowercase letters, digits and dashes")
    return text


def _nothing(text: str) -> bool:
    if text:
        raise ValueError(f"`{text}` says nothing here")
    return True


def _events(text: str) -> tuple[str, ...]:
    return tuple(text.split(_BETWEEN))


def _options(step: Step, text: str) -> Options:
    given: dict[str, Any] = {}
    known = {option.name: option for option in step.game.about.options}
    for word in text.split():
        name, _, value = word.partition("=")
        match known.get(name):
            case Flag():
                given[name] = value == "yes"
            case Number():
                given[name] = int(value)
            case _:
                given[name] = value
    return settle(step.game.about.options, given)


def _read_named(step: Step, text: str, taken: Iterable[str]) -> tuple[str, Test]:
    """Read `<name>: <condition>`."""
    name, _, condition = text.partition(": ")
    return _name(name, taken), read_condition(step.game, condition)


def _earlier(text: str, before: list[Step]) -> Step:
    found = next((step for step in before if step.id == text), None)
    if found is None:
        raise ValueError(f"no step before this one is called `{text}`")
    return found


def _follow(step: Step, text: str, before: list[Step]) -> Step:
    first = _earlier(text, before)
    return replace(step, follows=first, seats=first.seats, options=first.options, seat=first.seat)


def _add_choice(step: Step, text: str, before: list[Step]) -> Step:
    found = _read_named(step, text, (name for name, _ in step.choices))
    return replace(step, choices=(*step.choices, found))


def _add_mistake(step: Step, text: str, before: list[Step]) -> Step:
    found = _read_named(step, text, (name for name, _ in step.mistakes))
    return replace(step, mistakes=(*step.mistakes, found))


_WORDS: dict[str, Callable[[Step, str, list[Step]], Step]] = {
    "seats": lambda step, text, before: replace(step, seats=int(text)),
    "options": lambda step, text, before: replace(step, options=_options(step, text)),
    "position": lambda step, text, before: replace(step, position=f"{step.position} {text}".strip()),
    "follows": _follow,
    "events": lambda step, text, before: replace(step, events=(*step.events, *_events(text))),
    "seat": lambda step, text, before: replace(step, seat=int(text) - 1),
    "task": lambda step, text, before: replace(step, task=read_condition(step.game, text)),
    "solution": lambda step, text, before: replace(step, solutions=(*step.solutions, _events(text))),
    "then": lambda step, text, before: replace(step, replies=(*step.replies, *_events(text))),
    "mistake": _add_mistake,
    "choice": _add_choice,
    "hint": lambda step, text, before: replace(step, hint=text),
    "page": lambda step, text, before: replace(step, page=text),
    "extra": lambda step, text, before: replace(step, extra=_nothing(text)),
    "rules": lambda step, text, before: replace(step, rules=tuple(map(int, text.split()))),
}


_SHEET = "lessons.txt"


def _find() -> dict[str, Lesson]:
    return {key: read_lesson(GAMES[key], read_sheet(f"rules.{key}", _SHEET)) for key in GAMES if _has_lesson(key)}


def _has_lesson(key: str) -> bool:
    package = module_of("rules", key)
    return package is not None and files(package).joinpath(_SHEET).is_file()


#: The lessons by their games' keys, in the order of the shelf.
LESSONS: dict[str, Lesson] = _find()
