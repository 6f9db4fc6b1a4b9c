"""Tables: journals, channels, setting a table aside. Part of data/sql.

Every query uses an index, so finished games don't slow it down; a test asks SQLite's planner.
"""

from collections.abc import Collection, Iterable, Mapping

from data.engine.connection import AnyOf, Connection, Row
from data.engine.strand import Concern
from data.errors import Damaged
from data.fleet import Cluster
from data.records import Entry, NewParcel, Status, StoredTable, TableHead, Timer
from data.sql.heads import HEAD, head_of, refuse_taken_channel, running_in
from data.sql.outbox import drop_waiting, post
from data.sql.shares import of_cluster
from data.sql.timers import replace_timers, timers_of

#: Later than any table.
_NEWEST = ((1 << 63) - 1, "")


class SqlTables(Concern):
    """`Tables` in SQL."""

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._read(load, table_id)

    async def head(self, table_id: str) -> TableHead | None:
        return await self._read(head, table_id)

    async def running_in(self, channel_id: int) -> str | None:
        return await self._read(running_in, channel_id)

    async def lobbies_in(self, channel_id: int) -> tuple[TableHead, ...]:
        return await self._read(lobbies_in, channel_id)

    async def last_game_in(self, channel_id: int) -> str | None:
        return await self._read(last_game_in, channel_id)

    async def open_in(self, guild_id: int, limit: int = 25) -> tuple[TableHead, ...]:
        return await self._read(open_in, guild_id, limit)

    async def to_watch(
        self, guild_id: int, before: tuple[int, str] | None = None, limit: int = 25
    ) -> tuple[TableHead, ...]:
        return await self._read(to_watch, guild_id, before or _NEWEST, limit)

    async def set_aside_in(self, guild_id: int, reason: str, limit: int = 100) -> tuple[TableHead, ...]:
        return await self._read(set_aside_in, guild_id, reason, limit)

    async def outdated(self, versions: Mapping[str, int], limit: int = 20) -> tuple[TableHead, ...]:
        return await self._read(outdated, dict(versions), limit, self._own)

    async def set_aside(self, table_id: str, reason: str, at: int, parcels: Collection[NewParcel] = ()) -> None:
        await self._write(set_aside, table_id, reason, at, tuple(parcels))

    async def take_back(
        self, table_id: str, status: Status, at: int, timers: Collection[Timer], parcels: Collection[NewParcel]
    ) -> None:
        await self._write(take_back, table_id, status, at, tuple(timers), tuple(parcels))


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """The whole table, or None. Raises Damaged if the journal lacks entries that the head counts."""
    found = head(connection, table_id)
    if found is None:
        return None
    journal = connection.execute("SELECT at, entry FROM journal WHERE table_id = ? ORDER BY number", (table_id,))
    entries = tuple(Entry(*row) for row in journal)
    if len(entries) != found.number:
        raise Damaged(f"Table {table_id} has {len(entries)} journal entries instead of {found.number}.")
    return StoredTable(found, entries, timers_of(connection, table_id))


