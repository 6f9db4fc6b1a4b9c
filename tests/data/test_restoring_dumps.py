"""Dumps of PostgreSQL are restored whole or not at all."""

# ruff: noqa: ASYNC221 - nothing else waits here

import asyncio
import io
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from data import Address, open_archive
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore as restore_file
from data.copies.server import _feed, restore
from data.engine.schema import SCHEMA, migration
from data.errors import BackupFailed, MovedAway
from data.file.opening import migrations
from data.marks import MOVED, mark
from tests.data.engines import POSTGRES, Database, new_database, plain_connection
from tests.data.making import NOON, played, step
from tests.data.moving import contents

pytestmark = pytest.mark.usefixtures("client_programs")


def address_of(database: Database) -> Address:
    return Address(str(database.where))


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


async def test_nothing_is_restored_over_a_database_that_was_moved_away(full: Database, folder: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    made, fill = mark(MOVED)
    with plain_connection(str(full.where)) as raw:
        raw.execute(f"SET search_path = {SCHEMA}")
        raw.execute(made)
        raw.execute(fill.replace("?", "%s"), ("games.db", "[]"))
    with pytest.raises(MovedAway):
        restore(dump, address_of(full), at=NOON)


async def test_a_dump_goes_back_over_the_games_of_a_newer_version(full: Database, folder: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    full.run("UPDATE version SET number = number + 1")
    assert restore(dump, address_of(full), at=NOON)
    async with open_archive(full.where) as archive:
        assert await archive.tables.head("going")


async def test_settings_that_older_servers_refuse_are_left_out(full: Database, folder: Path) -> None:
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    script = subprocess.run(["pg_restore", "--file=-", str(made)], capture_output=True, check=True).stdout
    fed = io.BytesIO()
    _feed(io.BytesIO(script), fed)
    assert fed.getvalue() == script.replace(b"SET transaction_timeout = 0;\n", b"")


async def test_a_dump_with_an_older_schema_is_checked_as_a_bot_would_upgrade_it(
    postgres: Database, folder: Path
) -> None:
    older = len(migrations()) - 1
    with plain_connection(str(postgres.where)) as raw:
        raw.execute(f"DROP SCHEMA {SCHEMA} CASCADE; CREATE SCHEMA {SCHEMA}; SET search_path = {SCHEMA}")
        raw.execute(f"CREATE TABLE version AS SELECT {older}::bigint AS number")
        for file in migrations()[:older]:
            raw.execute(migration(file))
        raw.execute(
            "INSERT INTO tables (id, game, version, channel_id, status, created_at, updated_at, number)"
            " VALUES ('t1', 'any', 1, 1, 'ended', 1, 1, 0)"
        )
    made, found = back_up(address_of(postgres), folder, at=NOON, keep=1)
    assert found.tables == 1
    assert restore(made, address_of(postgres), at=NOON)
    async with open_archive(postgres.where) as archive:
        assert await archive.tables.head("t1")


async def test_copies_go_back_to_where_they_come_from(full: Database, folder: Path, tmp_path: Path) -> None:
    dump, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    async with open_archive(tmp_path / "archive.db") as archive:
        await archive.commit(played("t1", 1, moves=4))
    file, _ = back_up(tmp_path / "archive.db", folder, at=NOON, keep=1)
    with pytest.raises(BackupFailed, match="is a dump of PostgreSQL"):
        restore_file(dump, tmp_path / "archive.db", at=NOON)
    with pytest.raises(BackupFailed, match="is a copy of a database file"):
        restore(file, address_of(full), at=NOON)


@pytest.mark.parametrize("part", [20, 55, 90, 99])
async def test_a_restore_that_is_killed_leaves_what_was_there(full: Database, folder: Path, part: int) -> None:
    """The process is killed when psql has so many hundredths of the script and waits for more."""
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    async with open_archive(full.where) as archive:
        await archive.commit(step("later", 0, "a", channel_id=40))  # which the dump doesn't have
    before = contents(full)
    script = subprocess.run(["pg_restore", "--file=-", str(made)], capture_output=True, check=True).stdout
    beginning, real = folder / "beginning.sql", shutil.which("pg_restore")
    beginning.write_bytes(script[: len(script) * part // 100])
    program = folder / "pg_restore"
    program.write_text(
        f'#!/bin/sh\ncase "$*" in *--no-owner*) cat {beginning}; touch {folder}/fed; exec sleep 5;; esac\n'
        f'exec {real} "$@"\n'
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


async def test_a_script_that_breaks_off_changes_nothing(
    full: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    before = contents(full)
    broken = folder / "pg_restore"
    broken.write_text('#!/bin/sh\necho "CREATE SCHEMA mundialito; CREATE TABLE mundialito.x (y int);"\nexit 3\n')
    broken.chmod(0o700)
    monkeypatch.setattr("data.copies.server.check", lambda _: check_before)
    check_before = check(made)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    with pytest.raises(BackupFailed, match="pg_restore failed: exit status 3"):
        restore(made, address_of(full), at=NOON)
    broken.write_text('#!/bin/sh\necho "SELECT no_such_function();"\n')
    with pytest.raises(BackupFailed, match="no_such_function"):
        restore(made, address_of(full), at=NOON)
    broken.write_text('#!/bin/sh\necho "CREATE SCHEMA mundialito; CREATE TABLE mundialito.tables (y int);"\n')
    with pytest.raises(BackupFailed, match="fewer or more tables than the dump: 4"):
        restore(made, address_of(full), at=NOON)
    assert contents(full) == before
    assert schemas(full) == {SCHEMA}
