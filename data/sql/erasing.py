"""Tells what is kept about a person, and erases it. Part of data/sql.

A person stays in the games of others as a number that stands for nobody (`data/stand_ins.py`). Everything else about
them is deleted, all in one transaction. Each function takes a connection inside a transaction.
"""

import json
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

from data.engine.connection import Connection
from data.engine.strand import Store, Strand, reading, reads, writes, writes_and
from data.errors import ErasedLately, StillNamed
from data.kept import Erased, Kept
from data.records import DAY
from data.sql.events import rename_in_events
from data.sql.named import keep_against, list_against, note_erasure, tables_naming, wait_for_erasures, when_erased
from data.sql.outbox import ERASED as DROPPED
from data.sql.results import count_alone
from data.stand_ins import own_action, rename_person

P = ParamSpec("P")
T = TypeVar("T")
#: Is told how long the reading of a page took (seconds).
OnCost = Callable[[float], None] | None
#: What is deleted by the person's id alone.
_OWN = ("people", "hands", "puzzle_tries", "members", "traces", "follows", "tips", "digests", "streaks", "mistakes")
#: Where somebody erased is replaced by a stand-in, so that the games of others stay whole.
_SHARED = ("people_at", "result_seats")
#: The tables that may lose rows in every erasure, apart from those and the journal.
_ALWAYS_LOSE = (
    "bans",
    "blocked",
    "erasing",
    "event_journal",
    "event_people",
    "named",
    "outbox",
    "people",
    "reviews",
    "tables",
    "traces",
)
#: How many of somebody's rows, or entries of journals, are read at once for them.
ROWS, ENTRIES = 500, 5000


@dataclass(frozen=True, slots=True)
class _RowList:
    """Rows of one person: their columns, the tables that they are in, and the order, in which no two are equal."""

    columns: str
    tables: str
    order: str


#: The lists of `Kept`.
_SHELVES = {
    "tables": _RowList(
        "people_at.table_id, game, guild_id, people_at.status, seat, created_at, ended_at",
        "people_at JOIN tables ON id = table_id",
        "created_at, table_id",
    ),
    "results": _RowList(
        "results.table_id, game, guild_id, ended_at, ending, reason, puzzle, seat, computer, gave_up, place, score,"
        " turns, stood_in",
        "result_seats JOIN results ON results.table_id = result_seats.table_id",
        "ended_at, results.table_id, seat",
    ),
    "ratings": _RowList(
        "guild_id, season, game, mu, sigma, games, wins, placed, draws, weight", "standings", "guild_id, season, game"
    ),
    "tries": _RowList(
        "game, puzzle, guild_id, table_id, score, ended_at, goes, begun_at", "puzzle_tries", "game, puzzle"
    ),
    "traces": _RowList("kind, about, at", "traces", "at, kind, about"),
    "hands": _RowList("table_id, channel_id, message_id, created_at", "hands", "created_at, table_id"),
    "servers": _RowList("guild_id, present, asked_at", "members", "guild_id"),
    "bans": _RowList("guild_id, reason, at, until", "bans", "at, guild_id"),
    "follows": _RowList("table_id, since", "follows", "since, table_id"),
    "tips": _RowList("table_id, contest, side, at", "tips", "at, table_id, contest"),
    "digests": _RowList("due, channel_id, message_id", "digests", "due"),
    "streaks": _RowList("number, days, rests, toward, rested, longest", "streaks", "number"),
    "mistakes": _RowList("table_id, moment, offered, solved, at", "mistakes", "table_id, moment"),
    "changes": _RowList("guild_id, name, was, became, at", "changes", "at, guild_id, number"),
    "events": _RowList(
        "event_id, guild_id, phase, created_at",
        "event_people JOIN events ON events.id = event_id",
        "created_at, event_id",
    ),
}


def settings_of(connection: Connection, person_id: int) -> tuple[dict[str, Any], int | None]:
    """A person's settings, and their channel for direct messages."""
    row = connection.execute("SELECT prefs, dm_channel_id FROM people WHERE person_id = ?", (person_id,)).fetchone()
    return ({}, None) if row is None else (json.loads(row[0]), row[1])


