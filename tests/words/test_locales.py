"""A folder may be any language: babel's data of it are loaded, without the thousands of names that no sentence has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from tests.sampling import some
from tests.words.previews import write_previews
from words import LANGUAGES

ROOT = Path(__file__).parents[2]
SPEAKING = """
from babel import localedata
from words import speech

say = speech({language!r})
print(say.all_of(["Ana", "Ben", "Carla"]), say.one_of(["Ana", "Ben"]))
loaded = {{name for known in localedata._cache.values() for name in known}}
print(*sorted(loaded & {{"currency_names", "languages", "territories", "unit_patterns", "time_zones"}}))
"""
EVERYTHING_SAID = """
import sys
from datetime import datetime
from babel.dates import format_date, format_time
from babel.numbers import format_decimal
from host.zones import name_zone
from words import speech
from words.dates import read_start
from words.languages import NO_LANGUAGES, locale_of

print(*NO_LANGUAGES, sep=", ")
for language in sys.argv[1:]:
    say, locale, now = speech(language), locale_of(language), datetime(2026, 11, 28, 20)
    told = [say("turns-left", count=count) for count in (0, 1, 2, 1000, 1234567)]
    told += [say.name, say.score(2, 1), say("button-undo"), say.one_of("AB"), say.row("AB"), say.clauses("AB")]
    told += [say.all_of("ABC"[:count]) for count in range(4)]
    told += [format_date(now, "full", locale), format_time(now, "short", locale=locale)]
    told += [format_decimal(0.5, "0.##", locale)]
    print(language, *told, name_zone("Europe/Rome", language), sep="|")
assert read_start("tomorrow 20:00", "Europe/Berlin", 0)
"""
WRITTEN = """
from tests.words.test_dates import WRITTEN, test_a_start_is_read_as_people_write_it

for one in WRITTEN:
    test_a_start_is_read_as_people_write_it(*one)
"""
DISCORDS = sorted({one.value for one in discord.Locale} - set(LANGUAGES))
#: Languages that babel doesn't know, and other names of some that it does.
MADE_UP = ("tlh", "xx", "xx-YY", "de-XX", "zh", "zh-Hant-HK", "sr-RS", "nb", "ar")


@pytest.mark.parametrize("language", some(LANGUAGES, 2))
def test_a_language_is_loaded_without_names_that_no_sentence_has(language: str) -> None:
    said, names = run(SPEAKING.format(language=language))
    assert "Ana" in said
    assert names == ""


def run(program: str, *arguments: str, **environment: str) -> list[str]:
    """Run a program in a process of its own; the lines that it prints."""
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_any_language_of_discord_and_any_that_is_made_up_is_spoken(tmp_path: Path) -> None:
    wrong = ("my notes", "deutsch", "de_AT", "DE")
    catalogs = write_previews(tmp_path, (*DISCORDS, *MADE_UP, *wrong))
    names, *lines = run(EVERYTHING_SAID, *DISCORDS, *MADE_UP, CATALOGS=str(catalogs))
    assert sorted(names.split(", ")) == sorted(wrong)
    told = {language: said for language, *said in (line.split("|") for line in lines)}
    assert all(said[5] == f"Name of {language}" for language, said in told.items())
    assert all(told[language][:2] == ["0 · 12", "1 · 12"] for language in ("tlh", "xx", "xx-YY"))
    assert told["tlh"][11:15] == ["", "A", "A and B", "A, B and C"]
    assert (told["tlh"][6], told["tlh"][15]) == ("2–1", "Saturday, 28 November 2026")
    assert (told["zh-CN"][14], told["zh-CN"][15]) == ("A、B和C", "2026年11月28日星期六")
    assert told["zh-TW"][15:] == ["2026年11月28日 星期六", "晚上8:00", "0.5", "Europe/Rome"]
    assert told["no"][1] == "One · 12"
    assert told["sv-SE"][4].startswith("1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567")


BROKEN = """\ufefflanguage-name = { $who }
button-undo = { nothing }
button-settings-language = { $count
noun = { $name }
    .the = { $nobody }
score = { score }
event-date-tomorrow = { -day }
"""
SAID_IN_ENGLISH = """
from words import speech
from words.dates import read_start

broken, english = speech("tlh"), speech("en")
assert (broken.name, english.name) == ("tlh", "English")
for message in ("button-undo", "button-settings-language", "semicolon"):
    assert broken(message) == english(message)
assert broken.noun("Ana").forms == english.noun("Ana").forms
assert broken.score(2, 1) == english.score(2, 1)
assert read_start("domani alle 20", "UTC", 0)
"""


def test_what_is_broken_in_a_language_is_said_in_english(tmp_path: Path) -> None:
    catalogs = write_previews(tmp_path, ("tlh",), BROKEN)
    (catalogs / "tlh" / "latin.ftl").write_bytes(b"semicolon = { \xfc\n")
    (catalogs / "tlh" / "folder.ftl").mkdir()
    (catalogs / "tlh" / "link.ftl").symlink_to(tmp_path / "nowhere")
    run(SAID_IN_ENGLISH, CATALOGS=str(catalogs))


def test_catalogs_without_english_are_none(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no folder en with messages"):
        run("import words", CATALOGS=str(tmp_path / "nowhere"))


def test_what_people_write_is_read_alike_beside_any_preview(tmp_path: Path) -> None:
    run(WRITTEN, CATALOGS=str(write_previews(tmp_path, (*DISCORDS, "tlh"))))
