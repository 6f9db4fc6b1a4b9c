"""Copies of a database that is in use: made, checked, kept and put back. Part of data/: standard library and data.

A copy is one snapshot, taken by SQLite itself from another process while the bot goes on writing. It gets its name
only when it has been opened and checked, so whatever bears that name is good.
"""

import os
import re
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from data.check import Checked, check
from data.errors import ArchiveError, CannotOpen
from data.failures import explained
from data.locking import take
from data.opening import inspect, make_ready
from data.privacy import create, tighten, tighten_database

_STAMP = "%Y%m%dT%H%M%SZ"
_STAMPED = r"-(\d{8}T\d{6}Z)\.db"
_PART, _FAILED = ".part", ".failed"


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
    made = folder / f"{database.stem}-{at.astimezone(UTC).strftime(_STAMP)}.db"
    part = made.with_name(made.name + _PART)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in _named(database, folder, re.escape(_PART) + ".*"):
            left.unlink()  # of an earlier try that was interrupted
        for kept in (*backups(database, folder), folder / f"{database.stem}{_FAILED}"):
            tighten(kept)  # of a version that did not
        _copy(database, part)
        found = check(part, seconds)
        if found.faults:
            failed = folder / f"{database.stem}{_FAILED}"
            part.replace(failed)
            raise BackupFailed(f"The copy {failed} is not whole: {found}")
        part.replace(made)
        _sync(folder)
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
    return datetime.strptime(stamp[1], _STAMP).replace(tzinfo=UTC).timestamp()


def restore(backup: Path, database: Path, *, at: datetime) -> Path | None:
    """Put a checked copy in the database's place; where the database before is now, None if there was none.

    Raises CannotOpen (InUse while a bot runs on it), BackupFailed.
    """
    found = check(backup)
    if found.faults:
        raise BackupFailed(f"The copy {backup} is not whole: {found}")
    database = make_ready(database)
    with closing(take(database)):
        part, aside = database.with_name(database.name + _PART), None
        try:
            part.unlink(missing_ok=True)
            create(part)
            shutil.copyfile(backup, part)
            _sync(part)
        except OSError as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise BackupFailed(f"The copy could not be put in place: {explained(error)}") from error
        if database.stat().st_size > 0:
            tighten_database(database)
            aside = database.with_name(f"{database.name}.before-{at.astimezone(UTC).strftime(_STAMP)}")
            _keep_as(aside, database)
            log, index = (database.with_name(database.name + rest) for rest in ("-wal", "-shm"))
            if log.exists():  # what is only there belongs to the database before, and to no other one
                log.rename(aside.with_name(aside.name + "-wal"))
            index.unlink(missing_ok=True)
        part.replace(database)
        _sync(database.parent)
        return aside


def _named(database: Path, folder: Path, rest: str = "") -> list[Path]:
    """The files in a folder with the name of this database's copies, the oldest first; of no other database's."""
    name = re.compile(re.escape(database.stem) + _STAMPED + rest)
    return sorted(path for path in folder.glob("*") if name.fullmatch(path.name))


def _copy(database: Path, part: Path) -> None:
    """One snapshot of all that is committed, in one private file."""
    create(part)
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as source:
        inspect(database, source)
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    _sync(part)


def _keep_as(aside: Path, database: Path) -> None:
    """Give a database a second name, under which it stays when the first is taken; where there is no such, move it."""
    try:
        os.link(database, aside)
    except OSError:
        database.rename(aside)


def _sync(path: Path) -> None:
    """See that a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
