"""The archive on SQLite: the interface, put on two strands. Part of data/: imports data, rules.

One strand writes, one reads, so that no reader waits for the disk. A read that is asked for after a commit was answered
sees that commit.
"""

# ruff: noqa: D102 - Archive says what each call does.

import json
import sqlite3
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from data import overview, reading, traces, writing
from data import results as kept
from data.failures import told_at_opening
from data.forgetting import forget
from data.interface import FIRST, Archive
from data.locking import take
from data.opening import make_ready, prepare_to_read, prepare_to_write
from data.records import (
    Commit,
    CommitResult,
    Counts,
    DueTimer,
    Hand,
    Message,
    NewParcel,
    Parcel,
    Person,
    Podium,
    Prefs,
    PuzzleRecord,
    PuzzleTry,
    Server,
    Status,
    StoredTable,
    TableHead,
    Timer,
)
from data.strand import Begin, Strand
from rules.table.results import GameResult


@asynccontextmanager
async def open_archive(path: str | Path) -> AsyncIterator[Archive]:
    """Open the archive in the file, made with its folders if missing; closed on leaving. Raises CannotOpen.

    The time it takes does not grow with what is stored.
    """
    file = make_ready(Path(path))
    async with AsyncExitStack() as stack:
        try:
            stack.callback(take(file).close)
            writer = await stack.enter_async_context(Strand(str(file), Begin.TO_WRITE, partial(prepare_to_write, file)))
            reader = await stack.enter_async_context(Strand(str(file), Begin.TO_READ, prepare_to_read))
        except sqlite3.DatabaseError as error:
            raise told_at_opening(file, error) from error
        yield SqliteArchive(writer, reader)


