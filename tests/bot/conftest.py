import tempfile
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from host.studio import Studio
from tests.bot.club import Club, open_club, use_seed
from tests.bot.inboxes import Inboxes, open_inboxes


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a test's tables the same chance in every run, seeded by the test's name, unless it is marked `chance`."""
    if request.node.get_closest_marker("chance") is None:
        use_seed(monkeypatch, sha256(request.node.name.encode()).hexdigest())


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards and panels be renewed as often as tables change."""
    for place in ("boards", "open_panels"):
        monkeypatch.setattr(f"cogs.delivery.{place}.INTERVAL", 0.0)


@pytest.fixture
def database() -> Iterator[Path]:
    """The path of a test's archive."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "club.db"


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


@pytest.fixture
async def inboxes(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inboxes]:
    async with open_inboxes(database, monkeypatch) as opened:
        yield opened


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A real studio that draws in this process."""
    async with Studio() as opened:
        yield opened
