"""A table as the bot has saved it, read while the bot runs."""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from data.postgres.schema import SCHEMA
from rules.table import entries, journal
from rules.table.table import Begun, Running, Table
from testbed.saved import caught_up


class SavedTable:
    """A table that is read again only as far as it has changed, from a file or at a PostgreSQL URL."""

    def __init__(self, database: Path | str, table_id: str) -> None:
        self.id = table_id
        self._database = database
        self._base: sqlite3.Connection | psycopg.Connection[Any] | None = None
        self._table: Table | None = None

    def read(self) -> Table:
        """Return the table as it is saved now."""
        self._table = caught_up(self._rows, self.id, self._table)
        return self._table

    def _rows(self, query: str, *values: object) -> list[Any]:
        self._base = self._base or self._connected()
        sign = "%s" if isinstance(self._database, str) else "?"
        return self._base.execute(query.replace("?", sign), values).fetchall()

    def _connected(self) -> "sqlite3.Connection | psycopg.Connection[Any]":
        if isinstance(self._database, Path):
            return sqlite3.connect(f"file:{self._database}?mode=ro", uri=True, timeout=10)
        base = psycopg.connect(self._database, autocommit=True)
        base.execute(f"SET search_path = {SCHEMA}")
        return base

    @property
    def begun(self) -> Begun:
        """The table now, with its game."""
        table = self.read()
        assert isinstance(table, Begun), f"{self.id} hasn't begun"
        return table

    @property
    def running(self) -> Running | None:
        """The table now; None once its game is over."""
        table = self.begun
        return table if isinstance(table, Running) else None

    def played(self, after: int = 0) -> list[tuple[int, str]]:
        """Return who of the people played what, from the journal after this number."""
        rows = self._rows("SELECT entry FROM journal WHERE table_id = ? AND number > ? ORDER BY number", self.id, after)
        found = [journal.read(text) for (text,) in rows]
        return [(one.person, one.text) for one in found if isinstance(one, entries.Played) and one.person is not None]

    def close(self) -> None:
        """Disconnect, and forget the table until it is read again."""
        if self._base is not None:
            self._base.close()
        self._base = self._table = None
