"""Podiums to be posted. Part of data/sql."""

from data.engine.connection import Connection
from data.engine.strand import Store, reads, writes, writing
from data.fleet import of_cluster
from data.records import Podium


def want_podium(connection: Connection, podium: Podium) -> None:
    """Schedule a podium, unless it was already posted."""
    connection.execute(
        "INSERT INTO podiums (guild_id, season, channel_id, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, season) DO UPDATE SET channel_id = excluded.channel_id, due = excluded.due,"
        " state = 'waiting' WHERE podiums.posted_as IS NULL",
        (podium.guild_id, podium.season, podium.channel_id, podium.due),
    )


class PodiumStore(Store):
    """The podiums of seasons, waiting to be posted."""

    want = writing(want_podium)

    @reads
    def due(self, connection: Connection, now: int, limit: int = 20) -> tuple[Podium, ...]:
        """The podiums due at `now`, longest overdue first."""
        ours, cluster = of_cluster(self._own, "guild_id")
        rows = connection.execute(
            "SELECT guild_id, season, channel_id, due, attempts FROM podiums WHERE state = 'waiting' AND due <= ?"
            f"{ours} ORDER BY due LIMIT ?",
            (now, *cluster, limit),
        )
        return tuple(Podium(*row) for row in rows)

    @writes
    def mark_tried(self, connection: Connection, podium: Podium, due: int) -> None:
        """Note that posting starts; unless it is marked as done, the next attempt is due then."""
        connection.execute(
            "UPDATE podiums SET attempts = attempts + 1, due = ?"
            " WHERE guild_id = ? AND season = ? AND state = 'waiting'",
            (due, podium.guild_id, podium.season),
        )

    @writes
    def mark_done(
        self, connection: Connection, podium: Podium, message_id: int | None, following: Podium | None = None
    ) -> None:
        """Mark a podium as posted in this message, or, with None, as given up; schedule the `following` one."""
        connection.execute(
            "UPDATE podiums SET state = ?, posted_as = ? WHERE guild_id = ? AND season = ?",
            ("dropped" if message_id is None else "posted", message_id, podium.guild_id, podium.season),
        )
        if following is not None:
            want_podium(connection, following)

    @writes
    def cancel(self, connection: Connection, guild_id: int) -> None:
        """Cancel the server's scheduled podiums."""
        connection.execute("UPDATE podiums SET state = 'dropped' WHERE guild_id = ? AND state = 'waiting'", (guild_id,))
