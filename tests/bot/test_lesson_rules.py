"""Rules and lessons lead to each other: each step to the topic of its rule, each topic to the steps that teach it."""

from __future__ import annotations

import pytest

from cogs.lessons.page import MOST_STEPS, LessonPlace
from rules import rulebook_of
from rules.lessons.lesson import LESSONS, Step
from tests.bot.club import Club
from tests.bot.test_lessons import forged, solved
from tests.rules.test_lessons import STEPS
from tests.sampling import some
from words import speech
from words.games import step_words

say = speech("en")


@pytest.mark.parametrize("step", some(STEPS, 8))
async def test_a_step_leads_to_its_rules_and_they_lead_back_to_it(club: Club, step: Step) -> None:
    key = step.game.about.key
    seen = await club.slash(club.ana, "mundialito learn", game=key)
    seen = await club.forge(club.ana, seen, forged(LessonPlace(LESSONS[key], step.number, told=True)))
    rules = await club.press(club.ana, seen, say("button-rules"))
    book = rulebook_of(key)
    chapter = next(chapter for chapter in book if step.rules[0] in chapter.numbers)
    assert rules.message.id == seen.message.id
    assert chapter.title in rules.text
    assert f"**{step.rules[0]}." in rules.text
    other = next(one for one in book if one is not chapter)
    elsewhere = await club.pick(club.ana, rules, say("rules-topics"), other.key)
    assert other.title in elsewhere.text
    back = await club.press(club.ana, elsewhere, say("button-lesson-continue"))
    assert step_words(key, step.id, "task", say) in back.text
    assert ("Extra ·" if step.extra else f"Step {step.number} of") in back.text
    assert not back.alt, "still in words"


@pytest.mark.parametrize("key", some(LESSONS, 1))
async def test_a_topic_leads_to_the_steps_that_teach_it_and_to_no_others(club: Club, key: str) -> None:
    for chapter in rulebook_of(key):
        seen = await club.slash(club.ana, "mundialito rules", game=key, topic=f"{key}|{chapter.key}")
        steps = LESSONS[key].teaching(chapter.numbers)[:MOST_STEPS]
        labels = {say("button-lesson-try", step=step_words(key, step.id, "title", say)): step for step in steps}
        assert [label for label in seen.buttons if label.startswith("Try it")] == list(labels)
        for label, step in labels.items():
            page = await club.forge(club.ana, seen, seen.buttons[label]["custom_id"])
            assert page.message.id == seen.message.id
            assert step_words(key, step.id, "task", say) in page.text
            assert chapter.title in (await club.press(club.ana, page, say("button-rules"))).text or (
                step.rules[0] not in chapter.numbers
            )


@pytest.mark.parametrize("origin", ["0", "9", "99w", "x", "w", "²", "3|", "3w|x"])
async def test_a_topic_with_a_forged_step_is_a_topic(club: Club, origin: str) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    page = await club.forge(club.ana, seen, f"m1:rules:0:topic:mundialito|12|{origin}")
    assert "Push" in page.text
    assert say("button-lesson-continue") not in page.buttons


async def test_a_step_that_is_done_leads_on_and_not_to_the_rules(club: Club) -> None:
    seen = await solved(club, club.ana, await club.slash(club.ana, "mundialito learn", game="mundialito"))
    assert say("button-rules") not in seen.buttons
