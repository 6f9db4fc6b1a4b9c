"""One counted try for each person and puzzle, and the best tries on a server."""

import pytest

from data import Archive, Duplicate, PuzzleTry, Streak
from tests.data.making import step


async def solved(archive: Archive, person: int, score: int | None, *, guild: int | None = 5, at: int = 10) -> None:
    table = f"t{person}"
    began = PuzzleTry("race", 3, person, guild, table)
    await archive.commit(step(table, 0, "a", channel_id=100 + person, puzzle_try=began))
    await archive.commit(step(table, 1, "b", channel_id=100 + person, puzzle_try=began_and(began, score, at)))


def began_and(tried: PuzzleTry, score: int | None, at: int) -> PuzzleTry:
    return PuzzleTry(tried.game, tried.puzzle, tried.person_id, tried.guild_id, tried.table_id, score, at)


async def test_a_try_is_saved_from_the_start(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", puzzle_try=PuzzleTry("race", 3, 1, 5, "t1")))
    assert await archive.puzzles.try_of("race", 3, 1) == PuzzleTry("race", 3, 1, 5, "t1")
    assert await archive.puzzles.try_of("race", 4, 1) is None
    assert await archive.puzzles.best_tries("race", 3, 5) == ()


async def a_pool_is_tried(archive: Archive) -> None:
    """A puzzle of a pool is solved in the second go, and the streak of whoever did so is kept."""
    assert await archive.puzzles.go(PuzzleTry("pitch", 3, 1, 5, goes=1, begun_at=9))
    assert await archive.puzzles.go(PuzzleTry("pitch", 3, 1, 6, score=2, ended_at=10, goes=2, begun_at=9))
    assert await archive.puzzles.scores("pitch", 3) == ((2, 1),)
    assert [one.person_id for one in await archive.puzzles.tries_on(3, 5)] == [1]
    assert await archive.puzzles.numbers_after(1, 2) == (3,)
    await archive.puzzles.give_up(PuzzleTry("pitch", 3, 1, 5, ended_at=11, goes=2))
    assert (await archive.puzzles.try_of("pitch", 3, 1)).ended_at == 10
    streak = Streak(number=3, days=1, toward=1, longest=1)
    await archive.puzzles.save_streak(1, streak)
    assert await archive.puzzles.streak(1) == streak


async def test_each_go_is_saved_once_and_in_order(archive: Archive) -> None:
    await a_pool_is_tried(archive)
    saved = PuzzleTry("pitch", 3, 1, 5, score=2, ended_at=10, goes=2, begun_at=9)
    for late in (1, 2, 3):
        assert not await archive.puzzles.go(PuzzleTry("pitch", 3, 1, 5, goes=late))
    assert await archive.puzzles.try_of("pitch", 3, 1) == saved
    assert not await archive.puzzles.go(PuzzleTry("pitch", 4, 1, 5, goes=2))
    assert await archive.puzzles.try_of("pitch", 4, 1) is None


async def test_whoever_failed_with_all_goes_has_finished_and_whoever_gave_up_has_not(archive: Archive) -> None:
    await archive.puzzles.give_up(PuzzleTry("pitch", 3, 2, 5, ended_at=9))
    assert not await archive.puzzles.go(PuzzleTry("pitch", 3, 2, 5, goes=1))
    assert await archive.puzzles.numbers_after(2, 0) == ()
    for goes in (1, 2, 3):
        assert await archive.puzzles.go(PuzzleTry("pitch", 4, 2, 5, ended_at=9 if goes == 3 else None, goes=goes))
    assert await archive.puzzles.numbers_after(2, 0) == (4,)
    assert await archive.puzzles.scores("pitch", 4) == ()
    assert [one.goes for one in await archive.puzzles.tries_on(4, 5)] == [3]


async def test_whoever_deleted_themself_has_no_second_try_on_the_same_day(archive: Archive) -> None:
    assert await archive.puzzles.go(PuzzleTry("pitch", 3, 1, 5, goes=1, begun_at=9))
    await archive.privacy.erase(1, -1, frozenset(), 10)
    assert not await archive.puzzles.go(PuzzleTry("pitch", 3, 1, 5, goes=1, begun_at=11))
    assert await archive.puzzles.streak(1) == Streak()


async def test_a_streak_is_never_counted_back(archive: Archive) -> None:
    await archive.puzzles.save_streak(1, Streak(number=9, days=4))
    await archive.puzzles.save_streak(1, Streak(number=8, days=3))
    assert await archive.puzzles.streak(1) == Streak(number=9, days=4)


async def test_a_second_try_is_refused_and_names_the_first_ones_table(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a", puzzle_try=PuzzleTry("race", 3, 1, 5, "t1")))
    with pytest.raises(Duplicate) as caught:
        await archive.commit(step("t2", 0, "a", channel_id=8, puzzle_try=PuzzleTry("race", 3, 1, 6, "t2")))
    assert caught.value.table_id == "t1"
    assert await archive.tables.head("t2") is None


async def test_the_best_tries_have_the_lowest_scores_and_earlier_ones_come_first(archive: Archive) -> None:
    await solved(archive, 1, 14, at=10)
    await solved(archive, 2, 12, at=30)
    await solved(archive, 3, 12, at=20)
    await solved(archive, 4, None)
    await solved(archive, 5, 9, guild=6)
    assert [(best.person_id, best.score) for best in await archive.puzzles.best_tries("race", 3, 5)] == [
        (3, 12),
        (2, 12),
        (1, 14),
    ]
    assert [best.person_id for best in await archive.puzzles.best_tries("race", 3, 6)] == [5]
    assert await archive.puzzles.best_tries("race", 4, 5) == ()
