"""The first minute: the games to choose from, the page of each, and how to get to a table and the rules."""

from __future__ import annotations

import re

import pytest

from cogs.table.picker import ABREAST, ALL, MOST_GAMES, MOST_LEVELS, NOW, TABLE, list_levels
from players import default_level
from render.cover import accent
from rules import GAMES
from rules.table.results import draws
from rules.table.table import Lobby, Running
from tests.bot.club import BUTTON, Club, Seen
from words import LANGUAGES, speech
from words.games import cover_alt, short_title

say = speech("en")
FIRST = next(iter(GAMES))
ROW, CONTAINER = 1, 17
#: The most letters on a button, and of a line on a phone.
WIDEST, LINE = 22, 38


def page_id(key: str, terms: str = "live|") -> str:
    return f"m1:ladder:0:choose:{key}|{terms}"


def colours(seen: Seen) -> list[str]:
    return [part["label"] for part in seen.rows if part["type"] == BUTTON and part["style"] == 1]


async def page_of(club: Club, key: str) -> Seen:
    """Open the page of a game from the list of all."""
    listed = await club.slash(club.ana, "mundialito play")
    return await club.forge(club.ana, listed, page_id(key))


async def test_play_without_options_shows_a_cover_and_a_button_of_every_game(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito play", pace="slow", where="thread")
    assert seen.message.ephemeral
    assert seen.text == say("picker-title")
    listed = list(GAMES)[:MOST_GAMES]
    assert seen.alt == " ".join(cover_alt(key, say, named=True) for key in listed)
    assert seen.ids == [page_id(key, "slow|thread") for key in listed]
    assert [len(part["components"]) for part in seen.rows if part["type"] == ROW] == [ABREAST] * (len(listed) // 2)
    assert colours(seen) == [say(f"brief-{FIRST}")]
    assert not await club.archive.seats.tables_of(club.ana.id)


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_games_page_says_what_it_is_who_begins_and_what_to_press(club: Club, key: str) -> None:
    seen = await page_of(club, key)
    game, known = GAMES[key], list_levels(key)
    assert seen.text.startswith(f"### {short_title(key, say)}\n{say(f'about-{key}')}\n-# ")
    assert seen.alt == cover_alt(key, say)
    assert [part["accent_color"] for part in seen.rows if part["type"] == CONTAINER] == [accent(key)]
    order = {"mundialito": "first", "hedgehog": "first", "dicecup": "luck", "worldcup": "drawn"}[key]
    count = max(game.about.good_seats - 1, game.about.rivals)
    assert say("picker-computers", count=count, order=order) in seen.text
    labels = [say("picker-level", level=level) for level in known] or [say("button-picker-now")]
    others = [say(name) for name in ("button-open", "button-learn", "button-picker-back")]
    assert list(seen.buttons) == [*labels, *others]
    assert len(known) <= MOST_LEVELS
    assert colours(seen) == labels[:1], "one coloured button"
    lesson = await club.press(club.ana, seen, say("button-learn"))
    assert "step" in lesson.text.lower()
    back = await club.press(club.ana, seen, say("button-picker-back"))
    assert back.text == say("picker-title")


async def test_play_opens_on_the_game_last_played_and_marks_it_and_its_level(club: Club) -> None:
    page = await page_of(club, "hedgehog")
    await club.press(club.ana, page, say("picker-level", level="hard"))
    seen = await club.slash(club.ana, "mundialito play")
    assert seen.text.startswith(f"### {short_title('hedgehog', say)}")
    assert colours(seen) == [say("picker-level", level="hard")]
    assert colours(await club.press(club.ana, seen, say("button-picker-back"))) == [say("brief-hedgehog")]
    assert (await club.slash(club.ben, "mundialito play")).text == say("picker-title")


async def test_a_page_and_a_lobby_of_so_many_people_say_the_same_length(club: Club) -> None:
    assert "1 to 11 players · about 9–17 minutes with 3–6 people" in (await page_of(club, "hedgehog")).text
    assert "2 players · about 25 minutes\n" in (await page_of(club, "mundialito")).text
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    for who in (club.ben, club.cy):
        await club.press(who, club.board(), "Join")
    assert say("lobby-takes", unit="minutes", count=9) in club.board().text


async def test_without_covers_the_buttons_still_name_the_games(club: Club) -> None:
    club.studio.broken = True
    listed = await club.slash(club.ana, "mundialito play")
    assert not listed.alt
    assert list(listed.buttons) == [say(f"brief-{key}") for key in list(GAMES)[:MOST_GAMES]]
    page = await club.press(club.ana, listed, say("brief-worldcup"))
    assert not page.alt
    assert page.text.startswith(f"### {short_title('worldcup', say)}")


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_fits_a_phone_in_every_language(club: Club, key: str, language: str) -> None:
    told = speech(language)
    for alone in (True, False):
        page = await club.bot.desk.picker.game(key, told, "live|", None, alone=alone)
        buttons = [one.label for one in page.view.walk_children() if hasattr(one, "label")]
        assert all(label and len(label) <= WIDEST for label in buttons), buttons
        text = "\n".join(one.content for one in page.view.walk_children() if hasattr(one, "content"))
        title, *rest = text.split("\n")
        assert len(title.removeprefix("### ")) <= 30, title
        assert sum(-(-len(re.sub(r"\*\*|^-# ", "", line)) // LINE) for line in rest) <= 10, text
    listed = await club.bot.desk.picker.games(told, "live|", key)
    assert all(len(one.label) <= WIDEST for one in listed.view.walk_children() if hasattr(one, "label"))


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_level_starts_a_game_at_once_in_which_the_person_begins(club: Club, key: str) -> None:
    page = await page_of(club, key)
    level = (list_levels(key) or [default_level(key)])[0]
    panel = await club.press(club.ana, page, next(iter(page.buttons)))
    table = await club.game()
    assert isinstance(table, Running)
    assert panel.message.ephemeral
    assert table.id in " ".join(panel.ids)
    seat = table.seat_of(club.ana.id)
    assert seat == (table.game.about.begins or 0)
    assert [seat.level for seat in table.seats if seat.person is None] == [level] * (len(table.seats) - 1)
    assert len(table.seats) == max(table.game.about.good_seats, 1 + table.game.about.rivals)
    if key in ("mundialito", "hedgehog"):
        assert (table.awaited, table.match.game.turn_number(table.match.state)) == ((seat,), 1), "the person begins"
    if key == "mundialito":
        assert not draws(table), "nothing is drawn, so nothing is sealed"
        assert "🔒" not in club.board().text


async def test_the_panel_of_a_game_against_a_computer_comes_below_the_board(club: Club) -> None:
    page = await page_of(club, "mundialito")
    panel = await club.press(club.ana, page, say("picker-level", level="easy"))
    assert panel.message.id != page.message.id
    assert panel.message.id > club.board().message.id


async def test_a_button_of_an_older_list_still_starts_a_game_of_the_usual_level(club: Club) -> None:
    listed = await club.slash(club.ana, "mundialito play")
    await club.forge(club.ana, listed, f"m1:ladder:0:open:hedgehog|{NOW}|live|here")
    table = await club.game()
    assert {seat.level for seat in table.seats if seat.person is None} == {default_level("hedgehog")}


async def test_a_table_can_be_opened_for_people_from_the_page(club: Club) -> None:
    listed = await club.slash(club.ana, "mundialito play", pace="slow")
    page = await club.press(club.ana, listed, say("brief-hedgehog"))
    told = await club.press(club.ana, page, say("button-open"))
    table = await club.game()
    assert isinstance(table, Lobby)
    assert told.text == say("host-open", seats="table")
    assert (table.terms.pace.value, len(table.seats)) == ("slow", 1)


@pytest.mark.parametrize(
    "words",
    [
        *("open:", "open:chess|now|live|here", "open:hedgehog|later|live|here", "open:hedgehog|now|fast|moon"),
        *("open:hedgehog|expert|live|", "choose:chess|live|", "choose:hedgehog|fast|", f"choose:{ALL}|live|moon"),
    ],
)
async def test_a_button_for_no_known_game_level_or_place_is_refused(club: Club, words: str) -> None:
    listed = await club.slash(club.ana, "mundialito play")
    assert (await club.forge(club.ana, listed, f"m1:ladder:0:{words}")).text == say("press-outdated")
    assert not await club.archive.seats.tables_of(club.ana.id)


async def test_in_direct_messages_only_computers_can_be_opponents(club: Club) -> None:
    listed = await club.slash(club.ana.user, "mundialito play")
    page = await club.press(club.ana.user, listed, say("brief-hedgehog"))
    assert say("picker-friends") not in page.text
    assert not [custom_id for custom_id in page.ids if f"|{TABLE}|" in custom_id]
    assert say("picker-level", level="easy") in page.buttons


async def test_help_leads_to_the_games_and_their_rules(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito help")
    answer = await club.pick(club.ana, seen, say("help-menu"), "rules")
    for key in list(GAMES)[:MOST_GAMES]:
        assert f"m1:rules:0:rulebook:{key}|0" in answer.ids
    seen = await club.slash(club.ana, "mundialito help")
    listed = await club.press(club.ana, seen, say("button-help-play"))
    assert listed.text == say("picker-title")
