"""Reads the sheet of a lesson. Part of rules/lessons: imports rules.

Each line is a word and what it says; `step` begins a step. CONTRIBUTING lists the words.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from rules.core.errors import RulesError
from rules.core.options import Flag, Number, Options, settle
from rules.core.sheet import Row
from rules.lessons.conditions import AnyGame, read_condition
from rules.lessons.lesson import Lesson, Step, Test

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
