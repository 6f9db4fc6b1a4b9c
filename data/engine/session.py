"""What a strand asks of an engine: a connection with transactions, on a thread of its own. Part of data/engine."""

from collections.abc import Callable, Collection
from typing import Protocol

from data.engine.connection import Connection


class Session(Protocol):
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


class Lane(Protocol):
    """A session and its thread."""

    async def open(self) -> None:
        """Start the thread and connect on it. Raises CannotOpen, or the engine's own error."""

    disturbs: bool
    """Whether taking what has been deleted off the disk keeps others waiting, so that it is for the night."""

    async def rewrite(self, tables: Collection[str]) -> bool:
        """Take what has been deleted from these tables off the disk beside the session; False if not all of it."""

    async def lend(self, serve: Callable[[Session], None]) -> None:
        """Run a function on the thread until it returns."""

    async def close(self) -> None:
        """Disconnect and end the thread."""

    def explained(self, error: Exception) -> Exception:
        """Translate a failure for the archive's callers; what isn't the database's fault is returned unchanged."""
