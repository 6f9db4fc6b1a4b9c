"""The lessons of all games that have one, read from their sheets. Part of rules/lessons: imports rules.

Each line of a sheet is a word and what it says; `step` begins a step. LESSONS.md lists the words. A task asks for a
condition: `a and not b or c` are alternatives, each of which may have several parts. The parts that every game knows
are `played <action>`, `turn over`, `over` and `won`; a game adds its own with `condition` in `tasks.py`.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib.resources import files
from typing import Any

from rules import GAMES
from rules.core.errors import Refusal, RulesError
from rules.core.match import Match
from rules.core.options import Flag, Number, Options, settle
from rules.core.sheet import Row, read_sheet
from rules.lessons.lesson import AnyGame, Lesson, Step, Test
from rules.own import module_of, own


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
            return _played(game, action)
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


def _played(game: AnyGame, action: str) -> Test:
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


def read_lesson(game: AnyGame, rows: Iterable[Row]) -> Lesson:
    """Read a lesson. Raises BadSheet for a line that makes no sense."""
    minutes, steps, last = 0, list[Step](), Row(game.about.key, 0, ())
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
    if not minutes or not steps:
        raise last.wrong("a lesson needs its minutes and a step")
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


def _named(step: Step, text: str, taken: Iterable[str]) -> tuple[str, Test]:
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


def _choice(step: Step, text: str, before: list[Step]) -> Step:
    found = _named(step, text, (name for name, _ in step.choices))
    return replace(step, choices=(*step.choices, found))


def _mistake(step: Step, text: str, before: list[Step]) -> Step:
    found = _named(step, text, (name for name, _ in step.mistakes))
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
    "mistake": _mistake,
    "choice": _choice,
    "hint": lambda step, text, before: replace(step, hint=text),
    "page": lambda step, text, before: replace(step, page=text),
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
