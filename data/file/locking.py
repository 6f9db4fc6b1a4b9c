"""One process at a time holds a database. Part of data/file.

There are two locks. One is SQLite's own exclusive lock on an empty file beside the database: it works wherever the
database does, and bots of every version ask for it. But that file can be deleted, so on Linux a byte of the database
itself is locked too. SQLite never locks that byte, so readers, backups and an operator's shell are not disturbed.

It is a lock of the open file (F_OFD_SETLK). The usual ones belong to the process, and SQLite drops all that the process
has on a file whenever it drops its own. A flock of the whole file would collide with SQLite's locks on macOS, BSD and
NFS.
"""

import errno
import os
import sqlite3
import struct
from contextlib import suppress
from pathlib import Path

from data.errors import CannotOpen, InUse
from data.file.failures import kind_of
from data.file.privacy import PRIVATE, create

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: The call for such a lock, None where there is none.
OFD_SETLK: int | None = getattr(fcntl, "F_OFD_SETLK", None)

LOCKED_BYTE = 0x40000000 + 1024
"""SQLite locks the 512 bytes from 2³⁰ on, and sets the page around them aside (its file format, "lock-byte page")."""


class Hold:
    """A database that this process holds until `close`, or until it ends."""

    def __init__(self, lock: sqlite3.Connection, handle: int | None) -> None:
        self._lock = lock
        self._handle = handle

    def close(self) -> None:
        """Let go, once all connections are closed: closing any descriptor of the file drops SQLite's locks on it."""
        if self._handle is not None:
            os.close(self._handle)
        self._lock.close()


def take(path: Path) -> Hold:
    """Hold the database at `path`; a missing file is made, empty and private.

    Raises InUse, CannotOpen, sqlite3.DatabaseError.
    """
    lock = _take_lock_file(path)
    try:
        return Hold(lock, _take_database(path))
    except OSError as error:
        lock.close()
        raise CannotOpen(path, f"The database {path} cannot be opened: {error.strerror}.") from error
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
    """A descriptor of the database that holds its byte. Raises InUse, OSError."""
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
        os.close(handle)  # a restore has put another file there meanwhile


def _lock(handle: int) -> bool:
    """Whether nobody else holds the byte. Where the file system has no such locks, the lock file has to be enough."""
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
    return InUse(path, f"The database {path} is in use: another bot runs on it. Stop that one first.")
