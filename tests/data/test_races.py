"""Many calls at once: the database decides, one wins, and nobody is left waiting."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import NoneType

import pytest

from data import (
    Archive,
    Duplicate,
    Limits,
    NewParcel,
    PlaceTaken,
    StaleNumber,
    Status,
    TooMany,
    Unavailable,
    open_archive,
)
from data.engine import strand
from data.engine.connection import Connection, DatabaseSession, DatabaseThread
from data.engine.sqlite import SqliteThread
from data.postgres.threads import PostgresThread
from testbed.databases import Database
from tests.data.making import step
from tests.waiting import PATIENCE

MANY = 50


async def all_of(*calls: object) -> list[object]:
    return await asyncio.gather(*calls, return_exceptions=True)  # type: ignore[call-overload, no-any-return]


def kinds(outcomes: list[object]) -> dict[type, int]:
    return {kind: sum(type(outcome) is kind for outcome in outcomes) for kind in map(type, outcomes)}


async def test_of_fifty_steps_at_one_number_only_one_is_saved(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    outcomes = await all_of(
        *(archive.commit(step("t1", 1, f"by {n}", parcels=(NewParcel("board", f"n{n}"),))) for n in range(MANY))
    )
    assert kinds(outcomes) == {NoneType: 1, StaleNumber: MANY - 1}
    winner = next(n for n, outcome in enumerate(outcomes) if outcome is None)
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert [entry.text for entry in stored.entries] == ["a", f"by {winner}"]
    assert [parcel.nonce for parcel in await archive.outbox.due(9999)] == [f"n{winner}"]


async def test_of_fifty_starts_in_one_channel_only_one_succeeds(archive: Archive) -> None:
    outcomes = await all_of(*(archive.commit(step(f"t{n}", 0, "began")) for n in range(MANY)))
    assert kinds(outcomes) == {NoneType: 1, PlaceTaken: MANY - 1}


async def test_of_fifty_deliveries_of_one_interaction_only_one_counts(archive: Archive) -> None:
    outcomes = await all_of(*(archive.commit(step("t1", 0, "a", interaction_id="i")) for _ in range(MANY)))
    assert kinds(outcomes) == {NoneType: 1, Duplicate: MANY - 1}


async def test_of_fifty_tables_that_a_person_starts_at_once_only_three_start(archive: Archive) -> None:
    outcomes = await all_of(
        *(
            archive.commit(step(f"t{n}", 0, "a", channel_id=n, people=((1, 0),), limits=Limits(person=3)))
            for n in range(MANY)
        )
    )
    assert kinds(outcomes) == {NoneType: 3, TooMany: MANY - 3}


async def test_a_refused_commit_does_not_affect_others_in_its_group(archive: Archive) -> None:
    calls = [archive.commit(step(f"t{n // 2}", 0, f"by {n}", channel_id=n // 2)) for n in range(MANY)]
    outcomes = await all_of(*calls)
    assert kinds(outcomes) == {NoneType: MANY // 2, StaleNumber: MANY // 2}
    for n in range(MANY // 2):
        assert await archive.tables.head(f"t{n}") is not None


async def test_a_read_sees_every_answered_commit(archive: Archive) -> None:
    async def play(table: int) -> None:
        for after in range(20):
            await archive.commit(step(f"t{table}", after, f"{after}", channel_id=table))
            stored = await archive.tables.load(f"t{table}")
            assert stored is not None
            assert stored.head.number == after + 1

    await asyncio.gather(*(play(table) for table in range(8)))


async def test_work_that_arrives_while_the_disk_is_busy_shares_one_commit(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits: list[object] = []

    def noted(session: DatabaseSession, group: list[object]) -> None:
        if session.writes:
            commits.append(group)
        run_group(session, group)

    run_group = strand.run_group
    monkeypatch.setattr(strand, "run_group", noted)
    await all_of(*(archive.commit(step(f"t{n}", 0, "a", channel_id=n)) for n in range(MANY)))
    assert len(commits) <= 3


async def test_a_cancelled_step_is_saved_whole_or_not_at_all_and_blocks_nothing(archive: Archive) -> None:
    for turn in range(40):
        calls = [
            asyncio.ensure_future(
                archive.commit(
                    step(f"t{turn}-{n}", 0, "a", "b", channel_id=100 * turn + n, interaction_id=f"{turn}-{n}")
                )
            )
            for n in range(4)
        ]
        for _ in range(turn % 5):
            await asyncio.sleep(0)
        calls[turn % 4].cancel()
        outcomes = await all_of(*calls)
        assert sum(outcome is None for outcome in outcomes) >= 3
    for turn in range(40):
        for n in range(4):
            stored = await archive.tables.load(f"t{turn}-{n}")
            assert stored is None or len(stored.entries) == 2


async def test_closing_waits_for_the_steps_under_way(database: Database) -> None:
    async with open_archive(database.where) as archive:
        calls = [asyncio.ensure_future(archive.commit(step(f"t{n}", 0, "a", channel_id=n))) for n in range(MANY)]
        await asyncio.sleep(0)
    assert kinds(await all_of(*calls)) == {NoneType: MANY}


async def test_cancelling_every_task_leaves_nobody_waiting(archive: Archive) -> None:
    call = asyncio.ensure_future(archive.commit(step("t1", 0, "a")))
    await asyncio.sleep(0)
    archive._writer._serving.cancel()
    await asyncio.wait_for(call, PATIENCE)
    await archive.commit(step("t2", 0, "a", status=Status.LOBBY))
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert len(stored.entries) == 1


@pytest.mark.parametrize("lane", [SqliteThread, PostgresThread])
async def test_a_strand_is_open_once_its_thread_serves(
    database: Database, monkeypatch: pytest.MonkeyPatch, lane: type[DatabaseThread]
) -> None:
    lend = lane.lend

    async def lend_late(self: DatabaseThread, serve: Callable[[DatabaseSession], None]) -> None:
        await asyncio.sleep(0.05)
        await lend(self, serve)

    monkeypatch.setattr(lane, "lend", lend_late)
    async with open_archive(database.where) as archive:
        archive._writer._serving.cancel()  # type: ignore[attr-defined]
        await asyncio.wait_for(archive.commit(step("t1", 0, "a")), PATIENCE)


async def test_a_thread_that_fails_leaves_nobody_waiting(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(session: object, group: object) -> None:
        raise RuntimeError

    async with open_archive(database.where) as archive:
        monkeypatch.setattr(strand, "run_group", failing)
        calls = [asyncio.ensure_future(archive.commit(step(f"t{n}", 0, "a", channel_id=n))) for n in range(3)]
        assert kinds(await asyncio.wait_for(all_of(*calls), PATIENCE)) == {Unavailable: 3}
        with pytest.raises(Unavailable):
            await archive.commit(step("t9", 0, "a"))


async def test_an_error_in_one_job_reaches_only_its_caller(archive: Archive) -> None:
    def wrong(connection: Connection) -> None:
        connection.execute("INSERT INTO people (person_id) VALUES (1)")
        raise ZeroDivisionError

    outcomes = await all_of(
        archive.people.save(2, {"a": 1}), archive._writer.run(wrong), archive.people.save(3, {"a": 1})
    )
    assert kinds(outcomes) == {type(None): 2, ZeroDivisionError: 1}
    people = await archive._reader.run(lambda c: c.execute("SELECT person_id FROM people ORDER BY 1").fetchall())
    assert people == [(2,), (3,)]


async def test_a_locked_file_is_reported_and_used_again_later(archive: Archive, path: Path) -> None:
    await archive._writer.run(lambda connection: connection.execute("PRAGMA busy_timeout = 50").fetchall())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    outcomes = await all_of(*(archive.commit(step(f"t{n}", 0, "a", channel_id=n)) for n in range(4)))
    assert [str(outcome) for outcome in outcomes] == ["Another program has locked the database."] * 4
    assert kinds(outcomes) == {Unavailable: 4}
    other.execute("ROLLBACK")
    other.close()
    await archive.commit(step("t1", 0, "a"))


async def test_lists_that_change_while_somebody_in_them_is_erased_lose_nothing_and_keep_no_id(archive: Archive) -> None:
    people, gone, new = range(1, 9), range(101, 105), range(201, 205)
    for one in gone:
        await archive.people.save(one, {"name": "somebody"})
        for person in people:
            assert await archive.people.block(person, one, MANY)
    shadows = [await archive.shadow(one) for one in gone]
    outcomes = await all_of(
        *(
            call
            for place, one in enumerate(gone)
            for call in (
                archive.privacy.erase(one, -1 - place, frozenset(), 1),
                *(archive.people.block(person, new[place], MANY) for person in people),
                *(archive.people.save(person, {f"setting {place}": True}) for person in people),
            )
        )
    )
    assert not [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    for person in people:
        prefs = (await archive.people.person(person)).prefs
        blocked = prefs["blocked"]
        assert isinstance(blocked, list)
        assert set(blocked) == {*shadows, *new}
        assert len(prefs) == 1 + len(gone)


async def test_a_full_list_takes_nobody_and_can_be_emptied(archive: Archive) -> None:
    assert await archive.people.block(1, 2, 1)
    assert await archive.people.block(1, 2, 1)
    assert not await archive.people.block(1, 3, 1)
    await archive.people.unblock(1, 2)
    assert (await archive.people.person(1)).prefs == {}
