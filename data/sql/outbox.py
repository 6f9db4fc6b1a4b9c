"""Parcels that wait to be shown, what became of them, and which messages show hands. Part of data/sql."""

from collections.abc import Collection, Sequence
from dataclasses import astuple

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Store, reads, writes, writing
from data.fleet import OF_TABLE, of_cluster
from data.records import BoardMessage, Hand, Message, NewParcel, Parcel, Place
from data.sql.named import note_named

ERASED = "erased"
"""The error of parcels that were dropped because somebody was erased: where they were posted isn't kept."""
_PARCEL = "id, table_id, number, kind, nonce, payload, created_at, attempts, due, error"


def drop_waiting(connection: Connection, table_id: str, error: str) -> None:
    """Drop all waiting parcels of a table."""
    connection.execute(
        "UPDATE outbox INDEXED BY outbox_of_table SET state = 'dropped', error = ?"
        " WHERE state = 'waiting' AND table_id = ?",
        (error, table_id),
    )


def post(
    connection: Connection,
    table_id: str,
    number: int,
    at: int,
    parcels: Collection[NewParcel],
    known: Collection[int] = (),
) -> None:
    """Add parcels that show the table at `number` to the outbox; people in `known` are noted as named there."""
    note_named(connection, table_id, [parcel.payload for parcel in parcels], known)
    for parcel in parcels:
        # sqlite3 takes a plain string several times as fast as an enum that is one.
        connection.execute(
            "INSERT INTO outbox (table_id, number, kind, nonce, payload, created_at, due) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table_id, number, str(parcel.kind), parcel.nonce, parcel.payload, at, parcel.due),
        )


def save_place(connection: Connection, place: Place) -> None:
    """Save which message shows a board or a hand."""
    match place:
        case BoardMessage(table_id, message):
            connection.execute(
                "UPDATE tables SET message_channel_id = ?, message_id = ?, message_created_at = ?"
                " WHERE id = ? AND channel_id > 0",  # else it was played in direct messages of somebody erased
                (message.channel_id, message.message_id, message.created_at, table_id),
            )
        case Hand():
            save_hand(connection, place)


def save_hand(connection: Connection, hand: Hand) -> None:
    """Save which direct message shows a hand."""
    connection.execute(
        "INSERT INTO hands (table_id, person_id, channel_id, message_id, number, created_at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, person_id) DO UPDATE SET channel_id = excluded.channel_id,"
        " message_id = excluded.message_id, number = excluded.number, created_at = excluded.created_at",
        astuple(hand),
    )


