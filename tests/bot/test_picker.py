"""The first minute: the list of games, what each one is, and how to get to a table and the rules."""

from __future__ import annotations

import pytest

from cogs.table.picker import MOST_GAMES, NOW, TABLE, sample
from players import default_level
from rules import GAMES
from rules.table.table import Lobby, Running
from tests.bot.club import Club
from words import speech
from words.games import title_in_menu

say = speech("en")
THUMBNAIL = 11


async def test_play_without_options_offers_every_game_with_picture_line_and_facts(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito play", pace="slow", where="thread")
    assert seen.message.ephemeral
    for key, game in GAMES.items():
        assert title_in_menu(key, say) in seen.text
        assert say(f"about-{key}") in seen.text
        facts = say("picker-facts", least=game.about.seats[0], most=game.about.seats[1], minutes="…", people="any")
        assert facts.partition("…")[0] in seen.text
        assert {f"m1:ladder:0:open:{key}|{way}|slow|thread" for way in (NOW, TABLE)} <= set(seen.ids)
    assert {wish.view.__class__ for wish in club.studio.wishes} == {type(sample(g).view(None)) for g in GAMES.values()}
    drawn = len(club.studio.wishes)
    await club.slash(club.ben, "mundialito play")
    assert len(club.studio.wishes) == drawn, "the pictures are rendered once"
    assert not await club.archive.seats.tables_of(club.ana.id)


async def test_the_list_and_a_lobby_of_so_many_people_say_the_same_length(club: Club) -> None:
    listed = (await club.slash(club.ana, "mundialito play")).text
    assert "1 to 11 players · about 9–17 minutes with 3–6 people" in listed
    assert "2 players · about 25 minutes\n" in listed
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    for who in (club.ben, club.cy):
        await club.press(who, club.board(), "Join")
    assert say("lobby-minutes", minutes=9, here=3, computers=0) in club.board().text


async def test_a_picture_that_could_not_be_drawn_is_drawn_the_next_time(club: Club) -> None:
    club.studio.broken = True
    assert not (await club.slash(club.ana, "mundialito play")).alt
    club.studio.broken = False
    seen = await club.slash(club.ana, "mundialito play")
    assert [part for part in seen.rows if part["type"] == THUMBNAIL]


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_game_against_computers_starts_at_once_and_shows_ones_own_side(club: Club, key: str) -> None:
    picker = await club.slash(club.ana, "mundialito play")
    panel = await club.forge(club.ana, picker, f"m1:ladder:0:open:{key}|{NOW}|live|here")
    table = await club.game()
    assert isinstance(table, Running)
    assert panel.message.ephemeral
    assert table.id in " ".join(panel.ids)
    computers = [seat.level for seat in table.seats if seat.person is None]
    assert set(computers) == {default_level(key)}
    about = GAMES[key].about
    assert len(computers) == max(about.good_seats - 1, about.rivals)


async def test_a_table_for_people_waits_in_its_lobby(club: Club) -> None:
    picker = await club.slash(club.ana, "mundialito play", pace="slow")
    told = await club.forge(club.ana, picker, f"m1:ladder:0:open:hedgehog|{TABLE}|slow|here")
    table = await club.game()
    assert isinstance(table, Lobby)
    assert told.text == say("done-opened", table=table.id)
    assert (table.terms.pace.value, len(table.seats)) == ("slow", 1)


@pytest.mark.parametrize("words", ["", "chess|now|live|here", "hedgehog|later|live|here", "hedgehog|now|fast|moon"])
async def test_a_button_for_no_known_game_or_place_is_refused(club: Club, words: str) -> None:
    picker = await club.slash(club.ana, "mundialito play")
    assert (await club.forge(club.ana, picker, f"m1:ladder:0:open:{words}")).text == say("press-outdated")
    assert not await club.archive.seats.tables_of(club.ana.id)


async def test_in_direct_messages_only_computers_can_be_opponents(club: Club) -> None:
    picker = await club.slash(club.ana.user, "mundialito play")
    assert say("picker-title", people="no") in picker.text
    assert not [custom_id for custom_id in picker.ids if f"|{TABLE}|" in custom_id]


async def test_help_names_the_games_and_links_to_them_and_their_rules(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    for key in list(GAMES)[:MOST_GAMES]:
        assert title_in_menu(key, say) in seen.text
        assert f"m1:rules:0:rulebook:{key}|0" in seen.ids
    picker = await club.press(club.ana, seen, say("button-play"))
    assert say("picker-title", people="yes") in picker.text
