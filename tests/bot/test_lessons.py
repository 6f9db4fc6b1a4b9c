"""Lessons on Discord: taken from start to end by people who know nothing but the controls, wrong moves included."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from cogs.controls.addresses import read
from cogs.controls.answers import MOST_TEXT
from cogs.faces import Do
from cogs.lessons import DONE, TAUGHT
from cogs.lessons.page import DO, HINT, LEAVE, LESSON, PICK, STEP, LessonPlace
from cogs.table.exercise import spread_of
from players import levels
from render import draw
from rules import GAMES
from rules.lessons.lesson import LESSONS, Lesson, Step, attempt, opening
from rules.table.table import Running
from tests.bot.club import Club, Seen
from tests.bot.test_faces import explored
from tests.rules.test_lessons import STEPS, attempts
from tests.sampling import some
from words import speech
from words.games import PARTS, board_text, step_words

say = speech("en")


def forged(place: LessonPlace, verb: str = LESSON, rest: str | None = None) -> str:
    return str(place.address(verb, rest))


async def solved(club: Club, who: Any, seen: Seen) -> Seen:
    """Ask for the hint, and let it show the solution."""
    seen = await club.press(who, seen, say("button-lesson-hint"))
    assert "💡" in seen.text
    return await club.press(who, seen, say("button-lesson-show"))


def onward(lesson: Lesson, step: Step) -> str:
    """The label of the button from a step to the next one."""
    if step.number < lesson.main:
        return say("button-lesson-next")
    return say("button-lesson-beyond", step=step_words(lesson.key, lesson.steps[step.number].id, "title", say))


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_its_sentences(step: Step) -> None:
    key = step.game.about.key
    names = [*PARTS, *(name for name, _ in step.mistakes), *(f"{name}-label" for name, _ in step.choices)]
    names += [name for name, _ in step.choices if attempt(step, choice=name).verdict.value != "solved"]
    for name in names:
        assert step_words(key, step.id, name, say).strip(), name
    assert len(step_words(key, step.id, "title", say)) <= 30


def test_every_message_of_a_lesson_belongs_to_a_step() -> None:
    from tests.words.test_catalogs import english

    known = set()
    for key, lesson in LESSONS.items():
        for step in lesson.steps:
            parts = [*PARTS, *(name for name, _ in (*step.mistakes, *step.choices))]
            parts += [f"{name}-label" for name, _ in step.choices]
            known |= {f"{key}-step-{step.id}-{part}" for part in parts}
    prefixes = tuple(f"{key}-step-" for key in LESSONS)
    there = {name for name in english() if name.startswith(prefixes) and name != "mundialito-step-row"}
    assert not there - known


@pytest.mark.parametrize("step", STEPS)
def test_custom_ids_of_a_step_fit_wherever_the_learner_gets(step: Step) -> None:
    key = step.game.about.key
    for tried in islice((one for one in attempts(step) if one.verdict.value == "open"), 12):
        place = LessonPlace(LESSONS[key], step.number, tried.actions, told=True)
        assert forged(place)
        if step.choices:
            continue
        for number, spread in enumerate(explored_of(tried.match, step.seat)):
            if number > 40:
                break
            for button in (*spread.first, *spread.buttons, *spread.last):
                if isinstance(button, Do):
                    assert forged(place, DO, "|".join((button.text, *button.then)))
                else:
                    assert forged(place, STEP, button.words)
            for menu in spread.menus:
                assert forged(place, PICK, f"{menu.name}|{spread.words}")


def explored_of(match: Any, seat: int) -> Any:
    """Every spread that the learner can reach."""
    if match.automatic.routine is not None:
        return [spread_of(match, seat, "", say)]
    from cogs.faces import face

    return explored(match, face(match.game.about.key))


@pytest.mark.parametrize("step", some(STEPS, 8))
async def test_every_legal_action_of_a_step_gets_an_answer_and_a_way_on(club: Club, step: Step) -> None:
    key = step.game.about.key
    seen, sample = await club.slash(club.ana, "mundialito learn", game=key), random.Random(step.id)
    outcomes = list(attempts(step))
    shorter = [tried for tried in outcomes if len(tried.actions) < 2]
    longer = [tried for tried in outcomes if len(tried.actions) >= 2]
    for tried in [*shorter[:40], *sample.sample(longer, min(20, len(longer)))]:
        place = LessonPlace(LESSONS[key], step.number, tried.actions)
        answer = await club.forge(club.ana, seen, forged(place))
        verbs = {address.verb for address in map(read, answer.ids) if address is not None}
        assert len(answer.ids) == len(set(answer.ids))
        assert verbs - {LEAVE, HINT}, "a way on"
        if tried.verdict.value == "solved":
            assert step_words(key, step.id, "done", say) in answer.text
        else:
            assert step_words(key, step.id, "task", say) in answer.text
        if tried.mistake is not None:
            assert step_words(key, step.id, tried.mistake, say) in answer.text
        assert say("trouble-ours", number="").split(".")[0] not in answer.text


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize("place", ["server", "dm"])
async def test_a_lesson_goes_from_start_to_end_and_then_to_a_table(club: Club, key: str, place: str) -> None:
    who = club.ana if place == "server" else club.ana.user
    seen = await club.slash(who, "mundialito learn", game=key)
    assert seen.message.ephemeral
    lesson, finished = LESSONS[key], say("lesson-finished", game="", level="", against="dice").split(":")[0].strip()
    for step in lesson.steps:
        title = step_words(key, step.id, "title", say)
        assert (say("lesson-extra", title=title) if step.extra else f"Step {step.number} of {lesson.main}") in seen.text
        assert step_words(key, step.id, "text", say) in seen.text
        assert seen.alt
        seen = await solved(club, who, seen)
        assert step_words(key, step.id, "done", say) in seen.text
        assert (finished in seen.text) == (step.number == lesson.main)
        assert (say("button-lesson-play") in seen.buttons) == (step.number >= lesson.main)
        if step.number < len(lesson.steps):
            seen = await club.press(who, seen, onward(lesson, step))
    assert (await club.archive.people.person(club.ana.id)).prefs[TAUGHT] == {key: DONE}
    assert not await club.archive.seats.tables_of(club.ana.id), "a lesson needs no table"
    await club.press(who, seen, say("button-lesson-play"))
    (row, *_) = await club.archive.seats.tables_of(club.ana.id)
    table = await club.game(row.id)
    assert isinstance(table, Running)
    weakest = next((level for level in levels(key) if level != "random"), "random")
    assert {seat.level for seat in table.seats if seat.person is None} == {weakest}


async def test_in_direct_messages_with_a_game_running_the_end_of_a_lesson_says_where_to_play(club: Club) -> None:
    who = club.ana.user
    await club.slash(who, "mundialito play", game="mundialito", computer=levels("mundialito")[0])
    for key, lesson in LESSONS.items():
        seen = await club.slash(who, "mundialito learn", game=key)
        seen = await solved(club, who, await club.forge(who, seen, forged(LessonPlace(lesson, lesson.main))))
        assert (await club.press(who, seen, say("button-lesson-play"))).text == say("trouble-direct-taken")


@pytest.mark.parametrize("key", some(LESSONS, 1))
async def test_somebody_who_presses_anything_always_gets_on(club: Club, key: str) -> None:
    """A generic learner presses controls at random; every answer has controls, and none is an error."""
    chance, step = random.Random(key), 0
    seen = await club.slash(club.ana, "mundialito learn", game=key)
    leaving = ("m1:lesson:0:", "lleave", "lplay")
    for _ in range(120):
        controls = [row for row in seen.rows if row.get("custom_id") and not row.get("disabled")]
        ways = [row for row in controls if not any(word in row["custom_id"] for word in leaving)]
        assert ways, seen
        row = chance.choice(ways)
        if "options" in row:
            values = [option["value"] for option in row["options"]]
            picked = chance.sample(values, chance.randint(row.get("min_values", 1), row.get("max_values", 1)))
            if ":learn:" in row["custom_id"]:
                continue
            seen = await club.pick(club.ana, seen, row["placeholder"], *picked)
        else:
            seen = await club.forge(club.ana, seen, row["custom_id"])
        assert say("trouble-ours", number="").split(".")[0] not in seen.text
        step = max(step, read(seen.ids[0]).position)  # type: ignore[union-attr]
    assert step > 1


async def test_a_refused_action_is_told_with_the_rule(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    place = LessonPlace(LESSONS["mundialito"])
    answer = await club.forge(club.ana, seen, forged(place, DO, "d1-c2"))
    assert "🚫" in answer.text
    assert "c2 isn't next to d1" in answer.text
    assert "d1-e1" in " ".join((await club.press(club.ana, answer, "lstep:mundialito|0|d1")).ids)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "chess|0|",
        "mundialito",
        "mundialito|",
        "mundialito|x|",
        "mundialito|3|a",
        "mundialito|99|",
        "mundialito|13|" + "a|" * 13,
    ],
)
async def test_a_forged_place_gets_a_clear_sentence(club: Club, words: str) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    for verb in ("lesson", "lstep", "lpick", "ldo", "lhint", "lleave"):
        assert (await club.forge(club.ana, seen, f"m1:lesson:1:{verb}:{words}")).text == say("lesson-outdated")
    for position in ("0", "9", "999999999"):
        told = await club.forge(club.ana, seen, f"m1:lesson:{position}:lesson:mundialito|0|")
        assert told.text == say("lesson-outdated")


@pytest.mark.parametrize(
    "words", ["mundialito|0|" + "x" * 71, "mundialito|2|b1-b2|end|" + "\ud800", "mundialito|1||", "mundialito|0w|²"]
)
async def test_forged_actions_and_choices_count_as_none(club: Club, words: str) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    for verb in ("lesson", "lstep", "ldo", "lhint"):
        answer = await club.forge(club.ana, seen, f"m1:lesson:2:{verb}:{words}")
        assert step_words("mundialito", "arrows", "task", say) in answer.text
    told = await club.forge(club.ana, seen, f"m1:lesson:2:lpick:{words}", ["a6"])
    assert told.text == say("lesson-outdated")


@pytest.mark.parametrize("key", LESSONS)
async def test_a_lesson_can_be_taken_in_words_alone(club: Club, key: str) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game=key)
    assert seen.alt
    for step in LESSONS[key].steps:
        if step.number == 1:
            seen = await club.press(club.ana, seen, say("button-text"))
        assert not seen.alt
        told = board_text(key, opening(step).view(step.seat), say, step.seat)
        assert told.splitlines()[0].split(",")[0] in seen.text
        assert step_words(key, step.id, "task", say) in seen.text
        assert sum(map(len, seen.text.split("\n"))) <= MOST_TEXT
        seen = await solved(club, club.ana, seen)
        assert not seen.alt
        if step is not LESSONS[key].steps[-1]:
            seen = await club.press(club.ana, seen, onward(LESSONS[key], step))
    seen = await club.press(club.ana, seen, say("button-lesson-picture"))
    assert seen.alt


async def test_the_first_step_says_whom_the_learner_plays_until_the_first_action(club: Club) -> None:
    for key, first in (("mundialito", "d1-e1"), ("hedgehog", "P+1")):
        side = say(f"{key}-lesson-side")
        seen = await club.slash(club.ana, "mundialito learn", game=key)
        assert side in seen.text
        after = await club.forge(club.ana, seen, forged(LessonPlace(LESSONS[key]), DO, first))
        assert side not in after.text
        for step in LESSONS[key].steps[1:]:
            page = await club.forge(club.ana, seen, forged(LessonPlace(LESSONS[key], step.number)))
            assert side not in page.text


async def test_a_lesson_begins_with_the_aim_and_ends_it_with_its_first_step(club: Club) -> None:
    for key, told in (("mundialito", "wins the game"), ("hedgehog", "wins the race"), ("dicecup", "wins")):
        step = LESSONS[key].steps[0]
        assert told in step_words(key, step.id, "text", say)
        over = attempt(step, step.solutions[0]).match
        assert over.outcome is not None or over.automatic.chapter > opening(step).automatic.chapter
    assert "you win" in step_words("worldcup", LESSONS["worldcup"].steps[0].id, "text", say)


async def test_the_picture_of_football_keeps_its_size_from_tap_to_tap(club: Club) -> None:
    lesson, sizes = LESSONS["mundialito"], set()
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    for step in lesson.steps:
        seen = await club.forge(club.ana, seen, forged(LessonPlace(lesson, step.number)))
        await solved(club, club.ana, seen)
        pictures = [draw("mundialito", wish) for wish in club.studio.wishes[-3:]]
        sizes |= {(one.width, one.height) for one in pictures}
    assert len(sizes) == 1


async def test_what_the_learner_did_is_told_of_them_by_name(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="worldcup")
    place = LessonPlace(LESSONS["worldcup"], 2)
    answer = await club.forge(club.ana, seen, forged(place, DO, "A 2-3:BRA"))
    assert "Ana" in answer.text
    assert "you push" not in answer.text


async def test_short_names_of_passes_are_explained_before_a_step_has_one(club: Club) -> None:
    lesson = LESSONS["mundialito"]
    assert "star and a cell" in step_words("mundialito", lesson.steps[0].id, "done", say)
    for part in ("title", "text", "task"):
        assert "`*" not in step_words("mundialito", lesson.steps[0].id, part, say)


async def test_the_picture_of_a_match_that_is_over_shows_its_result(club: Club) -> None:
    lesson = LESSONS["dicecup"]
    seen = await club.slash(club.ana, "mundialito learn", game="dicecup")
    over = {}
    for step in lesson.steps:
        seen = await club.forge(club.ana, seen, forged(LessonPlace(lesson, step.number)))
        seen = await solved(club, club.ana, seen)
        over[step.id] = club.studio.wishes[-1].chapter
        if step.id == "penalties":
            drawn = draw("dicecup", club.studio.wishes[-1])
            assert "Brazil" in drawn.alt.split(".")[0]
            assert "6–3" in drawn.alt.replace("\u2060", "")
    assert over == dict.fromkeys((step.id for step in lesson.steps), None) | {"match": 1, "penalties": 1}


async def test_the_end_of_a_lesson_names_a_level_that_suits_the_game(club: Club) -> None:
    for key, lesson in LESSONS.items():
        seen = await club.slash(club.ana, "mundialito learn", game=key)
        seen = await club.forge(club.ana, seen, forged(LessonPlace(lesson, lesson.main)))
        seen = await solved(club, club.ana, seen)
        assert ("no better dice" in seen.text) == GAMES[key].about.luck
        assert (say("computer", level="easy") in seen.text) != GAMES[key].about.luck


async def test_the_board_is_in_words_if_no_picture_can_be_drawn(club: Club) -> None:
    club.studio.broken = True
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    assert "```" in seen.text
    assert step_words("mundialito", "goal", "task", say) in seen.text


async def test_the_list_leads_to_each_lesson(club: Club) -> None:
    picker = await club.slash(club.ana, "mundialito learn")
    (menu,) = picker.selects.values()
    assert [option["value"] for option in menu["options"]] == list(LESSONS)
    for key in LESSONS:
        picker = await club.slash(club.ana, "mundialito learn")
        seen = await club.pick(club.ana, picker, "learn", key)
        assert step_words(key, LESSONS[key].steps[0].id, "text", say) in seen.text
    picker = await club.slash(club.ana, "mundialito learn")
    assert (await club.forge(club.ana, picker, "m1:lesson:0:learn:chess")).text == say("lesson-none")


async def test_leaving_offers_the_way_back_to_the_same_step(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    seen = await club.press(club.ana, await solved(club, club.ana, seen), say("button-lesson-next"))
    left = await club.press(club.ana, seen, say("button-lesson-leave"))
    assert left.text == say("lesson-left", game="Mundialito (pyramid football)")
    back = await club.press(club.ana, left, say("button-lesson-continue"))
    assert step_words("mundialito", "arrows", "text", say) in back.text
    first = await club.press(club.ana, back, say("button-lesson-back"))
    assert step_words("mundialito", "goal", "text", say) in first.text
