"""Lessons over the wire: a player who knows only the controls takes each from start to end, restarts included.

Every legal answer of every step gets a sentence and a way on.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cogs.controls.addresses import read
from cogs.lessons.page import HINT, LEARN, LEAVE, LESSON, PLAY, LessonPlace
from rules.lessons.lesson import LESSONS, Verdict
from testbed.standin import Answer, Message, User
from tests.rules.test_lessons import attempts
from tests.wire.club import Club, open_club, says, seen, to

#: The controls that lead out of a lesson.
OUT = (LEAVE, LEARN, PLAY)
#: How many answers of a step are tried by the proof, of those with several actions in a row.
LONGER = 150


def checked(said: Answer) -> Message:
    """Return the message of an answer, which is private, in time, and no error."""
    message = seen(said)
    assert message.ephemeral
    assert says("trouble-ours", number="")[:30] not in said.text, said.text
    return message


async def pressed_about(club: Club, user: User, message: Message, chance: random.Random) -> Message:
    """Press something of the lesson, whatever it is."""
    inside = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
    ways = [one for one in inside if (address := read(one)) is not None and address.verb not in OUT]
    return checked(await club.discord.press(user, message, chance.choice(ways)))


async def solved(club: Club, user: User, message: Message) -> Message:
    """Ask for the hint, then let it show the solution."""
    message = checked(await club.discord.press(user, message, to("lhint")))
    return checked(await club.discord.press(user, message, label=says("button-lesson-show")))


@pytest.mark.parametrize("key", LESSONS)
async def test_a_lesson_survives_wrong_moves_and_restarts(tmp_path: Path, key: str) -> None:
    chance = random.Random(key)
    async with open_club(tmp_path) as club:
        channel, count = club.channel("lessons"), len(LESSONS[key].steps)
        said = await club.discord.slash(club.ana, "mundialito learn", channel, options={"game": key})
        first = message = checked(said)
        finished = list[bool]()
        for number in range(1, count + 1):
            for _ in range(5):
                message = await pressed_about(club, club.ana, message, chance)
            if number in (2, count):
                await club.crash(away=60.0)
                await club.bot.start()
            again = str(LessonPlace(LESSONS[key], number).address(LESSON))  # of a button that was there before
            message = checked(await club.discord.press(club.ana, message, again, force=True))
            message = await solved(club, club.ana, message)
            finished.append("🎉" in "".join(message.texts))
            if number < count:
                onward = str(LessonPlace(LESSONS[key], number + 1).address(LESSON))
                message = checked(await club.discord.press(club.ana, message, onward))
        assert finished == [number == LESSONS[key].main for number in range(1, count + 1)]
        assert first.id == message.id, "the lesson stays in its message"
        (prefs,) = club.read("SELECT prefs FROM people WHERE person_id = ?", club.ana.id)
        assert f'"{key}":"done"' in prefs[0]
        assert club.read("SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.proof
@pytest.mark.parametrize("key", LESSONS)
async def test_every_legal_answer_of_every_step_gets_a_sentence_and_a_way_on(tmp_path: Path, key: str) -> None:
    lesson, told = LESSONS[key], 0
    async with open_club(tmp_path) as club:
        channel = club.channel("lessons")
        said = await club.discord.slash(club.ana, "mundialito learn", channel, options={"game": key})
        message = checked(said)
        for step in lesson.steps:
            chance, every = random.Random(step.id), list(attempts(step))
            single = [one for one in every if len(one.actions) < 2]
            longer = [one for one in every if len(one.actions) >= 2]
            if step.number == len(lesson.steps) // 2:
                await club.crash(away=60.0)
                await club.bot.start()
            answers: dict[tuple[str, ...], str] = {}
            for tried in [*single, *chance.sample(longer, min(LONGER, len(longer)))]:
                address = str(LessonPlace(lesson, step.number, tried.actions).address(LESSON))
                message = checked(await club.discord.press(club.ana, message, address, force=True))
                ways = {one.verb for button in message.buttons if (one := read(button.custom_id or "")) is not None}
                assert message.text.strip()
                assert (says("button-lesson-next") in labels(message)) <= (tried.verdict is Verdict.SOLVED)
                assert ways - {LEAVE, HINT}, f"a dead end after {tried.actions}"
                answers[tried.actions] = message.text
                told += 1
            wrong = [text for actions, text in answers.items() if actions]
            assert not wrong or answers[()] not in wrong, "an answer says what it did"
    print(key, told, "answers")


def labels(message: Message) -> list[str | None]:
    """What stands on the buttons."""
    return [button.label for button in message.buttons]
