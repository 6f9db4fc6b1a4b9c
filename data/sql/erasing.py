"""Tells what is kept about a person, and erases it. Part of data/sql.

A person stays in the games of others as a number that stands for nobody (`data/renaming.py`). Everything else about
them is deleted, all in one transaction. Each function takes a connection inside a transaction.
"""

import json
from collections.abc import Callable, Collection
from typing import Any

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern, Strand
from data.errors import StillNamed
from data.records import HOUR, Erased, Kept
from data.renaming import own_action, renamed

#: What is deleted by the person's id alone.
_OWN = ("people", "hands", "puzzle_tries", "members", "traces", "follows")
#: Where somebody erased is replaced by a stand-in, so that the games of others stay whole.
_SHARED = ("people_at", "result_seats")
_TRACE = "invitation/"
#: How many tables' journals are searched at once.
_PAGE = 200


class SqlPrivacy(Concern):
    """`Privacy` in SQL. Calls `forget` whenever somebody was erased."""

    def __init__(self, writer: Strand, reader: Strand, forget: Callable[[], None]) -> None:
        super().__init__(writer, reader)
        self._forget = forget

    async def kept(self, person_id: int) -> Kept:
        return await self._read(kept, person_id)

    async def actions(self, person_id: int, tables: Collection[str]) -> tuple[dict[str, Any], ...]:
        return await self._read(actions, person_id, tuple(tables))

    async def naming(self, person_id: int) -> frozenset[str]:
        found, after = await self._read(naming_outside, person_id), ""
        while page := await self._read(tables_after, after):
            found |= await self._read(journals_naming, page, person_id)
            after = page[-1]
        return found

    async def erase(self, person_id: int, stand_in: int, held: frozenset[str], at: int, *, since: int) -> Erased:
        return await self._write_and(self._forget, erase, person_id, stand_in, held, at, since)

    async def compact(self) -> bool:
        last = await self._read(last_erasure)
        if last is None:
            return False
        if await self._writer.compact():
            await self._write(mark_compacted, last)
        return True


def kept(connection: Connection, person_id: int) -> Kept:
    """Everything that is kept about a person, row by row."""

    def rows(columns: str, rest: str) -> tuple[dict[str, Any], ...]:
        found = connection.execute(f"SELECT {columns} FROM {rest}", (person_id,)).fetchall()
        names = [name.rpartition(".")[2] for name in columns.split(", ")]
        return tuple(dict(zip(names, row, strict=True)) for row in found)

    person = rows("dm_channel_id, prefs", "people WHERE person_id = ?")
    return Kept(
        person_id,
        preferences=json.loads(person[0]["prefs"]) if person else {},
        dm_channel=person[0]["dm_channel_id"] if person else None,
        tables=rows(
            "people_at.table_id, game, guild_id, people_at.status, seat, created_at, ended_at",
            "people_at JOIN tables ON id = table_id WHERE person_id = ? ORDER BY created_at, table_id",
        ),
        results=rows(
            "results.table_id, game, guild_id, ended_at, ending, reason, puzzle, seat, computer, gave_up, place, score,"
            " turns",
            "result_seats JOIN results ON results.table_id = result_seats.table_id WHERE person_id = ?"
            " ORDER BY ended_at, results.table_id",
        ),
        tries=rows(
            "game, puzzle, guild_id, table_id, score, ended_at",
            "puzzle_tries WHERE person_id = ? ORDER BY game, puzzle",
        ),
        traces=rows("kind, about, at", "traces WHERE person_id = ? ORDER BY at, kind, about"),
        hands=rows(
            "table_id, channel_id, message_id, created_at", "hands WHERE person_id = ? ORDER BY created_at, table_id"
        ),
        servers=rows("guild_id, present, asked_at", "members WHERE person_id = ? ORDER BY guild_id"),
        bans=rows("guild_id, reason, at, until", "bans WHERE person_id = ? ORDER BY at, guild_id"),
        follows=rows("table_id, since", "follows WHERE person_id = ? ORDER BY since, table_id"),
    )


def actions(connection: Connection, person_id: int, tables: Collection[str]) -> tuple[dict[str, Any], ...]:
    """What the person did at these tables, in order; of what others did or hold, nothing is in it."""
    found = []
    for table_id in tables:
        entries = connection.execute(
            "SELECT at, entry FROM journal WHERE table_id = ? AND entry LIKE ? ORDER BY number",
            (table_id, f"%{person_id}%"),
        )
        for at, entry in entries:
            if did := own_action(entry, person_id):
                found.append({"table_id": table_id, "at": at, **did})
    return tuple(found)


