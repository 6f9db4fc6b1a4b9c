"""Which tests run where: the parts of `--part K/N` together are everything, and so is what each worker is dealt."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import dealt

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


def item(nodeid: str, *, long: bool = False) -> Any:
    """A test as it is collected."""
    return SimpleNamespace(nodeid=nodeid, get_closest_marker=lambda name: long or None)


@pytest.mark.parametrize("workers", [2, 5])
def test_each_worker_begins_with_its_share_of_the_tests_that_wait(workers: int) -> None:
    long = [item(f"tests/wire/test_long.py::test_{number}", long=True) for number in range(10)]
    wire = [item(f"tests/wire/test_{file}.py::test_{number}") for file in range(10) for number in range(2)]
    busy = [item(f"tests/rules/test_{file}.py::test_{number}") for file in range(50) for number in range(8)]
    found = dealt([*busy, *wire, *long], workers)
    assert len(found) == len({one.nodeid for one in found}) == len(busy) + len(wire) + len(long)
    size = len(found) // workers
    for begin in range(0, len(found), size):
        stretch = found[begin : begin + size]
        assert sum(one in long for one in stretch) == 10 // workers
        assert sum(one in wire for one in stretch) == 20 // workers
        assert all(one in busy for one in stretch[size // 2 + 10 :])
        assert stretch[0] in long
        assert stretch[1] in busy


def test_a_file_stays_whole_so_that_its_tests_share_what_they_have_calculated() -> None:
    found = dealt([item(f"tests/rules/test_{file}.py::test_{test}") for test in range(9) for file in range(9)], 2)
    files = [one.nodeid.partition("::")[0] for one in found]
    assert [one for one, before in zip(files, ["", *files], strict=False) if one != before] == sorted(
        set(files), key=files.index
    )
