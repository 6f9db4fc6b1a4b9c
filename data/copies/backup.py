"""Copies of a database that is in use: made, checked, kept and put back. Part of data/copies.

A copy is one snapshot, taken by SQLite itself from another process while the bot goes on writing. It gets its name
only when it has been opened and checked, so whatever bears that name is good.
"""

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from data.copies.check import Checked, check
from data.errors import ArchiveError, CannotOpen
from data.file.failures import explained
from data.file.opening import inspect
from data.file.privacy import create, tighten

STAMP = "%Y%m%dT%H%M%SZ"
_STAMPED = r"-(\d{8}T\d{6}Z)\.db"
PART, _FAILED = ".part", ".failed"


class BackupFailed(ArchiveError):
    """The copy could not be made, or is not whole; earlier copies are untouched."""


def back_up(
    database: Path, folder: Path, *, at: datetime, keep: int, seconds: float | None = None
) -> tuple[Path, Checked]:
    """Copy the database into the folder, check the copy, name it by the time, and keep so many; the file and what was
    found. Raises BackupFailed, CannotOpen.

    A copy that is not whole stays beside the others as `….failed`, one at most.
    """
    if not database.is_file():
        raise CannotOpen(database, f"There is no database {database}.")
    made = folder / f"{database.stem}-{at.astimezone(UTC).strftime(STAMP)}.db"
    part = made.with_name(made.name + PART)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in _named(database, folder, re.escape(PART) + ".*"):
            left.unlink()  # of an earlier try that was interrupted
        for kept in (*backups(database, folder), folder / f"{database.stem}{_FAILED}"):
            tighten(kept)  # of a version that did not
        copy(database, part)
        found = check(part, seconds)
        if found.faults:
            failed = folder / f"{database.stem}{_FAILED}"
            part.replace(failed)
            raise BackupFailed(f"The copy {failed} is not whole: {found}")
        part.replace(made)
        sync(folder)
    except (sqlite3.Error, OSError) as error:
        raise BackupFailed(f"No backup could be made in {folder}: {explained(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    for old in backups(database, folder)[:-keep]:
        old.unlink(missing_ok=True)
    return made, found


def backups(database: Path, folder: Path) -> list[Path]:
    """The good copies of a database in a folder, the oldest first."""
    return _named(database, folder)


def made_at(backup: Path) -> float:
    """When a copy was made, by its name (unix seconds)."""
    stamp = re.search(_STAMPED + "$", backup.name)
    assert stamp is not None
    return datetime.strptime(stamp[1], STAMP).replace(tzinfo=UTC).timestamp()


def _named(database: Path, folder: Path, rest: str = "") -> list[Path]:
    """The files in a folder with the name of this database's copies, the oldest first; of no other database's."""
    name = re.compile(re.escape(database.stem) + _STAMPED + rest)
    return sorted(path for path in folder.glob("*") if name.fullmatch(path.name))


def copy(database: Path, part: Path) -> None:
    """Write one snapshot of all that is committed into a new, private file.

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
    """See that a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
