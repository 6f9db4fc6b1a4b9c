"""Reviews of finished games, kept with their tables. Part of data/sql."""

from data.engine.connection import Connection
from data.engine.strand import Concern


class SqlReviews(Concern):
    """`Reviews` in SQL."""

    async def review(self, table_id: str) -> str | None:
        return await self._read(review, table_id)

    async def save(self, table_id: str, content: str) -> None:
        await self._write(save_review, table_id, content)

    async def show(self, table_id: str, at: int) -> int | None:
        return await self._write(show, table_id, at)

    async def shown(self, table_id: str) -> int | None:
        return await self._read(shown, table_id)


def review(connection: Connection, table_id: str) -> str | None:
    """The review of a table's game, or None."""
    row = connection.execute("SELECT content FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else str(row[0])


def save_review(connection: Connection, table_id: str, content: str) -> None:
    """Save a review, unless its table isn't over or has gone meanwhile."""
    # Changing the row keeps the table from being deleted in the meantime.
    over = connection.execute(
        "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'ended'", (table_id,)
    )
    if over.rowcount:
        connection.execute(
            "INSERT INTO reviews (table_id, content) VALUES (?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
            (table_id, content),
        )


def show(connection: Connection, table_id: str, at: int) -> int | None:
    """Note that a review is shown to everybody, unless that is noted already; return when it first was."""
    connection.execute("UPDATE reviews SET shown_at = ? WHERE table_id = ? AND shown_at IS NULL", (at, table_id))
    return shown(connection, table_id)


def shown(connection: Connection, table_id: str) -> int | None:
    """When a review was first shown to everybody, or None."""
    row = connection.execute("SELECT shown_at FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else row[0]
