"""Lists for people are written as each language writes them, and in one place."""

from pathlib import Path

import pytest
from babel import Locale
from babel.lists import format_list

from words import LANGUAGES, speech

ROOT = Path(__file__).parents[2]
#: Where commas stand between what isn't language, and why.
COMMAS = {
    "words/hedgehog/picture.py": "moves in notation",
    "words/mundialito/picture.py": "actions in notation",
    "words/catalogs.py": "what is wrong with a catalog, for translators",
    "words/checking/slips.py": "likewise",
    "cogs/press/opening.py": "levels as typed, in a refusal whose language isn't known yet",
    "cogs/press/typed.py": "actions as typed, likewise",
    "cogs/press/lobby.py": "levels as typed, likewise",
}


def test_only_notations_and_what_is_typed_are_joined_by_hand() -> None:
    joined = {
        str(path.relative_to(ROOT))
        for room in ("words", "cogs")
        for path in (ROOT / room).rglob("*.py")
        for sign in (", ", "; ")
        for quote in "\"'"
        if path.name != "__main__.py" and f"{quote}{sign}{quote}.join(" in path.read_text("utf-8")
    }
    assert joined == set(COMMAS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_those_of_unicode(language: str) -> None:
    say, locale = speech(language), Locale.parse({"en": "en-GB"}.get(language, language), sep="-")
    assert say.all_of(()) == say.one_of(()) == say.row(()) == say.clauses(()) == ""
    assert say.all_of("A") == say.one_of("A") == say.row("A") == say.clauses("A") == "A"
    for names in ("AB", "ABC", "ABCD"):
        assert say.all_of(iter(names)) == format_list(names, "standard", locale)
        assert say.one_of(iter(names)) == format_list(names, "or", locale)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A, B and C|A, B or C|A, B, C|A; B; C"),
        ("de", "A, B und C|A, B oder C|A, B, C|A; B; C"),
        ("fr", "A, B et C|A, B ou C|A, B, C|A\u00a0; B\u00a0; C"),
        ("es", "A, B y C|A, B o C|A, B, C|A; B; C"),
        ("pl", "A, B i C|A, B lub C|A, B, C|A; B; C"),
        ("pt-BR", "A, B e C|A, B ou C|A, B, C|A; B; C"),
    ],
)
def test_each_language_has_its_own_words_and_marks(language: str, told: str) -> None:
    say = speech(language)
    assert "|".join((say.all_of("ABC"), say.one_of("ABC"), say.row("ABC"), say.clauses("ABC"))) == told


@pytest.mark.parametrize("language", ["es", "es-419"])
def test_spanish_avoids_the_same_sound_twice(language: str) -> None:
    say = speech(language)
    before_i = (
        "Italia",
        "**Iván**",
        "Íñigo",
        "Hilda",
        "hígado",
        "Yves",
        "🇮🇹 Italia",
        "<:italia:123> Italia",
        "\\_ines",
        "I",
    )
    for name in before_i:
        assert say.all_of(("A", "B", name)) == f"A, B e {name}"
    for name in ("Hielo", "Hiato", "Yago", "Brasil", "**Ana**", "<@123>", "🇮🇹", "España"):
        assert say.all_of(("Italia", name)) == f"Italia y {name}"
    for name in ("Olga", "**Óscar**", "hora", "8", "11"):
        assert say.one_of(("A", name)) == f"A u {name}"
    for name in ("Iván", "110", "Hugo"):
        assert say.one_of(("Olga", name)) == f"Olga o {name}"


def test_names_keep_their_markup() -> None:
    names = ("**A**", "<@12>", r"\*B\*")
    assert speech("en").all_of(names) == r"**A**, <@12> and \*B\*"
