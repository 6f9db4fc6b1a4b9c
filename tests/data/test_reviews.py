"""Reviews of finished games are kept with their tables, and go with them."""

import asyncio
from collections.abc import Awaitable

import pytest

from data import Archive, Status
from testbed.databases import Database
from tests.data.making import finished, played, step


async def a_review_is_kept(archive: Archive) -> None:
    """One that is replaced and shown."""
    await archive.commit(step("t10", 0, "a", channel_id=12))
    await archive.commit(step("t10", 1, "over", channel_id=12, status=Status.ENDED))
    await archive.reviews.save("t10", "first", ())
    await archive.reviews.save("t10", "second", ())
    assert await archive.reviews.review("t10") == "second"
    assert await archive.reviews.show("t10", 7) == 7
    assert await archive.reviews.when_shown("t10") == 7


async def test_a_review_is_kept_and_replaced(archive: Archive) -> None:
    await a_review_is_kept(archive)
    assert await archive.reviews.review("t1") is None


async def test_it_is_noted_once_when_it_was_shown_and_a_newer_review_keeps_that(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "over", status=Status.ENDED))
    assert await archive.reviews.show("t1", 5) is None
    await archive.reviews.save("t1", "first", ())
    assert await archive.reviews.when_shown("t1") is None
    assert [await archive.reviews.show("t1", at) for at in (6, 7)] == [6, 6]
    await archive.reviews.save("t1", "second", ())
    assert await archive.reviews.when_shown("t1") == 6


async def test_a_running_game_and_a_table_that_has_gone_get_none(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    for table in ("t1", "gone"):
        await archive.reviews.save(table, "early", ())
        assert await archive.reviews.review(table) is None


async def test_a_review_goes_when_its_server_is_forgotten(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "over", status=Status.ENDED, result=finished("t1", 1, 2)))
    await archive.reviews.save("t1", "content", ())
    await archive.departures.note(5, 10)
    while await archive.departures.forget(5, 11, 12):
        pass
    assert await archive.reviews.review("t1") is None


async def test_a_review_goes_when_somebody_at_its_table_is_erased_and_others_stay(archive: Archive) -> None:
    await archive.commit(played("t1", 1, moves=8, status=Status.ENDED))
    await archive.commit(step("t2", 0, "over", status=Status.ENDED, channel_id=9))
    for table in ("t1", "t2"):
        await archive.reviews.save(table, "content", ())
    await archive.privacy.erase(22, -5, await archive.privacy.naming(22), 7)
    assert await archive.reviews.review("t1") is None
    assert await archive.reviews.review("t2") == "content"


async def test_a_review_that_judges_somebody_who_is_erased_meanwhile_is_not_saved(archive: Archive) -> None:
    await archive.commit(played("t1", 1, moves=8, status=Status.ENDED))
    await archive.privacy.erase(22, -5, await archive.privacy.naming(22), 7)
    await archive.reviews.save("t1", "of both", (11, 22))
    assert await archive.reviews.review("t1") is None
    await archive.reviews.save("t1", "of the other", (11,))
    assert await archive.reviews.review("t1") == "of the other"


@pytest.mark.parametrize("saved_first", [True, False])
async def test_no_review_is_left_if_somebody_is_erased_while_it_is_being_saved(
    archive: Archive, database: Database, saved_first: bool
) -> None:
    await archive.commit(played("t1", 1, moves=8, status=Status.ENDED))
    held = await archive.privacy.naming(22)
    second: Awaitable[object]
    with database.transaction() as base:
        if saved_first:
            archive.reviews.save.__wrapped__(archive.reviews, base, "t1", "of both", (11, 22))
            second = asyncio.ensure_future(archive.privacy.erase(22, -5, held, 7))
        else:
            archive.privacy.erase.__wrapped__(archive.privacy, base, 22, -5, held, 7)
            second = asyncio.ensure_future(archive.reviews.save("t1", "of both", (11, 22)))
        await asyncio.sleep(0.3)
    await second
    assert await archive.reviews.review("t1") is None
