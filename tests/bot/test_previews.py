"""A language that is only begun is read by those who choose it, and by nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.controls.answers import speech_for, speech_to
from cogs.controls.forms import DISCORDS, MOST_OPTIONS, MOST_RADIOS, language_field, offer_languages
from cogs.discordpy import translator
from cogs.discordpy.translator import Translator
from data import Person, Pref
from tests.bot.club import Club
from tests.bot.server_pages import form, owner_of
from tests.bot.test_languages import choose
from tests.words.previews import write_previews
from words import LANGUAGES, language_of, languages, speech

#: The module, whose name is that of its function too.
saying = import_module("words.speech")
SENTENCES = """
language-name = {language} itself
language-preview = begun in {language}
settings-title = ### Settings in {language}
"""
say = speech("en")


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Begin these languages."""

    def begun(*previews: str) -> None:
        monkeypatch.setattr(languages, "PREVIEWS", previews)
        monkeypatch.setattr(languages, "CATALOGS", write_previews(tmp_path, previews, SENTENCES))
        forget()

    yield begun
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Forget which languages there are."""
    for remembered in (speech, saying._catalogs, saying._catalog, saying._recall, translator._translate):
        remembered.cache_clear()


def test_nobody_reads_a_preview_unasked(begin: Callable[..., None]) -> None:
    begin("ja", "tlh")
    assert language_of("ja") == speech_for(None, "ja").language == "en"
    assert speech_to(Person(1, prefs={Pref.LANGUAGE: "ja"})).language == "en"
    assert speech_to(Person(1, prefs={Pref.LANGUAGE: "de", Pref.CHOSEN: "ja"})).language == "ja"
    assert speech_for("ja", "de")("settings-title") == "### Settings in ja"
    assert speech_for("ja", "de")("settings-block-title") == say("settings-block-title")
    assert speech_for("gone", "de").language == "de"
    assert speech_for(None, "tlh").language == "tlh"


def test_commands_are_never_told_in_a_preview(begin: Callable[..., None]) -> None:
    begin("es-ES", "ja")
    assert translator._translate("settings-title", "", "es-ES") == speech("es")("settings-title")
    assert translator._translate("settings-title", "", "ja") is None


@pytest.mark.parametrize(
    ("chosen", "locale", "offered"),
    [
        (None, "en-US", ["tlh"]),
        (None, "ja", ["ja", "tlh"]),
        (None, "zh-TW", ["tlh", "zh-CN"]),
        ("ja", "fr", ["ja", "tlh"]),
    ],
)
def test_a_preview_is_offered_to_its_own_people_and_to_whoever_has_chosen_it(
    begin: Callable[..., None], chosen: str | None, locale: str, offered: list[str]
) -> None:
    begin("ja", "tlh", "zh-CN")
    assert offer_languages(chosen, [locale]) == (*LANGUAGES, *offered)


@pytest.mark.parametrize("count", [2, 3, 20, 40])
def test_a_choice_of_many_languages_fits_discords_limits(begin: Callable[..., None], count: int) -> None:
    made_up = [f"x{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(count - 1)]
    begin(*made_up, "ja")
    field: Any = language_field("language", "ja", "Discord’s", say, "pl")
    values = [one.value for one in field.options]
    assert values[0] == DISCORDS
    assert {"ja", "pl", "en"} <= set(values)
    assert [one.value for one in field.options if one.default] == ["ja"]
    most = MOST_RADIOS if isinstance(field, discord.ui.RadioGroup) else MOST_OPTIONS
    assert len(values) == min(1 + len(LANGUAGES) + count, most)
    told = next(one for one in field.options if one.value == "ja")
    assert (told.label, told.description) == ("ja itself", f"begun in ja · {say('language-preview')}")


async def test_somebody_chooses_a_preview_and_reads_it_where_something_is_there(
    club: Club, begin: Callable[..., None]
) -> None:
    begin("tlh", "ja")
    page = await choose(club, await club.slash(club.ana, "mundialito settings"), "tlh")
    assert page.text.startswith("### Settings in tlh")
    assert say("language-spoken", name="tlh itself", chosen="yes") in page.text
    assert (await club.archive.people.person(club.ana.id)).chosen == "tlh"
    owner = owner_of(club)
    told = await club.write(owner, await form(club, owner, "srvlang"), {"language": "tlh"})
    assert "tlh itself" in told.text


def locales_in(payload: Any) -> Iterator[str]:
    """The locales of all translations in what Discord is told."""
    match payload:
        case dict():
            for name, value in payload.items():
                yield from (value or ()) if name.endswith("_localizations") else locales_in(value)
        case list():
            for one in payload:
                yield from locales_in(one)


async def test_commands_are_told_to_discord_in_whole_languages_that_it_has(
    club: Club, begin: Callable[..., None]
) -> None:
    begin("tlh", "ja")
    tree = club.bot.tree
    payloads = [await one.get_translated_payload(tree, Translator()) for one in tree.get_commands()]
    known = {locale for payload in payloads for locale in locales_in(payload)}
    assert {"de", "pt-BR"} <= known <= {one.value for one in discord.Locale} - {"ja"}
