"""Backups of PostgreSQL: dumped while a bot writes, checked without a server, restored whole or not at all."""

# ruff: noqa: ASYNC221, ASYNC240 - nothing else waits here

import asyncio
import json
import os
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from cogs.operators.backups import BackupPlan, Backups
from data import CannotOpen, DatabaseAddress, Foreign, InUse, open_archive
from data.__main__ import main
from data.copies import dumped
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.dumped import read_dump
from data.copies.naming import backups, time_of
from data.errors import BackupFailed, HalfMoved, NewerSchema
from data.file.opening import FILL, MAKE
from data.postgres.dumps import restore
from data.postgres.schema import SCHEMA
from testbed.databases import Database, plain_connection
from tests.data.making import NOON, step
from tests.data.moving import contents
from tests.waiting import PATIENCE

WRITE_ON = """
import asyncio, sys
from data import open_archive
from tests.data.making import step

async def main():
    async with open_archive(sys.argv[1]) as archive:
        after = 0
        while True:
            await archive.commit(step("t1", after, f"{after + 1}", "x" * 3000))
            after += 2
            print(after, flush=True)

asyncio.run(main())
"""


pytestmark = pytest.mark.usefixtures("client_programs")


def address_of(database: Database) -> DatabaseAddress:
    return DatabaseAddress(str(database.where))


