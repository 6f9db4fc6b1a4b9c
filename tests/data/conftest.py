"""Each test gets an open archive in a new database: once on SQLite and once on PostgreSQL.

A test that asks for the file's `path` is about SQLite and runs there only.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from data import Archive, open_archive
from tests.data.engines import POSTGRES, SQLITE, Database, new_database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", [SQLITE] if "path" in metafunc.fixturenames else [SQLITE, POSTGRES])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "archive.db"


@pytest.fixture
def database(engine: str, tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    with new_database(engine, tmp_path, testrun_uid) as made:
        yield made


@pytest_asyncio.fixture
async def archive(database: Database) -> AsyncIterator[Archive]:
    async with open_archive(database.where) as opened:
        yield opened
