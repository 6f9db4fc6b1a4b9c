"""Servers: their preferences and members. Part of data/sql/servers."""

import json
from collections.abc import Collection, Iterable

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern
from data.records import Prefs, Server
from data.sql.merging import merged


class SqlServers(Concern):
    """`Servers` in SQL."""

    async def server(self, guild_id: int) -> Server:
        return await self._read(server, guild_id)

    async def save(self, guild_id: int, prefs: Prefs) -> None:
        await self._write(save_server, guild_id, dict(prefs))

    async def members(self, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
        return await self._read(members, guild_id, tuple(people), since)

    async def save_members(self, guild_id: int, found: Collection[tuple[int, bool]], at: int) -> None:
        await self._write(save_members, guild_id, tuple(found), at)


def server(connection: Connection, guild_id: int) -> Server:
    """What is saved about the server."""
    row = connection.execute("SELECT prefs FROM servers WHERE guild_id = ?", (guild_id,)).fetchone()
    return Server(guild_id) if row is None else Server(guild_id, json.loads(row[0]))


def save_server(connection: Connection, guild_id: int, patch: Prefs) -> None:
    """Merge `patch` into the server's preferences."""
    # Changing the row before reading it keeps it until the end of the transaction.
    (saved,) = connection.execute(
        "INSERT INTO servers (guild_id) VALUES (?)"
        " ON CONFLICT (guild_id) DO UPDATE SET prefs = servers.prefs RETURNING prefs",
        (guild_id,),
    ).fetchone()
    connection.execute("UPDATE servers SET prefs = ? WHERE guild_id = ?", (merged(saved, patch), guild_id))


def members(connection: Connection, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
    """Which of these people are on the server, as far as Discord was asked since then."""
    rows = connection.execute(
        "SELECT person_id, present FROM members"
        " WHERE guild_id = ? AND person_id IN (SELECT value FROM json_each(?)) AND asked_at >= ?",
        (guild_id, AnyOf(tuple(people)), since),
    )
    return {person: bool(present) for person, present in rows}


def save_members(connection: Connection, guild_id: int, found: Iterable[tuple[int, bool]], at: int) -> None:
    """Save who is on the server and who isn't."""
    connection.executemany(
        "INSERT INTO members (guild_id, person_id, present, asked_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, person_id) DO UPDATE SET present = excluded.present, asked_at = excluded.asked_at",
        [(guild_id, person, int(present), at) for person, present in found],
    )
