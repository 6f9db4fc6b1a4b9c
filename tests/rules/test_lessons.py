"""Laws of lessons, for every game and step: the solution solves it, nothing solves it before, and whatever the learner
does can be judged and leaves a way on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest

from rules import GAMES, rulebook_of
from rules.core.errors import Refusal
from rules.core.rulebook import BadSheet, rows
from rules.lessons.lesson import LESSONS, Attempt, Step, Verdict, attempt, opening, read_lesson

STEPS = [pytest.param(step, id=f"{key}-{step.id}") for key, lesson in LESSONS.items() for step in lesson.steps]
ACTING = [param for param in STEPS if not param.values[0].choices]
ASKING = [param for param in STEPS if param.values[0].choices]
#: How many actions of a step are tried one after the other, and how many attempts in all.
DEEP, TRIED = 3, 1500


def legal(tried: Attempt) -> list[str]:
    """All actions, or if there are too many some of every kind."""
    return tried.match.sample() or tried.match.legal(400)


def attempts(step: Step) -> Iterator[Attempt]:
    """Yield what can come of a step's actions, the shortest first, up to `TRIED`."""
    ahead = deque[tuple[str, ...]]([()])
    for _ in range(TRIED):
        if not ahead:
            return
        tried = attempt(step, ahead.popleft())
        yield tried
        if tried.verdict is Verdict.OPEN and len(tried.actions) < DEEP and len(ahead) < TRIED:
            ahead += [(*tried.actions, action) for action in legal(tried)]


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_few_steps_then_extras_and_takes_minutes(key: str) -> None:
    lesson = LESSONS[key]
    assert 5 <= lesson.main <= 7
    assert len(lesson.steps) - lesson.main <= 3
    assert [step.extra for step in lesson.steps] == [number > lesson.main for number in range(1, len(lesson.steps) + 1)]
    assert 1 <= lesson.minutes <= 5
    assert [step.number for step in lesson.steps] == list(range(1, len(lesson.steps) + 1))


@pytest.mark.parametrize("step", STEPS)
def test_a_step_names_the_rules_that_it_teaches(step: Step) -> None:
    numbers = {number for chapter in rulebook_of(step.game.about.key) for number in chapter.numbers}
    assert step.rules or not numbers
    assert set(step.rules) <= numbers
    assert len(set(step.rules)) == len(step.rules)


@pytest.mark.parametrize("key", LESSONS)
def test_steps_are_found_by_their_rules_the_main_one_first(key: str) -> None:
    lesson = LESSONS[key]
    for chapter in rulebook_of(key):
        found = lesson.teaching(chapter.numbers)
        assert {step.id for step in found} == {step.id for step in lesson.steps if {*step.rules} & {*chapter.numbers}}
        main = [step.rules[0] in chapter.numbers for step in found]
        assert main == sorted(main, reverse=True)


@pytest.mark.parametrize("step", ACTING)
def test_nothing_solves_a_step_before_its_first_action(step: Step) -> None:
    start = opening(step)
    assert start.to_act == step.seat, "it is the learner's turn"
    assert not step.task(start, start, step.seat, ())
    assert attempt(step).verdict is Verdict.OPEN


@pytest.mark.parametrize("step", ACTING)
def test_every_solution_solves_its_step_with_its_last_action(step: Step) -> None:
    assert step.solutions
    for actions in step.solutions:
        tried = attempt(step, actions)
        assert (tried.verdict, tried.actions, tried.refusal) == (Verdict.SOLVED, actions, None)
        for count in range(len(actions)):
            assert attempt(step, actions[:count]).verdict is Verdict.OPEN


@pytest.mark.parametrize("step", ACTING)
def test_every_legal_action_is_judged_and_leaves_a_way_on(step: Step) -> None:
    found = list(attempts(step))
    assert len(found) > 1
    only = opening(step).automatic.routine is not None  # a roll decides nothing, and nothing else can be done
    assert only or any(tried.verdict is not Verdict.SOLVED for tried in found[1:]), "something else can be done"
    for tried in found:
        assert tried.refusal is None
        assert tried.verdict is not Verdict.OPEN or (tried.match.to_act == step.seat and legal(tried))


@pytest.mark.parametrize("step", ACTING)
def test_what_is_not_legal_is_refused_and_changes_nothing(step: Step) -> None:
    for text in ("", "nonsense", "?", *(f"{action} " for action in opening(step).legal(5))):
        tried = attempt(step, (text,))
        assert isinstance(tried.refusal, Refusal)
        assert (tried.match, tried.actions, tried.verdict) == (opening(step), (), Verdict.OPEN)


@pytest.mark.parametrize("step", ACTING)
def test_every_mistake_with_a_sentence_of_its_own_can_be_made(step: Step) -> None:
    wanted = {name for name, _ in step.mistakes}
    assert wanted == {tried.mistake for tried in attempts(step)} - {None}


@pytest.mark.parametrize("step", ASKING)
def test_a_question_has_one_right_answer_and_some_wrong_ones(step: Step) -> None:
    verdicts = [attempt(step, choice=name).verdict for name, _ in step.choices]
    assert 2 <= len(verdicts) <= 5
    assert verdicts.count(Verdict.SOLVED) == 1
    assert attempt(step).verdict is attempt(step, choice="nonsense").verdict is Verdict.OPEN


def read(text: str) -> object:
    return read_lesson(GAMES["mundialito"], rows("lessons.txt", text))


GOOD = "minutes 3\nstep one\nposition Gualda oc2 Pd3 moves Bermellon oe5\ntask ball on d3\nsolution *d3\n"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("step one", "`one` is no new name"),
        ("step One", "`One` is no new name"),
        ("tusk goal", "`tusk` is no word of a lesson here"),
        ("task gaol", "`gaol` is no condition of Mundialito"),
        ("task goal and not gaol", "`gaol` is no condition"),
        ("task played c9-d9", "not an action of Mundialito"),
        ("follows two", "no step before this one is called `two`"),
        ("options coasters=9999", "coasters cannot be"),
        ("seats many", "invalid literal"),
        ("rules twelve", "invalid literal"),
    ],
)
def test_a_wrong_line_of_a_sheet_is_named(line: str, why: str) -> None:
    assert read(GOOD)
    with pytest.raises(BadSheet, match=f"lessons.txt, line 6: .*{why}"):
        read(GOOD + line)


def test_a_lesson_needs_its_minutes() -> None:
    with pytest.raises(BadSheet, match="needs its minutes"):
        read(GOOD.removeprefix("minutes 3\n"))


def test_extras_come_after_a_step_that_is_none_and_last() -> None:
    step = GOOD.removeprefix("minutes 3\nstep one\n")
    assert read(f"{GOOD}step two\nextra\n{step}")
    with pytest.raises(BadSheet, match="a step that isn't extra"):
        read(f"{GOOD}extra\n")
    with pytest.raises(BadSheet, match="extra steps come last"):
        read(f"{GOOD}step two\nextra\n{step}step three\n{step}")
    with pytest.raises(BadSheet, match="`yes` says nothing"):
        read(f"{GOOD}step two\nextra yes\n{step}")
