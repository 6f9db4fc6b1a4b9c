"""What was deleted leaves the disk without keeping anybody waiting."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import Archive, Status, open_archive
from data.engine.sqlite import clear_gaps
from data.postgres import schema, threads
from testbed.databases import Database, plain_connection
from tests.data.making import played, step
from tests.data.test_erasing import ANA, GONE, game, traces


@pytest.mark.parametrize("seed", range(3))
def test_no_copy_of_what_was_deleted_is_left_in_any_page(tmp_path: Path, seed: int) -> None:
    path, rng = tmp_path / "pages.db", random.Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA secure_delete = ON")
        base.execute("CREATE TABLE a (t TEXT, n INTEGER, e TEXT, PRIMARY KEY (t, n)) WITHOUT ROWID")
        base.execute("CREATE TABLE b (i INTEGER PRIMARY KEY, w INTEGER)")
        base.execute("CREATE INDEX bw ON b (w)")
        for n in range(1500):
            who = rng.choice([ANA, 5, 777888999000111222])
            long = "y" * rng.choice([5, 50, 150, 300, 6000])
            base.execute("INSERT INTO a VALUES (?, ?, ?)", (f"t{rng.randrange(999)}", n, f"{who} {long}"))
            base.execute("INSERT INTO b VALUES (?, ?)", (rng.randrange(1 << 40), who))
            if n % 200 == 0:
                base.execute("DELETE FROM a WHERE n % 7 = ?", (rng.randrange(7),))
        base.execute("UPDATE a SET e = '-5' WHERE e LIKE ?", (f"{ANA}%",))
        base.execute("UPDATE b SET w = -5 WHERE w = ?", (ANA,))
        whole = base.execute("SELECT * FROM a").fetchall(), base.execute("SELECT * FROM b").fetchall()
        assert base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        with path.open("r+b", buffering=0) as file:
            assert not clear_gaps(file, 0)
            assert not clear_gaps(file, 1 << 20)
            assert traces(path, str(ANA)) == []
            assert (base.execute("SELECT * FROM a").fetchall(), base.execute("SELECT * FROM b").fetchall()) == whole
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            os.truncate(path, 0)
            assert not clear_gaps(file, 0)


async def test_a_database_is_cleared_part_by_part_while_others_move(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.engine.sqlite.AT_ONCE", 2)
    monkeypatch.setattr("data.engine.sqlite.AT_ONCE", 2)
    async with open_archive(path) as archive:
        for number in range(12):
            await archive.commit(game(f"t{number}", number, moves=60))
        await archive.commit(step("open", 0, "a", channel_id=99))
        await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), 7)
        compacting = asyncio.create_task(archive.privacy.compact())
        moves = 0
        while not compacting.done():
            await archive.commit(step("open", moves + 1, "b", channel_id=99))
            moves += 1
        assert await compacting
        assert moves > 5
        assert not await archive.privacy.compact()
        assert traces(path, str(ANA)) == []
        statements: list[str] = []
        await archive._writer.run(lambda base: base.set_trace_callback(statements.append))  # type: ignore[attr-defined]
        await archive._writer.compact()
        assert not [sql for sql in statements if "VACUUM" in sql.upper()]


async def test_a_reader_of_the_log_puts_the_rest_off(path: Path) -> None:
    async with open_archive(path) as archive:
        await archive.commit(game("t1", 1, moves=20))
        await archive.privacy.erase(ANA, GONE, await archive.privacy.naming(ANA), 7)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM journal").fetchone()
            await archive.commit(step("t2", 0, "a", channel_id=9))
            assert await archive.privacy.compact()
            other.execute("COMMIT")
        assert await archive.privacy.compact(), "it wasn't done"
        assert not await archive.privacy.compact()
        assert traces(path, str(ANA)) == []


# What an index is made of row by row; a table of 90 rows takes it two seconds to rewrite.
SLOW = f"""
    CREATE FUNCTION {schema.SCHEMA}.slow(text) RETURNS text IMMUTABLE LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_catalog.pg_sleep(0.02); RETURN $1; END'
"""


def sizes(database: Database) -> dict[str, int]:
    """The files that tables are in: a rewritten table has a new one."""
    rows = database.run(
        "SELECT relname::text, relfilenode::bigint FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace"
        f" WHERE nspname = '{schema.SCHEMA}' AND relkind = 'r'"
    )
    return dict(rows)


async def test_only_tables_that_lost_rows_are_rewritten_however_short_the_usual_timeout_is(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_archive(postgres.where) as archive:
        assert archive.privacy.disturbs
        for number in range(3):
            await archive.commit(played(f"t{number}", number, moves=30, status=Status.ENDED))
        await archive.privacy.erase(22, -5, await archive.privacy.naming(22), 7)
        postgres.run(SLOW)
        postgres.run(f"CREATE INDEX ON {schema.SCHEMA}.journal ({schema.SCHEMA}.slow(entry))")
        before = sizes(postgres)
        [(name,)] = postgres.run("SELECT current_database()::text")
        # A setting of this database: one of the role would hold for the other tests of the server too.
        postgres.run(f"ALTER DATABASE {name} SET statement_timeout = '1s'")
        assert await archive.privacy.compact()
        after = sizes(postgres)
        assert not await archive.privacy.compact()
    rewritten = {table for table, file in before.items() if after[table] != file}
    assert {"journal", "people_at", "result_seats", "named"} <= rewritten
    assert not {"interactions", "timers", "servers", "version", "hands", "members"} & rewritten


async def test_readers_and_movers_wait_for_a_table_that_is_rewritten_and_fail_not(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        schema, "_SETTINGS", schema._SETTINGS.replace("'lock_timeout', '5s'", "'lock_timeout', '100ms'")
    )
    async with open_archive(postgres.where) as archive:
        await archive.commit(played("t1", 1, moves=8))
        with plain_connection(str(postgres.where)) as other:
            other.execute("BEGIN")
            other.execute(f"LOCK TABLE {schema.SCHEMA}.journal IN ACCESS EXCLUSIVE MODE")
            reading = asyncio.create_task(archive.tables.load("t1"))
            moving = asyncio.create_task(archive.commit(step("t2", 0, "a", channel_id=9)))
            await asyncio.sleep(0.2)
            other.execute("COMMIT")
        assert await reading
        await moving


async def test_a_table_that_cannot_be_had_is_left_for_the_next_night(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "_WAIT", "10ms")
    async with open_archive(postgres.where) as archive:
        await archive.commit(played("t1", 1, moves=8, status=Status.ENDED))
        await archive.privacy.erase(22, -5, await archive.privacy.naming(22), 7)
        with plain_connection(str(postgres.where)) as other:
            other.execute("BEGIN")
            other.execute(f"LOCK TABLE {schema.SCHEMA}.reviews IN ACCESS SHARE MODE")
            before = sizes(postgres)
            assert await archive.privacy.compact()
            assert sizes(postgres)["journal"] != before["journal"], "the others were rewritten"
            other.execute("COMMIT")
        assert await archive.privacy.compact()
        assert not await archive.privacy.compact()


async def test_a_large_table_is_only_vacuumed(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "LARGEST", -1)
    async with open_archive(postgres.where) as archive:
        await archive.commit(played("t1", 1, moves=8, status=Status.ENDED))
        await archive.privacy.erase(22, -5, await archive.privacy.naming(22), 7)
        before = sizes(postgres)
        assert await archive.privacy.compact()
        assert sizes(postgres) == before


async def test_there_is_nothing_to_do_without_an_erasure(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    assert not await archive.privacy.compact()