def head(connection: Connection, table_id: str) -> TableHead | None:
    """The table's row without its journal, or None."""
    row = connection.execute(f"SELECT {HEAD} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else head_of(row)


def lobbies_in(connection: Connection, channel_id: int) -> tuple[TableHead, ...]:
    """The channel's lobbies, newest first."""
    rows = connection.execute(
        f"SELECT {HEAD} FROM tables WHERE channel_id = ? AND status = 'lobby' ORDER BY created_at DESC", (channel_id,)
    )
    return tuple(head_of(row) for row in rows)


def last_game_in(connection: Connection, channel_id: int) -> str | None:
    """The table of the last finished game of the channel; a closed lobby has no result."""
    row = connection.execute(
        "SELECT id FROM tables JOIN results ON table_id = id"
        " WHERE channel_id = ? AND status = 'ended' AND tables.puzzle = 0 ORDER BY tables.ended_at DESC LIMIT 1",
        (channel_id,),
    ).fetchone()
    return None if row is None else str(row[0])


def open_in(connection: Connection, guild_id: int, limit: int) -> tuple[TableHead, ...]:
    """A server's running tables, then its lobbies, then tables set aside."""
    rows: list[Row] = []
    for status in (Status.RUNNING, Status.LOBBY, Status.SET_ASIDE):
        rows += connection.execute(
            f"SELECT {HEAD} FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended' LIMIT ?",
            (status, guild_id, limit - len(rows)),
        )
    return tuple(head_of(row) for row in rows)


def to_watch(connection: Connection, guild_id: int, before: tuple[int, str], limit: int) -> tuple[TableHead, ...]:
    """Some of a server's running tables before (created at, id), newest first; no puzzles."""
    rows = connection.execute(
        f"SELECT {HEAD} FROM tables WHERE guild_id = ? AND status = 'running' AND puzzle = 0"
        " AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?",
        (guild_id, *before, limit),
    )
    return tuple(head_of(row) for row in rows)


def set_aside_in(connection: Connection, guild_id: int, reason: str, limit: int) -> tuple[TableHead, ...]:
    """Some of a server's tables that were set aside for this reason."""
    rows = connection.execute(
        f"SELECT {HEAD} FROM tables"
        " WHERE status = 'set_aside' AND status <> 'ended' AND guild_id = ? AND reason = ? LIMIT ?",
        (guild_id, reason, limit),
    )
    return tuple(head_of(row) for row in rows)


def outdated(connection: Connection, versions: dict[str, int], limit: int, own: Cluster) -> tuple[TableHead, ...]:
    """Some of the cluster's running tables and lobbies whose game isn't among these, or is there in another version."""
    rows: list[Row] = []
    ours, cluster = of_cluster(own, "guild_id")
    current = AnyOf(tuple(f"{game} {version}" for game, version in versions.items()))
    for status in (Status.RUNNING, Status.LOBBY):
        rows += connection.execute(
            f"SELECT {HEAD} FROM tables WHERE status = ? AND status <> 'ended'"
            f" AND game || ' ' || version NOT IN (SELECT value FROM json_each(?)){ours} LIMIT ?",
            (status, current, *cluster, limit - len(rows)),
        )
    return tuple(head_of(row) for row in rows)


def set_aside(connection: Connection, table_id: str, reason: str, at: int, parcels: Iterable[NewParcel]) -> None:
    """Set a table aside, replacing its timers and waiting parcels with `parcels`."""
    row = connection.execute(
        "UPDATE tables SET status = 'set_aside', reason = ?, updated_at = ? WHERE id = ? AND status <> 'set_aside'"
        " RETURNING number",
        (reason, at, table_id),
    ).fetchone()
    if row is None:
        return
    replace_timers(connection, table_id, ())
    drop_waiting(connection, table_id, reason)
    post(connection, table_id, row[0], at, parcels)


def take_back(
    connection: Connection,
    table_id: str,
    status: Status,
    at: int,
    timers: Iterable[Timer],
    parcels: Iterable[NewParcel],
) -> None:
    """Resume a table that was set aside, with these timers and parcels. Raises PlaceTaken."""
    aside = connection.execute(
        "SELECT channel_id, puzzle FROM tables WHERE id = ? AND status = 'set_aside'", (table_id,)
    ).fetchone()
    if aside is None:
        return
    channel_id, puzzle = aside
    if status is Status.RUNNING and not puzzle:
        refuse_taken_channel(connection, channel_id, table_id)
    row = connection.execute(
        "UPDATE tables SET status = ?, reason = NULL, updated_at = ? WHERE id = ? AND status = 'set_aside'"
        " RETURNING number",
        (status, at, table_id),
    ).fetchone()
    if row is not None:
        replace_timers(connection, table_id, timers)
        post(connection, table_id, row[0], at, parcels)
