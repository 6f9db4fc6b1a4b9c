"""Tips on matches within a game: saved by the number of the table that was seen, and gone with it."""

import asyncio

from data import Archive, Status, Tip, Tipped, open_archive
from testbed.databases import Database
from tests.data.making import step


async def tip(archive: Archive, number: int, person: int, side: str = "ARG", most: int = 9) -> Tipped:
    return await archive.tips.save("t1", number, Tip(person, "7", side), 5, most_people=most)


async def somebody_tips(archive: Archive) -> None:
    """Two matches, one of them twice."""
    await archive.commit(step("t9", 0, "a", channel_id=912))
    for name, side in (("7", "ARG"), ("7", ""), ("8", "BRA")):
        assert await archive.tips.save("t9", 1, Tip(8, name, side), 5, most_people=9) is Tipped.SAVED
    assert await archive.tips.of_person("t9", 8) == {"7": "", "8": "BRA"}
    assert await archive.tips.of_table("t9") == (Tip(8, "7", ""), Tip(8, "8", "BRA"))
    assert await archive.tips.people("t9") == 1


async def test_a_tip_takes_the_place_of_an_earlier_one(archive: Archive) -> None:
    await somebody_tips(archive)


async def test_a_table_that_has_gone_on_takes_no_tip_that_was_decided_before(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    assert await tip(archive, 1, 8) is Tipped.SAVED
    await archive.commit(step("t1", 1, "b"))
    assert await tip(archive, 1, 8, "BRA") is Tipped.MOVED
    assert await tip(archive, 3, 8, "BRA") is Tipped.MOVED
    assert await archive.tips.of_person("t1", 8) == {"7": "ARG"}
    await archive.commit(step("t1", 2, "over", status=Status.ENDED))
    assert await tip(archive, 3, 8, "BRA") is Tipped.MOVED
    assert await archive.tips.of_person("t1", 8) == {"7": "ARG"}


async def test_a_table_takes_tips_of_so_many_people(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    assert [await tip(archive, 1, person, most=2) for person in (8, 9, 10, 9)] == [
        Tipped.SAVED,
        Tipped.SAVED,
        Tipped.TOO_MANY_PEOPLE,
        Tipped.SAVED,
    ]
    assert await archive.tips.people("t1") == 2


async def test_of_a_tip_and_a_step_at_the_same_time_the_second_knows_of_the_first(database: Database) -> None:
    """Two archives, as two processes have them; on SQLite there is only one."""
    async with open_archive(database.where) as archive:
        await archive.commit(step("t1", 0, "a"))
        tipped, _ = await asyncio.gather(tip(archive, 1, 8), archive.commit(step("t1", 1, "b")))
        assert bool(await archive.tips.of_table("t1")) is (tipped is Tipped.SAVED)


async def test_somebody_who_is_erased_has_no_tips(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await tip(archive, 1, 8)
    await tip(archive, 1, 9)
    kept = await archive.privacy.collect(8)
    assert kept.tips == ({"table_id": "t1", "contest": "7", "side": "ARG", "at": 5},)
    await archive.privacy.erase(8, -1, await archive.privacy.naming(8), 9)
    assert await archive.tips.of_table("t1") == (Tip(9, "7", "ARG"),)


async def test_tips_go_with_their_table(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", status=Status.ENDED))
    await archive.commit(step("t2", 0, "a", channel_id=3))
    assert await archive.tips.save("t2", 1, Tip(8, "7", "ARG"), 5, most_people=9) is Tipped.SAVED
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert not await archive.tips.of_table("t2")
    assert await archive.tables.load("t2") is None
