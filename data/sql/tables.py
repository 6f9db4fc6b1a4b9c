"""Tables: journals, channels, setting a table aside. Part of data/sql.

Every query uses an index, so finished games don't slow it down; a test asks SQLite's planner.
"""

from collections.abc import Collection, Mapping

from data.engine.connection import AnyOf, Connection, Overtaken, Row
from data.engine.strand import Store, reading, reads, writes
from data.errors import Damaged, PlaceTaken, SetAside, StaleNumber
from data.fleet import of_cluster
from data.records import Entry, Message, NewParcel, Status, StoredTable, TableHead, Timer
from data.sql.outbox import drop_waiting, post
from data.sql.timers import replace_timers, timers_of

#: Later than any table.
_NEWEST = ((1 << 63) - 1, "")


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """A whole table, or None. Raises Damaged if the journal lacks entries that the head counts."""
    found = table_head(connection, table_id)
    if found is None:
        return None
    journal = connection.execute("SELECT at, entry FROM journal WHERE table_id = ? ORDER BY number", (table_id,))
    entries = tuple(Entry(*row) for row in journal)
    if len(entries) != found.number:
        raise Damaged(f"Table {table_id} has {len(entries)} journal entries instead of {found.number}.")
    return StoredTable(found, entries, timers_of(connection, table_id))


def table_head(connection: Connection, table_id: str) -> TableHead | None:
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


#: The columns of a table's row; `head_of` reads them.
HEAD = (
    "id, game, version, guild_id, channel_id, tables.status, created_at, updated_at, ended_at, number, seed, "
    "message_channel_id, message_id, message_created_at, reason, puzzle, event"
)


def head_of(row: Row) -> TableHead:
    """The head in a row with the columns `HEAD`."""
    *plain, place, message_id, message_at, reason, puzzle, event = row
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
        event,
    )


def table_running_in(connection: Connection, channel_id: int) -> str | None:
    """The id of the table running in the channel, or None; puzzles don't count."""
    row = connection.execute(
        "SELECT id FROM tables WHERE channel_id = ? AND status = 'running' AND puzzle = 0", (channel_id,)
    ).fetchone()
    return None if row is None else str(row[0])


def save_head(connection: Connection, head: TableHead, after: int, number: int, since: int | None) -> None:
    """Save a table's row: a new one, or one last changed at `since`, from number `after` to `number`.

    Raises StaleNumber, SetAside, PlaceTaken.
    """
    # A move changes nothing that is indexed. Leaving those columns out saves looking at four indexes.
    moved = connection.execute(
        "UPDATE tables SET updated_at = ?, number = ?, seed = coalesce(seed, ?)"
        " WHERE id = ? AND number = ? AND status = ? AND channel_id = ? AND guild_id IS ? AND game = ? AND version = ?"
        " AND ended_at IS ? AND status <> 'set_aside' AND updated_at = coalesce(?, updated_at)",
        (
            *(head.updated_at, number, head.seed, head.id, after, head.status.value, head.channel_id, head.guild_id),
            *(head.game, head.version, head.ended_at, since),
        ),
    )
    if moved.rowcount == 0:
        _insert_or_change(connection, head, after, number, since)


def refuse_taken_channel(connection: Connection, channel_id: int, table_id: str) -> None:
    """Raise PlaceTaken if another table is running in the channel; a unique index refuses whatever slips through."""
    other = table_running_in(connection, channel_id)
    if other not in (None, table_id):
        raise PlaceTaken(channel_id, str(other))


def _insert_or_change(connection: Connection, head: TableHead, after: int, number: int, since: int | None) -> None:
    """Insert a new row, or change columns that are indexed too. Raises what `save_head` raises, and Overtaken."""
    row = connection.execute(
        "SELECT number, status, puzzle, updated_at FROM tables WHERE id = ?", (head.id,)
    ).fetchone()
    stored, status, puzzle, changed_at = row or (0, None, head.puzzle, since)
    if status == Status.SET_ASIDE:
        raise SetAside(head.id)
    if stored != after or since not in (None, changed_at):
        raise StaleNumber(head.id, after, stored)
    if head.status is Status.RUNNING and not puzzle:
        refuse_taken_channel(connection, head.channel_id, head.id)
    if row is None:
        connection.execute(
            "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at,"
            " number, seed, puzzle, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(head.id, head.game, head.version, head.guild_id, head.channel_id, head.status),
                *(head.created_at, head.updated_at, head.ended_at, number, head.seed, head.puzzle, head.event),
            ),
        )
        return
    changed = connection.execute(
        "UPDATE tables SET game = ?, version = ?, guild_id = ?, channel_id = ?, status = ?, updated_at = ?,"
        " ended_at = ?, number = ?, seed = coalesce(seed, ?)"
        " WHERE id = ? AND number = ? AND status <> 'set_aside' AND updated_at = coalesce(?, updated_at)",
        (
            *(head.game, head.version, head.guild_id, head.channel_id, head.status, head.updated_at),
            *(head.ended_at, number, head.seed, head.id, after, since),
        ),
    )
    if changed.rowcount == 0:
        raise Overtaken


