"""The archive's schema in a PostgreSQL database: inspected, created, upgraded, filled. Part of data/postgres.

Everything is in a schema of its own, `mundialito`, so the database may hold other things. The table `version` has one
row: how many migrations have run. They run in one transaction and one process at a time.
"""

import time
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

from data.address import DatabaseAddress
from data.engine.dialect import migration
from data.errors import CannotOpen, Foreign, HalfMoved, InUse, NewerSchema
from data.file.opening import MARK, migrations
from data.postgres.failures import without_hurry

Raw = psycopg.Connection[Any]

SCHEMA = "mundialito"
OLDEST_SERVER = 14
GRACE = 1.0
"""How long a bot waits for one that has just stopped (seconds): the server notices a little later."""
#: The keys of advisory locks ("MUND"): one is held while migrating, the other while a bot runs; clusters share it.
_MIGRATING, RUNNING = 0x4D554E44_0001, 0x4D554E44_0002
#: For each connection. A step is answered only when it is on disk. A machine that fell silent loses its connections,
#: and with them its locks, after twenty seconds.
_SETTINGS = f"""
    SELECT set_config('search_path', '{SCHEMA}', false),
        set_config('lock_timeout', '5s', false),
        set_config('statement_timeout', '30s', false),
        set_config('idle_in_transaction_session_timeout', '30s', false),
        set_config('tcp_keepalives_idle', '10', false),
        set_config('tcp_keepalives_interval', '5', false),
        set_config('tcp_keepalives_count', '2', false),
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
            WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
"""
#: Ends the server's process with this number, if it holds the lock with a key of these two halves.
_END_HOLDER = """
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE pid = $1 AND locktype = 'advisory' AND objsubid = 1 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND CAST(classid AS bigint) = $2 AND CAST(objid AS bigint) = $3
"""
#: What is left out while rows are copied: how to drop it, and how to make it again. Triggers are switched off and on.
_LATER = (
    "SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', c.relname, n.conname),"
    " format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, n.conname, pg_get_constraintdef(n.oid))"
    " FROM pg_constraint n JOIN pg_class c ON c.oid = n.conrelid"
    " WHERE n.contype = 'f' AND n.connamespace = $1::regnamespace"
    " UNION ALL SELECT format('DROP INDEX %I', c.relname), pg_get_indexdef(i.indexrelid)"
    " FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relnamespace = $1::regnamespace"
    " AND NOT EXISTS (SELECT FROM pg_constraint n WHERE n.conindid = i.indexrelid AND n.contype IN ('p', 'u', 'x'))"
    " UNION ALL SELECT format('ALTER TABLE %I DISABLE TRIGGER %I', c.relname, t.tgname),"
    " format('ALTER TABLE %I ENABLE TRIGGER %I', c.relname, t.tgname)"
    " FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
    " WHERE NOT t.tgisinternal AND c.relnamespace = $1::regnamespace"
)
_IDENTITIES = (
    "SELECT c.relname, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid"
    " WHERE c.relnamespace = $1::regnamespace AND a.attidentity <> ''"
)


def prepare_to_read(raw: Raw) -> None:
    """Set up a connection."""
    raw.execute(_SETTINGS)


def prepare_to_write(address: DatabaseAddress, raw: Raw) -> None:
    """Inspect the database, set up the connection and upgrade the schema. Raises CannotOpen, psycopg.Error."""
    if raw.info.server_version < OLDEST_SERVER * 10_000:
        raise CannotOpen(address, f"The database {address} is older than PostgreSQL {OLDEST_SERVER}. Upgrade it.")
    if raw.info.parameter_status("server_encoding") != "UTF8":
        raise CannotOpen(address, f"The database {address} doesn't store UTF-8. Create one with the encoding UTF8.")
    raw.execute(_SETTINGS)
    bring_up_to_date(address, raw)


def hold_alone(address: DatabaseAddress, raw: Raw, lost: int = 0) -> None:
    """Take the lock of the only bot that uses the database. Raises InUse, psycopg.Error.

    `lost` is the server's process of one's own last connection. If the server hasn't noticed yet that it is lost, it
    ends now.
    """
    until = time.monotonic() + GRACE
    while raw.execute("SELECT pg_try_advisory_lock($1)", (RUNNING,)).fetchone() != (True,):
        raw.execute(_END_HOLDER, (lost, RUNNING >> 32, RUNNING & 0xFFFF_FFFF))
        if time.monotonic() > until:
            raise InUse(address, f"The database {address} is in use by another bot. Stop that bot first.")
        time.sleep(0.05)


def bring_up_to_date(address: DatabaseAddress, raw: Raw, latest: int | None = None) -> None:
    """Upgrade the schema to the latest version, or make an older one. Raises CannotOpen, psycopg.Error."""
    files = migrations()[:latest]
    if inspect(address, raw) == len(files):
        return
    with without_hurry(raw), raw.transaction():
        raw.execute("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = 0")
        raw.execute("SELECT pg_advisory_xact_lock($1)", (_MIGRATING,))
        version = inspect(address, raw)  # another process may have been first
        if version == 0:
            raw.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
            raw.execute("CREATE TABLE version (number BIGINT NOT NULL)")
            raw.execute("INSERT INTO version VALUES (0)")
        for file in files[version:]:
            raw.execute(migration(file))
        raw.execute("UPDATE version SET number = $1", (len(files),))


def inspect(address: DatabaseAddress, raw: Raw) -> int:
    """The version of the schema, 0 if there is none. Raises CannotOpen, psycopg.Error."""
    names = {name for (name,) in raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = $1", (SCHEMA,))}
    if not names:
        return 0
    if "version" not in names:
        raise Foreign(address, f"The schema {SCHEMA} of the database {address} is another program's.")
    (version,) = raw.execute(f"SELECT number FROM {SCHEMA}.version").fetchone() or (0,)
    if version > len(migrations()):
        raise NewerSchema(address, version, len(migrations()))
    if MARK in names:
        (other,) = raw.execute(f"SELECT other FROM {SCHEMA}.{MARK}").fetchone() or ("a file",)
        raise HalfMoved(address, other, address.without_password)
    return int(version)


def leave_out(raw: Raw) -> list[str]:
    """Drop what would slow down copying rows in any order; return the statements that make it again."""
    later = raw.execute(_LATER, (SCHEMA,)).fetchall()
    for drop, _ in later:
        raw.execute(drop)
    return [sql for _, sql in later]


def number_on(raw: Raw) -> None:
    """Let the next rows get numbers of their own after the highest there is."""
    for table, column in raw.execute(_IDENTITIES, (SCHEMA,)).fetchall():
        raw.execute(
            SQL("SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max({}), 0) + 1, false) FROM {}").format(
                Identifier(column), Identifier(table)
            ),
            (table, column),
        )
