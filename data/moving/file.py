"""A database file as one side of a move. Part of data/moving."""

import json
import sqlite3
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from data.copies.check import faults_of
from data.engine.connection import Row
from data.errors import HalfMoved, MovedAway
from data.file.failures import explained, told_at_opening
from data.file.locking import take
from data.file.opening import bring_up_to_date, inspect, make_ready, migrations, prepare_to_write
from data.marks import COMPLETED, HALF, MARK, MOVED, NO_REST, REST, UNMARK, mark
from data.moving.shape import Shape
from data.moving.side import MoveFailed

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> ?"


@contextmanager
def file_side(path: Path) -> Iterator["FileSide"]:
    """Lock a database file, creating it if it is missing, and open it. Raises CannotOpen."""
    file = make_ready(path)
    try:
        hold = take(file)
    except sqlite3.DatabaseError as error:
        raise told_at_opening(file, error) from error
    with closing(hold), closing(sqlite3.connect(file, timeout=5.0, isolation_level=None)) as base:
        yield FileSide(file, base)


class FileSide:
    """`Side` on a SQLite file.

    References aren't looked at while rows are added, so `faults` does it at the end.
    """

    def __init__(self, place: Path, connection: sqlite3.Connection) -> None:
        self.place = place
        self.connection = connection

    @contextmanager
    def explained(self, about: str = "") -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise MoveFailed(f"{self.place}{about and f' (table {about})'}: {explained(error)}") from error

    def mark(self) -> HalfMoved | MovedAway | None:
        try:
            inspect(self.place, self.connection)
        except (HalfMoved, MovedAway) as found:
            return found
        except sqlite3.DatabaseError as error:
            raise told_at_opening(self.place, error) from error
        return None

    def empty(self) -> bool:
        with self.explained():
            return not any(
                self.connection.execute(f'SELECT 1 FROM "{shape.name}" LIMIT 1').fetchone() for shape in self.shapes()
            )

    def current(self) -> bool:
        with self.explained():
            return bool(self.connection.execute("PRAGMA user_version").fetchone()[0] == len(migrations()))

    def upgrade(self) -> None:
        try:
            prepare_to_write(self.place, self.connection)
        except sqlite3.DatabaseError as error:
            raise told_at_opening(self.place, error) from error

    def begin(self, source: str) -> None:
        with self.explained(), closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
            bring_up_to_date(fresh, 0)
            later = fresh.execute(
                "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
            ).fetchall()
            for kind, name, _ in later:
                fresh.execute(f'DROP {kind} "{name}"')
            _write_mark(fresh, HALF, source, *(sql for _, _, sql in later))
            # In one transaction, whatever the file held before; and it stays the same file, so the locks on it do too.
            fresh.backup(self.connection)
            self.connection.execute("PRAGMA journal_mode = WAL").fetchone()

    def shapes(self) -> tuple[Shape, ...]:
        with self.explained():
            names = self.connection.execute(f"{_TABLES} ORDER BY name", (MARK,)).fetchall()
            return tuple(self._shape(name) for (name,) in names)

    def _shape(self, name: str) -> Shape:
        columns = self.connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
        key = sorted((place, column) for column, _, place in columns if place)
        return Shape(name, tuple((column, kind) for column, kind, _ in columns), tuple(column for _, column in key))

    def count(self, shape: Shape) -> int:
        with self.explained():
            return int(self.connection.execute(f'SELECT count(*) FROM "{shape.name}"').fetchone()[0])

    def rows(self, shape: Shape) -> Generator[Row, None, None]:
        with self.explained(shape.name):
            yield from self.connection.execute(
                f'SELECT {_listed(shape.names)} FROM "{shape.name}" ORDER BY {_listed(shape.key)}'
            )

    def append(self, shape: Shape, rows: Sequence[Row]) -> None:
        # What a power cut takes from the end of the log is copied again.
        marks = ", ".join("?" * len(shape.columns))
        with self.explained(shape.name):
            self.connection.execute("PRAGMA synchronous = NORMAL")
            with _transaction(self.connection):
                self.connection.executemany(
                    f'INSERT INTO "{shape.name}" ({_listed(shape.names)}) VALUES ({marks})', rows
                )

    def complete(self) -> None:
        with self.explained(), _transaction(self.connection):
            (rest,) = self.connection.execute(REST).fetchone()
            for sql in json.loads(rest):
                self.connection.execute(sql)
            self.connection.execute(NO_REST)

    def completed(self) -> bool:
        with self.explained():
            return bool(self.connection.execute(COMPLETED).fetchone()[0])

    def faults(self) -> tuple[str, ...]:
        with self.explained():
            return faults_of(self.connection)

    def finish(self) -> None:
        with self.explained():
            self.connection.execute("PRAGMA synchronous = FULL")  # the log up to the mark's end, with all before
            with _transaction(self.connection):
                self.connection.execute(UNMARK)

    def retire(self, target: str) -> None:
        with self.explained(), _transaction(self.connection):
            _write_mark(self.connection, MOVED, target)

    def reopen(self) -> None:
        with self.explained(), _transaction(self.connection):
            self.connection.execute(UNMARK)


def _write_mark(connection: sqlite3.Connection, state: str, other: str, *rest: str) -> None:
    make, fill = mark(state)
    connection.execute(make)
    connection.execute(fill, (other, json.dumps(rest)))


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
