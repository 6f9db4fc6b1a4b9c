"""Results of games that older versions have played, made from their journals. Part of data/: imports data, rules.

A bounded number at a time, each settled for itself: whatever stops it, the next start goes on where it was.
"""

from data.errors import Damaged
from data.folding import folded, other_rules
from data.interface import Archive
from data.records import StoredTable
from rules.table.results import GameResult, game_result
from rules.table.table import Table

AT_ONCE = 20


def table_of(stored: StoredTable) -> Table | None:
    """The table of a journal, None where it cannot be read any more, or was played by rules that have changed since."""
    if other_rules(stored.head) is not None:
        return None
    try:
        return folded(stored)
    except Exception:  # whatever an old journal holds, it must not hold up the others
        return None


def result_of(stored: StoredTable) -> GameResult | None:
    """What a saved table came to, None if nothing, or if it cannot be read any more."""
    table = table_of(stored)
    return None if table is None else game_result(table, stored.head.guild_id)


async def settle_owed(archive: Archive, limit: int = AT_ONCE) -> int:
    """Settle some of what is owed; how many tables were done with, 0 when there are none left."""
    owed = await archive.results.owed(limit)
    for table_id in owed:
        try:
            stored = await archive.tables.load(table_id)
        except Damaged:
            stored = None
        await archive.results.settle(table_id, None if stored is None else result_of(stored))
    return len(owed)
