"""Every language has everything, and nothing in it can't be right."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import cogs
import words.catalogs as checking
from rules import GAMES, rulebook_of
from tests.sampling import some
from words import LANGUAGES, speech
from words.__main__ import main, page
from words.catalogs import catalog, drafts, flaws, odd_percents, translations
from words.speech import parent_of

ENGLISH = {
    "a.ftl": """
command-play = play
greeting = 👋 Hello, { $name }! Try `/mundialito play`.
goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
why = { $reason ->
    [hints] with hints
   *[early] over too soon
}
""",
}
POLISH = {
    "a.ftl": """
command-play = play
greeting = 👋 Cześć, { $name }! Spróbuj `/mundialito play`.
goals = { $count ->
    [one] 1 gol
    [few] { $count } gole
   *[many] { $count } goli
}
why = { $reason ->
    [hints] z podpowiedziami
   *[early] za krótko
}
""",
}


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Return what is wrong with a Polish catalog when one text in it is replaced by another."""
    monkeypatch.setattr(checking, "CATALOGS", tmp_path)

    def with_change(old: str = "", new: str = "", equal: str = "") -> list[str]:
        catalog.cache_clear()
        for language, files in (("en", ENGLISH), ("pl", POLISH)):
            (tmp_path / language).mkdir(exist_ok=True)
            for name, text in files.items():
                assert language == "en" or old in text
                (tmp_path / language / name).write_text(text.replace(old, new) if language == "pl" else text, "utf-8")
        (tmp_path / "pl" / "equal.txt").write_text(equal, "utf-8")
        return sorted(flaws("pl"))

    yield with_change
    catalog.cache_clear()


def test_a_regional_form_has_only_what_differs_from_its_parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "CATALOGS", tmp_path)
    texts = {
        "en": "cup = cup\nkick = A { $foot } penalty\n",
        "es": "cup = copa\nkick = Un penalti de { $foot }\n",
        "es-419": "cup = copa\nkick = Un penal\nball = balón\n",
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, "utf-8")
    catalog.cache_clear()
    assert sorted(flaws("es-419")) == [
        "ball isn't in English: delete it",
        "cup is the same in words/es: delete it",
        "kick lacks facts: foot",
    ]
    assert not list(flaws("es"))
    catalog.cache_clear()


def test_a_regional_form_says_what_it_lacks_as_its_parent_does() -> None:
    assert [language for language in LANGUAGES if parent_of(language)] == ["es-419"]
    spain, america = speech("es-ES"), speech("es-419")
    assert (spain.language, america.language) == ("es", "es-419")
    assert america("dicecup-cup-penalties") == "penales" != spain("dicecup-cup-penalties")
    assert america("dicecup-cup-overtime") == spain("dicecup-cup-overtime")
    assert america.speaks("dicecup-cup-overtime")
    assert america("worldcup-card", card="cP") == "penal"  # and where another message quotes it


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
def test_a_percentage_is_written_as_the_language_does(language: str) -> None:
    assert not list(odd_percents(language))
    assert speech(language)("review-percent", percent=5) in ("5%", "5\N{NO-BREAK SPACE}%")


@pytest.mark.parametrize(
    ("old", "new", "equal", "flaw"),
    [
        ("greeting =", "farewell =", "", "farewell isn't in English: delete it"),
        ("{ $name }!", "!", "", "greeting lacks facts: name"),
        ("{ $name }!", "{ $name } { $age }!", "", "greeting has unknown facts: age"),
        ("    [few] { $count } gole\n", "", "", "goals lacks plurals: few"),
        ("    [hints] z podpowiedziami\n", "", "", "why lacks cases of reason: hints"),
        ("play`", "graj`", "", "greeting has ['/mundialito graj'] in backticks, English has ['/mundialito play']"),
        ("👋 ", "", "", "greeting has [] as pictograms, English has ['👋']"),
        ("{ $name }!", "<@{ $name }>!", "", "greeting has ['<@'] as mentions, English has []"),
        (
            "play = play",
            "play = graj",
            "",
            "command-play is the name of a command, which is the same in every language",
        ),
        ("[few] { $count } gole", "[few] { $count } % goli", "", "goals has a percentage that isn't written as '5%'"),
        ("Cześć", "Cześć", "greting", "greting is listed in equal.txt, but it isn't there"),
    ],
)
def test_what_cannot_be_right_is_said(found, old: str, new: str, equal: str, flaw: str) -> None:  # type: ignore[no-untyped-def]
    assert flaw in found(old, new, equal)


def test_a_missing_message_and_one_left_in_english_are_said(found) -> None:  # type: ignore[no-untyped-def]
    assert found() == []
    assert found("greeting = ", "# greeting = ") == ["greeting is missing: translate it in words/pl"]
    english = "Hello, { $name }! Try"
    left = found("Cześć, { $name }! Spróbuj", english)
    assert left == ["greeting is still English: translate it, or list it in words/pl/equal.txt"]
    assert found("Cześć, { $name }! Spróbuj", english, "greeting") == []


def test_of_what_a_language_has_nothing_nothing_is_missing_but_part_of_it_is(
    found: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("about", "story"):
        monkeypatch.setitem(ENGLISH, f"barn-{name}.ftl", f"barn-{name} = A pig grunts\n")
    assert found() == []
    assert "barn" in drafts("pl")
    assert main(["check", "pl"]) == 0
    assert "pl: barn is a draft, which people read in English: translate words/en/barn*.ftl" in capsys.readouterr().out
    monkeypatch.setitem(POLISH, "barn-about.ftl", "barn-about = Świnia chrumka\n")
    assert found() == ["barn-story is missing: translate it in words/pl"]
    assert "barn" not in drafts("pl")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_whose_rulebook_is_translated_is_no_draft(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translated = [language for language in translations() if rulebook_of(game, language) != rulebook_of(game)]
    monkeypatch.setattr(checking, "CATALOGS", tmp_path)
    assert not [language for language in translated if game in drafts(language)]


@pytest.mark.parametrize("language", translations())
def test_only_games_and_features_are_drafts(language: str) -> None:
    folders = [found.name for found in iter_modules(cogs.__path__) if found.ispkg]
    features = [name for name in folders if hasattr(import_module(f"cogs.{name}"), "FEATURE")]
    assert set(drafts(language)) <= {*GAMES, *features}


@pytest.mark.parametrize("language", translations())
def test_every_language_has_everything(language: str) -> None:
    assert not list(flaws(language)), f"`python -m words check {language}` says what to do"


def test_the_command_checks_and_shows_languages_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == ["Every language has everything."] or all("is a draft" in line for line in told)
    assert main(["table", "hedgehog-story"]) == 0
    shown = capsys.readouterr().out
    assert "<code>hedgehog-story-" in shown
    assert "<code>mundialito" not in shown
    assert page("").count("<tr>") == len(catalog("en")) + 1


@pytest.mark.parametrize(
    ("language", "written"), [("en", "2–1"), ("de", "2:1"), ("pl", "2:1"), ("pt-BR", "2\u00a0x\u00a01")]
)
def test_a_score_is_written_as_in_the_language(language: str, written: str) -> None:
    assert speech(language).score(2, 1) == written
