"""People and servers: preferences, members, bans, and recent openings and mentions. Part of data/sql.

Mentions and openings are saved as traces, so that both can be limited; `forgetting.py` deletes them after a day.
"""

import json
from collections.abc import Collection, Iterable
from dataclasses import astuple

from data.cache import CachedRows
from data.engine.connection import AnyOf, Connection
from data.engine.strand import Store, Strand, reading, reads, writes, writes_and
from data.fleet import Cluster, of_cluster
from data.kept import Ban
from data.records import Person, Pref, Prefs, Server
from data.sql.changes import SettingChange, Wanted, change_setting, changes_of, hold_server
from data.sql.merging import merge_prefs
from data.sql.named import (
    MENTION,
    OPENING,
    note_blocked,
    people_blocked_in,
    save_trace,
    wait_for_erasures,
    with_shadow,
)


def _reread(rows: "PersonStore | ServerStore", key: int, *_: object, **__: object) -> None:
    rows.reread(key)


def save_person(connection: Connection, person_id: int, patch: Prefs) -> None:
    """Merge `patch` into the person's preferences."""
    saved = _hold(connection, person_id)
    changed = merge_prefs(saved, patch)
    connection.execute("UPDATE people SET prefs = ? WHERE person_id = ?", (changed, person_id))
    if Pref.BLOCKED in patch:
        note_blocked(connection, person_id, saved, changed)


def _hold(connection: Connection, person_id: int) -> str:
    """The person's preferences as JSON, which nobody else changes until the end of the transaction."""
    (saved,) = connection.execute(
        "INSERT INTO people (person_id) VALUES (?)"
        " ON CONFLICT (person_id) DO UPDATE SET prefs = people.prefs RETURNING prefs",
        (person_id,),
    ).fetchone()
    return str(saved)


def _unfollow_each_other(connection: Connection, one: int, other: int) -> None:
    """Let neither of two people follow running tables at which the other sits any longer."""
    connection.executemany(
        "DELETE FROM follows WHERE person_id = ? AND table_id IN"
        " (SELECT table_id FROM people_at WHERE person_id = ? AND status = 'running' AND seat IS NOT NULL)",
        [(one, other), (other, one)],
    )


def save_mentions(connection: Connection, mentions: Iterable[tuple[int, str]], at: int) -> None:
    """Save whom the bot mentions (person, about); only the latest time of each is kept."""
    for person_id, about in mentions:
        save_trace(connection, person_id, MENTION, about, at)


def count_openings(connection: Connection, person_id: int, since: int) -> int:
    """How many tables somebody has opened since then, also before they were erased."""
    row = connection.execute(
        "SELECT count(*) FROM traces WHERE person_id IN (SELECT value FROM json_each(?)) AND kind = ? AND at >= ?",
        (AnyOf(with_shadow(connection, person_id)), OPENING, since),
    )
    count: int = row.fetchone()[0]
    return count


def save_opening(connection: Connection, person_id: int, table_id: str, at: int) -> None:
    """Save that somebody opened a table."""
    save_trace(connection, person_id, OPENING, table_id, at)


