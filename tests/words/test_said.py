"""Sentences with names and numbers, said with real ones in every language: a change shows what it does to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from words.__main__ import main
from words.examples.saying import CODES, say_all
from words.languages import LANGUAGES, parent_of

SAID = Path(__file__).parent / "said"
WHOLE = [language for language in LANGUAGES if parent_of(language) is None]


@pytest.mark.parametrize("language", WHOLE)
def test_sentences_with_names_and_numbers_are_said_as_they_were(language: str, request: pytest.FixtureRequest) -> None:
    kept, said = SAID / f"{language}.txt", [f"{line}\n" for line in say_all(language, only_varied=True)]
    if request.config.getoption("--pin"):
        SAID.mkdir(exist_ok=True)
        kept.write_text("".join(said), encoding="utf-8")
    known = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert [line for line in said if line not in known] == [], "read these, then write them anew with --pin"
    assert said == known


def test_pages_of_sentences_are_kept_for_whole_languages_only() -> None:
    assert sorted(path.stem for path in SAID.iterdir()) == WHOLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_something_in_it(language: str) -> None:
    said = list(say_all(language))
    assert len(said) > 100
    assert not [line for line in said if "{" in line]


def test_each_country_is_met_where_a_team_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "fr", "dicecup-story-answer"]) == 0
    told = capsys.readouterr().out
    assert len(CODES) == 6
    assert "Aux États-Unis de répondre." in told
    assert all(line.startswith("dicecup-story-answer: ") for line in told.splitlines())
