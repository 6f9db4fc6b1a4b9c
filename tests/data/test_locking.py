"""Only one bot at a time can use a database, even if somebody deletes the lock file; readers can always."""

import asyncio
import errno
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from data import Archive, InUse, open_archive
from data.file import locking
from tests.data.making import played, step
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks of open files")
ROOT = Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from data import InUse, open_archive

async def main():
    try:
        async with open_archive(sys.argv[1]):
            print("open", flush=True)
            sys.stdin.read()
    except InUse as error:
        print(error, flush=True)

asyncio.run(main())
"""


@asynccontextmanager
async def another(path: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Another process that opens the database and keeps it open, and what it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLD, path), cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield process, (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


async def test_a_second_bot_is_refused_even_if_the_lock_file_was_deleted(archive: Archive, path: Path) -> None:
    lock_file(path).unlink()
    async with another(path) as (_, told):
        assert "in use" in told
    await archive.commit(step("t1", 0, "a"))
    async with another(path) as (_, told):  # the refused one left a lock file, but no lock
        assert "in use" in told


async def test_a_killed_bot_leaves_no_lock(path: Path) -> None:
    async with another(path) as (process, told):
        assert told == "open"
        lock_file(path).unlink()
        with pytest.raises(InUse):
            async with open_archive(path):
                pass
        process.send_signal(signal.SIGKILL)
        await process.wait()
        async with open_archive(path) as archive:
            await archive.commit(step("t1", 0, "a"))


async def test_a_closed_archive_leaves_no_lock(path: Path) -> None:
    async with open_archive(path):
        pass
    async with another(path) as (_, told):
        assert told == "open"


async def test_the_lock_file_keeps_out_older_versions_of_the_bot(archive: Archive, path: Path) -> None:
    with (
        closing(sqlite3.connect(lock_file(path), timeout=0, isolation_level=None)) as older,
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        older.execute("BEGIN EXCLUSIVE")


async def test_readers_and_backups_are_not_locked_out(archive: Archive, path: Path, tmp_path: Path) -> None:
    await archive.commit(played("going", 1, moves=3))
    look = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT id FROM tables').fetchone())"
    write = "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute('DELETE FROM hands'); base.commit()"
    for command in (
        ("-c", look, path),
        ("-c", write, path),
        ("-m", "data", "backup", path, tmp_path / "backups"),
        ("-m", "data", "check", path),
    ):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *command), cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0, command
    await archive.commit(step("t1", 0, "a"))


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="needs SQLite's shell")
async def test_an_operators_shell_can_read_and_write_while_the_bot_runs(archive: Archive, path: Path) -> None:
    await archive.commit(step("t1", 0, "a"))
    shell = await asyncio.create_subprocess_exec(
        *("sqlite3", path, "DELETE FROM hands; SELECT id FROM tables;"), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await asyncio.wait_for(shell.communicate(), PATIENCE)
    assert (shell.returncode, out) == (0, b"t1\n")
    await archive.commit(step("t1", 1, "b"))


def test_a_bot_that_waited_while_a_restore_replaced_the_file_locks_the_new_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"old")
    lock, tries = locking._lock, 0

    def late(handle: int) -> bool:
        nonlocal tries
        tries += 1
        if tries == 1:  # a restore finishes between opening and locking
            new = path.with_name("new")
            new.write_bytes(b"new")
            new.replace(path)
        return lock(handle)

    monkeypatch.setattr(locking, "_lock", late)
    with closing(locking.take(path)) as hold:
        assert (tries, os.pread(hold._handle, 3, 0)) == (2, b"new")  # type: ignore[arg-type]


def test_on_a_disk_without_byte_locks_the_lock_file_is_enough(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(locking.fcntl, "fcntl", unknown)
    with closing(locking.take(path)), pytest.raises(InUse):
        locking.take(path)


def test_without_open_file_locks_the_lock_file_is_enough(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "OFD_SETLK", None)
    with closing(locking.take(path)), pytest.raises(InUse):
        locking.take(path)
    locking.take(path).close()