def rows_after(
    connection: Connection, shelf: _RowList, person_id: int, after: tuple[Any, ...]
) -> tuple[list[dict[str, Any]], tuple[Any, ...], bool]:
    """The person's next rows, the place of the last of them, and whether there may be more."""
    beyond = f" AND ({shelf.order}) > ({', '.join('?' * len(after))})" if after else ""
    found = connection.execute(
        f"SELECT {shelf.columns}, {shelf.order} FROM {shelf.tables}"
        f" WHERE person_id = ?{beyond} ORDER BY {shelf.order} LIMIT ?",
        (person_id, *after, ROWS),
    ).fetchall()
    names = [name.rpartition(".")[2] for name in shelf.columns.split(", ")]
    last = tuple(found[-1][len(names) :]) if found else after
    return [dict(zip(names, row, strict=False)) for row in found], last, len(found) == ROWS


def actions_after(
    connection: Connection, person_id: int, tables: tuple[str, ...], after: int
) -> tuple[list[dict[str, Any]], tuple[str, ...], int]:
    """What the person did at these tables, in order, in the next entries of their journals; the first begins after one.

    With it the tables that are left, and the entry after which the first of those goes on. Of what others did or hold,
    nothing is in it.
    """
    found, room = list[dict[str, Any]](), ENTRIES
    while tables:
        table_id, upto = tables[0], after + room
        entries = connection.execute(
            "SELECT at, entry FROM journal WHERE table_id = ? AND number > ? AND number <= ? AND entry LIKE ?"
            " ORDER BY number",
            (table_id, after, upto, f"%{person_id}%"),
        )
        for at, entry in entries:
            if did := own_action(entry, person_id):
                found.append({"table_id": table_id, "at": at, **did})
        last = connection.execute("SELECT number FROM tables WHERE id = ?", (table_id,)).fetchone()
        if last is not None and last[0] > upto:
            return found, tables, upto
        room -= 1 if last is None else max(1, last[0] - after)
        tables, after = tables[1:], 0
        if room <= 0:
            break
    return found, tables, 0


def tables_with(connection: Connection, person_id: int) -> frozenset[str]:
    """The tables with anything that names the person."""
    found = set(tables_naming(connection, person_id))
    for name in (*_SHARED, "hands", "puzzle_tries"):
        own = connection.execute(f"SELECT table_id FROM {name} WHERE person_id = ?", (person_id,))
        found.update(table_id for (table_id,) in own if table_id is not None)
    return frozenset(found)


def _has_rows(connection: Connection, person_id: int) -> bool:
    return any(
        connection.execute(f"SELECT 1 FROM {name} WHERE person_id = ? LIMIT 1", (person_id,)).fetchone()
        for name in (*_OWN, "bans", "changes", "event_people")
    )


def _leave_direct_messages(connection: Connection, person_id: int, stand_in: int) -> None:
    """Forget which channel the person's games in direct messages were played in, and drop what waits for it."""
    played_there = (
        "guild_id IS NULL AND id IN (SELECT table_id FROM people_at WHERE person_id = ?"
        " UNION SELECT table_id FROM result_seats WHERE person_id = ?)"
    )
    there = f"table_id IN (SELECT id FROM tables WHERE {played_there})"
    connection.execute(
        f"UPDATE outbox SET state = 'dropped', error = '{DROPPED}' WHERE state = 'waiting' AND {there}",
        (person_id, person_id),
    )
    connection.execute(f"UPDATE outbox SET posted_in = NULL, posted_as = NULL WHERE {there}", (person_id, person_id))
    connection.execute(
        "UPDATE tables SET channel_id = ?, message_channel_id = NULL, message_id = NULL, message_created_at = NULL"
        f" WHERE {played_there}",
        (stand_in, person_id, person_id),
    )


