"""Dumping and restoring the archive of a PostgreSQL database. Part of data/copies; imported only where there is one.

`pg_dump` sees one moment of the database, however long it takes. A restore is one transaction, in which the old schema
gets another name and the dump's takes its place: until it ends, the old one is there, and whatever breaks, it stays.
"""

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import psycopg
from psycopg.sql import SQL, Identifier

from data.address import Address
from data.copies.check import check
from data.copies.dumped import is_dump
from data.copies.naming import STAMP
from data.copies.programs import running
from data.engine.postgres import connection_to
from data.engine.schema import SCHEMA, Raw, hold_alone, inspect
from data.engine.sqlstates import told_at_opening
from data.errors import BackupFailed, CannotOpen, NewerSchema

#: Ends the transaction unless all is there.
_COUNTED = f"""
DO $$ BEGIN
    IF (SELECT count(*) FROM {SCHEMA}.tables) <> {{tables}} THEN
        RAISE EXCEPTION 'the restored archive has fewer or more tables than the dump: {{tables}}';
    END IF;
END $$;
"""
#: A setting of PostgreSQL 17, which older servers refuse, and the line of a script at which its settings are over.
_TOO_NEW, _SETTINGS_OVER = b"SET transaction_timeout", b"CREATE "


def dump(address: Address, part: Path) -> None:
    """Write a dump of everything committed into a file. Raises CannotOpen, BackupFailed."""
    with _connected(address) as raw:
        if inspect(address, raw) == 0:
            raise CannotOpen(address, f"There are no games in the database {address}.")
    arguments = ("--format=custom", f"--schema={SCHEMA}", "--no-owner", "--no-privileges", f"--file={part}")
    with running("pg_dump", *arguments, address=address) as dumping:
        dumping.finish()


def restore(backup: Path, address: Address, *, at: datetime) -> str | None:
    """Replace the archive by a checked dump; return the name of the schema in which the old one is now, None if none.

    Raises CannotOpen (InUse if a bot uses it), BackupFailed.
    """
    if backup.is_file() and not is_dump(backup):
        raise BackupFailed(
            f"{backup} is a copy of a database file. Restore it to one; python -m data move brings it here."
        )
    found = check(backup)
    if found.faults:
        raise BackupFailed(f"The dump {backup} is damaged: {found}")
    with _connected(address) as raw:
        hold_alone(address, raw)
        with suppress(NewerSchema):  # it is put aside, whoever wrote it
            inspect(address, raw)
        aside = _free(raw, f"{SCHEMA}_before_{at.astimezone(UTC).strftime(STAMP).lower()}") if _exists(raw) else None
        _replace(backup, address, aside, found.tables)
        with suppress(psycopg.Error):  # what the planner knows isn't in a dump, and it learns that by itself too
            _analyze(raw)
    return aside


def _replace(backup: Path, address: Address, aside: str | None, tables: int) -> None:
    """Run the dump's script in one transaction, which nothing but its very last line can end well."""
    rename = f"ALTER SCHEMA {SCHEMA} RENAME TO {aside};\n" if aside else ""
    quiet = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null", "--file=-")
    with (
        running("psql", *quiet, address=address, fed=True) as psql,
        running("pg_restore", "--no-owner", "--no-privileges", "--file=-", str(backup)) as script,
    ):
        try:
            psql.input.write(f"BEGIN;\nSET LOCAL lock_timeout = '60s';\n{rename}".encode())
            _feed(script.output, psql.input)
            script.finish()
            psql.input.write(f"{_COUNTED.format(tables=tables)}COMMIT;\n".encode())
            psql.input.close()
        except BrokenPipeError:
            pass  # psql has ended, and says why
        psql.finish()


def _feed(script: IO[bytes], psql: IO[bytes]) -> None:
    """Copy a script, without settings that only newer servers have."""
    for line in script:
        if not line.startswith(_TOO_NEW):
            psql.write(line)
        if line.startswith(_SETTINGS_OVER):
            break
    shutil.copyfileobj(script, psql)


def _analyze(raw: Raw) -> None:
    for (name,) in raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (SCHEMA,)).fetchall():
        raw.execute(SQL("ANALYZE {}").format(Identifier(SCHEMA, name)))


@contextmanager
def _connected(address: Address) -> Iterator[Raw]:
    """A connection to the database. Raises CannotOpen."""
    try:
        raw = psycopg.connect(**connection_to(address), autocommit=True, cursor_factory=psycopg.RawCursor[Any])
    except psycopg.Error as error:
        # Not `from error`: its traceback would show the address.
        raise told_at_opening(address, error) from None
    with closing(raw):
        try:
            yield raw
        except psycopg.Error as error:
            raise told_at_opening(address, error) from None


def _exists(raw: Raw) -> bool:
    return raw.execute("SELECT FROM pg_namespace WHERE nspname = $1", (SCHEMA,)).fetchone() is not None


def _free(raw: Raw, name: str) -> str:
    """This name for a schema, or a similar one that no schema has."""
    taken = {found for (found,) in raw.execute("SELECT nspname FROM pg_namespace")}
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}_{number}"
    return free
