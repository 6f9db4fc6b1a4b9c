"""Deletes what is no longer needed: what is old, and what belongs to servers that removed the bot. Part of data/sql.

What belongs to a server alone is deleted, a bounded number of rows at a time. A finished try at a daily puzzle is its
person's own: it stays, with its table and its result, and only loses its server. Each function takes a connection
inside a transaction.
"""

from collections.abc import Callable, Collection

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Store, Strand, reads, writes, writes_and
from data.fleet import Cluster, of_cluster
from data.records import HOUR
from data.sql.events import delete_event
from data.sql.named import note_erasure
from data.sql.people import save_person

_TABLES = 50
#: All that is kept by server, apart from tables; the departure itself goes last.
_BY_SERVER = (
    ("members", "person_id"),
    ("announcements", "name"),
    ("changes", "number"),
    ("bans", "digest"),
    ("standings", "person_id"),
    ("absentees", "shadow"),
    ("servers", "guild_id"),
    ("departures", "guild_id"),
)
#: All tables that may lose rows with a server.
_LOSING = (
    *(table for table, _ in _BY_SERVER),
    *("ladders", "events", "event_journal", "event_people", "event_posts"),
    *("blocked", "follows", "hands", "journal", "mistakes", "named", "outbox", "people", "people_at", "puzzle_tries"),
    *("result_seats", "results", "reviews", "tables", "timers", "tips"),
)
#: Where a server stands about which anything is kept.
_KNOWING = ("tables", "members", "announcements", "events", "servers")
#: What identifies a person to others; their own settings stay.
_NAMES = ("name", "account")


class DepartureStore(Store):
    """Servers that removed the bot, and what is kept about them for a while."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster, renamed: Callable[[], None]) -> None:
        super().__init__(writer, reader, own)
        self._renamed = renamed

    @writes
    def note(self, connection: Connection, guild_id: int, at: int) -> None:
        """Save when a server removed the bot. Does nothing if that is known already."""
        connection.execute("INSERT INTO departures (guild_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild_id, at))

    @reads
    def of_server(self, connection: Connection, guild_id: int) -> int | None:
        """When a server removed the bot, or None if it didn't."""
        row = connection.execute("SELECT at FROM departures WHERE guild_id = ?", (guild_id,)).fetchone()
        return None if row is None else int(row[0])

    @reads
    def to_continue(self, connection: Connection, guild_ids: Collection[int], reason: str) -> tuple[int, ...]:
        """Those of these servers that are known to have removed the bot, or have tables set aside for this reason."""
        among = "guild_id IN (SELECT value FROM json_each(?))"
        gone = connection.execute(f"SELECT guild_id FROM departures WHERE {among}", (AnyOf(guild_ids),)).fetchall()
        waiting = connection.execute(
            f"SELECT guild_id FROM tables WHERE status = 'set_aside' AND status <> 'ended' AND reason = ? AND {among}",
            (reason, AnyOf(guild_ids)),
        )
        return tuple(sorted({guild_id for (guild_id,) in (*gone, *waiting)}))

    @writes
    def cancel(self, connection: Connection, guild_id: int) -> None:
        """Note that a server has the bot again."""
        connection.execute("DELETE FROM departures WHERE guild_id = ?", (guild_id,))

    @reads
    def before(self, connection: Connection, at: int, limit: int = 20) -> tuple[int, ...]:
        """Some servers that removed the bot before then, the earliest first."""
        ours, cluster = of_cluster(self._own, "guild_id")
        rows = connection.execute(
            f"SELECT guild_id FROM departures WHERE at < ?{ours} ORDER BY at LIMIT ?", (at, *cluster, limit)
        )
        return tuple(guild_id for (guild_id,) in rows)

    @reads
    def servers(self, connection: Connection, after: int, limit: int = 100) -> tuple[int, ...]:
        """The next servers, by id, about which anything is kept and which aren't known to have removed the bot."""
        while nearest := sorted({one for table in _KNOWING for one in _servers_in(connection, table, after, limit)})[
            :limit
        ]:
            rows = connection.execute(
                "SELECT guild_id FROM departures WHERE guild_id IN (SELECT value FROM json_each(?))",
                (AnyOf(nearest),),
            )
            gone = {guild_id for (guild_id,) in rows}
            if found := tuple(guild_id for guild_id in nearest if guild_id not in gone):
                return found
            after = nearest[-1]
        return ()

    @writes_and(lambda departures, *_, **__: departures._renamed())
    def forget(self, connection: Connection, guild_id: int, before: int, at: int) -> int:
        """Delete what belongs only to a server that removed the bot before then, a bounded number of rows at a time.

        Its people keep their own settings and their finished tries at daily puzzles. Returns how much was handled: call
        again until it is 0, and have it compacted (`privacy.compact`) some time. `at` is now.
        """
        gone = connection.execute(
            "SELECT 1 FROM departures WHERE guild_id = ? AND at < ?", (guild_id, before)
        ).fetchone()
        if gone is None:
            return 0
        done = _forget_tables(connection, guild_id) or _forget_event(connection, guild_id)
        if done:
            return done
        done = connection.execute(
            "UPDATE puzzle_tries SET guild_id = NULL WHERE (game, puzzle, person_id) IN"
            " (SELECT game, puzzle, person_id FROM puzzle_tries WHERE guild_id = ? LIMIT ?)",
            (guild_id, ROWS),
        ).rowcount
        if done >= ROWS:
            return done
        for table, key in _BY_SERVER:
            done = connection.execute(
                f"DELETE FROM {table} WHERE guild_id = ? AND {key} IN"
                f" (SELECT {key} FROM {table} WHERE guild_id = ? LIMIT ?)",
                (guild_id, guild_id, ROWS),
            ).rowcount
            if done >= ROWS:
                return done
        note_erasure(connection, at, _LOSING)
        return max(done, 1)


