"""Tips on the results of matches within a game. Part of data/sql.

They are about one table and go with it. Whether one was right isn't kept: the table's game tells, so an undo leaves no
verdict behind.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from data.engine.connection import Connection
from data.engine.strand import Store, reading, reads, writes


@dataclass(frozen=True, slots=True)
class Tip:
    """A person's tip on a match within a game, by its name there: the side that will win, "" for a draw."""

    person: int
    contest: str
    side: str


class Tipped(StrEnum):
    """What came of a tip: it is saved, the table has gone on since it was opened, or too many people tip there."""

    SAVED = "saved"
    MOVED = "moved"
    TOO_MANY_PEOPLE = "people"


def tips_of(connection: Connection, table_id: str, person_id: int) -> Mapping[str, str]:
    """A person's tips at a table: the side, "" for a draw, by the match's name."""
    rows = connection.execute(
        "SELECT contest, side FROM tips WHERE table_id = ? AND person_id = ?", (table_id, person_id)
    )
    return dict(rows.fetchall())


def count_people(connection: Connection, table_id: str) -> int:
    """How many people have tipped at a table."""
    row = connection.execute("SELECT count(DISTINCT person_id) FROM tips WHERE table_id = ?", (table_id,))
    return int(row.fetchone()[0])


class TipStore(Store):
    """Who tipped what at which table."""

    @writes
    def save(
        self, connection: Connection, table_id: str, number: int, tip: Tip, at: int, *, most_people: int
    ) -> Tipped:
        """Save a person's tip in the place of an earlier one on the same match.

        `number` is that of the journal by which the match was open: nothing changes if the table has gone on since, or
        if so many others have tipped there already.
        """
        # Changing the row keeps the table from going on, and others from tipping there, in the meantime.
        still = connection.execute(
            "UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'running' AND number = ?",
            (table_id, number),
        )
        if still.rowcount == 0:
            return Tipped.MOVED
        if not tips_of(connection, table_id, tip.person) and count_people(connection, table_id) >= most_people:
            return Tipped.TOO_MANY_PEOPLE
        connection.execute(
            "INSERT INTO tips (table_id, person_id, contest, side, at) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, person_id, contest) DO UPDATE SET side = excluded.side, at = excluded.at",
            (table_id, tip.person, tip.contest, tip.side, at),
        )
        return Tipped.SAVED

    of_person = reading(tips_of)
    people = reading(count_people)

    @reads
    def of_table(self, connection: Connection, table_id: str) -> tuple[Tip, ...]:
        """All tips at a table, person by person."""
        rows = connection.execute(
            "SELECT person_id, contest, side FROM tips WHERE table_id = ? ORDER BY person_id, contest", (table_id,)
        )
        return tuple(Tip(*row) for row in rows)
