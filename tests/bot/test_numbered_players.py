"""Who sits where: the message names the seats, and a computer keeps its number when people join or leave."""

from collections.abc import Iterable
from typing import Any

from rules.table.requests import Resign
from rules.table.table import Running, Table
from tests.bot.club import Club
from words import speech

say = speech("en")


def seated(table: Table, who: tuple[str, ...]) -> Iterable[tuple[int, tuple[str, Any]]]:
    """Each seat's number, its player's name, and the seat."""
    return enumerate(zip(who, table.seats, strict=True), 1)


async def test_the_headline_says_whose_number_is_on_which_shirt_and_tells_the_level_once(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    for _ in range(2):
        await club.pick(club.ana, club.board(), "computer", "easy")
    await club.start(club.ana)
    table = await club.game()
    who = (await club.bot.desk.composer.cast(table, say)).who
    people = [f"**{name}** ({at})" for at, (name, seat) in seated(table, who) if seat.person is not None]
    numbers = [at for at, (_, seat) in seated(table, who) if seat.person is None]
    sides = ", ".join(map(str, numbers))
    players = club.board().text.splitlines()[1]
    assert players == f"{', '.join(people)} · computers (easy): seats {sides}"
    assert {f"Computer {number}" for number in numbers} < set(who)
    assert "(easy)" not in "".join(club.board().text.splitlines()[2:])
    assert (await club.bot.desk.composer.cast(table, say)).shown == who


async def test_pictures_show_mixed_levels_and_the_message_has_a_line_for_each(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for level in ("easy", "random"):
        await club.pick(club.ana, club.board(), "computer", level)
    await club.start(club.ana)
    table = await club.game()
    at = {seat.level or "": number for number, seat in enumerate(table.seats, 1)}
    shown = (await club.bot.desk.composer.cast(table, say)).shown
    assert {f"Computer {at[level]} ({level})" for level in ("easy", "random")} < set(shown)
    lines = club.board().text.splitlines()
    assert lines[1] == f"**Ana** ({at['']})"
    assert set(lines[2:4]) == {f"computer ({level}): seat {at[level]}" for level in ("easy", "random")}


async def test_a_computer_keeps_its_number_when_somebody_leaves(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    await club.pick(club.ana, club.board(), "computer", "easy")
    await club.start(club.ana)
    table = await club.game()
    computer = next(number for number, seat in enumerate(table.seats) if seat.person is None)
    before = (await club.bot.desk.composer.cast(table, say)).who
    await club.house.ask(table.id, Resign(club.ben.id, "easy"), actor=club.ben.id)
    after = (await club.bot.desk.composer.cast(await club.game(table.id), say)).who
    assert before[computer] == after[computer] == f"Computer {computer + 1}"


async def test_several_computers_share_a_line_with_their_numbers(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for _ in range(3):
        await club.pick(club.ana, club.board(), "computer", "easy")
    await club.start(club.ana)
    table = await club.game()
    numbers = [str(number) for number, seat in enumerate(table.seats, 1) if seat.person is None]
    assert f"computers (easy): seats {', '.join(numbers)}" in club.board().text


async def test_the_headline_alone_tells_the_level_of_a_single_opponent(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.pick(club.ana, club.board(), "computer", "easy")
    if not isinstance(await club.game(), Running):
        await club.start(club.ana)
    lines = club.board().text.splitlines()
    assert "**Computer** (" in lines[1]
    assert ", easy)" in lines[1]
    assert "easy" not in "".join(lines[2:])


async def test_a_table_that_everybody_has_left_lists_its_computers_alone(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for _ in range(2):
        await club.pick(club.ana, club.board(), "computer", "easy")
    await club.start(club.ana)
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    assert [line.partition(" (")[0] for line in club.board().text.splitlines()[1:3]] == ["computer", "computers"]
