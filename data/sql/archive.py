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

from data.address import DatabaseAddress, read_place
from data.engine.connection import Connection, take_turns
from data.engine.driver import postgres
from data.engine.sqlite import Begin, SqliteThread
from data.engine.strand import Store, Strand, reads, writing
from data.errors import Duplicate, LimitScope, TooMany
from data.file.failures import explain_opening
from data.file.locking import take
from data.file.opening import make_ready, prepare_to_read, prepare_to_write
from data.file.paths import Presence
from data.fleet import Alone, Fleet
from data.kept import Counts
from data.records import HOUR, Commit, Limits, Status, TableHead
from data.sql.announcements import AnnouncementStore
from data.sql.attached import FollowStore, ReviewStore, tell_followers
from data.sql.digests import DigestStore
from data.sql.erasing import PrivacyStore
from data.sql.events import EventStore
from data.sql.forgetting import DepartureStore, forget_old
from data.sql.mistakes import MistakeStore
from data.sql.named import make_secret, note_named
from data.sql.outages import OutageStore
from data.sql.outbox import HandStore, ParcelStore, post
from data.sql.people import BanStore, PersonStore, ServerStore, count_openings, save_mentions, save_opening
from data.sql.puzzles import PuzzleStore, save_try
from data.sql.ratings import RatingStore, count_result, since_erased
from data.sql.results import ResultStore, save_result
from data.sql.tables import SeatStore, TableStore, append, count_seats, count_tables, replace_people, save_head
from data.sql.timers import TimerStore, replace_timers
from data.sql.tips import TipStore
from data.stand_ins import KEY, shadow

#: After this many failed attempts a parcel counts as failing.
_FAILING = 3


def save_commit(connection: Connection, commit: Commit) -> None:
    """Save one step of a table; when this returns, it is on disk.

    Raises Duplicate, StaleNumber, SetAside, PlaceTaken, Duplicate (of a puzzle's try) or TooMany, in this order of
    precedence.
    """
    head, number = commit.head, commit.after + len(commit.entries)
    if commit.interaction_id is not None:
        _apply_once(connection, commit.interaction_id, head, number)
    save_head(connection, head, commit.after, number, commit.since)
    append(connection, head.id, commit.after, commit.entries)
    note_named(connection, head.id, [entry.text for entry in commit.entries], commit.known)
    if commit.timers is not None:
        replace_timers(connection, head.id, commit.timers, early=commit.early, known=commit.known)
    if commit.people is not None:
        replace_people(connection, head, dict(commit.people))
    if commit.puzzle_try is not None:
        save_try(connection, commit.puzzle_try)
    save_mentions(connection, commit.mentions, head.updated_at)
    if commit.opener is not None:
        save_opening(connection, commit.opener, head.id, head.updated_at)
    if commit.limits is not None and head.status is not Status.ENDED:
        _hold(connection, commit.limits, head, commit.opener)
    post(connection, head.id, number, head.updated_at, commit.parcels, commit.known)
    if head.status is Status.ENDED:
        tell_followers(connection, head, number)
    if commit.result is not None:
        # Last, as in an erasure: whoever counts a server's games waits for nobody else.
        result = since_erased(connection, commit.result)
        save_result(connection, result)
        count_result(connection, result)


def _apply_once(connection: Connection, interaction_id: str, head: TableHead, number: int) -> None:
    fresh = connection.execute(
        "INSERT INTO interactions (interaction_id, table_id, number, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, head.id, number, head.updated_at),
    )
    if fresh.rowcount == 0:
        first = connection.execute(
            "SELECT table_id, number FROM interactions WHERE interaction_id = ?", (interaction_id,)
        )
        raise Duplicate(*first.fetchone())


def _hold(connection: Connection, limits: Limits, head: TableHead, opener: int | None) -> None:
    """Check the limits after writing a table. Raises TooMany.

    The new table is counted too, so that of two opened at once only one can be the last. Whoever counts waits for those
    who counted the same before and may still be saving: the opener's tables first, then the server's, then a person's.
    """
    if opener is not None:
        _hold_opener(connection, limits, opener, head.updated_at)
    if limits.server is not None and head.guild_id is not None:
        take_turns(connection, [f"server {head.guild_id}"])
        if count_tables(connection, head.guild_id, head.status) > limits.server:
            raise TooMany(LimitScope.SERVER, head.guild_id, limits.server)
    if limits.person is None:
        return
    seats = connection.execute("SELECT person_id FROM people_at WHERE table_id = ? AND seat IS NOT NULL", (head.id,))
    people = [person_id for (person_id,) in seats]
    take_turns(connection, [f"person {person_id}" for person_id in people])
    for person_id in people:
        if count_seats(connection, person_id, head.status) > limits.person:
            raise TooMany(LimitScope.PERSON, person_id, limits.person)


