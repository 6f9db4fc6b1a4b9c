"""Files that are deleted, moved or replaced under the running bot: nothing is confirmed until they are back."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from data import Archive, DatabaseGone, open_archive
from data.file.paths import SIDES
from tests.data.making import step

#: All of this is about a SQLite file.
pytestmark = pytest.mark.usefixtures("path")


def beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def replace_by_a_link(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.unlink()
    path.symlink_to("copy")


HARMS: dict[str, Callable[[Path], object]] = {
    "the database is deleted": Path.unlink,
    "the database is moved": lambda path: path.rename(path.with_name("other.db")),
    "the database is replaced": replace,
    "the database is replaced by a link": replace_by_a_link,
    "the database is replaced by a folder": lambda path: (path.unlink(), path.mkdir()),
    "the log is deleted": lambda path: beside(path, "-wal").unlink(),
    "the log is replaced": lambda path: replace(beside(path, "-wal")),
    "the log's index is deleted": lambda path: beside(path, "-shm").unlink(),
    "all are deleted": lambda path: [beside(path, side).unlink(missing_ok=True) for side in ("", *SIDES)],
    "the folder is moved": lambda path: path.parent.rename(path.parent.with_name("elsewhere")),
    "the folder is deleted": lambda path: shutil.rmtree(path.parent),
    "the folder is replaced": lambda path: (
        path.parent.rename(path.parent.with_name("elsewhere")),
        shutil.copytree(path.parent.with_name("elsewhere"), path.parent),
    ),
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home" / "games.db"


@pytest.mark.parametrize("harm", HARMS)
async def test_nothing_is_saved_or_read_once_a_file_is_gone(home: Path, harm: str) -> None:
    async with open_archive(home) as archive:
        await archive.commit(step("t1", 0, "a"))
        HARMS[harm](home)
        for _ in range(2):
            with pytest.raises(DatabaseGone, match=r"was deleted, moved or replaced.*Nothing can be saved"):
                await archive.commit(step("t1", 1, "b"))
            with pytest.raises(DatabaseGone):
                await archive.tables.load("t1")


async def test_a_link_that_leads_elsewhere_now_is_noticed(tmp_path: Path) -> None:
    one, two, link = (tmp_path / name for name in ("one.db", "two.db", "link.db"))
    two.touch()
    link.symlink_to(one)
    async with open_archive(link) as archive:
        await archive.commit(step("t1", 0, "a"))
        link.unlink()
        link.symlink_to(two)
        with pytest.raises(DatabaseGone, match=r"link\.db was deleted, moved or replaced"):
            await archive.commit(step("t1", 1, "b"))
        link.unlink()
        link.symlink_to(one)
        await archive.commit(step("t1", 1, "b"))


async def test_a_disk_that_became_read_only_is_noticed_and_can_still_be_read(
    archive: Archive, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archive.commit(step("t1", 0, "a"))
    real = os.statvfs(path)
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(f_flag=real.f_flag | os.ST_RDONLY))
    for use in (archive.fleet.hold(), archive.commit(step("t1", 1, "b"))):
        with pytest.raises(DatabaseGone, match="has become read-only"):
            await use
    assert await archive.tables.load("t1")
    monkeypatch.undo()
    await archive.fleet.hold()
    await archive.commit(step("t1", 1, "b"))


async def test_everything_goes_on_when_the_same_files_are_back(home: Path) -> None:
    away = home.parent.with_name("away")
    async with open_archive(home) as archive:
        await archive.commit(step("t1", 0, "a"))
        home.parent.rename(away)
        with pytest.raises(DatabaseGone):
            await archive.commit(step("t1", 1, "lost"))
        away.rename(home.parent)
        await archive.commit(step("t1", 1, "b"))
    async with open_archive(home) as archive:
        stored = await archive.tables.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["a", "b"]


async def test_what_is_saved_while_the_file_goes_is_not_confirmed(
    archive: Archive, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def vanish(connection: object) -> None:
        path.rename(path.with_name("other.db"))

    with pytest.raises(DatabaseGone):
        await archive._writer.run(vanish)


async def test_backups_and_readers_beside_it_disturb_nothing(home: Path) -> None:
    async with open_archive(home) as archive:
        for number in range(3):
            await archive.commit(step("t1", number, f"{number}"))
            with closing(sqlite3.connect(home)) as shell:
                shell.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            await archive._writer.compact()
        assert await archive.tables.load("t1")
