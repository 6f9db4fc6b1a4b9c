"""Deletes what is no longer needed, a bounded number of rows at a time. Part of data/sql.

Each function takes a connection inside a transaction.
"""

from data.engine.connection import Connection

ROWS = 1000
"""How many rows of each kind are deleted at once, so that no move waits long."""
_LOBBIES = 50


def forget(connection: Connection, before: int, closed_before: int) -> int:
    """Delete some old interactions, finished parcels, traces, ended bans and closed lobbies; return how many."""
    deleted = 0
    for statement in (
        "DELETE FROM interactions WHERE interaction_id IN"
        " (SELECT interaction_id FROM interactions WHERE at < ? LIMIT ?)",
        "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE state <> 'waiting' AND created_at < ? LIMIT ?)",
        "DELETE FROM traces WHERE (person_id, kind, about) IN"
        " (SELECT person_id, kind, about FROM traces WHERE at < ? LIMIT ?)",
        "DELETE FROM bans WHERE (guild_id, digest) IN (SELECT guild_id, digest FROM bans WHERE until < ? LIMIT ?)",
    ):
        deleted += connection.execute(statement, (before, ROWS)).rowcount
    return deleted + _forget_lobbies(connection, closed_before)


def _forget_lobbies(connection: Connection, before: int) -> int:
    """Delete some lobbies that were closed before then; return how many were handled."""
    # A table that has changed since it was queued is kept.
    due = connection.execute(
        "SELECT table_id, number, status = 'ended'"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = id)"
        " AND NOT EXISTS (SELECT 1 FROM puzzle_tries WHERE puzzle_tries.table_id = id)"
        " FROM closed_lobbies JOIN tables ON id = table_id WHERE at < ? ORDER BY at LIMIT ?",
        (before, _LOBBIES),
    ).fetchall()
    done = entries = 0
    for table_id, number, deletable in due:
        if done and entries + number > ROWS:
            break
        done, entries = done + 1, entries + number
        if deletable:
            delete_contents(connection, table_id)
        connection.execute("DELETE FROM closed_lobbies WHERE table_id = ?", (table_id,))
        if deletable:
            connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
    return done


def delete_contents(connection: Connection, table_id: str) -> None:
    """Delete all that refers to a table; its journal can be deleted only while the table is in the queue."""
    for name in ("journal", "people_at", "outbox", "hands", "timers", "results_owed"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