class SqliteArchive:
    """`Archive` on one SQLite file; made by `open_archive`."""

    def __init__(self, writer: Strand, reader: Strand) -> None:
        self._writer = writer
        self._reader = reader

    async def commit(self, commit: Commit) -> CommitResult:
        return await self._writer.run(partial(writing.save, commit=commit))

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._reader.run(partial(reading.load, table_id=table_id))

    async def head(self, table_id: str) -> TableHead | None:
        return await self._reader.run(partial(reading.head, table_id=table_id))

    async def table_in(self, channel_id: int) -> str | None:
        return await self._reader.run(partial(reading.table_in, channel_id=channel_id))

    async def lobbies_in(self, channel_id: int) -> tuple[TableHead, ...]:
        return await self._reader.run(partial(reading.lobbies_in, channel_id=channel_id))

    async def tables_of(
        self, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        return await self._reader.run(
            partial(reading.tables_of, person_id=person_id, statuses=tuple(statuses), limit=limit)
        )

    async def people_at(self, table_id: str) -> tuple[tuple[int, int | None], ...]:
        return await self._reader.run(partial(reading.people_at, table_id=table_id))

    async def people_of(self, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        return await self._reader.run(partial(reading.people_of, table_ids=tuple(table_ids)))

    async def seated(self, person_id: int, status: Status) -> int:
        return await self._reader.run(partial(reading.seated, person_id=person_id, status=status))

    async def open_tables(self, guild_id: int, limit: int = 25) -> tuple[TableHead, ...]:
        return await self._reader.run(partial(overview.open_tables, guild_id=guild_id, limit=limit))

    async def open_guilds(self) -> tuple[int, ...]:
        return await self._reader.run(overview.open_guilds)

    async def set_aside_of(self, guild_id: int, reason: str, limit: int = 100) -> tuple[TableHead, ...]:
        return await self._reader.run(partial(overview.set_aside_of, guild_id=guild_id, reason=reason, limit=limit))

    async def outdated(self, versions: Mapping[str, int], limit: int = 20) -> tuple[TableHead, ...]:
        return await self._reader.run(partial(overview.outdated, versions=dict(versions), limit=limit))

    async def set_message(self, table_id: str, message: Message | None) -> None:
        await self._writer.run(partial(writing.set_message, table_id=table_id, message=message))

    async def set_aside(self, table_id: str, reason: str, at: int, parcels: Collection[NewParcel] = ()) -> None:
        await self._writer.run(
            partial(writing.set_aside, table_id=table_id, reason=reason, at=at, parcels=tuple(parcels))
        )

    async def take_back(
        self, table_id: str, status: Status, at: int, timers: Collection[Timer], parcels: Collection[NewParcel]
    ) -> None:
        work = partial(writing.take_back, table_id=table_id, status=status, at=at, timers=timers, parcels=parcels)
        await self._writer.run(work)

    async def timers_due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[DueTimer, ...]:
        return await self._reader.run(partial(reading.timers_due, now=now, limit=limit, exclude=tuple(exclude)))

    async def timers_of_kind(self, kind: str) -> tuple[DueTimer, ...]:
        return await self._reader.run(partial(reading.timers_of_kind, kind=kind))

    async def next_timer(self) -> int | None:
        return await self._reader.run(reading.next_timer)

    async def parcels_due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[Parcel, ...]:
        return await self._reader.run(partial(reading.parcels_due, now=now, limit=limit, exclude=tuple(exclude)))

    async def parcels_of(self, table_id: str) -> tuple[Parcel, ...]:
        return await self._reader.run(partial(reading.parcels_of, table_id=table_id))

    async def next_parcel(self) -> int | None:
        return await self._reader.run(reading.next_parcel)

    async def parcel(self, nonce: str) -> Parcel | None:
        return await self._reader.run(partial(reading.parcel, nonce=nonce))

    async def parcels_done(
        self, ids: Sequence[int], channel_id: int | None = None, message_id: int | None = None
    ) -> None:
        await self._writer.run(
            partial(writing.parcels_done, ids=tuple(ids), channel_id=channel_id, message_id=message_id)
        )

    async def parcels_failed(self, ids: Sequence[int], due: int, error: str) -> None:
        await self._writer.run(partial(writing.parcels_failed, ids=tuple(ids), due=due, error=error))

    async def parcels_dropped(self, ids: Sequence[int], error: str) -> None:
        await self._writer.run(partial(writing.parcels_dropped, ids=tuple(ids), error=error))

    async def person(self, person_id: int) -> Person:
        return await self._reader.run(partial(reading.person, person_id=person_id))

    async def save_person(self, person_id: int, prefs: Prefs) -> None:
        await self._writer.run(partial(writing.save_person, person_id=person_id, patch=json.dumps(dict(prefs))))

    async def save_dm_channel(self, person_id: int, channel_id: int) -> None:
        await self._writer.run(partial(writing.save_dm_channel, person_id=person_id, channel_id=channel_id))

    async def forget_dm_channel(self, person_id: int, channel_id: int) -> None:
        await self._writer.run(partial(writing.forget_dm_channel, person_id=person_id, channel_id=channel_id))

    async def mentioned(self, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
        return await self._reader.run(partial(traces.mentioned, person_ids=tuple(person_ids), since=since))

    async def openings(self, person_id: int, since: int) -> int:
        return await self._reader.run(partial(traces.openings, person_id=person_id, since=since))

    async def secret(self, name: str) -> bytes:
        return await self._writer.run(partial(writing.secret, name=name))

    async def hand(self, table_id: str, person_id: int) -> Hand | None:
        return await self._reader.run(partial(reading.hand, table_id=table_id, person_id=person_id))

    async def save_hand(self, hand: Hand) -> None:
        await self._writer.run(partial(writing.save_hand, hand=hand))

    async def forget_hand(self, table_id: str, person_id: int) -> None:
        await self._writer.run(partial(writing.forget_hand, table_id=table_id, person_id=person_id))

    async def server(self, guild_id: int) -> Server:
        return await self._reader.run(partial(reading.server, guild_id=guild_id))

    async def save_server(self, guild_id: int, prefs: Prefs) -> None:
        await self._writer.run(partial(writing.save_server, guild_id=guild_id, patch=json.dumps(dict(prefs))))

    async def puzzle_try(self, game: str, puzzle: int, person_id: int) -> PuzzleTry | None:
        return await self._reader.run(partial(reading.puzzle_try, game=game, puzzle=puzzle, person_id=person_id))

    async def best_tries(self, game: str, puzzle: int, guild_id: int | None, limit: int = 3) -> tuple[PuzzleTry, ...]:
        return await self._reader.run(
            partial(reading.best_tries, game=game, puzzle=puzzle, guild_id=guild_id, limit=limit)
        )

    async def puzzles_of(self, person_id: int) -> tuple[PuzzleRecord, ...]:
        return await self._reader.run(partial(kept.puzzles_of, person_id=person_id))

    async def results(self, after: tuple[int, str] = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        return await self._reader.run(partial(kept.results, after=after, limit=limit))

    async def results_of(
        self, guild_id: int, after: tuple[int, str] = FIRST, limit: int = 500
    ) -> tuple[GameResult, ...]:
        return await self._reader.run(partial(kept.results_of, guild_id=guild_id, after=after, limit=limit))

    async def tallies(self, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
        return await self._reader.run(partial(kept.tallies, tables=tuple(tables)))

    async def save_tallies(self, found: Mapping[str, tuple[bytes, bytes]]) -> None:
        await self._writer.run(partial(kept.save_tallies, found=dict(found)))

    async def results_owed(self, limit: int = 50) -> tuple[str, ...]:
        return await self._reader.run(partial(kept.results_owed, limit=limit))

    async def settle_result(self, table_id: str, result: GameResult | None) -> None:
        await self._writer.run(partial(kept.settle_result, table_id=table_id, result=result))

    async def members(self, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
        return await self._reader.run(partial(kept.members, guild_id=guild_id, people=tuple(people), since=since))

    async def save_members(self, guild_id: int, found: Collection[tuple[int, bool]], at: int) -> None:
        await self._writer.run(partial(kept.save_members, guild_id=guild_id, found=tuple(found), at=at))

    async def want_podium(self, podium: Podium) -> None:
        await self._writer.run(partial(kept.want_podium, podium=podium))

    async def podiums_due(self, now: int, limit: int = 20) -> tuple[Podium, ...]:
        return await self._reader.run(partial(kept.podiums_due, now=now, limit=limit))

    async def podium_tried(self, podium: Podium, due: int) -> None:
        await self._writer.run(partial(kept.podium_tried, podium=podium, due=due))

    async def podium_done(self, podium: Podium, message_id: int | None, following: Podium | None = None) -> None:
        await self._writer.run(partial(kept.podium_done, podium=podium, message_id=message_id, following=following))

    async def unwanted_podiums(self, guild_id: int) -> None:
        await self._writer.run(partial(kept.unwanted_podiums, guild_id=guild_id))

    async def forget(self, before: int, closed_before: int) -> int:
        return await self._writer.run(partial(forget, before=before, closed_before=closed_before))

    async def counts(self) -> Counts:
        return await self._reader.run(overview.counts)