def _hold_opener(connection: Connection, limits: Limits, opener: int, now: int) -> None:
    if limits.hourly is None:
        return
    take_turns(connection, [f"opener {opener}"])
    if count_openings(connection, opener, now - HOUR) > limits.hourly:
        raise TooMany(LimitScope.HOURLY, opener, limits.hourly)


class Archive(Store):
    """Saves each step of a table with one `commit`; everything else belongs to a store. Made by `open_archive`."""

    def __init__(self, writer: Strand, reader: Strand, fleet: Fleet) -> None:
        super().__init__(writer, reader)
        self.fleet = fleet
        own = self.fleet.cluster
        self._key = b""
        self.tables = TableStore(writer, reader, own)
        self.seats = SeatStore(writer, reader)
        self.timers = TimerStore(writer, reader, own)
        self.outbox = ParcelStore(writer, reader, own)
        self.people = PersonStore(writer, reader, own)
        self.servers = ServerStore(writer, reader, own)
        self.hands = HandStore(writer, reader)
        self.puzzles = PuzzleStore(writer, reader)
        self.results = ResultStore(writer, reader)
        self.ratings = RatingStore(writer, reader)
        self.announcements = AnnouncementStore(writer, reader, own, self.servers.reread)
        self.privacy = PrivacyStore(writer, reader, self.people.reread)
        self.bans = BanStore(writer, reader, own)
        self.departures = DepartureStore(writer, reader, own, self.reread)
        self.outages = OutageStore(writer, reader, own)
        self.follows = FollowStore(writer, reader)
        self.reviews = ReviewStore(writer, reader)
        self.tips = TipStore(writer, reader)
        self.events = EventStore(writer, reader, own)
        self.mistakes = MistakeStore(writer, reader)
        self.digests = DigestStore(writer, reader)

    def reread(self) -> None:
        """Read everybody and all servers again: somebody may have lost their name with a server."""
        self.people.reread()
        self.servers.reread()

    commit = writing(save_commit)
    forget = writing(forget_old)
    secret = writing(make_secret)

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
            parcels_waiting=count(f"outbox {waiting}") + count("event_posts WHERE wanted > shown AND attempts > 0"),
            parcels_failing=count(f"outbox {waiting} AND attempts >= {_FAILING}")
            + count(f"event_posts WHERE wanted > shown AND attempts >= {_FAILING}"),
            timers=count("timers"),
            people=people,
            events=count("events INDEXED BY events_by_due WHERE phase <> 'over' AND phase <> 'draft'"),
        )

    async def shadow(self, person_id: int) -> int:
        """The negative number under which others keep what they hold against the person once they were erased."""
        if not self._key:
            self._key = await self.secret(KEY)
        return shadow(self._key, person_id)


@asynccontextmanager
async def open_archive(
    where: str | Path | DatabaseAddress, clusters: int = 1, spare: Callable[[], Awaitable[None]] | None = None
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
    async with opening as (writer, reader, fleet):
        yield Archive(writer, reader, fleet)


@asynccontextmanager
async def open_file(path: Path) -> AsyncIterator[tuple[Strand, Strand, Fleet]]:
    """Open a SQLite file: the strands that write and read, and its only process. Raises CannotOpen."""
    file = make_ready(path)
    presence = Presence(file, path)
    async with AsyncExitStack() as stack:
        try:
            stack.callback(take(file).close)
            to_write = SqliteThread(file, Begin.TO_WRITE, partial(prepare_to_write, file), presence)
            writer = await stack.enter_async_context(Strand(to_write))
            to_read = SqliteThread(file, Begin.TO_READ, prepare_to_read, presence)
            reader = await stack.enter_async_context(Strand(to_read))
        except sqlite3.DatabaseError as error:
            raise explain_opening(file, error) from error
        yield writer, reader, Alone(presence.confirm_to_write)
