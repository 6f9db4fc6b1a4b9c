"""Who is named where, and what others keep against somebody who deleted themself. Part of data/sql.

Whoever writes an entry, a parcel or a timer notes everybody whom it names. Most steps name only people of their table,
who are noted already. A shadow (`data/stand_ins.py`) is in traces and in lists of blocked people. What is kept
there lasts as long as it would have lasted, and is forgotten by the usual sweep. Each function takes a connection
inside a transaction.
"""

import json
from collections.abc import Collection, Iterable
from secrets import token_bytes
from typing import Any

from data.engine.connection import AnyOf, Connection, take_turns
from data.records import DAY, Person, Pref
from data.stand_ins import KEY, people_in, shadow

OPENING, MENTION, TRY, ERASED = "opening", "mention", "try", "erased"
"""Kinds of traces. The last two stand under shadows alone: a counted try at a puzzle, and the erasure itself."""
_SECRET_BYTES = 32
INVITATION = "invitation/"
"""How a mention's subject begins if it is an invitation; the host's id follows."""


def make_secret(connection: Connection, name: str) -> bytes:
    """The 32 random bytes with this name in this database, made when first asked for."""
    connection.execute(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, token_bytes(_SECRET_BYTES))
    )
    value: bytes = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value


def shadow_of(connection: Connection, person_id: int) -> int | None:
    """The person's shadow; None if nobody can have one yet."""
    row = connection.execute("SELECT value FROM secrets WHERE name = ?", (KEY,)).fetchone()
    return None if row is None else shadow(row[0], person_id)


def with_shadow(connection: Connection, person_id: int) -> tuple[int, ...]:
    """The numbers under which something about the person may stand."""
    own = shadow_of(connection, person_id)
    return (person_id,) if own is None else (person_id, own)


def when_erased(connection: Connection, person_id: int) -> int | None:
    """When the person last deleted everything about themself (unix ms), as far as that is still known."""
    row = connection.execute(
        "SELECT max(at) FROM traces WHERE person_id = ? AND kind = ?", (shadow_of(connection, person_id) or 0, ERASED)
    ).fetchone()
    return None if row is None else row[0]


def stand_ins(connection: Connection, people: Collection[int], since: int) -> dict[int, int]:
    """The numbers that have taken the places of those of these people who were erased since then."""
    shadows = {shadow_of(connection, person) or 0: person for person in people}
    rows = connection.execute(
        "SELECT person_id, about FROM traces WHERE person_id IN (SELECT value FROM json_each(?)) AND kind = ?"
        " AND at >= ?",
        (AnyOf(shadows), ERASED, since),
    )
    return {shadows[own]: int(about) for own, about in rows}


def list_against(connection: Connection, person_id: int) -> tuple[tuple[dict[str, Any], ...], int | None]:
    """What others keep against the person, and when they were erased (unix ms).

    That is what stays of before they were erased, and until when (`at`) they can't join a server's events.
    """
    own = shadow_of(connection, person_id) or 0
    rows = connection.execute(
        "SELECT kind, at FROM traces WHERE person_id = ? AND kind <> ? ORDER BY at, kind, about", (own, ERASED)
    ).fetchall()
    rows += sorted(connection.execute("SELECT 'absence', until FROM absentees WHERE shadow = ?", (own,)))
    return tuple({"kind": kind, "at": at} for kind, at in rows), when_erased(connection, person_id)


def keep_against(connection: Connection, person_id: int, stand_in: int, at: int) -> None:
    """Move what others hold against a person to their shadow, and note that they are erased `at` this time."""
    own = shadow(make_secret(connection, KEY), person_id)
    connection.execute("UPDATE traces SET person_id = ? WHERE person_id = ? AND kind = ?", (own, person_id, OPENING))
    rows = connection.execute(
        f"SELECT person_id, at FROM traces WHERE kind = '{MENTION}' AND about = ?",
        (f"{INVITATION}{person_id}",),
    ).fetchall()
    for other, when in rows:
        save_trace(connection, other, MENTION, f"{INVITATION}{own}", when)
    connection.execute(
        f"DELETE FROM traces WHERE kind = '{MENTION}' AND about = ?",
        (f"{INVITATION}{person_id}",),
    )
    tries = connection.execute(
        "SELECT game, puzzle, begun_at FROM puzzle_tries WHERE person_id = ? AND begun_at > ?",
        (person_id, at - DAY),
    ).fetchall()
    for game, puzzle, begun in tries:
        save_trace(connection, own, TRY, f"{game}/{puzzle}", begun)
    save_trace(connection, own, ERASED, str(stand_in), at)
    _keep_blocked(connection, person_id, own)


def save_trace(connection: Connection, person_id: int, kind: str, about: str, at: int) -> None:
    """Save what somebody did or was mentioned about; only the latest time of each is kept."""
    connection.execute(
        "INSERT INTO traces (person_id, kind, about, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person_id, kind, about) DO UPDATE SET at = excluded.at",
        (person_id, kind, about, at),
    )


def note_blocked(connection: Connection, person_id: int, before: str, after: str) -> None:
    """Note whom a person blocks now, by their settings before and after."""
    old, new = set(people_blocked_in(before)), set(people_blocked_in(after))
    for other in sorted(old - new):
        connection.execute("DELETE FROM blocked WHERE other_id = ? AND person_id = ?", (other, person_id))
    for other in sorted(new - old):
        connection.execute(
            "INSERT INTO blocked (other_id, person_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (other, person_id)
        )


def people_blocked_in(prefs: str) -> list[int]:
    """The people, or their shadows, whom somebody with these preferences (JSON) has blocked."""
    return list(Person(0, prefs=json.loads(prefs)).blocked)


def _keep_blocked(connection: Connection, person_id: int, own: int) -> None:
    """Put the shadow in the person's place in the lists of people whom others blocked, and forget their own list."""
    rows = connection.execute(
        "SELECT person_id FROM blocked WHERE other_id = ? ORDER BY person_id", (person_id,)
    ).fetchall()
    for (other,) in rows:
        # Changing the row before reading it keeps it until the end of the transaction.
        found = connection.execute(
            "UPDATE people SET prefs = prefs WHERE person_id = ? RETURNING prefs", (other,)
        ).fetchone()
        if found is None:
            continue
        prefs = found[0]
        content = json.loads(prefs)
        content[Pref.BLOCKED] = list(
            dict.fromkeys(own if one == person_id else one for one in people_blocked_in(prefs))
        )
        changed = json.dumps(content)
        connection.execute("UPDATE people SET prefs = ? WHERE person_id = ?", (changed, other))
        note_blocked(connection, other, prefs, changed)
    mine = connection.execute("SELECT prefs FROM people WHERE person_id = ?", (person_id,)).fetchone()
    if mine is not None:
        note_blocked(connection, person_id, mine[0], "{}")


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


def note_erasure(connection: Connection, at: int, lost: Collection[str], entries: int = 0) -> None:
    """Note that what these tables have lost may still be on disk: a person in `entries` entries, or a server."""
    connection.execute(
        "INSERT INTO erasures (at, entries, lost) VALUES (?, ?, ?)", (at, entries, json.dumps(sorted(lost)))
    )
