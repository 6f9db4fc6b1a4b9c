import tempfile
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tests.bot.club import Club, open_club, sow
from tests.bot.parlour import Parlour, open_parlour

#: Memory where there is some to write to: these tests are about people, not about disks.
MEMORY = Path("/dev/shm")


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens draw the same at each run, by its name, but where it is marked `chance`."""
    if request.node.get_closest_marker("chance") is None:
        sow(monkeypatch, sha256(request.node.name.encode()).hexdigest())


@pytest.fixture
def database() -> Iterator[Path]:
    """Where a test's archive is."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder) / "club.db"


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


@pytest.fixture
async def parlour(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with open_parlour(database, monkeypatch) as opened:
        yield opened
