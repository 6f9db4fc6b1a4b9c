"""Languages are loaded without the thousands of names that no sentence has."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import some
from words import LANGUAGES

SPEAKING = """
from babel import localedata
from words import speech

say = speech({language!r})
print(say.all_of(["Ana", "Ben", "Carla"]), say.one_of(["Ana", "Ben"]))
loaded = {{name for known in localedata._cache.values() for name in known}}
print(*sorted(loaded & {{"currency_names", "languages", "territories", "unit_patterns", "time_zones"}}))
"""


@pytest.mark.parametrize("language", some(LANGUAGES, 2))
def test_a_language_is_loaded_without_names_that_no_sentence_has(language: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SPEAKING.format(language=language)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    said, names = ran.stdout.splitlines()
    assert "Ana" in said
    assert names == ""
