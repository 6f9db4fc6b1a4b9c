"""Who gets one message about all their turns, when the next is due, and which is the last. Part of data/sql."""

from dataclasses import dataclass

from data.engine.connection import Connection
from data.engine.strand import Store, reading, reads, writes
from data.records import Message


@dataclass(frozen=True, slots=True)
class Digest:
    """A person's next message, when it is due, and the last one; `shown` tells what that says apart from others."""

    person: int
    due: int
    message: Message | None = None
    shown: str = ""


_ROW = "SELECT person_id, due, channel_id, message_id, created_at, shown FROM digests"


def digest_of(connection: Connection, person_id: int) -> Digest | None:
    """A person's next message, if they get any."""
    row = connection.execute(f"{_ROW} WHERE person_id = ?", (person_id,)).fetchone()
    return None if row is None else _digest(*row)


class DigestStore(Store):
    """The messages about all turns of a person."""

    @writes
    def plan(self, connection: Connection, person_id: int, due: int) -> None:
        """Let the next message to a person be due then."""
        connection.execute(
            "INSERT INTO digests (person_id, due) VALUES (?, ?)"
            " ON CONFLICT (person_id) DO UPDATE SET due = excluded.due",
            (person_id, due),
        )

    @writes
    def postpone(self, connection: Connection, person_id: int, due: int) -> None:
        """Let the next message to a person who still gets them be due then."""
        connection.execute("UPDATE digests SET due = ? WHERE person_id = ?", (due, person_id))

    @writes
    def note(self, connection: Connection, person_id: int, due: int, message: Message | None, shown: str) -> None:
        """Note the last message to a person who still gets them, and when the next is due."""
        place = (None, None, None) if message is None else (message.channel_id, message.message_id, message.created_at)
        connection.execute(
            "UPDATE digests SET due = ?, channel_id = ?, message_id = ?, created_at = ?, shown = ? WHERE person_id = ?",
            (due, *place, shown, person_id),
        )

    @writes
    def stop(self, connection: Connection, person_id: int) -> None:
        """Plan no more messages to a person."""
        connection.execute("DELETE FROM digests WHERE person_id = ?", (person_id,))

    of = reading(digest_of)

    @reads
    def due(self, connection: Connection, now: int, limit: int = 50) -> tuple[Digest, ...]:
        """The messages that are due, longest overdue first."""
        rows = connection.execute(f"{_ROW} WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
        return tuple(_digest(*row) for row in rows)


def _digest(
    person: int, due: int, channel_id: int | None, message_id: int | None, created_at: int | None, shown: str
) -> Digest:
    message = None if channel_id is None or message_id is None else Message(channel_id, message_id, created_at or 0)
    return Digest(person, due, message, shown)
