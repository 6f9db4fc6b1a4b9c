"""Everybody reads their own language: what Discord shows them, or what they or their server chose."""

from __future__ import annotations

import asyncio

import pytest

from cogs.controls import answers
from cogs.controls.answers import server_speech
from cogs.controls.forms import DISCORDS
from cogs.table.lines import name_player
from data import Pref, Unavailable
from tests.bot.club import Club, Seen
from words import LANGUAGES, language_of, speech

say = speech("en")
MENU = say("settings-language")


def test_a_locale_is_read_in_its_own_language_or_in_english() -> None:
    assert language_of("en-GB") == language_of("xx") == language_of(None) == language_of("") == "en"
    for language in LANGUAGES:
        assert language_of(language) == language


async def choose(club: Club, page: Seen, language: str) -> Seen:
    """Choose a language in the form behind the page's line."""
    form = await club.ana.click(page.message, custom_id=next(one for one in page.ids if "prefs:language" in one))
    return await club.write(club.ana, form, {"language": language})


async def test_somebody_chooses_a_language_and_goes_back_to_discords(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito settings")
    assert say("language-spoken", name="English", chosen="no") in page.text
    for language in LANGUAGES:
        page = await choose(club, page, language)
        assert (await club.archive.people.person(club.ana.id)).prefs[Pref.CHOSEN] == language
        speaks = speech(language)
        assert speaks("language-spoken", name=speaks("language-name"), chosen="yes") in page.text
        told = await club.slash(club.ana, "mundialito block", person=club.ana)
        assert told.text == speaks("block-yourself")
        page = await club.press(club.ana, page, speaks("button-settings-public-off"))
        page = await club.press(club.ana, page, speaks("button-settings-public-on"))
        assert page.text.startswith(speaks("settings-title"))
    page = await choose(club, page, DISCORDS)
    assert Pref.CHOSEN not in (await club.archive.people.person(club.ana.id)).prefs
    assert say("language-spoken", name="English", chosen="no") in page.text


async def test_direct_messages_are_in_the_chosen_language_else_in_the_one_seen_last(club: Club) -> None:
    people, person = club.archive.people, club.ana.id
    assert (await people.person(person)).language is None
    await people.save(person, {Pref.LANGUAGE: "fr"})
    assert (await people.person(person)).language == "fr"
    await people.save(person, {Pref.CHOSEN: "pl"})
    assert (await people.person(person)).language == (await people.lately(person)).chosen == "pl"
    await people.save(person, {Pref.CHOSEN: None})
    assert ((await people.person(person)).language, (await people.lately(person)).chosen) == ("fr", None)


async def test_people_are_answered_even_if_their_language_cannot_be_read(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: int) -> None:
        raise Unavailable("no disk")

    async def hangs(_: int) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(answers, "LANGUAGE_PATIENCE", 0.01)
    for trouble in (fails, hangs):
        monkeypatch.setattr(club.archive.servers, "lately", trouble)
        assert (await server_speech(club.bot, club.house.archive, club.guild.id)).language == "en"


async def test_sides_are_named_in_the_language_in_which_their_player_is_addressed(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    german = speech("de")
    assert {name_player(table, seat, "Ana", german) for seat in (0, 1)} == {
        german("board-player", name="Ana", side=side) for side in ("Rot", "Gelb")
    }
    assert "(Red)" in club.board().text
