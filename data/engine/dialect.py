"""What PostgreSQL writes differently. Part of data/engine: standard library only.

The archive's SQL is SQLite's, and written so that PostgreSQL understands nearly all of it. The rest is in these tables.
A migration for which they aren't enough, such as one with a trigger, has a `.postgres.sql` file beside it.
"""

import re
from functools import cache
from itertools import count
from pathlib import Path

#: In statements: what SQLite reads, and what PostgreSQL reads instead.
STATEMENTS = (
    (r"\bNOT IN \(SELECT value FROM json_each\(\?\)\)", "<> ALL (?)"),
    (r"\bIN \(SELECT value FROM json_each\(\?\)\)", "= ANY (?)"),
    (r"\bIS \?", "IS NOT DISTINCT FROM ?"),
    (r" INDEXED BY \w+", ""),
)
#: In migrations. The collation makes PostgreSQL sort texts by their bytes, as SQLite does.
DEFINITIONS = (
    (r"\bINTEGER\b", "BIGINT"),
    (r"\bREAL\b", "DOUBLE PRECISION"),
    (r"\bBLOB\b", "BYTEA"),
    (r"\bTEXT\b", 'TEXT COLLATE "C"'),
    (r"\) STRICT(, WITHOUT ROWID)?;", ");"),
)


@cache
def statement(sql: str) -> str:
    """A statement of the archive as PostgreSQL reads it, with `$1`, `$2` … for its parameters."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", _rewritten(sql, STATEMENTS))


def definition(sql: str) -> str:
    """A migration as PostgreSQL reads it."""
    return _rewritten(sql, DEFINITIONS)


def migration(file: Path) -> str:
    """A migration in PostgreSQL's words: its own file if there is one, else the translated one."""
    own = file.with_suffix(".postgres.sql")
    return own.read_text(encoding="utf-8") if own.exists() else definition(file.read_text(encoding="utf-8"))


def _rewritten(sql: str, table: tuple[tuple[str, str], ...]) -> str:
    for pattern, replacement in table:
        sql = re.sub(pattern, replacement, sql)
    return sql
