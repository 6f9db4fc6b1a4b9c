"""Dumping and restoring the archive of a PostgreSQL database. Part of data/postgres.

`pg_dump` sees one moment of the database, however long it takes. A restore is one transaction, in which the old schema
gets another name and a new one takes its place: until it ends, the old one is there, and whatever breaks, it stays.
Only rows are taken from the dump. The migrations make the schema, so nothing that somebody wrote into a dump ever runs.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from data.address import DatabaseAddress
from data.copies.check import Checked, check
from data.copies.dumped import VERSION, is_dump, running, tables_in, version_of
from data.copies.naming import STAMP
from data.errors import BackupFailed, CannotOpen, NewerSchema
from data.postgres.failures import explain_opening
from data.postgres.schema import (
    SCHEMA,
    Raw,
    bring_up_to_date,
    hold_alone,
    inspect,
    leave_out,
    number_on,
    prepare_to_read,
)
from data.postgres.threads import connection_to


def dump(address: DatabaseAddress, part: Path) -> None:
    """Write a dump of everything committed into a file. Raises CannotOpen, BackupFailed."""
    with _connect(address) as raw:
        if inspect(address, raw) == 0:
            raise CannotOpen(address, f"There are no games in the database {address}.")
    arguments = ("--format=custom", f"--schema={SCHEMA}", "--no-owner", "--no-privileges", f"--file={part}")
    with running("pg_dump", *arguments, address=address) as dumping:
        dumping.finish()


def restore(backup: Path, address: DatabaseAddress, *, at: datetime) -> str | None:
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
    with _connect(address) as raw:
        hold_alone(address, raw)
        with suppress(NewerSchema):  # it is put aside, whoever wrote it
            inspect(address, raw)
        aside = _free(raw, f"{SCHEMA}_before_{at.astimezone(UTC).strftime(STAMP).lower()}") if _exists(raw) else None
        _replace(raw, backup, address, aside, found)
        with suppress(psycopg.Error):  # what the planner knows isn't in a dump, and it learns that by itself too
            _analyze(raw)
    return aside


def _replace(raw: Raw, backup: Path, address: DatabaseAddress, aside: str | None, found: Checked) -> None:
    """Make a schema of the dump's version in place of the old one, and fill it, in one transaction."""
    prepare_to_read(raw)
    raw.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '60s'")
    try:
        with raw.transaction():
            if aside:
                raw.execute(SQL("ALTER SCHEMA {} RENAME TO {}").format(Identifier(SCHEMA), Identifier(aside)))
            bring_up_to_date(address, raw, version_of(backup))
            later = leave_out(raw)
            _fill(raw, backup)
            for sql in later:
                raw.execute(sql)
            number_on(raw)
            if raw.execute("SELECT count(*) FROM tables").fetchone() != (found.tables,):
                raise BackupFailed(f"The dump {backup} has fewer or more tables now than when it was checked.")
    except psycopg.Error as error:
        said = address.mask(error.diag.message_primary or str(error))
        raise BackupFailed(f"The dump {backup} can't be restored: {said}") from None


def _fill(raw: Raw, backup: Path) -> None:
    """Copy the dump's rows into the tables of the schema."""
    names = {name for (name,) in raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (SCHEMA,))}
    with running("pg_restore", "--data-only", "--file=-", str(backup)) as script:
        for table, columns, lines in tables_in(script.output):
            if table not in names:
                raise BackupFailed(f"The dump has a table {table} that this version of the bot doesn't know.")
            if table != VERSION:  # which is already there
                query = SQL("COPY {} ({}) FROM STDIN").format(
                    Identifier(SCHEMA, table), SQL(", ").join(map(Identifier, columns))
                )
                with raw.cursor().copy(query) as copy:
                    for line in lines:
                        copy.write(line)
        script.finish()


def _analyze(raw: Raw) -> None:
    for (name,) in raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (SCHEMA,)).fetchall():
        raw.execute(SQL("ANALYZE {}").format(Identifier(SCHEMA, name)))


@contextmanager
def _connect(address: DatabaseAddress) -> Iterator[Raw]:
    """A connection to the database. Raises CannotOpen."""
    try:
        raw = psycopg.connect(**connection_to(address), autocommit=True, cursor_factory=psycopg.RawCursor[Any])
    except psycopg.Error as error:
        # Not `from error`: its traceback would show the address.
        raise explain_opening(address, error) from None
    with closing(raw):
        try:
            yield raw
        except psycopg.Error as error:
            raise explain_opening(address, error) from None


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
