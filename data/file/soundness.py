"""What is wrong with a database file: its pages, its references, or what no migration makes. Part of data/file.

Somebody's trigger or view does what its author wants with the games, so a file with one is never used.
"""

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from data.errors import Foreign
from data.file.opening import bring_up_to_date

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
    """What a database of this schema version lacks of it. Raises Foreign if it has anything else, DatabaseError."""
    found, ours = _contents(connection), _made_by(version)
    others = [_named(part) for part in sorted(found.keys() - ours)]
    others += [f"{_named(part)}, changed" for part in sorted(found.keys() & ours) if found[part] != ours[part]]
    if others:
        raise foreign(path, others)
    return tuple(f"the {_named(part)} is missing" for part in sorted(ours.keys() - found))


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
def _made_by(version: int) -> dict[_Part, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        bring_up_to_date(fresh, 0, version)
        return _contents(fresh)


def parts_of(version: int) -> dict[str, set[str]]:
    """The names in a schema of this version, by type."""
    found: dict[str, set[str]] = {"table": set(), "index": set()}
    for kind, name, _ in _made_by(version):
        found.setdefault(kind, set()).add(name)
    return found


def _contents(connection: sqlite3.Connection) -> dict[_Part, str]:
    return {(kind, name, table): _plain(sql or "") for kind, name, table, sql in connection.execute(_CONTENTS)}


def _plain(sql: str) -> str:
    """A definition without its comments, the quotes around names, and whatever space is between its words."""
    return " ".join(re.findall(r"\w+|[^\w\s]", re.sub(r"--[^\n]*|\"", "", sql)))


def _named(part: _Part) -> str:
    kind, name, table = part
    return f"{kind} {name}" if name == table else f"{kind} {name} of {table}"
