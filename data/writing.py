"""Changes to the database, each a function of a connection inside a transaction. Part of data/: standard library, data.

A function that raises leaves the undoing to the transaction it is in.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple
from secrets import token_bytes
from sqlite3 import Connection, IntegrityError

from data.errors import Duplicate, PlaceTaken, SetAside, StaleNumber
from data.limits import hold
from data.reading import WHOLE_TABLE, table_in
from data.records import Commit, CommitResult, Hand, Message, NewParcel, PuzzleTry, Status, TableHead, Timer
from data.results import save_result
from data.traces import save_mentions, save_opening

SECRET_BYTES = 32


def save(connection: Connection, commit: Commit) -> CommitResult:
    """Save one step of a table. Raises Duplicate, StaleNumber, SetAside, PlaceTaken, TooMany."""
    head, number = commit.head, commit.after + len(commit.entries)
    if commit.interaction_id is not None:
        _apply_once(connection, commit.interaction_id, head, number)
    _save_head(connection, head, commit.after, number)
    connection.executemany(
        "INSERT INTO journal (table_id, number, at, entry) VALUES (?, ?, ?, ?)",
        [(head.id, place, entry.at, entry.text) for place, entry in enumerate(commit.entries, commit.after + 1)],
    )
    if commit.timers is not None:
        _save_timers(connection, head.id, commit.timers)
    if commit.people is not None:
        _save_people(connection, head, dict(commit.people))
    if commit.puzzle_try is not None:
        _save_try(connection, commit.puzzle_try)
    if commit.result is not None:
        save_result(connection, commit.result)
    save_mentions(connection, commit.mentions, head.updated_at)
    if commit.opener is not None:
        save_opening(connection, commit.opener, head.id, head.updated_at)
    if commit.limits is not None and head.status is not Status.ENDED:
        hold(connection, commit.limits, head, commit.opener)
    return CommitResult(number, _post(connection, head.id, number, head.updated_at, commit.parcels))


def set_message(connection: Connection, table_id: str, message: Message | None) -> None:
    """Remember which message shows the board now."""
    place = (None, None, None) if message is None else (message.channel_id, message.message_id, message.created_at)
    connection.execute(
        "UPDATE tables SET message_channel_id = ?, message_id = ?, message_created_at = ? WHERE id = ?",
        (*place, table_id),
    )


def set_aside(connection: Connection, table_id: str, reason: str, at: int, parcels: Iterable[NewParcel]) -> None:
    """Take a table out of the way: its timers go, its waiting parcels are dropped, `parcels` wait instead."""
    row = connection.execute(
        "UPDATE tables SET status = 'set_aside', reason = ?, updated_at = ? WHERE id = ? AND status <> 'set_aside'"
        " RETURNING number",
        (reason, at, table_id),
    ).fetchone()
    if row is None:
        return
    _save_timers(connection, table_id, ())
    connection.execute(
        "UPDATE outbox INDEXED BY outbox_of_table SET state = 'dropped', error = ?"
        " WHERE state = 'waiting' AND table_id = ?",
        (reason, table_id),
    )
    _post(connection, table_id, row[0], at, parcels)


def take_back(
    connection: Connection,
    table_id: str,
    status: Status,
    at: int,
    timers: Iterable[Timer],
    parcels: Iterable[NewParcel],
) -> None:
    """Let a table that was set aside go on: with these timers, and these parcels wait. Raises PlaceTaken."""
    try:
        row = connection.execute(
            "UPDATE tables SET status = ?, reason = NULL, updated_at = ? WHERE id = ? AND status = 'set_aside'"
            " RETURNING number",
            (status, at, table_id),
        ).fetchone()
    except IntegrityError as refusal:
        place = connection.execute("SELECT channel_id FROM tables WHERE id = ?", (table_id,)).fetchone()[0]
        raise PlaceTaken(place, str(table_in(connection, place))) from refusal
    if row is not None:
        _save_timers(connection, table_id, timers)
        _post(connection, table_id, row[0], at, parcels)


def parcels_done(connection: Connection, ids: Sequence[int], channel_id: int | None, message_id: int | None) -> None:
    """The parcels were shown, whatever had been thought of them."""
    connection.executemany(
        "UPDATE outbox SET state = 'posted', attempts = attempts + 1, posted_in = ?, posted_as = ?, error = NULL"
        " WHERE id = ?",
        [(channel_id, message_id, parcel_id) for parcel_id in ids],
    )


def parcels_failed(connection: Connection, ids: Sequence[int], due: int, error: str) -> None:
    """An attempt failed; the parcels wait until `due`."""
    connection.executemany(
        "UPDATE outbox SET attempts = attempts + 1, due = ?, error = ? WHERE id = ? AND state = 'waiting'",
        [(due, error, parcel_id) for parcel_id in ids],
    )


def parcels_dropped(connection: Connection, ids: Sequence[int], error: str) -> None:
    """The parcels will not be shown."""
    connection.executemany(
        "UPDATE outbox SET state = 'dropped', error = ? WHERE id = ? AND state = 'waiting'",
        [(error, parcel_id) for parcel_id in ids],
    )


def save_person(connection: Connection, person_id: int, patch: str) -> None:
    """Merge the JSON object `patch` into the person's preferences."""
    connection.execute(
        "INSERT INTO people (person_id, prefs) VALUES (?1, json_patch('{}', ?2))"
        " ON CONFLICT (person_id) DO UPDATE SET prefs = json_patch(prefs, ?2)",
        (person_id, patch),
    )


