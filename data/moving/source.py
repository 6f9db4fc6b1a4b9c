"""The database file that is moved. Part of data/moving."""

import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.engine.connection import Row
from data.errors import MovedAway
from data.file.failures import explained, told_at_opening
from data.file.locking import take
from data.file.opening import inspect, make_ready, prepare_to_write
from data.file.soundness import refuse_foreign
from data.marks import FILL, MAKE, MARK, UNMARK
from data.moving.shape import Shape
from data.moving.target import MoveFailed

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> ?"


@contextmanager
def open_source(path: Path) -> Iterator["Source"]:
    """Lock a database file and open it. Raises CannotOpen."""
    file = make_ready(path)
    try:
        hold = take(file)
    except sqlite3.DatabaseError as error:
        raise told_at_opening(file, error) from error
    with closing(hold), closing(sqlite3.connect(file, timeout=5.0, isolation_level=None)) as base:
        yield Source(file, base)


class Source:
    """A file of which a move has the lock, so that no bot runs on it. Everything raises MoveFailed."""

    def __init__(self, place: Path, connection: sqlite3.Connection) -> None:
        self.place = place
        self.connection = connection

    @contextmanager
    def explained(self, about: str = "") -> Iterator[None]:
        """Turn SQLite's errors, which are `about` a table, into MoveFailed."""
        try:
            yield
        except sqlite3.Error as error:
            raise MoveFailed(f"{self.place}{about and f' (table {about})'}: {explained(error)}") from error

    def mark(self) -> MovedAway | None:
        """The mark that an earlier move left. Raises CannotOpen if this is no archive of ours."""
        try:
            inspect(self.place, self.connection)
        except MovedAway as found:
            return found
        except sqlite3.DatabaseError as error:
            raise told_at_opening(self.place, error) from error
        return None

    def upgrade(self) -> None:
        """Upgrade the schema as at any start of the bot. Raises CannotOpen."""
        try:
            refuse_foreign(self.place, self.connection, inspect(self.place, self.connection))
            prepare_to_write(self.place, self.connection)
        except sqlite3.DatabaseError as error:
            raise told_at_opening(self.place, error) from error

    def shapes(self) -> tuple[Shape, ...]:
        """The tables of the schema, in the order of their names."""
        with self.explained():
            names = self.connection.execute(f"{_TABLES} ORDER BY name", (MARK,)).fetchall()
            return tuple(self._shape(name) for (name,) in names)

    def _shape(self, name: str) -> Shape:
        columns = self.connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
        key = sorted((place, column) for column, _, place in columns if place)
        return Shape(name, tuple((column, kind) for column, kind, _ in columns), tuple(column for _, column in key))

    def count(self, shape: Shape) -> int:
        """How many rows a table has."""
        with self.explained():
            return int(self.connection.execute(f'SELECT count(*) FROM "{shape.name}"').fetchone()[0])

    def rows(self, shape: Shape) -> Generator[Row, None, None]:
        """A table's rows in the order of its key, read as they are asked for, until it is closed."""
        with self.explained(shape.name):
            yield from self.connection.execute(
                f'SELECT {_listed(shape.names)} FROM "{shape.name}" ORDER BY {_listed(shape.key)}'
            )

    def retire(self, target: str) -> None:
        """Mark the file as moved to `target`; when this returns, that is on disk."""
        with self.explained(), _transaction(self.connection):
            self.connection.execute(MAKE)
            self.connection.execute(FILL, (target, "[]"))

    def reopen(self) -> None:
        """Take away the mark."""
        with self.explained(), _transaction(self.connection):
            self.connection.execute(UNMARK)


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
