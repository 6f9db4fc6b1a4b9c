"""What all tests share: a usual umask, files in memory, the order they begin in, and `--part 2/4`, the second of four
parts of them."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from testbed.standin.world import LEEWAY, PATIENCE
from tests.pseudo import write_catalogs
from tests.unhurried import UnhurriedLoop

#: `--facts` keeps what messages are said with.
pytest_plugins = ("tests.facts",)
#: On a busy machine an example may take as long as it likes.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
#: A folder in memory, used if this much is free (bytes): the tests create thousands of databases and need no disk.
MEMORY, NEEDED = Path("/dev/shm"), 2 * 2**30


@pytest.fixture(autouse=True)
def priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands that make way for players leave the priority of this process alone: other tests run in it later."""
    if hasattr(os, "nice"):
        monkeypatch.setattr(os, "nice", lambda more: more)


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    """A front door that is called in this process sets its umask for its own test only."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Time passes for a test only as far as the machine lets it work, unless it is marked `punctual`, or all are."""
    if config.getoption("punctual") or item.get_closest_marker("punctual"):
        return {"punctual": asyncio.new_event_loop}
    return {"unhurried": UnhurriedLoop}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--punctual", action="store_true", help="time passes as on the clock, also on a busy machine")
    parser.addoption("--part", metavar="K/N", type=part, help="run every Nth of the chosen tests, from the Kth on")
    parser.addoption("--language", choices=("pseudo",), help="everybody reads a language that nobody speaks")
    parser.addoption("--engine", choices=("sqlite", "postgres"), help="the database of the bots in tests/wire")
    parser.addoption("--pin", action="store_true", help="write what people see anew (tests/bot/pinned)")


def pytest_configure(config: pytest.Config) -> None:
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= NEEDED:
        os.environ["TMPDIR"], tempfile.tempdir = str(MEMORY), None
    if not config.getoption("punctual"):
        os.environ.setdefault(LEEWAY, str(PATIENCE))
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
    """Choose a part, and deal it to the workers. Neighbours go to different parts, for they take about as long as each
    other.
    """
    wanted: tuple[int, int] | None = config.getoption("part")
    if wanted is not None:
        chosen = items[wanted[0] - 1 :: wanted[1]]
        kept = set(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = chosen
    if (workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))) > 1:
        items[:] = dealt(items, workers)


def dealt(items: Iterable[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order in which none of these workers waits for another at the end.

    `--dist worksteal` gives each worker an equal stretch of them to begin with. Here each stretch begins with its share
    of the tests that mostly wait, between others that calculate: first those marked `long`, one by one, then the other
    files of tests/wire. All other files stay whole too, because their tests share what they have calculated.
    """
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        alone = item.get_closest_marker("long") is not None
        files.setdefault(item.nodeid if alone else item.nodeid.partition("::")[0], []).append(item)
    waiting = sorted(filter(is_waiting, files.values()), key=lambda file: file[0].get_closest_marker("long") is None)
    busy = sorted((file for file in files.values() if not is_waiting(file)), key=len, reverse=True)
    hands = [Hand(waiting[number::workers]) for number in range(workers)]
    for file in busy:
        min(hands, key=len).busy.append(file)
    return [item for hand in hands for item in hand]


def is_waiting(file: Sequence[pytest.Item]) -> bool:
    """Whether these tests mostly wait for other processes."""
    return "tests/wire/" in file[0].nodeid or file[0].get_closest_marker("long") is not None


@dataclass
class Hand:
    """What is dealt to one worker: files that wait, and files that calculate."""

    waiting: list[list[pytest.Item]]
    busy: list[list[pytest.Item]] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, (*self.waiting, *self.busy)))

    def __iter__(self) -> Iterator[pytest.Item]:
        for files in zip_longest(self.waiting, self.busy, fillvalue=()):
            for file in files:
                yield from file


def pytest_collection_finish() -> None:
    """Let the collector of garbage leave alone what has been loaded, hundreds of thousands of objects, and run less
    often: as Python sets it, it takes a fifteenth of the tests' time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
