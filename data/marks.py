"""The mark that a move leaves in a database, and why a bot doesn't start there. Part of data/: standard library only.

A mark is a table of one row, `moving`, which stands in a database only while there is something to say. It is no part
of the schema: it is never copied and needs no migration, and opening looks at the names of all tables anyway.

The target is *half* moved from the transaction that creates its first table to the one that ends the move. The source
is *moved* from just before that last one. So at no moment can bots start on both: somebody who kills the move between
the two finds that they start on neither, and the same command finishes it. A mark holds the other database's name so
that the operator can be told what to do, and so that moving back may replace what was moved away, and nothing else. It
also holds the statements that complete a schema of which parts were left out while rows are copied.
"""

from pathlib import Path

from data.address import Address
from data.errors import HalfMoved, MovedAway

MARK = "moving"
READ = f"SELECT state, other FROM {MARK}"
HALF, MOVED = "half", "moved"


def marked(path: Path | Address, row: tuple[str, str] | None) -> HalfMoved | MovedAway:
    """Why the database at `path` can't be used, from the row of its mark."""
    state, other = row or (HALF, "another database")
    return MovedAway(path, other) if state == MOVED else HalfMoved(path, other)


def mark(state: str) -> tuple[str, str]:
    """The statements that make a mark.

    The second takes the other database's name, without a password, and a JSON list of statements for the end.
    """
    return (
        f"CREATE TABLE {MARK} (state TEXT NOT NULL, other TEXT NOT NULL, rest TEXT NOT NULL)",
        f"INSERT INTO {MARK} (state, other, rest) VALUES ('{state}', ?, ?)",
    )


REST, NO_REST = f"SELECT rest FROM {MARK}", f"UPDATE {MARK} SET rest = '[]'"
COMPLETED = f"SELECT rest = '[]' FROM {MARK}"
UNMARK = f"DROP TABLE {MARK}"
