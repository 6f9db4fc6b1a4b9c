"""Everybody's ratings, counted game by game. Part of data/sql.

A finished game is counted in the commit that saves it, by the rules of ratings/: it changes the standings of those whom
it moved, and is stored with what it came to. If a game is saved after one of its people's that ended later, or the
arithmetic has changed, the server's games are counted anew, some in each transaction, by whoever wants to know.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import wraps
from itertools import groupby
from typing import Any, Concatenate, ParamSpec, TypeVar

from data.engine.connection import AnyOf, Connection
from data.engine.strand import Store, Strand, reads, writing
from data.records import DAY
from data.sql.named import stand_ins
from data.sql.results import FIRST, GAME, Place, count_alone, games_in, results_of
from ratings import (
    CountedGame,
    Ladder,
    Rating,
    Scope,
    Standing,
    WhyUnrated,
    arithmetic,
    in_order,
    judge,
    read_counted,
    read_recent,
    scopes_of,
    season_end,
    season_start,
    write_counted,
)
from rules import GAMES, is_luck
from rules.table.results import GameResult

P = ParamSpec("P")
T = TypeVar("T")
_STANDING = "season, game, person_id, mu, sigma, games, wins, placed, draws, weight"
#: How many games are counted in one transaction at most.
_TOGETHER = 50
#: How many of somebody's games are read at once.
_PAGE = 200
#: What fails if somebody has changed what is stored: no game may fail to end because of that.
_CHANGED = (ArithmeticError, TypeError, ValueError)


def _count_first(
    work: Callable[Concatenate["RatingStore", Connection, int, P], T],
) -> Callable[Concatenate["RatingStore", int, P], Coroutine[Any, Any, T]]:
    """Let a method read about a server, whose games are counted first if they aren't yet."""

    @wraps(work)
    async def read(ratings: "RatingStore", guild_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        def look(connection: Connection) -> tuple[T, ...]:
            if _is_behind(connection, guild_id):
                return ()
            return (work(ratings, connection, guild_id, *args, **kwargs),)

        while not (found := await ratings._reader.run(look)):
            async with ratings._turn:
                await ratings.count(guild_id)
        return found[0]

    return read


def count_result(connection: Connection, result: GameResult) -> None:
    """Count the game that was just saved, with those that weren't counted yet, some at least."""
    if result.guild is None:
        return
    count_alone(connection, [result.guild])
    place = _place_counted(connection, result.guild)
    if place is not None and in_order(result) <= place:
        # Of two games that end at once, the second may be saved first; as a rule they have nobody in common.
        if _is_apart(connection, result.guild, result) and _count(connection, result.guild, place, (result,)):
            return
        forget_standings(connection, result.guild)
    count_games(connection, result.guild)


def since_erased(connection: Connection, result: GameResult) -> GameResult:
    """The game that ends with what its people had played within a day before they were erased."""
    people = [one.person for one in result.sitters if one.person is not None]
    if result.guild is None or len(people) < 2:
        return result
    gone = stand_ins(connection, people, result.ended_at - DAY)
    if not gone:
        return result
    count_games(connection, result.guild)
    place = _place_counted(connection, result.guild) or FIRST
    ladder = Ladder()
    try:
        _recall(connection, ladder, result.guild, place, result.ended_at, {*people, *gone.values()})
        return ladder.since_erased(result, gone)
    except _CHANGED:
        return result


def count_games(connection: Connection, guild_id: int) -> None:
    """Count the next games of a server."""
    count_alone(connection, [guild_id])
    place = _place_counted(connection, guild_id)
    if place is None:
        forget_standings(connection, guild_id)
        place = FIRST
    games = results_of(connection, guild_id, place, _TOGETHER)
    if games and not _count(connection, guild_id, place, games):
        forget_standings(connection, guild_id)
        count_games(connection, guild_id)


def _is_apart(connection: Connection, guild_id: int, result: GameResult) -> bool:
    """Whether no rated game of a server that ended after this one has anything to do with it."""
    people = () if judge(result).why is not None else {one.person for one in result.sitters}
    row = connection.execute(
        "SELECT 1 FROM results CROSS JOIN result_seats WHERE guild_id = ? AND (ended_at, results.table_id) > (?, ?)"
        " AND counted IS NOT NULL AND result_seats.table_id = results.table_id"
        " AND person_id IN (SELECT value FROM json_each(?)) LIMIT 1",
        (guild_id, *in_order(result), AnyOf(people)),
    ).fetchone()
    return row is None


def _count(connection: Connection, guild_id: int, place: Place, games: Sequence[GameResult]) -> bool:
    """Count these games of a server, whose games are counted up to that place.

    False if that takes what is stored and somebody has changed.
    """
    people = {one.person for game in games for one in game.sitters if one.person is not None}
    moved = {scope for game in games for scope in scopes_of(game)}
    rows = connection.execute(
        f"SELECT {_STANDING} FROM standings WHERE guild_id = ? AND season IN (SELECT value FROM json_each(?))"
        " AND game IN (SELECT value FROM json_each(?)) AND person_id IN (SELECT value FROM json_each(?))",
        (
            guild_id,
            AnyOf({scope.season or "" for scope in moved}),
            AnyOf({scope.game or "" for scope in moved}),
            AnyOf(people),
        ),
    )
    ladder = Ladder(standings=_standings(rows))
    try:
        _recall(connection, ladder, guild_id, place, games[0].ended_at, people)
        for game in games:
            ladder.add(game)
    except _CHANGED:
        if place == FIRST:
            raise
        return False
    _save(connection, guild_id, max(place, in_order(games[-1])), ladder)
    return True


def forget_standings(connection: Connection, guild_id: int) -> None:
    """Forget what a server's games came to; they are counted anew."""
    connection.execute("DELETE FROM ladders WHERE guild_id = ?", (guild_id,))
    connection.execute("DELETE FROM standings WHERE guild_id = ?", (guild_id,))


def _is_behind(connection: Connection, guild_id: int) -> bool:
    """Whether a server has games that aren't counted, or standings of games that were deleted since."""
    place = _place_counted(connection, guild_id)
    row = connection.execute(
        "SELECT 1 FROM results WHERE guild_id = ? AND (ended_at, table_id) > (?, ?) LIMIT 1",
        (guild_id, *(place or FIRST)),
    ).fetchone()
    if row is None and place is None:
        row = connection.execute("SELECT 1 FROM standings WHERE guild_id = ? LIMIT 1", (guild_id,)).fetchone()
    return row is not None


def _place_counted(connection: Connection, guild_id: int) -> Place | None:
    """The last counted game of a server; None if they have to be counted anew."""
    row = connection.execute(
        "SELECT ended_at, table_id, arithmetic FROM ladders WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return None if row is None or row[2] != arithmetic() else (row[0], row[1])


def _standings(rows: Iterable[Sequence[Any]]) -> Iterable[tuple[Scope, Standing]]:
    for season, game, person, mu, sigma, *counts in rows:
        yield Scope(game or None, season or None), Standing(person, Rating(mu, sigma), *counts)


def _recall(connection: Connection, ladder: Ladder, guild_id: int, place: Place, at: int, people: set[int]) -> None:
    """Let a ladder know what these people had played within a day before `at`, as far as it is counted."""
    rows = connection.execute(
        # Of a server's last day, and not of all that these people have ever played: CROSS JOIN keeps the order.
        "SELECT results.table_id, ended_at, game, counted, seat, person_id FROM results CROSS JOIN result_seats"
        " WHERE guild_id = ? AND ended_at > ? AND (ended_at, results.table_id) <= (?, ?) AND counted IS NOT NULL"
        " AND result_seats.table_id = results.table_id AND person_id IN (SELECT value FROM json_each(?))"
        " ORDER BY ended_at, results.table_id",
        (guild_id, at - DAY, *place, AnyOf(people)),
    )
    for (_, ended_at, game, text), seats in groupby(rows, lambda row: tuple(row[:4])):
        ladder.weighing(game).recall(ended_at, *read_recent(text, {seat: person for *_, seat, person in seats}))


def _save(connection: Connection, guild_id: int, place: Place, ladder: Ladder) -> None:
    """Save how these games were counted, whom they moved, and that all are counted up to that place."""
    connection.executemany(
        "UPDATE results SET why = ?, counted = ? WHERE table_id = ?",
        [(*write_counted(game), game.result.table) for game in ladder.games],
    )
    moved = {(scope, part.person) for game in ladder.games for scope in scopes_of(game.result) for part in game.parts}
    found = ((scope, ladder.standing(scope, person)) for scope, person in moved)
    connection.executemany(
        f"INSERT INTO standings (guild_id, {_STANDING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, season, game, person_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " games = excluded.games, wins = excluded.wins, placed = excluded.placed, draws = excluded.draws,"
        " weight = excluded.weight",
        [
            (
                *(guild_id, scope.season or "", scope.game or "", one.person, *one.rating),
                *(one.games, one.wins, one.placed, one.draws, one.weight),
            )
            for scope, one in found
        ],
    )
    connection.execute(
        "INSERT INTO ladders (guild_id, ended_at, table_id, arithmetic) VALUES (?, ?, ?, ?) ON CONFLICT (guild_id)"
        " DO UPDATE SET ended_at = excluded.ended_at, table_id = excluded.table_id, arithmetic = excluded.arithmetic",
        (guild_id, *place, arithmetic()),
    )


def _read_games(connection: Connection, guild_id: int, tables: Sequence[str]) -> list[CountedGame]:
    """How these tables' games were counted, the latest first."""
    rows = connection.execute(
        f"SELECT {GAME}, why, counted FROM results WHERE guild_id = ? AND table_id IN (SELECT value FROM json_each(?))",
        (guild_id, AnyOf(tables)),
    ).fetchall()
    games = games_in(connection, [row[:-2] for row in rows])
    found = [read_counted(game, why, text) for game, (*_, why, text) in zip(games, rows, strict=True)]
    return sorted(found, key=lambda one: in_order(one.result), reverse=True)


class RatingStore(Store):
    """What everybody's finished games came to, server by server."""

    def __init__(self, writer: Strand, reader: Strand) -> None:
        super().__init__(writer, reader)
        #: Whoever counts a server's games anew: were there many in one transaction, every move would wait for all.
        self._turn = asyncio.Lock()

    count = writing(count_games)

    forget = writing(forget_standings)

    @reads
    def read_stored(
        self, connection: Connection, guild_id: int
    ) -> tuple[dict[str, tuple[str | None, str | None]], dict[tuple[Scope, int], Standing]] | None:
        """All that is stored: why each game isn't rated or how it was counted, and all standings.

        None if not all games are counted.
        """
        if _is_behind(connection, guild_id):
            return None
        games = connection.execute("SELECT table_id, why, counted FROM results WHERE guild_id = ?", (guild_id,))
        rows = connection.execute(f"SELECT {_STANDING} FROM standings WHERE guild_id = ?", (guild_id,))
        standings = {(scope, standing.person): standing for scope, standing in _standings(rows)}
        return {table: (why, text) for table, why, text in games}, standings

    @_count_first
    def standings(self, connection: Connection, guild_id: int, scope: Scope) -> tuple[Standing, ...]:
        """Everyone with a rated game in the scope, by id."""
        rows = connection.execute(
            f"SELECT {_STANDING} FROM standings WHERE guild_id = ? AND season = ? AND game = ? ORDER BY person_id",
            (guild_id, scope.season or "", scope.game or ""),
        )
        return tuple(standing for _, standing in _standings(rows))

    @_count_first
    def of_person(self, connection: Connection, guild_id: int, person_id: int) -> dict[Scope, Standing]:
        """All standings of a person."""
        rows = connection.execute(
            f"SELECT {_STANDING} FROM standings WHERE person_id = ? AND guild_id = ?", (person_id, guild_id)
        )
        return dict(_standings(rows))

    @_count_first
    def seasons(self, connection: Connection, guild_id: int) -> tuple[str, ...]:
        """The seasons with a rated game, the latest first."""
        rows = connection.execute(
            "SELECT DISTINCT season FROM standings WHERE guild_id = ? AND season <> '' ORDER BY season DESC",
            (guild_id,),
        )
        return tuple(season for (season,) in rows)

    @_count_first
    def count_unrated(self, connection: Connection, guild_id: int, scope: Scope) -> dict[WhyUnrated, int]:
        """How many games in the scope aren't rated, and why."""
        among = "IN" if scope.game else "NOT IN"
        games = [scope.game] if scope.game else [game for game in GAMES if is_luck(game)]
        between = (0, 1 << 62) if scope.season is None else (season_start(scope.season), season_end(scope.season))
        rows = connection.execute(
            "SELECT why, count(*) FROM results WHERE why IS NOT NULL AND guild_id = ?"
            f" AND game {among} (SELECT value FROM json_each(?)) AND ended_at >= ? AND ended_at < ? GROUP BY why",
            (guild_id, AnyOf(games), *between),
        )
        return {WhyUnrated(why): count for why, count in rows}

    @_count_first
    def game(self, connection: Connection, guild_id: int, table: str) -> CountedGame | None:
        """How a game was counted; None if it isn't a finished game of the server."""
        return next(iter(_read_games(connection, guild_id, (table,))), None)

    async def games_of(self, guild_id: int, person_id: int, limit: int | None = None) -> tuple[CountedGame, ...]:
        """The games of a person on a server, rated or not, the latest first; they are read in pages."""
        tables = (await self._tables_of(guild_id, person_id))[:limit]
        found: list[CountedGame] = []
        for first in range(0, len(tables), _PAGE):
            found += await self._games(guild_id, tables[first : first + _PAGE])
        return tuple(found)

    @_count_first
    def _tables_of(self, connection: Connection, guild_id: int, person_id: int) -> Sequence[str]:
        rows = connection.execute(
            "SELECT DISTINCT ended_at, results.table_id FROM result_seats"
            " JOIN results ON results.table_id = result_seats.table_id"
            " WHERE person_id = ? AND guild_id = ? ORDER BY ended_at DESC, results.table_id DESC",
            (person_id, guild_id),
        )
        return [table for _, table in rows]

    @_count_first
    def _games(self, connection: Connection, guild_id: int, tables: Sequence[str]) -> list[CountedGame]:
        return _read_games(connection, guild_id, tables)