def count_seats(connection: Connection, person_id: int, status: Status) -> int:
    """At how many tables of this status a person has a seat, not counting those of an event."""
    row = connection.execute(
        "SELECT count(*) FROM people_at JOIN tables ON id = table_id"
        " WHERE person_id = ? AND people_at.status = ? AND seat IS NOT NULL AND event = ''",
        (person_id, status),
    )
    count: int = row.fetchone()[0]
    return count


def count_tables(connection: Connection, guild_id: int, status: Status) -> int:
    """How many tables of this status, which isn't `ended`, a server has, not counting those of an event."""
    row = connection.execute(
        "SELECT count(*) FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended' AND event = ''",
        (status, guild_id),
    )
    count: int = row.fetchone()[0]
    return count


def replace_people(connection: Connection, head: TableHead, wanted: dict[int, int | None]) -> None:
    """Replace the people of a table with these, each with a seat or None."""
    rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (head.id,)).fetchall()
    stored = dict(rows)
    if stored == wanted:
        return
    for person_id in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM people_at WHERE table_id = ? AND person_id = ?", (head.id, person_id))
    for person_id, seat in wanted.items():
        if person_id not in stored or stored[person_id] != seat:
            connection.execute(
                "INSERT INTO people_at (table_id, person_id, seat, status, since) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, person_id) DO UPDATE SET seat = excluded.seat",
                (head.id, person_id, seat, head.status, head.updated_at),
            )


class TableStore(Store):
    """Tables and their journals."""

    load = reading(load_table)

    head = reading(table_head)

    running_in = reading(table_running_in)

    count = reading(count_tables)

    @reads
    def heads(self, connection: Connection, ids: Collection[str]) -> dict[str, TableHead]:
        """The rows of the tables with these ids, as far as there are any."""
        found = (table_head(connection, table_id) for table_id in ids)
        return {head.id: head for head in found if head is not None}

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
    def find_outdated(
        self, connection: Connection, versions: Mapping[str, int], limit: int = 20
    ) -> tuple[TableHead, ...]:
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


class SeatStore(Store):
    """Which tables people have, and who has a seat; an invited person has none yet."""

    @reads
    def tables_of(
        self, connection: Connection, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        """The person's tables of these statuses, those with the latest change of status first."""
        rows: list[Row] = []
        # One short index scan for each status: a single query for all would sort every game ever played.
        for status in statuses:
            rows += connection.execute(
                f"SELECT since, {HEAD} FROM people_at JOIN tables ON id = table_id"
                " WHERE person_id = ? AND people_at.status = ? ORDER BY since DESC LIMIT ?",
                (person_id, status, limit),
            )
        rows.sort(key=lambda row: row[0], reverse=True)
        return tuple(head_of(row[1:]) for row in rows[:limit])

    @reads
    def people_at(self, connection: Connection, table_id: str) -> tuple[tuple[int, int | None], ...]:
        """The people of a table with their seats, known even if its journal can't be read."""
        rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (table_id,))
        return tuple((person_id, seat) for person_id, seat in rows)

    @reads
    def people_seated_at(self, connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        """The people seated at each of these tables, in seat order; empty if there are none or no such table."""
        found: dict[str, list[tuple[int, int]]] = {table_id: [] for table_id in table_ids}
        rows = connection.execute(
            "SELECT table_id, seat, person_id FROM people_at"
            " WHERE table_id IN (SELECT value FROM json_each(?)) AND seat IS NOT NULL",
            (AnyOf(found),),
        )
        for table_id, seat, person_id in rows:
            found[table_id].append((seat, person_id))
        return {table_id: tuple(person_id for _, person_id in sorted(seats)) for table_id, seats in found.items()}

    count = reading(count_seats)
