"""A person's own mistakes: one offered with each puzzle, those solved remembered, and gone after a quarter."""

import asyncio

import pytest

from data import DAY, Archive, Mistake, OwnReview, Status
from testbed.databases import Database
from tests.data.making import finished, step

#: Later than all that happens here, in time to be deleted.
QUARTER = 90 * DAY


async def over(archive: Archive, table: str, at: int, *people: int, review: str = "{}") -> None:
    """A game of these people that ended at `at`, with its review."""
    seats = tuple((person, seat) for seat, person in enumerate(people))
    texts = tuple(f'{{"person":{person}}}' for person in people)
    await archive.commit(step(table, 0, *texts, people=seats, channel_id=at))
    result = finished(table, *people[:2])
    await archive.commit(
        step(table, len(texts), "over", status=Status.ENDED, channel_id=at, updated_at=at, result=result)
    )
    await archive.reviews.save(table, review, people)


async def somebody_comes_back_to_a_mistake(archive: Archive) -> None:
    """They are offered one, solve it, and solve one that they were never offered."""
    await over(archive, "t11", 13000, 31, 32)
    assert await archive.mistakes.reviews_of(31, 0) == (OwnReview("t11", 0, "any", 1, 13000, "{}"),)
    assert await archive.mistakes.offer(31, "t11", 7, 4, 13001)
    assert await archive.mistakes.solve(31, "t11", 7, 13002)
    assert await archive.mistakes.solve(31, "t11", 9, 13003)
    assert await archive.mistakes.of_person(31) == {Mistake("t11", 7, 4, True), Mistake("t11", 9, 0, True)}


async def test_what_was_offered_and_solved_is_remembered(archive: Archive) -> None:
    await somebody_comes_back_to_a_mistake(archive)
    assert await archive.mistakes.of_person(32) == set()


async def test_one_is_offered_with_a_puzzle_and_again_with_a_later_one(archive: Archive) -> None:
    await over(archive, "t1", 1000, 31, 32)
    for _ in range(2):
        assert await archive.mistakes.offer(31, "t1", 7, 4, 10)
        assert not await archive.mistakes.offer(31, "t1", 9, 4, 10)
    assert await archive.mistakes.offer(32, "t1", 9, 4, 10)
    assert await archive.mistakes.offer(31, "t1", 9, 5, 20)
    assert await archive.mistakes.offer(31, "t1", 7, 6, 30)
    assert await archive.mistakes.of_person(31) == {Mistake("t1", 7, 6), Mistake("t1", 9, 5)}


async def test_of_two_offers_at_once_one_is_made(archive: Archive) -> None:
    await over(archive, "t1", 1000, 31, 32)
    offers = [archive.mistakes.offer(31, "t1", moment, 4, 10) for moment in (7, 9)]
    assert sum(await asyncio.gather(*offers)) == 1
    assert len(await archive.mistakes.of_person(31)) == 1


async def test_nothing_is_noted_of_somebody_who_is_not_named_at_the_table_or_before_its_end(archive: Archive) -> None:
    await over(archive, "t1", 1000, 31, 32)
    await archive.commit(step("t2", 0, "a", people=((31, 0),)))
    for person, table in ((33, "t1"), (31, "t2"), (31, "gone")):
        assert not await archive.mistakes.offer(person, table, 7, 4, 10)
        assert not await archive.mistakes.solve(person, table, 7, 10)
        assert await archive.mistakes.of_person(person) == set()


async def test_reviews_are_found_from_the_last_game_on_page_by_page(archive: Archive) -> None:
    for number, at in enumerate((1000, 3000, 2000, 3000)):
        await over(archive, f"t{number}", at + number % 2, 31, 32, review=str(number))
    await archive.commit(step("t8", 0, "a", people=((31, 0),), channel_id=99))
    found = await archive.mistakes.reviews_of(31, 1000)
    assert [(one.table_id, one.content) for one in found] == [("t3", "3"), ("t1", "1"), ("t2", "2")]
    pages, before = [], None
    while page := await archive.mistakes.reviews_of(32, 0, before, 1):
        pages.append(page[0].table_id)
        before = page[0].ended_at, page[0].table_id
    assert pages == ["t3", "t1", "t2", "t0"]
    assert {one.seat for one in await archive.mistakes.reviews_of(32, 0)} == {1}


async def test_they_go_with_their_table_and_after_a_quarter(archive: Archive) -> None:
    await over(archive, "t1", 1000, 31, 32)
    for person, at in ((31, 1000), (32, 2000)):
        await archive.mistakes.solve(person, "t1", 7, at)
    await archive.forget(QUARTER + 1001, 0)
    assert [await archive.mistakes.of_person(person) for person in (31, 32)] == [set(), {Mistake("t1", 7, 0, True)}]
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert await archive.mistakes.of_person(32) == set()


async def test_somebody_who_is_erased_has_none_and_those_of_others_stay(archive: Archive) -> None:
    await over(archive, "t1", 1000, 31, 32)
    for person in (31, 32):
        await archive.mistakes.offer(person, "t1", 7, 4, 10)
    kept = await archive.privacy.collect(31)
    assert kept.mistakes == ({"table_id": "t1", "moment": 7, "offered": 4, "solved": 0, "at": 10},)
    await archive.privacy.erase(31, -5, await archive.privacy.naming(31), 20)
    assert (await archive.privacy.collect(31)).mistakes == ()
    assert not await archive.mistakes.solve(31, "t1", 7, 30)
    assert await archive.mistakes.of_person(32) == {Mistake("t1", 7, 4)}


@pytest.mark.parametrize("solved_first", [True, False])
async def test_nothing_is_left_of_somebody_who_is_erased_while_they_solve(
    archive: Archive, database: Database, solved_first: bool
) -> None:
    await over(archive, "t1", 1000, 31, 32)
    held = await archive.privacy.naming(31)
    mistakes, privacy = archive.mistakes, archive.privacy
    with database.transaction() as base:
        if solved_first:
            mistakes.solve.__wrapped__(mistakes, base, 31, "t1", 7, 10)
            second = asyncio.ensure_future(privacy.erase(31, -5, held, 7))
        else:
            privacy.erase.__wrapped__(privacy, base, 31, -5, held, 7)
            second = asyncio.ensure_future(mistakes.solve(31, "t1", 7, 10))
        await asyncio.sleep(0.3)
    await second
    assert await archive.mistakes.of_person(31) == set()
