"""What a server's people come to with daily puzzles: points of a month, and numbers that several have played."""

from data import GOES, Archive, PuzzleTry
from data.sql.puzzles import COUNTED
from tests.data.making import step


async def solve(archive: Archive, person: int, number: int, go: int | None, guild: int = 5) -> None:
    """Play a puzzle of a pool, solved in a go or, with None, in none."""
    for one in range(1, (go or GOES) + 1):
        last = one == (go or GOES)
        tried = PuzzleTry("pitch", number, person, guild, None, go if last else None, 9 if last else None, one, 8)
        assert await archive.puzzles.go(tried)


async def race(archive: Archive, person: int, number: int, score: int | None, guild: int = 5) -> None:
    table = f"{chr(64 + number)}{person}"  # as short as those of all scenes
    for after in (0, 1):
        tried = PuzzleTry("race", number, person, guild, table, score if after else None, 9 if after else None)
        await archive.commit(step(table, after, "a", channel_id=number * 100 + person, puzzle_try=tried))


async def a_server_plays_a_month(archive: Archive) -> None:
    """Two people solve a puzzle, three race."""
    await solve(archive, 1, 7, 1, guild=8)
    await solve(archive, 2, 7, 3, guild=8)
    await solve(archive, 3, 7, None, guild=8)
    for person, score in ((1, 20), (2, 10), (3, 12)):
        await race(archive, person, 7, score, guild=8)
    assert await archive.puzzles.points(8, 1, 30) == ((1, 4), (2, 4), (3, 2))
    assert await archive.puzzles.last_number(8, 8) == 7
    assert await archive.puzzles.numbers_of_two(8, 0, 30) == (7,)


async def test_a_month_has_points_for_goes_and_for_races(archive: Archive) -> None:
    await a_server_plays_a_month(archive)
    assert await archive.puzzles.points(8, 8, 30) == ()
    assert await archive.puzzles.points(6, 1, 30) == ()
    assert await archive.puzzles.points(8, 1, 30, 2) == ((1, 4), (2, 4))


async def test_only_somebodys_best_numbers_of_a_month_count(archive: Archive) -> None:
    for number in range(1, COUNTED + 6):
        await solve(archive, 1, number, 3 if number <= 6 else 1)
    assert await archive.puzzles.points(5, 1, 30) == ((1, 3 * (COUNTED - 1) + 1),)


async def test_a_number_counts_for_a_server_if_two_people_finished_either_puzzle(archive: Archive) -> None:
    await solve(archive, 1, 1, 1)
    await race(archive, 1, 1, 9)
    await solve(archive, 1, 2, None)
    await race(archive, 2, 2, 9)
    await race(archive, 1, 3, 9)
    await race(archive, 2, 3, None)
    await solve(archive, 1, 4, 2)
    await solve(archive, 2, 4, 2, guild=6)
    assert await archive.puzzles.numbers_of_two(5, 0, 9) == (2,)
    assert await archive.puzzles.numbers_of_two(5, 2, 9) == ()
    assert await archive.puzzles.numbers_of_two(5, 0, 1) == ()


async def test_the_last_number_is_one_that_somebody_has_finished(archive: Archive) -> None:
    assert await archive.puzzles.last_number(5, 9) == 0
    await solve(archive, 1, 3, 1)
    await race(archive, 2, 5, None)
    assert await archive.puzzles.last_number(5, 9) == 3
    assert await archive.puzzles.last_number(5, 3) == 0