def _rename_at(connection: Connection, table_id: str, person_id: int, stand_in: int) -> int:
    """Put the stand-in in the person's place at a table; return in how many entries of its journal."""
    # Changing the row keeps a review from being saved in the meantime; the next one sees who is no longer named.
    connection.execute("UPDATE tables SET message_id = message_id WHERE id = ?", (table_id,))
    where = (table_id, f"%{person_id}%")
    rows = connection.execute("SELECT number, entry FROM journal WHERE table_id = ? AND entry LIKE ?", where).fetchall()
    changes = [(rename_person(entry, person_id, stand_in), table_id, number) for number, entry in rows]
    connection.executemany("UPDATE journal SET entry = ? WHERE table_id = ? AND number = ?", changes)
    for parcel_id, payload in connection.execute(
        "SELECT id, payload FROM outbox WHERE table_id = ? AND payload LIKE ?", where
    ).fetchall():
        _rename_parcel(connection, parcel_id, payload, person_id, stand_in)
    for kind, seat, payload in connection.execute(
        "SELECT kind, seat, payload FROM timers WHERE table_id = ? AND payload LIKE ?", where
    ).fetchall():
        connection.execute(
            "UPDATE timers SET payload = ? WHERE table_id = ? AND kind = ? AND seat = ?",
            (rename_person(payload, person_id, stand_in), table_id, kind, seat),
        )
    connection.execute("UPDATE outbox SET error = NULL WHERE table_id = ? AND error LIKE ?", where)
    return len(changes)


def _rename_parcel(connection: Connection, parcel_id: int, payload: str, person_id: int, stand_in: int) -> None:
    """Drop a parcel that waits for the person alone, and mention them nowhere; a finished one forgets them too."""
    content = _read(payload)
    if content.get("person") == person_id:
        connection.execute(
            "UPDATE outbox SET state = 'dropped', error = ? WHERE id = ? AND state = 'waiting'", (DROPPED, parcel_id)
        )
        connection.execute("UPDATE outbox SET posted_in = NULL, posted_as = NULL WHERE id = ?", (parcel_id,))
    if "ping" in content:
        content["ping"] = [one for one in content["ping"] if one != person_id]
        payload = json.dumps(content)
    connection.execute(
        "UPDATE outbox SET payload = ? WHERE id = ?", (rename_person(payload, person_id, stand_in), parcel_id)
    )


def _read(payload: str) -> dict[str, Any]:
    try:
        content = json.loads(payload)
    except ValueError:
        return {}
    return content if isinstance(content, dict) else {}


