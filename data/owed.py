"""Computes missing results of games played with older versions. Part of data/: imports data, rules.

It works through a bounded number at a time and settles each on its own, so after an interruption the next start simply
continues.
"""

from data.errors import Damaged
from data.folding import folded, other_rules
from data.interface import Archive
from data.records import StoredTable
from rules.table.results import GameResult, game_result
from rules.table.table import Table

AT_ONCE = 20


def table_of(stored: StoredTable) -> Table | None:
    """Fold a stored table's journal; None if it can't be read or its rules have changed since."""
    if other_rules(stored.head) is not None:
        return None
    try:
        return folded(stored)
    except Exception:  # whatever an old journal holds, it must not block the others
        return None


def result_of(stored: StoredTable) -> GameResult | None:
    """A stored table's result; None if it has none or can't be read."""
    table = table_of(stored)
    return None if table is None else game_result(table, stored.head.guild_id)


async def settle_owed(archive: Archive, limit: int = AT_ONCE) -> int:
    """Settle some owed results; return how many, 0 when none are left."""
    owed = await archive.results.owed(limit)
    for table_id in owed:
        try:
            stored = await archive.tables.load(table_id)
        except Damaged:
            stored = None
        await archive.results.settle(table_id, None if stored is None else result_of(stored))
    return len(owed)
