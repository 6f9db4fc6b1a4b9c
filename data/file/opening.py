"""Opens a database file: inspects it first, and changes it only if it is ours. Part of data/file.

Problems are found before the first byte is written, and explained to the operator in a sentence (CannotOpen). The time
doesn't grow with the file: damage deep inside it is found when that part is read.
"""

import os
import sqlite3
from pathlib import Path

from data.errors import CannotOpen, Corrupt, Foreign, NewerSchema, ReadOnly
from data.file.privacy import tighten_database
from data.marks import MARK, READ, marked

APPLICATION_ID = 0x4D554E44
""""MUND": marks our files (PRAGMA application_id)."""

INTERRUPTED = b"This is no database: a restore was interrupted before its last step. Run it again.\n"
"""The notice that takes a database's place while it is being replaced. No database is this short."""


def migrations() -> tuple[Path, ...]:
    """The migrations in order; after the n-th, the schema version is n (PRAGMA user_version)."""
    found = (Path(__file__).parents[1] / "migrations").glob("[0-9][0-9][0-9][0-9]_*.sql")
    return tuple(sorted(file for file in found if not file.name.endswith(".postgres.sql")))


def make_ready(path: Path) -> Path:
    """Create the folder, check that the file can be written, and return its full path. Raises CannotOpen."""
    path = path.expanduser().resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(path, f"The folder {path.parent} can't be created: {error.strerror}.") from error
    if path.is_dir():
        raise CannotOpen(path, f"The database {path} is a folder. Choose a file.")
    if not _writable(path.parent):
        raise ReadOnly(
            path, f"The folder {path.parent} is read-only. The bot needs to write there, also beside the database."
        )
    log = path.with_name(f"{path.name}-wal")
    for file in (path, log):
        if file.exists() and not _writable(file):
            raise ReadOnly(path, f"The file {file} is read-only. The bot needs to write to it. Nothing was changed.")
    # SQLite would delete a log without its database.
    if log.exists() and log.stat().st_size > 0 and not (path.exists() and path.stat().st_size > 0):
        raise Corrupt(
            path,
            f"The file {log} holds games, but the database {path} that it belongs to is missing or empty. "
            "Put the database back, or move the log away to start afresh. Nothing was changed.",
        )
    return path


def prepare_to_write(path: Path, connection: sqlite3.Connection) -> None:
    """Inspect the file, set up the connection and upgrade the schema. Raises CannotOpen, DatabaseError."""
    version = inspect(path, connection)
    tighten_database(path)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise CannotOpen(path, f"The disk with {path} doesn't support a write-ahead log. Use a local disk.")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    bring_up_to_date(connection, version)


def bring_up_to_date(connection: sqlite3.Connection, version: int, latest: int | None = None) -> None:
    """Upgrade a database from this schema version to the latest, or only to an older one. Raises DatabaseError."""
    for number, file in enumerate(migrations()[:latest], start=1):
        if number > version:
            _migrate(connection, number, file.read_text(encoding="utf-8"))


def prepare_to_read(connection: sqlite3.Connection) -> None:
    """Set up a second connection that can't write."""
    connection.execute("PRAGMA query_only = ON")


def _writable(path: Path) -> bool:
    # Root may write anything, but a file without any write bit is meant to be left alone.
    return os.access(path, os.W_OK) and path.stat().st_mode & 0o222 != 0


def inspect(path: Path, connection: sqlite3.Connection) -> int:
    """The schema version of the file, 0 if it is empty. Writes nothing. Raises CannotOpen, DatabaseError."""
    # Before the first statement: with an old log beside it, SQLite would read the file as a database.
    if is_interrupted(path):
        raise Corrupt(
            path,
            f"A restore of the database {path} was interrupted. Run it again: "
            f"python -m data restore FILE {path}. The old database, if there was one, is kept beside it.",
        )
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if application != APPLICATION_ID:
        if application or version or tables:
            raise Foreign(path, f"The file {path} is another program's database. Nothing was changed.")
        return 0
    known = len(migrations())
    if version > known:
        raise NewerSchema(path, version, known)
    if MARK in tables:
        raise marked(path, connection.execute(READ).fetchone())
    for name in tables:
        # Reading the first page of each table reveals whether it is cut off or overwritten.
        connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone()
    return version


def is_interrupted(path: Path) -> bool:
    """Whether an interrupted restore left its notice in the database's place."""
    # A real database isn't opened here, because closing it would drop this process's SQLite locks on it.
    return path.is_file() and path.stat().st_size == len(INTERRUPTED) and path.read_bytes() == INTERRUPTED


def _migrate(connection: sqlite3.Connection, number: int, sql: str) -> None:
    stamps = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\n{stamps}\nCOMMIT;")
    except sqlite3.DatabaseError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
