"""Parcels that wait to be shown, and what became of them. Part of data/sql."""

from collections.abc import Collection, Iterable, Sequence

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Concern
from data.fleet import Cluster
from data.records import Message, NewParcel, Parcel, Place
from data.sql.heads import save_place
from data.sql.shares import OF_TABLE, of_cluster

#: The kind of parcels that are kept once they are finished: at most one for each table.
KEPT = "card"
#: What is kept of a finished parcel's payload: nothing of one that is kept for good, which would name a person.
_KEPT_PAYLOAD = f"CASE kind WHEN '{KEPT}' THEN '{{}}' ELSE payload END"
_PARCEL = "id, table_id, number, kind, nonce, payload, created_at, attempts, due, error"


class SqlOutbox(Concern):
    """`Outbox` in SQL."""

    async def due(
        self, now: int, limit: int = 100, *, exclude: Collection[str] = (), kinds: Collection[str] | None = None
    ) -> tuple[Parcel, ...]:
        of = None if kinds is None else tuple(map(str, kinds))
        return await self._read(parcels_due, now, limit, tuple(exclude), of, self._own)

    async def of_table(self, table_id: str) -> tuple[Parcel, ...]:
        return await self._read(parcels_of, table_id)

    async def next_due(self) -> int | None:
        return await self._read(next_parcel)

    async def knows(self, nonce: str) -> bool:
        return await self._read(knows, nonce)

    async def posted(self, nonce: str) -> Message | None:
        return await self._read(posted, nonce)

    async def revive(self, parcel: NewParcel) -> None:
        await self._write(revive, parcel)

    async def mark_posted(
        self,
        ids: Sequence[int],
        channel_id: int | None = None,
        message_id: int | None = None,
        place: Place | None = None,
    ) -> None:
        await self._write(mark_posted, tuple(ids), channel_id, message_id, place)

    async def postpone(self, ids: Sequence[int], due: int, error: str) -> None:
        await self._write(postpone, tuple(ids), due, error)

    async def drop(self, ids: Sequence[int], error: str) -> None:
        await self._write(drop, tuple(ids), error)


def parcels_due(
    connection: Connection, now: int, limit: int, exclude: Iterable[str], kinds: tuple[str, ...] | None, own: Cluster
) -> tuple[Parcel, ...]:
    """The cluster's waiting parcels due at `now`, longest overdue first, except those of the tables in `exclude`.

    `kinds` are the only ones wanted; None for all.
    """
    ours, cluster = of_cluster(own, OF_TABLE)
    wanted, of = ("", ()) if kinds is None else (" AND kind IN (SELECT value FROM json_each(?))", (AnyOf(kinds),))
    rows = connection.execute(
        f"SELECT {_PARCEL} FROM outbox WHERE state = 'waiting' AND due <= ?"
        f" AND table_id NOT IN (SELECT value FROM json_each(?)){wanted}{ours} ORDER BY due, id LIMIT ?",
        (now, AnyOf(tuple(exclude)), *of, *cluster, limit),
    )
    return tuple(Parcel(*row) for row in rows)


def parcels_of(connection: Connection, table_id: str) -> tuple[Parcel, ...]:
    """A table's waiting parcels, due or not, in the order in which they are due."""
    rows = connection.execute(
        f"SELECT {_PARCEL} FROM outbox WHERE table_id = ? AND state = 'waiting' ORDER BY due, id", (table_id,)
    )
    return tuple(Parcel(*row) for row in rows)


def next_parcel(connection: Connection) -> int | None:
    """When the next waiting parcel is due, or None."""
    due: int | None = connection.execute("SELECT min(due) FROM outbox WHERE state = 'waiting'").fetchone()[0]
    return due


def knows(connection: Connection, nonce: str) -> bool:
    """Whether a parcel with this nonce exists."""
    return connection.execute("SELECT 1 FROM outbox WHERE nonce = ?", (nonce,)).fetchone() is not None


def posted(connection: Connection, nonce: str) -> Message | None:
    """The message that a parcel with this nonce became, or None."""
    row = connection.execute(
        "SELECT posted_in, posted_as, created_at FROM outbox"
        " WHERE nonce = ? AND state = 'posted' AND posted_as IS NOT NULL",
        (nonce,),
    ).fetchone()
    return None if row is None else Message(*row)


def revive(connection: Connection, parcel: NewParcel) -> None:
    """Let a dropped parcel wait again."""
    connection.execute(
        "UPDATE outbox SET state = 'waiting', attempts = 0, due = ?, payload = ?, error = NULL"
        " WHERE nonce = ? AND state = 'dropped'",
        (parcel.due, parcel.payload, parcel.nonce),
    )


def mark_posted(
    connection: Connection, ids: Sequence[int], channel_id: int | None, message_id: int | None, place: Place | None
) -> None:
    """Mark parcels as posted, whatever state they were in, and save which message shows their board or hand."""
    # The table's row comes first, as in every transaction that changes it and its parcels: no two wait in a circle.
    if place is not None:
        save_place(connection, place)
    connection.executemany(
        "UPDATE outbox SET state = 'posted', attempts = attempts + 1, posted_in = ?, posted_as = ?, error = NULL,"
        f" payload = {_KEPT_PAYLOAD} WHERE id = ?",
        [(channel_id, message_id, parcel_id) for parcel_id in ids],
    )


def postpone(connection: Connection, ids: Sequence[int], due: int, error: str) -> None:
    """Postpone parcels until `due` after a failed attempt."""
    connection.executemany(
        "UPDATE outbox SET attempts = attempts + 1, due = ?, error = ? WHERE id = ? AND state = 'waiting'",
        [(due, error, parcel_id) for parcel_id in ids],
    )


def drop(connection: Connection, ids: Sequence[int], error: str) -> None:
    """Drop parcels, which won't be posted."""
    connection.executemany(
        f"UPDATE outbox SET state = 'dropped', error = ?, payload = {_KEPT_PAYLOAD} WHERE id = ? AND state = 'waiting'",
        [(error, parcel_id) for parcel_id in ids],
    )


def drop_waiting(connection: Connection, table_id: str, error: str) -> None:
    """Drop all waiting parcels of a table."""
    connection.execute(
        f"UPDATE outbox INDEXED BY outbox_of_table SET state = 'dropped', error = ?, payload = {_KEPT_PAYLOAD}"
        " WHERE state = 'waiting' AND table_id = ?",
        (error, table_id),
    )


def post(connection: Connection, table_id: str, number: int, at: int, parcels: Iterable[NewParcel]) -> None:
    """Add parcels that show the table at `number` to the outbox."""
    for parcel in parcels:
        # sqlite3 takes a plain string several times as fast as an enum that is one.
        connection.execute(
            "INSERT INTO outbox (table_id, number, kind, nonce, payload, created_at, due) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table_id, number, str(parcel.kind), parcel.nonce, parcel.payload, at, parcel.due),
        )
