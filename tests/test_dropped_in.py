"""A fifth game is one folder and sentences in English, or some in another language: a copy of the house that has the
template passes its tests.
"""

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
HOLDING = (
    "tests/test_architecture.py",
    "tests/test_furnished.py",
    "tests/words/test_catalogs.py",
    "tests/words/test_languages.py",
    "tests/rules/test_translated_rulebooks.py",
)
#: All that is said of the game, and only in English.
SENTENCES = """
refusal-oink-notation = “{ $text }” isn't a move of Oink. Type `roll` or `hold`.
refusal-oink-nothing-to-hold = Roll before you hold.
"""
#: What is said of it in German: people read the rest in English.
GERMAN = """
refusal-oink-nothing-to-hold = Würfle, bevor du aufhörst.
"""


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
    (house / "words" / "en" / "oink-refusals.ftl").write_text(SENTENCES, encoding="utf-8")
    assert "oink" in run(house, "tests.rules.playthrough", "new", "oink", "2", "1")
    assert "de: oink is a draft, 0 of 2 messages" in run(house, "words", "check")
    (house / "words" / "de" / "oink-refusals.ftl").write_text(GERMAN, encoding="utf-8")
    (house / "words" / "de" / "drafts.txt").write_text("oink\n", encoding="utf-8")
    assert "de: oink is a draft, 1 of 2 messages" in run(house, "words", "check")
    quietly = ("pytest", "-q", "-p", "no:cacheprovider", "-m", "not proof", "--no-header", "-o", "addopts=")
    assert "passed" in run(house, *quietly, *PLAYING, "-k", "oink")
    assert "passed" in run(house, *quietly, *HOLDING)
