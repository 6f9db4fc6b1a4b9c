"""Real finished games in an archive, and archives with many times as many.

The first games are played at random, from their lobby to their end, and saved through the archive. All others are
copies of their rows, journals included, with other ids, channels, servers and people.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from data import Archive, Commit, Entry, Status, TableHead
from rules.table import requests as ask
from rules.table.act import act
from rules.table.journal import write
from rules.table.lobby import open_lobby
from rules.table.results import game_result
from rules.table.table import EndedTable, Lobby, Running, Table
from rules.table.terms import SeatOrder, Terms

Kind = tuple[str, int, dict[str, Any]]
#: Game, seats, options: games of about 25 entries, and whole ones of about 130.
SHORT: tuple[Kind, ...] = (("mundialito", 2, {"turn_limit": 6}), ("hedgehog", 3, {"turn_limit": 9}))
WHOLE: tuple[Kind, ...] = (
    ("mundialito", 2, {"turn_limit": 60}),
    ("hedgehog", 3, {}),
    ("dicecup", 2, {}),
    ("worldcup", 2, {"cup": 1930}),
)
START, HOUR = 1_750_000_000_000, 3_600_000
#: How many sets of people, each in its own server, share the copies.
CIRCLES = 500
_COPIED = ("tables", "journal", "people_at", "results", "result_seats")


def played(
    table_id: str, number: int, kind: Kind, people: Sequence[int], requests: int | None = None
) -> tuple[Table, tuple[Entry, ...]]:
    """Play a game of the first of these people at random, from its lobby to its end, or only so many requests long.

    The same number plays the same game, at the same time.
    """
    game, seats, options = kind
    random, at = Random(number), START + number * HOUR
    opened = open_lobby(
        table_id,
        f"{number:064x}",
        people[0],
        game,
        options=options,
        terms=Terms(order=SeatOrder.JOINED),
        now=at,
    )
    table, journal = opened.table, [Entry(at, write(entry)) for entry in opened.entries]

    def asked() -> Iterator[ask.Request]:
        for person in people[1:seats]:
            yield ask.Join(person, {})
        if isinstance(table, Lobby):
            yield ask.Start(people[0], {})
        while isinstance(table, Running):
            person, prefix = table.awaited_persons[0], tuple[str, ...]()
            while (found := table.match.choices(prefix)).notation is None or (found.tokens and random.random() < 0.5):
                prefix = (*prefix, random.choice(found.tokens))
            yield ask.Play(person, found.notation)

    for request in islice(asked(), requests):
        at += 1000
        progress = act(table, request, at)
        table = progress.table
        journal.extend(Entry(at, write(entry)) for entry in progress.entries)
    return table, tuple(journal)


def finished(number: int, kind: Kind, guild: int, people: Sequence[int]) -> Commit:
    """Play a game of the first of these people, from its lobby to its end."""
    table, journal = played(f"a{number:07}", number, kind, people)
    assert isinstance(table, EndedTable)
    head = TableHead(
        *(table.id, table.game_key, table.version, guild, number, Status.ENDED, START, table.ended_at, table.ended_at),
        seed=bytes.fromhex(table.secret),
    )
    seated = tuple((person, seat) for seat, person in enumerate(people[: kind[1]]))
    return Commit(head, 0, journal, people=seated, result=game_result(table, guild))


async def fill(archive: Archive, games: int, kinds: tuple[Kind, ...], guild: int, people: list[int]) -> None:
    """Save so many games, really played, of these kinds in turn."""
    for number in range(games):
        await archive.commit(finished(number, kinds[number % len(kinds)], guild, people))


def multiply(path: Path, games: int) -> None:
    """Copy the games in a closed archive until there are so many."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute("PRAGMA synchronous = OFF")
        (played,) = base.execute("SELECT count(*) FROM tables").fetchone()
        base.execute("CREATE TEMP TABLE copies (number INTEGER PRIMARY KEY, original TEXT, id TEXT, circle INTEGER)")
        base.executemany(
            "INSERT INTO copies VALUES (?, ?, ?, ?)",
            ((n, f"a{n % played:07}", f"c{n:07}", n % CIRCLES) for n in range(played, games)),
        )
        base.execute("BEGIN")
        for name in _COPIED:
            columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            changed = {
                key: "copies.id",
                "channel_id": "channel_id + copies.number",
                "guild_id": "guild_id + circle",
                "person_id": "person_id + 100 * circle",
                "ended_at": f"ended_at + {HOUR} * (copies.number / {played})",
            }
            base.execute(
                f"INSERT INTO {name} ({', '.join(columns)})"
                f" SELECT {', '.join(changed.get(column, f'old.{column}') for column in columns)}"
                f" FROM copies CROSS JOIN {name} AS old ON old.{key} = original ORDER BY copies.number"
            )
        base.execute("COMMIT")
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
