"""What a large archive holds, made by the database itself: planners decide by how much there is of everything."""

from collections.abc import Callable

#: How many finished games there are; of whatever is open or waiting there are a few hundred.
GAMES = 20_000
_GAMES = f"WITH RECURSIVE old (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < {GAMES}) "
_SOME = "WITH RECURSIVE old (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < 400) "
_TABLES = (
    "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at, number) "
)
_PARCELS = "INSERT INTO outbox (table_id, number, kind, nonce, payload, created_at, due, state) "

#: Statements for either engine, but for the name of its type of bytes.
_STATEMENTS = (
    _TABLES + _GAMES + "SELECT 'o' || n, 'any', 1, n % 500, n % 3000, 'ended', n, n, n, 1 FROM old",
    _TABLES + _SOME + "SELECT 'r' || n, 'any', 1, n, 10000 + n, 'running', n, n, NULL, 1 FROM old",
    _TABLES + _SOME + "SELECT 'l' || n, 'any', 1, n, 10000 + n, 'lobby', n, n, NULL, 1 FROM old",
    _TABLES + _SOME + "SELECT 'a' || n, 'any', 1, n, 10000 + n, 'set_aside', n, n, NULL, 1 FROM old",
    _TABLES + _SOME + "SELECT 'c' || n, 'any', 1, n, 10000 + n, 'ended', n, n, n, 1 FROM old",
    "INSERT INTO closed_lobbies (table_id, at) " + _SOME + "SELECT 'c' || n, n FROM old",
    "INSERT INTO journal (table_id, number, at, entry) SELECT id, 1, updated_at, 'a' FROM tables WHERE length(id) > 2",
    "INSERT INTO journal (table_id, number, at, entry) SELECT id, 2, updated_at, 'b' FROM tables WHERE length(id) > 2",
    "INSERT INTO people_at (table_id, person_id, seat, status, since)"
    " SELECT id, channel_id + seat, seat, status, updated_at FROM tables, (SELECT 0 AS seat UNION SELECT 1) AS two"
    " WHERE length(id) > 2",
    "INSERT INTO results (table_id, game, version, guild_id, ended_at, ending, reason, puzzle) "
    + _GAMES
    + "SELECT 'o' || n, 'any', 1, n % 500, n, 'played', 'goal', 0 FROM old",
    "INSERT INTO result_seats (table_id, seat, person_id, computer, gave_up, place, score, turns)"
    " SELECT table_id, seat, person_id, NULL, 0, 1, 1, 9 FROM people_at WHERE status = 'ended' AND table_id LIKE 'o%'",
    "INSERT INTO standings (guild_id, season, game, person_id, mu, sigma, games, wins, placed, draws, weight)"
    " SELECT DISTINCT guild_id, '2025-01', game, person_id, 25.0, 8.0, 1, 1, 0, 0, 0.1"
    " FROM results JOIN result_seats ON results.table_id = result_seats.table_id WHERE results.table_id LIKE 'o%'",
    "UPDATE results SET why = CASE length(table_id) WHEN 4 THEN 'alone' END",
    "INSERT INTO reviews (table_id, content) SELECT table_id, 'a' FROM results",
    "INSERT INTO tips (table_id, person_id, contest, side, at) "
    + _GAMES
    + "SELECT 'o' || n, n % 700 + 9, '7', 'ARG', n FROM old",
    "INSERT INTO streaks (person_id, number, days, rests, toward, rested, longest) "
    + _GAMES
    + "SELECT n + 100, n, 1, 0, 1, 0, 1 FROM old",
    "INSERT INTO mistakes (person_id, table_id, moment, offered, solved, at) "
    + _GAMES
    + "SELECT n % 700 + 9, 'o' || n, 7, n, n % 2, n FROM old",
    "INSERT INTO events (id, guild_id, channel_id, secret, phase, due, created_at, number) "
    + _GAMES
    + "SELECT 'e' || n, n % 500, 1, CAST('a' AS {bytes}),"
    " CASE n % 50 WHEN 0 THEN 'running' ELSE 'over' END, n, n, 1 FROM old",
    "INSERT INTO event_journal (event_id, number, at, entry) SELECT id, 1, 1, 'a' FROM events",
    "INSERT INTO event_people (event_id, person_id) SELECT id, created_at % 700 + 9 FROM events",
    "INSERT INTO event_posts (event_id, name, wanted, shown) SELECT id, 'signup', 1, 1 FROM events",
    "INSERT INTO absentees (guild_id, shadow, times, until, event_id) "
    + _GAMES
    + "SELECT n % 500, -n, 1, n, 'e' || n FROM old",
    "INSERT INTO digests (person_id, due) " + _GAMES + "SELECT n + 100, n FROM old",
    "INSERT INTO identified (bucket, at) " + _SOME + "SELECT DISTINCT n % 4, 1 FROM old",
    "INSERT INTO ladders (guild_id, ended_at, table_id, arithmetic) "
    + _GAMES
    + "SELECT n + 1000, 1, 'o1', CAST('a' AS {bytes}) FROM old",
    "INSERT INTO timers (table_id, kind, seat, due, payload)"
    " SELECT id, 'idle', -1, updated_at, '' FROM tables WHERE status IN ('running', 'lobby') AND length(id) > 2",
    "INSERT INTO interactions (interaction_id, table_id, number, at) "
    + _GAMES
    + "SELECT 'o' || n, 'o' || n, 1, n FROM old",
    "INSERT INTO traces (person_id, kind, about, at) "
    + _GAMES
    + "SELECT n % 1000 + 9, 'opening', 'o' || n, n FROM old",
    _PARCELS + _GAMES + "SELECT 'o' || n, 1, 'board', 'o' || n, '', n, n, 'posted' FROM old",
    _PARCELS + _SOME + "SELECT 'r' || n, 1, 'board', 'r' || n, '', n, n, 'waiting' FROM old",
    "INSERT INTO hands (table_id, person_id, channel_id, message_id, number, created_at) "
    + _SOME
    + "SELECT 'r' || n, 10000 + n, 1, 1, 1, 1 FROM old",
    "INSERT INTO puzzle_tries (game, puzzle, person_id, guild_id, table_id, score, ended_at) "
    + _GAMES
    + "SELECT 'any', n % 300 + 9, n, n % 500, 'o' || n, 9, n FROM old",
    "INSERT INTO people (person_id, prefs) " + _GAMES + "SELECT n + 100, '{{}}' FROM old",
    "INSERT INTO blocked (other_id, person_id) " + _GAMES + "SELECT n + 1000, n + 100 FROM old",
    "INSERT INTO named (person_id, table_id) SELECT person_id, table_id FROM people_at",
    "INSERT INTO members (guild_id, person_id, present, asked_at) " + _GAMES + "SELECT n % 2000, n, 1, n FROM old",
    "INSERT INTO servers (guild_id, prefs) " + _GAMES + "SELECT n + 10, '{{}}' FROM old",
    "INSERT INTO announcements (guild_id, kind, name, channel_id, due, state) "
    + _GAMES
    + "SELECT n + 10, 'podium', '2025-01', 1, n, CASE n % 50 WHEN 0 THEN 'waiting' ELSE 'posted' END FROM old",
    "INSERT INTO departures (guild_id, at) " + _GAMES + "SELECT n + 5000, n FROM old",
    "INSERT INTO changes (guild_id, number, person_id, name, was, became, at) "
    + _GAMES
    + "SELECT n % 40, n, n % 700 + 9, 'quiet', 'null', '1', n FROM old",
    "INSERT INTO bans (guild_id, digest, person_id, reason, at, until) "
    + _GAMES
    + "SELECT n % 50, CAST('b' || n AS {bytes}), n, '', n, n FROM old",
    "INSERT INTO outages (shards, number, begun, ended) " + _GAMES + "SELECT 0, n, n, n FROM old",
    "INSERT INTO erasures (at, entries, compacted) " + _GAMES + "SELECT n, 1, 1 FROM old",
    "ANALYZE",
)


def make(execute: Callable[[str], object], bytes_type: str) -> None:
    """Fill an archive and let the database count what it has; its type of bytes is BLOB or BYTEA."""
    for sql in _STATEMENTS:
        execute(sql.format(bytes=bytes_type))
