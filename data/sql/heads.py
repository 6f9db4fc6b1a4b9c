"""Reads and writes a table's row, and which messages show its board and hands. Part of data/sql."""

from dataclasses import astuple

from data.engine.connection import Connection, Overtaken, Row
from data.errors import PlaceTaken, SetAside, StaleNumber
from data.records import Board, Hand, Message, Place, Status, TableHead

#: The columns of a table's row; `head_of` reads them.
HEAD = (
    "id, game, version, guild_id, channel_id, tables.status, created_at, updated_at, ended_at, number, seed, "
    "message_channel_id, message_id, message_created_at, reason, puzzle"
)


def head_of(row: Row) -> TableHead:
    """The head in a row with the columns `HEAD`."""
    *plain, place, message_id, message_at, reason, puzzle = row
    id_, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at, number, seed = plain
    return TableHead(
        id_,
        game,
        version,
        guild_id,
        channel_id,
        Status(status),
        created_at,
        updated_at,
        ended_at,
        number,
        seed,
        None if message_id is None else Message(place, message_id, message_at),
        reason,
        puzzle,
    )


def running_in(connection: Connection, channel_id: int) -> str | None:
    """The id of the table running in the channel, or None; puzzles don't count."""
    row = connection.execute(
        "SELECT id FROM tables WHERE channel_id = ? AND status = 'running' AND puzzle = 0", (channel_id,)
    ).fetchone()
    return None if row is None else str(row[0])


def save_head(connection: Connection, head: TableHead, after: int, number: int, since: int | None) -> None:
    """Save a table's row: a new one, or one last changed at `since`, from number `after` to `number`.

    Raises StaleNumber, SetAside, PlaceTaken.
    """
    # A move changes nothing that is indexed. Leaving those columns out saves looking at four indexes.
    moved = connection.execute(
        "UPDATE tables SET updated_at = ?, number = ?, seed = coalesce(seed, ?)"
        " WHERE id = ? AND number = ? AND status = ? AND channel_id = ? AND guild_id IS ? AND game = ? AND version = ?"
        " AND ended_at IS ? AND status <> 'set_aside' AND updated_at = coalesce(?, updated_at)",
        (
            *(head.updated_at, number, head.seed, head.id, after, head.status.value, head.channel_id, head.guild_id),
            *(head.game, head.version, head.ended_at, since),
        ),
    )
    if moved.rowcount == 0:
        _insert_or_change(connection, head, after, number, since)


def save_place(connection: Connection, place: Place) -> None:
    """Save which message shows a board or a hand."""
    match place:
        case Board(table_id, message):
            connection.execute(
                "UPDATE tables SET message_channel_id = ?, message_id = ?, message_created_at = ?"
                " WHERE id = ? AND channel_id > 0",  # else it was played in direct messages of somebody erased
                (message.channel_id, message.message_id, message.created_at, table_id),
            )
        case Hand():
            save_hand(connection, place)


def save_hand(connection: Connection, hand: Hand) -> None:
    """Save which direct message shows a hand."""
    connection.execute(
        "INSERT INTO hands (table_id, person_id, channel_id, message_id, number, created_at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, person_id) DO UPDATE SET channel_id = excluded.channel_id,"
        " message_id = excluded.message_id, number = excluded.number, created_at = excluded.created_at",
        astuple(hand),
    )


def refuse_taken_channel(connection: Connection, channel_id: int, table_id: str) -> None:
    """Raise PlaceTaken if another table is running in the channel; a unique index refuses whatever slips through."""
    other = running_in(connection, channel_id)
    if other not in (None, table_id):
        raise PlaceTaken(channel_id, str(other))


def _insert_or_change(connection: Connection, head: TableHead, after: int, number: int, since: int | None) -> None:
    """Insert a new row, or change columns that are indexed too. Raises what `save_head` raises, and Overtaken."""
    row = connection.execute(
        "SELECT number, status, puzzle, updated_at FROM tables WHERE id = ?", (head.id,)
    ).fetchone()
    stored, status, puzzle, changed_at = row or (0, None, head.puzzle, since)
    if status == Status.SET_ASIDE:
        raise SetAside(head.id)
    if stored != after or since not in (None, changed_at):
        raise StaleNumber(head.id, after, stored)
    if head.status is Status.RUNNING and not puzzle:
        refuse_taken_channel(connection, head.channel_id, head.id)
    if row is None:
        connection.execute(
            "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at,"
            " number, seed, puzzle) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(head.id, head.game, head.version, head.guild_id, head.channel_id, head.status),
                *(head.created_at, head.updated_at, head.ended_at, number, head.seed, head.puzzle),
            ),
        )
        return
    changed = connection.execute(
        "UPDATE tables SET game = ?, version = ?, guild_id = ?, channel_id = ?, status = ?, updated_at = ?,"
        " ended_at = ?, number = ?, seed = coalesce(seed, ?)"
        " WHERE id = ? AND number = ? AND status <> 'set_aside' AND updated_at = coalesce(?, updated_at)",
        (
            *(head.game, head.version, head.guild_id, head.channel_id, head.status, head.updated_at),
            *(head.ended_at, number, head.seed, head.id, after, since),
        ),
    )
    if changed.rowcount == 0:
        raise Overtaken
