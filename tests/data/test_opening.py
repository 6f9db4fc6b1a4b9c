"""Every reason why a file can't be opened gets a sentence, and the file is left unchanged."""

# ruff: noqa: ASYNC240 - nothing else waits here

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from data import (
    Archive,
    CannotOpen,
    Corrupt,
    Damaged,
    DatabaseAddress,
    Foreign,
    InUse,
    NewerSchema,
    ReadOnly,
    Unavailable,
    open_archive,
)
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore
from data.file import opening
from data.moving.move import move
from tests.data.making import NOON, step
from tests.waiting import PATIENCE


async def made(path: Path) -> bytes:
    """The bytes of an archive with one table, closed."""
    async with open_archive(path) as archive:
        await archive.commit(step("t1", 0, "a"))
    return path.read_bytes()


async def refused(path: Path, kind: type[CannotOpen], words: str) -> None:
    with pytest.raises(kind, match=words) as refusal:
        async with open_archive(path):
            pass
    assert type(refusal.value) is kind
    assert str(path.parent) in str(refusal.value)
    # No thread is left that would keep the process alive.
    for thread in threading.enumerate():
        if "connection_worker" in thread.name:
            thread.join(1)
            assert not thread.is_alive()


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


async def test_folders_are_created_and_a_closed_archive_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "archive.db"
    await made(path)
    assert {file.name for file in path.parent.iterdir()} == {"archive.db", "archive.db.lock"}


async def test_sqlite_runs_with_the_safe_settings(archive: Archive, path: Path) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "user_version", "application_id")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    writer = await archive._writer.run(settings)
    assert writer == ["wal", 2, 1, 5000, len(opening.migrations()), opening.APPLICATION_ID]


async def test_every_table_is_strict_and_every_migration_gives_its_reason(archive: Archive, path: Path) -> None:
    strict = await archive._reader.run(
        lambda connection: connection.execute(
            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict"
        ).fetchall()
    )
    assert {name for (name,) in strict} <= {"sqlite_schema"}
    for number, file in enumerate(opening.migrations(), start=1):
        assert file.read_text().startswith(f"-- {number:04}: ")
        assert "\n-- Reason: " in file.read_text()


async def test_a_newer_schema_is_left_alone(path: Path) -> None:
    await made(path)
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    await refused(path, NewerSchema, "version 99.*Install the newer version")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE theirs (x)", "PRAGMA user_version = 3", "PRAGMA application_id = 7"]
)
async def test_another_programs_database_is_left_alone(path: Path, statement: str) -> None:
    change(path, statement)
    before = path.read_bytes()
    await refused(path, Foreign, "another program")
    assert path.read_bytes() == before


async def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    loop, pipe, folder = (tmp_path / name for name in ("loop", "pipe", "folder"))
    loop.symlink_to(loop)
    os.mkfifo(pipe)
    folder.mkdir()
    for place, words in ((loop, "links lead nowhere"), (pipe, "no ordinary file"), (folder, "is a folder")):
        await refused(place, CannotOpen, words)
    await refused(tmp_path / ("x" * 300), CannotOpen, "name too long")
    async with open_archive(tmp_path / "ours.db"):
        pass
    copy, _ = back_up(tmp_path / "ours.db", tmp_path / "copies", at=NOON, keep=1)
    for place in (loop, pipe, folder):
        with pytest.raises(CannotOpen):
            restore(copy, place, at=NOON)
    assert pipe.is_fifo()


async def test_an_sqlite_that_is_too_old_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await made(path)
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.34.1")
    told = r"has SQLite 3\.34\.1, and the bot needs 3\.37 or newer"
    await refused(path, CannotOpen, told)
    for refusing in (
        lambda: check(path),
        lambda: back_up(path, path.parent / "copies", at=NOON, keep=1),
        lambda: restore(path, path, at=NOON),
        lambda: move(path, DatabaseAddress("postgresql://localhost:1/nowhere"), lambda _: None, seconds=None),
    ):
        with pytest.raises(CannotOpen, match=told):
            refusing()
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello", b"\0" * 8192, os.urandom(20000), b"SQLite format 3\0" + b"\7" * 5000])
async def test_a_file_that_is_not_a_database_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    await refused(path, Corrupt, "not a database")
    assert path.read_bytes() == content


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut short": lambda whole: whole[: len(whole) // 2],
    "all but the first page overwritten": lambda whole: whole[:4096] + b"\x5a" * (len(whole) - 4096),
    "first page overwritten behind the header": lambda whole: whole[:100] + b"\x5a" * 3996 + whole[4096:],
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_database_is_left_alone(path: Path, damage: str) -> None:
    broken = DAMAGES[damage](await made(path))
    path.write_bytes(broken)
    await refused(path, Corrupt, "damaged")
    assert path.read_bytes() == broken


