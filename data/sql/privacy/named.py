"""Who is named where: by the journals, parcels and timers of tables. Part of data/sql/privacy.

Whoever writes one of these notes everybody whom it names. Most steps name only people of their table, who are noted
already. Each function takes a connection inside a transaction.
"""

from collections.abc import Collection, Iterable

from data.engine.connection import Connection, take_turns
from data.renaming import people_in


def note_named(connection: Connection, table_id: str, texts: Iterable[str], known: Collection[int] = ()) -> None:
    """Note whom these texts of a table name, apart from people who are `known` to be noted."""
    found = sorted({person for text in texts for person in people_in(text)}.difference(known))
    if not found:
        return
    wait_for_erasures(connection, found)
    connection.executemany(
        "INSERT INTO named (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(person, table_id) for person in found],
    )


def wait_for_erasures(connection: Connection, people: Collection[int]) -> None:
    """Let nobody be named anywhere while they are being erased, nor erased while somebody names them."""
    take_turns(connection, [f"named {person}" for person in people])


def tables_naming(connection: Connection, person_id: int) -> frozenset[str]:
    """The tables whose journal, parcels or timers name the person."""
    rows = connection.execute("SELECT table_id FROM named WHERE person_id = ?", (person_id,))
    return frozenset(table_id for (table_id,) in rows)


def is_named(connection: Connection, table_id: str, person_id: int) -> bool:
    """Whether a table names the person."""
    row = connection.execute("SELECT 1 FROM named WHERE person_id = ? AND table_id = ?", (person_id, table_id))
    return row.fetchone() is not None
