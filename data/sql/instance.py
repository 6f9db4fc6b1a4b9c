"""The database's secrets and counts. Part of data/sql."""

from secrets import token_bytes

from data.engine.connection import Connection
from data.records import Counts

SECRET_BYTES = 32

#: After this many failed attempts a parcel counts as failing.
FAILING = 3


def secret(connection: Connection, name: str) -> bytes:
    """The secret with this name, made when first asked for."""
    connection.execute(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, token_bytes(SECRET_BYTES))
    )
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value


def counts(connection: Connection) -> Counts:
    """Count the tables, parcels, timers and people."""

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
        parcels_failing=count(f"outbox {waiting} AND attempts >= {FAILING}"),
        timers=count("timers"),
        people=people,
    )
