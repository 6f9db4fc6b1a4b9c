"""Saving which direct message shows a hand."""

from data import Archive, Hand, open_archive
from testbed.databases import Database
from tests.data.making import step

HAND = Hand("t1", 7, channel_id=70, message_id=71, number=3, created_at=1000)


async def test_a_hand_is_saved_replaced_and_forgotten_across_a_restart(database: Database) -> None:
    async with open_archive(database.where) as archive:
        await archive.commit(step("t1", 0, "a"))
        assert await archive.hands.hand("t1", 7) is None
        await archive.hands.save(HAND)
        newer = Hand("t1", 7, 70, 72, 5, 2000)
        await archive.hands.save(newer)
    async with open_archive(database.where) as archive:
        assert await archive.hands.hand("t1", 7) == newer
        await archive.hands.forget("t1", 7)
        assert await archive.hands.hand("t1", 7) is None


async def test_other_hands_are_not_affected(archive: Archive) -> None:
    for table, place in (("t1", 7), ("t2", 8)):
        await archive.commit(step(table, 0, "a", channel_id=place))
        for person in (7, 8):
            await archive.hands.save(Hand(table, person, 70, person, 3, 1000))
    await archive.hands.forget("t1", 7)
    assert await archive.hands.hand("t1", 7) is None
    assert await archive.hands.hand("t2", 7) is not None
    assert await archive.hands.hand("t1", 8) is not None
