"""A dump of PostgreSQL, read into a file that can be checked like any other. Part of data/copies.

Both engines have the same tables and columns, so the rows fit. No server is needed: `pg_restore` prints them.
"""

import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import IO

from data.address import DatabaseAddress
from data.engine.dialect import migration
from data.errors import BackupFailed, CannotOpen, Foreign, HalfMoved, NewerSchema
from data.file.opening import MARK, bring_up_to_date, foreign, migrations, parts_of

#: The first bytes of a dump in PostgreSQL's custom format.
MAGIC = b"PGDMP"
#: Everything is in this schema (`data/postgres/schema.py`).
_SCHEMA = "mundialito"
_BEGIN = re.compile(rb"COPY \"?(\w+)\"?\.\"?(\w+)\"? \((.*)\) FROM stdin;\n")
_END = b"\\.\n"
#: A dump's list of what is in it. The last four are never restored.
_KINDS = "SCHEMA|TABLE DATA|TABLE|SEQUENCE SET|SEQUENCE|FK CONSTRAINT|CONSTRAINT|INDEX|TRIGGER|FUNCTION"
_UNUSED = "DEFAULT ACL|ACL|COMMENT|STATISTICS DATA"
_LISTED = re.compile(r"^\d+; \d+ \d+ (.+)$", re.MULTILINE)
_ENTRY = re.compile(rf"(?:(?:{_UNUSED}) .*|({_KINDS}) (\S+) (.+) \S*)")
#: How migrations make and drop what has a name of its own in PostgreSQL only.
_MADE = re.compile(r"\b(CREATE|DROP) (?:OR REPLACE )?(?:TRIGGER|FUNCTION) (?:IF EXISTS )?(\w+)")
#: The table of the schema's version.
VERSION = "version"
_NULL = b"\\N"
_ESCAPED = re.compile(rb"\\(.)")
_MEANT = {b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"v": b"\v"}
#: How many rows are written at once.
_ROWS = 5_000

Value = int | float | str | bytes | None


def is_dump(path: Path) -> bool:
    """Whether a file is such a dump, whatever its name."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


@contextmanager
def read_dump(path: Path) -> Iterator[sqlite3.Connection]:
    """The contents of a dump as a temporary file with the latest schema.

    Raises BackupFailed if it can't be read to its end, and CannotOpen if there is no archive of ours in it.
    """
    with closing(sqlite3.connect("", isolation_level=None)) as base:  # a temporary file that is deleted on closing
        try:
            _read(path, version_of(path), base)
        except (ValueError, sqlite3.Error) as error:
            raise BackupFailed(f"The dump {path} can't be read: {error}") from error
        yield base


def _read(path: Path, version: int, base: sqlite3.Connection) -> None:
    """Fill an empty database. Raises BackupFailed, ValueError, sqlite3.Error."""
    base.execute("PRAGMA synchronous = OFF")
    bring_up_to_date(base, 0, version)
    triggers = base.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        base.execute(f'DROP TRIGGER "{name}"')
    base.execute("BEGIN")
    with running("pg_restore", "--data-only", "--file=-", str(path)) as restore:
        for table, columns, lines in tables_in(restore.output):
            if table != VERSION:
                _fill(base, table, columns, lines)
        restore.finish()
    for _, sql in triggers:
        base.execute(sql)
    base.execute("COMMIT")
    bring_up_to_date(base, version)


def version_of(path: Path) -> int:
    """The version of the dump's schema. Raises BackupFailed, CannotOpen if there is anything else in it."""
    with running("pg_restore", "--list", str(path)) as listing:
        entries = _LISTED.findall(listing.output.read().decode(errors="replace"))
        listing.finish()
    if not any(entry.startswith(f"TABLE DATA {_SCHEMA} {VERSION} ") for entry in entries):
        raise Foreign(path, f"There are no games of Mundialito in the dump {path}.")
    if any(entry.startswith(f"TABLE DATA {_SCHEMA} {MARK} ") for entry in entries):
        ((other, *_),) = rows_of(path, MARK)
        raise HalfMoved(path, str(other), str(path))
    ((number,),) = rows_of(path, VERSION)
    version = int(number or 0)
    if version > len(migrations()):
        raise NewerSchema(path, version, len(migrations()))
    if version < 1:
        raise CannotOpen(path, f"The dump {path} is empty.")
    if others := _foreign_among(entries, version):
        raise foreign(path, others)
    return version


