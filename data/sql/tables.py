"""Tables: journals, channels, setting a table aside. Part of data/sql.

Every query uses an index, so finished games don't slow it down; a test asks SQLite's planner.
"""

from collections.abc import Collection, Mapping

from data.engine.connection import AnyOf, Connection, Row
from data.engine.strand import Concern, reads, writes
from data.errors import Damaged
from data.records import Entry, NewParcel, Status, StoredTable, TableHead, Timer
from data.sql.heads import HEAD, head_of, refuse_taken_channel, running_in
from data.sql.outbox import drop_waiting, post
from data.sql.shares import of_cluster
from data.sql.timers import replace_timers, timers_of

#: Later than any table.
_NEWEST = ((1 << 63) - 1, "")


class Tables(Concern):
    """Tables and their journals."""

    @reads
    def load(self, connection: Connection, table_id: str) -> StoredTable | None:
        """The whole table, or None if no table has this id. Raises Damaged if entries are missing."""
        return load(connection, table_id)

    @reads
    def head(self, connection: Connection, table_id: str) -> TableHead | None:
        """The table's row without its journal, or None."""
        return head(connection, table_id)

    @reads
    def running_in(self, connection: Connection, channel_id: int) -> str | None:
        """The id of the table running in the channel, or None; puzzles don't count."""
        return running_in(connection, channel_id)

    @reads
    def lobbies_in(self, connection: Connection, channel_id: int) -> tuple[TableHead, ...]:
        """The channel's lobbies, newest first."""
        rows = connection.execute(
            f"SELECT {HEAD} FROM tables WHERE channel_id = ? AND status = 'lobby' ORDER BY created_at DESC",
            (channel_id,),
        )
        return tuple(head_of(row) for row in rows)

    @reads
    def last_game_in(self, connection: Connection, channel_id: int) -> str | None:
        """The id of the table of the channel's last finished game, or None; neither a puzzle nor a closed lobby."""
        row = connection.execute(
            "SELECT id FROM tables JOIN results ON table_id = id"
            " WHERE channel_id = ? AND status = 'ended' AND tables.puzzle = 0 ORDER BY tables.ended_at DESC LIMIT 1",
            (channel_id,),
        ).fetchone()
        return None if row is None else str(row[0])

    @reads
    def open_in(self, connection: Connection, guild_id: int, limit: int = 25) -> tuple[TableHead, ...]:
        """A server's running tables, then its lobbies, then tables set aside."""
        rows: list[Row] = []
        for status in (Status.RUNNING, Status.LOBBY, Status.SET_ASIDE):
            rows += connection.execute(
                f"SELECT {HEAD} FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended' LIMIT ?",
                (status, guild_id, limit - len(rows)),
            )
        return tuple(head_of(row) for row in rows)

    @reads
    def to_watch(
        self, connection: Connection, guild_id: int, before: tuple[int, str] | None = None, limit: int = 25
    ) -> tuple[TableHead, ...]:
        """A server's running tables, newest first, from the one before (created at, id); puzzles aren't among them."""
        rows = connection.execute(
            f"SELECT {HEAD} FROM tables WHERE guild_id = ? AND status = 'running' AND puzzle = 0"
            " AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?",
            (guild_id, *(before or _NEWEST), limit),
        )
        return tuple(head_of(row) for row in rows)

    @reads
    def set_aside_in(
        self, connection: Connection, guild_id: int, reason: str, limit: int = 100
    ) -> tuple[TableHead, ...]:
        """Some of a server's tables that were set aside for exactly this reason."""
        rows = connection.execute(
            f"SELECT {HEAD} FROM tables"
            " WHERE status = 'set_aside' AND status <> 'ended' AND guild_id = ? AND reason = ? LIMIT ?",
            (guild_id, reason, limit),
        )
        return tuple(head_of(row) for row in rows)

    @reads
    def outdated(self, connection: Connection, versions: Mapping[str, int], limit: int = 20) -> tuple[TableHead, ...]:
        """Some running tables and lobbies whose game isn't among these, or has another version now."""
        rows: list[Row] = []
        ours, cluster = of_cluster(self._own, "guild_id")
        current = AnyOf(tuple(f"{game} {version}" for game, version in versions.items()))
        for status in (Status.RUNNING, Status.LOBBY):
            rows += connection.execute(
                f"SELECT {HEAD} FROM tables WHERE status = ? AND status <> 'ended'"
                f" AND game || ' ' || version NOT IN (SELECT value FROM json_each(?)){ours} LIMIT ?",
                (status, current, *cluster, limit - len(rows)),
            )
        return tuple(head_of(row) for row in rows)

    @writes
    def set_aside(
        self, connection: Connection, table_id: str, reason: str, at: int, parcels: Collection[NewParcel] = ()
    ) -> None:
        """Set aside a table that can't continue.

        Its journal stays and its channel becomes free; its timers and waiting parcels are replaced by `parcels`. Does
        nothing if the table is already set aside.
        """
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

    @writes
    def take_back(
        self,
        connection: Connection,
        table_id: str,
        status: Status,
        at: int,
        timers: Collection[Timer],
        parcels: Collection[NewParcel],
        entries: Collection[Entry] = (),
    ) -> None:
        """Resume a table that was set aside, after these entries. Does nothing to any other. Raises PlaceTaken."""
        aside = connection.execute(
            "SELECT channel_id, puzzle FROM tables WHERE id = ? AND status = 'set_aside'", (table_id,)
        ).fetchone()
        if aside is None:
            return
        channel_id, puzzle = aside
        if status is Status.RUNNING and not puzzle:
            refuse_taken_channel(connection, channel_id, table_id)
        row = connection.execute(
            "UPDATE tables SET status = ?, reason = NULL, updated_at = ?, number = number + ?"
            " WHERE id = ? AND status = 'set_aside' RETURNING number",
            (status, at, len(entries), table_id),
        ).fetchone()
        if row is not None:
            append(connection, table_id, row[0] - len(entries), entries)
            replace_timers(connection, table_id, timers)
            post(connection, table_id, row[0], at, parcels)


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """A whole table, or None. Raises Damaged if the journal lacks entries that the head counts."""
    found = head(connection, table_id)
    if found is None:
        return None
    journal = connection.execute("SELECT at, entry FROM journal WHERE table_id = ? ORDER BY number", (table_id,))
    entries = tuple(Entry(*row) for row in journal)
    if len(entries) != found.number:
        raise Damaged(f"Table {table_id} has {len(entries)} journal entries instead of {found.number}.")
    return StoredTable(found, entries, timers_of(connection, table_id))


def head(connection: Connection, table_id: str) -> TableHead | None:
    """A table's row, or None."""
    row = connection.execute(f"SELECT {HEAD} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else head_of(row)


def append(connection: Connection, table_id: str, after: int, entries: Collection[Entry]) -> None:
    """Add entries to a table's journal after the one with this number."""
    for number, entry in enumerate(entries, after + 1):
        connection.execute(
            "INSERT INTO journal (table_id, number, at, entry) VALUES (?, ?, ?, ?)",
            (table_id, number, entry.at, entry.text),
        )
