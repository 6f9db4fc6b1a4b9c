"""The tables that a move copies, and what it asks of the PostgreSQL database that it fills. Part of data/moving.

The schema tells them, and nothing lists them by name, so one that a later migration adds is moved too.
"""

from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from data.address import DatabaseAddress
from data.engine.connection import Connection, Row
from data.errors import ArchiveError, HalfMoved


@dataclass(frozen=True, slots=True)
class TableShape:
    """A table: its columns with their kinds (INTEGER, REAL, TEXT, BLOB), and its primary key."""

    name: str
    columns: tuple[tuple[str, str], ...]
    key: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(name for name, _ in self.columns)


class RowTally:
    """How many rows there were, in the order of their keys, and the checksum of their contents.

    A row is hashed as the ASCII literal of a tuple of numbers, texts, bytes and None, which is the same whatever
    database the row was read from.
    """

    def __init__(self) -> None:
        self.rows = 0
        self._hash = sha256()

    def add(self, row: Row) -> int:
        """Count a row and return about how many bytes it has."""
        literal = ascii(row).encode()
        self._hash.update(literal)
        self.rows += 1
        return len(literal)

    @property
    def checksum(self) -> str:
        """The SHA-256 of all rows so far, in hex."""
        return self._hash.hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowTally) and (self.rows, self.checksum) == (other.rows, other.checksum)

    __hash__ = None  # type: ignore[assignment]


class MoveFailed(ArchiveError):
    """The move can't go on; the database that it began from is untouched."""


class Target(Protocol):
    """A database of which a move has the locks, so that no bot runs on it. Everything raises MoveFailed."""

    @property
    def place(self) -> DatabaseAddress:
        """The address."""

    @property
    def connection(self) -> Connection:
        """The connection, to read with."""

    def explain(self, about: str = "") -> AbstractContextManager[None]:
        """Turn the engine's own errors, which are `about` a table, into MoveFailed."""

    def mark(self) -> HalfMoved | None:
        """The mark that an earlier move left. Raises CannotOpen if this is no archive of ours."""

    def empty(self) -> bool:
        """Whether nothing is stored here: no schema, or no rows. Asked only if there is no mark."""

    def current(self) -> bool:
        """Whether the schema is the latest."""

    def begin(self, source: str) -> None:
        """Replace everything here by an empty schema, half-moved from `source`, in one transaction.

        What would slow the copying down is left out until `complete`: indexes, triggers, and references.
        """

    def shapes(self) -> tuple[TableShape, ...]:
        """The tables of the schema, in the order of their names."""

    def rows(self, shape: TableShape) -> Generator[Row, None, None]:
        """The table's rows in the order of its key, read as they are asked for, until it is closed."""

    def append(self, shape: TableShape, rows: Sequence[Row]) -> None:
        """Add rows in one transaction."""

    def complete(self) -> None:
        """Add what was left out of the schema, in one transaction."""

    def is_complete(self) -> bool:
        """Whether nothing is left out any more, so that no rows can be added in any order."""

    def finish(self) -> None:
        """Take away the mark, with numbering in order, in one transaction that is on disk."""
