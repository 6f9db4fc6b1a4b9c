"""What the archive asks of an engine: a connection for its SQL, with transactions and a thread. Part of data/engine.

`sqlite3.Connection` is one as it is. Parameters are written `?`, whatever the engine's own sign for them is.
"""

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
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


class DatabaseSession(Protocol):
    """A connection as a strand uses it, always on the connection's own thread."""

    writes: bool
    """Whether its transactions change anything."""

    @property
    def connection(self) -> Connection:
        """The connection, inside a transaction; a new one after the old one was lost."""

    def begin(self) -> None:
        """Begin a transaction, on a new connection if the old one is lost."""

    def commit(self) -> None:
        """Commit; when this returns, everything is on disk."""

    def rollback(self) -> None:
        """Roll back, if a transaction is open. Raises nothing."""

    def compact(self, part: int) -> bool | None:
        """Take a part of what has been deleted off the disk, outside a transaction; others' work comes in between.

        None if there was nothing left to do, False if it can't be done just now.
        """

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open: some failures end it."""

    @property
    def lost(self) -> bool:
        """Whether the connection has broken."""

    def overtaken(self, error: Exception) -> bool:
        """Whether work failed only because another transaction came first."""


class DatabaseThread(Protocol):
    """A session and its thread."""

    async def open(self) -> None:
        """Start the thread and connect on it. Raises CannotOpen, or the engine's own error."""

    disturbs: bool
    """Whether taking what has been deleted off the disk keeps others waiting, so that it is for the night."""

    async def rewrite(self, tables: Collection[str]) -> bool:
        """Take what has been deleted from these tables off the disk beside the session; False if not all of it."""

    async def lend(self, serve: Callable[[DatabaseSession], None]) -> None:
        """Run a function on the thread until it returns."""

    async def close(self) -> None:
        """Disconnect and end the thread."""

    def explain(self, error: Exception) -> Exception:
        """Translate a failure for the archive's callers; what isn't the database's fault is returned unchanged."""
