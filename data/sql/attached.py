"""What is attached to tables: who follows them, and reviews of finished games. Part of data/sql.

A follower is told once, when the game is over: the commit that ends it makes a parcel for each.
"""

import json
from collections.abc import Collection

from data.engine.connection import Connection, take_turns
from data.engine.strand import Store, reading, reads, writes
from data.records import FOLLOWING, Follow, NewParcel, TableHead
from data.sql.named import is_named, wait_for_erasures
from data.sql.outbox import post


def is_following(connection: Connection, table_id: str, person_id: int) -> bool:
    """Whether a person follows a table."""
    row = connection.execute("SELECT 1 FROM follows WHERE table_id = ? AND person_id = ?", (table_id, person_id))
    return row.fetchone() is not None


def tell_followers(connection: Connection, head: TableHead, number: int) -> None:
    """Turn the followers of a table that has ended into parcels, one for each."""
    # An erasure waits for whoever names the person, and then deletes these rows: in this order no two wait in a circle.
    found = connection.execute("SELECT person_id FROM follows WHERE table_id = ?", (head.id,))
    wait_for_erasures(connection, [person for (person,) in found])
    people = connection.execute("DELETE FROM follows WHERE table_id = ? RETURNING person_id", (head.id,)).fetchall()
    parcels = [
        NewParcel(FOLLOWING, f"{head.id}-f{place}", json.dumps({"person": person}))
        for place, (person,) in enumerate(sorted(people))
    ]
    post(connection, head.id, number, head.updated_at, parcels)


class FollowStore(Store):
    """Who follows which table. The commit that ends it turns its followers into parcels (`FOLLOWING`)."""

    @writes
    def follow(
        self, connection: Connection, table_id: str, person_id: int, at: int, *, most_tables: int, most_people: int
    ) -> Follow:
        """Let a person follow a running table; nothing changes if they or the table have so many already."""
        take_turns(connection, [f"follower {person_id}"])
        # Changing the row before counting keeps the table from ending, and others from following it, in the meantime.
        running = connection.execute(
            "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'running'", (table_id,)
        )
        if running.rowcount == 0:
            return Follow.OVER
        if is_following(connection, table_id, person_id):
            return Follow.ON
        own = connection.execute("SELECT count(*) FROM follows WHERE person_id = ?", (person_id,)).fetchone()[0]
        if own >= most_tables:
            return Follow.TOO_MANY_TABLES
        people = connection.execute("SELECT count(*) FROM follows WHERE table_id = ?", (table_id,)).fetchone()[0]
        if people >= most_people:
            return Follow.TOO_MANY_PEOPLE
        connection.execute(
            "INSERT INTO follows (table_id, person_id, since) VALUES (?, ?, ?)", (table_id, person_id, at)
        )
        return Follow.ON

    @writes
    def unfollow(self, connection: Connection, table_id: str, person_id: int) -> None:
        """Let a person no longer follow a table."""
        connection.execute("DELETE FROM follows WHERE table_id = ? AND person_id = ?", (table_id, person_id))

    follows = reading(is_following)


class ReviewStore(Store):
    """Reviews of finished games, one a table; they go when the table goes, or when somebody at it is erased."""

    @reads
    def review(self, connection: Connection, table_id: str) -> str | None:
        """The review of a table's game, or None."""
        row = connection.execute("SELECT content FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
        return None if row is None else str(row[0])

    @writes
    def save(self, connection: Connection, table_id: str, content: str, people: Collection[int]) -> None:
        """Save a review in the place of an earlier one.

        `people` are those whose game it judges. Does nothing unless the table is over and its journal still names each
        of them: nobody has been erased since.
        """
        # Changing the row keeps the table from being deleted in the meantime, and people from being erased there.
        over = connection.execute(
            "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'ended'", (table_id,)
        )
        if over.rowcount and all(is_named(connection, table_id, person) for person in people):
            connection.execute(
                "INSERT INTO reviews (table_id, content) VALUES (?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
                (table_id, content),
            )

    @writes
    def show(self, connection: Connection, table_id: str, at: int) -> int | None:
        """Note that a review is shown to everybody, and return when that was first noted; None if there is none."""
        row = connection.execute(
            "UPDATE reviews SET shown_at = coalesce(shown_at, ?) WHERE table_id = ? RETURNING shown_at", (at, table_id)
        ).fetchone()
        return None if row is None else int(row[0])

    @reads
    def when_shown(self, connection: Connection, table_id: str) -> int | None:
        """When a review was first shown to everybody, or None."""
        row = connection.execute("SELECT shown_at FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
        return None if row is None else row[0]
