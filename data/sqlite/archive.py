"""The archive on one SQLite file. Part of data/sqlite.

It has two connections, each on its own thread (a strand): one writes and one reads, so that no read waits for the disk.
A read that starts after a commit has returned sees that commit.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from data.file.failures import told_at_opening
from data.file.locking import take
from data.file.opening import make_ready, prepare_to_read, prepare_to_write
from data.interface import (
    Archive,
    Bans,
    Hands,
    Outbox,
    People,
    Podiums,
    Privacy,
    Puzzles,
    Results,
    Seats,
    Servers,
    Tables,
    Timers,
)
from data.records import Commit, Counts
from data.sqlite.commit import save
from data.sqlite.erasing import SqlitePrivacy
from data.sqlite.forgetting import forget
from data.sqlite.hands import SqliteHands
from data.sqlite.instance import counts, secret
from data.sqlite.outbox import SqliteOutbox
from data.sqlite.people import SqliteBans, SqlitePeople
from data.sqlite.podiums import SqlitePodiums
from data.sqlite.puzzles import SqlitePuzzles
from data.sqlite.results import SqliteResults
from data.sqlite.seats import SqliteSeats
from data.sqlite.servers import SqliteServers
from data.sqlite.strand import Begin, Concern, Strand
from data.sqlite.tables import SqliteTables
from data.sqlite.timers import SqliteTimers


@asynccontextmanager
async def open_archive(path: str | Path) -> AsyncIterator[Archive]:
    """Open the archive in this file until the block ends; create file and folders if missing. Raises CannotOpen.

    The time doesn't grow with what is stored.
    """
    file = make_ready(Path(path))
    async with AsyncExitStack() as stack:
        try:
            stack.callback(take(file).close)
            writer = await stack.enter_async_context(Strand(str(file), Begin.TO_WRITE, partial(prepare_to_write, file)))
            reader = await stack.enter_async_context(Strand(str(file), Begin.TO_READ, prepare_to_read))
        except sqlite3.DatabaseError as error:
            raise told_at_opening(file, error) from error
        yield SqliteArchive(writer, reader)


class SqliteArchive(Concern):
    """`Archive` on one SQLite file; made by `open_archive`."""

    def __init__(self, writer: Strand, reader: Strand) -> None:
        super().__init__(writer, reader)
        self.tables: Tables = SqliteTables(writer, reader)
        self.seats: Seats = SqliteSeats(writer, reader)
        self.timers: Timers = SqliteTimers(writer, reader)
        self.outbox: Outbox = SqliteOutbox(writer, reader)
        self.people: People = SqlitePeople(writer, reader)
        self.servers: Servers = SqliteServers(writer, reader)
        self.hands: Hands = SqliteHands(writer, reader)
        self.puzzles: Puzzles = SqlitePuzzles(writer, reader)
        self.results: Results = SqliteResults(writer, reader)
        self.podiums: Podiums = SqlitePodiums(writer, reader)
        self.privacy: Privacy = SqlitePrivacy(writer, reader)
        self.bans: Bans = SqliteBans(writer, reader)

    async def commit(self, commit: Commit) -> None:
        await self._write(save, commit)

    async def forget(self, before: int, closed_before: int) -> int:
        return await self._write(forget, before, closed_before)

    async def counts(self) -> Counts:
        return await self._read(counts)

    async def secret(self, name: str) -> bytes:
        return await self._write(secret, name)
