"""`--part K/N`: the parts together are everything, and none of them overlap."""

from __future__ import annotations

import pytest

pytest_plugins = ("pytester",)
CONFTEST = "from tests.conftest import *"
TEN = "import pytest\n@pytest.mark.parametrize('n', range(10))\ndef test_n(n): print(f'n={n}.')\n"


def run(pytester: pytest.Pytester, part: str) -> list[int]:
    """Which of ten tests this part runs."""
    result = pytester.runpytest_inprocess("-rP", f"--part={part}")
    return [number for number in range(10) if f"n={number}." in result.stdout.str()]


def test_the_parts_together_are_everything_and_none_of_them_overlap(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TEN)
    parts = [run(pytester, f"{part}/3") for part in (1, 2, 3)]
    assert sorted(number for part in parts for number in part) == list(range(10))
    assert [len(part) for part in parts] == [4, 3, 3]


def test_an_impossible_part_is_refused(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TEN)
    for text in ("5/4", "0/4", "x", "1/"):
        assert run(pytester, text) == []