def save_dm_channel(connection: Connection, person_id: int, channel_id: int) -> None:
    """Remember the person's DM channel."""
    connection.execute(
        "INSERT INTO people (person_id, dm_channel_id) VALUES (?1, ?2)"
        " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = ?2",
        (person_id, channel_id),
    )


def forget_dm_channel(connection: Connection, person_id: int, channel_id: int) -> None:
    """Forget the person's DM channel if it is still this one."""
    connection.execute(
        "UPDATE people SET dm_channel_id = NULL WHERE person_id = ? AND dm_channel_id = ?", (person_id, channel_id)
    )


def save_hand(connection: Connection, hand: Hand) -> None:
    """Remember which direct message shows a hand now."""
    connection.execute(
        "INSERT INTO hands (table_id, person_id, channel_id, message_id, number, created_at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, person_id) DO UPDATE SET channel_id = excluded.channel_id,"
        " message_id = excluded.message_id, number = excluded.number, created_at = excluded.created_at",
        astuple(hand),
    )


def forget_hand(connection: Connection, table_id: str, person_id: int) -> None:
    """The person's hand at the table has no message any more."""
    connection.execute("DELETE FROM hands WHERE table_id = ? AND person_id = ?", (table_id, person_id))


def save_server(connection: Connection, guild_id: int, patch: str) -> None:
    """Merge the JSON object `patch` into the server's preferences."""
    connection.execute(
        "INSERT INTO servers (guild_id, prefs) VALUES (?1, json_patch('{}', ?2))"
        " ON CONFLICT (guild_id) DO UPDATE SET prefs = json_patch(prefs, ?2)",
        (guild_id, patch),
    )


def secret(connection: Connection, name: str) -> bytes:
    """The secret of this name, made at the first asking."""
    connection.execute(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, token_bytes(SECRET_BYTES))
    )
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value


def _apply_once(connection: Connection, interaction_id: str, head: TableHead, number: int) -> None:
    fresh = connection.execute(
        "INSERT INTO interactions (interaction_id, table_id, number, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (interaction_id, head.id, number, head.updated_at),
    )
    if fresh.rowcount == 0:
        first = connection.execute(
            "SELECT table_id, number FROM interactions WHERE interaction_id = ?", (interaction_id,)
        )
        raise Duplicate(*first.fetchone())


def _save_head(connection: Connection, head: TableHead, after: int, number: int) -> None:
    # A move changes nothing that an index holds. Saying so spares SQLite the writing of three indexes.
    same_place = connection.execute(
        "UPDATE tables SET updated_at = ?, ended_at = ?, number = ?, seed = coalesce(seed, ?)"
        " WHERE id = ? AND number = ? AND status = ? AND channel_id = ? AND guild_id IS ? AND game = ? AND version = ?"
        " AND status <> 'set_aside'",
        (
            *(head.updated_at, head.ended_at, number, head.seed),
            *(head.id, after, head.status, head.channel_id, head.guild_id, head.game, head.version),
        ),
    )
    if same_place.rowcount == 0:
        _place_head(connection, head, after, number)


