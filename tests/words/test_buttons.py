"""Two buttons beside each other never read alike on a phone: their first letters differ, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from tests.bot.pinned.record import FOLDER
from words.catalogs import catalog
from words.checking.readings import readings
from words.languages import SOURCE_LANGUAGE, is_preview, list_languages

#: So many letters of a button's label are read on a phone.
READ = 20
#: Discord's types of a row and a button.
ROW, BUTTON = 1, 2
_FACT = re.compile(r"\\{([\w-]+)\\}")
_LANGUAGES = [one for one in list_languages() if one != SOURCE_LANGUAGE and not is_preview(one)]


def rows(node: Any) -> Iterator[tuple[str, ...]]:
    """The labels of the buttons in each row of a record."""
    if isinstance(node, dict):
        if node.get("type") == ROW:
            found = tuple(one["label"] for one in node.get("components", ()) if one.get("label"))
            if len(found) > 1:
                yield found
        node = list(node.values())
    for one in node if isinstance(node, list) else ():
        yield from rows(one)


@cache
def pinned_rows() -> frozenset[tuple[str, ...]]:
    """The rows of buttons of all pinned messages."""
    files = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))]
    return frozenset(row for file in files for row in rows(file))


@cache
def messages_of(label: str) -> tuple[tuple[str, int, tuple[tuple[str, str], ...]], ...]:
    """The messages that say an English label: id, number of the reading, and facts."""
    found = []
    for pattern, name, number in patterns():
        if match := pattern.fullmatch(label):
            found.append((name, number, tuple(match.groupdict().items())))
    return tuple(found)


@cache
def patterns() -> list[tuple[re.Pattern[str], str, int]]:
    """What each button's label can be in English."""
    found = []
    for name, message in catalog(SOURCE_LANGUAGE).items():
        for number, told in enumerate(readings(message)):
            if name.startswith("button-") or "-face-" in name:
                parts, seen = [], set[str]()
                for at, part in enumerate(_FACT.split(re.escape(told).replace(r"\-", "-"))):
                    fact = part.replace("-", "_")
                    parts.append(part if at % 2 == 0 else f"(?P={fact})" if fact in seen else f"(?P<{fact}>.+?)")
                    seen |= {fact} if at % 2 else set()
                if "&" not in told and len(re.findall(r"[^\W\d_]", re.sub(r"\{[^}]*\}", "", told))) > 2:
                    found.append((re.compile("".join(parts)), name, number))
    return found


def said(label: str, language: str) -> set[tuple[str, str]]:
    """What a label may be in another language, each with its message; nothing if no message of a button says it."""
    found = set()
    for name, number, facts in messages_of(label):
        told = readings(catalog(language)[name]) if name in catalog(language) else ()
        if told and len(told) == len(readings(catalog(SOURCE_LANGUAGE)[name])):
            text = told[number]
            for fact, value in facts:
                text = re.sub(rf"\{{{fact.partition('_')[0]}(?:-\w+)?\}}", value.replace("\\", ""), text)
            found.add((name, text))
    return found


def test_buttons_beside_each_other_differ_where_a_phone_shows_them() -> None:
    alike = {(one, two) for row in pinned_rows() for one, two in combinations(row, 2) if one[:READ] == two[:READ]}
    assert len(pinned_rows()) > 100
    assert not alike


@pytest.mark.parametrize("language", _LANGUAGES)
def test_they_differ_in_every_language(language: str) -> None:
    alike, compared = set(), 0
    for row in pinned_rows():
        for one, two in combinations(row, 2):
            for first, second in ((a, b) for a in said(one, language) for b in said(two, language)):
                compared += 1
                if first[0] != second[0] and first[1][:READ] == second[1][:READ]:
                    alike.add((first, second))
    assert compared > 100 or "-" in language
    assert not alike, "shorten what they begin with, or say first what is different"
