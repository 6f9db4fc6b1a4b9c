"""One counted try for each person and puzzle, and the best tries on a server."""

import pytest

from data import Archive, Duplicate, PuzzleTry
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
