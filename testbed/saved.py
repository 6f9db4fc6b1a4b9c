"""Tables read from the bot's database while it runs.

Room: testbed. May import rules.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.table import journal
from rules.table.fold import fold, follow
from rules.table.table import Table

#: Runs a query with its values, and returns the rows.
Read = Callable[..., Sequence[Sequence[Any]]]


def caught_up(read: Read, table_id: str, known: Table | None) -> Table:
    """Return a table as it is saved, read again only from where it is known to."""
    rows = read(
        "SELECT entry, at FROM journal WHERE table_id = ? AND number > ? ORDER BY number",
        *(table_id, 0 if known is None else known.number),
    )
    entries = [(journal.read(text), at) for text, at in rows]
    if known is None:
        ((seed,),) = read("SELECT seed FROM tables WHERE id = ?", table_id)
        return fold(table_id, seed.hex(), entries)
    for entry, at in entries:
        known = follow(known, entry, at)
    return known