def schemas(database: Database) -> set[str]:
    with plain_connection(str(database.where)) as raw:
        return {name for (name,) in raw.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'mund%'")}


async def test_a_dump_is_made_checked_and_restored_with_every_row(full: Database, folder: Path) -> None:
    before = contents(full)
    assert all(before.values()), "each table needs a row here, so that none can be forgotten"
    made, found = back_up(address_of(full), folder, at=NOON, keep=3)
    assert re.fullmatch(r"archive_\w+-20261121T120000Z\.dump", made.name)
    assert time_of(made) == NOON.timestamp()
    assert (found.tables, found.replayed, found.faults) == (4, 3, ())
    assert made.stat().st_mode & 0o777 == 0o600
    assert list(folder.iterdir()) == backups(address_of(full), folder) == [made]
    async with open_archive(full.where) as archive:
        await archive.commit(step("later", 0, "a", channel_id=40))
    assert restore(made, address_of(full), at=NOON) == "mundialito_before_20261121t120000z"
    assert contents(full) == before
    assert schemas(full) == {SCHEMA, "mundialito_before_20261121t120000z"}
    async with open_archive(full.where) as archive:
        await archive.commit(step("later", 0, "b", channel_id=40))
    with pytest.raises(Exception, match="append-only"):
        full.run("UPDATE journal SET entry = ''")
    assert restore(made, address_of(full), at=NOON) == "mundialito_before_20261121t120000z_2"


async def test_a_dump_holds_the_same_rows_as_the_database(full: Database, folder: Path) -> None:
    made, _ = back_up(address_of(full), folder, at=NOON, keep=1)
    with read_dump(made) as copy:
        for table, rows in contents(full).items():
            assert sorted(copy.execute(f'SELECT * FROM "{table}"'), key=repr) == sorted(rows, key=repr), table


async def test_a_dump_is_a_snapshot_while_the_bot_keeps_writing(postgres: Database, folder: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", WRITE_ON, str(postgres.where)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        answered = int(await asyncio.wait_for(process.stdout.readline(), PATIENCE))
        made, found = await asyncio.to_thread(back_up, address_of(postgres), folder, at=NOON, keep=9)
        assert not found.faults
        with read_dump(made) as copy:
            numbers = [number for (number,) in copy.execute("SELECT number FROM journal ORDER BY number")]
            assert copy.execute("SELECT number FROM tables").fetchall() == [(len(numbers),)]
        assert numbers == [*range(1, len(numbers) + 1)]
        assert len(numbers) >= answered
        with pytest.raises(InUse, match="in use by another bot"):
            await asyncio.to_thread(restore, made, address_of(postgres), at=NOON)
    finally:
        process.kill()
        await process.wait()


async def test_only_the_newest_are_kept(full: Database, folder: Path) -> None:
    made = [back_up(address_of(full), folder, at=NOON + timedelta(hours=n), keep=2)[0] for n in range(3)]
    assert backups(address_of(full), folder) == made[1:]


async def test_a_damaged_game_is_found_and_its_dump_is_no_backup(full: Database, folder: Path) -> None:
    full.run("ALTER TABLE journal DISABLE TRIGGER USER")
    full.run("UPDATE journal SET entry = '{}' WHERE table_id = 'over' AND number = 3")
    with pytest.raises(BackupFailed, match="table over: its log can't be replayed"):
        back_up(address_of(full), folder, at=NOON, keep=1)
    assert [path.suffix for path in folder.iterdir()] == [".failed"]


async def test_what_isnt_ours_is_refused(full: Database, folder: Path, tmp_path: Path) -> None:
    with plain_connection(str(full.where)) as raw:
        raw.execute("CREATE SCHEMA other; CREATE TABLE other.version (number BIGINT)")
    dump = tmp_path / "other.dump"
    subprocess.run(["pg_dump", f"--dbname={full.where}", "-Fc", "-nother", f"--file={dump}"], check=True)
    with pytest.raises(Foreign, match="no games of Mundialito"):
        check(dump)
    with plain_connection(str(full.where)) as raw:
        raw.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
    with pytest.raises(CannotOpen, match="no games"):
        back_up(address_of(full), folder, at=NOON, keep=1)
    assert not list(folder.iterdir())


async def test_a_half_moved_database_is_not_backed_up_and_its_dump_not_restored(full: Database, folder: Path) -> None:
    with plain_connection(str(full.where)) as raw:
        raw.execute(f"SET search_path = {SCHEMA}")
        raw.execute(MAKE)
        raw.execute(FILL.replace("?", "%s"), ("games.db", "[]"))
    with pytest.raises(HalfMoved):
        back_up(address_of(full), folder, at=NOON, keep=1)
    dump = folder / "half.dump"
    subprocess.run(["pg_dump", f"--dbname={full.where}", "-Fc", f"-n{SCHEMA}", f"--file={dump}"], check=True)
    with pytest.raises(HalfMoved):
        check(dump)


async def test_a_dump_without_its_version_is_refused(full: Database, folder: Path) -> None:
    full.run("DELETE FROM version")
    dump = folder.with_name("empty.dump")
    subprocess.run(["pg_dump", f"--dbname={full.where}", "-Fc", f"-n{SCHEMA}", f"--file={dump}"], check=True)
    with pytest.raises(BackupFailed, match="can't be read"):
        check(dump)


async def test_a_dump_of_a_newer_version_is_refused(full: Database, folder: Path) -> None:
    full.run("UPDATE version SET number = number + 1")
    dump = folder.with_name("newer.dump")
    subprocess.run(["pg_dump", f"--dbname={full.where}", "-Fc", f"-n{SCHEMA}", f"--file={dump}"], check=True)
    with pytest.raises(NewerSchema):
        check(dump)


def test_the_programs_must_be_there_and_never_show_a_password(
    postgres: Database, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupFailed, match="pg_dump isn't installed"):
        back_up(address_of(postgres), folder, at=NOON, keep=1)
    noted = tmp_path / "noted"
    program = tmp_path / "pg_dump"
    program.write_text(
        f'#!{sys.executable}\nimport os, sys\nprint(sys.argv, file=open("{noted}", "w"))\n'
        "sys.exit(f\"no such password: {os.environ['PGPASSWORD']}\")\n"
    )
    program.chmod(0o700)
    address = DatabaseAddress("postgresql://bot:hunter2@127.0.0.1:1/games")
    said = r"pg_dump failed: no such password: \*\*\*"
    with dumped.running("pg_dump", "--file=x", address=address) as running, pytest.raises(BackupFailed, match=said):
        running.finish()
    assert "hunter2" not in noted.read_text()
    assert "postgresql://bot@127.0.0.1:1/games" in noted.read_text()


async def test_a_full_disk_is_said_and_leaves_no_part(
    full: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    program = folder / "pg_dump"
    program.write_text(
        '#!/bin/sh\necho "pg_dump: error: could not write to file: No space left on device" >&2\nexit 1\n'
    )
    program.chmod(0o700)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    with pytest.raises(BackupFailed, match="No space left on device"):
        back_up(address_of(full), folder, at=NOON, keep=1)
    assert list(folder.iterdir()) == [program]


async def test_the_commands_report_like_those_for_files(
    full: Database, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(full.where), str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["replayed"]) == (4, 3)
    assert main(["check", told["file"]]) == 0
    assert "replayed 3 of 4 games" in capsys.readouterr().out
    assert main(["restore", told["file"], str(full.where)]) == 0
    assert re.search(r"DROP SCHEMA mundialito_before_\w+ CASCADE", capsys.readouterr().out)


async def test_the_bot_backs_a_server_up_when_it_is_due(full: Database, folder: Path) -> None:
    kept = Backups(BackupPlan(address_of(full), folder, 3600, 2))
    await kept.back_up_if_due()
    assert kept.failure is None
    assert kept.last is not None
    assert len(backups(address_of(full), folder)) == 1
    assert not await kept.due()


async def test_texts_and_bytes_of_all_kinds_come_back(postgres: Database, folder: Path) -> None:
    odd = 'tab\t line\n return\r back\\slash \\N quote" \u2028 ż 🎉 \\t \\x41'
    async with open_archive(postgres.where) as archive:
        await archive.commit(step("t1", 0, odd, "\\."))
    dump = folder.with_name("odd.dump")
    subprocess.run(["pg_dump", f"--dbname={postgres.where}", "-Fc", f"-n{SCHEMA}", f"--file={dump}"], check=True)
    with read_dump(dump) as copy:
        assert copy.execute("SELECT entry FROM journal ORDER BY number").fetchall() == [(odd,), ("\\.",)]
