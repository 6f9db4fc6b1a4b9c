"""Catalogs are read from Fluent files, and a message is parsed when it is first said."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, parse, serialize

from words.catalogs import translations
from words.languages import CATALOGS, LANGUAGES, parent_of
from words.speech import Catalog, UnknownMessage

GENERAL = """### All games
-ball = the ball
pass = Pass { -ball }, { name }. { $count ->
        [one] One step
       *[other] { $count } steps
    } left.
name = Ana

# Cut off in the middle
broken = { $count ->
"""
REGIONAL = """name = Eva
-ball = the round one
"""


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    files = (tmp_path / "general.ftl", tmp_path / "regional.ftl")
    for file, text in zip(files, (GENERAL, REGIONAL), strict=True):
        file.write_text(text, encoding="utf-8")
    return Catalog("en", files)


def test_a_message_is_said_with_what_it_quotes_as_later_files_have_it(catalog: Catalog) -> None:
    assert catalog.say("pass", {"count": 1}) == "Pass the round one, Eva. One step left."
    assert catalog.say("pass", {"count": 2}) == "Pass the round one, Eva. 2 steps left."
    assert catalog.say("name", {}) == "Eva"


def test_comments_are_not_kept(catalog: Catalog) -> None:
    assert catalog._texts["name"] == "name = Eva\n"
    assert "#" not in "".join(catalog._texts.values())


@pytest.mark.parametrize("message", ["nothing", "broken", "-ball"])
def test_what_is_not_there_or_cannot_be_read_is_unknown(catalog: Catalog, message: str) -> None:
    with pytest.raises(UnknownMessage):
        catalog.say(message, {})


def test_a_message_without_its_facts_is_not_said(catalog: Catalog) -> None:
    with pytest.raises(UnknownMessage, match="count"):
        catalog.say("pass", {})


def test_a_file_of_comments_alone_says_nothing(tmp_path: Path) -> None:
    file = tmp_path / "begun.ftl"
    for text in ("", "# Here it begins.\n"):
        file.write_text(text, encoding="utf-8")
        assert "pass" not in Catalog("en", [file])


def test_each_message_is_parsed_once_and_only_when_it_is_said(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed, parse = [], FluentParser.parse_entry

    def noted(self: FluentParser, text: str) -> object:
        parsed.append(text.split(" =")[0])
        return parse(self, text)

    monkeypatch.setattr(FluentParser, "parse_entry", noted)
    assert "pass" in catalog
    assert parsed == []
    for count in (1, 2):
        catalog.say("pass", {"count": count})
    assert sorted(parsed) == ["-ball", "name", "pass"]


def test_pontoon_is_told_of_every_whole_language() -> None:
    told = tomllib.loads((CATALOGS.parent / "l10n.toml").read_text(encoding="utf-8"))
    assert told["locales"] == [language for language in translations() if parent_of(language) is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_written_anew_by_a_tool_says_the_same(language: str) -> None:
    for file in (CATALOGS / language).glob("*.ftl"):
        read = parse(file.read_text(encoding="utf-8"), with_spans=False)
        assert read.equals(parse(serialize(read), with_spans=False)), file.name
