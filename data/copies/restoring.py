"""Replacing a database with a copy while its bot is stopped. Part of data/copies.

Whenever this is interrupted, the database is complete, either old or new, or there is a notice in its place, and no bot
starts until the restore has been run again. A database is never left there without its log, because games would be
missing; nor a log without its database, because SQLite would mix it into the next one.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from data.copies.check import check
from data.copies.dumped import is_dump
from data.copies.naming import PART, STAMP, copy, sync
from data.errors import BackupFailed, CannotOpen
from data.file.failures import explain, explain_opening, kind_of
from data.file.locking import take
from data.file.opening import INTERRUPTED, is_interrupted, make_ready
from data.file.paths import SIDES, create, tighten_database

_NOT_NOW = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
)
"""SQLite's errors that don't mean that the file itself is damaged."""
_LOGS = ("-wal", "-journal")


def restore(backup: Path, database: Path, *, at: datetime) -> Path | None:
    """Replace the database with a checked copy; return where the old database is now, None if there was none.

    Raises CannotOpen (InUse if a bot or another program uses it), BackupFailed.
    """
    if backup.is_file() and is_dump(backup):
        raise BackupFailed(
            f"{backup} is a dump of PostgreSQL. Restore it there; python -m data move makes a file of it."
        )
    found = check(backup)
    if found.faults:
        raise BackupFailed(f"The copy {backup} is damaged: {found}")
    database = make_ready(database)
    try:
        with closing(take(database)):
            return _replace(backup, database, at)
    except sqlite3.DatabaseError as error:
        raise explain_opening(database, error) from error


def _replace(backup: Path, database: Path, at: datetime) -> Path | None:
    new = database.stat().st_size == 0
    part, aside = _beside(database, PART), None
    try:
        if new:
            _block(database)  # so that no bot creates an empty database here meanwhile
        _delete(_beside(part, side) for side in ("", *SIDES))  # left over from an interrupted restore
        copy(backup, part)
        if not is_interrupted(database):
            aside = _put_aside(database, at)
        if is_interrupted(database):
            # Their contents were saved with the old database, if there was one.
            _delete(_beside(database, side) for side in SIDES)
            sync(database.parent)
        part.replace(database)
        sync(database.parent)
    except (OSError, sqlite3.Error) as error:
        if new and is_interrupted(database):
            database.unlink()
        raise BackupFailed(f"Could not restore the copy: {explain(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return aside


def _put_aside(database: Path, at: datetime) -> Path:
    """Give the database a second name, which keeps it when the first is replaced.

    If SQLite can't merge the log into the database, the log gets a second name too, and a notice takes the database's
    place. Raises CannotOpen (InUse), OSError.
    """
    tighten_database(database)
    aside = _free(database.with_name(f"{database.name}.before-{at.astimezone(UTC).strftime(STAMP)}"))
    logs = {_beside(database, side): _beside(aside, side) for side in _LOGS if _beside(database, side).exists()}
    for log, other in logs.items():  # before anything else, because SQLite deletes a log that it finds empty
        _second_name(log, other)
    try:
        whole = _close(database)
    except CannotOpen:
        _delete(logs.values())
        raise
    if whole:
        _delete(logs.values())
    _second_name(database, aside)
    sync(database.parent)
    if not whole:
        _block(database)
    return aside


def _close(database: Path) -> bool:
    """Merge the database's log into its file and remove the log; False if SQLite can't.

    Raises CannotOpen (InUse while another program has it open).
    """
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.DatabaseError as error:
        if kind_of(error) in _NOT_NOW:
            raise explain_opening(database, error) from error
        return False
    return not any(_beside(database, side).exists() for side in SIDES)


def _free(path: Path) -> Path:
    """This path, or a similar one that doesn't exist yet."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def _second_name(file: Path, other: Path) -> None:
    try:
        os.link(file, other)
    except OSError:  # not every file system has hard links
        create(other)
        shutil.copyfile(file, other)
        sync(other)


def _delete(files: Iterable[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def _block(database: Path) -> None:
    """Put a notice in the database's place, so that no bot starts."""
    notice = database.with_name(f"{database.name}.notice")
    notice.unlink(missing_ok=True)
    create(notice)
    notice.write_bytes(INTERRUPTED)
    sync(notice)
    notice.replace(database)
    sync(database.parent)


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)
