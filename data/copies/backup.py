"""Backing up a database while it is in use. Part of data/copies.

SQLite itself takes each copy as one snapshot, from another process, while the bot goes on writing. A copy gets its name
only after it has been opened and checked, so every file with such a name is good.
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
    """The copy could not be made, or failed its check; earlier copies are untouched."""


def back_up(
    database: Path, folder: Path, *, at: datetime, keep: int, seconds: float | None = None
) -> tuple[Path, Checked]:
    """Copy the database into the folder, check the copy, name it by the time, and keep the last `keep` copies.

    Returns the file and what the check found. A copy that fails its check stays in the folder as `….failed`, at most
    one. Raises BackupFailed, CannotOpen.
    """
    if not database.is_file():
        raise CannotOpen(database, f"There is no database at {database}.")
    made = folder / f"{database.stem}-{at.astimezone(UTC).strftime(STAMP)}.db"
    part = made.with_name(made.name + PART)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in _named(database, folder, re.escape(PART) + ".*"):
            left.unlink()  # left over from an interrupted backup
        for kept in (*backups(database, folder), folder / f"{database.stem}{_FAILED}"):
            tighten(kept)  # older versions of the bot did not
        copy(database, part)
        found = check(part, seconds)
        if found.faults:
            failed = folder / f"{database.stem}{_FAILED}"
            part.replace(failed)
            raise BackupFailed(f"The copy {failed} is damaged: {found}")
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
    """The good copies of a database in a folder, oldest first."""
    return _named(database, folder)


def made_at(backup: Path) -> float:
    """When a copy was made, read from its name (unix seconds)."""
    stamp = re.search(_STAMPED + "$", backup.name)
    assert stamp is not None
    return datetime.strptime(stamp[1], STAMP).replace(tzinfo=UTC).timestamp()


def _named(database: Path, folder: Path, rest: str = "") -> list[Path]:
    """The files in a folder that are named like this database's copies, oldest first."""
    name = re.compile(re.escape(database.stem) + _STAMPED + rest)
    return sorted(path for path in folder.glob("*") if name.fullmatch(path.name))


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
