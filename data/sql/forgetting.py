"""Deletes what is no longer needed, a bounded number of rows at a time. Part of data/sql.

Each function takes a connection inside a transaction.
"""

from data.engine.connection import Connection
from data.records import HOUR
from data.sql.outbox import KEPT

ROWS = 1000
"""How many rows of each kind are deleted at once, so that no move waits long."""
_LOBBIES = 50
#: How long outages are kept (ms).
MONTH = 30 * 24 * HOUR
#: What grows old: the table, its key, the column that says how old a row is, and which rows are too old.
_OLD = (
    ("interactions", ("interaction_id",), "at", "at < ?"),
    ("outbox", ("id",), "created_at", f"state <> 'waiting' AND kind <> '{KEPT}' AND created_at < ?"),
    ("traces", ("person_id", "kind", "about"), "at", "at < ?"),
    ("bans", ("guild_id", "digest"), "until", "until < ?"),
    # Every open table has done something since, or has ended.
    ("outages", ("shards", "number", "begun"), "ended", f"ended < ? - {MONTH}"),
)


def forget(connection: Connection, before: int, closed_before: int) -> int:
    """Delete some old interactions, finished parcels, traces, ended bans and closed lobbies; return how many."""
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


def delete_contents(connection: Connection, table_id: str) -> None:
    """Delete all that refers to a table; its journal can be deleted only while the table is in the queue."""
    for name in ("journal", "named", "people_at", "outbox", "hands", "timers", "follows", "reviews"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
