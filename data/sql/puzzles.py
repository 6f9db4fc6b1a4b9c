"""Counted tries at daily puzzles. Part of data/sql."""

from dataclasses import astuple

from data.engine.connection import Connection
from data.engine.strand import Store, reads
from data.errors import Duplicate
from data.kept import PuzzleRecord
from data.records import PuzzleTry
from data.sql.named import TRY, shadow_of

_TRY = "game, puzzle, person_id, guild_id, table_id, score, ended_at"


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
        before = connection.execute(
            "SELECT at FROM traces WHERE person_id = ? AND kind = ? AND about = ?",
            (shadow_of(connection, person_id) or 0, TRY, f"{game}/{puzzle}"),
        ).fetchone()
        return None if before is None else PuzzleTry(game, puzzle, person_id, None, "", None, before[0])

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
    def records_of(self, connection: Connection, person_id: int) -> tuple[PuzzleRecord, ...]:
        """A person's counted tries at puzzles on all servers, game by game."""
        rows = connection.execute(
            "SELECT game, count(*), count(score), min(score) FROM puzzle_tries WHERE person_id = ? GROUP BY game",
            (person_id,),
        )
        return tuple(PuzzleRecord(*row) for row in rows)


def save_try(connection: Connection, tried: PuzzleTry) -> None:
    """Begin or end a person's counted try. Raises Duplicate if they have one at another table."""
    saved = connection.execute(
        "INSERT INTO puzzle_tries (game, puzzle, person_id, guild_id, table_id, score, ended_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, puzzle, person_id)"
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