def naming_outside(connection: Connection, person_id: int) -> frozenset[str]:
    """The tables with anything but their journal that names the person."""
    like = f"%{person_id}%"
    rows = connection.execute(
        "SELECT table_id, payload FROM outbox WHERE payload LIKE ?"
        " UNION ALL SELECT table_id, payload FROM timers WHERE payload LIKE ?",
        (like, like),
    )
    found = {table_id for table_id, text in rows if renamed(text, person_id, -1) != text}
    for name in (*_SHARED, "hands", "puzzle_tries"):
        own = connection.execute(f"SELECT table_id FROM {name} WHERE person_id = ?", (person_id,))
        found.update(table_id for (table_id,) in own)
    return frozenset(found)


def tables_after(connection: Connection, after: str) -> tuple[str, ...]:
    """The next tables by id: as many as can be read without keeping others waiting."""
    rows = connection.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, _PAGE))
    return tuple(table_id for (table_id,) in rows)


def tables_since(connection: Connection, since: int) -> tuple[str, ...]:
    """All tables that are not over, or have ended since then. Only they can have come to name somebody new."""
    rows = connection.execute("SELECT id FROM tables WHERE status <> 'ended'").fetchall()
    rows += connection.execute("SELECT table_id FROM results WHERE ended_at >= ?", (since,))
    rows += connection.execute("SELECT table_id FROM closed_lobbies WHERE at >= ?", (since,))
    return tuple(sorted({table_id for (table_id,) in rows}))


def journals_naming(connection: Connection, tables: Collection[str], person_id: int) -> frozenset[str]:
    """Which of these tables have a journal that names the person."""
    rows = connection.execute(
        "SELECT table_id, entry FROM journal WHERE table_id IN (SELECT value FROM json_each(?)) AND entry LIKE ?",
        (AnyOf(tuple(tables)), f"%{person_id}%"),
    )
    return frozenset(table_id for table_id, entry in rows if renamed(entry, person_id, -1) != entry)


def erase(connection: Connection, person_id: int, stand_in: int, held: frozenset[str], at: int, since: int) -> Erased:
    """Erase a person who sits at no open table. Raises StillNamed if they do, or if others than `held` name them."""
    tables = held | naming_outside(connection, person_id)
    # The clocks of several machines may differ a little.
    unread = [table_id for table_id in tables_since(connection, since - HOUR) if table_id not in held]
    for first in range(0, len(unread), _PAGE):
        tables |= journals_naming(connection, unread[first : first + _PAGE], person_id)
    seated = connection.execute(
        "SELECT table_id FROM people_at WHERE person_id = ? AND status IN ('lobby', 'running')", (person_id,)
    ).fetchall()
    if seated or not tables <= held:
        raise StillNamed(frozenset(table_id for (table_id,) in seated), tables)
    if not tables and not _has_rows(connection, person_id):
        return Erased(frozenset(), frozenset(), 0)
    servers = frozenset(
        guild_id or 0
        for (guild_id,) in connection.execute(
            "SELECT DISTINCT guild_id FROM results JOIN result_seats ON results.table_id = result_seats.table_id"
            " WHERE person_id = ?",
            (person_id,),
        )
    )
    _leave_direct_messages(connection, person_id, stand_in)
    entries = sum(_rename_journal(connection, table_id, person_id, stand_in) for table_id in sorted(tables))
    _rename_outbox(connection, person_id, stand_in)
    _forget_in_lists(connection, person_id)
    for name in _SHARED:
        connection.execute(f"UPDATE {name} SET person_id = ? WHERE person_id = ?", (stand_in, person_id))
    for name in _OWN:
        connection.execute(f"DELETE FROM {name} WHERE person_id = ?", (person_id,))
    # A review judges how they played; the others can have it made again, without them.
    connection.executemany("DELETE FROM reviews WHERE table_id = ?", [(table_id,) for table_id in sorted(tables)])
    connection.execute("DELETE FROM traces WHERE about = ?", (f"{_TRACE}{person_id}",))
    connection.execute("UPDATE bans SET person_id = NULL, reason = '' WHERE person_id = ?", (person_id,))
    # Both are made again from the results: tallies are chained by what a result says, ids included.
    for guild_id in servers:
        here, there = ("guild_id = ?", (guild_id,)) if guild_id else ("guild_id IS NULL", ())
        connection.execute(f"DELETE FROM tallies WHERE table_id IN (SELECT table_id FROM results WHERE {here})", there)
        connection.execute("DELETE FROM sums WHERE guild_id = ?", (guild_id,))
    note_erasure(connection, at, entries)
    return Erased(tables, servers, entries)


