"""People: their preferences, their recent openings and mentions, and bans. Part of data/sql.

Mentions and openings are saved as traces, so that both can be limited; `forgetting.py` deletes them after a day.
"""

import json
from collections.abc import Collection, Iterable
from dataclasses import astuple
from functools import partial

from data.cache import Cache
from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern, Strand
from data.fleet import Cluster
from data.records import Ban, Person, Prefs
from data.sql.merging import merged
from data.sql.shares import of_cluster

_MENTION, _OPENING = "mention", "opening"


#: How many people a lone process keeps in memory; a move asks about everybody at its table several times.
_KNOWN = 2048


class SqlPeople(Concern):
    """`People` in SQL. Beside other processes, which may change anybody, nobody is kept in memory."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster | None = None) -> None:
        super().__init__(writer, reader, own)
        self._known: Cache[int, Person] = Cache(_KNOWN)

    async def person(self, person_id: int) -> Person:
        if not self._own.alone:
            return await self._read(person, person_id)
        return await self._known.get(person_id, lambda: self._read(person, person_id))

    async def save(self, person_id: int, prefs: Prefs) -> None:
        await self._write_and(partial(self._known.forget, person_id), save_person, person_id, dict(prefs))

    async def save_dm_channel(self, person_id: int, channel_id: int) -> None:
        await self._write_and(partial(self._known.forget, person_id), save_dm_channel, person_id, channel_id)

    async def forget_dm_channel(self, person_id: int, channel_id: int) -> None:
        await self._write_and(partial(self._known.forget, person_id), forget_dm_channel, person_id, channel_id)

    def forget_known(self) -> None:
        """Read everybody again: others may have named somebody who was erased, or people lost names with a server."""
        self._known.clear()

    async def mentioned(self, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
        return await self._read(mentioned, tuple(person_ids), since)

    async def openings(self, person_id: int, since: int) -> int:
        return await self._read(openings, person_id, since)


class SqlBans(Concern):
    """`Bans` in SQL."""

    async def all(self) -> tuple[Ban, ...]:
        return await self._read(all_bans)

    async def save(self, ban: Ban) -> None:
        await self._write(save_ban, ban)

    async def remove(self, guild_id: int, digest: bytes) -> bool:
        return await self._write(remove_ban, guild_id, digest)

    async def seated(self, now: int, limit: int = 20) -> tuple[tuple[int, int], ...]:
        return await self._read(seated_in_spite, now, limit, self._own)


def person(connection: Connection, person_id: int) -> Person:
    """What is saved about the person."""
    row = connection.execute("SELECT dm_channel_id, prefs FROM people WHERE person_id = ?", (person_id,)).fetchone()
    return Person(person_id) if row is None else Person(person_id, row[0], json.loads(row[1]))


def save_person(connection: Connection, person_id: int, patch: Prefs) -> None:
    """Merge `patch` into the person's preferences."""
    # Changing the row before reading it keeps it until the end of the transaction.
    (saved,) = connection.execute(
        "INSERT INTO people (person_id) VALUES (?)"
        " ON CONFLICT (person_id) DO UPDATE SET prefs = people.prefs RETURNING prefs",
        (person_id,),
    ).fetchone()
    connection.execute("UPDATE people SET prefs = ? WHERE person_id = ?", (merged(saved, patch), person_id))


def save_dm_channel(connection: Connection, person_id: int, channel_id: int) -> None:
    """Remember the person's DM channel."""
    connection.execute(
        "INSERT INTO people (person_id, dm_channel_id) VALUES (?, ?)"
        " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id",
        (person_id, channel_id),
    )


def forget_dm_channel(connection: Connection, person_id: int, channel_id: int) -> None:
    """Forget the person's DM channel if it is still this one, and the person if nothing else is saved about them."""
    connection.execute(
        "UPDATE people SET dm_channel_id = NULL WHERE person_id = ? AND dm_channel_id = ?", (person_id, channel_id)
    )
    connection.execute(
        "DELETE FROM people WHERE person_id = ? AND dm_channel_id IS NULL AND prefs = '{}'", (person_id,)
    )


