"""Podiums to be announced, on SQLite. Part of data/sqlite."""

from sqlite3 import Connection

from data.records import Podium
from data.sqlite.strand import Concern


class SqlitePodiums(Concern):
    """`Podiums` on one SQLite file."""

    async def want(self, podium: Podium) -> None:
        await self._write(want_podium, podium)

    async def due(self, now: int, limit: int = 20) -> tuple[Podium, ...]:
        return await self._read(podiums_due, now, limit)

    async def mark_tried(self, podium: Podium, due: int) -> None:
        await self._write(mark_tried, podium, due)

    async def mark_done(self, podium: Podium, message_id: int | None, following: Podium | None = None) -> None:
        await self._write(mark_done, podium, message_id, following)

    async def cancel(self, guild_id: int) -> None:
        await self._write(cancel_podiums, guild_id)


def want_podium(connection: Connection, podium: Podium) -> None:
    """Let a season's podium be announced in a channel, unless it was already."""
    connection.execute(
        "INSERT INTO podiums (guild_id, season, channel_id, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET channel_id = excluded.channel_id, due = excluded.due, state = 'waiting'"
        " WHERE posted_as IS NULL",
        (podium.guild_id, podium.season, podium.channel_id, podium.due),
    )


def podiums_due(connection: Connection, now: int, limit: int) -> tuple[Podium, ...]:
    """The podiums to be announced at `now`, the longest overdue first."""
    rows = connection.execute(
        "SELECT guild_id, season, channel_id, due, attempts FROM podiums WHERE state = 'waiting' AND due <= ?"
        " ORDER BY due LIMIT ?",
        (now, limit),
    )
    return tuple(Podium(*row) for row in rows)


def mark_tried(connection: Connection, podium: Podium, due: int) -> None:
    """An attempt begins; if nothing more is heard of it, the next one is due then."""
    connection.execute(
        "UPDATE podiums SET attempts = attempts + 1, due = ? WHERE guild_id = ? AND season = ? AND state = 'waiting'",
        (due, podium.guild_id, podium.season),
    )


def mark_done(connection: Connection, podium: Podium, message_id: int | None, following: Podium | None) -> None:
    """A podium was announced as this message, or (None) will not be; `following` is the next season's."""
    connection.execute(
        "UPDATE podiums SET state = ?, posted_as = ? WHERE guild_id = ? AND season = ?",
        ("dropped" if message_id is None else "posted", message_id, podium.guild_id, podium.season),
    )
    if following is not None:
        want_podium(connection, following)


def cancel_podiums(connection: Connection, guild_id: int) -> None:
    """No podium of the server waits to be announced any more."""
    connection.execute("UPDATE podiums SET state = 'dropped' WHERE guild_id = ? AND state = 'waiting'", (guild_id,))
