"""Finished games and how they were counted. Part of data/sql."""

import json
from collections.abc import Collection, Mapping

from data.engine.connection import AnyOf, Connection, Row
from data.engine.strand import Concern
from data.interface import FIRST
from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

Place = tuple[int, str]
"""A place in the order of finished games: when it ended (unix ms), and its table's id."""

#: The name under which it is kept among the options that hints were allowed; no option can have it.
_HINTS = "terms.hints"
_GAME = "table_id, game, version, guild_id, ended_at, ending, reason, puzzle, options, champion"


class SqlResults(Concern):
    """`Results` in SQL."""

    async def page(self, after: Place = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        return await self._read(page, after, limit)

    async def page_of(self, guild_id: int, after: Place = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        return await self._read(page_of, guild_id, after, limit)

    async def finished(self, tables: Collection[str]) -> frozenset[str]:
        return await self._read(finished, tuple(tables))

    async def tallies(self, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
        return await self._read(tallies, tuple(tables))

    async def save_tallies(self, found: Mapping[str, tuple[bytes, bytes]]) -> None:
        await self._write(save_tallies, dict(found))

    async def sums(self, guild_id: int) -> str | None:
        return await self._read(sums, guild_id)

    async def save_sums(self, guild_id: int, games: int, last: Place, content: str) -> None:
        await self._write(save_sums, guild_id, games, last, content)

    async def owed(self, limit: int = 50) -> tuple[str, ...]:
        return await self._read(owed, limit)

    async def settle(self, table_id: str, result: GameResult | None) -> None:
        await self._write(settle, table_id, result)


def save_result(connection: Connection, result: GameResult) -> None:
    """Save a finished game, unless it is already saved."""
    saved = connection.execute(
        f"INSERT INTO results ({_GAME}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            *(result.table, result.game, result.version, result.guild, result.ended_at),
            *(result.ending.value, result.reason, result.puzzle, _options(result), result.champion),
        ),
    )
    if saved.rowcount == 0:
        return
    connection.executemany(
        "INSERT INTO result_seats (table_id, seat, person_id, computer, gave_up, place, score, turns)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (result.table, seat, one.person, one.computer, int(one.left), one.place, one.score, one.turns)
            for seat, one in enumerate(result.sitters)
        ],
    )


def page(connection: Connection, after: Place, limit: int) -> tuple[GameResult, ...]:
    """The finished games of all servers after a place, in order."""
    rows = connection.execute(
        f"SELECT {_GAME} FROM results WHERE (ended_at, table_id) > (?, ?) ORDER BY ended_at, table_id LIMIT ?",
        (*after, limit),
    )
    return _games(connection, rows.fetchall())


def page_of(connection: Connection, guild_id: int, after: Place, limit: int) -> tuple[GameResult, ...]:
    """The finished games of one server after a place, in order."""
    rows = connection.execute(
        f"SELECT {_GAME} FROM results WHERE guild_id = ? AND (ended_at, table_id) > (?, ?)"
        " ORDER BY ended_at, table_id LIMIT ?",
        (guild_id, *after, limit),
    )
    return _games(connection, rows.fetchall())


def result_of_table(connection: Connection, table_id: str) -> GameResult | None:
    """The saved result of one finished game, or None."""
    rows = connection.execute(f"SELECT {_GAME} FROM results WHERE table_id = ?", (table_id,)).fetchall()
    return next(iter(_games(connection, rows)), None)


def finished(connection: Connection, tables: Collection[str]) -> frozenset[str]:
    """Which of these tables have a result."""
    rows = connection.execute(
        "SELECT table_id FROM results WHERE table_id IN (SELECT value FROM json_each(?))", (AnyOf(tuple(tables)),)
    )
    return frozenset(row[0] for row in rows)


def owed(connection: Connection, limit: int) -> tuple[str, ...]:
    """Some tables that ended before results were saved."""
    rows = connection.execute("SELECT table_id FROM results_owed ORDER BY table_id LIMIT ?", (limit,))
    return tuple(row[0] for row in rows)


def settle(connection: Connection, table_id: str, result: GameResult | None) -> None:
    """Keep the result of an older table, or the options and champion of one that is kept; None if it has none."""
    if result is not None:
        save_result(connection, result)
        connection.execute(
            "UPDATE results SET options = ?, champion = ? WHERE table_id = ?",
            (_options(result), result.champion, table_id),
        )
    connection.execute("DELETE FROM results_owed WHERE table_id = ?", (table_id,))


def tallies(connection: Connection, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
    """How these tables' games were counted, as saved."""
    rows = connection.execute(
        "SELECT table_id, chain, ratings FROM tallies WHERE table_id IN (SELECT value FROM json_each(?))",
        (AnyOf(tuple(tables)),),
    )
    return {table: (chain, ratings) for table, chain, ratings in rows}


def save_tallies(connection: Connection, found: Mapping[str, tuple[bytes, bytes]]) -> None:
    """Save how games were counted, replacing what was saved before."""
    connection.executemany(
        "INSERT INTO tallies (table_id, chain, ratings) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET chain = excluded.chain, ratings = excluded.ratings",
        [(table, *tally) for table, tally in found.items()],
    )


def sums(connection: Connection, guild_id: int) -> str | None:
    """What a server's games came to together, if it is still of all games up to the last one that it has."""
    row = connection.execute(
        "SELECT ended_at, table_id, games, content FROM sums WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    if row is None or _games_until(connection, guild_id, row[:2]) != row[2]:
        return None
    return str(row[3])


def save_sums(connection: Connection, guild_id: int, games: int, last: Place, content: str) -> None:
    """Save what a server's first games came to, unless another one has come in among them."""
    if _games_until(connection, guild_id, last) == games:
        connection.execute(
            "INSERT INTO sums (guild_id, ended_at, table_id, games, content) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET ended_at = excluded.ended_at, table_id = excluded.table_id,"
            " games = excluded.games, content = excluded.content",
            (guild_id, *last, games, content),
        )


def _games_until(connection: Connection, guild_id: int, last: Place) -> int:
    """How many games of a server ended up to a place in the order."""
    row = connection.execute(
        "SELECT count(*) FROM results WHERE guild_id = ? AND (ended_at, table_id) <= (?, ?)", (guild_id, *last)
    )
    count: int = row.fetchone()[0]
    return count


def _options(result: GameResult) -> str:
    """Write the options that a game was played with."""
    return json.dumps({**result.options, **({_HINTS: True} if result.hints else {})})


def _games(connection: Connection, rows: list[Row]) -> tuple[GameResult, ...]:
    """The games in these rows, each with its seats."""
    seats: dict[str, list[Sitter]] = {row[0]: [] for row in rows}
    found = connection.execute(
        "SELECT table_id, person_id, computer, gave_up, place, score, turns FROM result_seats"
        " WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
        (AnyOf(tuple(seats)),),
    )
    for table, person, computer, gave_up, place, score, turns in found:
        seats[table].append(Sitter(person, computer, bool(gave_up), place, score, turns))
    return tuple(
        GameResult(
            *(table, game, version, guild, at, Ending(ending), reason, tuple(seats[table]), puzzle),
            options={name: value for name, value in kept.items() if name != _HINTS},
            champion=champion,
            hints=_HINTS in kept,
        )
        for table, game, version, guild, at, ending, reason, puzzle, options, champion in rows
        for kept in (json.loads(options),)
    )
