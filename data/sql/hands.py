"""The direct messages that show hands. Part of data/sql."""

from data.engine.connection import Connection
from data.engine.strand import Concern
from data.records import Hand
from data.sql.heads import save_hand


class SqlHands(Concern):
    """`Hands` in SQL."""

    async def hand(self, table_id: str, person_id: int) -> Hand | None:
        return await self._read(hand, table_id, person_id)

    async def save(self, hand: Hand) -> None:
        await self._write(save_hand, hand)

    async def forget(self, table_id: str, person_id: int) -> None:
        await self._write(forget_hand, table_id, person_id)


def hand(connection: Connection, table_id: str, person_id: int) -> Hand | None:
    """The direct message with the person's hand at the table, or None."""
    row = connection.execute(
        "SELECT channel_id, message_id, number, created_at FROM hands WHERE table_id = ? AND person_id = ?",
        (table_id, person_id),
    ).fetchone()
    return None if row is None else Hand(table_id, person_id, *row)


def forget_hand(connection: Connection, table_id: str, person_id: int) -> None:
    """Forget the direct message with the person's hand at the table."""
    connection.execute("DELETE FROM hands WHERE table_id = ? AND person_id = ?", (table_id, person_id))
