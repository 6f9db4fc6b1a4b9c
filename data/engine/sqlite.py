"""SQLite as an engine: connections to one file, each on a thread that aiosqlite runs. Part of data/engine.

Awaiting aiosqlite statement by statement would cost more than the disk does, so its thread is lent to the strand.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum

import aiosqlite

from data.engine.session import Session
from data.file.failures import explained


class Begin(StrEnum):
    """How transactions begin."""

    TO_WRITE = "BEGIN IMMEDIATE"
    TO_READ = "BEGIN DEFERRED"


class SqliteSession:
    """`Session` on one SQLite file. A writer locks the file when it begins, so nothing overtakes it."""

    lost = False

    def __init__(self, connection: sqlite3.Connection, begin: Begin) -> None:
        self.connection = connection
        self.writes = begin is Begin.TO_WRITE
        self._begin = begin

    def begin(self) -> None:
        self.connection.execute(self._begin)

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def compact(self) -> bool:
        """Rewrite the file without its free pages, and empty its log, unless somebody reads it just now."""
        self.connection.execute("VACUUM")
        busy, _, _ = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    @property
    def in_transaction(self) -> bool:
        return self.connection.in_transaction

    def overtaken(self, error: Exception) -> bool:
        return False


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection, whose thread can be lent to a function."""

    async def lend(self, serve: Callable[[sqlite3.Connection], None]) -> None:
        """Run the function on the thread until it returns."""
        await self._execute(serve, self._conn)  # type: ignore[no-untyped-call]


class SqliteLane:
    """`Lane` on one SQLite file; `prepare` is called with the new connection before any work."""

    def __init__(self, path: str, begin: Begin, prepare: Callable[[sqlite3.Connection], object]) -> None:
        self._begin = begin
        self._refusal: Exception | None = None

        def connect() -> sqlite3.Connection:
            connection = None
            try:
                connection = sqlite3.connect(path, timeout=5.0, isolation_level=None)
                prepare(connection)
            except Exception as error:
                # Raising here would let aiosqlite's thread end noisily later. So the error is stored, and the thread
                # gets some connection through which it can be closed properly before the error is raised.
                self._refusal = error
                if connection is not None:
                    connection.close()
                return sqlite3.connect(":memory:")
            return connection

        self._thread = _Thread(connect, iter_chunk_size=64)

    async def open(self) -> None:
        await self._thread
        if self._refusal is not None:
            await self._thread.close()
            raise self._refusal

    async def lend(self, serve: Callable[[Session], None]) -> None:
        await self._thread.lend(lambda connection: serve(SqliteSession(connection, self._begin)))

    async def close(self) -> None:
        # Necessary: aiosqlite's thread is not a daemon and would keep the process alive.
        await self._thread.close()

    def explained(self, error: Exception) -> Exception:
        return explained(error)
