"""Questions to the database, each a function of a connection. Part of data/: standard library and data only.

Each reads by an index and takes no longer when many games have ended; a test asks SQLite's planner.
"""

import json
from collections.abc import Collection, Iterable
from sqlite3 import Connection
from typing import Any

from data.errors import Damaged
from data.records import (
    DueTimer,
    Entry,
    Hand,
    Message,
    Parcel,
    ParcelState,
    Person,
    PuzzleTry,
    Server,
    Status,
    StoredTable,
    TableHead,
    Timer,
)

Row = tuple[Any, ...]

WHOLE_TABLE = -1
"""The seat of a timer that belongs to no seat."""

#: The columns of a table's row; `head_of` reads them.
HEAD = (
    "id, game, version, guild_id, channel_id, tables.status, created_at, updated_at, ended_at, number, seed, "
    "message_channel_id, message_id, message_created_at, reason, puzzle"
)
_PARCEL = "id, table_id, number, kind, nonce, payload, created_at, attempts, due, state, posted_in, posted_as, error"

_TRY = "game, puzzle, person_id, guild_id, table_id, score, ended_at"


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """The whole table, or None. Raises Damaged if the journal has not the entries that the head counts."""
    found = head(connection, table_id)
    if found is None:
        return None
    journal = connection.execute("SELECT at, entry FROM journal WHERE table_id = ? ORDER BY number", (table_id,))
    entries = tuple(Entry(*row) for row in journal)
    if len(entries) != found.number:
        raise Damaged(f"Table {table_id} has {len(entries)} journal entries instead of {found.number}.")
    timers = connection.execute("SELECT kind, due, seat, payload FROM timers WHERE table_id = ?", (table_id,))
    return StoredTable(found, entries, tuple(_timer(*row) for row in timers))


def head(connection: Connection, table_id: str) -> TableHead | None:
    """The table's row, or None."""
    row = connection.execute(f"SELECT {HEAD} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else head_of(row)


def table_in(connection: Connection, channel_id: int) -> str | None:
    """The id of the table that runs in the channel, puzzles aside, or None."""
    row = connection.execute(
        "SELECT id FROM tables WHERE channel_id = ? AND status = 'running' AND puzzle = 0", (channel_id,)
    ).fetchone()
    return None if row is None else str(row[0])


def lobbies_in(connection: Connection, channel_id: int) -> tuple[TableHead, ...]:
    """The lobbies of the channel, the youngest first."""
    rows = connection.execute(
        f"SELECT {HEAD} FROM tables WHERE channel_id = ? AND status = 'lobby' ORDER BY created_at DESC", (channel_id,)
    )
    return tuple(head_of(row) for row in rows)


def tables_of(
    connection: Connection, person_id: int, statuses: Collection[Status], limit: int
) -> tuple[TableHead, ...]:
    """The person's tables of these statuses, by when they got their status, the latest first."""
    rows: list[Row] = []
    # One short walk along the index for each status; a single one over all of them would sort every game ever played.
    for status in set(statuses):
        rows += connection.execute(
            f"SELECT since, {HEAD} FROM people_at JOIN tables ON id = table_id"
            " WHERE person_id = ? AND people_at.status = ? ORDER BY since DESC LIMIT ?",
            (person_id, status, limit),
        )
    rows.sort(key=lambda row: row[0], reverse=True)
    return tuple(head_of(row[1:]) for row in rows[:limit])


def people_at(connection: Connection, table_id: str) -> tuple[tuple[int, int | None], ...]:
    """Who finds the table among the own ones, with their seats."""
    rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (table_id,))
    return tuple((person_id, seat) for person_id, seat in rows)


def people_of(connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
    """Who has a seat at each of these tables, in seat order."""
    found: dict[str, list[tuple[int, int]]] = {table_id: [] for table_id in table_ids}
    rows = connection.execute(
        "SELECT table_id, seat, person_id FROM people_at"
        " WHERE table_id IN (SELECT value FROM json_each(?)) AND seat IS NOT NULL",
        (json.dumps(list(found)),),
    )
    for table_id, seat, person_id in rows:
        found[table_id].append((seat, person_id))
    return {table_id: tuple(person_id for _, person_id in sorted(seats)) for table_id, seats in found.items()}


def seated(connection: Connection, person_id: int, status: Status) -> int:
    """At how many tables of this status the person has a seat."""
    row = connection.execute(
        "SELECT count(*) FROM people_at WHERE person_id = ? AND status = ? AND seat IS NOT NULL", (person_id, status)
    )
    count: int = row.fetchone()[0]
    return count


_DUE = "SELECT table_id, kind, due, seat, payload FROM timers"


def timers_due(connection: Connection, now: int, limit: int, exclude: Iterable[str]) -> tuple[DueTimer, ...]:
    """The timers due at `now`, the longest overdue first, without those of the tables `exclude`."""
    rows = connection.execute(
        f"{_DUE} WHERE due <= ? AND table_id NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT ?",
        (now, json.dumps(list(exclude)), limit),
    )
    return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)


