"""A copy is restored whole or not at all, and after an interruption no bot starts on less than before."""

# ruff: noqa: ASYNC240 - nothing else waits here

import asyncio
import errno
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from data import CannotOpen, Corrupt, InUse, open_archive
from data.copies import restoring
from data.copies.backup import back_up
from data.copies.restoring import restore
from data.errors import BackupFailed
from data.file.opening import INTERRUPTED
from tests.data.making import NOON, played, step
from tests.data.test_backup import evening, garble
from tests.sampling import some
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def test_a_copy_that_isnt_there_is_said(path: Path, folder: Path) -> None:
    with pytest.raises(CannotOpen, match="There is no file"):
        restore(folder / "gone.db", path, at=NOON)


async def test_restoring_a_copy_keeps_the_old_database(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
        await archive.commit(played("later", 3, moves=5))
        with pytest.raises(InUse):
            restore(made, path, at=NOON)
    aside = restore(made, path, at=NOON)
    assert aside is not None
    for file, later in ((path, False), (aside, True)):
        async with open_archive(file) as archive:
            assert await archive.tables.load("going") is not None
            assert (await archive.tables.load("later") is not None) is later


async def test_a_copy_replaces_a_damaged_or_missing_database(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
    path.write_bytes(b"rubbish" * 1000)
    path.with_name(path.name + "-wal").write_bytes(b"rubbish")
    restore(made, path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("over") is not None
    path.unlink()
    assert restore(made, path, at=NOON) is None
    bad = folder / "bad.db"
    bad.write_bytes(made.read_bytes())
    garble(bad, "DELETE FROM journal WHERE number = 2")
    with pytest.raises(BackupFailed, match="is damaged"):
        restore(bad, path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("over") is not None


async def test_an_empty_file_is_not_a_copy(path: Path, tmp_path: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
    (tmp_path / "empty.db").touch()
    with pytest.raises(CannotOpen, match="is empty"):
        restore(tmp_path / "empty.db", path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("over") is not None


async def test_a_failed_restore_leaves_the_database_in_place(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)

    def full(source: Path, target: Path) -> None:
        target.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(restoring, "copy", full)
    before = sorted(file.name for file in path.parent.iterdir())
    with pytest.raises(BackupFailed, match="No space left"):
        restore(made, path, at=NOON)
    assert sorted(file.name for file in path.parent.iterdir()) == before
    async with open_archive(path) as archive:
        assert await archive.tables.load("over") is not None
    path.unlink()
    with pytest.raises(BackupFailed, match="No space left"):
        restore(made, path, at=NOON)
    assert not path.exists()


async def test_a_database_open_in_an_operators_shell_is_not_replaced(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **kind: connect(*args, **(kind | {"timeout": 0.05})))
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("PRAGMA journal_mode = WAL")
        assert shell.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        with pytest.raises(InUse, match="another program"):
            restore(made, path, at=NOON)
    restore(made, path, at=NOON)


async def test_two_restores_within_a_second_keep_both_old_databases(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
        await archive.commit(played("later", 3, moves=5))
    first, second = (restore(made, path, at=NOON) for _ in range(2))
    assert first is not None
    assert second not in (first, None)
    async with open_archive(first) as archive:
        assert await archive.tables.load("later") is not None


async def test_a_restore_is_undone_by_restoring_the_old_database(path: Path, folder: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
        await archive.commit(played("later", 3, moves=5))
        left_by_a_kill(path, folder / "left")
    aside = restore(made, folder / "left" / "archive.db", at=NOON)
    assert aside is not None
    restore(aside, path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("later") is not None


async def test_a_copy_with_a_log_is_restored_with_its_log(path: Path, tmp_path: Path) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        left_by_a_kill(path, tmp_path / "left")
    restore(tmp_path / "left" / "archive.db", path, at=NOON)
    async with open_archive(path) as archive:
        assert await archive.tables.load("over") is not None


async def test_the_old_database_is_kept_even_without_hard_links(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        made, _ = back_up(path, folder, at=NOON, keep=1)
        await archive.commit(played("later", 3, moves=5))

    def none(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("os.link", none)
    aside = restore(made, path, at=NOON)
    assert aside is not None
    async with open_archive(aside) as archive:
        assert await archive.tables.load("later") is not None


def left_by_a_kill(path: Path, folder: Path) -> None:
    """Copy an open database as a killed bot leaves it: the latest changes are only in its log."""
    folder.mkdir(parents=True)
    for name in (path.name, f"{path.name}-wal"):
        shutil.copy(path.with_name(name), folder / name)
    assert (folder / f"{path.name}-wal").stat().st_size > 0


def damaged(file: Path) -> None:
    """Damage the file and its log; SQLite would delete such a log."""
    for one in (file, file.with_name(f"{file.name}-wal")):
        whole = one.read_bytes()
        one.write_bytes(whole[:24] + b"rubbish!" * 512 + whole[24 + 4096 :])


BEFORE: dict[str, Callable[[Path], object]] = {
    "left by a kill": lambda file: None,
    "damaged": damaged,
    "gone": lambda file: [one.unlink() for one in file.parent.iterdir()],
}


@pytest.mark.skipif(not hasattr(sys, "addaudithook") or sys.platform == "win32", reason="kills by signals")
@pytest.mark.parametrize("kind", some(BEFORE, 1))
async def test_a_killed_restore_never_lets_a_bot_start_on_less_than_before(
    path: Path, folder: Path, tmp_path: Path, kind: str
) -> None:
    async with open_archive(path) as archive:
        await evening(archive, 0)
        made, _ = back_up(path, folder, at=NOON, keep=1)
        await archive.commit(played("later", 3, moves=5))
        runs = tmp_path / "runs"
        left_by_a_kill(path, runs / "before")
    before = runs / "before" / "archive.db"
    BEFORE[kind](before)
    parts = [one.read_bytes() for one in before.parent.iterdir()]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.data.killed", runs, made), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    seen = set()
    for number in range(1, int(out) + 1):
        file = runs / str(number) / "archive.db"
        if kind == "damaged":  # all of it is there byte by byte
            assert set(parts) <= {one.read_bytes() for one in file.parent.iterdir()}, number
        seen.add(await start(file))
        restore(made, file, at=NOON)
        assert await start(file) == "copy"
    assert (
        seen
        == {
            "left by a kill": {"before", "copy"},
            "damaged": {"damaged", "interrupted", "copy"},
            "gone": {"gone", "interrupted", "copy"},
        }[kind]
    )


async def start(file: Path) -> str:
    """Start a bot there and say what it finds."""
    fresh = not file.exists() or file.stat().st_size == 0
    if fresh:  # then nothing had started
        names = {one.name for one in file.parent.iterdir()}
        assert all(re.fullmatch(r"archive\.db(\.lock.*|\.notice)?", name) for name in names), names
        return "gone"
    told = ""
    try:
        async with open_archive(file) as archive:
            assert await archive.tables.load("over") is not None
            assert await archive.tables.load("going") is not None
            return "copy" if await archive.tables.load("later") is None else "before"
    except CannotOpen as error:
        told = str(error)
    if "interrupted" in told:
        assert f"python -m data restore FILE {file}" in told
        return "interrupted"
    assert "unsupported file format" in told
    return "damaged"


async def test_a_log_beside_an_interrupted_restores_notice_does_not_pass_for_a_database(
    path: Path, tmp_path: Path
) -> None:
    async with open_archive(path) as archive:
        await evening(archive)
        await archive.commit(step("last", 0, "a", channel_id=9))
        left_by_a_kill(path, tmp_path / "left")
    file = tmp_path / "left" / "archive.db"
    log = file.with_name("archive.db-wal").read_bytes()
    file.write_bytes(INTERRUPTED)
    with pytest.raises(Corrupt, match="interrupted"):
        async with open_archive(file):
            pass
    with pytest.raises((Corrupt, BackupFailed), match="interrupted"):
        back_up(file, tmp_path / "backups", at=NOON, keep=1)
    assert (file.read_bytes(), file.with_name("archive.db-wal").read_bytes()) == (INTERRUPTED, log)
