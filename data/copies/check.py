"""Whether a database is whole: its pages, its references, and each log played again. Part of data/copies.

What is checked is a file that nobody writes, a backup for one. Nothing in it is changed.
"""

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from data.errors import CannotOpen, Damaged
from data.file.failures import told_at_opening
from data.file.opening import bring_up_to_date, inspect, migrations
from data.folding import folded, other_rules, status_of
from data.records import Status, StoredTable
from data.sqlite.results import result_of_table
from data.sqlite.tables import load
from rules.table.results import game_result

#: More faults than this are not told one by one.
MOST_FAULTS = 20


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found: tables in the file, logs played again, logs left alone, and what is wrong.

    Left alone are tables that were set aside, and those of other rules than today's.
    """

    tables: int
    replayed: int
    aside: int
    faults: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = f"{self.replayed} of {self.tables} logs played again"
        if self.aside:
            told += f", {self.aside} put aside or of other rules left alone"
        return "; ".join((told, *self.faults)) if self.faults else told


def check(path: Path, seconds: float | None = None) -> Checked:
    """Look at a file; logs of tables that go on come first, then the youngest, for so many seconds (None: all).

    A file of an older schema is looked at as it would be once a bot has opened it.

    Raises CannotOpen for a file that is no database of ours.
    """
    until = None if seconds is None else time.monotonic() + seconds
    if not path.is_file():
        raise CannotOpen(path, f"There is no file {path}.")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            version = inspect(path, connection)
            if version == 0:
                raise CannotOpen(path, f"The file {path} is empty.")
            if version == len(migrations()):
                return _checked(connection, until)
            with closing(sqlite3.connect("")) as today:  # SQLite's own temporary file; it is gone when this is closed
                connection.backup(today)
                bring_up_to_date(today, version)
                return _checked(today, until)
    except sqlite3.DatabaseError as error:
        raise told_at_opening(path, error) from error


def _checked(connection: sqlite3.Connection, until: float | None) -> Checked:
    faults = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})") if text != "ok"]
    faults += [
        f"a row of {table} refers to nothing in {parent}"
        for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS)
    ]
    names = connection.execute("SELECT id, status FROM tables ORDER BY status = 'ended', updated_at DESC").fetchall()
    replayed = aside = 0
    for name, status in names:
        if until is not None and time.monotonic() > until:
            break
        if status == Status.SET_ASIDE:  # the bot knows, and does not read it
            aside += 1
            continue
        try:
            stored = load(connection, name)
        except (Damaged, sqlite3.DatabaseError) as error:
            faults.append(f"table {name}: {error}")
            continue
        if stored is None or other_rules(stored.head) is not None:
            aside += 1
            continue
        fault = _replayed(connection, stored)
        replayed += fault is None
        if fault is not None:
            faults.append(f"table {name}: {fault}")
    return Checked(len(names), replayed, aside, tuple(faults[:MOST_FAULTS]))


def _replayed(connection: sqlite3.Connection, stored: StoredTable) -> str | None:
    """Play a log again; what is wrong with it, or with what is kept about it."""
    head = stored.head
    try:
        table = folded(stored)
    except Exception as error:  # whatever is in the file, it is told and not raised
        return f"its log cannot be played again ({type(error).__name__})"
    status = status_of(table)
    if table.number != head.number or status is not head.status:
        return f"its log ends at {table.number} as {status}, its row says {head.number} and {head.status}"
    kept = result_of_table(connection, head.id)
    owed = connection.execute("SELECT 1 FROM results_owed WHERE table_id = ?", (head.id,)).fetchone()
    if kept is not None and owed is None and kept != game_result(table, head.guild_id):
        return "its result is not what its log says"
    return None
