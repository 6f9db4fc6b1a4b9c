"""The archive moves from a file to PostgreSQL whole, and afterwards only one of the two can be used."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data import CannotOpen, DatabaseAddress, Foreign, InUse, NewParcel, open_archive
from data import __main__ as commands
from data.__main__ import main
from data.address import name_of
from data.copies.backup import back_up
from data.errors import HalfMoved, MovedAway
from data.moving import move as moving
from data.moving.move import MOST_ROWS, MoveProgress, MoveStage, open_source, reopen
from data.moving.target import MoveFailed, RowTally
from data.postgres import open_target
from testbed.databases import POSTGRES, SQLITE, Database, columns_of, new_database, plain_connection
from tests.data.making import NOON, played, step
from tests.data.moving import address_of, contents, filled, moved, opens, path_of
from tests.data.test_backup import garble
from tests.data.test_schema import of_postgres, of_sqlite

New = Callable[[str], Database]
Later = Callable[[str], Path]


@pytest.fixture
def new(tmp_path: Path, testrun_uid: str) -> Iterator[New]:
    """Makes empty databases."""
    with ExitStack() as stack:
        made = 0

        def make(engine: str) -> Database:
            nonlocal made
            made += 1
            folder = tmp_path / str(made)
            folder.mkdir()
            return stack.enter_context(new_database(engine, folder, testrun_uid))

        yield make


async def test_everything_is_moved_and_the_bot_goes_on_there(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    before, indexes = contents(source), of_sqlite(source)["indexes"]
    assert all(before.values()), "each table needs a row here, so that none can be forgotten"
    found = moved(source, target)
    assert contents(target) == contents(source) == before
    assert of_postgres(target)["indexes"] == indexes
    assert {name: rows for name, (rows, _) in found.tables.items()} == {n: len(rows) for n, rows in before.items()}
    assert (found.replayed.replayed, found.replayed.faults) == (3, ())
    async with open_archive(target.where) as archive:
        await archive.commit(step("later", 0, "a", channel_id=40, parcels=(NewParcel("board", "n9"),)))
        assert [parcel.id for parcel in await archive.outbox.of_table("later")] == [3]
    target.run("INSERT INTO erasures (at, entries) VALUES (1, 1)")
    assert target.run("SELECT max(id) FROM erasures") == [(41,)]
    with pytest.raises(Exception, match="append-only"):
        target.run("UPDATE journal SET entry = '' WHERE table_id = 'going'")


async def test_a_bot_refuses_a_database_that_was_moved_until_it_is_reopened(new: New, tmp_path: Path) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    name = name_of(address_of(target))
    moved(source, target)
    told = await opens(source)
    assert told is not None
    assert f"was moved to {name}" in told
    assert f"python -m data reopen {source.where}" in told
    with pytest.raises(MovedAway):
        moved(source, new(POSTGRES))
    with pytest.raises(MoveFailed, match="was already moved"):
        moved(source, target)
    with pytest.raises(MovedAway):
        back_up(path_of(source), tmp_path / "backups", at=NOON, keep=1)
    assert reopen(path_of(source)) == name
    assert await opens(source) is None
    with pytest.raises(CannotOpen, match="wasn't moved"):
        reopen(path_of(source))


async def test_a_copy_that_was_damaged_before_it_is_checked_is_noticed(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)

    def damage(progress: MoveProgress) -> None:
        if progress == MoveProgress(MoveStage.CHECK, "journal", 0, progress.of):
            entry = "replace(entry, 'Joined', 'Johned')"
            target.run(f"UPDATE journal SET entry = {entry} WHERE table_id = 'over' AND number = 2")

    with pytest.raises(MoveFailed, match="table journal"):
        moved(source, target, tell=damage)
    assert (await opens(source), "isn't finished" in str(await opens(target))) == (None, True)
    before = contents(source)
    stages: list[MoveStage] = []
    moved(source, target, tell=lambda progress: stages.append(progress.stage))
    assert MoveStage.OVER in stages
    assert contents(target) == before


async def test_no_bot_runs_on_a_half_moved_database(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)

    def stop(progress: MoveProgress) -> None:
        if progress.table == "outbox" and progress.stage is MoveStage.COPY:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moved(source, target, tell=stop)
    again = f"python -m data move {source.where} {name_of(address_of(target))}"
    assert again in str(await opens(target))
    assert await opens(source) is None
    with pytest.raises(HalfMoved):  # it isn't the target of another
        moved(await filled(new(SQLITE)), target)
    moved(source, target)
    assert await opens(target) is None


@pytest.mark.parametrize("stopped", [MoveStage.CHECK, MoveStage.REPLAY])
@pytest.mark.parametrize("at_the_end", [True, False])
async def test_a_move_starts_over_if_the_bot_has_played_on_meanwhile(
    new: New, stopped: MoveStage, at_the_end: bool
) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)

    def stop(progress: MoveProgress) -> None:
        if progress.stage is stopped:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moved(source, target, tell=stop)
    async with open_archive(source.where) as archive:
        if at_the_end:  # so that all that was copied is still the beginning
            await archive.commit(played("zero", 50, moves=3, people=(1 << 60, (1 << 60) + 1)))
        else:
            await archive.outbox.mark_posted([1])
    stages: list[MoveStage] = []
    moved(source, target, tell=lambda progress: stages.append(progress.stage))
    assert (MoveStage.OVER in stages) is (not at_the_end or stopped is MoveStage.REPLAY)
    assert contents(target) == contents(source)


async def test_nothing_is_moved_while_a_bot_runs_on_either(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    async with open_archive(source.where):
        with pytest.raises(InUse, match="in use by another bot"):
            moved(source, target)
    async with open_archive(target.where):
        with pytest.raises(InUse, match="in use by another bot"):
            moved(source, target)
    async with open_archive(target.where, clusters=2):
        with pytest.raises(InUse, match="in use by another bot"):
            moved(source, target)
    other, looked = await filled(new(SQLITE)), False

    def look(progress: MoveProgress) -> None:
        nonlocal looked
        if progress.stage is MoveStage.REPLAY and not looked:
            for pair in ((source, new(POSTGRES)), (other, target)):
                with pytest.raises(InUse):
                    moved(*pair)
            looked = True

    moved(source, target, tell=look)
    assert looked


async def test_only_an_empty_database_is_moved_to_and_only_a_full_one_from(new: New, tmp_path: Path) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    async with open_archive(target.where) as archive:
        await archive.secret("rematch")
    before = contents(target)
    with pytest.raises(MoveFailed, match="isn't empty"):
        moved(source, target)
    assert contents(target) == before
    with pytest.raises(CannotOpen, match="There is no database"):
        moved(Database(tmp_path / "none.db"), new(POSTGRES))
    (tmp_path / "empty.db").touch()
    with pytest.raises(CannotOpen, match="is empty"):
        moved(Database(tmp_path / "empty.db"), new(POSTGRES))
    foreign = new(POSTGRES)
    with plain_connection(foreign.where) as raw:
        raw.execute("DROP SCHEMA mundialito CASCADE")
        raw.execute("CREATE SCHEMA mundialito CREATE TABLE theirs (x int)")
    with pytest.raises(Foreign):
        moved(source, foreign)
    assert foreign.run("SELECT count(*) FROM theirs") == [(0,)]
    assert await opens(source) is None


@pytest.mark.parametrize("way", ["back", "file"])
def test_only_a_file_is_moved_and_only_to_postgresql(
    way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = str(tmp_path / "archive.db"), "postgresql://ana:hunter2@localhost/games"
    with pytest.raises(SystemExit):
        main(["move", url, file] if way == "back" else ["move", file, file])
    told = capsys.readouterr().err
    assert ("is a database and no file" if way == "back" else "write the URL of a PostgreSQL database") in told
    assert "hunter2" not in told


async def test_a_file_that_holds_what_no_bot_has_made_is_not_moved(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    source.run("CREATE VIEW theirs AS SELECT 1")
    with pytest.raises(Foreign, match="holds what no bot has made"):
        moved(source, target)
    source.run("DROP VIEW theirs")
    moved(source, target)
    assert await opens(target) is None


async def test_an_older_schema_is_upgraded_before_it_is_moved(new: New, later: Later) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    later("CREATE TABLE later (x INTEGER NOT NULL PRIMARY KEY) STRICT;\nINSERT INTO later VALUES (7);\n")
    assert moved(source, target).tables["later"][0] == 1
    assert target.run("SELECT x FROM later") == [(7,)]


async def test_games_that_cannot_be_replayed_stop_the_move_unless_it_may_have_faults(new: New) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    assert isinstance(source.where, Path)
    garble(source.where, "UPDATE journal SET entry = '{' WHERE table_id = 'over' AND number = 3")
    with pytest.raises(MoveFailed, match=r"table over: its log can't be replayed.*--with-faults"):
        moved(source, target)
    assert (await opens(source), "isn't finished" in str(await opens(target))) == (None, True)
    assert len(moved(source, target, with_faults=True).replayed.faults) == 1
    assert await opens(target) is None


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("INSERT INTO hands VALUES ('nowhere', 1, 2, 3, 4, 5)", "hands.*foreign key"),
        ("UPDATE people SET prefs = '{\"a\": \"' || char(92, 117, 48, 48) || '\"}'", "table people.*json"),
        ("UPDATE bans SET reason = 'a' || char(0)", r"table bans.*0x00"),
    ],
)
async def test_a_row_that_postgresql_refuses_is_named(new: New, sql: str, told: str) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    assert isinstance(source.where, Path)
    with closing(sqlite3.connect(source.where)) as base:
        base.execute("PRAGMA ignore_check_constraints = ON")
        base.execute(sql)
        base.commit()
    with pytest.raises(MoveFailed, match=told):
        moved(source, target)
    assert await opens(source) is None


MANY = st.lists(
    st.tuples(
        st.text(st.characters(exclude_characters="\0", exclude_categories=("Cs",)), max_size=20),
        st.integers(-(2**63), 2**63 - 1),
        st.none() | st.binary(max_size=40),
        st.none() | st.text(st.characters(exclude_characters="\0", exclude_categories=("Cs",)), max_size=9),
    ),
    unique_by=lambda row: row[:2],
    max_size=30,
)


async def test_a_table_of_a_later_migration_is_moved_with_whatever_it_holds(new: New, later: Later) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)
    later(
        "CREATE TABLE later_still (id TEXT NOT NULL PRIMARY KEY) STRICT;\n"
        "CREATE TABLE later (a TEXT NOT NULL, b INTEGER NOT NULL, c BLOB, d TEXT REFERENCES later_still (id),"
        " PRIMARY KEY (a, b)) STRICT, WITHOUT ROWID;\n"
        "CREATE INDEX later_by_c ON later (c);\n"
    )
    async with open_archive(source.where):
        pass

    @settings(max_examples=6, suppress_health_check=list(HealthCheck))
    @given(MANY)
    def there(rows: list[tuple[Any, ...]]) -> None:
        source.run("DELETE FROM later")
        source.run("DELETE FROM later_still")
        for row in rows:
            source.run("INSERT INTO later VALUES (?, ?, ?, ?)", row)
            source.run("INSERT OR IGNORE INTO later_still SELECT ? WHERE ? IS NOT NULL", (row[3], row[3]))
        moved(source, target)
        assert sorted(target.run("SELECT a, b, c, d FROM later"), key=repr) == sorted(rows, key=repr)
        reopen(path_of(source))
        target.run("DROP SCHEMA mundialito CASCADE")

    there()
    assert "later" in columns_of(source)


async def test_every_table_can_be_moved_in_the_order_of_its_key(database: Database) -> None:
    async with open_archive(database.where):
        pass
    opened = (
        open_source(database.where)
        if isinstance(database.where, Path)
        else open_target(DatabaseAddress(database.where))
    )
    with opened as side:
        shapes = side.shapes()
    assert {shape.name: list(shape.names) for shape in shapes} == columns_of(database)
    assert all(shape.key for shape in shapes)
    assert {kind for shape in shapes for _, kind in shape.columns} <= {"INTEGER", "REAL", "TEXT", "BLOB"}


def test_rows_are_written_in_chunks_of_bounded_size() -> None:
    small = list(moving._chunks(iter([(n,) for n in range(2 * MOST_ROWS + 1)]), RowTally()))
    assert [len(chunk) for chunk in small] == [MOST_ROWS, MOST_ROWS, 1]
    large = list(moving._chunks(iter([("x" * 3_000_000,)] * 5), RowTally()))
    assert [len(chunk) for chunk in large] == [2, 2, 1]


async def test_no_password_is_shown_or_stored(new: New, capsys: pytest.CaptureFixture[str]) -> None:
    source, server_ = await filled(new(SQLITE)), new(POSTGRES)
    assert isinstance(server_.where, str)
    parts = urlsplit(server_.where)
    who = f"{parts.username}:hunter2@{parts.netloc.rpartition('@')[2]}"
    url = parts._replace(netloc=who).geturl()
    assert main(["move", str(source.where), url]) == 0
    assert main(["move", str(source.where), url]) == 1
    assert main(["reopen", str(source.where)]) == 0
    assert main(["move", str(source.where), url.replace("/archive_", "/nowhere_")]) == 1
    assert main(["move", str(new(SQLITE).where), url]) == 1
    told = "".join(capsys.readouterr())
    assert "***" in told
    assert "hunter2" not in told
    server_.run("DROP SCHEMA mundialito CASCADE")
    assert main(["move", str(source.where), url, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert "hunter2" not in str(lines)
    assert lines[-1]["moved"] == str(DatabaseAddress(url))
    assert lines[-1]["tables"]["tables"]["rows"] == 4
    assert "hunter2" not in str(source.run("SELECT * FROM moving"))


def test_progress_is_printed_now_and_then_and_when_a_table_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]
    monkeypatch.setattr(commands.time, "monotonic", lambda: now[0])
    report = commands._Report(as_json=False)
    for now[0], rows in ((0, 0), (1, 500), (2, 1000), (2.5, 1200), (3, 1500), (3, 1500)):
        report.tell(MoveProgress(MoveStage.COPY, "journal", rows, 1500))
    report.tell(MoveProgress(MoveStage.COPY, "hands", 0, 0))
    report.tell(MoveProgress(MoveStage.COPY, "tables", 7, 7))
    assert capsys.readouterr().out.splitlines() == [
        "copied 1,000 of 1,500 (66%) rows of journal, 500 a second",
        "copied all 1,500 rows of journal, 500 a second",
        "copied all 7 rows of tables",
    ]


async def test_ctrl_c_says_how_to_go_on(
    new: New, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = await filled(new(SQLITE)), new(POSTGRES)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(moving, "_check", interrupt)
        assert main(["move", str(source.where), str(target.where)]) == 130
    assert "Run the same command again" in capsys.readouterr().out
    assert main(["move", str(source.where), str(target.where)]) == 0
    assert "copied all" in capsys.readouterr().out
