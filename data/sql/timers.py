"""The tables' timers. Part of data/sql."""

from collections.abc import Collection, Iterable

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern
from data.fleet import Cluster
from data.records import DueTimer, Timer
from data.sql.shares import OF_TABLE, of_cluster

_WHOLE_TABLE = -1
"""The seat of a timer that belongs to no seat."""

_DUE = "SELECT table_id, kind, due, seat, payload FROM timers"


class SqlTimers(Concern):
    """`Timers` in SQL."""

    async def due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[DueTimer, ...]:
        return await self._read(timers_due, now, limit, tuple(exclude), self._own)

    async def of_kind(self, kind: str) -> tuple[DueTimer, ...]:
        return await self._read(timers_of_kind, kind, self._own)

    async def next_due(self) -> int | None:
        return await self._read(next_timer)


def timers_due(
    connection: Connection, now: int, limit: int, exclude: Iterable[str], own: Cluster
) -> tuple[DueTimer, ...]:
    """The cluster's timers due at `now`, longest overdue first, except those of the tables in `exclude`."""
    ours, cluster = of_cluster(own, OF_TABLE)
    rows = connection.execute(
        f"{_DUE} WHERE due <= ? AND table_id NOT IN (SELECT value FROM json_each(?)){ours} ORDER BY due LIMIT ?",
        (now, AnyOf(tuple(exclude)), *cluster, limit),
    )
    return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)


def timers_of_kind(connection: Connection, kind: str, own: Cluster) -> tuple[DueTimer, ...]:
    """All of the cluster's timers of this kind, due or not."""
    ours, cluster = of_cluster(own, OF_TABLE)
    # Only open tables have timers, so reading through all of them once is quick.
    rows = connection.execute(f"{_DUE} INDEXED BY timers_by_due WHERE kind = ?{ours} ORDER BY due", (kind, *cluster))
    return tuple(DueTimer(table_id, _timer(*timer)) for table_id, *timer in rows)


def timers_of(connection: Connection, table_id: str) -> tuple[Timer, ...]:
    """A table's timers."""
    rows = connection.execute("SELECT kind, due, seat, payload FROM timers WHERE table_id = ?", (table_id,))
    return tuple(_timer(*row) for row in rows)


def next_timer(connection: Connection) -> int | None:
    """When the next timer is due, or None."""
    due: int | None = connection.execute("SELECT min(due) FROM timers").fetchone()[0]
    return due


def replace_timers(connection: Connection, table_id: str, timers: Iterable[Timer], *, early: bool = False) -> None:
    """Replace a table's timers with these; with `early`, one that is only put off may stay due when it was."""
    # Most steps change few timers or none, so they are compared first: a read costs less than a write.
    rows = connection.execute("SELECT kind, seat, due, payload FROM timers WHERE table_id = ?", (table_id,)).fetchall()
    stored = {(kind, seat): (due, payload) for kind, seat, due, payload in rows}
    wanted = {(t.kind, _WHOLE_TABLE if t.seat is None else t.seat): (t.due, t.payload) for t in timers}
    for kind, seat in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat))
    for (kind, seat), (due, payload) in wanted.items():
        known = stored.get((kind, seat))
        if known is None:
            connection.execute(
                "INSERT INTO timers (table_id, kind, seat, due, payload) VALUES (?, ?, ?, ?, ?)",
                (table_id, kind, seat, due, payload),
            )
        elif known != (due, payload) and not (early and known[0] < due and known[1] == payload):
            connection.execute(
                "UPDATE timers SET due = ?, payload = ? WHERE table_id = ? AND kind = ? AND seat = ?",
                (due, payload, table_id, kind, seat),
            )


def _timer(kind: str, due: int, seat: int, payload: str) -> Timer:
    return Timer(kind, due, None if seat == _WHOLE_TABLE else seat, payload)
