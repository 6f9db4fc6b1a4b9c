"""What a move asks of the PostgreSQL database that it fills. Part of data/moving."""

from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from data.address import Address
from data.engine.connection import Connection, Row
from data.errors import ArchiveError, HalfMoved
from data.moving.shape import Shape


class MoveFailed(ArchiveError):
    """The move can't go on; the database that it began from is untouched."""


class Target(Protocol):
    """A database of which a move has the locks, so that no bot runs on it. Everything raises MoveFailed."""

    @property
    def place(self) -> Address:
        """The address."""

    @property
    def connection(self) -> Connection:
        """The connection, to read with."""

    def explained(self, about: str = "") -> AbstractContextManager[None]:
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

    def shapes(self) -> tuple[Shape, ...]:
        """The tables of the schema, in the order of their names."""

    def rows(self, shape: Shape) -> Generator[Row, None, None]:
        """The table's rows in the order of its key, read as they are asked for, until it is closed."""

    def append(self, shape: Shape, rows: Sequence[Row]) -> None:
        """Add rows in one transaction."""

    def complete(self) -> None:
        """Add what was left out of the schema, in one transaction."""

    def completed(self) -> bool:
        """Whether nothing is left out any more, so that no rows can be added in any order."""

    def finish(self) -> None:
        """Take away the mark, with numbering in order, in one transaction that is on disk."""
