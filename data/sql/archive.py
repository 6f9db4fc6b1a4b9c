"""The archive in SQL, on SQLite or PostgreSQL. Part of data/sql.

Every call is one round trip and one transaction. Every call may raise `Unavailable` (or DiskFull, Damaged), and then
nothing of it was saved, unless it is `Unconfirmed`. A cancelled call is saved whole or not at all. The archive has no
clock: callers pass times, in Unix milliseconds.

It has two connections, each on its own thread (a strand): one writes and one reads, so that no read waits for the disk.
A read that starts after a commit has returned sees that commit.
"""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from data.address import Address, read_place
from data.engine.alone import Alone
from data.engine.connection import Connection
from data.engine.driver import postgres
from data.engine.sqlite import Begin, SqliteLane
from data.engine.strand import Concern, Strand, reads, writes
from data.file.failures import told_at_opening
from data.file.locking import take
from data.file.opening import make_ready, prepare_to_read, prepare_to_write
from data.file.presence import Presence
from data.fleet import Fleet
from data.records import Commit, Counts
from data.shadows import KEY, shadow
from data.sql.attached import Follows, Reviews
from data.sql.commit import save
from data.sql.forgetting import forget
from data.sql.outbox import Hands, Outbox
from data.sql.people import Bans, People
from data.sql.privacy.erasing import Privacy
from data.sql.privacy.shadows import secret
from data.sql.puzzles import Puzzles
from data.sql.ratings import Ratings
from data.sql.results import Results
from data.sql.seats import Seats
from data.sql.servers.departures import Departures
from data.sql.servers.outages import Outages
from data.sql.servers.podiums import Podiums
from data.sql.servers.servers import Servers
from data.sql.tables import Tables
from data.sql.timers import Timers

#: After this many failed attempts a parcel counts as failing.
_FAILING = 3


class Archive(Concern):
    """Saves each step of a table with one `commit`; everything else belongs to a concern. Made by `open_archive`."""

    def __init__(self, writer: Strand, reader: Strand, fleet: Fleet | None = None) -> None:
        super().__init__(writer, reader)
        self.fleet = fleet or Alone()
        own = self.fleet.cluster
        self._key = b""
        self.tables = Tables(writer, reader, own)
        self.seats = Seats(writer, reader)
        self.timers = Timers(writer, reader, own)
        self.outbox = Outbox(writer, reader, own)
        self.people = People(writer, reader, own)
        self.servers = Servers(writer, reader, own)
        self.hands = Hands(writer, reader)
        self.puzzles = Puzzles(writer, reader)
        self.results = Results(writer, reader)
        self.ratings = Ratings(writer, reader)
        self.podiums = Podiums(writer, reader, own)
        self.privacy = Privacy(writer, reader, self.people.reread)
        self.bans = Bans(writer, reader, own)
        self.departures = Departures(writer, reader, own, self.reread)
        self.outages = Outages(writer, reader, own)
        self.follows = Follows(writer, reader)
        self.reviews = Reviews(writer, reader)

    def reread(self) -> None:
        """Read everybody and all servers again: somebody may have lost their name with a server."""
        self.people.reread()
        self.servers.reread()

    @writes
    def commit(self, connection: Connection, commit: Commit) -> None:
        """Save one step of a table; when this returns, it is on disk.

        Raises Duplicate, StaleNumber, SetAside, PlaceTaken, Duplicate (of a puzzle's try) or TooMany, in this order of
        precedence.
        """
        save(connection, commit)

    @writes
    def forget(self, connection: Connection, before: int, closed_before: int) -> int:
        """Delete what is no longer needed, a bounded number at a time.

        That is interactions, finished parcels and traces older than `before`, bans that ended before then, and lobbies
        that were closed before `closed_before` without a game, with all that belongs to them. Returns how many of these
        were deleted: call again until it is 0.
        """
        return forget(connection, before, closed_before)

    @reads
    def counts(self, connection: Connection) -> Counts:
        """Count the tables, parcels, timers and people; finished games don't slow this down."""

        def count(rest: str) -> int:
            number: int = connection.execute(f"SELECT count(*) FROM {rest}").fetchone()[0]
            return number

        # Otherwise the planner would choose the index of all parcels.
        waiting = "INDEXED BY outbox_waiting WHERE state = 'waiting'"
        (people,) = connection.execute(
            "SELECT count(DISTINCT person_id) FROM people_at INDEXED BY people_at_open"
            " WHERE status = 'running' AND status <> 'ended' AND seat IS NOT NULL"
        ).fetchone()
        return Counts(
            lobbies=count("tables WHERE status = 'lobby' AND status <> 'ended'"),
            running=count("tables WHERE status = 'running' AND status <> 'ended'"),
            set_aside=count("tables WHERE status = 'set_aside' AND status <> 'ended'"),
            parcels_waiting=count(f"outbox {waiting}"),
            parcels_failing=count(f"outbox {waiting} AND attempts >= {_FAILING}"),
            timers=count("timers"),
            people=people,
        )

    @writes
    def secret(self, connection: Connection, name: str) -> bytes:
        """The 32 random bytes with this name in this database, made when first asked for."""
        return secret(connection, name)

    async def shadow(self, person_id: int) -> int:
        """The negative number under which others keep what they hold against the person once they were erased."""
        if not self._key:
            self._key = await self.secret(KEY)
        return shadow(self._key, person_id)


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
    place = read_place(where) if isinstance(where, str) else where
    if isinstance(place, Path) and clusters > 1:
        raise ValueError("several clusters take PostgreSQL")
    opening = open_file(place) if isinstance(place, Path) else postgres(place).open_database(place, clusters, spare)
    async with opening as archive:
        yield archive


@asynccontextmanager
async def open_file(path: Path) -> AsyncIterator[Archive]:
    """Open the archive in a SQLite file. Raises CannotOpen."""
    file = make_ready(path)
    presence = Presence(file, path)
    async with AsyncExitStack() as stack:
        try:
            stack.callback(take(file).close)
            to_write = SqliteLane(file, Begin.TO_WRITE, partial(prepare_to_write, file), presence)
            writer = await stack.enter_async_context(Strand(to_write))
            to_read = SqliteLane(file, Begin.TO_READ, prepare_to_read, presence)
            reader = await stack.enter_async_context(Strand(to_read))
        except sqlite3.DatabaseError as error:
            raise told_at_opening(file, error) from error
        yield Archive(writer, reader, Alone(presence))
