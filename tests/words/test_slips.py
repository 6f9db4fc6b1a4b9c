"""The check of the catalogs finds the mistakes that translators make, and nothing in the catalogs as they are."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words.slips import ENGLISH, SLIPS, SPANISH, WHOLE, Slip
from words.catalogs import CatalogMessage, catalog, flaws
from words.checking.readings import orthography_of, usage_of
from words.checking.slips import slips
from words.languages import is_preview, list_languages


@pytest.mark.parametrize("language", [one for one in list_languages() if not is_preview(one)])
def test_nothing_in_a_language_is_a_slip(language: str) -> None:
    assert not list(slips(language)), f"`python -m words check {language}` says what to do"


def test_more_than_twenty_kinds_of_mistakes_are_tried() -> None:
    assert len(SLIPS) >= 24
    assert {one.language for found in SLIPS.values() for one in found} == {"de", "es", "fr", "pl", "pt-BR"}


@pytest.mark.parametrize("kind", SLIPS)
def test_a_mistake_is_told_with_its_message(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for slip in SLIPS[kind]:
        with monkeypatch.context() as patch:
            patch.setitem(catalog(slip.language), slip.message, written(slip))  # type: ignore[arg-type]
            found = {*slips(slip.language, only=slip.message), *flaws(slip.language)}
        assert [line for line in found if line.startswith(f"{slip.message} ") and slip.told in line], (slip, found)
        assert "{" not in slip.told or slip.told.count("{") == slip.told.count("}")


def written(slip: Slip) -> CatalogMessage:
    """The message with the mistake in it."""
    right = catalog(slip.language)[slip.message]
    assert slip.old in right.text, (slip, right.text)
    new = catalog(slip.new[1:])[slip.message].text if slip.new in (ENGLISH, SPANISH) else slip.new
    text = new if slip.old == WHOLE else right.text.replace(slip.old, new.replace("\n", " "))
    entry = FluentParser().parse_entry(f"{slip.message} = {text}\n")
    assert isinstance(entry, ftl.Message), text
    return CatalogMessage(right.part, entry)


def test_a_language_of_which_nothing_is_known_has_no_style(tmp_path: object) -> None:
    assert not orthography_of("tlh").quotes
    assert not usage_of("tlh").forms
    assert not list(slips("tlh"))
