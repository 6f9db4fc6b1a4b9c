"""Locks a database for one process. Part of data/file.

There are two locks. One is SQLite's exclusive lock on an empty file beside the database: it works wherever the database
does, and bots of every version take it. But that file can be deleted, so on Linux one byte of the database itself is
locked too. SQLite never locks that byte, so readers, backups and an operator's shell aren't affected.

The second lock belongs to the open file (F_OFD_SETLK). Ordinary locks belong to the process, and whenever SQLite drops
its own, the process loses all its locks on the file. An flock of the whole file would collide with SQLite's locks on
macOS, BSD and NFS.
"""

import errno
import os
import sqlite3
import struct
from contextlib import suppress
from pathlib import Path

from data.errors import CannotOpen, InUse
from data.file.failures import kind_of
from data.file.paths import PRIVATE, create

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: The system call for such a lock, None where there is none.
OFD_SETLK: int | None = getattr(fcntl, "F_OFD_SETLK", None)

LOCKED_BYTE = 0x40000000 + 1024
"""A byte behind the 512 from 2³⁰ on that SQLite locks; it leaves the whole page unused ("lock-byte page")."""


class Hold:
    """The locks on a database, held until `close` or until the process ends."""

    def __init__(self, lock: sqlite3.Connection, handle: int | None) -> None:
        self._lock = lock
        self._handle = handle

    def close(self) -> None:
        """Release the locks. Close all connections first: closing any descriptor of the file drops SQLite's locks."""
        if self._handle is not None:
            os.close(self._handle)
        self._lock.close()


def take(path: Path) -> Hold:
    """Lock the database at `path`; a missing file is created, empty and private.

    Raises InUse, CannotOpen, sqlite3.DatabaseError.
    """
    lock = _take_lock_file(path)
    try:
        return Hold(lock, _take_database(path))
    except OSError as error:
        lock.close()
        raise CannotOpen(path, f"The database {path} can't be opened: {error.strerror}.") from error
    except BaseException:
        lock.close()
        raise


def _take_lock_file(path: Path) -> sqlite3.Connection:
    beside = path.with_name(f"{path.name}.lock")
    with suppress(OSError):
        create(beside)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        if kind_of(error) != sqlite3.SQLITE_BUSY:
            raise
        raise _in_use(path) from error
    return lock


def _take_database(path: Path) -> int | None:
    """Open the database and lock its byte; return the descriptor. Raises InUse, OSError."""
    if OFD_SETLK is None:
        with suppress(FileExistsError):
            create(path)
        return None
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            if not _lock(handle):
                raise _in_use(path)
            if _is_at(path, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # a restore has replaced the file meanwhile


def _lock(handle: int) -> bool:
    """Lock the byte; False if somebody else holds it. If the file system has no such locks, the lock file must do."""
    assert OFD_SETLK is not None
    try:
        fcntl.fcntl(handle, OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0))
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES)
    return True


def _is_at(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _in_use(path: Path) -> InUse:
    return InUse(path, f"The database {path} is in use by another bot. Stop that bot first.")
