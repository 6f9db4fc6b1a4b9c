"""Which copies are kept: each database's own, the good ones, and always the new one."""

# ruff: noqa: ASYNC240 - nothing else waits here

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from data import DatabaseAddress, open_archive
from data.copies.backup import INSTANCE, back_up, origin_of, own_copies, turn_in
from data.copies.check import check
from data.copies.naming import backups, time_of
from testbed.databases import Database
from tests.data.making import NOON, played, step


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


async def made(path: Path, channel: int = 1) -> Path:
    """A database of its own, as a bot leaves it."""
    async with open_archive(path) as archive:
        await archive.commit(played("t1", channel, moves=6))
        await archive.secret(INSTANCE)
    return path


def at(hour: float) -> dict[str, object]:
    return {"at": NOON + timedelta(hours=hour)}


async def test_two_databases_of_one_name_keep_apart_in_one_folder(tmp_path: Path, folder: Path) -> None:
    ours, theirs = await made(tmp_path / "a" / "games.db"), await made(tmp_path / "b" / "games.db", 2)
    clone = tmp_path / "c" / "games.db"  # a test installation: the same games and secrets, somewhere else
    clone.parent.mkdir()
    shutil.copy(ours, clone)
    kept: dict[Path, list[Path]] = {}
    for hour in range(4):
        for database in (ours, theirs, clone):
            copy, _ = back_up(database, folder, **at(hour), keep=2)  # type: ignore[arg-type]
            kept.setdefault(database, []).append(copy)
    assert sorted(folder.iterdir()) == sorted(copy for copies in kept.values() for copy in copies[-2:])
    async with open_archive(ours) as archive:
        assert own_copies(ours, folder, await archive.secret(INSTANCE)) == kept[ours][-2:]


async def test_a_database_that_was_begun_anew_never_costs_copies_of_the_old_one(tmp_path: Path, folder: Path) -> None:
    database = await made(tmp_path / "games.db")
    copy, _ = back_up(database, folder, **at(0), keep=1)  # type: ignore[arg-type]
    database.unlink()
    async with open_archive(database) as archive:
        await archive.secret(INSTANCE)
    for hour in (1, 2):
        new, _ = back_up(database, folder, **at(hour), keep=1)  # type: ignore[arg-type]
    assert set(folder.iterdir()) == {copy, new}


async def test_copies_of_one_second_do_not_overwrite_each_other(tmp_path: Path, folder: Path) -> None:
    database = await made(tmp_path / "games.db")
    copies = [back_up(database, folder, at=NOON, keep=9)[0] for _ in range(3)]
    assert backups(database, folder) == copies
    assert [time_of(copy) - NOON.timestamp() for copy in copies] == [0, 1, 2]


async def test_copies_from_a_clock_that_was_ahead_never_cost_the_new_one(tmp_path: Path, folder: Path) -> None:
    database = await made(tmp_path / "games.db")
    ahead = [back_up(database, folder, **at(24 * 365 * 9 + hour), keep=3)[0] for hour in range(3)]  # type: ignore[arg-type]
    new = [back_up(database, folder, **at(hour), keep=3)[0] for hour in range(4)]  # type: ignore[arg-type]
    assert backups(database, folder) == new[-3:]
    assert not any(copy.exists() for copy in ahead)


