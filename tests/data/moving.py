"""Databases to move: full of real games and with a row in every table; and what is in them."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from data import Archive, CannotOpen, DatabaseAddress, NewParcel, Status, Timer, open_archive
from data.moving import move as moving
from data.moving.move import FinishedMove, MoveProgress, move
from data.moving.target import TableShape
from data.postgres.target import ServerTarget
from testbed.databases import Database, columns_of
from tests.data.making import played, step

Rows = dict[str, list[tuple[Any, ...]]]

#: Rows of tables that no game fills by itself; one that a later migration adds has to be filled here too.
OTHERS = (
    'INSERT INTO people VALUES (11, 77, \'{"language": "pl", "name": "Żółć ⚽ \\u0000"}\')',
    "INSERT INTO servers VALUES (5, '{}')",
    "INSERT INTO members VALUES (5, 11, 1, 1000)",
    "INSERT INTO traces VALUES (11, 'opening', 'going', 1000)",
    "INSERT INTO hands VALUES ('going', 11, 2, 3, 4, 5)",
    "INSERT INTO puzzle_tries VALUES ('hedgehog', 3, 11, 5, 'over', NULL, NULL, 0, 900)",
    "INSERT INTO puzzle_tries VALUES ('hedgehog', 4, 11, NULL, 'over', 12, 1000, 0, 900)",
    "INSERT INTO puzzle_tries VALUES ('mundialito', 4, 11, 5, NULL, 2, 1000, 2, 900)",
    "INSERT INTO mistakes VALUES (11, 'over', 7, 4, 0, 1000)",
    "INSERT INTO streaks VALUES (11, 4, 2, 0, 2, 0, 2)",
    "INSERT INTO standings VALUES (5, '2026-11', 'hedgehog', 11, 25.1, 8.333333333333334, 3, 1, 0, 2, 1e-17)",
    "INSERT INTO closed_lobbies VALUES ('shut', 1000)",
    "INSERT INTO erasing VALUES ('over')",
    "INSERT INTO erasures VALUES (40, 1000, 3, 0, '[]')",
    "INSERT INTO announcements (guild_id, kind, name, channel_id, due) VALUES (5, 'podium', '2026-11', 7, 3000)",
    "INSERT INTO changes VALUES (5, 1, 11, 'quiet', 'null', '[1, 2]', 1000)",
    "INSERT INTO follows VALUES ('going', 11, 1000)",
    "INSERT INTO digests VALUES (11, 5000, 7, 8, 1000, 'going:3')",
    "INSERT INTO tips VALUES ('going', 11, '7', 'ARG', 1000)",
    "INSERT INTO blocked VALUES (22, 11)",
    'INSERT INTO event_journal VALUES (\'cup234\', 1, 900, \'{{"is":"Announced","person":11}}\')',
    "INSERT INTO event_people VALUES ('cup234', 11)",
    "INSERT INTO event_posts VALUES ('cup234', 'signup', 1, 0, 0, 0, NULL, NULL, NULL)",
    "INSERT INTO absentees VALUES (5, -77, 2, 1000, 'cup234')",
    "INSERT INTO departures VALUES (6, 1000)",
    "INSERT INTO heartbeats VALUES (0, 1000, -5)",
    "INSERT INTO outages VALUES (1, 0, 1000, 2000)",
    "INSERT INTO reviews VALUES ('over', '{}', 1000)",
    "INSERT INTO identified VALUES (3, 1000)",
)


async def fill(archive: Archive, games: int = 2, moves: int = 12) -> None:
    """Play some games at several tables, and everything that comes with them."""
    for place in range(1, games):
        await archive.commit(played(f"game{place}", 100 + place, moves=moves, status=Status.ENDED, seed=place))
    over = played("over", 2, moves=moves, status=Status.ENDED)
    await archive.commit(over)
    going = played("going", 1, moves=moves)
    extras: dict[str, Any] = {
        "interaction_id": "i1",
        "timers": (Timer("clock", 2000, payload="{}"),),
        "parcels": (NewParcel("board", "n1"), NewParcel("ping", "n2")),
    }
    await archive.commit(replace(going, **extras))
    await archive.commit(step("shut", 0, "closed", channel_id=9, status=Status.ENDED))
    for name in ("puzzles", "rematch"):
        await archive.secret(name)


def fill_the_rest(database: Database) -> None:
    """Put a row into each table that is still empty."""
    digest = b"\x00\x01\xfe\xff"
    database.run("INSERT INTO events VALUES ('cup234', 5, 7, ?, 'running', 1000, 900, 1, 0, 0)", (digest,))
    for sql in OTHERS:
        database.run(sql)
    database.run("INSERT INTO bans VALUES (5, ?, NULL, 'rude', 1000, NULL)", (digest,))


async def filled(database: Database, games: int = 2, moves: int = 12) -> Database:
    """The database with real games, and a row in every table."""
    async with open_archive(database.where) as archive:
        await fill(archive, games, moves)
    fill_the_rest(database)
    return database


def contents(database: Database) -> Rows:
    """Everything that is in a database, sorted."""
    return {
        table: sorted(database.run(f"SELECT {', '.join(columns)} FROM {table}"), key=repr)
        for table, columns in columns_of(database).items()
        if table != "moving"
    }


def path_of(database: Database) -> Path:
    assert isinstance(database.where, Path)
    return database.where


def address_of(database: Database) -> DatabaseAddress:
    assert isinstance(database.where, str)
    return DatabaseAddress(database.where)


def moved(source: Database, target: Database, **options: Any) -> FinishedMove:
    """Move the archive, and replay all games."""
    tell: Callable[[MoveProgress], None] = options.pop("tell", lambda _: None)
    return move(path_of(source), address_of(target), tell, **({"seconds": None} | options))


async def opens(database: Database) -> str | None:
    """None if a bot can start on the database, else why it can't."""
    try:
        async with open_archive(database.where):
            return None
    except CannotOpen as error:
        return str(error)


def kill_in_the_middle(number: int) -> None:
    """Make this process kill itself halfway through adding its n-th chunk of rows."""
    left = number

    def dying(rows: Sequence[Any]) -> Iterator[Any]:
        nonlocal left
        left -= 1
        for place, row in enumerate(rows):
            if left == 0 and place >= len(rows) // 2:
                os.kill(os.getpid(), signal.SIGKILL)
            yield row

    append = ServerTarget.append

    def killed(self: ServerTarget, shape: TableShape, rows: Sequence[Any]) -> None:
        append(self, shape, dying(rows))  # type: ignore[arg-type]

    ServerTarget.append = killed  # type: ignore[method-assign]


if __name__ == "__main__":  # python -m tests.data.moving FROM TO NUMBER: a move that is killed
    from data.__main__ import main

    moving.MOST_ROWS = 10
    kill_in_the_middle(int(sys.argv[3]))
    sys.exit(main(["move", *sys.argv[1:3]]))
