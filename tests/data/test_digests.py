"""Who gets one message about all their turns, and when."""

from data import Archive, Digest, Message

LAST = Message(7, 8, 1000)


async def somebody_gets_digests(archive: Archive) -> None:
    """Every call about digests."""
    await archive.digests.plan(8, 5)
    await archive.digests.note(8, 9, LAST, "t1:3")
    assert await archive.digests.of(8) == Digest(8, 9, LAST, "t1:3")
    assert await archive.digests.due(9) == (Digest(8, 9, LAST, "t1:3"),)
    await archive.digests.stop(8)


async def test_the_next_is_planned_and_the_last_remembered(archive: Archive) -> None:
    await somebody_gets_digests(archive)
    assert await archive.digests.of(8) is None


async def test_planning_again_keeps_the_last_message(archive: Archive) -> None:
    await archive.digests.plan(8, 5)
    await archive.digests.note(8, 9, LAST, "t1:3")
    await archive.digests.plan(8, 20)
    assert await archive.digests.of(8) == Digest(8, 20, LAST, "t1:3")


async def test_those_due_come_longest_overdue_first(archive: Archive) -> None:
    for person, due in ((8, 5), (9, 3), (10, 7)):
        await archive.digests.plan(person, due)
    assert [one.person for one in await archive.digests.due(5)] == [9, 8]
    assert [one.person for one in await archive.digests.due(9, 1)] == [9]


async def test_nothing_is_noted_for_somebody_who_wants_none(archive: Archive) -> None:
    await archive.digests.note(8, 9, LAST, "t1:3")
    assert await archive.digests.of(8) is None
