"""What the archive's SQL asks of a database connection. Part of data/engine: standard library only.

`sqlite3.Connection` is one as it is. Parameters are written `?`, whatever the engine's own sign for them is.
"""

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

Row = tuple[Any, ...]


class Cursor(Protocol):
    """The rows that a statement found, or how many it changed."""

    @property
    def rowcount(self) -> int:
        """How many rows an INSERT, UPDATE or DELETE changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """The rest of the rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection inside a transaction."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        """Run one statement for each row of parameters."""


@runtime_checkable
class Shared(Protocol):
    """A connection to a database that others write at the same time."""

    def take_turns(self, names: Iterable[str]) -> None:
        """Wait for the transactions that took one of these names before, until they are over."""


def take_turns(connection: Connection, names: Iterable[str]) -> None:
    """Let one transaction at a time go on under each of these names. SQLite has only one that writes anyway."""
    if isinstance(connection, Shared):
        connection.take_turns(names)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A parameter that is a list: `x IN (SELECT value FROM json_each(?))` says whether x is in it."""

    values: Collection[Any]

    def __conform__(self, protocol: object) -> str | None:
        """The list as SQLite takes it: as JSON."""
        return json.dumps(list(self.values)) if protocol is sqlite3.PrepareProtocol else None


class Overtaken(Exception):
    """Another transaction has changed what this one had read; run again, it sees the change."""