class PrivacyStore(Store):
    """What is kept about one person, to be shown to them or erased."""

    def __init__(self, writer: Strand, reader: Strand, forget: Callable[[], None]) -> None:
        super().__init__(writer, reader)
        self._forget = forget

    async def collect(self, person_id: int, on_cost: OnCost = None) -> Kept:
        """Everything that is kept about the person, except what they did at their tables.

        It is read in pages, so that nobody waits for all of it; `on_cost` is told how long each took (seconds).
        """
        (preferences, dm_channel), (against, erased) = await self._about(person_id)
        lists = {name: await self._rows(shelf, person_id, on_cost) for name, shelf in _SHELVES.items()}
        return Kept(person_id, preferences, dm_channel, **lists, against=against, erased_at=erased)

    @reads
    def _about(
        self, connection: Connection, person_id: int
    ) -> tuple[tuple[dict[str, Any], int | None], tuple[tuple[dict[str, Any], ...], int | None]]:
        return settings_of(connection, person_id), list_against(connection, person_id)

    async def _rows(self, shelf: "_RowList", person_id: int, on_cost: OnCost) -> tuple[dict[str, Any], ...]:
        found, after, more = list[dict[str, Any]](), (), True
        while more:
            page, after, more = await self._page(on_cost, rows_after, shelf, person_id, after)
            found += page
        return tuple(found)

    async def actions(
        self, person_id: int, tables: Collection[str], on_cost: OnCost = None
    ) -> tuple[dict[str, Any], ...]:
        """What they did at these tables, in order, as JSON values; nothing that others did or hold is in it.

        It is read in pages too.
        """
        found, left, after = list[dict[str, Any]](), tuple(tables), 0
        while left:
            page, left, after = await self._page(on_cost, actions_after, person_id, left, after)
            found += page
        return tuple(found)

    async def _page(
        self, on_cost: OnCost, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def time_work(connection: Connection) -> tuple[T, float]:
            began = time.perf_counter()
            return work(connection, *args, **kwargs), time.perf_counter() - began

        found, seconds = await self._reader.run(time_work)
        if on_cost is not None:
            on_cost(seconds)
        return found

    naming = reading(tables_with)

    @writes_and(lambda privacy, *_, **__: privacy._forget())
    def erase(self, connection: Connection, person_id: int, stand_in: int, held: frozenset[str], at: int) -> Erased:
        """Erase a person; in the games of others the negative number `stand_in` takes their place.

        `held` are the tables that `naming` found; nothing may change them meanwhile.
        What others hold against the person stays under their shadow. Raises StillNamed, and changes nothing, if other
        tables name the person or they sit at an open one, and ErasedLately if they were erased within a day.
        """
        wait_for_erasures(connection, (person_id,))
        tables = held | tables_with(connection, person_id)
        seated = connection.execute(
            "SELECT table_id FROM people_at WHERE person_id = ? AND status IN ('lobby', 'running')", (person_id,)
        ).fetchall()
        if seated or not tables <= held:
            raise StillNamed(frozenset(table_id for (table_id,) in seated), tables)
        if not tables and not _has_rows(connection, person_id):
            return Erased(frozenset(), 0)
        before = when_erased(connection, person_id)
        if before is not None and 0 <= at - before < DAY:
            raise ErasedLately(before + DAY)
        _leave_direct_messages(connection, person_id, stand_in)
        # While a table is in `erasing`, its journal may be changed.
        connection.executemany(
            "INSERT INTO erasing (table_id) VALUES (?)", [(table_id,) for table_id in sorted(tables)]
        )
        entries = sum(_rename_at(connection, table_id, person_id, stand_in) for table_id in sorted(tables))
        # Not before: journals may take seconds, and no game ends on these servers until this transaction is over.
        servers = connection.execute(
            "SELECT DISTINCT guild_id FROM results JOIN result_seats ON results.table_id = result_seats.table_id"
            " WHERE person_id = ? AND guild_id IS NOT NULL",
            (person_id,),
        )
        count_alone(connection, [guild_id for (guild_id,) in servers])
        connection.execute("DELETE FROM named WHERE person_id = ?", (person_id,))
        entries += rename_in_events(connection, person_id, stand_in)
        keep_against(connection, person_id, stand_in, at)
        lost = set(_ALWAYS_LOSE)
        for name in (*_SHARED, "standings"):
            changed = connection.execute(f"UPDATE {name} SET person_id = ? WHERE person_id = ?", (stand_in, person_id))
            lost |= {name} if changed.rowcount else set()
        connection.execute("DELETE FROM erasing")
        for name in _OWN:
            changed = connection.execute(f"DELETE FROM {name} WHERE person_id = ?", (person_id,))
            lost |= {name} if changed.rowcount else set()
        # A review judges how they played; the others can have it made again, without them.
        connection.executemany("DELETE FROM reviews WHERE table_id = ?", [(table_id,) for table_id in sorted(tables)])
        connection.execute("UPDATE bans SET person_id = NULL, reason = '' WHERE person_id = ?", (person_id,))
        connection.execute("UPDATE changes SET person_id = NULL WHERE person_id = ?", (person_id,))
        note_erasure(connection, at, lost | ({"journal"} if entries else set()), entries)
        return Erased(tables, entries)

    @property
    def disturbs(self) -> bool:
        """Whether compacting keeps others waiting, so that it is for the night."""
        return self._writer.disturbs

    async def compact(self) -> bool:
        """Remove erased people and forgotten servers from the free space of the database and its log too.

        False if there was nothing to do. What couldn't be done is left for the next time.
        """
        last, lost = await self._not_compacted()
        if last is None:
            return False
        if await self._writer.compact(lost):
            await self._mark_compacted(last)
        return True

    @reads
    def _not_compacted(self, connection: Connection) -> tuple[int | None, frozenset[str]]:
        """The last erasure after which deleted rows may still be on disk, or None, and the tables that lost them."""
        rows = connection.execute("SELECT id, lost FROM erasures WHERE compacted = 0").fetchall()
        lost = frozenset(name for _, names in rows for name in json.loads(names))
        return max((number for number, _ in rows), default=None), lost

    @writes
    def _mark_compacted(self, connection: Connection, last: int) -> None:
        """Note that what was erased up to then is gone from the disk."""
        connection.execute("UPDATE erasures SET compacted = 1 WHERE compacted = 0 AND id <= ?", (last,))
