"""How long a game takes according to its lobby, by settings, pace and number of computers."""

from tests.bot.club import Club
from words import speech

say = speech("en")


def minutes(minutes: int, here: int, computers: int = 0) -> str:
    """The line about a game's length beside its lobby's settings."""
    return say("lobby-minutes", minutes=minutes, here=here, computers=computers)


async def test_the_length_gives_turns_in_all_and_for_each_seat(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    assert "turns in all" in (await club.settings(club.ana)).text
    assert "three hours" not in (await club.settings(club.ana)).text
    assert minutes(55, 2) in (await club.settings(club.ana)).text
    await club.settle(club.ana, "cup=2002")
    assert minutes(135, 2) in (await club.settings(club.ana)).text


async def test_a_slow_tables_length_is_given_in_days_with_advice_to_use_the_deck_once(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", pace="slow")
    await club.settle(club.ana, "cup=2002")
    advice = say("lobby-advice", setting=say("option-worldcup-passes", value=1, usual="no"))
    assert "At a turn every three hours, that's about" in (await club.settings(club.ana)).text
    assert advice in (await club.settings(club.ana)).text
    assert "minute" not in (await club.settings(club.ana)).text
    assert "about 35 days" in (await club.settings(club.ana)).text
    for _ in range(2):
        await club.pick(club.ana, club.board(), "computer", "easy")
    assert "about 12 days" in (await club.settings(club.ana)).text, "computers play at once"
    await club.settle(club.ana, "passes=1")
    assert advice not in (await club.settings(club.ana)).text


async def test_the_length_of_a_short_game_gives_no_turns(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    assert "turns in all" not in (await club.settings(club.ana)).text


async def test_a_game_good_with_any_number_of_seats_shows_its_length(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert minutes(25, 2) in (await club.settings(club.ana)).text
    await club.settle(club.ana, "pace=slow")
    assert "minutes" not in (await club.settings(club.ana)).text


async def test_a_match_takes_as_long_as_its_whistle_allows(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.settle(club.ana, "match=yes")
    assert minutes(30, 2) in (await club.settings(club.ana)).text
    await club.settle(club.ana, "minutes=15")
    assert minutes(15, 2) in (await club.settings(club.ana)).text


async def test_a_cup_with_groups_takes_longer_and_computers_take_no_time(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    assert minutes(4, 4, 3) in (await club.settings(club.ana)).text
    await club.settle(club.ana, "mode=professional")
    assert minutes(7, 4, 3) in (await club.settings(club.ana)).text
    await club.slash(club.ana, "mundialito play", club.lounge, game="worldcup")
    await club.settle(club.ana, "cup=2002", club.lounge)
    for _ in range(6):
        await club.pick(club.ana, club.board(club.lounge), "computer", "easy")
    assert minutes(17, 7, 6) in (await club.settings(club.ana, club.board(club.lounge))).text


async def test_a_table_for_friends_takes_as_long_with_the_first_of_them_as_with_all(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    alone = next(line for line in club.board().text.splitlines() if "minutes" in line)
    await club.press(club.ben, club.board(), "Join")
    assert alone in club.board().text
