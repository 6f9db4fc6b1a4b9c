"""Databases filled with a world, as fast as the engine takes rows, and checked by replaying a sample."""

import random
from contextlib import AbstractContextManager
from itertools import islice
from pathlib import Path

import psycopg

from benchmarks.harness.world import World
from data import Address
from data.copies.check import replay
from data.engine.connection import Connection
from data.folding import folded
from data.moving.file import file_side
from data.moving.server import server_side
from data.moving.shape import Shape
from data.moving.side import Side
from data.sql.results import result_of_table
from data.sql.tables import load
from rules.table.results import game_result

#: How many rows are written at once, and how many finished games are replayed.
_CHUNK, _SAMPLE = 20_000, 200
#: How much of a file is kept in memory while it is filled (KiB).
_CACHE = 4 << 20


def fill(where: Path | str, world: World) -> None:
    """Replace whatever is in a database by a world. Indexes are made at the end, references aren't looked at."""
    with _side(where) as side:
        side.begin("a benchmark")
        if isinstance(where, Path):  # the ids of tables are in no order, so every page is written again and again
            side.connection.execute(f"PRAGMA cache_size = -{_CACHE}")
        shapes = {shape.name: shape for shape in side.shapes()}
        for name, columns, rows in world.contents():
            shape, left = _only(shapes[name], columns.split()), iter(rows)
            while chunk := list(islice(left, _CHUNK)):
                side.append(shape, chunk)
        side.complete()
        side.finish()
        check(side.connection, world)


def check(connection: Connection, world: World) -> None:
    """Replay some finished games and all that go on; raises AssertionError unless each comes to what is stored."""
    sample = [world.game(number) for number in random.Random(1).sample(range(world.games), _SAMPLE)]
    going = [world.running_table(number) for number in range(min(world.running, _SAMPLE))]
    found = replay(connection, [(game.id, "ended") for game in sample] + [(game.id, "running") for game in going], None)
    assert not found.faults, found
    assert found.replayed == len(sample) + len(going), found
    for game in sample:
        stored = load(connection, game.id)
        assert stored is not None
        assert (
            game_result(folded(stored), stored.head.guild_id) == result_of_table(connection, game.id) == game.result()
        )


def size(where: Path | str) -> int:
    """The bytes that a database takes on disk, without its log."""
    if isinstance(where, Path):
        return where.stat().st_size
    with psycopg.connect(where, autocommit=True) as raw:
        ((found,),) = raw.execute("SELECT pg_database_size(current_database())").fetchall()
    return int(found)


def _side(where: Path | str) -> AbstractContextManager[Side]:
    return file_side(where) if isinstance(where, Path) else server_side(Address(where))


def _only(shape: Shape, columns: list[str]) -> Shape:
    """The shape with just these columns."""
    kinds = dict(shape.columns)
    return Shape(shape.name, tuple((column, kinds[column]) for column in columns), shape.key)
