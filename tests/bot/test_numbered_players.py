"""Where seats have no names, the message gives its players the numbers that are on the shirts in the pictures."""

from tests.bot.club import Club
from words import speech


async def test_the_message_says_whose_number_is_on_which_shirt_and_pictures_call_computers_briefly(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", opponent=club.ben, options="cup=1930")
    await club.press(club.ben, club.board(), "Join")
    for _ in range(2):
        await club.pick(club.ana, club.board(), "computer", "easy")
    await club.press(club.ana, club.board(), "Start")
    table, say = await club.game(), speech("en")
    who = await club.bot.desk.composer.who(table, say)
    players = club.board().text.splitlines()[1]
    assert players == ", ".join(f"{number} **{name}**" for number, name in enumerate(who, 1))
    assert {"Computer 1 (easy)", "Computer 2 (easy)"} < set(who)
    shown = await club.bot.desk.composer.shown_names(table, say)
    assert [name.replace(" (easy)", "") for name in who] == list(shown)


async def test_computers_of_several_levels_keep_them_in_pictures(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", options="cup=1930")
    for level in ("easy", "random"):
        await club.pick(club.ana, club.board(), "computer", level)
    await club.press(club.ana, club.board(), "Start")
    shown = await club.bot.desk.composer.shown_names(await club.game(), speech("en"))
    assert {"Computer (easy)", "Computer (random)"} < set(shown)


async def test_many_computers_are_told_together_with_their_numbers(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", options="cup=1930")
    for _ in range(3):
        await club.pick(club.ana, club.board(), "computer", "easy")
    await club.press(club.ana, club.board(), "Start")
    table = await club.game()
    numbers = [str(number) for number, seat in enumerate(table.seats, 1) if seat.person is None]
    assert f"**3 computers** (easy): {', '.join(numbers)}" in club.board().text
