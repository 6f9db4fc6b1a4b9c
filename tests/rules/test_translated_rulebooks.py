"""A translated rulebook has the chapters, clauses, notations and house rules of the English one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules import GAMES, rulebook_of
from rules.core.rulebook import Chapter, read_rulebook
from words.catalogs import drafts, translations
from words.languages import parent_of

#: A notation or the name of an option.
QUOTED = re.compile(r"`[^`]+`")
#: Where a game is no draft.
TRANSLATED = [(game, language) for language in translations() for game in GAMES if game not in drafts(language)]


def quoted(chapter: Chapter) -> list[set[str]]:
    return [set(QUOTED.findall(clause.text)) for clause in chapter.clauses]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_rulebook_is_told_in_every_language(game: str, language: str) -> None:
    english, told = rulebook_of(game), rulebook_of(game, language)
    name = f"rules/{game}/RULES.{parent_of(language) or language}.md"
    assert told != english, f"Translate {name}, as the sentences of {game} are"
    assert [chapter.key for chapter in told] == [chapter.key for chapter in english]
    for chapter, source in zip(told, english, strict=True):
        assert chapter.about != source.about or not source.about, chapter.key
        for clause, notations, wanted in zip(source.clauses, quoted(chapter), quoted(source), strict=True):
            assert wanted <= notations, clause.number
        houses = [len(re.findall(r"\[[^\]()]+\]", clause.text)) for clause in chapter.clauses]
        assert houses == [clause.text.count("[house]") for clause in source.clauses], chapter.key


def test_a_missing_translation_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    english = rulebook_of("hedgehog")
    monkeypatch.setattr("tests.rules.test_translated_rulebooks.rulebook_of", lambda *_: english)
    with pytest.raises(AssertionError, match=r"Translate rules/hedgehog/RULES\.es\.md, as"):
        test_every_rulebook_is_told_in_every_language("hedgehog", "es-419")


def test_a_rulebook_with_other_chapters_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "oddgame"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "RULES.md").write_text("# Odd\n\n## One\n\n**1. One.** Yes.\n", "utf-8")
    (package / "RULES.xx.md").write_text("# Ood\n\n## Noe\n\n**2. Noe.** Sey.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert [chapter.title for chapter in read_rulebook("oddgame", "yy")] == ["Odd", "One"]
    for language in ("xx", "xx-419"):
        with pytest.raises(ValueError, match=f"other chapters in {language}"):
            read_rulebook("oddgame", language)
