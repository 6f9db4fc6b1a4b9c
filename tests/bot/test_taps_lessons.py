"""How many taps a lesson takes that is solved step by step up to *Play it now*, and how long it is to read.

A press counts as one, opening a menu as one, and each choice in it as one. `-s` prints the figures.
"""

from __future__ import annotations

import re
from heapq import heappop, heappush
from itertools import combinations

import pytest

from cogs.faces import Do, Spread, face
from cogs.lessons.page import LessonPlace, judge
from cogs.table.exercise import spread_of
from rules import title_of
from rules.lessons.lesson import LESSONS, Lesson, Step, Verdict
from words import speech
from words.games import side_words, step_words

say = speech("en")
#: The most taps in a step: a piece and an action, twice, and one to go on.
MOST_TAPS = 6
#: The most taps to the first aim, a card, a menu, its row and *Play*; and the most minutes before one may play.
MOST_FIRST, MOST_MINUTES = 4, 2
#: Words that adults read in a minute (Brysbaert 2019: 238), and seconds that they look at a picture or take for a tap.
READ, LOOK, TAP = 240, 6, 1.5
_WORD = re.compile(r"[\w'’+−-]+")


def ways(spread: Spread, key: str, place: LessonPlace) -> list[tuple[int, tuple[str, ...], str]]:
    """What can be done with the controls: the taps, the actions, and the words chosen."""
    found: list[tuple[int, tuple[str, ...], str]] = []
    for control in (*spread.first, *spread.buttons, *spread.last):
        if isinstance(control, Do):
            found.append((1, (*place.actions, control.text, *control.then), ""))
        else:
            found.append((1, place.actions, control.words))
    for menu in spread.menus:
        values = [item.value for item in menu.items]
        for count in range(menu.least, menu.most + 1):
            for picked in combinations(values, count):
                words = face(key).pick(judge(place).match, place.step.seat, spread.words, menu.name, picked)
                found.append((1 + count, place.actions, words))
    return found


def taps(lesson: Lesson, step: Step) -> int:
    """The fewest taps that solve a step."""
    if step.choices:
        return 1
    ahead: list[tuple[int, tuple[str, ...], str]] = [(0, (), "")]
    seen = set[tuple[tuple[str, ...], str]]()
    while ahead:
        count, actions, words = heappop(ahead)
        place = LessonPlace(lesson, step.number, actions, words=words)
        tried = judge(place)
        if tried.verdict is Verdict.SOLVED:
            return count
        if (actions, words) in seen or not tried.on_the_way:
            continue
        seen.add((actions, words))
        spread = spread_of(tried.match, step.seat, words, say)
        for more, after, chosen in ways(spread, lesson.key, place):
            heappush(ahead, (count + more, after, chosen))
    raise AssertionError(f"{step.id} can't be solved with its controls")


def read(lesson: Lesson) -> int:
    """How many words the lesson has for somebody who makes no mistake."""
    texts = [say("lesson-finished", game=title_of(lesson.key), level="", against="computer")]
    for step in lesson.steps[: lesson.main]:
        texts += [step_words(lesson.key, step.id, part, say) for part in ("title", "text", "task", "done")]
        texts += [step_words(lesson.key, step.id, f"{name}-label", say) for name, _ in step.choices]
    return len(_WORD.findall(" ".join([side_words(lesson.key, say), *texts])))


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_takes_few_taps_and_the_minutes_that_it_says(key: str) -> None:
    lesson = LESSONS[key]
    every = [taps(lesson, step) for step in lesson.steps]
    each = every[: lesson.main]
    total, words = sum(each) + len(each) - 1, read(lesson)
    minutes = words / READ + (LOOK * len(each) + TAP * total) / 60
    print(f"{title_of(key)}: {len(each)} steps, {total} taps, {words} words, {minutes:.1f} minutes", each)
    assert max(every) <= MOST_TAPS
    assert each[0] <= MOST_FIRST
    assert lesson.minutes - 1 < minutes <= lesson.minutes
    assert lesson.minutes <= MOST_MINUTES
