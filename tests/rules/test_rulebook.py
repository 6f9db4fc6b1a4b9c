"""Every game's rulebook is numbered, and code and tests cite its numbers."""

import re
from pathlib import Path

import pytest

from rules import GAMES, rulebook_of
from template.pig import GAME as PIG

ROOT = Path(__file__).parents[2]
#: Where each game has its rulebook and its code: the games of the shelf, and the template.
FOLDERS = {**{key: ROOT / "rules" / key for key in GAMES}, "pig": ROOT / "template" / "pig"}
#: "rule 12", "(rules 7 to 13)", "rules 3 and 4", "rules 12, 13"; and a comment that begins with numbers: "# 12, 13: …".
CITATION = re.compile(
    r"\b[Rr]ules? (\d+(?:(?:, | and | to )\d+)*)|# (\d+(?:(?:, | and | to )\d+)*)(?=$|[:;])", re.MULTILINE
)


def rulebook(game: str) -> str:
    file = FOLDERS[game] / "RULES.md"
    assert file.is_file(), f"Write {file.relative_to(ROOT)}, as docs/GAME.md says"
    return file.read_text(encoding="utf-8")


def clauses(game: str) -> list[int]:
    return [int(number) for number in re.findall(r"^\*\*(\d+)\.", rulebook(game), re.MULTILINE)]


def cited(text: str) -> set[int]:
    """The numbers that a text cites; `7 to 13` cites all of them."""
    found = set()
    for match in CITATION.finditer(text):
        numbers = match[1] or match[2]
        for part in re.split(r", | and ", numbers):
            first, *last = map(int, part.split(" to "))
            found |= set(range(first, (last or [first])[0] + 1))
    return found


def code(game: str) -> str:
    files = sorted(FOLDERS[game].glob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def names(game: str) -> str:
    """The names of the tests that cite the game's rules: `test_rules_12_and_13_…` cites both."""
    files = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests" / "rules").glob("test_*.py"))]
    text = "\n".join(file for file in files if f"rules.{game}" in file or f'"{game}"' in file)
    return "\n".join(name.replace("_", " ") for name in re.findall(r"def test_(\w+)", text))


@pytest.mark.parametrize("game", FOLDERS)
def test_the_clauses_are_numbered_from_one_without_a_gap(game: str) -> None:
    assert clauses(game) == list(range(1, len(clauses(game)) + 1))
    assert clauses(game)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_number_cited_exists(game: str) -> None:
    assert cited(code(game)) <= set(clauses(game))


@pytest.mark.parametrize("game", FOLDERS)
def test_every_clause_is_cited_by_code_or_by_a_test(game: str) -> None:
    assert set(clauses(game)) <= cited(code(game)) | cited(names(game))


def test_a_paragraph_numbered_with_a_letter_belongs_to_the_clause_before_it() -> None:
    (draws,) = [clause for chapter in rulebook_of("mundialito") for clause in chapter.clauses if clause.number == 15]
    assert draws.text.startswith("**15. ")
    assert "\n\n**15a. " in draws.text


def test_mundialito_has_the_sixteen_clauses_and_each_is_obeyed_somewhere_in_the_code() -> None:
    assert len(clauses("mundialito")) == 16
    assert cited(code("mundialito")) == set(range(1, 17))


def test_the_hedgehog_race_has_the_thirteen_clauses_and_each_is_obeyed_somewhere_in_the_code() -> None:
    assert len(clauses("hedgehog")) == 13
    assert cited(code("hedgehog")) == set(range(1, 14))


def test_the_dice_cup_has_the_sixteen_clauses_and_each_is_obeyed_somewhere_in_the_code() -> None:
    assert len(clauses("dicecup")) == 16
    assert cited(code("dicecup")) == set(range(1, 17))


def test_citations_are_read_as_people_write_them() -> None:
    assert cited("(rule 12), Rules 3 and 4; rules 7 to 9\n    x  # 13\n# 10, 11: so it is") == {
        3,
        4,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
    }
    assert cited("# 2 apples, the rules of 5") == set()


@pytest.mark.parametrize("game", FOLDERS)
def test_the_rulebook_credits_the_people_and_fits_on_discord(game: str) -> None:
    text = rulebook(game)
    people = {**GAMES, "pig": PIG}[game].about.credits
    for name in (*people.designers, *people.translators, str(people.year)):
        assert name in text
    assert "[house]" in text
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    assert max(map(len, sections)) < 4000, "a section is shown as one message"
    wrapped = [
        paragraph for paragraph in text.strip().split("\n\n") if paragraph.startswith("**") and "\n" in paragraph
    ]
    assert not wrapped, "Discord shows every line break"


def test_every_notation_in_the_rulebook_of_mundialito_is_read_by_it() -> None:
    text = (ROOT / "rules" / "mundialito" / "RULES.md").read_text(encoding="utf-8")
    notation = GAMES["mundialito"].notation
    examples = {example for example in re.findall(r"`([^`]+)`", text) if re.search(r"\d|^end$|^whistle$", example)}
    assert {"b1-b2", "*d4", "b3xb4", "b3^b5", "a3^e3", "end", "setup 321123", "ball c2", "coasters 2310"} <= examples
    for example in examples - {"2310"}:
        assert notation.write(notation.parse(example)) == example


def test_every_notation_in_the_rulebook_of_the_hedgehog_race_is_read_by_it() -> None:
    text = (ROOT / "rules" / "hedgehog" / "RULES.md").read_text(encoding="utf-8")
    notation = GAMES["hedgehog"].notation
    examples = {example for example in re.findall(r"`([^`]+)`", text) if re.search(r"\d|^end$", example)}
    assert examples == {"Q+2", "P-1", "Q-8", "roll 4", "end"}
    for example in examples:
        assert notation.write(notation.parse(example)) == example


def test_every_notation_in_the_rulebook_of_the_dice_cup_is_read_by_it() -> None:
    text = (ROOT / "rules" / "dicecup" / "RULES.md").read_text(encoding="utf-8")
    notation = GAMES["dicecup"].notation
    examples = {example for example in re.findall(r"`([^`]+)`", text) if re.search(r" \d|^roll$", example)}
    assert examples == {"roll", "die 3", "dice 2 3 1"}
    for example in examples:
        assert notation.write(notation.parse(example)) == example


def test_a_missing_rulebook_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOLDERS, "pig", ROOT / "rules" / "pig")
    with pytest.raises(AssertionError, match=r"Write rules/pig/RULES\.md, as"):
        clauses("pig")


def test_the_rulebook_names_every_option() -> None:
    for key, game in GAMES.items():
        text = rulebook(key)
        assert [option.name for option in game.about.options if f"`{option.name}`" not in text] == []
