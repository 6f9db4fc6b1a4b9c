"""Two archives on one PostgreSQL database, as two processes would have them: the database decides between them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import NoneType
from typing import Any

import pytest
import pytest_asyncio

from data import (
    HOUR,
    Archive,
    DatabaseAddress,
    Duplicate,
    InUse,
    Limits,
    NewParcel,
    PlaceTaken,
    PuzzleTry,
    StaleNumber,
    Status,
    TooMany,
    Unavailable,
    open_archive,
)
from data.engine.connection import Connection
from data.engine.strand import TRIES
from data.stand_ins import new_stand_in
from testbed.databases import POSTGRES, Database, new_database
from tests.data.making import step
from tests.data.test_races import all_of, kinds
from tests.data.test_ratings import holds, in_turn, over
from tests.ratings.builders import DAY, NOVEMBER, many, renamed
from tests.waiting import PATIENCE

AT_ONCE = 20


@pytest.fixture
def database(tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield made


@pytest_asyncio.fixture
async def pair(database: Database) -> AsyncIterator[tuple[Archive, Archive]]:
    address = DatabaseAddress(str(database.where))
    async with open_archive(address, 2) as one, open_archive(address, 2) as other:
        yield one, other


Pair = tuple[Archive, Archive]


async def test_a_second_bot_is_refused_until_the_first_has_stopped(database: Database) -> None:
    async with open_archive(database.where):
        with pytest.raises(InUse, match="in use by another bot"):
            async with open_archive(database.where):
                pass
    async with open_archive(database.where):
        pass


async def test_of_two_steps_at_one_number_one_is_saved(pair: Pair) -> None:
    await pair[0].commit(step("t1", 0, "a"))
    for number in range(1, AT_ONCE):
        calls = (one.commit(step("t1", number, f"{number}", updated_at=number)) for one in pair)
        assert kinds(await all_of(*calls)) == {NoneType: 1, StaleNumber: 1}
    for one in pair:
        stored = await one.tables.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["a", *map(str, range(1, AT_ONCE))]


async def test_of_two_ends_of_one_game_one_is_saved(pair: Pair) -> None:
    for number in range(AT_ONCE):
        await pair[0].commit(step(f"t{number}", 0, "a"))
        calls = (one.commit(step(f"t{number}", 1, "over", status=Status.ENDED)) for one in pair)
        assert kinds(await all_of(*calls)) == {NoneType: 1, StaleNumber: 1}


async def test_of_two_new_tables_of_one_id_one_is_saved(pair: Pair) -> None:
    for number in range(AT_ONCE):
        calls = (one.commit(step(f"t{number}", 0, "a", channel_id=number)) for one in pair)
        assert kinds(await all_of(*calls)) == {NoneType: 1, StaleNumber: 1}


async def test_of_two_tables_in_one_channel_one_starts_and_is_named(pair: Pair) -> None:
    for number in range(AT_ONCE):
        names = (f"a{number}", f"b{number}")
        calls = (one.commit(step(name, 0, "a", channel_id=number)) for one, name in zip(pair, names, strict=True))
        outcomes = await all_of(*calls)
        assert kinds(outcomes) == {NoneType: 1, PlaceTaken: 1}
        (refusal,) = (outcome for outcome in outcomes if isinstance(outcome, PlaceTaken))
        assert refusal.table_id == names[outcomes.index(None)]


async def test_of_two_tables_taken_back_to_one_channel_one_continues(pair: Pair) -> None:
    for name in ("t1", "t2"):
        await pair[0].commit(step(name, 0, "a"))
        await pair[0].tables.set_aside(name, "why", 5)
    calls = (
        one.tables.take_back(name, Status.RUNNING, 6, (), ()) for one, name in zip(pair, ("t1", "t2"), strict=True)
    )
    assert kinds(await all_of(*calls)) == {NoneType: 1, PlaceTaken: 1}


async def test_of_two_deliveries_of_one_interaction_one_counts(pair: Pair) -> None:
    for number in range(AT_ONCE):
        calls = (one.commit(step(f"t{number}", 0, "a", channel_id=number, interaction_id=f"{number}")) for one in pair)
        assert kinds(await all_of(*calls)) == {NoneType: 1, Duplicate: 1}


async def test_of_two_tries_of_a_person_at_a_puzzle_one_counts(pair: Pair) -> None:
    def tried(one: Archive, table: str, puzzle: int) -> Any:
        return one.commit(step(table, 0, "a", puzzle=puzzle, puzzle_try=PuzzleTry("any", puzzle, 1, 5, table)))

    for number in range(1, AT_ONCE):
        calls = (tried(one, f"{name}{number}", number) for one, name in zip(pair, "ab", strict=True))
        assert kinds(await all_of(*calls)) == {NoneType: 1, Duplicate: 1}


@pytest.mark.parametrize(
    ("limits", "changes"),
    [
        (Limits(person=3), {"people": ((1, 0),)}),
        (Limits(server=3), {}),
        (Limits(hourly=3), {"opener": 1}),
        (Limits(3, 3, 3), {"people": ((1, 0), (2, 1)), "opener": 2}),
    ],
)
async def test_limits_hold_under_twenty_openings_at_once(
    database: Database, limits: Limits, changes: dict[str, Any]
) -> None:
    address = DatabaseAddress(str(database.where))
    async with (
        open_archive(address, 4) as one,
        open_archive(address, 4) as two,
        open_archive(address, 4) as three,
        open_archive(address, 4) as four,
    ):
        calls = (
            (one, two, three, four)[number % 4].commit(
                step(f"t{number}", 0, "a", channel_id=number, limits=limits, updated_at=HOUR, **changes)
            )
            for number in range(AT_ONCE)
        )
        assert kinds(await all_of(*calls)) == {NoneType: 3, TooMany: AT_ONCE - 3}


async def test_two_processes_that_wait_for_each_other_both_finish(pair: Pair) -> None:
    for name in ("t1", "t2"):
        await pair[0].commit(step(name, 0, "a", status=Status.LOBBY))
    met = asyncio.Barrier(2)
    loop = asyncio.get_running_loop()

    def crossing(first: str, second: str) -> Any:
        tries = 0

        def work(connection: Connection) -> int:
            nonlocal tries
            tries += 1
            connection.execute("UPDATE tables SET updated_at = updated_at + 1 WHERE id = ?", (first,))
            if tries == 1:
                asyncio.run_coroutine_threadsafe(met.wait(), loop).result(PATIENCE)
            connection.execute("UPDATE tables SET updated_at = updated_at + 1 WHERE id = ?", (second,))
            return tries

        return work

    tries = await asyncio.gather(
        pair[0]._writer.run(crossing("t1", "t2")),  # type: ignore[attr-defined]
        pair[1]._writer.run(crossing("t2", "t1")),  # type: ignore[attr-defined]
    )
    assert 2 <= max(tries) <= TRIES
    for name in ("t1", "t2"):
        head = await pair[0].tables.head(name)
        assert head is not None
        assert head.updated_at == 1002


async def test_a_table_is_loaded_as_of_one_moment(pair: Pair) -> None:
    await pair[0].commit(step("t1", 0, "a"))

    async def play() -> None:
        for number in range(1, 100):
            await pair[0].commit(step("t1", number, "b"))

    playing = asyncio.create_task(play())
    while not playing.done():
        await pair[1].tables.load("t1")  # raises Damaged if the row and the journal don't agree
    await playing


async def test_preferences_changed_by_two_processes_are_both_kept(pair: Pair) -> None:
    await all_of(*(one.people.save(1, {f"{n}-{place}": n}) for n in range(AT_ONCE) for place, one in enumerate(pair)))
    assert len((await pair[0].people.person(1)).prefs) == 2 * AT_ONCE


async def test_a_repeated_nonce_is_a_bug_in_any_process(pair: Pair) -> None:
    parcels = (NewParcel("board", "n"),)
    await pair[0].commit(step("t1", 0, "a", parcels=parcels))
    (outcome,) = await all_of(pair[1].commit(step("t1", 1, "b", parcels=parcels)))
    assert type(outcome).__name__ == "UniqueViolation"


async def test_a_locked_row_is_reported_and_used_again_later(pair: Pair) -> None:
    await pair[0].commit(step("t1", 0, "a"))
    held, free = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(connection: Connection) -> None:
        connection.execute("UPDATE tables SET reason = 'held' WHERE id = 't1'")
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result(PATIENCE)

    holding = asyncio.ensure_future(pair[0]._writer.run(hold))  # type: ignore[attr-defined]
    await held.wait()
    await pair[1]._writer.run(lambda base: base.execute("SET lock_timeout = '50ms'"))  # type: ignore[attr-defined]
    with pytest.raises(Unavailable, match="locked"):
        await pair[1].commit(step("t1", 1, "b"))
    free.set()
    await holding
    await pair[1].commit(step("t1", 1, "b"))


async def test_games_of_one_server_that_end_in_two_processes_are_all_counted(pair: Pair) -> None:
    one, other = pair
    results, stand_in = in_turn(many(80)), new_stand_in()
    await asyncio.gather(over(one, *results[::2]), over(other, *results[1::2]))
    await holds(one, results)
    await one.ratings.forget(5)
    await asyncio.gather(
        other.ratings.seasons(5), one.privacy.erase(1, stand_in, await one.privacy.naming(1), NOVEMBER + 300 * DAY)
    )
    await holds(other, [renamed(result, 1, stand_in) for result in results])
