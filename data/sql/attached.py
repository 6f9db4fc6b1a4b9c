"""What is attached to tables: who follows them, and reviews of finished games. Part of data/sql.

A follower is told once, when the game is over: the commit that ends it makes a parcel for each.
"""

import json
from collections.abc import Collection

from data.engine.connection import Connection, take_turns
from data.engine.strand import Concern
from data.records import FOLLOWING, Follow, NewParcel, TableHead
from data.sql.erasing import journals_naming
from data.sql.outbox import post


class SqlFollows(Concern):
    """`Follows` in SQL."""

    async def follow(self, table_id: str, person_id: int, at: int, *, most_tables: int, most_people: int) -> Follow:
        return await self._write(follow, table_id, person_id, at, most_tables, most_people)

    async def unfollow(self, table_id: str, person_id: int) -> None:
        await self._write(unfollow, table_id, person_id)

    async def follows(self, table_id: str, person_id: int) -> bool:
        return await self._read(follows, table_id, person_id)


class SqlReviews(Concern):
    """`Reviews` in SQL."""

    async def review(self, table_id: str) -> str | None:
        return await self._read(review, table_id)

    async def save(self, table_id: str, content: str, people: Collection[int]) -> None:
        await self._write(save_review, table_id, content, tuple(people))

    async def show(self, table_id: str, at: int) -> int | None:
        return await self._write(show, table_id, at)

    async def shown(self, table_id: str) -> int | None:
        return await self._read(shown, table_id)


def follow(
    connection: Connection, table_id: str, person_id: int, at: int, most_tables: int, most_people: int
) -> Follow:
    """Let a person follow a running table, unless they or the table have too many."""
    take_turns(connection, [f"follower {person_id}"])
    # Changing the row before counting keeps the table from ending, and others from following it, in the meantime.
    running = connection.execute(
        "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'running'", (table_id,)
    )
    if running.rowcount == 0:
        return Follow.OVER
    if follows(connection, table_id, person_id):
        return Follow.ON
    own = connection.execute("SELECT count(*) FROM follows WHERE person_id = ?", (person_id,)).fetchone()[0]
    if own >= most_tables:
        return Follow.TOO_MANY_TABLES
    people = connection.execute("SELECT count(*) FROM follows WHERE table_id = ?", (table_id,)).fetchone()[0]
    if people >= most_people:
        return Follow.TOO_MANY_PEOPLE
    connection.execute("INSERT INTO follows (table_id, person_id, since) VALUES (?, ?, ?)", (table_id, person_id, at))
    return Follow.ON


def unfollow(connection: Connection, table_id: str, person_id: int) -> None:
    """Let a person no longer follow a table."""
    connection.execute("DELETE FROM follows WHERE table_id = ? AND person_id = ?", (table_id, person_id))


def follows(connection: Connection, table_id: str, person_id: int) -> bool:
    """Whether a person follows a table."""
    row = connection.execute("SELECT 1 FROM follows WHERE table_id = ? AND person_id = ?", (table_id, person_id))
    return row.fetchone() is not None


def tell_followers(connection: Connection, head: TableHead, number: int) -> None:
    """Turn the followers of a table that has ended into parcels, one for each."""
    people = connection.execute("DELETE FROM follows WHERE table_id = ? RETURNING person_id", (head.id,)).fetchall()
    parcels = [
        NewParcel(FOLLOWING, f"{head.id}-f{place}", json.dumps({"person": person}))
        for place, (person,) in enumerate(sorted(people))
    ]
    post(connection, head.id, number, head.updated_at, parcels)


def review(connection: Connection, table_id: str) -> str | None:
    """The review of a table's game, or None."""
    row = connection.execute("SELECT content FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else str(row[0])


def save_review(connection: Connection, table_id: str, content: str, people: Collection[int]) -> None:
    """Save a review, unless its table isn't over or has gone meanwhile, or one of the people has been erased."""
    # Changing the row keeps the table from being deleted in the meantime, and people from being erased there.
    over = connection.execute(
        "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'ended'", (table_id,)
    )
    if over.rowcount and all(journals_naming(connection, (table_id,), person) for person in people):
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