def _foreign_among(entries: list[str], version: int) -> list[str]:
    """What no migration up to this version makes."""
    parts = parts_of(version)
    tables, indexes = {*parts["table"], VERSION}, parts["index"]
    own: set[str] = set()
    for done, name in _MADE.findall("\n".join(map(migration, migrations()[:version]))):
        (own.add if done == "CREATE" else own.discard)(name)

    def ours(kind: str, schema: str, name: str) -> bool:
        first, _, second = name.partition(" ")
        match kind:
            case "SCHEMA":
                return (schema, name) == ("-", _SCHEMA)
            case _ if schema != _SCHEMA:
                return False
            case "TABLE" | "TABLE DATA":
                return name in tables
            case "CONSTRAINT" | "FK CONSTRAINT":
                return first in tables
            case "INDEX":
                return name in indexes
            case "TRIGGER":
                return first in tables and second in own
            case "FUNCTION":
                return name.removesuffix("()") in own
            case _:
                return any(name.startswith(f"{table}_") for table in tables)

    found = [(entry, _ENTRY.fullmatch(entry)) for entry in entries]
    return [entry for entry, read in found if read is None or (read[1] and not ours(read[1], read[2], read[3]))]


def rows_of(path: Path, table: str) -> list[tuple[str | None, ...]]:
    """The rows of a small table, as text."""
    with running("pg_restore", "--data-only", f"--table={table}", "--file=-", str(path)) as restore:
        found = [
            tuple(None if field is None else field.decode() for field in _fields(line))
            for _, _, lines in tables_in(restore.output)
            for line in lines
        ]
        restore.finish()
    return found


def tables_in(script: Iterable[bytes]) -> Iterator[tuple[str, list[str], Iterator[bytes]]]:
    """The tables in a script of `pg_restore`: name, columns, and the lines of its rows, to be read before the next."""
    lines = iter(script)
    for line in lines:
        if (found := _BEGIN.fullmatch(line)) is not None:
            columns = [name.strip().strip('"') for name in found[3].decode().split(",")]
            # Without its end the script is cut off, which pg_restore says.
            yield found[2].decode(), columns, iter(lambda: next(lines, _END), _END)


def _fill(base: sqlite3.Connection, table: str, columns: list[str], lines: Iterator[bytes]) -> None:
    kinds = dict(base.execute("SELECT name, type FROM pragma_table_info(?)", (table,)))
    if not {*columns} <= kinds.keys():
        raise BackupFailed(f"The dump's table {table} has columns that this version of the bot doesn't know.")
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    insert = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'
    of_row = [kinds[name] for name in columns]
    rows = (tuple(map(_value, _fields(line), of_row)) for line in lines)
    while chunk := list(islice(rows, _ROWS)):
        base.executemany(insert, chunk)


def _fields(line: bytes) -> list[bytes | None]:
    """The fields of a line of COPY's text format."""
    return [None if field == _NULL else _ESCAPED.sub(_unescape, field) for field in line.rstrip(b"\n").split(b"\t")]


def _unescape(found: re.Match[bytes]) -> bytes:
    return _MEANT.get(found[1], found[1])


def _value(field: bytes | None, kind: str) -> Value:
    if field is None:
        return None
    match kind:
        case "INTEGER":
            return int(field)
        case "REAL":
            return float(field)
        case "BLOB":
            return bytes.fromhex(field.removeprefix(b"\\x").decode())
        case _:
            return field.decode()


#: How much of what a program says is passed on (characters).
_SAID = 1000


@dataclass
class RunningProgram:
    """A program that was started; `said` is what it has written on its standard error."""

    name: str
    process: subprocess.Popen[bytes]
    _errors: IO[bytes]
    _address: DatabaseAddress | None = None

    @property
    def output(self) -> IO[bytes]:
        """What it prints."""
        assert self.process.stdout is not None
        return self.process.stdout

    def finish(self) -> None:
        """Wait until it has ended. Raises BackupFailed unless all went well."""
        if (status := self.process.wait()) != 0:
            raise BackupFailed(f"{self.name} failed: {self.said or f'exit status {status}'}")

    @property
    def said(self) -> str:
        """The end of what it has complained about, without the password."""
        self._errors.seek(0)
        text = " ".join(self._errors.read().decode(errors="replace").split())
        return (text if self._address is None else self._address.mask(text))[-_SAID:]


@contextmanager
def running(name: str, *arguments: str, address: DatabaseAddress | None = None) -> Iterator[RunningProgram]:
    """Run a program, which is killed at the end if it still runs; with an address, it connects there.

    Whatever it prints is read from `output`. Raises BackupFailed if it isn't installed.
    """
    if (program := shutil.which(name)) is None:
        raise BackupFailed(f"{name} isn't installed, or isn't on the PATH. It comes with PostgreSQL's client programs.")
    environment = dict(os.environ)
    if address is not None:
        arguments = (f"--dbname={address.without_password}", *arguments)
        if address.password:
            environment["PGPASSWORD"] = address.password
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(
            (program, *arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
        ) as process,
    ):
        try:
            yield RunningProgram(name, process, errors, address)
        finally:
            process.kill()