class ParcelStore(Store):
    """Parcels, which say what must be posted; each step's commit adds its own."""

    @reads
    def due(
        self,
        connection: Connection,
        now: int,
        limit: int = 100,
        *,
        exclude: Collection[str] = (),
        kinds: Collection[str] | None = None,
    ) -> tuple[Parcel, ...]:
        """The waiting parcels due at `now`, longest overdue first, except those of the tables in `exclude`.

        With `kinds`, only those.
        """
        ours, cluster = of_cluster(self._own, OF_TABLE)
        among = " AND kind IN (SELECT value FROM json_each(?))"
        wanted, of = ("", ()) if kinds is None else (among, (AnyOf([str(kind) for kind in kinds]),))
        rows = connection.execute(
            f"SELECT {_PARCEL} FROM outbox WHERE state = 'waiting' AND due <= ?"
            f" AND table_id NOT IN (SELECT value FROM json_each(?)){wanted}{ours} ORDER BY due, id LIMIT ?",
            (now, AnyOf(exclude), *of, *cluster, limit),
        )
        return tuple(Parcel(*row) for row in rows)

    @reads
    def of_table(self, connection: Connection, table_id: str) -> tuple[Parcel, ...]:
        """A table's waiting parcels, due or not, in the order in which they are due."""
        rows = connection.execute(
            f"SELECT {_PARCEL} FROM outbox WHERE table_id = ? AND state = 'waiting' ORDER BY due, id", (table_id,)
        )
        return tuple(Parcel(*row) for row in rows)

    @reads
    def next_due(self, connection: Connection) -> int | None:
        """When the next waiting parcel is due, or None; it may be in the past."""
        due: int | None = connection.execute("SELECT min(due) FROM outbox WHERE state = 'waiting'").fetchone()[0]
        return due

    @reads
    def knows(self, connection: Connection, nonce: str) -> bool:
        """Whether a parcel with this nonce exists, waiting or finished."""
        return connection.execute("SELECT 1 FROM outbox WHERE nonce = ?", (nonce,)).fetchone() is not None

    @reads
    def message_of(self, connection: Connection, nonce: str) -> Message | None:
        """The message that a parcel with this nonce became, or None."""
        row = connection.execute(
            "SELECT posted_in, posted_as, created_at FROM outbox"
            " WHERE nonce = ? AND state = 'posted' AND posted_as IS NOT NULL",
            (nonce,),
        ).fetchone()
        return None if row is None else Message(*row)

    @writes
    def revive(self, connection: Connection, parcel: NewParcel) -> None:
        """Let a dropped parcel with this nonce wait again, with this payload. Does nothing to any other."""
        revived = connection.execute(
            "UPDATE outbox SET state = 'waiting', attempts = 0, due = ?, payload = ?, error = NULL"
            " WHERE nonce = ? AND state = 'dropped' RETURNING table_id",
            (parcel.due, parcel.payload, parcel.nonce),
        ).fetchall()
        for (table_id,) in revived:
            note_named(connection, table_id, (parcel.payload,))

    @writes
    def mark_posted(
        self,
        connection: Connection,
        ids: Sequence[int],
        channel_id: int | None = None,
        message_id: int | None = None,
        place: Place | None = None,
    ) -> None:
        """Mark these parcels as posted, with the message that shows them, and save its `place` with them."""
        # The table's row comes first, as in every transaction that changes it and its parcels: no two wait in a circle.
        if place is not None:
            save_place(connection, place)
        connection.executemany(
            "UPDATE outbox SET state = 'posted', attempts = attempts + 1, posted_in = ?, posted_as = ?, error = NULL"
            f" WHERE id = ? AND (error IS NULL OR error <> '{ERASED}')",
            [(channel_id, message_id, parcel_id) for parcel_id in ids],
        )

    @writes
    def postpone(self, connection: Connection, ids: Sequence[int], due: int, error: str) -> None:
        """Postpone these parcels until `due` after a failed attempt. Does nothing to finished ones."""
        connection.executemany(
            "UPDATE outbox SET attempts = attempts + 1, due = ?, error = ? WHERE id = ? AND state = 'waiting'",
            [(due, error, parcel_id) for parcel_id in ids],
        )

    @writes
    def drop(self, connection: Connection, ids: Sequence[int], error: str) -> None:
        """Drop these parcels for this reason: they won't be posted. Does nothing to finished ones."""
        connection.executemany(
            "UPDATE outbox SET state = 'dropped', error = ? WHERE id = ? AND state = 'waiting'",
            [(error, parcel_id) for parcel_id in ids],
        )


class HandStore(Store):
    """The direct messages that show people their hands."""

    @reads
    def hand(self, connection: Connection, table_id: str, person_id: int) -> Hand | None:
        """The direct message with the person's hand at the table, or None."""
        row = connection.execute(
            "SELECT channel_id, message_id, number, created_at FROM hands WHERE table_id = ? AND person_id = ?",
            (table_id, person_id),
        ).fetchone()
        return None if row is None else Hand(table_id, person_id, *row)

    save = writing(save_hand)

    @writes
    def forget(self, connection: Connection, table_id: str, person_id: int) -> None:
        """Forget the direct message with the person's hand at the table."""
        connection.execute("DELETE FROM hands WHERE table_id = ? AND person_id = ?", (table_id, person_id))
