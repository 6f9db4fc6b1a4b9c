"""Who gets one message about all their turns, and when; and who is away."""

from data import Archive, Digest, Message, Pref
from tests.data.making import step

LAST = Message(7, 8, 1000)


async def somebody_gets_digests(archive: Archive) -> None:
    """Every call about digests."""
    await archive.digests.plan(8, 5)
    await archive.digests.note(8, 7, LAST, "t1:3")
    await archive.digests.postpone(8, 9)
    assert await archive.digests.of(8) == Digest(8, 9, LAST, "t1:3")
    assert await archive.digests.due(9) == (Digest(8, 9, LAST, "t1:3"),)
    await archive.digests.stop(8)
    assert await archive.people.away(5) == ()


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
    await archive.digests.postpone(8, 9)
    assert await archive.digests.of(8) is None


async def test_who_plays_and_is_away_is_found_among_many(archive: Archive) -> None:
    people = tuple((person, person % 2) for person in range(1, 603))
    for number in range(0, len(people), 2):
        await archive.commit(step(f"t{number}", channel_id=number, people=people[number : number + 2]))
    for person, since in ((1, 10), (501, 10), (602, 10), (7, -20), (2000, 10)):
        await archive.people.save(person, {Pref.AWAY: [[since, since + 10]]})
    assert await archive.people.away(15) == (1, 501, 602)
    assert await archive.people.away(20) == ()