def spoil(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute("DROP TRIGGER journal_is_never_cut")
        base.execute(sql)
        base.commit()


WRONG: dict[str, Callable[[Path], object]] = {
    "empty": lambda copy: copy.write_bytes(b""),
    "no database": lambda copy: copy.write_bytes(b"hello" * 100),
    "cut": lambda copy: os.truncate(copy, copy.stat().st_size // 2),
    "overwritten": lambda copy: copy.write_bytes(copy.read_bytes()[:4096] + os.urandom(copy.stat().st_size - 4096)),
    "with a hole in its references": lambda copy: spoil(copy, "INSERT INTO hands VALUES ('nowhere', 1, 2, 3, 4, 5)"),
    "another program's": lambda copy: (copy.unlink(), spoil_anew(copy)),
}


def spoil_anew(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as base:
        base.execute("CREATE TABLE theirs (x)")


@pytest.mark.parametrize("harm", WRONG)
async def test_a_copy_that_is_wrong_counts_for_nothing_and_is_named(
    tmp_path: Path, folder: Path, harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await made(tmp_path / "games.db")
    good, wrong, last = (back_up(database, folder, **at(hour), keep=9)[0] for hour in range(3))  # type: ignore[arg-type]
    WRONG[harm](wrong)
    capsys.readouterr()
    new, _ = back_up(database, folder, **at(3), keep=3)  # type: ignore[arg-type]
    assert {*folder.iterdir()} == {good, wrong, last, new}
    assert f"{wrong} is no good copy" in capsys.readouterr().err
    new_too, _ = back_up(database, folder, **at(4), keep=2)  # type: ignore[arg-type]
    assert {new, new_too} <= {*folder.iterdir()}
    assert not good.exists()


async def test_a_copy_that_was_brought_back_from_elsewhere_is_checked_once_and_counts(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await made(tmp_path / "games.db")
    copies = [back_up(database, folder, **at(hour), keep=9)[0] for hour in range(3)]  # type: ignore[arg-type]
    os.utime(copies[2])
    checked: list[Path] = []
    monkeypatch.setattr(
        "data.copies.backup.check", lambda copy, *how, **named: checked.append(copy) or check(copy, *how, **named)
    )
    for hour in (3, 4):
        back_up(database, folder, **at(hour), keep=3)  # type: ignore[arg-type]
    assert [copy for copy in checked if ".part" not in copy.name] == [copies[2]]
    assert copies[2] in backups(database, folder)
    assert copies[1] not in backups(database, folder)


async def test_two_backups_at_once_do_not_disturb_each_other(tmp_path: Path, folder: Path) -> None:
    database = await made(tmp_path / "games.db")
    command = (sys.executable, "-m", "data", "backup", str(database), str(folder))
    async with open_archive(database) as archive:
        started = [await asyncio.create_subprocess_exec(*command) for _ in range(3)]
        for number in range(4, 10):
            await archive.commit(step("t2", number - 4, "a", channel_id=7))
        assert [await process.wait() for process in started] == [0, 0, 0]
    assert len(backups(database, folder)) == len([*folder.iterdir()]) == 3
    for copy in folder.iterdir():
        assert not check(copy).faults


async def test_what_another_backup_is_writing_is_left_alone_where_nothing_can_be_locked(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await made(tmp_path / "games.db")
    folder.mkdir()
    theirs = folder / "games-20261121T120000Z.db.part-1234"
    theirs.touch()
    monkeypatch.setattr("data.copies.backup.fcntl", None)
    with turn_in(folder) as alone:
        assert not alone
    back_up(database, folder, at=NOON, keep=1)
    assert theirs.exists()
    monkeypatch.undo()
    back_up(database, folder, at=NOON, keep=1)
    assert not theirs.exists()


async def test_an_interrupted_copy_does_not_cost_a_good_one(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await made(tmp_path / "games.db")
    good, _ = back_up(database, folder, at=NOON, keep=1)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("data.copies.backup.sync", fail)
    with pytest.raises(Exception, match="No backup could be made"):
        back_up(database, folder, **at(1), keep=1)  # type: ignore[arg-type]
    assert [*folder.iterdir()] == [good]


@pytest.mark.usefixtures("client_programs")
async def test_dumps_say_where_they_come_from_too(full: Database, tmp_path: Path, folder: Path) -> None:
    address = DatabaseAddress(str(full.where))
    async with open_archive(full.where) as archive:
        instance = await archive.secret(INSTANCE)
    ours, _ = back_up(address, folder, at=NOON, keep=1)
    assert origin_of(ours) == instance
    full.run("DELETE FROM secrets WHERE name = 'instance'")
    async with open_archive(full.where) as archive:  # another database of the same name
        await archive.secret(INSTANCE)
    theirs = [back_up(address, folder, **at(hour), keep=1)[0] for hour in (0, 1)]  # type: ignore[arg-type]
    assert {*folder.iterdir()} == {ours, theirs[-1]}
    ours.write_bytes(ours.read_bytes()[:200])
    assert own_copies(address, folder, instance) == []
