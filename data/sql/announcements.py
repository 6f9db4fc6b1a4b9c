"""Announcements to be posted. Part of data/sql."""

from collections.abc import Callable, Collection
from dataclasses import replace

from data.engine.connection import Connection
from data.engine.strand import Store, Strand, reads, writes, writes_and
from data.fleet import Cluster, of_cluster
from data.kept import Announcement
from data.sql.changes import SettingChange, Wanted, change_setting


def plan_announcement(connection: Connection, announcement: Announcement) -> None:
    """Plan an announcement, unless it was already posted."""
    one = announcement
    connection.execute(
        "INSERT INTO announcements (guild_id, kind, name, channel_id, due) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, kind, name) DO UPDATE SET channel_id = excluded.channel_id, due = excluded.due,"
        " state = 'waiting' WHERE announcements.posted_as IS NULL",
        (one.guild_id, one.kind, one.name, one.channel_id, one.due),
    )


class AnnouncementStore(Store):
    """What is posted once in servers, and waits until it is due."""

    def __init__(self, writer: Strand, reader: Strand, own: Cluster, changed: Callable[[int], None]) -> None:
        super().__init__(writer, reader, own)
        self._changed = changed

    @writes_and(lambda announcements, guild_id, *_: announcements._changed(guild_id))
    def choose(
        self, connection: Connection, guild_id: int, wanted: Wanted, kind: str, planned: Collection[Announcement]
    ) -> SettingChange | None:
        """Change the setting of a kind: plan these, and send those that wait to their channel; none cancel them.

        Returns the change in between, like `servers.change`.
        """
        between = change_setting(connection, guild_id, wanted)
        if between is not None:
            return between
        if not planned:
            connection.execute(
                "UPDATE announcements SET state = 'dropped' WHERE guild_id = ? AND kind = ? AND state = 'waiting'",
                (guild_id, kind),
            )
        for one in planned:
            connection.execute(
                "UPDATE announcements SET channel_id = ? WHERE guild_id = ? AND kind = ? AND state = 'waiting'",
                (one.channel_id, guild_id, kind),
            )
            plan_announcement(connection, one)
        return None

    @writes
    def postpone(self, connection: Connection, announcement: Announcement, due: int) -> None:
        """Let an announcement wait until then; that is no attempt to post it."""
        connection.execute(
            "UPDATE announcements SET due = ? WHERE guild_id = ? AND kind = ? AND name = ? AND state = 'waiting'",
            (due, *_key(announcement)),
        )

    @reads
    def due(self, connection: Connection, kind: str, now: int, limit: int = 20) -> tuple[Announcement, ...]:
        """The announcements of a kind that are due at `now`, longest overdue first."""
        ours, cluster = of_cluster(self._own, "guild_id")
        rows = connection.execute(
            "SELECT guild_id, kind, name, channel_id, due, attempts FROM announcements"
            f" WHERE state = 'waiting' AND kind = ? AND due <= ?{ours} ORDER BY due LIMIT ?",
            (kind, now, *cluster, limit),
        )
        return tuple(Announcement(*row) for row in rows)

    @reads
    def next_due(self, connection: Connection, guild_id: int, kind: str) -> int | None:
        """When the next of a server's announcements of a kind is due; None if none waits."""
        rows = connection.execute(
            "SELECT due FROM announcements WHERE guild_id = ? AND kind = ? AND state = 'waiting'", (guild_id, kind)
        )
        return min((due for (due,) in rows), default=None)

    @writes
    def mark_tried(self, connection: Connection, announcement: Announcement, due: int) -> bool:
        """Note that posting starts, and is tried again then; False if somebody else has begun that."""
        changed = connection.execute(
            "UPDATE announcements SET attempts = attempts + 1, due = ?"
            " WHERE guild_id = ? AND kind = ? AND name = ? AND state = 'waiting' AND attempts = ?",
            (due, *_key(announcement), announcement.attempts),
        )
        return changed.rowcount > 0

    @writes
    def mark_done(
        self,
        connection: Connection,
        announcement: Announcement,
        message_id: int | None,
        following: Announcement | None = None,
    ) -> None:
        """Mark one as posted in this message, or, with None, as given up; plan the `following` one.

        It follows in the channel that is chosen by now, and not at all if its kind has been turned off. Nothing is
        given up in a channel that isn't the chosen one any more.
        """
        state, here = ("posted", ()) if message_id is not None else ("dropped", (announcement.channel_id,))
        row = connection.execute(
            "UPDATE announcements SET state = ?, posted_as = ?"
            " WHERE guild_id = ? AND kind = ? AND name = ? AND state = 'waiting'"
            f"{' AND channel_id = ?' if here else ''} RETURNING channel_id",
            (state, message_id, *_key(announcement), *here),
        ).fetchone()
        if row is not None and following is not None:
            plan_announcement(connection, replace(following, channel_id=row[0]))


def _key(announcement: Announcement) -> tuple[int, str, str]:
    return announcement.guild_id, announcement.kind, announcement.name
