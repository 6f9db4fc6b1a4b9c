"""Finished games. Part of data/sql."""

import json
from collections.abc import Collection, Iterable

from data.engine.connection import AnyOf, Connection, Row, take_turns
from data.engine.strand import Store, reading, reads
from rules.table.results import Earlier, GameResult, Sitter
from rules.table.values import Ending

Place = tuple[int, str]
"""A place in the order of finished games: when it ended (unix ms), and its table's id."""
FIRST: Place = (0, "")
"""Before all finished games."""

#: The name under which it is kept among the options that hints were allowed; no option can have it.
_HINTS = "terms.hints"
#: The columns of a game, as `games_in` takes them.
GAME = "table_id, game, version, guild_id, ended_at, ending, reason, puzzle, options, champion, earlier, event"


def results_of(connection: Connection, guild_id: int, after: Place = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
    """The finished games of a server after that place, in order."""
    rows = connection.execute(
        f"SELECT {GAME} FROM results WHERE guild_id = ? AND (ended_at, table_id) > (?, ?)"
        " ORDER BY ended_at, table_id LIMIT ?",
        (guild_id, *after, limit),
    )
    return games_in(connection, rows.fetchall())


def count_alone(connection: Connection, guilds: Iterable[int]) -> None:
    """Let nobody else count the games of these servers until this transaction is over."""
    take_turns(connection, [f"ratings {guild_id}" for guild_id in guilds])


def save_result(connection: Connection, result: GameResult) -> None:
    """Save a finished game."""
    connection.execute(
        f"INSERT INTO results ({GAME}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(result.table, result.game, result.version, result.guild, result.ended_at),
            *(result.ending.value, result.reason, result.puzzle, _options(result), result.champion),
            None if result.earlier is None else json.dumps([result.earlier.met, result.earlier.spent]),
            result.event,
        ),
    )
    connection.executemany(
        "INSERT INTO result_seats (table_id, seat, person_id, computer, gave_up, place, score, turns, stood_in)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (result.table, seat, one.person, one.computer, int(one.left), one.place, one.score, one.turns, one.stood_in)
            for seat, one in enumerate(result.sitters)
        ],
    )


def result_of_table(connection: Connection, table_id: str) -> GameResult | None:
    """The saved result of one finished game, or None."""
    rows = connection.execute(f"SELECT {GAME} FROM results WHERE table_id = ?", (table_id,)).fetchall()
    return next(iter(games_in(connection, rows)), None)


def _options(result: GameResult) -> str:
    """Write the options that a game was played with."""
    return json.dumps({**result.options, **({_HINTS: True} if result.hints else {})})


def _earlier(content: str | None) -> Earlier | None:
    """Read what people had played before they were erased."""
    if content is None:
        return None
    met, spent = json.loads(content)
    return Earlier(tuple((one, other, times) for one, other, times in met), tuple(spent))


def games_in(connection: Connection, rows: list[Row]) -> tuple[GameResult, ...]:
    """The games in these rows, each with its seats."""
    seats: dict[str, list[Sitter]] = {row[0]: [] for row in rows}
    found = connection.execute(
        "SELECT table_id, person_id, computer, gave_up, place, score, turns, stood_in FROM result_seats"
        " WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
        (AnyOf(seats),),
    )
    for table, person, computer, gave_up, *counts in found:
        seats[table].append(Sitter(person, computer, bool(gave_up), *counts))
    return tuple(
        GameResult(
            *(table, game, version, guild, at, Ending(ending), reason, tuple(seats[table]), puzzle),
            options={name: value for name, value in kept.items() if name != _HINTS},
            champion=champion,
            hints=_HINTS in kept,
            earlier=_earlier(earlier),
            event=event,
        )
        for table, game, version, guild, at, ending, reason, puzzle, options, champion, earlier, event in rows
        for kept in (json.loads(options),)
    )


class ResultStore(Store):
    """Finished games."""

    @reads
    def page(self, connection: Connection, after: Place = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        """The finished games after that place, in the order of (when they ended, table)."""
        rows = connection.execute(
            f"SELECT {GAME} FROM results WHERE (ended_at, table_id) > (?, ?) ORDER BY ended_at, table_id LIMIT ?",
            (*after, limit),
        )
        return games_in(connection, rows.fetchall())

    page_of = reading(results_of)

    @reads
    def find_finished(self, connection: Connection, tables: Collection[str]) -> frozenset[str]:
        """Which of these tables have a finished game; a closed lobby has none."""
        rows = connection.execute(
            "SELECT table_id FROM results WHERE table_id IN (SELECT value FROM json_each(?))", (AnyOf(tables),)
        )
        return frozenset(row[0] for row in rows)
