"""What people could have done better in games of theirs: what they were offered again, and solved. Part of data/sql.

What there is to solve is in the reviews of their games. These rows are about one table and go with it.
"""

from dataclasses import dataclass

from data.engine.connection import Connection, take_turns
from data.engine.strand import Store, reads, writes

#: Later than any game.
_NEWEST = ((1 << 63) - 1, "")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A person's own moment of a finished game, after `index` events.

    `offered` is the number of the last daily puzzle with which they were offered it, 0 if they never were.
    """

    table_id: str
    moment: int
    offered: int = 0
    solved: bool = False


@dataclass(frozen=True, slots=True)
class OwnReview:
    """The review of a finished game of a person's: their seat, and when the game ended (unix ms)."""

    table_id: str
    seat: int
    game: str
    version: int
    ended_at: int
    content: str


class MistakeStore(Store):
    """What people were offered of their own mistakes, and what they solved."""

    @reads
    def of_person(self, connection: Connection, person_id: int) -> frozenset[Mistake]:
        """All that a person was offered or has solved."""
        rows = connection.execute(
            "SELECT table_id, moment, offered, solved FROM mistakes WHERE person_id = ?", (person_id,)
        )
        return frozenset(Mistake(table_id, moment, offered, bool(solved)) for table_id, moment, offered, solved in rows)

    @reads
    def reviews_of(
        self,
        connection: Connection,
        person_id: int,
        since: int,
        before: tuple[int, str] | None = None,
        limit: int = 10,
    ) -> tuple[OwnReview, ...]:
        """The reviews of a person's games that ended after `since` (unix ms), the last game first.

        They go on from the one before (when it ended, table). Puzzles' are among them.
        """
        rows = connection.execute(
            "SELECT people_at.table_id, seat, game, version, since, content FROM people_at"
            " JOIN reviews ON reviews.table_id = people_at.table_id JOIN tables ON tables.id = people_at.table_id"
            " WHERE person_id = ? AND people_at.status = 'ended' AND seat IS NOT NULL AND since > ?"
            " AND (since, people_at.table_id) < (?, ?) ORDER BY since DESC, people_at.table_id DESC LIMIT ?",
            (person_id, since, *(before or _NEWEST), limit),
        )
        return tuple(OwnReview(*row) for row in rows)

    @writes
    def offer(self, connection: Connection, person_id: int, table_id: str, moment: int, number: int, at: int) -> bool:
        """Note with which daily puzzle somebody is offered a moment of a finished game of theirs.

        False, and nothing is saved, if they were offered another one with it, or aren't named at the table any more.
        """
        take_turns(connection, [f"mistake {person_id}"])
        others = connection.execute(
            "SELECT table_id, moment FROM mistakes WHERE person_id = ? AND offered = ?", (person_id, number)
        ).fetchall()
        if others:
            return others == [(table_id, moment)]
        return _save(connection, person_id, table_id, moment, at, offered=number)

    @writes
    def solve(self, connection: Connection, person_id: int, table_id: str, moment: int, at: int) -> bool:
        """Note that somebody has solved a moment of a finished game; False if they aren't named there any more."""
        return _save(connection, person_id, table_id, moment, at, solved=1)


def _save(
    connection: Connection, person_id: int, table_id: str, moment: int, at: int, *, offered: int = 0, solved: int = 0
) -> bool:
    # Changing the row keeps the table from being deleted in the meantime, and the person from being erased there.
    connection.execute("UPDATE tables SET message_id = message_id WHERE id = ? AND status = 'ended'", (table_id,))
    saved = connection.execute(
        "INSERT INTO mistakes (person_id, table_id, moment, offered, solved, at)"
        " SELECT person_id, table_id, ?, ?, ?, ? FROM people_at"
        " WHERE table_id = ? AND person_id = ? AND status = 'ended'"
        " ON CONFLICT (person_id, table_id, moment) DO UPDATE SET at = excluded.at,"
        " offered = CASE WHEN excluded.offered > 0 THEN excluded.offered ELSE mistakes.offered END,"
        " solved = CASE WHEN excluded.solved > 0 THEN 1 ELSE mistakes.solved END",
        (moment, offered, solved, at, table_id, person_id),
    )
    return saved.rowcount > 0
