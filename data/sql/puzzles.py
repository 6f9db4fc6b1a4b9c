"""Counted tries at daily puzzles. Part of data/sql."""

from dataclasses import astuple

from data.engine.connection import Connection
from data.engine.strand import Store, reads, writes
from data.errors import Duplicate
from data.kept import PuzzleRecord
from data.records import GOES, PuzzleTry, Streak
from data.sql.named import TRY, shadow_of

_TRY = "game, puzzle, person_id, guild_id, table_id, score, ended_at, goes, begun_at"
_STREAK = "number, days, rests, toward, rested, longest"
#: How many of a person's numbers in a month count.
COUNTED = 20
#: A try that was played to its end: solved, or with all its goes.
_FINISHED = f"(score IS NOT NULL OR goes >= {GOES})"


class PuzzleStore(Store):
    """Counted tries at daily puzzles, which commits begin and end."""

    @reads
    def try_of(self, connection: Connection, game: str, puzzle: int, person_id: int) -> PuzzleTry | None:
        """The person's counted try at a puzzle, or None; one from before they were erased has no table and score."""
        row = connection.execute(
            f"SELECT {_TRY} FROM puzzle_tries WHERE game = ? AND puzzle = ? AND person_id = ?",
            (game, puzzle, person_id),
        ).fetchone()
        if row is not None:
            return PuzzleTry(*row)
        before = _was_erased(connection, game, puzzle, person_id)
        return None if before is None else PuzzleTry(game, puzzle, person_id, None, ended_at=before)

    @writes
    def go(self, connection: Connection, tried: PuzzleTry) -> bool:
        """Save a try after a go; False if that isn't the next one, or another try came first or has ended."""
        if tried.goes == 1 and _was_erased(connection, tried.game, tried.puzzle, tried.person_id) is not None:
            return False
        saved = connection.execute(
            f"INSERT INTO puzzle_tries ({_TRY}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ? = 1"
            " ON CONFLICT (game, puzzle, person_id) DO NOTHING",
            (*astuple(tried), tried.goes),
        )
        if saved.rowcount == 0:
            saved = connection.execute(
                "UPDATE puzzle_tries SET goes = ?, score = ?, ended_at = ?"
                " WHERE game = ? AND puzzle = ? AND person_id = ? AND goes = ? AND ended_at IS NULL",
                (tried.goes, tried.score, tried.ended_at, tried.game, tried.puzzle, tried.person_id, tried.goes - 1),
            )
        return saved.rowcount > 0

    @writes
    def give_up(self, connection: Connection, tried: PuzzleTry) -> None:
        """End a try that hasn't ended, after the goes that were had."""
        if _was_erased(connection, tried.game, tried.puzzle, tried.person_id) is not None:
            return
        connection.execute(
            f"INSERT INTO puzzle_tries ({_TRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, puzzle, person_id) DO UPDATE SET ended_at = excluded.ended_at"
            " WHERE puzzle_tries.ended_at IS NULL",
            astuple(tried),
        )

    @reads
    def scores(self, connection: Connection, game: str, puzzle: int) -> tuple[tuple[int, int], ...]:
        """How many people have solved a puzzle with each score, on all servers, the best score first."""
        rows = connection.execute(
            "SELECT score, count(*) FROM puzzle_tries WHERE game = ? AND puzzle = ? AND score IS NOT NULL"
            " GROUP BY score ORDER BY score",
            (game, puzzle),
        )
        return tuple(rows)

    @reads
    def tries_on(self, connection: Connection, puzzle: int, guild_id: int, limit: int = 500) -> tuple[PuzzleTry, ...]:
        """A server's finished tries at the puzzles of a number, game by game, the failed ones first or last."""
        rows = connection.execute(
            f"SELECT {_TRY} FROM puzzle_tries WHERE guild_id = ? AND puzzle = ? AND {_FINISHED}"
            " ORDER BY game, score, ended_at LIMIT ?",
            (guild_id, puzzle, limit),
        )
        return tuple(PuzzleTry(*row) for row in rows)

    @reads
    def numbers_after(self, connection: Connection, person_id: int, after: int) -> tuple[int, ...]:
        """The numbers of the puzzles after this one that a person has finished; once for each game, in no order."""
        rows = connection.execute(
            f"SELECT puzzle FROM puzzle_tries WHERE person_id = ? AND puzzle > ? AND {_FINISHED}", (person_id, after)
        )
        return tuple(number for (number,) in rows)

    @reads
    def streak(self, connection: Connection, person_id: int) -> Streak:
        """A person's streak as far as it was counted."""
        row = connection.execute(f"SELECT {_STREAK} FROM streaks WHERE person_id = ?", (person_id,)).fetchone()
        return Streak() if row is None else Streak(*row)

    @writes
    def save_streak(self, connection: Connection, person_id: int, streak: Streak) -> None:
        """Save a person's streak, unless it is counted further already; further by more than one number is wrong."""
        connection.execute(
            f"INSERT INTO streaks (person_id, {_STREAK}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person_id)"
            " DO UPDATE SET number = excluded.number, days = excluded.days, rests = excluded.rests,"
            " toward = excluded.toward, rested = excluded.rested, longest = excluded.longest"
            " WHERE streaks.number < excluded.number OR streaks.number > excluded.number + 1",
            (person_id, *astuple(streak)),
        )

    @reads
    def best_tries(
        self, connection: Connection, game: str, puzzle: int, guild_id: int | None, limit: int = 3
    ) -> tuple[PuzzleTry, ...]:
        """A server's best successful tries at a puzzle; of equal ones the earlier comes first."""
        # `guild_id IS ?` would not find the index on every database.
        here, there = ("guild_id IS NULL", ()) if guild_id is None else ("guild_id = ?", (guild_id,))
        rows = connection.execute(
            f"SELECT {_TRY} FROM puzzle_tries WHERE {here} AND game = ? AND puzzle = ? AND score IS NOT NULL"
            " ORDER BY score, ended_at LIMIT ?",
            (*there, game, puzzle, limit),
        )
        return tuple(PuzzleTry(*row) for row in rows)

    @reads
    def numbers_of_two(self, connection: Connection, guild_id: int, after: int, until: int) -> tuple[int, ...]:
        """The numbers after one and up to another whose puzzles two people or more of a server have finished."""
        rows = connection.execute(
            f"SELECT puzzle FROM puzzle_tries WHERE guild_id = ? AND puzzle > ? AND puzzle <= ? AND {_FINISHED}"
            " GROUP BY puzzle HAVING min(person_id) < max(person_id)",
            (guild_id, after, until),
        )
        return tuple(number for (number,) in rows)

    @reads
    def last_number(self, connection: Connection, guild_id: int, before: int) -> int:
        """The last number before one whose puzzles anybody of a server has finished; 0 if nobody has."""
        row = connection.execute(
            f"SELECT puzzle FROM puzzle_tries WHERE guild_id = ? AND puzzle < ? AND {_FINISHED}"
            " ORDER BY puzzle DESC LIMIT 1",
            (guild_id, before),
        ).fetchone()
        return 0 if row is None else int(row[0])

    @reads
    def points(
        self, connection: Connection, guild_id: int, begin: int, end: int, limit: int = 100
    ) -> tuple[tuple[int, int], ...]:
        """A server's people with their points for the numbers from `begin` to `end`, the best first.

        A puzzle in several goes gives 3 points in the first, one less in each later. A race gives 3 to the server's
        best of the day, 2 to those who took no longer than the average, and 1 to the others. Only a person's best
        `COUNTED` numbers count.
        """
        rows = connection.execute(
            "WITH solved AS (SELECT person_id, puzzle, goes, score,"
            " min(score) OVER (PARTITION BY puzzle, game) AS best,"
            " avg(score) OVER (PARTITION BY puzzle, game) AS average"
            " FROM puzzle_tries WHERE guild_id = ? AND puzzle BETWEEN ? AND ? AND score IS NOT NULL),"
            " days AS (SELECT person_id, sum(CASE WHEN goes > 0 THEN ? - score WHEN score = best THEN 3"
            " WHEN score <= average THEN 2 ELSE 1 END) AS points FROM solved GROUP BY person_id, puzzle),"
            " ranked AS (SELECT person_id, points,"
            " row_number() OVER (PARTITION BY person_id ORDER BY points DESC) AS place FROM days)"
            " SELECT person_id, CAST(sum(points) AS INTEGER) AS total FROM ranked WHERE place <= ?"
            " GROUP BY person_id ORDER BY total DESC, person_id LIMIT ?",
            (guild_id, begin, end, GOES + 1, COUNTED, limit),
        )
        return tuple(rows)

    @reads
    def records_of(self, connection: Connection, person_id: int) -> tuple[PuzzleRecord, ...]:
        """A person's counted tries at puzzles on all servers, game by game."""
        rows = connection.execute(
            "SELECT game, count(*), count(score), min(score) FROM puzzle_tries WHERE person_id = ? GROUP BY game",
            (person_id,),
        )
        return tuple(PuzzleRecord(*row) for row in rows)


def _was_erased(connection: Connection, game: str, puzzle: int, person_id: int) -> int | None:
    """When the person began the try that they had before they were erased (unix ms); None if they had none."""
    row = connection.execute(
        "SELECT at FROM traces WHERE person_id = ? AND kind = ? AND about = ?",
        (shadow_of(connection, person_id) or 0, TRY, f"{game}/{puzzle}"),
    ).fetchone()
    return None if row is None else row[0]


def save_try(connection: Connection, tried: PuzzleTry) -> None:
    """Begin or end a person's counted try. Raises Duplicate if they have one at another table."""
    saved = connection.execute(
        f"INSERT INTO puzzle_tries ({_TRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, puzzle, person_id)"
        " DO UPDATE SET score = excluded.score, ended_at = excluded.ended_at"
        " WHERE puzzle_tries.table_id = excluded.table_id",
        astuple(tried),
    )
    if saved.rowcount == 0:
        first = connection.execute(
            "SELECT tables.id, tables.number FROM puzzle_tries JOIN tables ON id = table_id"
            " WHERE puzzle_tries.game = ? AND puzzle_tries.puzzle = ? AND person_id = ?",
            (tried.game, tried.puzzle, tried.person_id),
        )
        raise Duplicate(*first.fetchone())
