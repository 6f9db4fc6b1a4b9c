"""Both engines end with the same schema, whatever their migrations are written in."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from data import DatabaseAddress, Foreign, NewerSchema, open_archive
from data.engine.dialect import definition, statement
from data.file.opening import migrations
from data.postgres.schema import SCHEMA
from testbed.databases import POSTGRES, SQLITE, Database, new_database, plain_connection

#: PostgreSQL's words for what is enforced, as SQLite has them.
TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}


def test_migrations_are_numbered_one_by_one() -> None:
    """The schema's version is how many have run, so two of a number or a gap would give it two meanings."""
    every = sorted(path.name for path in migrations()[0].parent.glob("*"))
    plain = [name for name in every if not name.endswith(".postgres.sql")]
    assert plain == [file.name for file in migrations()]
    assert [int(name.split("_")[0]) for name in plain] == list(range(1, len(plain) + 1))
    others = {name.replace(".postgres.sql", ".sql") for name in every if name not in plain}
    assert others <= set(plain), "each stands for the migration of the same name"


async def schema_of(engine: str, folder: Path, session: str) -> dict[str, Any]:
    with new_database(engine, folder, session) as database:
        async with open_archive(database.where):
            pass
        return of_sqlite(database) if engine == SQLITE else of_postgres(database)


