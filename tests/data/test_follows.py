"""Followers of a table are told once, by a parcel that is saved with the end of its game."""

import asyncio
import json

from data import FOLLOWING, Archive, Follow, Status, open_archive
from data.sql.named import wait_for_erasures
from data.sql.results import count_alone
from testbed.databases import Database
from tests.data.making import finished, step
from tests.waiting import until


async def follow(archive: Archive, table: str, person: int, tables: int = 9, people: int = 9) -> Follow:
    return await archive.follows.follow(table, person, 5, most_tables=tables, most_people=people)


async def told(archive: Archive, table: str) -> list[int]:
    return [json.loads(one.payload)["person"] for one in await archive.outbox.of_table(table) if one.kind == FOLLOWING]


async def somebody_follows_a_table(archive: Archive) -> None:
    """One who is told when it ends, and one who isn't."""
    await archive.commit(step("t8", 0, "a", channel_id=11))
    for person in (8, 9):
        assert await archive.follows.follow("t8", person, 5, most_tables=9, most_people=9) is Follow.ON
    await archive.follows.unfollow("t8", 9)
    assert await archive.follows.follows("t8", 8)
    await archive.commit(step("t8", 1, "b", channel_id=11, status=Status.ENDED))


async def test_the_step_that_ends_a_game_makes_one_parcel_for_each_follower(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    for person in (8, 9, 8):
        assert await follow(archive, "t1", person) is Follow.ON
    await archive.commit(step("t1", 1, "b"))
    assert await told(archive, "t1") == []
    await archive.commit(step("t1", 2, "over", status=Status.ENDED))
    assert await told(archive, "t1") == [8, 9]
    await archive.commit(step("t1", 3, "rematch wanted", status=Status.ENDED))
    assert await told(archive, "t1") == [8, 9]
    assert not await archive.follows.follows("t1", 8)


async def test_who_stopped_following_is_not_told(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await follow(archive, "t1", 8)
    await archive.follows.unfollow("t1", 8)
    await archive.commit(step("t1", 1, "over", status=Status.ENDED))
    assert await told(archive, "t1") == []


async def test_only_running_games_can_be_followed(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", status=Status.LOBBY))
    await archive.commit(step("t2", 0, "a", status=Status.ENDED))
    for table in ("t1", "t2", "t3"):
        assert await follow(archive, table, 8) is Follow.OVER


async def test_a_person_and_a_table_have_a_limit_which_repeating_does_not_reach(archive: Archive) -> None:
    for place in (1, 2, 3):
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place))
    assert await follow(archive, "t1", 8, tables=2) is Follow.ON
    assert await follow(archive, "t2", 8, tables=2) is Follow.ON
    assert await follow(archive, "t3", 8, tables=2) is Follow.TOO_MANY_TABLES
    assert await follow(archive, "t2", 8, tables=2, people=1) is Follow.ON
    assert await follow(archive, "t2", 9, people=1) is Follow.TOO_MANY_PEOPLE
    assert not await archive.follows.follows("t2", 9)


async def test_running_tables_of_a_server_are_listed_page_by_page_newest_first(archive: Archive) -> None:
    for place, at in ((1, 1000), (2, 3000), (3, 2000), (4, 2000)):
        await archive.commit(step(f"t{place}", 0, "a", channel_id=place, created_at=at))
    await archive.commit(step("t5", 0, "a", channel_id=5, guild_id=6))
    await archive.commit(step("t6", 0, "a", channel_id=6, status=Status.LOBBY))
    await archive.commit(step("t7", 0, "a", channel_id=7, puzzle=1))
    first = await archive.tables.to_watch(5, limit=2)
    assert [head.id for head in first] == ["t2", "t4"]
    rest = await archive.tables.to_watch(5, (first[-1].created_at, first[-1].id))
    assert [head.id for head in rest] == ["t3", "t1"]


async def test_what_is_kept_about_a_person_has_what_they_follow_until_they_are_erased(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await follow(archive, "t1", 8)
    assert (await archive.privacy.collect(8)).follows == ({"table_id": "t1", "since": 5},)
    await archive.privacy.erase(8, -8, await archive.privacy.naming(8), 6)
    assert (await archive.privacy.collect(8)).follows == ()
    await archive.commit(step("t1", 1, "over", status=Status.ENDED))
    assert await told(archive, "t1") == []


async def test_a_message_that_waits_for_an_erased_follower_is_dropped(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await follow(archive, "t1", 8)
    await archive.commit(step("t1", 1, "over", status=Status.ENDED))
    await archive.privacy.erase(8, -8, await archive.privacy.naming(8), 6)
    assert await archive.outbox.of_table("t1") == ()


async def test_a_server_that_is_forgotten_takes_its_followers_along(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await follow(archive, "t1", 8)
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert (await archive.privacy.collect(8)).follows == ()


async def test_a_game_that_ends_waits_for_no_erasure_of_a_follower_in_a_circle(postgres: Database) -> None:
    async with open_archive(postgres.where) as archive:
        await archive.commit(step("t1", 0, "a", channel_id=9, people=((1, 0), (2, 1)), status=Status.RUNNING))
        await archive.follows.follow("t1", 3, 5, most_tables=9, most_people=9)
        over = step("t1", 1, "b", channel_id=9, status=Status.ENDED, result=finished("t1", 1, 2))
        with postgres.transaction() as erasing:
            wait_for_erasures(erasing, (3,))
            ending = asyncio.create_task(archive.commit(over))
            await until(lambda: postgres.run("SELECT 1 FROM pg_locks WHERE NOT granted"))
            erasing.execute("SET LOCAL lock_timeout = '1s'")
            count_alone(erasing, [5])
            erasing.execute("DELETE FROM follows WHERE person_id = ?", (3,))
        await ending
        assert [one.kind for one in await archive.outbox.of_table("t1")] == []
