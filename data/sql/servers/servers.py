"""Servers: their preferences and members. Part of data/sql/servers."""

import json
from collections.abc import Collection

from data.cache import Rows
from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern, Strand, reads, writes, writes_and
from data.fleet import Cluster
from data.records import Prefs, Server
from data.sql.merging import merged


def _reread(servers: "Servers", guild_id: int, *_: object, **__: object) -> None:
    servers.reread(guild_id)


class Servers(Concern):
    """What is saved about servers: preferences, and who is a member."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster) -> None:
        super().__init__(writer, reader, own)
        self._rows = Rows(self._server, alone=own.alone)

    async def server(self, guild_id: int) -> Server:
        """What is saved about the server."""
        return await self._rows.now(guild_id)

    async def lately(self, guild_id: int) -> Server:
        """The same, but for what another process may have changed within a few minutes."""
        return await self._rows.lately(guild_id)

    def reread(self, guild_id: int | None = None) -> None:
        """Read the server again, or all: they were changed, not through this process's `servers`."""
        self._rows.forget(guild_id)

    @reads
    def _server(self, connection: Connection, guild_id: int) -> Server:
        row = connection.execute("SELECT prefs FROM servers WHERE guild_id = ?", (guild_id,)).fetchone()
        return Server(guild_id) if row is None else Server(guild_id, json.loads(row[0]))

    @writes_and(_reread)
    def save(self, connection: Connection, guild_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None removes one."""
        # Changing the row before reading it keeps it until the end of the transaction.
        (saved,) = connection.execute(
            "INSERT INTO servers (guild_id) VALUES (?)"
            " ON CONFLICT (guild_id) DO UPDATE SET prefs = servers.prefs RETURNING prefs",
            (guild_id,),
        ).fetchone()
        connection.execute("UPDATE servers SET prefs = ? WHERE guild_id = ?", (merged(saved, prefs), guild_id))

    @reads
    def members(self, connection: Connection, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
        """Which of these people are on the server, as far as Discord was asked since then."""
        rows = connection.execute(
            "SELECT person_id, present FROM members"
            " WHERE guild_id = ? AND person_id IN (SELECT value FROM json_each(?)) AND asked_at >= ?",
            (guild_id, AnyOf(people), since),
        )
        return {person: bool(present) for person, present in rows}

    @writes
    def save_members(self, connection: Connection, guild_id: int, found: Collection[tuple[int, bool]], at: int) -> None:
        """Save who is on the server and who isn't."""
        connection.executemany(
            "INSERT INTO members (guild_id, person_id, present, asked_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (guild_id, person_id) DO UPDATE SET present = excluded.present, asked_at = excluded.asked_at",
            [(guild_id, person, int(present), at) for person, present in found],
        )
