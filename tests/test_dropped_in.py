"""A fifth game is one folder: a copy of the house in which the template stands in rules/ keeps its tests green."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
#: What a copy of the house does without.
LEFT_OUT = shutil.ignore_patterns(".*", "var", "__pycache__", "pictures")
#: Tests that play every game of the shelf, and those that hold the house together.
PLAYING = (
    "tests/rules",
    "tests/bot/test_faces.py",
    "tests/bot/test_typed.py",
    "tests/bot/test_typed_refusals.py",
    "tests/bot/test_measure.py",
    "tests/words",
    "tests/render",
    "tests/players",
    "tests/data",
)
#: What a new game may do without at first: sentences for its refusals, translations, pictures that move in films.
LATER = (
    "test_every_refusal_of_a_game_on_the_shelf_has_a_sentence",
    "test_every_rulebook_is_told_in_every_language",
    "test_a_film_begins_with_the_still_picture_and_holds_at_its_end",
    "test_pictures_between_two_stills_differ_from_both",
)
HOLDING = ("tests/test_architecture.py", "tests/test_furnished.py", "tests/words/test_catalogs.py")


def run(house: Path, *arguments: str) -> str:
    """Run a module of Python in that house; what it prints. Fails if it does."""
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    return done.stdout


@pytest.mark.proof
def test_a_checkout_with_a_copy_of_the_template_passes_every_check(tmp_path: Path) -> None:
    house = tmp_path / "house"
    shutil.copytree(ROOT, house, ignore=LEFT_OUT)
    shutil.copytree(house / "template" / "pig", house / "rules" / "oink")
    for file in (house / "rules" / "oink").iterdir():
        text = file.read_text(encoding="utf-8").replace("template.pig", "rules.oink").replace("pig", "oink")
        file.write_text(text, encoding="utf-8")
    assert "oink" in run(house, "tests.rules.playthrough", "new", "oink", "2", "1")
    quietly = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not proof")
    now = f"not ({' or '.join(LATER)})"
    for tests, chosen in ((PLAYING, f"oink and {now}"), (HOLDING, now)):
        assert "passed" in run(house, *quietly, *tests, "-k", chosen, "--no-header", "-o", "addopts=")
