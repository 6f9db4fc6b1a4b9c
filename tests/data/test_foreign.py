"""Copies and dumps that hold what no bot has made: refused by name, and never run."""

import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from data import DatabaseAddress, Foreign, open_archive
from data.__main__ import main
from data.copies.backup import back_up
from data.copies.check import check
from data.copies.restoring import restore as restore_file
from data.errors import BackupFailed
from data.file.opening import migrations
from data.postgres.dumps import restore as restore_dump
from data.postgres.schema import SCHEMA
from testbed.databases import Database, plain_connection
from tests.data.making import NOON, played
from tests.data.moving import contents

JOURNAL = "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (number > 0)', '') WHERE name = 'journal'"
IN_FILES = {
    "a trigger": ("CREATE TRIGGER evil AFTER INSERT ON tables BEGIN DELETE FROM bans; END", "trigger evil of tables"),
    "a trigger on a view": (
        "CREATE VIEW v AS SELECT 1 AS x; CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN DELETE FROM bans; END",
        "trigger t of v; view v",
    ),
    "a view": ("CREATE VIEW evil AS SELECT * FROM secrets", "view evil"),
    "a table": ("CREATE TABLE evil (x)", "table evil"),
    "a table of a bad name": ('CREATE TABLE "e""v; i\'l" (x)', "table e\"v; i'l"),
    "a virtual table": ("CREATE VIRTUAL TABLE evil USING fts5(x)", "table evil"),
    "an index": ("CREATE INDEX evil ON tables (abs(number))", "index evil of tables"),
    "another index of the same name": (
        "DROP INDEX timers_by_due; CREATE INDEX timers_by_due ON timers (abs(due))",
        "index timers_by_due of timers, changed",
    ),
    "another trigger of the same name": (
        "DROP TRIGGER journal_is_never_cut; CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal BEGIN"
        " DELETE FROM bans; END",
        "trigger journal_is_never_cut of journal, changed",
    ),
    "a column": ("ALTER TABLE servers ADD COLUMN evil INTEGER", "table servers, changed"),
    "a generated column": ("ALTER TABLE servers ADD COLUMN evil INTEGER AS (abs(guild_id))", "table servers, changed"),
    "another check": (f"PRAGMA writable_schema = ON; {JOURNAL}; PRAGMA writable_schema = RESET", "journal, changed"),
    "a view in place of a table": (
        "DROP TABLE announcements; CREATE VIEW announcements AS SELECT * FROM servers",
        "view announcements",
    ),
}


async def made(path: Path) -> Path:
    async with open_archive(path) as archive:
        await archive.commit(played("t1", 1, moves=4))
    return path


