"""A copy put in the place of a database whose bot is stopped. Part of data/copies.

Whenever this is interrupted, the database is the old one whole, or the new one, or a notice in its place that no bot
starts on until the restore is run again. A database without its log never stands there, for games would be missing
from it; nor does a log without its database, for SQLite would mix it into the next one.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from data.copies.backup import PART, STAMP, BackupFailed, copy, sync
from data.copies.check import check
from data.errors import CannotOpen
from data.file.failures import explained, kind_of, told_at_opening
from data.file.locking import take
from data.file.opening import INTERRUPTED, is_interrupted, make_ready
from data.file.privacy import SIDES, create, tighten_database

_NOT_NOW = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
)
"""What SQLite says where nothing is wrong with the file itself."""
_LOGS = ("-wal", "-journal")


def restore(backup: Path, database: Path, *, at: datetime) -> Path | None:
    """Put a checked copy in the database's place; where the database before is now, None if there was none.

    Raises CannotOpen (InUse while a bot or another program uses it), BackupFailed.
    """
    found = check(backup)
    if found.faults:
        raise BackupFailed(f"The copy {backup} is not whole: {found}")
    database = make_ready(database)
    try:
        with closing(take(database)):
            return _replace(backup, database, at)
    except sqlite3.DatabaseError as error:
        raise told_at_opening(database, error) from error


def _replace(backup: Path, database: Path, at: datetime) -> Path | None:
    new = database.stat().st_size == 0
    part, aside = _beside(database, PART), None
    try:
        if new:
            _block(database)  # no bot makes an empty database here while the copy is on its way
        _delete(_beside(part, side) for side in ("", *SIDES))  # of an earlier try that was interrupted
        copy(backup, part)
        if not is_interrupted(database):
            aside = _put_aside(database, at)
        if is_interrupted(database):
            # What was in them is beside the database before, if there was one.
            _delete(_beside(database, side) for side in SIDES)
            sync(database.parent)
        part.replace(database)
        sync(database.parent)
    except (OSError, sqlite3.Error) as error:
        if new and is_interrupted(database):
            database.unlink()
        raise BackupFailed(f"The copy could not be put in place: {explained(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return aside


def _put_aside(database: Path, at: datetime) -> Path:
    """Give the database a second name, under which it stays when the first is taken.

    Where SQLite cannot bring its log into its file, the log gets a second name too, and a notice stands in the
    database's place afterwards. Raises CannotOpen (InUse), OSError.
    """
    tighten_database(database)
    aside = _free(database.with_name(f"{database.name}.before-{at.astimezone(UTC).strftime(STAMP)}"))
    logs = {_beside(database, side): _beside(aside, side) for side in _LOGS if _beside(database, side).exists()}
    for log, other in logs.items():  # first of all, for SQLite deletes a log in which it finds nothing
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
    """Bring all that is in the database's log into its file, and end the log; False if SQLite cannot.

    Raises CannotOpen (InUse while another program has it open).
    """
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.DatabaseError as error:
        if kind_of(error) in _NOT_NOW:
            raise told_at_opening(database, error) from error
        return False
    return not any(_beside(database, side).exists() for side in SIDES)


def _free(path: Path) -> Path:
    """This path, or one like it that is not taken."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def _second_name(file: Path, other: Path) -> None:
    try:
        os.link(file, other)
    except OSError:  # not every file system has second names
        create(other)
        shutil.copyfile(file, other)
        sync(other)


def _delete(files: Iterable[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def _block(database: Path) -> None:
    """Put a notice in the database's place."""
    notice = database.with_name(f"{database.name}.notice")
    notice.unlink(missing_ok=True)
    create(notice)
    notice.write_bytes(INTERRUPTED)
    sync(notice)
    notice.replace(database)
    sync(database.parent)


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)
