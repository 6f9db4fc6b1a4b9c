"""The people of each table and their seats. Part of data/sql."""

from collections.abc import Collection

from data.engine.connection import AnyOf, Connection, Row
from data.engine.strand import Concern, reads
from data.records import Status, TableHead
from data.sql.heads import HEAD, head_of


class Seats(Concern):
    """Which tables people have, and who has a seat; an invited person has none yet."""

    @reads
    def tables_of(
        self, connection: Connection, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        """The person's tables of these statuses, those with the latest change of status first."""
        rows: list[Row] = []
        # One short index scan for each status: a single query for all would sort every game ever played.
        for status in statuses:
            rows += connection.execute(
                f"SELECT since, {HEAD} FROM people_at JOIN tables ON id = table_id"
                " WHERE person_id = ? AND people_at.status = ? ORDER BY since DESC LIMIT ?",
                (person_id, status, limit),
            )
        rows.sort(key=lambda row: row[0], reverse=True)
        return tuple(head_of(row[1:]) for row in rows[:limit])

    @reads
    def people_at(self, connection: Connection, table_id: str) -> tuple[tuple[int, int | None], ...]:
        """The people of a table with their seats, known even if its journal can't be read."""
        rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (table_id,))
        return tuple((person_id, seat) for person_id, seat in rows)

    @reads
    def seated_at(self, connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        """The people seated at each of these tables, in seat order; empty if there are none or no such table."""
        found: dict[str, list[tuple[int, int]]] = {table_id: [] for table_id in table_ids}
        rows = connection.execute(
            "SELECT table_id, seat, person_id FROM people_at"
            " WHERE table_id IN (SELECT value FROM json_each(?)) AND seat IS NOT NULL",
            (AnyOf(found),),
        )
        for table_id, seat, person_id in rows:
            found[table_id].append((seat, person_id))
        return {table_id: tuple(person_id for _, person_id in sorted(seats)) for table_id, seats in found.items()}

    @reads
    def count(self, connection: Connection, person_id: int, status: Status) -> int:
        """How many tables of this status the person has a seat at."""
        return count_seats(connection, person_id, status)


def count_seats(connection: Connection, person_id: int, status: Status) -> int:
    """At how many tables of this status a person has a seat."""
    row = connection.execute(
        "SELECT count(*) FROM people_at WHERE person_id = ? AND status = ? AND seat IS NOT NULL", (person_id, status)
    )
    count: int = row.fetchone()[0]
    return count


def replace_people(connection: Connection, head: TableHead, wanted: dict[int, int | None]) -> None:
    """Replace the people of a table with these, each with a seat or None."""
    rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (head.id,)).fetchall()
    stored = dict(rows)
    if stored == wanted:
        return
    for person_id in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM people_at WHERE table_id = ? AND person_id = ?", (head.id, person_id))
    for person_id, seat in wanted.items():
        if person_id not in stored or stored[person_id] != seat:
            connection.execute(
                "INSERT INTO people_at (table_id, person_id, seat, status, since) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, person_id) DO UPDATE SET seat = excluded.seat",
                (head.id, person_id, seat, head.status, head.updated_at),
            )