async def test_damage_deep_inside_is_found_on_reading_and_the_rest_still_works(path: Path) -> None:
    async with open_archive(path) as archive:
        for place in range(60):
            await archive.commit(step(f"t{place:02}", 0, "z" * 9000, channel_id=place))
    whole = bytearray(path.read_bytes())
    for page in range(len(whole) // 4096 * 2 // 3, len(whole) // 4096 - 10):
        if whole.count(b"z" * 1000, page * 4096, page * 4096 + 4096):  # the rest of an entry, and no way to others
            whole[page * 4096 : page * 4096 + 4096] = b"\x5a" * 4096
    path.write_bytes(whole)
    outcomes: list[object] = []
    async with open_archive(path) as archive:
        for place in range(60):
            try:
                stored = await archive.tables.load(f"t{place:02}")
                outcomes.append(stored and stored.head.number)
            except Damaged as error:
                outcomes.append(str(error))
    assert outcomes.count(1) > 10
    assert any(isinstance(outcome, str) and "damaged" in outcome for outcome in outcomes)


async def test_a_log_without_its_database_is_not_deleted(path: Path) -> None:
    log = path.with_name("archive.db-wal")
    log.write_bytes(b"games")
    await refused(path, Corrupt, "missing or empty")
    path.touch()
    await refused(path, Corrupt, "missing or empty")
    assert log.read_bytes() == b"games"


async def test_an_empty_file_becomes_an_archive(path: Path) -> None:
    path.touch()
    await made(path)


async def test_a_read_only_file_is_left_alone(path: Path) -> None:
    before = await made(path)
    path.chmod(0o444)
    await refused(path, ReadOnly, "read-only")
    assert path.read_bytes() == before


async def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    await made(folder / "archive.db")
    folder.chmod(0o555)
    try:
        await refused(folder / "archive.db", ReadOnly, "folder .* is read-only")
    finally:
        folder.chmod(0o755)


async def test_a_folder_is_refused_as_a_database(tmp_path: Path) -> None:
    await refused(tmp_path, CannotOpen, "is a folder")


async def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    await refused(tmp_path / "file" / "archive.db", CannotOpen, "can't be created")


async def test_two_bots_cannot_use_one_file(archive: Archive, path: Path) -> None:
    with pytest.raises(InUse, match="another bot"):
        async with open_archive(path):
            pass
    (path.parent / "alias.db").symlink_to(path)
    with pytest.raises(InUse):
        async with open_archive(path.parent / "alias.db"):
            pass
    await archive.commit(step("t1", 0, "still here"))


async def test_another_process_cannot_open_it_but_an_operator_can_read_it(archive: Archive, path: Path) -> None:
    await archive.commit(step("t1", 0, "a"))
    code = (
        "import asyncio, sys, data\n"
        "async def main():\n"
        "    async with data.open_archive(sys.argv[1]): pass\n"
        "try: asyncio.run(main())\n"
        "except data.InUse as error: print(error)\n"
    )
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", code, path, stdout=asyncio.subprocess.PIPE)
    out, _ = await asyncio.wait_for(other.communicate(), PATIENCE)
    assert b"in use" in out
    look = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    assert look.execute("SELECT count(*) FROM journal").fetchone() == (1,)
    look.close()


async def test_it_opens_again_after_a_refusal_or_an_error(path: Path) -> None:
    path.write_bytes(b"hello")
    await refused(path, Corrupt, "not a database")
    path.unlink()
    with pytest.raises(RuntimeError, match="ours"):
        async with open_archive(path):
            raise RuntimeError("ours")
    await made(path)


async def test_a_closed_archive_refuses_calls(path: Path) -> None:
    async with open_archive(path) as archive:
        pass
    for call in (archive.tables.load("t1"), archive.commit(step("t1", 0, "a"))):
        with pytest.raises(Unavailable, match="closed"):
            await call


async def test_a_later_migration_runs_once_and_a_broken_one_changes_nothing(
    path: Path, later: Callable[[str], Path]
) -> None:
    before, known = await made(path), opening.migrations()
    file = later("CREATE TABLE more (x INTEGER) STRICT; INSERT INTO more VALUES (1); SELECT * FROM missing;")
    await refused(path, CannotOpen, "no such table: missing")
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(known),)
    assert connection.execute("SELECT name FROM sqlite_schema WHERE name = 'more'").fetchall() == []
    connection.close()
    assert path.read_bytes() == before
    file.write_text("CREATE TABLE more (x INTEGER) STRICT; INSERT INTO more VALUES (1);")
    for _ in range(2):
        async with open_archive(path) as archive:
            rows = await archive._reader.run(lambda c: c.execute("SELECT x FROM more").fetchall())
            assert rows == [(1,)]
            assert await archive.tables.running_in(7) == "t1"


async def test_stored_games_do_not_slow_down_startup(path: Path) -> None:
    def steps() -> int:
        """How many instructions SQLite's machine runs to open the file, a measure of time without a clock."""
        count = 0

        def tick() -> int:
            nonlocal count
            count += 1
            return 0

        connection = sqlite3.connect(path, isolation_level=None)
        connection.set_progress_handler(tick, 1)
        opening.prepare_to_write(path, connection)
        connection.close()
        return count

    await made(path)
    few = steps()
    connection = sqlite3.connect(path)
    rows = [(f"x{place}", place) for place in range(5000)]
    connection.executemany(
        "INSERT INTO tables VALUES (?, 'any', 1, 5, ?, 'ended', 0, 0, 0, 1, NULL, 1, 1, 1, '', 0, '')", rows
    )
    connection.executemany("INSERT INTO journal VALUES (?, 1, ?, 'a')", rows)
    connection.executemany("INSERT INTO people_at VALUES (?, ?, 0, 'ended', 0)", rows)
    connection.commit()
    connection.close()
    assert abs(steps() - few) <= 10
