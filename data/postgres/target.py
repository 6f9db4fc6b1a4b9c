"""A PostgreSQL database that a file is moved to. Part of data/postgres."""

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg
from psycopg.sql import SQL, Composed, Identifier

from data.address import DatabaseAddress
from data.engine.connection import Row
from data.engine.dialect import statement
from data.errors import HalfMoved, Unavailable
from data.file.opening import COMPLETED, FILL, MAKE, MARK, NO_REST, REST, UNMARK, migrations
from data.moving.target import MoveFailed, TableShape
from data.postgres.failures import explain, explain_opening
from data.postgres.schema import (
    SCHEMA,
    Raw,
    hold_alone,
    inspect,
    leave_out,
    number_on,
    prepare_to_read,
    prepare_to_write,
)
from data.postgres.threads import PostgresConnection, connection_to

#: The kinds of columns that the dialect makes, and the types in which COPY sends and reads them.
_KINDS = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}
_TYPES = {"INTEGER": "int8", "TEXT": "text", "BLOB": "bytea", "REAL": "float8"}

_COLUMNS = (
    "SELECT c.relname, a.attname, format_type(a.atttypid, NULL)"
    " FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid WHERE c.relnamespace = $1::regnamespace"
    " AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND c.relname <> ALL ($2)"
    " ORDER BY c.relname, a.attnum"
)
_KEYS = (
    "SELECT c.relname, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid"
    " JOIN unnest(i.indkey) WITH ORDINALITY k (attnum, place) ON true"
    " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum"
    " WHERE i.indisprimary AND c.relnamespace = $1::regnamespace ORDER BY c.relname, k.place"
)


@contextmanager
def open_target(address: DatabaseAddress) -> Iterator["ServerTarget"]:
    """Connect to a PostgreSQL database and lock it. Raises CannotOpen."""
    try:
        raw = psycopg.connect(**connection_to(address), autocommit=True, cursor_factory=psycopg.RawCursor[Any])
    except psycopg.Error as error:
        # Not `from error`: its traceback would show the address.
        raise explain_opening(address, error) from None
    with closing(raw):
        try:
            hold_alone(address, raw)
            _prepare(raw)
        except psycopg.Error as error:
            raise explain_opening(address, error) from None
        yield ServerTarget(address, raw)


class ServerTarget:
    """`Target` on a PostgreSQL database."""

    def __init__(self, place: DatabaseAddress, raw: Raw) -> None:
        self.place = place
        self._raw = raw
        self.connection = PostgresConnection(raw)

    @contextmanager
    def explain(self, about: str = "") -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            meaning = explain(error)
            said = str(meaning) if isinstance(meaning, Unavailable) else error.diag.message_primary or str(error)
            raise MoveFailed(f"{self.place}{about and f' (table {about})'}: {self.place.mask(said)}") from None

    def mark(self) -> HalfMoved | None:
        try:
            inspect(self.place, self._raw)
        except HalfMoved as found:
            return found
        except psycopg.Error as error:
            raise explain_opening(self.place, error) from None
        return None

    def empty(self) -> bool:
        with self.explain():
            return not any(
                self._raw.execute(SQL("SELECT 1 FROM {} LIMIT 1").format(Identifier(shape.name))).fetchone()
                for shape in self.shapes()
            )

    def current(self) -> bool:
        with self.explain():
            return self._raw.execute("SELECT number FROM version").fetchone() == (len(migrations()),)

    def begin(self, source: str) -> None:
        try:
            with self._raw.transaction():
                if self._tables():
                    self._raw.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
                prepare_to_write(self.place, self._raw)
                rest = leave_out(self._raw)
                self._raw.execute(MAKE)
                self._raw.execute(statement(FILL), (source, json.dumps(rest)))
            _prepare(self._raw)
        except psycopg.Error as error:
            raise explain_opening(self.place, error) from None

    def shapes(self) -> tuple[TableShape, ...]:
        with self.explain():
            if not self._tables():
                return ()
            columns: dict[str, list[tuple[str, str]]] = {}
            for table, column, kind in self._raw.execute(_COLUMNS, (SCHEMA, [MARK, "version"])):
                columns.setdefault(table, []).append((column, _KINDS.get(kind, kind)))
            keys: dict[str, tuple[str, ...]] = {}
            for table, column in self._raw.execute(_KEYS, (SCHEMA,)):
                keys[table] = (*keys.get(table, ()), column)
        return tuple(TableShape(table, tuple(of_it), keys.get(table, ())) for table, of_it in sorted(columns.items()))

    def rows(self, shape: TableShape) -> Generator[Row, None, None]:
        # COPY sends rows as they are asked for; a plain SELECT would bring them all into memory first.
        query = SQL("COPY (SELECT {} FROM {} ORDER BY {}) TO STDOUT (FORMAT BINARY)").format(
            _list(shape.names), Identifier(shape.name), _list(shape.key)
        )
        with self.explain(shape.name), self._raw.cursor().copy(query) as copy:
            copy.set_types(_types(shape))
            yield from copy.rows()

    def append(self, shape: TableShape, rows: Sequence[Row]) -> None:
        query = SQL("COPY {} ({}) FROM STDIN (FORMAT BINARY)").format(Identifier(shape.name), _list(shape.names))
        with self.explain(shape.name), self._raw.transaction():
            # What a power cut takes from the end of the log is copied again.
            self._raw.execute("SET LOCAL synchronous_commit = off")
            with self._raw.cursor().copy(query) as copy:
                copy.set_types(_types(shape))
                for row in rows:
                    copy.write_row(row)

    def complete(self) -> None:
        with self.explain(), self._raw.transaction():
            (rest,) = self._raw.execute(REST).fetchone() or ("[]",)
            for sql in json.loads(rest):
                self._raw.execute(sql)
            for shape in self.shapes():
                self._raw.execute(SQL("ANALYZE {}").format(Identifier(shape.name)))
            self._raw.execute(NO_REST)

    def is_complete(self) -> bool:
        with self.explain():
            return self._raw.execute(COMPLETED).fetchone() == (True,)

    def finish(self) -> None:
        with self.explain(), self._raw.transaction():
            number_on(self._raw)
            self._raw.execute(UNMARK)

    def _tables(self) -> list[str]:
        found = self._raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (SCHEMA,))
        return [name for (name,) in found]


def _prepare(raw: Raw) -> None:
    """Set up the connection; a statement may take as long as a table is large."""
    prepare_to_read(raw)
    raw.execute("SET statement_timeout = 0")
    raw.execute("SET idle_in_transaction_session_timeout = 0")


def _types(shape: TableShape) -> list[str]:
    return [_TYPES[kind] for _, kind in shape.columns]


def _list(names: tuple[str, ...]) -> Composed:
    return SQL(", ").join(map(Identifier, names))
