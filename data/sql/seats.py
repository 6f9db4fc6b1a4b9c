"""The people of each table and their seats. Part of data/sql."""

from collections.abc import Collection

from data.engine.connection import AnyOf, Connection, Row
from data.engine.strand import Concern
from data.records import Status, TableHead
from data.sql.heads import HEAD, head_of


class SqlSeats(Concern):
    """`Seats` in SQL."""

    async def tables_of(
        self, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        return await self._read(tables_of, person_id, frozenset(statuses), limit)

    async def people_at(self, table_id: str) -> tuple[tuple[int, int | None], ...]:
        return await self._read(people_at, table_id)

    async def seated_at(self, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        return await self._read(seated_at, tuple(table_ids))

    async def count(self, person_id: int, status: Status) -> int:
        return await self._read(count_seats, person_id, status)


def tables_of(connection: Connection, person_id: int, statuses: frozenset[Status], limit: int) -> tuple[TableHead, ...]:
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


def people_at(connection: Connection, table_id: str) -> tuple[tuple[int, int | None], ...]:
    """The people of a table with their seats."""
    rows = connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (table_id,))
    return tuple((person_id, seat) for person_id, seat in rows)


def seated_at(connection: Connection, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
    """The people seated at each of these tables, in seat order."""
    found: dict[str, list[tuple[int, int]]] = {table_id: [] for table_id in table_ids}
    rows = connection.execute(
        "SELECT table_id, seat, person_id FROM people_at"
        " WHERE table_id IN (SELECT value FROM json_each(?)) AND seat IS NOT NULL",
        (AnyOf(tuple(found)),),
    )
    for table_id, seat, person_id in rows:
        found[table_id].append((seat, person_id))
    return {table_id: tuple(person_id for _, person_id in sorted(seats)) for table_id, seats in found.items()}


def count_seats(connection: Connection, person_id: int, status: Status) -> int:
    """How many tables of this status the person has a seat at."""
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
