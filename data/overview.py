"""What goes on in a server or everywhere, each a function of a connection. Part of data/: standard library, data.

Each reads by an index and takes no longer when many games have ended; a test asks SQLite's planner.
"""

import json
from sqlite3 import Connection

from data.reading import HEAD, Row, head_of
from data.records import Counts, Status, TableHead

#: So many attempts in vain make a parcel one that fails.
FAILING = 3


def open_tables(connection: Connection, guild_id: int, limit: int) -> tuple[TableHead, ...]:
    """Running tables, lobbies and tables set aside of a server, in this order."""
    rows: list[Row] = []
    for status in (Status.RUNNING, Status.LOBBY, Status.SET_ASIDE):
        rows += connection.execute(
            f"SELECT {HEAD} FROM tables WHERE status = ? AND guild_id = ? AND status <> 'ended' LIMIT ?",
            (status, guild_id, limit - len(rows)),
        )
    return tuple(head_of(row) for row in rows)


def open_guilds(connection: Connection) -> tuple[int, ...]:
    """The servers that have running tables or lobbies."""
    found: set[int] = set()
    for status in (Status.RUNNING, Status.LOBBY):
        rows = connection.execute(
            "SELECT DISTINCT guild_id FROM tables WHERE status = ? AND status <> 'ended' AND guild_id IS NOT NULL",
            (status,),
        )
        found.update(guild_id for (guild_id,) in rows)
    return tuple(sorted(found))


def set_aside_of(connection: Connection, guild_id: int, reason: str, limit: int) -> tuple[TableHead, ...]:
    """Some tables of a server that were set aside for this reason."""
    rows = connection.execute(
        f"SELECT {HEAD} FROM tables"
        " WHERE status = 'set_aside' AND status <> 'ended' AND guild_id = ? AND reason = ? LIMIT ?",
        (guild_id, reason, limit),
    )
    return tuple(head_of(row) for row in rows)


def outdated(connection: Connection, versions: dict[str, int], limit: int) -> tuple[TableHead, ...]:
    """Some running tables and lobbies of games that are not among these, or are there in another version."""
    rows: list[Row] = []
    for status in (Status.RUNNING, Status.LOBBY):
        rows += connection.execute(
            f"SELECT {HEAD} FROM tables WHERE status = ? AND status <> 'ended'"
            " AND version IS NOT json_extract(?, '$.' || json_quote(game)) LIMIT ?",
            (status, json.dumps(versions), limit - len(rows)),
        )
    return tuple(head_of(row) for row in rows)


def counts(connection: Connection) -> Counts:
    """How much is going on."""

    def count(rest: str) -> int:
        number: int = connection.execute(f"SELECT count(*) FROM {rest}").fetchone()[0]
        return number

    # The planner would rather walk the index of all parcels.
    waiting = "INDEXED BY outbox_waiting WHERE state = 'waiting'"
    seated = connection.execute(
        "SELECT person_id FROM tables JOIN people_at ON table_id = id"
        " WHERE tables.status = 'running' AND tables.status <> 'ended' AND seat IS NOT NULL"
    )
    return Counts(
        lobbies=count("tables WHERE status = 'lobby' AND status <> 'ended'"),
        running=count("tables WHERE status = 'running' AND status <> 'ended'"),
        set_aside=count("tables WHERE status = 'set_aside' AND status <> 'ended'"),
        parcels_waiting=count(f"outbox {waiting}"),
        parcels_failing=count(f"outbox {waiting} AND attempts >= {FAILING}"),
        timers=count("timers"),
        people=len({person for (person,) in seated}),
    )
