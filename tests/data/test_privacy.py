"""The database, its log, its copies and replaced ones are private, whatever the umask says."""

# ruff: noqa: ASYNC240 - nothing else waits here

import asyncio
import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import bot
from data import open_archive
from data.copies.backup import back_up
from data.copies.restoring import restore
from ratings.__main__ import main as ratings
from tests.data.making import NOON, finished, played, step
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs the modes of POSIX")


@pytest.fixture(autouse=True)
def permissive(umask: None) -> None:
    os.umask(0)


def modes(*folders: Path) -> dict[str, int]:
    """The mode of every file in these folders."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for folder in folders for file in folder.iterdir()}


def private(files: Iterable[str]) -> dict[str, int]:
    return dict.fromkeys(files, 0o600)


async def test_a_new_database_and_its_log_are_private_from_the_start(path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(step("t1", 0, "a"))
        names = ("archive.db", "archive.db-wal", "archive.db-shm", "archive.db.lock", "archive.db.lock-journal")
        assert modes(path.parent) == private(names)
    assert modes(path.parent) == private(("archive.db", "archive.db.lock"))


async def test_opening_a_database_makes_it_private(path: Path, tmp_path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(played("going", 1, moves=3))
        left = tmp_path / "left"
        left.mkdir()
        names = ("archive.db", "archive.db-wal", "archive.db.before-20200101T000000Z")
        for name in names[:2]:
            (left / name).write_bytes(path.with_name(name).read_bytes())
    (left / names[2]).touch()
    assert set(modes(left).values()) == {0o666}
    async with open_archive(left / "archive.db") as archive:
        assert await archive.tables.load("going") is not None
        assert modes(left) == private((*names, "archive.db-shm", "archive.db.lock", "archive.db.lock-journal"))


async def test_an_empty_file_becomes_private_too(path: Path) -> None:
    path.touch(0o644)
    async with open_archive(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_refused_file_keeps_its_mode(path: Path) -> None:
    path.write_bytes(b"hello")
    with pytest.raises(Exception, match="not a database"):
        async with open_archive(path):
            pass
    assert stat.S_IMODE(path.stat().st_mode) == 0o666


async def test_backups_restored_and_replaced_databases_are_private(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with open_archive(path) as archive:
        await archive.commit(played("going", 1, moves=3))
        folder.mkdir()
        (folder / "archive-20200101T000000Z.db").touch()
        (folder / "archive.failed").touch()
        made, _ = back_up(path, folder, at=NOON, keep=9)
    assert modes(folder) == private((made.name, "archive-20200101T000000Z.db", "archive.failed"))
    path.chmod(0o644)
    made.chmod(0o644)
    aside = restore(made, path, at=NOON)
    assert aside is not None
    found = modes(path.parent)
    assert (found[path.name], found[aside.name]) == (0o600, 0o600)
    path.write_bytes(b"rubbish" * 1000)
    path.chmod(0o644)
    aside = restore(made, path, at=NOON)
    assert aside is not None
    assert set(modes(path.parent).values()) == {0o600, stat.S_IMODE(folder.stat().st_mode)}


async def test_an_export_is_private(path: Path, tmp_path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(step("t1", 0, "a", result=finished("t1", 1, 2)))
    out = tmp_path / "games.jsonl"
    assert await asyncio.to_thread(ratings, ["export", str(path), "-o", str(out)]) == 0
    assert stat.S_IMODE(out.stat().st_mode) == 0o600


async def test_files_written_by_every_command_are_private(path: Path, tmp_path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(played("going", 1, moves=3))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "data", "backup", path, tmp_path / "new" / "backups"), cwd=ROOT, umask=0
    )
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert stat.S_IMODE((tmp_path / "new" / "backups").stat().st_mode) == 0o700


def test_the_bot_sets_its_umask_before_it_opens_anything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "some.to.ken")
    monkeypatch.setattr(bot, "set_up_logs", lambda level: None)
    seen = []

    async def run(settings: object) -> None:
        seen.append(os.umask(0))

    monkeypatch.setattr(bot, "run", run)
    assert bot.main() == 0
    assert seen == [0o077]
