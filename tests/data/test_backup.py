"""Backups of a database in use: complete, checked, and as many as wanted."""

# ruff: noqa: ASYNC240 - nothing else waits here

import asyncio
import json
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from data import Archive, CannotOpen, Status, open_archive
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.naming import backups, time_of
from data.copies.restoring import restore
from data.errors import BackupFailed
from data.file.opening import migrations
from tests.data.making import NOON, played, step
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


async def evening(archive: Archive, moves: int = 30) -> None:
    await archive.commit(played("going", 1, moves=moves))
    await archive.commit(played("over", 2, moves=moves + 10, status=Status.ENDED))


def garble(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as base:
        kept = base.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in kept:
            base.execute(f"DROP TRIGGER {name}")
        base.execute(sql)
        for _, made in kept:
            base.execute(made)
        base.commit()


async def test_a_copy_of_an_open_archive_is_complete_and_every_log_is_replayed(
    archive: Archive, path: Path, folder: Path
) -> None:
    await evening(archive)
    made, found = back_up(path, folder, at=NOON, keep=3)
    assert (made.name, found.tables, found.replayed, found.faults) == ("archive-20261121T120000Z.db", 2, 2, ())
    assert time_of(made) == NOON.timestamp()
    assert [file.name for file in folder.iterdir()] == [made.name]  # one file, without a log beside it
    async with open_archive(made) as copy:
        for table_id in ("going", "over"):
            assert await copy.tables.load(table_id) == await archive.tables.load(table_id)
        assert await copy.results.page() == await archive.results.page()


async def test_a_copy_is_a_snapshot_while_the_bot_keeps_writing(path: Path, folder: Path) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", WRITE_ON, path, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        for number in range(3):
            answered = int(await asyncio.wait_for(process.stdout.readline(), PATIENCE))
            at = NOON + timedelta(hours=number)
            copy, found = await asyncio.to_thread(back_up, path, folder, at=at, keep=9)
            assert not found.faults
            with closing(sqlite3.connect(copy)) as base:
                assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                entries = base.execute("SELECT count(*) FROM journal").fetchone()[0]
                assert entries == base.execute("SELECT number FROM tables").fetchone()[0]
            assert entries >= answered
            assert entries % 2 == 0
    finally:
        process.kill()
        await process.wait()


async def test_old_copies_are_deleted_and_nothing_else_is_touched(archive: Archive, path: Path, folder: Path) -> None:
    folder.mkdir()
    others = ("notes.txt", "other-20200101T000000Z.db", "archive-by-hand.db", "archive-test-20990101T000000Z.db")
    for name in (*others, "archive-20200101T000000Z.db.part", "archive-test-20200101T000000Z.db.part"):
        (folder / name).write_text("mine")
    for hour in range(5):
        back_up(path, folder, at=NOON + timedelta(hours=hour), keep=2)
    copies = ["archive-20261121T150000Z.db", "archive-20261121T160000Z.db"]
    assert [made.name for made in backups(path, folder)] == copies
    left = {*others, "archive-test-20200101T000000Z.db.part"}
    assert {file.name for file in folder.iterdir()} - set(copies) == left


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("UPDATE journal SET entry = '{' WHERE table_id = 'over' AND number = 3", "can't be replayed"),
        ("DELETE FROM journal WHERE table_id = 'going' AND number = 3", "entries instead of"),
        ("UPDATE tables SET status = 'running', channel_id = 9 WHERE id = 'over'", "its row says"),
        ("UPDATE results SET reason = 'goal' WHERE table_id = 'over'", "its result doesn't match"),
        ("INSERT INTO hands VALUES ('nowhere', 1, 2, 3, 4, 5)", "refers to nothing in tables"),
    ],
)
async def test_faults_in_a_copy_are_reported_and_good_copies_stay(
    path: Path, folder: Path, sql: str, told: str
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
    good, _ = back_up(path, folder, at=NOON, keep=1)
    garble(path, sql)
    for hour in (1, 2):
        with pytest.raises(BackupFailed, match=told):
            back_up(path, folder, at=NOON + timedelta(hours=hour), keep=1)
    assert {file.name for file in folder.iterdir()} == {good.name, "archive.failed"}
    assert not check(good).faults


async def test_a_damaged_page_is_found(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
    made, _ = back_up(path, folder, at=NOON, keep=1)
    size = made.stat().st_size
    with made.open("r+b") as file:
        file.seek(size - 4096)
        file.write(b"\xff" * 4096)
    assert not _whole(made)


def _whole(path: Path) -> bool:
    try:
        return not check(path).faults
    except CannotOpen:
        return False


async def test_a_table_that_was_set_aside_does_not_fail_the_check(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        await archive.commit(step("old", 0, "other rules", channel_id=3))
        await archive.tables.set_aside("going", "unreadable", 5)
    garble(path, "DELETE FROM journal WHERE table_id = 'going' AND number = 3")
    _, found = back_up(path, folder, at=NOON, keep=1)
    assert (found.tables, found.replayed, found.aside, found.faults) == (3, 1, 2, ())


async def test_a_check_that_runs_out_of_time_says_how_far_it_got(archive: Archive, path: Path) -> None:
    await evening(archive)
    found = check(path, seconds=-1)
    assert (found.tables, found.replayed) == (2, 0)
    assert not found.faults
    assert "0 of 2" in str(found)


def test_no_copy_is_made_of_a_foreign_file_or_on_a_full_disk(path: Path, folder: Path) -> None:
    with pytest.raises(CannotOpen, match="no database"):
        back_up(path, folder, at=NOON, keep=1)
    path.write_text("hello, I am no database, and never was one")
    with pytest.raises((BackupFailed, CannotOpen)):
        back_up(path, folder, at=NOON, keep=1)
    assert not list(folder.iterdir())
    with pytest.raises((BackupFailed, CannotOpen)):
        back_up(path, path, at=NOON, keep=1)


async def test_a_copy_of_an_older_schema_is_made_checked_and_restored(
    tmp_path: Path, path: Path, folder: Path, later: Callable[[str], Path]
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
    old, version = tmp_path / "old.db", len(migrations())
    shutil.copy(path, old)
    later("CREATE TABLE more (x INTEGER PRIMARY KEY) STRICT;")
    made, found = back_up(old, folder, at=NOON, keep=1)
    assert (found.tables, found.replayed, found.faults) == (2, 2, ())
    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (version,)  # it is what it was
    restore(made, path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("going") is not None
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("PRAGMA user_version").fetchone() == (version + 1,)


async def test_the_command_line_backs_up_checks_and_restores(archive: Archive, path: Path, folder: Path) -> None:
    await evening(archive)

    async def run(*arguments: object) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "data"),
            *map(str, arguments),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        return process.returncode, out.decode()

    code, told = await run("backup", path, folder, "--json")
    assert code == 0
    facts = json.loads(told)
    assert (facts["tables"], facts["replayed"], facts["aside"]) == (2, 2, 0)
    code, told = await run("check", facts["file"])
    assert (code, "replayed 2 of 2 games" in told) == (0, True)
    code, told = await run("restore", facts["file"], path)
    assert (code, "in use" in told) == (1, True)
    code, told = await run("backup", folder / "none.db", folder)
    assert (code, re.match("There is no database", told) is not None) == (1, True)
