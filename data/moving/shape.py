"""The tables that a move copies, as the schema tells them, and the checksum of their contents. Part of data/moving.

Nothing lists tables by name, so one that a later migration adds is moved too.
"""

from dataclasses import dataclass
from hashlib import sha256

from data.engine.connection import Row


@dataclass(frozen=True, slots=True)
class Shape:
    """A table: its columns with their kinds (INTEGER, REAL, TEXT, BLOB), and its primary key."""

    name: str
    columns: tuple[tuple[str, str], ...]
    key: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(name for name, _ in self.columns)


class Tally:
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
        return isinstance(other, Tally) and (self.rows, self.checksum) == (other.rows, other.checksum)

    __hash__ = None  # type: ignore[assignment]
