"""Databases filled with a world, as fast as the engine takes rows, and checked by replaying a sample."""

import random
import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path

import psycopg

from benchmarks.harness.world import World
from data import DatabaseAddress
from data.copies.check import replay
from data.engine.connection import Connection
from data.file.opening import bring_up_to_date
from data.folding import fold_stored
from data.moving.target import TableShape
from data.postgres import open_target
from data.sql.results import result_of_table
from data.sql.tables import load_table
from rules.table.results import game_result

#: How many rows are written at once, and how many finished games are replayed.
_CHUNK, _SAMPLE = 20_000, 200
#: How much of a file is kept in memory while it is filled (KiB).
_CACHE = 4 << 20


def fill(where: Path | str, world: World) -> None:
    """Replace whatever is in a database by a world. Indexes are made at the end, references aren't looked at."""
    if isinstance(where, Path):
        _fill_file(where, world)
        return
    with open_target(DatabaseAddress(where)) as target:
        target.begin("a benchmark")
        shapes = {shape.name: shape for shape in target.shapes()}
        for name, columns, rows in world.contents():
            shape, left = _only(shapes[name], columns.split()), iter(rows)
            while chunk := list(islice(left, _CHUNK)):
                target.append(shape, chunk)
        target.complete()
        target.finish()
        check(target.connection, world)


def _fill_file(path: Path, world: World) -> None:
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        bring_up_to_date(base, 0)
        later = base.execute(
            "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
        ).fetchall()
        for kind, name, _ in later:
            base.execute(f'DROP {kind} "{name}"')
        # The ids of tables are in no order, so every page is written again and again.
        base.execute(f"PRAGMA cache_size = -{_CACHE}")
        base.execute("PRAGMA journal_mode = WAL")
        for name, columns, rows in world.contents():
            names, left = columns.split(), iter(rows)
            marks = ", ".join("?" * len(names))
            while chunk := list(islice(left, _CHUNK)):
                base.execute("BEGIN")
                base.executemany(f'INSERT INTO "{name}" ({", ".join(names)}) VALUES ({marks})', chunk)
                base.execute("COMMIT")
        for *_, sql in later:
            base.execute(sql)
        check(base, world)


def check(connection: Connection, world: World) -> None:
    """Replay some finished games and all that go on; raises AssertionError unless each comes to what is stored."""
    sample = [world.game(number) for number in random.Random(1).sample(range(world.games), _SAMPLE)]
    going = [world.running_table(number) for number in range(min(world.running, _SAMPLE))]
    found = replay(connection, [(game.id, "ended") for game in sample] + [(game.id, "running") for game in going], None)
    assert not found.faults, found
    assert found.replayed == len(sample) + len(going), found
    for game in sample:
        stored = load_table(connection, game.id)
        assert stored is not None
        assert (
            game_result(fold_stored(stored), stored.head.guild_id)
            == result_of_table(connection, game.id)
            == game.result()
        )


def size(where: Path | str) -> int:
    """The bytes that a database takes on disk, without its log."""
    if isinstance(where, Path):
        return where.stat().st_size
    with psycopg.connect(where, autocommit=True) as raw:
        ((found,),) = raw.execute("SELECT pg_database_size(current_database())").fetchall()
    return int(found)


def _only(shape: TableShape, columns: list[str]) -> TableShape:
    """The shape with just these columns."""
    kinds = dict(shape.columns)
    return TableShape(shape.name, tuple((column, kinds[column]) for column in columns), shape.key)