def timers_of_kind(connection: Connection, kind: str) -> tuple[DueTimer, ...]:
    """All timers of a kind, due or not."""
    rows = connection.execute(f"{_DUE} WHERE kind = ? ORDER BY due", (kind,))
    return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)


def next_timer(connection: Connection) -> int | None:
    """When the next timer is due, or None."""
    due: int | None = connection.execute("SELECT min(due) FROM timers").fetchone()[0]
    return due


def parcels_due(connection: Connection, now: int, limit: int, exclude: Iterable[str]) -> tuple[Parcel, ...]:
    """The waiting parcels due at `now`, the longest overdue first, without those of the tables `exclude`."""
    rows = connection.execute(
        f"SELECT {_PARCEL} FROM outbox WHERE state = 'waiting' AND due <= ?"
        " AND table_id NOT IN (SELECT value FROM json_each(?)) ORDER BY due, id LIMIT ?",
        (now, json.dumps(list(exclude)), limit),
    )
    return tuple(_parcel(row) for row in rows)


def parcels_of(connection: Connection, table_id: str) -> tuple[Parcel, ...]:
    """A table's waiting parcels, due or not, by when they are due."""
    rows = connection.execute(
        f"SELECT {_PARCEL} FROM outbox WHERE table_id = ? AND state = 'waiting' ORDER BY due, id", (table_id,)
    )
    return tuple(_parcel(row) for row in rows)


def next_parcel(connection: Connection) -> int | None:
    """When the next waiting parcel is due, or None."""
    due: int | None = connection.execute("SELECT min(due) FROM outbox WHERE state = 'waiting'").fetchone()[0]
    return due


def parcel(connection: Connection, nonce: str) -> Parcel | None:
    """The parcel with this nonce, or None."""
    row = connection.execute(f"SELECT {_PARCEL} FROM outbox WHERE nonce = ?", (nonce,)).fetchone()
    return None if row is None else _parcel(row)


def person(connection: Connection, person_id: int) -> Person:
    """What is kept about the person."""
    row = connection.execute("SELECT dm_channel_id, prefs FROM people WHERE person_id = ?", (person_id,)).fetchone()
    return Person(person_id) if row is None else Person(person_id, row[0], json.loads(row[1]))


def hand(connection: Connection, table_id: str, person_id: int) -> Hand | None:
    """The direct message with the person's hand at the table, or None."""
    row = connection.execute(
        "SELECT channel_id, message_id, number, created_at FROM hands WHERE table_id = ? AND person_id = ?",
        (table_id, person_id),
    ).fetchone()
    return None if row is None else Hand(table_id, person_id, *row)


def server(connection: Connection, guild_id: int) -> Server:
    """What is kept about the server."""
    row = connection.execute("SELECT prefs FROM servers WHERE guild_id = ?", (guild_id,)).fetchone()
    return Server(guild_id) if row is None else Server(guild_id, json.loads(row[0]))


def puzzle_try(connection: Connection, game: str, puzzle: int, person_id: int) -> PuzzleTry | None:
    """The person's counted try at a puzzle, or None."""
    row = connection.execute(
        f"SELECT {_TRY} FROM puzzle_tries WHERE game = ? AND puzzle = ? AND person_id = ?", (game, puzzle, person_id)
    ).fetchone()
    return None if row is None else PuzzleTry(*row)


def best_tries(
    connection: Connection, game: str, puzzle: int, guild_id: int | None, limit: int
) -> tuple[PuzzleTry, ...]:
    """The best tries of a server that solved a puzzle, who was first before who was as good later."""
    rows = connection.execute(
        f"SELECT {_TRY} FROM puzzle_tries WHERE guild_id IS ? AND game = ? AND puzzle = ? AND score IS NOT NULL"
        " ORDER BY score, ended_at LIMIT ?",
        (guild_id, game, puzzle, limit),
    )
    return tuple(PuzzleTry(*row) for row in rows)


def head_of(row: Row) -> TableHead:
    """The table of a row with the columns `HEAD`."""
    *plain, place, message_id, message_at, reason, puzzle = row
    id_, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at, number, seed = plain
    return TableHead(
        id_,
        game,
        version,
        guild_id,
        channel_id,
        Status(status),
        created_at,
        updated_at,
        ended_at,
        number,
        seed,
        None if message_id is None else Message(place, message_id, message_at),
        reason,
        puzzle,
    )


def _timer(kind: str, due: int, seat: int, payload: str) -> Timer:
    return Timer(kind, due, None if seat == WHOLE_TABLE else seat, payload)


def _parcel(row: Row) -> Parcel:
    id_, table_id, number, kind, nonce, payload, created_at, attempts, due, state, posted_in, posted_as, error = row
    return Parcel(
        id_,
        table_id,
        number,
        kind,
        nonce,
        payload,
        created_at,
        attempts,
        due,
        ParcelState(state),
        posted_in,
        posted_as,
        error,
    )
