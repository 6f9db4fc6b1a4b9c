"""Every language has everything, and nothing in it can't be right."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import cogs
import render
import words.__main__ as checking_command
import words.catalogs as checking
from rules import GAMES, rulebook_of
from tests.sampling import some
from tests.words.test_locales import run
from words import LANGUAGES, languages, speech
from words.__main__ import main, page
from words.catalogs import catalog, drafts, flaws, odd_percents, translations
from words.checking.readings import usage_of
from words.languages import is_preview, parent_of

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
    monkeypatch.setattr(languages, "CATALOGS", tmp_path)

    def with_change(old: str = "", new: str = "", equal: str = "", drafts: str = "") -> list[str]:
        forget()
        assert old in POLISH["a.ftl"]
        for language, files in (("en", ENGLISH), ("pl", POLISH)):
            (tmp_path / language).mkdir(exist_ok=True)
            for name, text in files.items():
                (tmp_path / language / name).write_text(text.replace(old, new) if language == "pl" else text, "utf-8")
        (tmp_path / "pl" / "equal.txt").write_text(equal, "utf-8")
        (tmp_path / "pl" / "drafts.txt").write_text(drafts, "utf-8")
        return sorted(flaws("pl"))

    yield with_change
    forget()


def forget() -> None:
    """Read the catalogs anew."""
    catalog.cache_clear()
    usage_of.cache_clear()


def test_a_regional_form_has_only_what_differs_from_its_parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "CATALOGS", tmp_path)
    monkeypatch.setattr(languages, "CATALOGS", tmp_path)
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
        ("{ $name }!", "{ $name } { dog } { -cat }!", "", "greeting quotes what isn't in words/pl: -cat, dog"),
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


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ("Cześć, { $name }", "Cześć, { $name", "pl/a.ftl:3: 'greeting = 👋 Cześć, { $name!"),
        ("Cześć", "Cze\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}", "pl/a.ftl: it isn't UTF-8"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(
    old: str,
    new: str,
    flaw: str,
    found: Callable[..., list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(ValueError, match=r"a\.ftl"):
        found(old, new)
    assert main(["check", "pl"]) == main(["table"]) == 1
    assert all(line.startswith(flaw) for line in capsys.readouterr().out.splitlines())


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
    told = capsys.readouterr().out.splitlines()
    line = "pl: barn is a draft, 0 of 2 messages, and people read the rest in English: translate words/en/barn*.ftl"
    assert line in told
    monkeypatch.setitem(POLISH, "barn-about.ftl", "barn-about = Świnia chrumka\n")
    assert found() == ["barn-story is missing: translate it in words/pl"]
    assert "barn" not in drafts("pl")
    assert found(drafts="barn") == []
    assert main(["check", "pl"]) == 0
    assert line.replace("0 of 2", "1 of 2") in capsys.readouterr().out
    assert found("{ $name }!", "!", drafts="barn") == ["greeting lacks facts: name"]


def test_a_draft_may_be_left_in_english_and_is_named_when_it_is_whole(
    found: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENGLISH, "barn.ftl", "barn = A pig grunts\n")
    monkeypatch.setitem(POLISH, "barn.ftl", "barn = A pig grunts\n")
    assert found(drafts="barn") == []
    monkeypatch.setitem(POLISH, "barn.ftl", "barn = Świnia chrumka\n")
    assert found(drafts="barn zoo") == [
        "nothing of barn is missing: delete it from words/pl/drafts.txt",
        "words/pl/drafts.txt lists zoo, which is no game and no feature: delete it",
    ]


def test_of_a_preview_nothing_is_missing_until_it_has_everything(
    found: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(languages, "PREVIEWS", ("pl",))
    assert found("greeting = ", "# greeting = ", drafts="*") == []
    assert set(GAMES) <= set(drafts("pl"))
    assert main(["check", "pl"]) == 0
    assert capsys.readouterr().out == "pl: preview, 3 of 4 messages\n"
    monkeypatch.setattr(checking, "_has_rulebook", lambda *_: True)
    assert found(drafts="*") == ["nothing is missing: delete * from words/pl/drafts.txt"]
    monkeypatch.setattr(checking, "_has_rulebook", lambda *_: False)
    assert found("{ $name }!", "!", drafts="*") == ["greeting lacks facts: name"]


def test_a_folder_whose_name_is_no_language_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checking_command, "NO_LANGUAGES", ("deutsch",))
    assert main(["check"]) == 1
    assert "deutsch: no language is called so; name the folder as Discord" in capsys.readouterr().out
    assert main(["check", "deutsch"]) == 1
    assert capsys.readouterr().out.startswith("deutsch: no language is called so")


@pytest.mark.parametrize(
    ("counts", "listed", "previews", "parents"),
    [
        ({"en": 8, "pl": 8, "ja": 3, "tlh": 1}, "", ("ja", "tlh"), "None None None None"),
        ({"en": 8, "pl": 8, "ja": 3}, "pl", ("ja", "pl"), "None None None"),
        ({"en": 8, "es": 8, "es-419": 1, "pt": 1, "pt-BR": 8}, "", ("pt",), "None None es None None"),
        ({"en": 8, "es": 8, "es-419": 1}, "es", ("es", "es-419"), "None None es"),
        ({"en": 8, "es": 8, "es-419": 1}, "es-419", ("es-419",), "None None es"),
    ],
)
def test_a_language_is_a_preview_if_it_is_listed_or_less_than_half_is_there(
    counts: dict[str, int], listed: str, previews: tuple[str, ...], parents: str, tmp_path: Path
) -> None:
    for language, count in counts.items():
        (tmp_path / language).mkdir()
        text = "".join(f"cup-{number} = {language} {number}\n" for number in range(count))
        (tmp_path / language / "a.ftl").write_text(text, "utf-8")
    if listed:
        (tmp_path / listed / "drafts.txt").write_text("*", "utf-8")
    program = "from words.languages import *; print(*PREVIEWS); print(*(parent_of(one) for one in list_languages()))"
    told, above = run(program, CATALOGS=str(tmp_path))
    assert told.split() == list(previews)
    assert above == parents


@pytest.mark.parametrize("game", GAMES)
def test_a_game_whose_rulebook_is_translated_is_no_draft(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translated = [language for language in translations() if rulebook_of(game, language) != rulebook_of(game)]
    monkeypatch.setattr(checking, "CATALOGS", tmp_path)
    monkeypatch.setattr(languages, "CATALOGS", tmp_path)
    assert not [language for language in translated if game in drafts(language)]


@pytest.mark.parametrize("language", translations())
def test_only_games_and_features_are_drafts_in_a_whole_language(language: str) -> None:
    folders = [found.name for found in iter_modules(cogs.__path__) if found.ispkg]
    features = [name for name in folders if hasattr(import_module(f"cogs.{name}"), "FEATURE")]
    assert is_preview(language) or set(drafts(language)) <= {*GAMES, *features}


@pytest.mark.parametrize("language", translations())
def test_every_language_has_everything(language: str) -> None:
    assert not list(flaws(language)), f"`python -m words check {language}` says what to do"


def test_the_command_checks_and_shows_languages_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == ["Every language has everything."] or all("draft" in line or "preview" in line for line in told)
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


def test_no_score_in_a_picture_is_joined_by_hand() -> None:
    """Neither as a mark drawn by itself nor between two numbers of an f-string."""
    by_hand = re.compile(r"""score = f"|words\(\s*(?:f"[^"]*\}\s?[:–]\s?\{|"\s?[:–]\s?")""")
    room = Path(render.__path__[0])
    found = [path.name for path in room.rglob("*.py") if by_hand.search(path.read_text("utf-8"))]
    assert not found, "ask `Speech.score`, or `score_mark` where each number is drawn by itself"
