"""How a database file is opened: looked at first, changed only if it is ours. Part of data/file.

Whatever is wrong is found before the first byte is written and told in a sentence for the operator (CannotOpen). The
time this takes does not grow with what is stored: damage deep inside the file is found when that part is read.
"""

import os
import sqlite3
from pathlib import Path

from data.errors import CannotOpen, Corrupt, Foreign, NewerSchema, ReadOnly
from data.file.privacy import tighten_database

APPLICATION_ID = 0x4D554E44
""""MUND": how our files are told from other programs' (PRAGMA application_id)."""

INTERRUPTED = b"This is no database: a restore was interrupted before its last step. Run it again.\n"
"""The content of a file that keeps the place while a database is being replaced. No database is as short."""


def migrations() -> tuple[Path, ...]:
    """The migrations in order: after the n-th, the schema version is n (PRAGMA user_version)."""
    return tuple(sorted((Path(__file__).parents[1] / "migrations").glob("[0-9][0-9][0-9][0-9]_*.sql")))


def make_ready(path: Path) -> Path:
    """Make the folder, see that the file can be written, and return its full path. Raises CannotOpen."""
    path = path.expanduser().resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(path, f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    if path.is_dir():
        raise CannotOpen(path, f"The database {path} is a folder. Name a file.")
    if not _writable(path.parent):
        raise ReadOnly(
            path, f"The folder {path.parent} is read-only. The bot has to write there, beside the database too."
        )
    log = path.with_name(f"{path.name}-wal")
    for file in (path, log):
        if file.exists() and not _writable(file):
            raise ReadOnly(path, f"The file {file} is read-only. The bot has to write it. Nothing was changed.")
    # SQLite would take a log without its database for rubbish and delete it.
    if log.exists() and log.stat().st_size > 0 and not (path.exists() and path.stat().st_size > 0):
        raise Corrupt(
            path,
            f"The file {log} holds games, but the database {path} that it belongs to is missing or empty. "
            "Put the database back, or move the log away to begin anew. Nothing was changed.",
        )
    return path


def prepare_to_write(path: Path, connection: sqlite3.Connection) -> None:
    """Look at the file, set the connection up and bring the schema up to date. Raises CannotOpen, DatabaseError."""
    version = inspect(path, connection)
    tighten_database(path)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise CannotOpen(path, f"The disk of {path} does not allow a write-ahead log. Use a local disk.")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    bring_up_to_date(connection, version)


def bring_up_to_date(connection: sqlite3.Connection, version: int) -> None:
    """Bring a database of this schema version to today's. Raises DatabaseError."""
    for number, file in enumerate(migrations(), start=1):
        if number > version:
            _migrate(connection, number, file.read_text(encoding="utf-8"))


def prepare_to_read(connection: sqlite3.Connection) -> None:
    """Set a second connection up that cannot write."""
    connection.execute("PRAGMA query_only = ON")


def _writable(path: Path) -> bool:
    # Root may write anything; a file without any write bit is still meant to be left alone.
    return os.access(path, os.W_OK) and path.stat().st_mode & 0o222 != 0


def inspect(path: Path, connection: sqlite3.Connection) -> int:
    """The schema version of the file, 0 if it is empty. Writes nothing. Raises CannotOpen, DatabaseError."""
    # Before the first statement: with an old log beside it, SQLite would take the file for a database.
    if is_interrupted(path):
        raise Corrupt(
            path,
            f"A restore of the database {path} was interrupted before its last step. Run it again: "
            f"python -m data restore FILE {path}. What was there before, if anything, is kept beside it.",
        )
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if application != APPLICATION_ID:
        if application or version or tables:
            raise Foreign(path, f"The file {path} is a database of another program. Nothing was changed.")
        return 0
    known = len(migrations())
    if version > known:
        raise NewerSchema(path, version, known)
    for name in tables:
        # The first page of each table: whatever is cut off or overwritten there is found now.
        connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone()
    return version


def is_interrupted(path: Path) -> bool:
    """Whether a restore that was interrupted has left its notice where the database should be."""
    # A database is not even opened for that: closing it would drop the locks that SQLite holds on it in this process.
    return path.is_file() and path.stat().st_size == len(INTERRUPTED) and path.read_bytes() == INTERRUPTED


def _migrate(connection: sqlite3.Connection, number: int, sql: str) -> None:
    stamps = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\n{stamps}\nCOMMIT;")
    except sqlite3.DatabaseError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
