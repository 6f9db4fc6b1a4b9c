"""A feature is one folder: the one in docs/FEATURE.md, put into a copy of the house, is found and works."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.test_dropped_in import ROOT, run
from tests.test_without import LEFT_OUT

#: A file in the page: its path stands before the block that has its text.
A_FILE = re.compile(r"^`([\w/.]+)`[^\n]*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = dict(A_FILE.findall((ROOT / "docs" / "FEATURE.md").read_text(encoding="utf-8")))
(CODE,) = (path for path in FILES if path.startswith("cogs/"))
(TEST,) = (path for path in FILES if path.startswith("tests/"))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house with the feature."""
    house = tmp_path / "house"
    shutil.copytree(ROOT, house, ignore=LEFT_OUT)
    for path, text in FILES.items():
        (house / path).parent.mkdir(exist_ok=True)
        (house / path).write_text(text, encoding="utf-8")
    return house


def run_tests(house: Path, *tests: str) -> str:
    """Run these tests there; what they print."""
    return run(house, "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", *tests)


def test_a_feature_that_nobody_knew_works_as_soon_as_its_folder_is_there(house: Path) -> None:
    told = run(house, "cogs", "features")
    assert re.search(rf"^command +/mundialito coin +{re.escape(CODE)}", told, re.MULTILINE)
    assert re.search(rf"^press +toss +{re.escape(CODE)}", told, re.MULTILINE)
    assert "passed" in run_tests(house, TEST)


@pytest.mark.proof
def test_the_feature_of_the_page_is_written_as_the_house_is(house: Path) -> None:
    assert "passed" in run_tests(
        house, "tests/test_architecture.py", "tests/words/test_catalogs.py", "tests/words/test_languages.py"
    )
    run(house, "ruff", "check", CODE, TEST)
    run(house, "ruff", "format", "--check", CODE, TEST)
    run(house, "mypy", CODE)
