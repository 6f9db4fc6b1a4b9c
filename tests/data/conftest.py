"""Each test gets an open archive on a new file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data import Archive, open_archive


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "archive.db"


@pytest_asyncio.fixture
async def archive(path: Path) -> AsyncIterator[Archive]:
    async with open_archive(path) as opened:
        yield opened
