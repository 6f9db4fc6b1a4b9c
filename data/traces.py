"""What people recently did or were mentioned about, so that it can be limited. Part of data/: standard library only.

Each is a function of a connection inside a transaction. Traces older than a day are deleted (`forgetting.py`).
"""

import json
from collections.abc import Collection, Iterable
from sqlite3 import Connection

_MENTION, _OPENING = "mention", "opening"


def save_mentions(connection: Connection, mentions: Iterable[tuple[int, str]], at: int) -> None:
    """Remember whom the bot mentions (person, about); only the last time of each counts."""
    for person_id, about in mentions:
        _save(connection, person_id, _MENTION, about, at)


def mentioned(connection: Connection, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
    """What each of these people was mentioned about since then."""
    rows = connection.execute(
        "SELECT person_id, about FROM traces"
        " WHERE person_id IN (SELECT value FROM json_each(?)) AND kind = ? AND at >= ?",
        (json.dumps(list(person_ids)), _MENTION, since),
    )
    found: dict[int, set[str]] = {person_id: set() for person_id in person_ids}
    for person_id, about in rows:
        found[person_id].add(about)
    return {person_id: frozenset(about) for person_id, about in found.items()}


def save_opening(connection: Connection, person_id: int, table_id: str, at: int) -> None:
    """Remember that somebody opened a table."""
    _save(connection, person_id, _OPENING, table_id, at)


def openings(connection: Connection, person_id: int, since: int) -> int:
    """How many tables somebody has opened since then."""
    row = connection.execute(
        "SELECT count(*) FROM traces WHERE person_id = ? AND kind = ? AND at >= ?", (person_id, _OPENING, since)
    )
    count: int = row.fetchone()[0]
    return count


def _save(connection: Connection, person_id: int, kind: str, about: str, at: int) -> None:
    connection.execute(
        "INSERT INTO traces (person_id, kind, about, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET at = excluded.at",
        (person_id, kind, about, at),
    )
