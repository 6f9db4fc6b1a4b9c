"""The tables' timers. Part of data/sql."""

from collections.abc import Collection

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Store, reads
from data.fleet import OF_TABLE, Share, in_share, of_cluster
from data.records import DueTimer, Timer
from data.sql.named import note_named

_WHOLE_TABLE = -1
"""The seat of a timer that belongs to no seat."""

_DUE = "SELECT table_id, kind, due, seat, payload FROM timers"


class TimerStore(Store):
    """The tables' timers; each step's commit sets those of its table."""

    @reads
    def due(
        self,
        connection: Connection,
        now: int,
        limit: int = 100,
        *,
        exclude: Collection[str] = (),
        away: Collection[Share] = (),
    ) -> tuple[DueTimer, ...]:
        """The timers due at `now`, longest overdue first, except those of the tables in `exclude`.

        None are due on servers that the bot is `away` from, or that removed it.
        """
        ours, numbers = of_cluster(self._own, OF_TABLE)
        servers = tuple(share.number for share in away if not share.shards)
        for share in away:
            if share.shards:
                there, more = in_share(share, OF_TABLE)
                ours, numbers = f"{ours} AND NOT {there}", (*numbers, *more)
        rows = connection.execute(
            f"{_DUE} WHERE due <= ? AND table_id NOT IN (SELECT value FROM json_each(?)){ours}"
            f" AND coalesce({OF_TABLE}, 0) NOT IN (SELECT value FROM json_each(?))"
            f" AND NOT EXISTS (SELECT 1 FROM departures WHERE guild_id = {OF_TABLE}) ORDER BY due LIMIT ?",
            (now, AnyOf(exclude), *numbers, AnyOf(servers), limit),
        )
        return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)

    @reads
    def of_kind(self, connection: Connection, kind: str) -> tuple[DueTimer, ...]:
        """All timers of this kind, due or not."""
        ours, cluster = of_cluster(self._own, OF_TABLE)
        # Only open tables have timers, so reading through all of them once is quick.
        rows = connection.execute(
            f"{_DUE} INDEXED BY timers_by_due WHERE kind = ?{ours} ORDER BY due", (kind, *cluster)
        )
        return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)

    @reads
    def next_due(self, connection: Connection) -> int | None:
        """When the next timer is due, or None; it may be in the past."""
        due: int | None = connection.execute("SELECT min(due) FROM timers").fetchone()[0]
        return due


def timers_of(connection: Connection, table_id: str) -> tuple[Timer, ...]:
    """A table's timers."""
    rows = connection.execute("SELECT kind, due, seat, payload FROM timers WHERE table_id = ?", (table_id,))
    return tuple(_timer(*row) for row in rows)


def replace_timers(
    connection: Connection,
    table_id: str,
    timers: Collection[Timer],
    *,
    early: bool = False,
    known: Collection[int] = (),
) -> None:
    """Replace a table's timers with these; with `early`, one that is only put off may stay due when it was.

    People in `known` are noted as named there.
    """
    note_named(connection, table_id, [timer.payload for timer in timers if timer.payload], known)
    # Most steps change few timers or none, so they are compared first: a read costs less than a write.
    rows = connection.execute("SELECT kind, seat, due, payload FROM timers WHERE table_id = ?", (table_id,)).fetchall()
    stored = {(kind, seat): (due, payload) for kind, seat, due, payload in rows}
    wanted = {(t.kind, _WHOLE_TABLE if t.seat is None else t.seat): (t.due, t.payload) for t in timers}
    for kind, seat in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat))
    for (kind, seat), (due, payload) in wanted.items():
        saved = stored.get((kind, seat))
        if saved is None:
            connection.execute(
                "INSERT INTO timers (table_id, kind, seat, due, payload) VALUES (?, ?, ?, ?, ?)",
                (table_id, kind, seat, due, payload),
            )
        elif saved != (due, payload) and not (early and saved[0] < due and saved[1] == payload):
            connection.execute(
                "UPDATE timers SET due = ?, payload = ? WHERE table_id = ? AND kind = ? AND seat = ?",
                (due, payload, table_id, kind, seat),
            )


def _timer(kind: str, due: int, seat: int, payload: str) -> Timer:
    return Timer(kind, due, None if seat == _WHOLE_TABLE else seat, payload)
