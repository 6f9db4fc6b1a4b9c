"""Recent openings and mentions, limits on them, and secrets."""

import asyncio
from pathlib import Path

import pytest

from data import HOUR, Archive, Commit, Limits, LimitScope, StaleNumber, Status, TooMany, open_archive
from testbed.databases import Database
from tests.data.making import step

NOW = 10 * HOUR


def opened(table: str, opener: int, at: int = NOW, hourly: int | None = 2, **changes: object) -> Commit:
    limits = Limits(hourly=hourly)
    return step(table, 0, "opened", opener=opener, status=Status.LOBBY, updated_at=at, limits=limits, **changes)


async def test_mentions_are_found_by_person_and_age(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", updated_at=1000, mentions=((1, "t1-turn"), (2, "t1-turn"))))
    await archive.commit(step("t1", 1, "b", updated_at=2000, mentions=((1, "t1-draw"),)))
    assert await archive.people.mentions_since((1, 2, 3), 1000) == {
        1: frozenset(("t1-turn", "t1-draw")),
        2: frozenset(("t1-turn",)),
        3: frozenset(),
    }
    assert await archive.people.mentions_since((1,), 1001) == {1: frozenset(("t1-draw",))}
    assert await archive.people.mentions_since((), 0) == {}


async def test_a_repeated_mention_counts_from_the_latest(archive: Archive) -> None:
    for number, at in enumerate((1000, 2000)):
        await archive.commit(step("t1", number, "a", updated_at=at, mentions=((1, "t1-draw"),)))
    assert await archive.people.mentions_since((1,), 2000) == {1: frozenset(("t1-draw",))}


async def test_a_refused_step_leaves_no_trace(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(StaleNumber):
        await archive.commit(step("t1", 0, "b", mentions=((1, "t1-draw"),), opener=1))
    assert await archive.people.mentions_since((1,), 0) == {1: frozenset()}
    assert await archive.people.openings(1, 0) == 0


async def test_a_person_cannot_exceed_the_hourly_limit(archive: Archive) -> None:
    for number in range(2):
        await archive.commit(opened(f"t{number}", 1))
        # Closing it at once doesn't make room.
        await archive.commit(step(f"t{number}", 1, "closed", status=Status.ENDED, channel_id=number))
    with pytest.raises(TooMany, match="has opened 2 tables in the last hour") as refusal:
        await archive.commit(opened("t2", 1))
    assert (refusal.value.scope, refusal.value.who, refusal.value.limit) == (LimitScope.HOURLY, 1, 2)
    assert await archive.tables.head("t2") is None
    assert await archive.people.openings(1, NOW - HOUR) == 2
    await archive.commit(opened("t3", 2))
    await archive.commit(opened("t4", 1, hourly=None))


async def test_an_opening_counts_for_an_hour(archive: Archive) -> None:
    await archive.commit(opened("t1", 1, hourly=1))
    with pytest.raises(TooMany):
        await archive.commit(opened("t2", 1, NOW + HOUR, hourly=1))
    await archive.commit(opened("t2", 1, NOW + HOUR + 1, hourly=1))


async def test_of_two_tables_opened_at_once_only_one_can_be_the_last(archive: Archive) -> None:
    commits = (archive.commit(opened(f"t{number}", 1, NOW + number, hourly=3)) for number in range(8))
    results = await asyncio.gather(*commits, return_exceptions=True)
    assert sum(isinstance(result, TooMany) for result in results) == 5
    assert await archive.people.openings(1, 0) == 3


async def test_only_a_new_table_has_an_opener() -> None:
    with pytest.raises(ValueError, match="new table"):
        step("t1", 1, "a", opener=1)


async def test_old_traces_are_deleted(archive: Archive) -> None:
    await archive.commit(opened("t1", 1, 1000, mentions=((2, "t1-invited"),)))
    await archive.commit(opened("t2", 1, 2000, mentions=((3, "t2-invited"),)))
    assert await archive.forget(2000, 0) == 2
    assert await archive.people.openings(1, 0) == 1
    assert await archive.people.mentions_since((2, 3), 0) == {2: frozenset(), 3: frozenset(("t2-invited",))}


async def test_every_database_makes_its_own_secret_once(database: Database, tmp_path: Path) -> None:
    async with open_archive(database.where) as archive:
        first, second, other = await asyncio.gather(*map(archive.secret, ("puzzle", "puzzle", "else")))
        assert first == second != other
        assert len(first) == len(other) == 32
    async with open_archive(database.where) as archive:
        assert await archive.secret("puzzle") == first
    async with open_archive(tmp_path / "another.db") as archive:
        assert await archive.secret("puzzle") != first