def of_sqlite(database: Database) -> dict[str, Any]:
    tables = "pragma_table_list t WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'"
    named = [name for (name,) in database.run(f"SELECT name FROM {tables}")]
    columns = {
        (table, column): (kind, bool(required or key), plain_default(default))
        for table in named
        for _, column, kind, required, default, key in database.run(f"SELECT * FROM pragma_table_info('{table}')")
    }
    indexes = database.run("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    triggers = database.run("SELECT name, tbl_name FROM sqlite_schema WHERE type = 'trigger'")
    return {
        "columns": columns,
        "keys": {
            table: tuple(
                column
                for (column,) in database.run(f"SELECT name FROM pragma_table_info('{table}') WHERE pk > 0 ORDER BY pk")
            )
            for table in named
        },
        "unique": {
            (table, column)
            for table in named
            for (index,) in database.run(f"SELECT name FROM pragma_index_list('{table}') WHERE origin = 'u'")
            for (column,) in database.run(f"SELECT name FROM pragma_index_info('{index}')")
        },
        "references": {
            (table, column, other)
            for table in named
            for column, other in database.run(f'SELECT "from", "table" FROM pragma_foreign_key_list(\'{table}\')')
        },
        "indexes": {name: plain_index(sql) for name, sql in indexes},
        "triggers": set(triggers),
    }


def of_postgres(database: Database) -> dict[str, Any]:
    columns = database.run(
        "SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default, collation_name"
        " FROM information_schema.columns WHERE table_schema = ? AND table_name <> 'version'",
        (SCHEMA,),
    )
    assert {collation for *_, kind, _, _, collation in columns if kind == "text"} == {"C"}
    keys: dict[str, tuple[str, ...]] = {}
    for table, column in database.run(
        "SELECT c.relname, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid"
        " JOIN unnest(i.indkey) WITH ORDINALITY k (attnum, place) ON true"
        " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum"
        " WHERE i.indisprimary AND c.relnamespace = ?::regnamespace ORDER BY c.relname, k.place",
        (SCHEMA,),
    ):
        keys[table] = (*keys.get(table, ()), column)
    constraints = "FROM pg_constraint n JOIN pg_attribute a ON a.attrelid = n.conrelid AND a.attnum = ANY (n.conkey)"
    here = f"WHERE n.connamespace = '{SCHEMA}'::regnamespace"
    kept = f"NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid) AND n.nspname = '{SCHEMA}'"
    indexes = database.run(
        "SELECT c.relname, pg_get_indexdef(c.oid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid"
        f" JOIN pg_namespace n ON n.oid = c.relnamespace WHERE {kept}"
    )
    return {
        "columns": {
            (table, column): (TYPES[kind], required, plain_default(default))
            for table, column, kind, required, default, _ in columns
        },
        "keys": keys,
        "unique": set(
            database.run(f"SELECT n.conrelid::regclass::text, a.attname {constraints} {here} AND contype = 'u'")
        ),
        "references": set(
            database.run(
                "SELECT n.conrelid::regclass::text, a.attname, n.confrelid::regclass::text"
                f" {constraints} {here} AND contype = 'f'"
            )
        ),
        "indexes": {name: plain_index(sql) for name, sql in indexes},
        "triggers": {
            (name, table)
            for name, table in database.run(
                "SELECT tgname, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal"
            )
            if name != "journal_is_never_emptied"  # SQLite has no TRUNCATE
        },
    }


def plain_index(sql: str) -> str:
    """What an index holds, without the signs in which the engines differ."""
    kind, rest = re.fullmatch(r"CREATE (UNIQUE )?INDEX \w+ ON ([^;]*)", sql, re.DOTALL).groups()  # type: ignore[union-attr]
    rest = re.sub(rf"::\w+|USING btree|\b{SCHEMA}\.", "", rest)
    return " ".join(re.sub(r"[()]", " ", f"{kind or ''}{rest}").replace(",", " ").split())


def plain_default(default: str | None) -> str | None:
    return None if default is None else re.sub(r"::\w+|[()']", "", default)


async def test_both_engines_end_with_the_same_schema(tmp_path: Path, testrun_uid: str) -> None:
    file, server = [await schema_of(engine, tmp_path, testrun_uid) for engine in (SQLITE, POSTGRES)]
    assert len(file["columns"]) > 90
    for what, found in file.items():
        assert server[what] == found, what


def test_a_migration_is_translated_but_for_its_triggers() -> None:
    for file in migrations():
        text = re.sub("--.*", "", file.read_text(encoding="utf-8"))
        assert file.with_suffix(".postgres.sql").exists() == bool(re.search("TRIGGER|json_each", text)), file.name
        assert not re.findall(r"STRICT|ROWID|TRIGGER|\bINTEGER\b|\bBLOB\b", definition(text)), file.name


def test_a_statement_is_rewritten_with_numbered_parameters() -> None:
    listed = "IN (SELECT value FROM json_each(?))"
    sql = f"SELECT 1 FROM t INDEXED BY i WHERE a IS ? AND b {listed} AND c NOT {listed}"
    assert statement(sql) == "SELECT 1 FROM t WHERE a IS NOT DISTINCT FROM $1 AND b = ANY ($2) AND c <> ALL ($3)"


@pytest.fixture
def server(tmp_path: Path, testrun_uid: str) -> Any:
    with new_database(POSTGRES, tmp_path, testrun_uid) as database:
        yield database


async def test_an_answered_step_is_on_disk_whatever_the_server_is_set_to(server: Database) -> None:
    assert isinstance(server.where, str)
    name = server.run("SELECT current_database()")[0][0]
    for setting, used in (("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")):
        server.run(f"ALTER DATABASE {name} SET synchronous_commit = {setting}")
        async with open_archive(server.where) as archive:
            waits = await archive._writer.run(  # type: ignore[attr-defined]
                lambda connection: connection.execute("SELECT current_setting('synchronous_commit')").fetchone()
            )
        assert waits == (used,)


async def test_a_schema_of_a_newer_bot_is_left_alone(server: Database) -> None:
    server.run("UPDATE version SET number = 999")
    with pytest.raises(NewerSchema, match="schema version 999"):
        async with open_archive(server.where):
            pass
    assert server.run("SELECT number FROM version") == [(999,)]


async def test_a_schema_of_another_program_is_left_alone(server: Database) -> None:
    server.run("DROP TABLE version")
    with pytest.raises(Foreign, match="another program"):
        async with open_archive(server.where):
            pass


async def test_a_later_migration_runs_once(server: Database, later: Callable[[str], Path]) -> None:
    later("CREATE TABLE more (x INTEGER) STRICT; INSERT INTO more VALUES (1);")
    for _ in range(2):
        async with open_archive(server.where):
            pass
    assert server.run("SELECT x FROM more") == [(1,)]
    assert server.run("SELECT number FROM version") == [(len(migrations()),)]


async def test_a_missing_schema_is_made_and_other_schemas_are_left_alone(server: Database) -> None:
    assert isinstance(server.where, str)
    with plain_connection(server.where) as raw:
        raw.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
        raw.execute("CREATE TABLE public.tables (mine INTEGER)")
    async with open_archive(DatabaseAddress(server.where)) as archive:
        assert (await archive.counts()).running == 0
    assert server.run("SELECT number FROM version") == [(len(migrations()),)]
    assert server.run("SELECT count(*) FROM public.tables") == [(0,)]
