"""Rewrites PostgreSQL's tables, so that nothing deleted is left in their free space. Part of data/postgres.

A rewrite locks its table. So it has a connection of its own, goes from table to table, and waits for each only shortly,
because others queue behind it; then it may take as long as it needs. Whoever wants the table meanwhile tries again.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier

LARGEST = 2 << 30
"""A larger table isn't rewritten, only vacuumed: people would wait too long (bytes)."""
#: How long to wait for a table that others use, and how often to try.
_WAIT, _TRIES = "1s", 5


async def rewrite(given: dict[str, Any], schema: str, tables: Collection[str]) -> bool:
    """Rewrite these tables of a schema, one by one; False if one of them can't be had just now. Raises psycopg.Error.

    `given` are the parameters of a connection.
    """
    raw = await asyncio.to_thread(psycopg.connect, **given, autocommit=True)
    try:
        # One after the other in a thread; a statement under way is stopped if nobody waits for it any more.
        done = [await asyncio.to_thread(_rewrite, raw, schema, table) for table in sorted(tables)]
    finally:
        with suppress(psycopg.Error):
            raw.cancel()
        await asyncio.to_thread(raw.close)
    return all(done)


def _rewrite(raw: "psycopg.Connection[Any]", schema: str, table: str) -> bool:
    """Rewrite a table without its dead rows; the server's log keeps them until it reuses its files."""
    raw.execute(f"SET statement_timeout = 0; SET lock_timeout = '{_WAIT}'")
    name = Identifier(schema, table)
    size = raw.execute("SELECT pg_table_size(to_regclass(%s))", (f"{schema}.{table}",)).fetchone()
    if size is None or size[0] is None:
        return True  # there is no such table any more
    for _ in range(_TRIES):
        try:
            raw.execute(SQL("VACUUM {}").format(name))
            if size[0] <= LARGEST:
                raw.execute(SQL("VACUUM (FULL) {}").format(name))
        except psycopg.errors.LockNotAvailable:
            continue
        return True
    return False
