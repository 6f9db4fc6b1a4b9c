"""`/mundialito table`: what is possible is suggested, and typing alone does everything, in any of our languages."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.people.access import belongs
from cogs.table_command import ACTIONS, plainly, read_action
from data import Pref
from host.budget import MOST
from tests.bot.club import Club
from tests.bot.test_budget import billed
from tests.bot.test_hidden import hide
from tests.bot.test_replay import over
from words import LANGUAGES, speech

say = speech("en")
TABLE = "mundialito table"


async def suggested(club: Club, who: Any, value: str = "", channel: Any = None, **options: str) -> list[str]:
    """The actions that are suggested to somebody."""
    return [one["value"] for one in await club.suggest(who, TABLE, channel, option="action", value=value, **options)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_is_understood_in_every_language_whatever_the_case_and_accents(action: str, language: str) -> None:
    known = speech(language)
    for word in (action, *known(f"typed-table-{action}").split(", "), known(f"choice-table-{action}")):
        for typed in (word, word.upper(), f"  {word}! ", f"`{word}`", plainly(word)):
            assert read_action(typed) == action, typed


@pytest.mark.parametrize("typed", ["RESİGN", "resıgn", "𝐑esign", "Ｒesign", "re\u200bsign", "résign\ufe0f"])
def test_an_action_is_understood_in_the_letters_of_other_keyboards(typed: str) -> None:
    assert read_action(typed) == "resign"


def test_no_word_means_two_actions() -> None:
    meant: dict[str, str] = {}
    for language in LANGUAGES:
        for action in ACTIONS:
            for word in speech(language)(f"typed-table-{action}").split(", "):
                assert meant.setdefault(plainly(word), action) == action, word


@pytest.mark.parametrize("typed", ["", "x", "bo", "-", "\ud800", "ü" * 3000, "'; drop table"])
def test_anything_else_is_no_action(typed: str) -> None:
    assert read_action(typed) == ""


async def test_without_an_action_the_board_is_shown(club: Club) -> None:
    await club.duel()
    for action in ({}, {"action": "Brett"}):
        shown = await club.slash(club.ana, TABLE, **action)
        assert "Queen b6" in shown.buttons
        assert shown.alt


async def test_what_is_possible_is_suggested_in_the_persons_language(club: Club) -> None:
    await club.duel()
    await club.archive.people.save(club.ana.id, {Pref.CHOSEN: "de"})
    offered = await club.suggest(club.ana, TABLE, option="action", value="unent")
    assert [one["name"] for one in offered] == ["Unentschieden anbieten oder annehmen (mit Rückfrage)"]
    assert [one["value"] for one in offered] == ["draw"]


async def test_only_what_somebody_could_do_now_is_suggested(club: Club) -> None:
    assert await suggested(club, club.ana) == []
    await club.slash(club.ana, "mundialito play", opponent=club.ben)
    assert await suggested(club, club.ana) == ["board"]
    await club.press(club.ben, club.board(), "Join")
    assert await suggested(club, club.ana) == ["board", "text", "resign", "draw", "verify"]
    assert await suggested(club, club.cy) == ["board", "text", "verify"]
    await club.slash(club.ana, "move", action="b6-b5")
    assert await suggested(club, club.ana) == ["board", "text", "undo", "resign", "draw", "verify"]
    assert "undo" not in await suggested(club, club.ben)
    await club.press(club.ana, await club.slash(club.ana, TABLE, action="draw"), "Yes, offer a draw")
    assert "draw" not in await suggested(club, club.ana)
    assert "draw" in await suggested(club, club.ben)
    await club.press(club.ben, await club.slash(club.ben, TABLE, action="draw"), "Yes, accept the draw")
    assert await suggested(club, club.ana) == ["board", "text", "rematch", "verify"]
    assert await suggested(club, club.cy) == ["verify"]
    await club.slash(club.ana, TABLE, action="rematch")
    assert await suggested(club, club.ana) == ["board", "text", "verify"]
    assert "rematch" in await suggested(club, club.ben)


async def test_what_is_typed_narrows_the_suggestions_down(club: Club) -> None:
    await club.duel()
    assert await suggested(club, club.ana, "RES") == ["resign"]
    assert await suggested(club, club.ana, "oferecer") == await suggested(club, club.ana, "zzz") == []
    assert await suggested(club, club.ana, "emp") == ["draw"]
    assert await suggested(club, club.ana, "rem") == ["draw"], "the German word for a draw"
    assert await suggested(club, club.ana, "x" * 3000) == []


async def test_the_table_that_is_named_decides_what_is_suggested(club: Club) -> None:
    table = await club.duel()
    assert await suggested(club, club.cy, channel=club.lounge) == []
    assert await suggested(club, club.cy, channel=club.lounge, table=table.id) == ["board", "text", "verify"]
    assert await suggested(club, club.ana, channel=club.lounge, table="nowhere") == []
    assert await suggested(club, club.ana_abroad, channel=club.far, table=table.id) == []


async def test_somebody_at_several_tables_is_suggested_what_can_be_done_while_playing(club: Club) -> None:
    await club.duel()
    await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
    other = club.guild.create_text_channel("third")
    assert await suggested(club, club.ana, channel=other) == ["board", "text", "undo", "resign", "draw"]


async def test_a_lobby_can_be_left_by_somebody_from_whom_its_channel_is_hidden(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", opponent=club.ben)
    lobby = await club.game()
    hide(club, club.ben)
    assert await suggested(club, club.ben, channel=club.lounge, table=lobby.id) == ["resign"]
    left = await club.slash(club.ben, TABLE, club.lounge, action="resign", table=lobby.id)
    assert left.text == say("done-left", table=lobby.id)
    assert not belongs(await club.game(lobby.id), club.ben.id)


async def test_an_unknown_action_is_answered_with_what_is_possible(club: Club) -> None:
    assert (await club.slash(club.ana, TABLE, action="dance")).text == say("no-table-here")
    table = await club.duel()
    told = await club.slash(club.cy, TABLE, action="**dance** @everyone")
    assert told.text == say("refusal-table-action", actions="`board`, `text`, `verify`")
    await club.archive.people.save(club.ana.id, {Pref.CHOSEN: "de"})
    told = await club.slash(club.ana, TABLE, action="tanzen", table=table.id)
    assert told.text == speech("de")(
        "refusal-table-action", actions="`brett`, `text`, `aufgeben`, `unentschieden`, `prüfen`"
    )
    assert (await club.game(table.id)).number == table.number


async def test_whoever_is_suggested_something_about_games_that_are_over_pays_for_loading_them(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(club)
    with monkeypatch.context() as patched:
        bills = billed(club, patched)
        club.house.forget()
        assert await suggested(club, club.ana) == ["board", "text", "rematch", "verify"]
        assert (paid := bills[club.ana.id]) > 0
        club.house.forget()
        assert await club.suggest(club.ana, "move", option="action", value="", table=table.id) == []
        assert bills[club.ana.id] > paid
    club.house.forget()
    club.house.budget.charge(club.ana.id, MOST)
    assert await suggested(club, club.ana) == []
    assert await club.suggest(club.ana, "move", option="action", value="", table=table.id) == []
