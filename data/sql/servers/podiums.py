"""Podiums to be posted. Part of data/sql/servers."""

from data.engine.connection import Connection
from data.engine.strand import Concern
from data.fleet import Cluster
from data.records import Podium
from data.sql.shares import of_cluster


class SqlPodiums(Concern):
    """`Podiums` in SQL."""

    async def want(self, podium: Podium) -> None:
        await self._write(want_podium, podium)

    async def due(self, now: int, limit: int = 20) -> tuple[Podium, ...]:
        return await self._read(podiums_due, now, limit, self._own)

    async def mark_tried(self, podium: Podium, due: int) -> None:
        await self._write(mark_tried, podium, due)

    async def mark_done(self, podium: Podium, message_id: int | None, following: Podium | None = None) -> None:
        await self._write(mark_done, podium, message_id, following)

    async def cancel(self, guild_id: int) -> None:
        await self._write(cancel_podiums, guild_id)


def want_podium(connection: Connection, podium: Podium) -> None:
    """Schedule a season's podium in a channel, unless it was already posted."""
    connection.execute(
        "INSERT INTO podiums (guild_id, season, channel_id, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, season) DO UPDATE SET channel_id = excluded.channel_id, due = excluded.due,"
        " state = 'waiting' WHERE podiums.posted_as IS NULL",
        (podium.guild_id, podium.season, podium.channel_id, podium.due),
    )


def podiums_due(connection: Connection, now: int, limit: int, own: Cluster) -> tuple[Podium, ...]:
    """The cluster's podiums due at `now`, longest overdue first."""
    ours, cluster = of_cluster(own, "guild_id")
    rows = connection.execute(
        "SELECT guild_id, season, channel_id, due, attempts FROM podiums WHERE state = 'waiting' AND due <= ?"
        f"{ours} ORDER BY due LIMIT ?",
        (now, *cluster, limit),
    )
    return tuple(Podium(*row) for row in rows)


def mark_tried(connection: Connection, podium: Podium, due: int) -> None:
    """Note that posting starts; unless it is marked as done, the next attempt is due then."""
    connection.execute(
        "UPDATE podiums SET attempts = attempts + 1, due = ? WHERE guild_id = ? AND season = ? AND state = 'waiting'",
        (due, podium.guild_id, podium.season),
    )


def mark_done(connection: Connection, podium: Podium, message_id: int | None, following: Podium | None) -> None:
    """Mark a podium as posted in this message, or, with None, as given up; schedule the `following` one."""
    connection.execute(
        "UPDATE podiums SET state = ?, posted_as = ? WHERE guild_id = ? AND season = ?",
        ("dropped" if message_id is None else "posted", message_id, podium.guild_id, podium.season),
    )
    if following is not None:
        want_podium(connection, following)


def cancel_podiums(connection: Connection, guild_id: int) -> None:
    """Cancel the server's scheduled podiums."""
    connection.execute("UPDATE podiums SET state = 'dropped' WHERE guild_id = ? AND state = 'waiting'", (guild_id,))
