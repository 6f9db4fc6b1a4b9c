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
    people = [f"{name} ({at})" for at, (name, seat) in seated(table, who) if seat.person is not None]
    numbers = [at for at, (_, seat) in seated(table, who) if seat.person is None]
    sides = ", ".join(map(str, numbers))
    head, *rest = club.board().text.splitlines()
    assert head == f"**World Cup Game** · {', '.join(people)} · computers (easy): seats {sides}"
    assert {f"Computer {number}" for number in numbers} < set(who)
    assert "(easy)" not in "".join(rest)
    assert (await club.bot.desk.composer.cast(table, say)).shown == who


async def test_pictures_show_mixed_levels_and_the_message_groups_the_computers_by_them(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for level in ("easy", "random"):
        await club.pick(club.ana, club.board(), "computer", level)
    await club.start(club.ana)
    table = await club.game()
    at = {seat.level or "": number for number, seat in enumerate(table.seats, 1)}
    shown = (await club.bot.desk.composer.cast(table, say)).shown
    assert {f"Computer {at[level]} ({level})" for level in ("easy", "random")} < set(shown)
    title, players, *groups = club.board().text.splitlines()[0].split(" · ")
    assert (title, players) == ("**World Cup Game**", f"Ana ({at['']})")
    assert set(groups) == {f"computer ({level}): seat {at[level]}" for level in ("easy", "random")}


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
    head, *rest = club.board().text.splitlines()
    assert head.startswith("**Pyramid football** · ")
    assert "Computer (" in head
    assert ", easy)" in head
    assert "easy" not in "".join(rest)
