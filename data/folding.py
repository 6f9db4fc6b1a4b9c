"""Folding a stored table's journal. Part of data/: imports data, rules."""

from data.records import StoredTable, TableHead
from rules import GAMES
from rules.table.fold import fold
from rules.table.journal import read
from rules.table.results import GameResult, game_result
from rules.table.table import Table


def other_rules(head: TableHead) -> str | None:
    """Why a table can't be replayed: its `game` is missing or has another `version`; None if it can."""
    game = GAMES.get(head.game)
    if game is None:
        return "game"
    return None if game.about.version == head.version else "version"


def fold_stored(stored: StoredTable) -> Table:
    """Fold a stored table's journal. Raises whatever the rules raise for its entries."""
    head, entries = stored.head, ((read(entry.text), entry.at) for entry in stored.entries)
    return fold(head.id, (head.seed or b"").hex(), entries)


def table_of(stored: StoredTable) -> Table | None:
    """Fold a stored table's journal; None if it can't be read or its rules have changed since."""
    if other_rules(stored.head) is not None:
        return None
    try:
        return fold_stored(stored)
    except Exception:  # whatever a journal holds, it must not block the others
        return None


def result_of(stored: StoredTable) -> GameResult | None:
    """A stored table's result; None if it has none or can't be read."""
    table = table_of(stored)
    return None if table is None else game_result(table, stored.head.guild_id)
