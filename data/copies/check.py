"""Checks a database: its pages, its references, and each game replayed. Part of data/copies.

The file must not be in use; a backup is an example. Nothing in it is changed.
"""

import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from data.copies.dumped import is_dump, read_dump
from data.engine.connection import Connection
from data.errors import CannotOpen, Damaged
from data.file.failures import explain_opening
from data.file.opening import MOST_FAULTS, bring_up_to_date, faults_of, inspect, migrations, need_sqlite, refuse_foreign
from data.folding import fold_stored, other_rules
from data.records import Status, StoredTable
from data.sql.results import result_of_table
from data.sql.tables import load_table
from rules.table.results import game_result


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found: tables in the file, games replayed, games skipped, and what is wrong.

    Tables that were set aside, or whose rules have changed since, are skipped.
    """

    tables: int
    replayed: int
    aside: int
    faults: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = f"replayed {self.replayed} of {self.tables} games"
        if self.aside:
            told += f", skipped {self.aside} set aside or with older rules"
        return "; ".join((told, *self.faults)) if self.faults else told


def check(path: Path, seconds: float | None = None) -> Checked:
    """Check a file, replaying games for this many seconds (None: all), unfinished ones first, then the newest.

    A file with an older schema is checked as a bot would upgrade it, and a dump of PostgreSQL by its rows. Raises
    CannotOpen if it is not our database or holds anything else, BackupFailed if a dump can't be read.
    """
    until = None if seconds is None else time.monotonic() + seconds
    if not path.is_file():
        raise CannotOpen(path, f"There is no file at {path}.")
    need_sqlite(path)
    if is_dump(path):
        with read_dump(path) as contents:
            return _check(contents, until)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            version = inspect(path, connection)
            if version == 0:
                raise CannotOpen(path, f"The file {path} is empty.")
            missing = refuse_foreign(path, connection, version)
            if missing or version == len(migrations()):
                return _check(connection, until, missing)
            with closing(sqlite3.connect("")) as today:  # a temporary file that SQLite deletes on closing
                connection.backup(today)
                bring_up_to_date(today, version)
                return _check(today, until)
    except sqlite3.DatabaseError as error:
        raise explain_opening(path, error) from error


def _check(connection: sqlite3.Connection, until: float | None, missing: tuple[str, ...] = ()) -> Checked:
    faults = (*missing, *faults_of(connection))
    names = connection.execute("SELECT id, status FROM tables ORDER BY status = 'ended', updated_at DESC").fetchall()
    found = replay(connection, names, until)
    return replace(found, tables=len(names), faults=(*faults, *found.faults)[:MOST_FAULTS])


def replay(connection: Connection, names: Iterable[tuple[str, str]], until: float | None) -> Checked:
    """Replay these tables (id, status) one after the other until that time (of the monotonic clock), None for all."""
    faults: list[str] = []
    looked = replayed = aside = 0
    for name, status in names:
        if until is not None and time.monotonic() > until:
            break
        looked += 1
        if status == Status.SET_ASIDE:  # the bot doesn't read it either
            aside += 1
            continue
        try:
            stored = load_table(connection, name)
        except (Damaged, sqlite3.DatabaseError) as error:
            faults.append(f"table {name}: {error}")
            continue
        if stored is None or other_rules(stored.head) is not None:
            aside += 1
            continue
        fault = _replay(connection, stored)
        replayed += fault is None
        if fault is not None:
            faults.append(f"table {name}: {fault}")
    return Checked(looked, replayed, aside, tuple(faults[:MOST_FAULTS]))


def _replay(connection: Connection, stored: StoredTable) -> str | None:
    """Replay a game; return what is wrong with its log or with what is saved about it."""
    head = stored.head
    try:
        table = fold_stored(stored)
    except Exception as error:  # whatever the file holds, it is reported and not raised
        return f"its log can't be replayed ({type(error).__name__})"
    status = Status.of(table)
    if table.number != head.number or status is not head.status:
        return f"its log ends at {table.number} as {status}, its row says {head.number} and {head.status}"
    kept = result_of_table(connection, head.id)
    # What people had played before they were erased is in no log.
    if kept is not None and replace(kept, earlier=None) != game_result(table, head.guild_id):
        return "its result doesn't match its log"
    return None