def save_mentions(connection: Connection, mentions: Iterable[tuple[int, str]], at: int) -> None:
    """Save whom the bot mentions (person, about); only the latest time of each is kept."""
    for person_id, about in mentions:
        _save_trace(connection, person_id, _MENTION, about, at)


def mentioned(connection: Connection, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
    """What each of these people was mentioned about since then."""
    rows = connection.execute(
        "SELECT person_id, about FROM traces"
        " WHERE person_id IN (SELECT value FROM json_each(?)) AND kind = ? AND at >= ?",
        (AnyOf(tuple(person_ids)), _MENTION, since),
    )
    found: dict[int, set[str]] = {person_id: set() for person_id in person_ids}
    for person_id, about in rows:
        found[person_id].add(about)
    return {person_id: frozenset(about) for person_id, about in found.items()}


def save_opening(connection: Connection, person_id: int, table_id: str, at: int) -> None:
    """Save that somebody opened a table."""
    _save_trace(connection, person_id, _OPENING, table_id, at)


def openings(connection: Connection, person_id: int, since: int) -> int:
    """How many tables somebody has opened since then."""
    row = connection.execute(
        "SELECT count(*) FROM traces WHERE person_id = ? AND kind = ? AND at >= ?", (person_id, _OPENING, since)
    )
    count: int = row.fetchone()[0]
    return count


def all_bans(connection: Connection) -> tuple[Ban, ...]:
    """Every ban, the oldest first."""
    rows = connection.execute(
        "SELECT guild_id, digest, person_id, reason, at, until FROM bans ORDER BY at, guild_id, digest"
    )
    return tuple(Ban(*row) for row in rows)


def save_ban(connection: Connection, ban: Ban) -> None:
    """Save a ban in the place of an earlier one of the same person on the same server."""
    connection.execute("DELETE FROM bans WHERE guild_id = ? AND digest = ?", (ban.guild_id, ban.digest))
    connection.execute(
        "INSERT INTO bans (guild_id, digest, person_id, reason, at, until) VALUES (?, ?, ?, ?, ?, ?)", astuple(ban)
    )


def remove_ban(connection: Connection, guild_id: int, digest: bytes) -> bool:
    """Remove a ban; False if there was none."""
    removed = connection.execute("DELETE FROM bans WHERE guild_id = ? AND digest = ?", (guild_id, digest))
    return removed.rowcount > 0


def seated_in_spite(connection: Connection, now: int, limit: int, own: Cluster) -> tuple[tuple[int, int], ...]:
    """Some people who are at the cluster's open tables in spite of a ban, each with the ban's server."""
    ours, cluster = of_cluster(own, "tables.guild_id")
    rows = connection.execute(
        "SELECT DISTINCT bans.person_id, bans.guild_id FROM bans"
        " JOIN people_at INDEXED BY people_at_open ON people_at.person_id = bans.person_id"
        " JOIN tables ON tables.id = people_at.table_id"
        " WHERE (bans.until IS NULL OR bans.until > ?) AND people_at.status IN ('lobby', 'running')"
        " AND people_at.status <> 'ended'"
        f" AND (bans.guild_id = 0 OR tables.guild_id = bans.guild_id){ours}"
        " ORDER BY bans.person_id, bans.guild_id LIMIT ?",
        (now, *cluster, limit),
    )
    return tuple((person_id, guild_id) for person_id, guild_id in rows)


def _save_trace(connection: Connection, person_id: int, kind: str, about: str, at: int) -> None:
    connection.execute(
        "INSERT INTO traces (person_id, kind, about, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person_id, kind, about) DO UPDATE SET at = excluded.at",
        (person_id, kind, about, at),
    )
