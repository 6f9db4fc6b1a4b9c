"""SQLite as an engine: connections to one file, each on a thread that aiosqlite runs. Part of data/engine.

Awaiting aiosqlite statement by statement would cost more than the disk does, so its thread is lent to the strand.
"""

import os
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from enum import StrEnum
from io import FileIO
from pathlib import Path
from typing import BinaryIO

import aiosqlite

from data.engine.connection import DatabaseSession
from data.file.failures import explain
from data.file.paths import Presence

#: How long to wait for others who use the file, and for readers of its log (ms).
_WAIT, _SHORT_WAIT = 5000, 200


class Begin(StrEnum):
    """How transactions begin."""

    TO_WRITE = "BEGIN IMMEDIATE"
    TO_READ = "BEGIN DEFERRED"


class SqliteSession:
    """`DatabaseSession` on one SQLite file. A writer locks the file when it begins, so nothing overtakes it.

    Nothing is read or confirmed once the file is gone from its place.
    """

    lost = False

    def __init__(self, connection: sqlite3.Connection, begin: Begin, presence: Presence) -> None:
        self.connection = connection
        self._presence = presence
        self.writes = begin is Begin.TO_WRITE
        self._begin = begin
        self._file: FileIO | None = None

    def begin(self) -> None:
        if self.writes:
            self._presence.confirm_to_write()
        else:
            self._presence.confirm()
        self.connection.execute(self._begin)

    def commit(self) -> None:
        self.connection.execute("COMMIT")
        if self.writes:
            self._presence.confirm()

    def rollback(self) -> None:
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def compact(self, part: int) -> bool | None:
        """Empty the log, and clear a part of the file; what is deleted is overwritten already (`secure_delete`)."""
        self._presence.confirm()
        if not self._log_emptied():
            return False
        if self._file is None:
            self._file = self._presence.path.open("r+b", buffering=0)
        more = clear_gaps(self._file, part * AT_ONCE)
        os.fsync(self._file.fileno())
        self.connection.execute("PRAGMA shrink_memory")  # pages in memory still have what was cleared
        return True if more else None

    def _log_emptied(self) -> bool:
        """Write the log into the file and empty it; False if somebody reads it just now."""
        self.connection.execute(f"PRAGMA busy_timeout = {_SHORT_WAIT}")
        try:
            busy, _, _ = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self.connection.execute(f"PRAGMA busy_timeout = {_WAIT}")
        return not busy

    def close(self) -> None:
        """Close the file, once no connection of this process uses it: that would lose its locks."""
        if self._file is not None:
            self._file.close()

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


class SqliteThread:
    """`DatabaseThread` on one SQLite file; `prepare` is called with the new connection before any work."""

    disturbs = False

    def __init__(
        self, path: Path, begin: Begin, prepare: Callable[[sqlite3.Connection], object], presence: Presence
    ) -> None:
        self._begin = begin
        self._presence = presence
        self._refusal: Exception | None = None
        self._session: SqliteSession | None = None

        def connect() -> sqlite3.Connection:
            connection = None
            try:
                connection = sqlite3.connect(path, timeout=_WAIT / 1000, isolation_level=None)
                prepare(connection)
                presence.note()
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

    async def rewrite(self, tables: Collection[str]) -> bool:
        return True  # the session does it

    async def lend(self, serve: Callable[[DatabaseSession], None]) -> None:
        def serve_session(connection: sqlite3.Connection) -> None:
            self._session = SqliteSession(connection, self._begin, self._presence)
            serve(self._session)

        await self._thread.lend(serve_session)

    async def close(self) -> None:
        # Necessary: aiosqlite's thread is not a daemon and would keep the process alive.
        await self._thread.close()
        if self._session is not None:
            self._session.close()

    def explain(self, error: Exception) -> Exception:
        return explain(error)


AT_ONCE = 2048
"""How many pages are cleared at once."""
#: The kinds of pages with cells, and how long their headers are.
_HEADERS = {2: 12, 5: 12, 10: 8, 13: 8}
#: The file's own header, before that of its first page.
_FILE_HEADER = 100
#: Pages without cells begin with the number of another page; in larger files it could look like a kind.
_MOST_PAGES = 1 << 24


def clear_gaps(file: BinaryIO, first: int) -> bool:
    """Clear the gaps of the next pages from this one on, counted from 0; False if there are no more after them."""
    file.seek(0)
    header = file.read(_FILE_HEADER)
    size = int.from_bytes(header[16:18], "big")
    size = 65536 if size == 1 else size
    if size < 512:
        return False  # the file is still empty
    file.seek(first * size)
    content = file.read(AT_ONCE * size)
    for number in range(first, min(first + len(content) // size, _MOST_PAGES)):
        place = (number - first) * size
        found = _gap(content[place : place + size], _FILE_HEADER if number == 0 else 0)
        if found is not None:
            file.seek(number * size + found[0])
            file.write(bytes(found[1] - found[0]))
    return len(content) == AT_ONCE * size


def _gap(page: bytes, header: int) -> tuple[int, int] | None:
    """Where a page's gap begins and ends, if anything is in it."""
    length = _HEADERS.get(page[header])
    if length is None:
        return None
    begin = header + length + 2 * int.from_bytes(page[header + 3 : header + 5], "big")
    end = int.from_bytes(page[header + 5 : header + 7], "big") or 65536
    return (begin, end) if begin < end <= len(page) and page[begin:end].strip(b"\0") else None