def _servers_in(connection: Connection, table: str, after: int, limit: int) -> list[int]:
    """The next servers in a table, from one to the next in its index, however many rows each has."""
    rows = connection.execute(
        "WITH RECURSIVE near (guild_id) AS ("
        f"SELECT (SELECT guild_id FROM {table} WHERE guild_id > ? ORDER BY guild_id LIMIT 1) UNION ALL"
        f" SELECT (SELECT guild_id FROM {table} WHERE guild_id > near.guild_id ORDER BY guild_id LIMIT 1)"
        " FROM near WHERE guild_id IS NOT NULL) SELECT guild_id FROM near WHERE guild_id IS NOT NULL LIMIT ?",
        (after, limit),
    )
    return [guild_id for (guild_id,) in rows]


def _forget_tables(connection: Connection, guild_id: int) -> int:
    """Delete some of a server's tables, or let them lose their server; return how many were handled."""
    heads = connection.execute(
        "SELECT id, number FROM tables WHERE guild_id = ? LIMIT ?", (guild_id, _TABLES)
    ).fetchall()
    connection.execute("DELETE FROM ladders WHERE guild_id = ?", (guild_id,))
    done = entries = 0
    for table_id, number in heads:
        if done and entries + number > ROWS:
            break
        done, entries = done + 1, entries + number
        connection.execute("DELETE FROM puzzle_tries WHERE table_id = ? AND ended_at IS NULL", (table_id,))
        kept = connection.execute("SELECT 1 FROM puzzle_tries WHERE table_id = ? LIMIT 1", (table_id,)).fetchone()
        if kept is None:
            _delete_table(connection, table_id)
        else:
            for name, key in (("puzzle_tries", "table_id"), ("results", "table_id"), ("tables", "id")):
                connection.execute(f"UPDATE {name} SET guild_id = NULL WHERE {key} = ?", (table_id,))
    return done


def _forget_event(connection: Connection, guild_id: int) -> int:
    """Delete one of a server's events; return how many entries it had."""
    row = connection.execute("SELECT id, number FROM events WHERE guild_id = ? LIMIT 1", (guild_id,)).fetchone()
    if row is None:
        return 0
    delete_event(connection, row[0])
    return max(1, int(row[1]))


