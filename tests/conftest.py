"""What all tests share: a usual umask, files in memory, the order they begin in, and `--part 2/4`, the second of four
parts of them."""

from __future__ import annotations

import gc
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pseudo import write_catalogs

#: A folder in memory, used if this much is free (bytes): the tests create thousands of databases and need no disk.
MEMORY, NEEDED = Path("/dev/shm"), 2 * 2**30


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    """A front door that is called in this process sets its umask for its own test only."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", metavar="K/N", type=part, help="run every Nth of the chosen tests, from the Kth on")
    parser.addoption("--language", choices=("pseudo",), help="everybody reads a language that nobody speaks")
    parser.addoption("--engine", choices=("sqlite", "postgres"), help="the database of the bots in tests/wire")


def pytest_configure(config: pytest.Config) -> None:
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= NEEDED:
        os.environ["TMPDIR"], tempfile.tempdir = str(MEMORY), None
    engine = config.getoption("engine")
    if engine is not None:
        os.environ["TEST_ENGINE"] = engine
    if config.getoption("language") and "PYTEST_XDIST_WORKER" not in os.environ:
        catalogs = config.cache.mkdir("catalogs")
        write_catalogs(catalogs)
        os.environ["CATALOGS"] = str(catalogs)


def part(text: str) -> tuple[int, int]:
    """The part that `K/N` means."""
    found = re.fullmatch(r"([1-9]\d{0,3})/([1-9]\d{0,3})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise pytest.UsageError(f"--part {text}: a part is written like 2/4, the second of four")
    return int(found[1]), int(found[2])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long ones begin first, so that nobody waits for them at the end. Neighbours go to different parts, for they
    take about as long as each other."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    wanted: tuple[int, int] | None = config.getoption("part")
    if wanted is None:
        return
    chosen = items[wanted[0] - 1 :: wanted[1]]
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = chosen


def pytest_collection_finish() -> None:
    """Let the collector of garbage leave alone what has been loaded: hundreds of thousands of objects."""
    gc.collect()
    gc.freeze()
