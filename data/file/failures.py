"""What SQLite's failures mean. Part of data/file."""

import sqlite3
from pathlib import Path

from data.errors import CannotOpen, Corrupt, Damaged, DiskFull, InUse, ReadOnly, Unavailable


def kind_of(error: BaseException) -> int:
    """SQLite's primary result code, 0 if the exception has none."""
    # The low byte is the kind: SQLITE_IOERR_WRITE and SQLITE_IOERR_FSYNC are both SQLITE_IOERR.
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def explain(error: Exception) -> Exception:
    """Translate a failure for the archive's callers; what isn't the file's fault is returned unchanged."""
    meaning = _meaning(error)
    if meaning is None:
        return error
    meaning.__cause__ = error
    return meaning


def _meaning(error: Exception) -> Unavailable | None:
    match kind_of(error):
        case sqlite3.SQLITE_FULL:
            return DiskFull("The database can't be written: the disk is full, or the file has reached its size limit.")
        # Without a code the error is Python's: it could not decode a text as UTF-8.
        case 0 if isinstance(error, sqlite3.OperationalError):
            return Damaged("A text in the database is damaged and can't be read.")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return Damaged("Part of the database is damaged and can't be read.")
        case sqlite3.SQLITE_IOERR:
            return Unavailable("The disk refused to read or write the database (an I/O error).")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Unavailable("Another program has locked the database.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return Unavailable("The database can't be written: its file or folder has become read-only.")
        case _:
            return None


def explain_opening(path: Path, error: sqlite3.DatabaseError) -> CannotOpen:
    """Translate a failure of SQLite for the operator who starts the bot."""
    match kind_of(error):
        case sqlite3.SQLITE_NOTADB:
            return Corrupt(path, f"The file {path} is not a database, or its start is damaged. Nothing was changed.")
        case sqlite3.SQLITE_CORRUPT:
            return Corrupt(path, f"The database {path} is damaged: {error}. Nothing was changed. Restore a backup.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return ReadOnly(path, f"The database {path} can't be written: {error}. Nothing was changed.")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(path, f"The database {path} is locked by another program. Close that program first.")
        case sqlite3.SQLITE_FULL:
            return CannotOpen(path, f"The disk with {path} is full. Nothing was changed.")
        case _:
            return CannotOpen(path, f"The database {path} can't be opened: {error}.")
