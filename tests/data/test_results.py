"""Finished games, saved with the step that ends them and read in one order; podiums; members."""

import sqlite3
from pathlib import Path

import pytest

from data import Archive, Podium, PuzzleTry, StaleNumber, Status, open_archive
from rules.table.results import Sitter
from rules.table.table import Ending
from tests.data.engines import Database
from tests.data.making import finished, older, step


async def ended(archive: Archive, table: str, *persons: int, **changes: object) -> None:
    guild = changes.get("guild", 5)
    await archive.commit(step(table, 0, "a", channel_id=hash(table), guild_id=guild))
    result = finished(table, *persons, **changes)  # type: ignore[arg-type]
    await archive.commit(
        step(table, 1, "b", channel_id=hash(table), guild_id=guild, status=Status.ENDED, result=result)
    )


async def test_a_result_is_saved_with_the_step_that_ends_its_table(archive: Archive) -> None:
    sitters = (Sitter(None, "hard", place=1, score=-3), Sitter(8, "easy", True, 2, 4, 7), Sitter(9))
    await ended(archive, "t1", sitters=sitters, ending=Ending.RESIGNED, puzzle=3)
    assert await archive.results.page() == (finished("t1", sitters=sitters, ending=Ending.RESIGNED, puzzle=3),)


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


async def test_tables_that_ended_before_results_were_saved_are_owed_until_settled(path: Path) -> None:
    older(path, 3, ("t1", "ended"), ("t2", "ended"), ("t3", "running"))
    async with open_archive(path) as archive:
        assert await archive.results.owed() == ("t1", "t2")
        await archive.results.settle("t1", finished("t1", 1, 2))
        await archive.results.settle("t2", None)
    async with open_archive(path) as archive:
        assert await archive.results.owed() == ()
        assert [one.table for one in await archive.results.page()] == ["t1"]


async def test_results_saved_without_options_get_them(path: Path) -> None:
    older(path, 6, ("t1", "ended"))
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO results VALUES ('t1', 'any', 1, 5, 1000, 'played', 'goal', 0)")
    connection.close()
    async with open_archive(path) as archive:
        assert (await archive.results.page())[0].options == {}
        assert await archive.results.owed() == ("t1",)
        await archive.results.settle("t1", finished("t1", 1, 2, options={"stacking": "nest", "limit": None}))
        assert (await archive.results.page())[0].options == {"stacking": "nest", "limit": None}
        assert await archive.results.owed() == ()


async def test_results_saved_without_a_champion_get_one(path: Path) -> None:
    older(path, 9, ("t1", "ended"))
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO results VALUES ('t1', 'any', 1, 5, 1000, 'played', 'goal', 0, '{}')")
    connection.close()
    async with open_archive(path) as archive:
        assert (await archive.results.page())[0].champion is None
        assert await archive.results.owed() == ("t1",)
        await archive.results.settle("t1", finished("t1", 1, 2, champion="BRA"))
        assert (await archive.results.page())[0].champion == "BRA"


async def test_a_result_is_saved_once(archive: Archive, database: Database) -> None:
    await ended(archive, "t1", 1, 2)
    await archive.results.settle("t1", finished("t1", 2, 1))
    assert (await archive.results.page())[0].sitters[0].person == 1
    assert database.run("SELECT count(*) FROM result_seats") == [(2,)]


async def test_how_a_game_was_counted_is_replaced_by_the_latest(archive: Archive) -> None:
    await ended(archive, "t1", 1, 2)
    await archive.results.save_tallies({"t1": (b"old", b"1")})
    await archive.results.save_tallies({"t1": (b"new", b"2")})
    assert await archive.results.tallies(("t1", "t2")) == {"t1": (b"new", b"2")}


async def test_sums_are_returned_until_a_game_comes_in_among_theirs(archive: Archive) -> None:
    await ended(archive, "t1", 1, 2, at=10)
    await ended(archive, "t3", 1, 2, at=30)
    assert await archive.results.sums(5) is None
    await archive.results.save_sums(5, 1, (30, "t3"), "of another game")
    assert await archive.results.sums(5) is None
    await archive.results.save_sums(5, 2, (30, "t3"), "of both")
    await ended(archive, "t4", 1, 2, at=40)
    await ended(archive, "t0", 1, 2, at=5, guild=6)
    assert await archive.results.sums(5) == "of both"
    assert await archive.results.sums(6) is None
    await ended(archive, "t2", 1, 2, at=20)
    assert await archive.results.sums(5) is None


@pytest.mark.parametrize(
    ("change", "known"),
    [
        ("UPDATE results SET reason = 'other'", None),
        ("UPDATE results SET guild_id = 6", None),
        ("UPDATE result_seats SET place = 1 WHERE seat = 1", None),
        ("DELETE FROM result_seats WHERE seat = 1", None),
        ("UPDATE results SET champion = 'BRA', options = '{}'", "sums"),
    ],
)
async def test_sums_are_forgotten_when_a_counted_game_changes(archive: Archive, change: str, known: str | None) -> None:
    await ended(archive, "t1", 1, 2)
    await archive.results.save_sums(5, 1, (1000, "t1"), "sums")
    await archive._writer.run(lambda connection: connection.execute(change))  # type: ignore[attr-defined]
    assert await archive.results.sums(5) == known


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
    podium, following = Podium(5, "2026-11", 7, 100), Podium(5, "2026-12", 7, 900)
    await archive.podiums.want(podium)
    assert await archive.podiums.due(99) == ()
    assert await archive.podiums.due(100) == (podium,)
    await archive.podiums.mark_tried(podium, 150)
    assert await archive.podiums.due(149) == ()
    assert [one.attempts for one in await archive.podiums.due(150)] == [1]
    await archive.podiums.mark_done(podium, 77, following)
    await archive.podiums.want(podium)
    assert await archive.podiums.due(899) == ()
    assert await archive.podiums.due(900) == (following,)
    await archive.podiums.cancel(5)
    assert await archive.podiums.due(9999) == ()
    await archive.podiums.want(following)
    assert await archive.podiums.due(9999) == (following,)
