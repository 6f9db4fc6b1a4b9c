"""The archive in SQL, on SQLite or PostgreSQL. Part of data/sql.

It has two connections, each on its own thread (a strand): one writes and one reads, so that no read waits for the disk.
A read that starts after a commit has returned sees that commit.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from data.address import Address
from data.attached import Follows, Reviews
from data.engine.alone import Alone
from data.engine.sqlite import Begin, SqliteLane
from data.engine.strand import Concern, Strand
from data.errors import NoFreeCluster, Unreachable
from data.file.failures import told_at_opening
from data.file.locking import take
from data.file.opening import make_ready, prepare_to_read, prepare_to_write
from data.fleet import Fleet
from data.interface import (
    Archive,
    Bans,
    Departures,
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
from data.sql.attached import SqlFollows, SqlReviews
from data.sql.commit import save
from data.sql.erasing import SqlPrivacy
from data.sql.forgetting import forget
from data.sql.hands import SqlHands
from data.sql.instance import counts, secret
from data.sql.outbox import SqlOutbox
from data.sql.people import SqlBans, SqlPeople
from data.sql.puzzles import SqlPuzzles
from data.sql.results import SqlResults
from data.sql.seats import SqlSeats
from data.sql.servers.departures import SqlDepartures
from data.sql.servers.podiums import SqlPodiums
from data.sql.servers.servers import SqlServers
from data.sql.tables import SqlTables
from data.sql.timers import SqlTimers

SPARE_PAUSE = 1.0
"""How long a spare waits before it looks again for a free cluster (seconds)."""


@asynccontextmanager
async def open_archive(
    where: str | Path | Address, clusters: int = 1, spare: Callable[[], Awaitable[None]] | None = None
) -> AsyncIterator[Archive]:
    """Open the archive in this file or at this PostgreSQL URL until the block ends. Raises CannotOpen.

    Whatever is missing is created: a file and its folders, or a schema. The time doesn't grow with what is stored. No
    other process may use the archive meanwhile, unless all run as one of several `clusters`, which takes PostgreSQL.
    While all clusters are taken, this process waits as a spare, also while the server is away, and calls `spare` once
    before.
    """
    address = where if isinstance(where, Address) else Address.read(where)
    if address is None and clusters > 1:
        raise ValueError("several clusters take PostgreSQL")
    opening = open_file(Path(str(where))) if address is None else open_database(address, clusters, spare)
    async with opening as archive:
        yield archive


@asynccontextmanager
async def open_file(path: Path) -> AsyncIterator[Archive]:
    """Open the archive in a SQLite file. Raises CannotOpen."""
    file = make_ready(path)
    async with AsyncExitStack() as stack:
        try:
            stack.callback(take(file).close)
            to_write = SqliteLane(str(file), Begin.TO_WRITE, partial(prepare_to_write, file))
            writer = await stack.enter_async_context(Strand(to_write))
            reader = await stack.enter_async_context(Strand(SqliteLane(str(file), Begin.TO_READ, prepare_to_read)))
        except sqlite3.DatabaseError as error:
            raise told_at_opening(file, error) from error
        yield SqlArchive(writer, reader)


@asynccontextmanager
async def open_database(
    address: Address, clusters: int = 1, spare: Callable[[], Awaitable[None]] | None = None
) -> AsyncIterator[Archive]:
    """Open the archive in a PostgreSQL database, alone or as one of several clusters. Raises CannotOpen."""
    # Whoever keeps to SQLite needs no driver for PostgreSQL.
    from data.engine.claims import Claim, SoleClaim
    from data.engine.fleet import DatabaseFleet
    from data.engine.postgres import database_lanes

    claim = None if clusters == 1 else Claim(address, clusters)
    prepare = (claim or SoleClaim(address)).prepare
    waiting = False
    while True:
        async with AsyncExitStack() as stack:
            to_write, to_read = database_lanes(address, prepare)
            try:
                writer = await stack.enter_async_context(Strand(to_write))
            except NoFreeCluster:
                if spare is not None and not waiting:
                    await spare()
                waiting = True
                await asyncio.sleep(SPARE_PAUSE)
                continue
            except Unreachable:
                if not waiting:
                    raise
                await asyncio.sleep(SPARE_PAUSE)
                continue
            reader = await stack.enter_async_context(Strand(to_read))
            yield SqlArchive(writer, reader, None if claim is None else DatabaseFleet(writer, reader, address, claim))
            return


class SqlArchive(Concern):
    """`Archive` in SQL; made by `open_archive`."""

    def __init__(self, writer: Strand, reader: Strand, fleet: Fleet | None = None) -> None:
        super().__init__(writer, reader)
        self.fleet = fleet or Alone()
        own = self.fleet.cluster
        self.tables: Tables = SqlTables(writer, reader, own)
        self.seats: Seats = SqlSeats(writer, reader)
        self.timers: Timers = SqlTimers(writer, reader, own)
        self.outbox: Outbox = SqlOutbox(writer, reader, own)
        people = SqlPeople(writer, reader, own)
        self.people: People = people
        self.servers: Servers = SqlServers(writer, reader)
        self.hands: Hands = SqlHands(writer, reader)
        self.puzzles: Puzzles = SqlPuzzles(writer, reader)
        self.results: Results = SqlResults(writer, reader)
        self.podiums: Podiums = SqlPodiums(writer, reader, own)
        self.privacy: Privacy = SqlPrivacy(writer, reader, people.forget_known)
        self.bans: Bans = SqlBans(writer, reader, own)
        self.departures: Departures = SqlDepartures(writer, reader, own, people.forget_known)
        self.follows: Follows = SqlFollows(writer, reader)
        self.reviews: Reviews = SqlReviews(writer, reader)

    async def commit(self, commit: Commit) -> None:
        await self._write(save, commit)

    async def forget(self, before: int, closed_before: int) -> int:
        return await self._write(forget, before, closed_before)

    async def counts(self) -> Counts:
        return await self._read(counts)

    async def secret(self, name: str) -> bytes:
        return await self._write(secret, name)
