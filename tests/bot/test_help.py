"""The page of help: what everybody can do, what moderators can do, and a menu of questions with short answers."""

from __future__ import annotations

import pytest

from cogs.table.help import MODERATORS, QUESTIONS
from rules import GAMES
from tests.bot.club import Club
from words import LANGUAGES, speech

say = speech("en")
MENU = say("help-menu")
#: A component with a text and a button beside it.
SECTION = 9
#: About how many characters stand on a line of a phone, and how many lines an answer may take.
LINE, LINES = 37, 6


async def test_help_says_in_a_few_lines_what_to_do_and_leads_there(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    assert seen.message.ephemeral
    assert say("help-page", place="server") in seen.text
    assert "mundialito-admin" not in seen.text
    assert next(iter(seen.buttons)) == say("button-help-play")
    assert [one["value"] for one in seen.selects[MENU]["options"]] == list(QUESTIONS)
    tables = await club.press(club.ana, seen, say("button-help-tables"))
    assert tables.text == say("games-none")
    assert tables.message.ephemeral


async def test_help_leads_to_the_puzzle_of_the_day(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    row = [say("button-help-play"), say("button-daily-today"), say("button-help-events")]
    row += [say("button-learn-play"), say("button-help-tables")]
    assert list(seen.buttons)[:5] == row
    puzzle = await club.press(club.ana, seen, say("button-daily-today"))
    assert puzzle.message.ephemeral
    assert say("help-page", place="server") not in puzzle.text
    assert "### Daily" in puzzle.text


async def test_help_in_direct_messages_offers_a_computer_and_no_moderators_questions(club: Club) -> None:
    seen = await club.slash(club.mod.user, "mundialito help")
    assert say("help-page", place="direct") in seen.text
    assert say("help-manage") not in seen.text
    assert [one["value"] for one in seen.selects[MENU]["options"]] == list(QUESTIONS)


async def test_help_shows_moderators_what_they_can_do(club: Club) -> None:
    seen = await club.slash(club.mod, "mundialito help")
    assert say("help-manage") in seen.text
    assert [one["value"] for one in seen.selects[MENU]["options"]] == [*MODERATORS, *QUESTIONS]
    answer = await club.pick(club.mod, seen, MENU, "limit")
    assert "Integrations" in answer.text
    assert say("help-manage") in (await club.press(club.mod, answer, say("button-help-back"))).text


async def test_a_long_text_of_help_has_the_whole_width_and_its_button_below(club: Club) -> None:
    seen = await club.slash(club.mod, "mundialito help")
    assert "Set me up" in seen.buttons
    assert not [part for part in seen.rows if part["type"] == SECTION]


async def test_each_question_is_answered_in_its_place_with_the_way_back(club: Club) -> None:
    for question in QUESTIONS:
        page = await club.slash(club.ana, "mundialito help")
        answer = await club.pick(club.ana, page, MENU, question)
        assert say(f"help-answer-{question}") in answer.text
        assert len(answer.buttons) == (1 + len(GAMES) if question == "rules" else 1)
        back = await club.press(club.ana, answer, say("button-help-back"))
        assert say("help-page", place="server") in back.text


async def test_a_question_that_is_gone_is_declined(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    told = await club.forge(club.ana, seen, "m1:ladder:0:help:", ["no-such-question"])
    assert told.text == say("press-outdated")


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_short_and_buttons_fit_in_every_language(language: str) -> None:
    own = speech(language)
    for question in (*MODERATORS, *QUESTIONS):
        assert len(own(f"help-ask-{question}")) <= 48, question
        assert len(own(f"help-answer-{question}").replace("*", "")) <= LINES * LINE, question
    for label in ("button-help-play", "button-help-tables", "button-help-back"):
        assert len(own(label)) <= 22
