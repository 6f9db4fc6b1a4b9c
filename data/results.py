"""Finished games, members and podiums in the database: questions and changes. Part of data/: imports data, rules.

Each is a function of a connection inside a transaction.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from sqlite3 import Connection
from typing import Any

from data.records import Podium, PuzzleRecord
from rules.table.results import GameResult, Sitter
from rules.table.table import Ending

Place = tuple[int, str]
"""A place in the order of finished games: when it ended (unix ms), and its table's id."""

_GAME = "table_id, game, version, guild_id, ended_at, ending, reason, puzzle, options"


def save_result(connection: Connection, result: GameResult) -> None:
    """Keep a finished game; one that is kept already stays as it is."""
    saved = connection.execute(
        f"INSERT INTO results ({_GAME}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            *(result.table, result.game, result.version, result.guild, result.ended_at),
            *(result.ending.value, result.reason, result.puzzle, json.dumps(dict(result.options))),
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


def results(connection: Connection, after: Place, limit: int) -> tuple[GameResult, ...]:
    """Finished games of all servers in their order, from behind a place on."""
    rows = connection.execute(
        f"SELECT {_GAME} FROM results WHERE (ended_at, table_id) > (?, ?) ORDER BY ended_at, table_id LIMIT ?",
        (*after, limit),
    )
    return _games(connection, rows.fetchall())


def results_of(connection: Connection, guild_id: int, after: Place, limit: int) -> tuple[GameResult, ...]:
    """Finished games of one server in their order, from behind a place on."""
    rows = connection.execute(
        f"SELECT {_GAME} FROM results WHERE guild_id = ? AND (ended_at, table_id) > (?, ?)"
        " ORDER BY ended_at, table_id LIMIT ?",
        (guild_id, *after, limit),
    )
    return _games(connection, rows.fetchall())


def result_of_table(connection: Connection, table_id: str) -> GameResult | None:
    """What is kept of one finished game, or None."""
    rows = connection.execute(f"SELECT {_GAME} FROM results WHERE table_id = ?", (table_id,)).fetchall()
    return next(iter(_games(connection, rows)), None)


def results_owed(connection: Connection, limit: int) -> tuple[str, ...]:
    """Some tables that ended before results were kept."""
    rows = connection.execute("SELECT table_id FROM results_owed ORDER BY table_id LIMIT ?", (limit,))
    return tuple(row[0] for row in rows)


def settle_result(connection: Connection, table_id: str, result: GameResult | None) -> None:
    """Keep the result of an older table, or the options of one that is kept; None if it has none."""
    if result is not None:
        save_result(connection, result)
        options = json.dumps(dict(result.options))
        connection.execute("UPDATE results SET options = ? WHERE table_id = ?", (options, table_id))
    connection.execute("DELETE FROM results_owed WHERE table_id = ?", (table_id,))


def tallies(connection: Connection, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
    """What is remembered of how these tables' games were counted."""
    rows = connection.execute(
        "SELECT table_id, chain, ratings FROM tallies WHERE table_id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(tables)),),
    )
    return {table: (chain, ratings) for table, chain, ratings in rows}


def save_tallies(connection: Connection, found: Mapping[str, tuple[bytes, bytes]]) -> None:
    """Remember how games were counted, and no more what was remembered of them."""
    connection.executemany(
        "INSERT INTO tallies (table_id, chain, ratings) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET chain = excluded.chain, ratings = excluded.ratings",
        [(table, *tally) for table, tally in found.items()],
    )


def puzzles_of(connection: Connection, person_id: int) -> tuple[PuzzleRecord, ...]:
    """A person's counted tries at puzzles, game by game."""
    rows = connection.execute(
        "SELECT game, count(*), count(score), min(score) FROM puzzle_tries WHERE person_id = ? GROUP BY game",
        (person_id,),
    )
    return tuple(PuzzleRecord(*row) for row in rows)


def members(connection: Connection, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
    """Who of these people is in the server, as far as it was asked since then."""
    rows = connection.execute(
        "SELECT person_id, present FROM members"
        " WHERE guild_id = ? AND person_id IN (SELECT value FROM json_each(?)) AND asked_at >= ?",
        (guild_id, json.dumps(list(people)), since),
    )
    return {person: bool(present) for person, present in rows}


def save_members(connection: Connection, guild_id: int, found: Iterable[tuple[int, bool]], at: int) -> None:
    """Remember who is in the server."""
    connection.executemany(
        "INSERT INTO members (guild_id, person_id, present, asked_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET present = excluded.present, asked_at = excluded.asked_at",
        [(guild_id, person, int(present), at) for person, present in found],
    )


def want_podium(connection: Connection, podium: Podium) -> None:
    """Let a season's podium be told in a channel, unless it was told already."""
    connection.execute(
        "INSERT INTO podiums (guild_id, season, channel_id, due) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET channel_id = excluded.channel_id, due = excluded.due, state = 'waiting'"
        " WHERE posted_as IS NULL",
        (podium.guild_id, podium.season, podium.channel_id, podium.due),
    )


def podiums_due(connection: Connection, now: int, limit: int) -> tuple[Podium, ...]:
    """The podiums to be told at `now`, the longest overdue first."""
    rows = connection.execute(
        "SELECT guild_id, season, channel_id, due, attempts FROM podiums WHERE state = 'waiting' AND due <= ?"
        " ORDER BY due LIMIT ?",
        (now, limit),
    )
    return tuple(Podium(*row) for row in rows)


def podium_tried(connection: Connection, podium: Podium, due: int) -> None:
    """An attempt begins; if nothing more is heard of it, the next one is due then."""
    connection.execute(
        "UPDATE podiums SET attempts = attempts + 1, due = ? WHERE guild_id = ? AND season = ? AND state = 'waiting'",
        (due, podium.guild_id, podium.season),
    )


def podium_done(connection: Connection, podium: Podium, message_id: int | None, following: Podium | None) -> None:
    """A podium was told as this message, or (None) will not be; `following` is the next season's."""
    connection.execute(
        "UPDATE podiums SET state = ?, posted_as = ? WHERE guild_id = ? AND season = ?",
        ("dropped" if message_id is None else "posted", message_id, podium.guild_id, podium.season),
    )
    if following is not None:
        want_podium(connection, following)


def unwanted_podiums(connection: Connection, guild_id: int) -> None:
    """Nothing of the server waits to be told any more."""
    connection.execute("UPDATE podiums SET state = 'dropped' WHERE guild_id = ? AND state = 'waiting'", (guild_id,))


def _games(connection: Connection, rows: list[tuple[Any, ...]]) -> tuple[GameResult, ...]:
    """The games of these rows, each with its seats."""
    seats: dict[str, list[Sitter]] = {row[0]: [] for row in rows}
    found = connection.execute(
        "SELECT table_id, person_id, computer, gave_up, place, score, turns FROM result_seats"
        " WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
        (json.dumps(list(seats)),),
    )
    for table, person, computer, gave_up, place, score, turns in found:
        seats[table].append(Sitter(person, computer, bool(gave_up), place, score, turns))
    return tuple(
        GameResult(
            *(table, game, version, guild, at, Ending(ending), reason, tuple(seats[table]), puzzle),
            options=json.loads(options),
        )
        for table, game, version, guild, at, ending, reason, puzzle, options in rows
    )
