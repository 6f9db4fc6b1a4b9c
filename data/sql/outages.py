"""When the bot was away, and from which servers. Part of data/sql."""

from data.engine.connection import Connection
from data.engine.strand import Store, reads, writes
from data.fleet import OF_TABLE, Heartbeat, Outage, Share, in_share, of_cluster

#: Before everything that is due: only what is open or waits has a row with a due time.
_NEVER = -(1 << 62)


class OutageStore(Store):
    """Heartbeats and outages, which are forgotten after a month."""

    @reads
    def last_heartbeat(self, connection: Connection) -> Heartbeat | None:
        """The cluster's last heartbeat, or any cluster's latest one if it had none; None before the first."""
        rows = connection.execute("SELECT cluster, at, clock FROM heartbeats")
        found = {cluster: Heartbeat(at, clock) for cluster, at, clock in rows}
        return found.get(self._own.number) or max(found.values(), key=lambda one: one.at, default=None)

    @writes
    def beat(self, connection: Connection, heartbeat: Heartbeat) -> None:
        """Save the cluster's heartbeat; if the clock was set since its last, what is due there is put off."""
        last = connection.execute("SELECT clock FROM heartbeats WHERE cluster = ?", (self._own.number,)).fetchone()
        connection.execute(
            "INSERT INTO heartbeats (cluster, at, clock) VALUES (?, ?, ?)"
            " ON CONFLICT (cluster) DO UPDATE SET at = excluded.at, clock = excluded.clock",
            (self._own.number, heartbeat.at, heartbeat.clock),
        )
        if last is not None and last[0] != heartbeat.clock:
            later = heartbeat.clock - last[0]
            ours, cluster = of_cluster(self._own, OF_TABLE)
            connection.execute(f"UPDATE timers SET due = due + ? WHERE due > ?{ours}", (later, _NEVER, *cluster))
            connection.execute(
                f"UPDATE outbox SET due = due + ? WHERE state = 'waiting' AND due > ?{ours}", (later, _NEVER, *cluster)
            )

    @reads
    def all(self, connection: Connection) -> tuple[Outage, ...]:
        """All outages, the earliest first."""
        rows = connection.execute("SELECT shards, number, begun, ended FROM outages").fetchall()
        found = [Outage(Share(shards, number), begun, ended) for shards, number, begun, ended in rows]
        return tuple(sorted(found, key=lambda one: one.begun))

    @writes
    def note(self, connection: Connection, outage: Outage) -> None:
        """Save that an outage has begun, or has ended."""
        connection.execute(
            "INSERT INTO outages (shards, number, begun, ended) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (shards, number, begun) DO UPDATE SET ended = excluded.ended",
            (outage.share.shards, outage.share.number, outage.begun, outage.ended),
        )

    @writes
    def drop(self, connection: Connection, outage: Outage) -> None:
        """Forget an outage that was too short."""
        connection.execute(
            "DELETE FROM outages WHERE shards = ? AND number = ? AND begun = ?",
            (outage.share.shards, outage.share.number, outage.begun),
        )

    @reads
    def tables(self, connection: Connection, share: Share, after: str = "", limit: int = 50) -> tuple[str, ...]:
        """Some of the tables there at which something runs, by id, from the one after `after`."""
        there, numbers = in_share(share, OF_TABLE)
        rows = connection.execute(
            f"SELECT DISTINCT table_id FROM timers WHERE table_id > ? AND {there} ORDER BY table_id LIMIT ?",
            (after, *numbers, limit),
        )
        return tuple(table_id for (table_id,) in rows)