class PersonStore(Store):
    """What is saved about people: preferences, DM channels, and what they did within the last day."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster | None = None) -> None:
        super().__init__(writer, reader, own)
        self._rows = CachedRows(self._person, alone=self._own.alone)

    async def person(self, person_id: int) -> Person:
        """What is saved about the person."""
        return await self._rows.now(person_id)

    async def lately(self, person_id: int) -> Person:
        """The same, but for what another process may have changed within a few minutes."""
        return await self._rows.lately(person_id)

    def reread(self, person_id: int | None = None) -> None:
        """Read the person again, or everybody: they were changed, not through this process's `people`."""
        self._rows.forget(person_id)

    @reads
    def _person(self, connection: Connection, person_id: int) -> Person:
        row = connection.execute("SELECT dm_channel_id, prefs FROM people WHERE person_id = ?", (person_id,)).fetchone()
        return Person(person_id) if row is None else Person(person_id, row[0], json.loads(row[1]))

    @writes_and(_reread)
    def save(self, connection: Connection, person_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None removes one."""
        save_person(connection, person_id, prefs)

    @writes_and(_reread)
    def block(self, connection: Connection, person_id: int, other_id: int, most: int) -> bool:
        """Add somebody to the list of people whom the person has blocked; False if `most` are in it already.

        Neither follows running tables of the other any longer.
        """
        wait_for_erasures(connection, (person_id, other_id))
        blocked, meant = people_blocked_in(_hold(connection, person_id)), with_shadow(connection, other_id)
        others = [one for one in blocked if one not in meant]
        if other_id not in blocked:
            if len(others) >= most:
                return False
            save_person(connection, person_id, {Pref.BLOCKED: [*others, other_id]})
        _unfollow_each_other(connection, person_id, other_id)
        return True

    @writes_and(_reread)
    def unblock(self, connection: Connection, person_id: int, other_id: int) -> None:
        """Remove somebody from that list, by their id or by the shadow that stands for them since they were erased."""
        wait_for_erasures(connection, (person_id,))
        row = connection.execute(
            "UPDATE people SET prefs = prefs WHERE person_id = ? RETURNING prefs", (person_id,)
        ).fetchone()
        if row is not None:
            meant = with_shadow(connection, other_id)
            left = [one for one in people_blocked_in(row[0]) if one not in meant]
            save_person(connection, person_id, {Pref.BLOCKED: left or None})

    @writes_and(_reread)
    def save_dm_channel(self, connection: Connection, person_id: int, channel_id: int) -> None:
        """Remember the person's DM channel."""
        connection.execute(
            "INSERT INTO people (person_id, dm_channel_id) VALUES (?, ?)"
            " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id",
            (person_id, channel_id),
        )

    @writes_and(_reread)
    def forget_dm_channel(self, connection: Connection, person_id: int, channel_id: int) -> None:
        """Forget the person's DM channel if it is still this one, not a newer one."""
        connection.execute(
            "UPDATE people SET dm_channel_id = NULL WHERE person_id = ? AND dm_channel_id = ?", (person_id, channel_id)
        )
        connection.execute(
            "DELETE FROM people WHERE person_id = ? AND dm_channel_id IS NULL AND prefs = '{}'", (person_id,)
        )

    @reads
    def mentions_since(
        self, connection: Connection, person_ids: Collection[int], since: int
    ) -> dict[int, frozenset[str]]:
        """What each of these people was mentioned about (`Commit.mentions`) since then."""
        rows = connection.execute(
            "SELECT person_id, about FROM traces"
            " WHERE person_id IN (SELECT value FROM json_each(?)) AND kind = ? AND at >= ?",
            (AnyOf(person_ids), MENTION, since),
        )
        found: dict[int, set[str]] = {person_id: set() for person_id in person_ids}
        for person_id, about in rows:
            found[person_id].add(about)
        return {person_id: frozenset(about) for person_id, about in found.items()}

    openings = reading(count_openings)

    async def away(self, now: int) -> tuple[int, ...]:
        """Everybody at a running game who is away now, read in pages, so that nobody waits for all of them."""
        found, after = list[int](), 0
        while people := await self._players_after(after):
            found += [one.person_id for one in people if any(now < until for _, until in one.absences)]
            after = people[-1].person_id
        return tuple(found)

    @reads
    def _players_after(self, connection: Connection, after: int, limit: int = 500) -> tuple[Person, ...]:
        """The next people who play somewhere, by id."""
        rows = connection.execute(
            "SELECT DISTINCT person_id FROM people_at INDEXED BY people_at_open WHERE person_id > ?"
            " AND status = 'running' AND status <> 'ended' AND seat IS NOT NULL ORDER BY person_id LIMIT ?",
            (after, limit),
        ).fetchall()
        players = [person_id for (person_id,) in rows]
        kept = {
            person_id: Person(person_id, channel, json.loads(prefs))
            for person_id, channel, prefs in connection.execute(
                "SELECT person_id, dm_channel_id, prefs FROM people"
                " WHERE person_id IN (SELECT value FROM json_each(?))",
                (AnyOf(players),),
            )
        }
        return tuple(kept.get(one, Person(one)) for one in players)


class ServerStore(Store):
    """What is saved about servers: preferences, and who is a member."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster) -> None:
        super().__init__(writer, reader, own)
        self._rows = CachedRows(self._server, alone=own.alone)

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
        saved = hold_server(connection, guild_id)
        connection.execute("UPDATE servers SET prefs = ? WHERE guild_id = ?", (merge_prefs(saved, prefs), guild_id))

    @writes_and(_reread)
    def change(self, connection: Connection, guild_id: int, wanted: Wanted) -> SettingChange | None:
        """Change a setting and note who did; return the change in between if it isn't any more what they have seen."""
        return change_setting(connection, guild_id, wanted)

    changes = reading(changes_of)

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


class BanStore(Store):
    """Who is banned. There are few, and they are all asked for at once."""

    @reads
    def all(self, connection: Connection) -> tuple[Ban, ...]:
        """Every ban, the oldest first; some may have ended."""
        rows = connection.execute(
            "SELECT guild_id, digest, person_id, reason, at, until FROM bans ORDER BY at, guild_id, digest"
        )
        return tuple(Ban(*row) for row in rows)

    @writes
    def save(self, connection: Connection, ban: Ban) -> None:
        """Save a ban in the place of an earlier one of the same person on the same server."""
        connection.execute("DELETE FROM bans WHERE guild_id = ? AND digest = ?", (ban.guild_id, ban.digest))
        connection.execute(
            "INSERT INTO bans (guild_id, digest, person_id, reason, at, until) VALUES (?, ?, ?, ?, ?, ?)", astuple(ban)
        )

    @writes
    def remove(self, connection: Connection, guild_id: int, digest: bytes) -> bool:
        """Remove a ban; False if there was none."""
        removed = connection.execute("DELETE FROM bans WHERE guild_id = ? AND digest = ?", (guild_id, digest))
        return removed.rowcount > 0

    @reads
    def find_seated(self, connection: Connection, now: int, limit: int = 20) -> tuple[tuple[int, int], ...]:
        """Some people who are at open tables in spite of a ban that holds at `now`, each with the ban's server.

        Invited people are among them. Only tables of this process's own cluster count.
        """
        ours, cluster = of_cluster(self._own, "tables.guild_id")
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
