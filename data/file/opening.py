"""Opens a database file: inspects it first, and changes it only if it is ours and sound. Part of data/file.

Problems are found before the first byte is written, and explain to the operator in a sentence (CannotOpen). The time
doesn't grow with the file: damage deep inside it is found when that part is read.
"""

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from data.errors import CannotOpen, Corrupt, Foreign, MovedAway, NewerSchema, ReadOnly
from data.file.paths import tighten_database

APPLICATION_ID = 0x4D554E44
""""MUND": marks our files (PRAGMA application_id)."""

OLDEST_SQLITE = (3, 37)
"""The first SQLite that knows STRICT tables; the archive's SQL needs nothing newer."""

INTERRUPTED = b"This is no database: a restore was interrupted before its last step. Run it again.\n"
"""The notice that takes a database's place while it is being replaced. No database is this short."""


MIGRATIONS = Path(__file__).parents[1] / "migrations"
"""The folder of the schema and of its later changes."""


def migrations() -> tuple[Path, ...]:
    """The migrations in order; after the n-th, the schema version is n (PRAGMA user_version)."""
    found = MIGRATIONS.glob("[0-9][0-9][0-9][0-9]_*.sql")
    return tuple(sorted(file for file in found if not file.name.endswith(".postgres.sql")))


def need_sqlite(path: Path) -> None:
    """See that this Python's SQLite knows what the schema is written in. Raises CannotOpen."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise CannotOpen(
            path,
            f"This Python has SQLite {sqlite3.sqlite_version}, and the bot needs {oldest} or newer to open {path}. "
            "Install a Python with a newer SQLite, or use the container. Nothing was changed.",
        )


def make_ready(path: Path) -> Path:
    """Create the folder, check that the file can be written, and return its full path. Raises CannotOpen."""
    try:
        return _prepare(path.expanduser().resolve())
    except (OSError, RuntimeError) as error:  # a link that leads to itself is a RuntimeError
        why = getattr(error, "strerror", None) or "its links lead nowhere"
        raise CannotOpen(path, f"The database {path} can't be opened: {why}.") from error


def _prepare(path: Path) -> Path:
    need_sqlite(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(path, f"The folder {path.parent} can't be created: {error.strerror}.") from error
    if path.is_dir():
        raise CannotOpen(path, f"The database {path} is a folder. Choose a file.")
    if path.exists() and not path.is_file():
        raise CannotOpen(path, f"The database {path} is no ordinary file. Choose another.")
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
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
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
    need_sqlite(path)
    # Before the first statement: with an old log beside it, SQLite would read the file as a database.
    if is_interrupted(path):
        raise Corrupt(
            path,
            f"A restore of the database {path} was interrupted. Run it again: "
            f"python -m data restore FILE {path}. The old database, if there was one, is kept beside it.",
        )
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    found = connection.execute("SELECT name, rootpage FROM sqlite_schema WHERE type = 'table'").fetchall()
    tables = {name for name, _ in found}
    if application != APPLICATION_ID:
        if application or version or tables:
            raise Foreign(path, f"The file {path} is another program's database. Nothing was changed.")
        return 0
    known = len(migrations())
    if version > known:
        raise NewerSchema(path, version, known)
    if MARK in tables:
        raise MovedAway(path, *connection.execute(READ).fetchone())
    for name, page in found:
        # Reading the first page of each table reveals whether it is cut off or overwritten; a virtual one has none.
        if page:
            quoted = name.replace('"', '""')
            connection.execute(f'SELECT 1 FROM "{quoted}" LIMIT 1').fetchone()
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


#: The mark that a move leaves is a table of one row, which is there only while there is something to say. It is no part
#: of the schema: it is never copied and needs no migration, and opening looks at the names of all tables anyway.
#:
#: A PostgreSQL database is *half moved* from the transaction that creates its first table to the one that ends the
#: move, a file is *moved away* from just before that last one. So at no moment can bots start on both: somebody who
#: kills the move between the two finds that they start on neither, and the same command finishes it. A mark holds the
#: other database's name. In the half-moved one it also holds the statements that complete a schema of which parts were
#: left out while rows are copied.
MARK = "moving"
READ = f"SELECT other FROM {MARK}"
MAKE = f"CREATE TABLE {MARK} (other TEXT NOT NULL, rest TEXT NOT NULL)"
#: Takes the other database's name, without a password, and a JSON list of statements for the end.
FILL = f"INSERT INTO {MARK} (other, rest) VALUES (?, ?)"
REST, NO_REST = f"SELECT rest FROM {MARK}", f"UPDATE {MARK} SET rest = '[]'"
COMPLETED = f"SELECT rest = '[]' FROM {MARK}"
UNMARK = f"DROP TABLE {MARK}"


#: What SQLite makes by itself is left out: its statistics, and the indexes behind keys.
_CONTENTS = (
    "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE NOT (type = 'index' AND sql IS NULL)"
    " AND NOT (type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))"
)
#: How many faults are listed at most, and how many parts that aren't ours.
MOST_FAULTS, MOST_NAMED = 20, 10
_Part = tuple[str, str, str]
"""A part of a schema: its type, its name, and the table that it is of."""


def refuse_foreign(path: Path, connection: sqlite3.Connection, version: int) -> tuple[str, ...]:
    """What a database of this schema version lacks of it. Raises Foreign if it has anything else, DatabaseError.

    Somebody's trigger or view does what its author wants with the games, so a file with one is never used.
    """
    found, ours = _contents(connection), _parts(version)
    others = [_name(part) for part in sorted(found.keys() - ours)]
    others += [f"{_name(part)}, changed" for part in sorted(found.keys() & ours) if found[part] != ours[part]]
    if others:
        raise foreign(path, others)
    return tuple(f"the {_name(part)} is missing" for part in sorted(ours.keys() - found))


def foreign(path: Path, others: Sequence[str]) -> Foreign:
    """Why a file with these parts can't be used."""
    named = "; ".join(others[:MOST_NAMED]) + ("; and others" if len(others) > MOST_NAMED else "")
    return Foreign(path, f"{path} holds what no bot has made: {named}. Remove that. Nothing was changed.")


def faults_of(connection: sqlite3.Connection) -> tuple[str, ...]:
    """What is wrong with a file's pages and references."""
    faults = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})") if text != "ok"]
    faults += [
        f"a row of {table} refers to nothing in {parent}"
        for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS)
    ]
    return tuple(faults[:MOST_FAULTS])


@cache
def _parts(version: int) -> dict[_Part, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        bring_up_to_date(fresh, 0, version)
        return _contents(fresh)


def parts_of(version: int) -> dict[str, set[str]]:
    """The names in a schema of this version, by type."""
    found: dict[str, set[str]] = {"table": set(), "index": set()}
    for kind, name, _ in _parts(version):
        found.setdefault(kind, set()).add(name)
    return found


def _contents(connection: sqlite3.Connection) -> dict[_Part, str]:
    return {(kind, name, table): _plain(sql or "") for kind, name, table, sql in connection.execute(_CONTENTS)}


def _plain(sql: str) -> str:
    """A definition without its comments, the quotes around names, and whatever space is between its words."""
    return " ".join(re.findall(r"\w+|[^\w\s]", re.sub(r"--[^\n]*|\"", "", sql)))


def _name(part: _Part) -> str:
    kind, name, table = part
    return f"{kind} {name}" if name == table else f"{kind} {name} of {table}"