def _delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table, its result, and the names of people who have played nowhere else."""
    people = {
        person
        for name in ("people_at", "result_seats")
        for (person,) in connection.execute(
            f"SELECT person_id FROM {name} WHERE table_id = ? AND person_id IS NOT NULL", (table_id,)
        )
    }
    for name in ("result_seats", "results"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
    # The journal of an ended table can be deleted while the table is in this queue.
    connection.execute("UPDATE tables SET status = 'ended' WHERE id = ?", (table_id,))
    connection.execute("INSERT INTO closed_lobbies (table_id, at) VALUES (?, 0) ON CONFLICT DO NOTHING", (table_id,))
    delete_contents(connection, table_id)
    connection.execute("DELETE FROM closed_lobbies WHERE table_id = ?", (table_id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
    for person in people:
        _forget_name(connection, person)


def _forget_name(connection: Connection, person_id: int) -> None:
    """Forget the names of a person who is at no table and in no result."""
    for name in ("people_at", "result_seats", "puzzle_tries"):
        if connection.execute(f"SELECT 1 FROM {name} WHERE person_id = ? LIMIT 1", (person_id,)).fetchone():
            return
    if connection.execute("SELECT 1 FROM people WHERE person_id = ?", (person_id,)).fetchone():
        save_person(connection, person_id, dict.fromkeys(_NAMES))


ROWS = 1000
"""How many rows of each kind are deleted at once, so that no move waits long."""
_LOBBIES = 50
#: How long outages are kept, and changes of settings, mistakes that were offered or solved, and who stayed away (ms).
MONTH, QUARTER = 30 * 24 * HOUR, 90 * 24 * HOUR
#: What grows old: the table, its key, the column that says how old a row is, and which rows are too old.
_OLD = (
    ("interactions", ("interaction_id",), "at", "at < ?"),
    ("outbox", ("id",), "created_at", "state <> 'waiting' AND created_at < ?"),
    ("traces", ("person_id", "kind", "about"), "at", "at < ?"),
    ("bans", ("guild_id", "digest"), "until", "until < ?"),
    ("changes", ("guild_id", "number"), "at", f"at < ? - {QUARTER}"),
    ("mistakes", ("person_id", "table_id", "moment"), "at", f"at < ? - {QUARTER}"),
    ("absentees", ("guild_id", "shadow"), "until", f"until < ? - {QUARTER}"),
    ("announcements", ("guild_id", "kind", "name"), "due", f"state <> 'waiting' AND due < ? - {QUARTER}"),
    # Every open table has done something since, or has ended.
    ("outages", ("shards", "number", "begun"), "ended", f"ended < ? - {MONTH}"),
)


def forget_old(connection: Connection, before: int, closed_before: int) -> int:
    """Delete what is no longer needed, a bounded number at a time.

    That is interactions, finished parcels and traces older than `before`, announcements, outages and changes of
    settings that are much older, bans that ended before then, and lobbies that were closed before `closed_before`
    without a game, with all that belongs to them. Returns how many of these were deleted: call again until it is 0.
    """
    deleted = 0
    for table, key, when, old in _OLD:
        # PostgreSQL's planner doesn't know how few rows a limit leaves: without an order, or in one statement with the
        # deletion, it would read the whole table.
        rows = connection.execute(
            f"SELECT {', '.join(key)} FROM {table} WHERE {old} ORDER BY {when} LIMIT ?", (before, ROWS)
        ).fetchall()
        connection.executemany(f"DELETE FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in key)}", rows)
        deleted += len(rows)
    return deleted + _forget_lobbies(connection, closed_before)


def _forget_lobbies(connection: Connection, before: int) -> int:
    """Delete some lobbies that were closed before then; return how many were handled."""
    due = connection.execute(
        "SELECT table_id FROM closed_lobbies WHERE at < ? ORDER BY at LIMIT ?", (before, _LOBBIES)
    ).fetchall()
    done = entries = 0
    for (table_id,) in due:
        number, status = connection.execute("SELECT number, status FROM tables WHERE id = ?", (table_id,)).fetchone()
        if done and entries + number > ROWS:
            break
        done, entries = done + 1, entries + number
        # A table that has changed since it was queued is kept.
        deletable = status == "ended" and not any(
            connection.execute(f"SELECT 1 FROM {name} WHERE table_id = ? LIMIT 1", (table_id,)).fetchone()
            for name in ("results", "puzzle_tries")
        )
        if deletable:
            delete_contents(connection, table_id)
        connection.execute("DELETE FROM closed_lobbies WHERE table_id = ?", (table_id,))
        if deletable:
            connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
    return done


#: All that refers to a table, but for its result and tries at puzzles.
_CONTENTS = ("journal", "named", "people_at", "outbox", "hands", "timers", "follows", "reviews", "tips", "mistakes")


def delete_contents(connection: Connection, table_id: str) -> None:
    """Delete all that refers to a table; its journal can be deleted only while the table is in the queue."""
    for name in _CONTENTS:
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
