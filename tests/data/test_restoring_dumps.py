"""Dumps of PostgreSQL are restored whole or not at all."""

# ruff: noqa: ASYNC221 - nothing else waits here

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from data import DatabaseAddress, open_archive
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.dumped import version_of
from data.copies.restoring import restore as restore_file
from data.errors import BackupFailed, HalfMoved
from data.file.opening import FILL, MAKE, migrations
from data.postgres.dumps import restore
from data.postgres.schema import SCHEMA
from testbed.databases import POSTGRES, Database, new_database, plain_connection
from tests.data.making import NOON, played, step
from tests.data.moving import contents
from tests.sampling import some

pytestmark = pytest.mark.usefixtures("client_programs")


def address_of(database: Database) -> DatabaseAddress:
    return DatabaseAddress(str(database.where))


def schemas(database: Database) -> set[str]:
    with plain_connection(str(database.where)) as raw:
        return {name for (name,) in raw.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'mund%'")}


def _until_alone(database: Database) -> None:
    """Wait until no other connection is left."""
    with plain_connection(str(database.where)) as raw:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for _ in range(200):
            if raw.execute(query).fetchone() == (0,):
                return
            raw.execute("SELECT pg_sleep(0.05)")
    raise AssertionError("a connection stays open")


async def test_a_restore_goes_into_an_empty_database_too(full: Database, tmp_path: Path, testrun_uid: str) -> None:
    made, _ = back_up(address_of(full), tmp_path / "backups", at=NOON, keep=1)
    with new_database(POSTGRES, tmp_path, testrun_uid) as other:
        with plain_connection(str(other.where)) as raw:
            raw.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
        assert restore(made, address_of(other), at=NOON) is None
        assert contents(other) == contents(full)


@pytest.mark.parametrize("harm", ["cut", "garbled", "emptied"])
async def test_a_damaged_dump_is_refused_and_nothing_is_touched(full: Database, folder: Path, harm: str) -> None:
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    whole = made.read_bytes()
    middle = len(whole) * 3 // 4
    made.write_bytes(
        {
            "cut": whole[:middle],
            "garbled": whole[:middle] + bytes(200) + whole[middle + 200 :],
            "emptied": whole[:20],
        }[harm]
    )
    before = contents(full)
    with pytest.raises(BackupFailed):
        check(made)
    with pytest.raises(BackupFailed):
        restore(made, address_of(full), at=NOON)
    assert contents(full) == before
    assert schemas(full) == {SCHEMA}


async def test_nothing_is_restored_over_a_half_moved_database(full: Database, folder: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    with plain_connection(str(full.where)) as raw:
        raw.execute(f"SET search_path = {SCHEMA}")
        raw.execute(MAKE)
        raw.execute(FILL.replace("?", "%s"), ("games.db", "[]"))
    with pytest.raises(HalfMoved):
        restore(dump, address_of(full), at=NOON)


async def test_a_dump_goes_back_over_the_games_of_a_newer_version(full: Database, folder: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    full.run("UPDATE version SET number = number + 1")
    assert restore(dump, address_of(full), at=NOON)
    async with open_archive(full.where) as archive:
        assert await archive.tables.head("going")


async def test_a_dump_with_an_older_schema_is_checked_as_a_bot_would_upgrade_it(
    full: Database, folder: Path, later: Callable[[str], Path]
) -> None:
    later("CREATE TABLE more (x INTEGER PRIMARY KEY) STRICT;")
    made, found = back_up(address_of(full), folder, at=NOON, keep=1)
    assert not found.faults
    assert version_of(made) == len(migrations()) - 1
    assert restore(made, address_of(full), at=NOON)
    async with open_archive(full.where) as archive:
        assert await archive.tables.head("going")
    assert full.run("SELECT number FROM version") == [(len(migrations()),)]


async def test_copies_go_back_to_where_they_come_from(full: Database, folder: Path, tmp_path: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    async with open_archive(tmp_path / "archive.db") as archive:
        await archive.commit(played("t1", 1, moves=4))
    file, _ = back_up(tmp_path / "archive.db", folder, at=NOON, keep=1)
    with pytest.raises(BackupFailed, match="is a dump of PostgreSQL"):
        restore_file(dump, tmp_path / "archive.db", at=NOON)
    with pytest.raises(BackupFailed, match="is a copy of a database file"):
        restore(file, address_of(full), at=NOON)


@pytest.mark.parametrize("part", some([20, 55, 90, 99], 1))
async def test_a_restore_that_is_killed_leaves_what_was_there(full: Database, folder: Path, part: int) -> None:
    """The process is killed when it has copied so many hundredths of the rows and waits for more."""
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    async with open_archive(full.where) as archive:
        await archive.commit(step("later", 0, "a", channel_id=40))  # which the dump doesn't have
    before = contents(full)
    rows = ("pg_restore", "--data-only", "--file=-", str(made))
    script = subprocess.run(rows, capture_output=True, check=True).stdout
    beginning, real = folder / "beginning.sql", shutil.which("pg_restore")
    beginning.write_bytes(script[: len(script) * part // 100])
    program = folder / "pg_restore"
    program.write_text(  # the check reads all rows before
        f'#!/bin/sh\ncase "$*" in "{" ".join(rows[1:])}")\n'
        f"test -e {folder}/checked && {{ cat {beginning}; touch {folder}/fed; exec sleep 5; }}\n"
        f'touch {folder}/checked;;\nesac\nexec {real} "$@"\n'
    )
    program.chmod(0o700)
    command = (sys.executable, "-m", "data", "restore", str(made), str(full.where))
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    process = await asyncio.create_subprocess_exec(*command, env=environment, process_group=0)
    while not (folder / "fed").exists():  # noqa: ASYNC110 - another process makes it
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    _until_alone(full)
    assert contents(full) == before
    assert schemas(full) == {SCHEMA}


async def test_rows_that_break_off_change_nothing(
    full: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    before, found, version = contents(full), check(made), version_of(made)
    broken = folder / "pg_restore"
    broken.touch(0o700)
    monkeypatch.setattr("data.postgres.dumps.check", lambda _: found)
    monkeypatch.setattr("data.postgres.dumps.version_of", lambda _: version)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    row = "COPY mundialito.traces (person_id, kind, about, at) FROM stdin;\n"
    for rows, status, told in (
        (f"{row}1\tmention\tt1\t5\n", 3, "pg_restore failed: exit status 3"),
        (f"{row}1\tmention\n\\.\n", 0, 'missing data for column "about"'),
        ("COPY mundialito.nowhere (x) FROM stdin;\n1\n\\.\n", 0, "a table nowhere that this version"),
        (f"{row}1\tmention\tt1\t5\n\\.\n", 0, "fewer or more tables"),
    ):
        broken.write_text(f"#!/bin/sh\ncat <<'E'\n{rows}E\nexit {status}\n")
        with pytest.raises(BackupFailed, match=told):
            restore(made, address_of(full), at=NOON)
        assert contents(full) == before
        assert schemas(full) == {SCHEMA}
