"""Podiums to be posted. Part of data/sql."""

from collections.abc import Callable
from dataclasses import replace

from data.engine.connection import Connection
from data.engine.strand import Store, Strand, reads, writes, writes_and
from data.fleet import Cluster, of_cluster
from data.kept import Podium
from data.sql.changes import SettingChange, Wanted, change_setting


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

    def __init__(self, writer: Strand, reader: Strand, own: Cluster, changed: Callable[[int], None]) -> None:
        super().__init__(writer, reader, own)
        self._changed = changed

    @writes_and(lambda podiums, guild_id, *_: podiums._changed(guild_id))
    def choose(
        self, connection: Connection, guild_id: int, wanted: Wanted, podium: Podium | None
    ) -> SettingChange | None:
        """Change the setting of podiums: schedule this one, and send those that wait to its channel; None cancels them.

        Returns the change in between, like `servers.change`.
        """
        between = change_setting(connection, guild_id, wanted)
        if between is None and podium is None:
            connection.execute(
                "UPDATE podiums SET state = 'dropped' WHERE guild_id = ? AND state = 'waiting'", (guild_id,)
            )
        elif between is None and podium is not None:
            connection.execute(
                "UPDATE podiums SET channel_id = ? WHERE guild_id = ? AND state = 'waiting'",
                (podium.channel_id, guild_id),
            )
            want_podium(connection, podium)
        return between

    @writes
    def postpone(self, connection: Connection, podium: Podium, due: int) -> None:
        """Let a podium wait until then; that is no attempt to post it."""
        connection.execute(
            "UPDATE podiums SET due = ? WHERE guild_id = ? AND season = ? AND state = 'waiting'",
            (due, podium.guild_id, podium.season),
        )

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
        """Mark a podium as posted in this message, or, with None, as given up; schedule the `following` one.

        It follows in the channel that is chosen by now, and not at all if podiums have been turned off. Nothing is
        given up in a channel that isn't the chosen one any more.
        """
        state, here = ("posted", ()) if message_id is not None else ("dropped", (podium.channel_id,))
        row = connection.execute(
            "UPDATE podiums SET state = ?, posted_as = ? WHERE guild_id = ? AND season = ? AND state = 'waiting'"
            f"{' AND channel_id = ?' if here else ''} RETURNING channel_id",
            (state, message_id, podium.guild_id, podium.season, *here),
        ).fetchone()
        if row is not None and following is not None:
            want_podium(connection, replace(following, channel_id=row[0]))
