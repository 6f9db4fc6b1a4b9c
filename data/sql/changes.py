"""What moderators set for their servers. Part of data/sql.

A setting is one of a server's preferences. It is changed only for somebody who has seen what it is, so that two
moderators at once don't undo each other's work unseen; and each change is noted with who made it, for the others.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from data.engine.connection import Connection
from data.sql.merging import merge_prefs

#: How many changes of a server are kept.
MOST_CHANGES = 10


@dataclass(frozen=True, slots=True)
class SettingChange:
    """A change of a setting: who made it (None: erased since), what was set, and what is.

    Both are JSON values, but no objects.
    """

    person: int | None
    name: str
    was: Any
    became: Any
    at: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """A change that somebody wants: `seen` is the `fingerprint` of the setting that they have seen."""

    person: int
    name: str
    seen: str
    value: Any
    at: int


def fingerprint(value: object) -> str:
    """Return what tells whether a setting is still the one that somebody has seen."""
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def hold_server(connection: Connection, guild_id: int) -> str:
    """A server's preferences as JSON, which nobody else changes until the end of the transaction."""
    (saved,) = connection.execute(
        "INSERT INTO servers (guild_id) VALUES (?)"
        " ON CONFLICT (guild_id) DO UPDATE SET prefs = servers.prefs RETURNING prefs",
        (guild_id,),
    ).fetchone()
    return str(saved)


def change_setting(connection: Connection, guild_id: int, wanted: Wanted) -> SettingChange | None:
    """Change a server's setting and note it, unless it isn't any more what was seen; return the change in between.

    None means that the setting is what was wanted.
    """
    saved = hold_server(connection, guild_id)
    was = json.loads(saved).get(wanted.name)
    if was == wanted.value:
        return None
    if fingerprint(was) != wanted.seen:
        between = [change for change in changes_of(connection, guild_id) if change.name == wanted.name]
        return between[0] if between else SettingChange(None, wanted.name, None, was, wanted.at)
    changed = merge_prefs(saved, {wanted.name: wanted.value})
    connection.execute("UPDATE servers SET prefs = ? WHERE guild_id = ?", (changed, guild_id))
    numbers = connection.execute(
        "SELECT number FROM changes WHERE guild_id = ? ORDER BY number DESC", (guild_id,)
    ).fetchall()
    number = 1 + (numbers[0][0] if numbers else 0)
    connection.execute(
        "INSERT INTO changes (guild_id, number, person_id, name, was, became, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild_id, number, wanted.person, wanted.name, json.dumps(was), json.dumps(wanted.value), wanted.at),
    )
    connection.executemany(
        "DELETE FROM changes WHERE guild_id = ? AND number = ?",
        [(guild_id, old) for (old,) in numbers[MOST_CHANGES - 1 :]],
    )
    return None


def changes_of(connection: Connection, guild_id: int) -> tuple[SettingChange, ...]:
    """A server's last changes, the latest first."""
    rows = connection.execute(
        "SELECT person_id, name, was, became, at FROM changes WHERE guild_id = ? ORDER BY number DESC",
        (guild_id,),
    )
    return tuple(
        SettingChange(person, name, json.loads(was), json.loads(became), at) for person, name, was, became, at in rows
    )
