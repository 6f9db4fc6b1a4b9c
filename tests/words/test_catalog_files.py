"""Catalogs are read from Fluent files, and a message is parsed when it is first said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

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


@pytest.mark.parametrize("message", ["nothing", "broken", "-ball"])
def test_what_is_not_there_or_cannot_be_read_is_unknown(catalog: Catalog, message: str) -> None:
    with pytest.raises(UnknownMessage):
        catalog.say(message, {})


def test_a_message_without_its_facts_is_not_said(catalog: Catalog) -> None:
    with pytest.raises(UnknownMessage, match="count"):
        catalog.say("pass", {})


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
