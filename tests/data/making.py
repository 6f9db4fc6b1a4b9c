"""Short ways to make a table and a step of it."""

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from data import Commit, Entry, Status, TableHead
from data.file.opening import APPLICATION_ID, migrations
from rules.table import entries as journal
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.results import GameResult, Sitter, game_result
from rules.table.table import Ended, Ending, Running
from rules.table.terms import Terms

SEED = bytes(range(32))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def head(table_id: str = "t1", **changes: Any) -> TableHead:
    """A running table in channel 7 of server 5."""
    plain: dict[str, Any] = {
        "game": "any",
        "version": 1,
        "guild_id": 5,
        "channel_id": 7,
        "status": Status.RUNNING,
        "created_at": 1000,
        "updated_at": 1000,
    }
    return TableHead(table_id, **(plain | changes))


def step(table_id: str = "t1", after: int = 0, *texts: str, **changes: Any) -> Commit:
    """A step that appends `texts`; `changes` are fields of Commit or of the head."""
    own = {name: changes.pop(name) for name in tuple(changes) if name in Commit.__dataclass_fields__}
    top = head(table_id, **changes)
    return Commit(top, after, tuple(Entry(top.updated_at, text) for text in texts), **own)


def older(path: Path, version: int, *tables: tuple[str, str], last: str = "a") -> None:
    """Make an older version's database with these tables (id, status), each with one journal entry."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        for file in migrations()[:version]:
            base.executescript(file.read_text(encoding="utf-8"))
        base.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        base.execute(f"PRAGMA user_version = {version}")
        for channel, (table_id, status) in enumerate(tables):
            base.execute(
                "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, number)"
                " VALUES (?, 'any', 1, 5, ?, ?, 1000, 1000, 1)",
                (table_id, channel, status),
            )
            base.execute("INSERT INTO journal VALUES (?, 1, 1000, ?)", (table_id, last))


def finished(table: str, *persons: int, at: int = 1000, guild: int | None = 5, **changes: Any) -> GameResult:
    """A game that was played to its end; the persons are in the order of their places."""
    sitters = tuple(Sitter(person, place=place, turns=9) for place, person in enumerate(persons, start=1))
    plain: dict[str, Any] = {"game": "any", "version": 1, "ending": Ending.PLAYED, "reason": "goal", "sitters": sitters}
    return GameResult(table=table, guild=guild, ended_at=at, **(plain | changes))


def played(table_id: str, place: int, *, moves: int, status: Status = Status.RUNNING, seed: int = 1) -> Commit:
    """A table with a real game of two after so many random moves, as one step; `status` may say that it has ended."""
    rng, now = random.Random(seed), 1_700_000_000_000
    opened = open_lobby(table_id, SEED.hex(), 11, "mundialito", options={}, terms=Terms(), invited=(22,), now=now)
    table, entries = opened.table, [(entry, now) for entry in opened.entries]

    def do(request: ask.Request) -> None:
        nonlocal table
        progress = act(table, request, now)
        table = progress.table
        entries.extend((entry, now) for entry in progress.entries)

    do(ask.Join(22, {}))
    while isinstance(table, Running) and moves > 0:
        moves, now = moves - 1, now + 1000
        seat = table.awaited[0]
        person = table.seats[seat].played_by
        assert person is not None
        do(ask.Play(person, rng.choice(table.match.legal())))
    if status is Status.ENDED and isinstance(table, Running):
        do(ask.EndByModerator(1))
    top = TableHead(
        table_id,
        table.game_key,
        table.version,
        5,
        place,
        Status.ENDED if isinstance(table, Ended) else Status.RUNNING,
        now,
        now,
        table.ended_at if isinstance(table, Ended) else None,
        seed=SEED,
    )
    lines = tuple(Entry(at, journal.write(entry)) for entry, at in entries)
    return Commit(top, 0, lines, people=((11, 0), (22, 1)), result=game_result(table, 5))
