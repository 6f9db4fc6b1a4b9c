"""Finished games, saved with the step that ends them and read in one order; podiums; members."""

import pytest

from data import Announcement, Archive, PuzzleTry, StaleNumber, Status
from data.sql.forgetting import QUARTER
from rules.table.results import Sitter
from rules.table.values import Ending
from tests.data.making import choose_podium, finished, step


async def ended(archive: Archive, table: str, *persons: int, **changes: object) -> None:
    guild = changes.get("guild", 5)
    await archive.commit(step(table, 0, "a", channel_id=hash(table), guild_id=guild))
    result = finished(table, *persons, **changes)  # type: ignore[arg-type]
    await archive.commit(
        step(table, 1, "b", channel_id=hash(table), guild_id=guild, status=Status.ENDED, result=result)
    )


async def test_a_result_is_saved_with_the_step_that_ends_its_table(archive: Archive) -> None:
    sitters = (Sitter(None, "hard", place=1, score=-3), Sitter(8, "easy", True, 2, 4, 7), Sitter(9))
    await ended(archive, "t1", sitters=sitters, ending=Ending.RESIGNED, puzzle=3, event="cup")
    assert await archive.results.page() == (
        finished("t1", sitters=sitters, ending=Ending.RESIGNED, puzzle=3, event="cup"),
    )


async def test_a_refused_step_saves_nothing_not_even_its_result(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    with pytest.raises(StaleNumber):
        await archive.commit(step("t1", 7, "b", status=Status.ENDED, result=finished("t1", 1, 2)))
    assert await archive.results.page() == ()


async def test_results_are_paged_by_time_then_by_table(archive: Archive) -> None:
    for table, at, guild in (("b", 5, 5), ("a", 5, 5), ("c", 1, 6), ("d", 9, None), ("e", 7, 5)):
        await ended(archive, table, 1, 2, at=at, guild=guild)
    assert [one.table for one in await archive.results.page()] == ["c", "a", "b", "e", "d"]
    assert [one.table for one in await archive.results.page((5, "a"), 2)] == ["b", "e"]
    assert [one.table for one in await archive.results.page_of(5, limit=2)] == ["a", "b"]
    assert [one.table for one in await archive.results.page_of(5, (5, "b"))] == ["e"]


async def test_puzzles_are_counted_game_by_game(archive: Archive) -> None:
    for day, score in ((1, 14), (2, None), (3, 12)):
        tried = PuzzleTry("race", day, 8, 5, f"t{day}", score, 10)
        await archive.commit(step(f"t{day}", 0, "a", channel_id=day, puzzle_try=tried))
    (record,) = await archive.puzzles.records_of(8)
    assert (record.game, record.tries, record.solved, record.best) == ("race", 3, 2, 12)
    assert await archive.puzzles.records_of(9) == ()


async def test_membership_is_remembered_for_a_limited_time(archive: Archive) -> None:
    await archive.servers.save_members(5, ((1, True), (2, False)), 100)
    await archive.servers.save_members(5, ((1, False),), 200)
    assert await archive.servers.members(5, (1, 2, 3), 100) == {1: False, 2: False}
    assert await archive.servers.members(5, (1, 2, 3), 150) == {1: False}
    assert await archive.servers.members(6, (1, 2), 0) == {}


async def test_a_podium_waits_until_it_is_due_and_is_posted_once(archive: Archive) -> None:
    podium, following = Announcement(5, "podium", "2026-11", 7, 100), Announcement(5, "podium", "2026-12", 7, 900)
    await choose_podium(archive, 5, podium)
    assert await archive.announcements.due("podium", 99) == ()
    assert await archive.announcements.due("podium", 100) == (podium,)
    await archive.announcements.mark_tried(podium, 150)
    assert await archive.announcements.due("podium", 149) == ()
    assert [one.attempts for one in await archive.announcements.due("podium", 150)] == [1]
    await archive.announcements.mark_done(podium, 77, following)
    await choose_podium(archive, 5, podium)
    assert await archive.announcements.due("podium", 899) == ()
    assert await archive.announcements.due("podium", 900) == (following,)
    await choose_podium(archive, 5, None)
    assert await archive.announcements.due("podium", 9999) == ()
    await choose_podium(archive, 5, following)
    assert await archive.announcements.due("podium", 9999) == (following,)


async def test_what_was_posted_is_forgotten_after_a_quarter_of_a_year_and_what_waits_never_is(archive: Archive) -> None:
    podium, following = Announcement(5, "podium", "2026-11", 7, 100), Announcement(5, "podium", "2026-12", 7, 900)
    await choose_podium(archive, 5, podium)
    await archive.announcements.mark_done(podium, 77, following)
    while await archive.forget(QUARTER + 100, 0):  # the change of the setting
        pass
    assert await archive.forget(QUARTER + 101, 0) == 1
    assert await archive.forget(QUARTER + 2000, 0) == 0
    assert await archive.announcements.due("podium", 9999) == (following,)
