"""Backing up a database while it is in use. Part of data/copies.

Each copy is one snapshot, taken by the engine itself: SQLite from another process, PostgreSQL by its `pg_dump`; the bot
goes on writing. A copy gets its name only after it has been read and checked, so every file with such a name is good.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from data.address import Address
from data.copies.check import Checked, check
from data.copies.naming import PART, Series
from data.errors import BackupFailed, CannotOpen
from data.file.failures import explained
from data.file.opening import inspect
from data.file.privacy import create, tighten


def back_up(
    database: Path | Address, folder: Path, *, at: datetime, keep: int, seconds: float | None = None
) -> tuple[Path, Checked]:
    """Copy the database into the folder, check the copy, name it by the time, and keep the last `keep` copies.

    Returns the file and what the check found. A copy that fails its check stays in the folder as `….failed`, at most
    one. Raises BackupFailed, CannotOpen.
    """
    if isinstance(database, Path) and not database.is_file():
        raise CannotOpen(database, f"There is no database at {database}.")
    series = Series.of(database, folder)
    made = series.made(at)
    part = made.with_name(made.name + PART)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in series.unfinished():
            left.unlink()  # left over from an interrupted backup
        for kept in (*series.good(), series.failed):
            tighten(kept)  # older versions of the bot did not
        _copy(database, part)
        found = check(part, seconds)
        if found.faults:
            part.replace(series.failed)
            raise BackupFailed(f"The copy {series.failed} is damaged: {found}")
        part.replace(made)
        sync(folder)
    except (sqlite3.Error, OSError) as error:
        raise BackupFailed(f"No backup could be made in {folder}: {explained(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    for old in series.good()[:-keep]:
        old.unlink(missing_ok=True)
    return made, found


def _copy(database: Path | Address, part: Path) -> None:
    if isinstance(database, Address):
        from data.copies.server import dump  # psycopg is installed only where there is a PostgreSQL

        create(part)
        dump(database, part)
        sync(part)
    else:
        copy(database, part)


def copy(database: Path, part: Path) -> None:
    """Write a snapshot of everything committed into a new, private file.

    Raises CannotOpen, sqlite3.Error, OSError.
    """
    create(part)
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as source:
        inspect(database, source)
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
    sync(part)


def sync(path: Path) -> None:
    """Flush a file, or a folder's entries, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