def _place_head(connection: Connection, head: TableHead, after: int, number: int) -> None:
    try:
        changed = connection.execute(
            "UPDATE tables SET game = ?, version = ?, guild_id = ?, channel_id = ?, status = ?, updated_at = ?,"
            " ended_at = ?, number = ?, seed = coalesce(seed, ?)"
            " WHERE id = ? AND number = ? AND status <> 'set_aside'",
            (
                *(head.game, head.version, head.guild_id, head.channel_id, head.status, head.updated_at),
                *(head.ended_at, number, head.seed, head.id, after),
            ),
        )
        if changed.rowcount > 0:
            return
        _refuse_unless_new(connection, head, after)
        connection.execute(
            "INSERT INTO tables (id, game, version, guild_id, channel_id, status, created_at, updated_at, ended_at,"
            " number, seed, puzzle) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(head.id, head.game, head.version, head.guild_id, head.channel_id, head.status),
                *(head.created_at, head.updated_at, head.ended_at, number, head.seed, head.puzzle),
            ),
        )
    except IntegrityError as refusal:
        if refusal.sqlite_errorname != "SQLITE_CONSTRAINT_UNIQUE":
            raise
        raise PlaceTaken(head.channel_id, str(table_in(connection, head.channel_id))) from refusal


def _refuse_unless_new(connection: Connection, head: TableHead, after: int) -> None:
    row = connection.execute("SELECT number, status FROM tables WHERE id = ?", (head.id,)).fetchone()
    if row is None and after == 0:
        return
    number, status = row or (0, None)
    raise SetAside(head.id) if status == Status.SET_ASIDE else StaleNumber(head.id, after, number)


def _save_timers(connection: Connection, table_id: str, timers: Iterable[Timer]) -> None:
    # Most steps change few timers or none, so what is there is compared first: a read costs less than a write.
    rows = connection.execute("SELECT kind, seat, due, payload FROM timers WHERE table_id = ?", (table_id,))
    stored = {(kind, seat): (due, payload) for kind, seat, due, payload in rows}
    wanted = {(t.kind, WHOLE_TABLE if t.seat is None else t.seat): (t.due, t.payload) for t in timers}
    for kind, seat in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat))
    for kind, seat in wanted:
        if stored.get((kind, seat)) != wanted[kind, seat]:
            connection.execute(
                "INSERT INTO timers (table_id, kind, seat, due, payload) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET due = excluded.due, payload = excluded.payload",
                (table_id, kind, seat, *wanted[kind, seat]),
            )


def _save_people(connection: Connection, head: TableHead, wanted: dict[int, int | None]) -> None:
    stored = dict(connection.execute("SELECT person_id, seat FROM people_at WHERE table_id = ?", (head.id,)))
    for person_id in stored.keys() - wanted.keys():
        connection.execute("DELETE FROM people_at WHERE table_id = ? AND person_id = ?", (head.id, person_id))
    for person_id, seat in wanted.items():
        if person_id not in stored or stored[person_id] != seat:
            connection.execute(
                "INSERT INTO people_at (table_id, person_id, seat, status, since) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET seat = excluded.seat",
                (head.id, person_id, seat, head.status, head.updated_at),
            )


def _save_try(connection: Connection, tried: PuzzleTry) -> None:
    saved = connection.execute(
        "INSERT INTO puzzle_tries (game, puzzle, person_id, guild_id, table_id, score, ended_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET score = excluded.score, ended_at = excluded.ended_at"
        " WHERE table_id = excluded.table_id",
        astuple(tried),
    )
    if saved.rowcount == 0:
        first = connection.execute(
            "SELECT tables.id, tables.number FROM puzzle_tries JOIN tables ON id = table_id"
            " WHERE puzzle_tries.game = ? AND puzzle_tries.puzzle = ? AND person_id = ?",
            (tried.game, tried.puzzle, tried.person_id),
        )
        raise Duplicate(*first.fetchone())


def _post(connection: Connection, table_id: str, number: int, at: int, parcels: Iterable[NewParcel]) -> tuple[int, ...]:
    rows = (
        connection.execute(
            "INSERT INTO outbox (table_id, number, kind, nonce, payload, created_at, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " RETURNING id",
            (table_id, number, parcel.kind, parcel.nonce, parcel.payload, at, parcel.due),
        ).fetchone()
        for parcel in parcels
    )
    return tuple(row[0] for row in rows)