def change(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.executescript(script)


@pytest.mark.parametrize("what", IN_FILES)
async def test_a_file_with_anything_foreign_is_refused_everywhere(
    tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    script, named = IN_FILES[what]
    ours = await made(tmp_path / "ours.db")
    copy = tmp_path / "copy.db"
    shutil.copy(ours, copy)
    change(copy, script)
    before, games = copy.read_bytes(), ours.read_bytes()
    for use in (
        lambda: check(copy),
        lambda: restore_file(copy, ours, at=NOON),
        lambda: back_up(copy, tmp_path / "copies", at=NOON, keep=1),
    ):
        with pytest.raises((Foreign, BackupFailed)) as refused:
            use()
        assert f"{copy} holds what no bot has made" in str(refused.value)
        assert named in str(refused.value)
    assert main(["check", str(copy)]) == main(["restore", str(copy), str(ours)]) == 1
    assert "holds what no bot has made" in capsys.readouterr().err
    assert (copy.read_bytes(), ours.read_bytes()) == (before, games)
    assert not list((tmp_path / "copies").iterdir())


async def test_a_file_that_lacks_something_fails_its_check(tmp_path: Path) -> None:
    copy = await made(tmp_path / "copy.db")
    change(copy, "DROP INDEX tables_running; DROP TRIGGER journal_is_never_cut")
    assert check(copy).faults == (
        "the index tables_running of tables is missing",
        "the trigger journal_is_never_cut of journal is missing",
    )
    with pytest.raises(BackupFailed, match="is missing"):
        restore_file(copy, tmp_path / "new.db", at=NOON)


async def test_whatever_sqlite_adds_is_ours(tmp_path: Path) -> None:
    database = await made(tmp_path / "archive.db")
    change(database, "ANALYZE; PRAGMA optimize; VACUUM")
    assert not check(database).faults


async def test_a_file_has_what_its_own_version_made_and_nothing_of_a_later_one(
    tmp_path: Path, later: Callable[[str], Path]
) -> None:
    database = await made(tmp_path / "archive.db")
    later("CREATE TABLE more (x INTEGER PRIMARY KEY) STRICT;")
    assert not check(database).faults
    await made(tmp_path / "newer.db")
    change(tmp_path / "newer.db", f"PRAGMA user_version = {len(migrations()) - 1}")
    with pytest.raises(Foreign, match="table more"):
        check(tmp_path / "newer.db")


#: What somebody does to a server, and how the dump's list names it.
ON_SERVERS: dict[str, tuple[str, str]] = {
    "a table": ("CREATE TABLE evil (x int)", "TABLE mundialito evil"),
    "a view": ("CREATE VIEW evil AS SELECT * FROM secrets", "VIEW mundialito evil"),
    "a function": (
        "CREATE FUNCTION evil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END'",
        "FUNCTION mundialito evil()",
    ),
    "a trigger": (
        "CREATE TRIGGER evil BEFORE DELETE ON bans FOR EACH ROW EXECUTE FUNCTION refuse_to_change_the_journal()",
        "TRIGGER mundialito bans evil",
    ),
    "an index": ("CREATE INDEX evil ON tables (abs(number))", "INDEX mundialito evil"),
    "a rule": ("CREATE RULE evil AS ON DELETE TO bans DO INSTEAD NOTHING", "RULE mundialito bans evil"),
    "a policy": ("CREATE POLICY evil ON bans USING (true)", "POLICY mundialito bans evil"),
    "a materialized view": ("CREATE MATERIALIZED VIEW evil AS SELECT 1", "MATERIALIZED VIEW mundialito evil"),
    "a type": ("CREATE TYPE evil AS ENUM ('a')", "TYPE mundialito evil"),
    "a sequence": ("CREATE SEQUENCE evil", "SEQUENCE mundialito evil"),
}


def dumped(database: Database, to: Path, *words: str) -> Path:
    subprocess.run(["pg_dump", f"--dbname={database.where}", "-Fc", *words, f"--file={to}"], check=True)
    return to


@pytest.mark.usefixtures("client_programs")
async def test_a_dump_with_anything_foreign_is_refused_everywhere(full: Database, folder: Path, tmp_path: Path) -> None:
    address = DatabaseAddress(str(full.where))
    before = contents(full)
    with plain_connection(str(full.where)) as raw:
        for what, (sql, named) in ON_SERVERS.items():
            with raw.transaction(force_rollback=False):
                raw.execute(f"SET search_path = {SCHEMA}")
                raw.execute(sql)
            dump = dumped(full, tmp_path / "evil.dump", f"-n{SCHEMA}")
            for use in (lambda dump=dump: check(dump), lambda dump=dump: restore_dump(dump, address, at=NOON)):
                with pytest.raises(Foreign) as refused:
                    use()
                assert named in str(refused.value), what
            raw.execute(undone(sql))
        raw.execute(f"CREATE VIEW {SCHEMA}.evil AS SELECT 1")
        with pytest.raises(BackupFailed, match="VIEW mundialito evil") as failed:
            back_up(address, folder, at=NOON, keep=1)
        assert str(failed.value).startswith(f"{address} holds")
        raw.execute(f"DROP VIEW {SCHEMA}.evil; CREATE SCHEMA other; CREATE TABLE other.evil (x int)")
    with pytest.raises(Foreign, match="TABLE other evil"):
        check(dumped(full, tmp_path / "all.dump"))
    assert contents(full) == before
    assert back_up(address, folder, at=NOON, keep=1)


def undone(sql: str) -> str:
    """The statement that drops what another creates."""
    kind = sql.removeprefix("CREATE ").split(" evil")[0]
    on = sql.split(" ON ")[-1].split()[0] if kind in ("TRIGGER", "POLICY") else ""
    on = "bans" if kind == "RULE" else on
    name = f"evil ON {SCHEMA}.{on}" if on else f"{SCHEMA}.evil"
    return f"DROP {kind} {name}"


@pytest.mark.usefixtures("client_programs")
async def test_what_a_dump_says_about_its_schema_never_runs(full: Database, folder: Path) -> None:
    """Everything has a name of ours, but not its meaning: only the rows are taken."""
    harms: list[str] = [
        "CREATE OR REPLACE FUNCTION refuse_to_change_the_journal() RETURNS trigger LANGUAGE plpgsql"
        " AS 'BEGIN DELETE FROM bans; RETURN new; END'",
        "ALTER TABLE servers ALTER COLUMN prefs SET DEFAULT current_user, ADD CHECK (random() >= 0)",
        "ALTER TABLE journal DISABLE TRIGGER ALL",
    ]
    before = contents(full)
    for sql in harms:
        full.run(sql)
    made, _ = back_up(DatabaseAddress(str(full.where)), folder, at=NOON, keep=1)
    restore_dump(made, DatabaseAddress(str(full.where)), at=NOON)
    assert contents(full) == before
    for sql in ("UPDATE journal SET entry = ''", "DELETE FROM journal", "TRUNCATE journal"):
        with pytest.raises(Exception, match="append-only"):
            full.run(sql)
    full.run("INSERT INTO servers (guild_id) VALUES (77)")
    assert full.run("SELECT prefs FROM servers WHERE guild_id = 77") == [("{}",)]
