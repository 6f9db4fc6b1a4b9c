"""What must be true of a database left behind at any moment: it opens, and its contents are consistent."""

import asyncio
import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from data import Status, StoredTable, open_archive
from data.folding import result_of, table_of
from rules.table.results import GameResult
from rules.table.table import Table


async def sound(file: Path) -> dict[str, StoredTable]:
    """Open a database, check everything in it, and return its tables."""
    async with open_archive(file) as archive:
        tables = [await archive.tables.load(table_id) for table_id in await asyncio.to_thread(_ids, file)]
        results = {result.table: result for result in await archive.results.page()}
        counts = await archive.counts()
    await asyncio.to_thread(_check, file)
    stored = {one.head.id: one for one in tables if one is not None}
    assert counts.lobbies + counts.running <= len(stored)
    for one in stored.values():
        _check_table(one, results.get(one.head.id))
    return stored


def _ids(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as base:
        return [table_id for (table_id,) in base.execute("SELECT id FROM tables ORDER BY id")]


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert base.execute("PRAGMA foreign_key_check").fetchall() == []


def _check_table(stored: StoredTable, result: GameResult | None) -> None:
    """Check that the journal folds to what the row says and gives the saved result."""
    table, due = _folded(stored)
    assert table is not None, f"the journal of {stored.head.id} can't be folded"
    assert (table.number, Status.of(table)) == (stored.head.number, stored.head.status)
    assert result == due


@lru_cache(maxsize=8)
def _folded(stored: StoredTable) -> tuple[Table | None, GameResult | None]:
    """Fold the journal, cached because the same one is on many disks."""
    return table_of(stored), result_of(stored)