def note_erasure(connection: Connection, at: int, entries: int = 0) -> None:
    """Note that what was just erased may still be on disk: a person in so many journal entries, or a server."""
    connection.execute("INSERT INTO erasures (at, entries) VALUES (?, ?)", (at, entries))


def last_erasure(connection: Connection) -> int | None:
    """The last erasure after which deleted rows may still be on disk, or None."""
    last: int | None = connection.execute("SELECT max(id) FROM erasures WHERE compacted = 0").fetchone()[0]
    return last


def mark_compacted(connection: Connection, last: int) -> None:
    """Note that what was erased up to then is gone from the disk."""
    connection.execute("UPDATE erasures SET compacted = 1 WHERE compacted = 0 AND id <= ?", (last,))


def _has_rows(connection: Connection, person_id: int) -> bool:
    return any(
        connection.execute(f"SELECT 1 FROM {name} WHERE person_id = ? LIMIT 1", (person_id,)).fetchone()
        for name in (*_OWN, "bans")
    )


def _leave_direct_messages(connection: Connection, person_id: int, stand_in: int) -> None:
    """Forget which channel the person's games in direct messages were played in."""
    played_there = (
        "guild_id IS NULL AND id IN (SELECT table_id FROM people_at WHERE person_id = ?"
        " UNION SELECT table_id FROM result_seats WHERE person_id = ?)"
    )
    connection.execute(
        "UPDATE outbox SET posted_in = NULL, posted_as = NULL"
        f" WHERE table_id IN (SELECT id FROM tables WHERE {played_there})",
        (person_id, person_id),
    )
    connection.execute(
        "UPDATE tables SET channel_id = ?, message_channel_id = NULL, message_id = NULL, message_created_at = NULL"
        f" WHERE {played_there}",
        (stand_in, person_id, person_id),
    )


def _rename_journal(connection: Connection, table_id: str, person_id: int, stand_in: int) -> int:
    """Put the stand-in in the person's place in a table's journal; return in how many entries."""
    # Changing the row keeps a review from being saved in the meantime; the next one sees who is no longer named.
    connection.execute("UPDATE tables SET message_id = message_id WHERE id = ?", (table_id,))
    rows = connection.execute(
        "SELECT number, entry FROM journal WHERE table_id = ? AND entry LIKE ?", (table_id, f"%{person_id}%")
    ).fetchall()
    changes = [(renamed(entry, person_id, stand_in), table_id, number) for number, entry in rows]
    connection.execute("INSERT INTO erasing (table_id) VALUES (?)", (table_id,))
    connection.executemany("UPDATE journal SET entry = ? WHERE table_id = ? AND number = ?", changes)
    connection.execute("DELETE FROM erasing WHERE table_id = ?", (table_id,))
    return len(changes)


def _rename_outbox(connection: Connection, person_id: int, stand_in: int) -> None:
    """Drop what waits for the person alone, and mention them nowhere; what is finished forgets them too."""
    like = f"%{person_id}%"
    rows = connection.execute("SELECT id, payload FROM outbox WHERE payload LIKE ?", (like,)).fetchall()
    for parcel_id, payload in rows:
        content = json.loads(payload)
        if content.get("person") == person_id:
            connection.execute("UPDATE outbox SET state = 'dropped' WHERE id = ? AND state = 'waiting'", (parcel_id,))
            connection.execute("UPDATE outbox SET posted_in = NULL, posted_as = NULL WHERE id = ?", (parcel_id,))
        if "ping" in content:
            content["ping"] = [one for one in content["ping"] if one != person_id]
        connection.execute(
            "UPDATE outbox SET payload = ? WHERE id = ?", (renamed(json.dumps(content), person_id, stand_in), parcel_id)
        )
    connection.execute("UPDATE outbox SET error = NULL WHERE error LIKE ?", (like,))


def _forget_in_lists(connection: Connection, person_id: int) -> None:
    """Remove the person from the lists of those whom others have blocked."""
    rows = connection.execute("SELECT person_id, prefs FROM people WHERE prefs LIKE ?", (f"%{person_id}%",)).fetchall()
    for other, prefs in rows:
        content = {name: _without(value, person_id) for name, value in json.loads(prefs).items()}
        connection.execute("UPDATE people SET prefs = ? WHERE person_id = ?", (json.dumps(content), other))


def _without(value: Any, person_id: int) -> Any:
    return [one for one in value if one != person_id] if isinstance(value, list) else value
