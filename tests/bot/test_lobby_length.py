"""Where a game is long, its lobby says how many turns it takes, and how long that is at this table's pace."""

from tests.bot.club import Club


async def test_the_turns_are_told_in_all_and_for_each_seat(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", options="cup=1930")
    assert "turns in all" in club.board().text
    assert "three hours" not in club.board().text
    assert "With 2 it takes about 55 minutes." in club.board().text
    await club.pick(club.ana, club.board(), "set", "o=cup=2002")
    assert "With 2 it takes about 135 minutes." in club.board().text


async def test_a_slow_table_is_told_the_days_and_advised_to_run_through_the_deck_once(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", pace="slow", options="cup=2002")
    assert "With a turn every three hours that is about" in club.board().text
    assert "Better for a slow table" in club.board().text
    assert "minutes." not in club.board().text
    assert "about 35 days" in club.board().text
    for _ in range(2):
        await club.pick(club.ana, club.board(), "computer", "easy")
    assert "about 12 days" in club.board().text, "computers play at once"
    await club.pick(club.ana, club.board(), "set", "o=passes=1")
    assert "Better for a slow table" not in club.board().text


async def test_a_short_game_tells_no_turns(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    assert "turns in all" not in club.board().text


async def test_a_game_that_is_as_good_with_any_number_of_seats_tells_its_length_too(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert "It takes about 25 minutes." in club.board().text
    await club.pick(club.ana, club.board(), "set", "t=pace=slow")
    assert "minutes" not in club.board().text
