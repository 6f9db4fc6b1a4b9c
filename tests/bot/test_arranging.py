"""What a lobby can arrange for a game: options that need consent, a text, a list to swap, rivals, a waiting time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.client import Bot
from cogs.commands import Tables
from cogs.press.commanding import game_choices
from data import Limits
from host.house import House, Session
from rules import GAMES
from rules.table.table import Begun, Table
from rules.table.terms import Wait
from tests.bot.club import Club, QuickThinkers, Seen, open_club
from tests.bot.filling import fields
from tests.bot.test_names import check
from tests.table.pebbles import COLOURS, MARBLES
from words import speech

say = speech("en")


@pytest.fixture
async def club(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club that also has the game of marbles."""
    monkeypatch.setitem(GAMES, "marbles", MARBLES)
    monkeypatch.setitem(Tables.play.__discord_app_commands_param_choices__, "game", game_choices())
    async with open_club(database) as opened:
        yield opened


async def lobby(club: Club, *others: Any) -> Table:
    """Open a lobby for Ana and let the others join."""
    await club.slash(club.ana, "mundialito play", game="marbles")
    for who in others:
        await club.press(who, club.board(), "Join")
    check(club.board())
    return await club.game()


def lines(club: Club) -> list[str]:
    return club.board().text.splitlines()


def setting(value: int) -> str:
    return say("option-plain", name="stake", value=str(value))


async def stakes(club: Club) -> dict[str, str]:
    """What the form calls each stake."""
    return {option["value"]: option["label"] for option in fields(await club.form(club.ana))["stake"]["options"]}


# Consent ------------------------------------------------------------------------------------------------------------


async def test_a_host_alone_in_a_lobby_needs_no_consent(club: Club) -> None:
    await lobby(club)
    assert (await stakes(club))["2"] == setting(2)
    await club.settle(club.ana, "stake=2")
    assert setting(2) in club.board().text
    assert "Agree" not in club.board().buttons


async def test_an_option_that_needs_consent_is_set_once_everybody_agrees(club: Club) -> None:
    table = await lobby(club, club.ben, club.cy)
    assert (await stakes(club))["2"] == say("lobby-if-all-agree", setting=setting(2))
    await club.settle(club.ana, "stake=2")
    asked = say.all_of(f"<@{who.id}>" for who in (club.ben, club.cy))
    assert say("lobby-proposal", name="Ana", setting=setting(2), asked=asked) in lines(club)
    assert {club.ben.id, club.cy.id} <= club.pinged()
    check(club.board())
    await club.press(club.ben, club.board(), "Agree")
    only_cy = say("refusal-not-asked", person=str(club.cy.id), others=0)
    assert (await club.press(club.ben, club.board(), "Agree")).text == only_cy
    assert (await club.press(club.mod, club.board(), "Agree")).text == only_cy
    assert say("lobby-proposal", name="Ana", setting=setting(2), asked=f"<@{club.cy.id}>") in lines(club)
    await club.press(club.cy, club.board(), "Agree")
    assert setting(2) in club.board().text
    assert (await club.game(table.id)).options["stake"] == 2
    assert "Agree" not in club.board().buttons


async def test_a_host_who_starts_before_all_have_agreed_is_asked_first(club: Club) -> None:
    table = await lobby(club, club.ben)
    await club.settle(club.ana, "stake=2")
    asked = await club.press(club.ana, club.board(), "Start")
    assert asked.text == say("start-unagreed", setting=setting(2))
    await club.press(club.ana, asked, "Start")
    begun = await club.game(table.id)
    assert isinstance(begun, Begun)
    assert begun.options["stake"] != 2


async def test_one_disagreement_is_enough_and_an_old_button_does_not_answer_a_new_question(club: Club) -> None:
    table = await lobby(club, club.ben)
    await club.settle(club.ana, "stake=2")
    old = club.board().id_of("agree")
    await club.press(club.ben, club.board(), "Disagree")
    assert say("lobby-declined", name="Ben", setting=setting(2)) in lines(club)
    await club.settle(club.ana, "stake=3")
    refused = await club.fill(club.ana, await club.form(club.ana), gentle=True)
    assert refused.text == say("refusal-proposal-pending")
    assert (await club.forge(club.ben, club.board(), old)).text == say("refusal-proposal-gone")
    await club.press(club.ana, club.board(), "Disagree")
    assert not any("🗳️" in line for line in lines(club))
    assert (await club.game(table.id)).options["stake"] == 1


async def test_somebody_who_joins_later_sees_which_settings_were_reset(club: Club) -> None:
    await lobby(club)
    await club.settle(club.ana, "stake=3")
    assert setting(3) in club.board().text
    await club.press(club.ben, club.board(), "Join")
    assert say("lobby-set-back", name="Ben", settings=setting(1)) in lines(club)
    assert setting(3) not in club.board().text


# What a person writes -----------------------------------------------------------------------------------------------


async def write(club: Club, text: str) -> Seen:
    """Open the form and submit it with this motto."""
    return await club.fill(club.ana, await club.form(club.ana), motto=text)


async def test_the_host_writes_a_text_in_a_form_that_leaves_nothing_in_memory(club: Club) -> None:
    table = await lobby(club)
    await write(club, "  **Los** Cafe\u0301s ")
    assert (await club.game(table.id)).options["motto"] == "**Los** Caf\u00e9s"
    assert say("option-plain", name="motto", value="\\*\\*Los\\*\\* Cafés") in club.board().text
    assert not club.bot._connection._view_store._modals
    assert fields(await club.form(club.ana))["motto"]["value"] == "**Los** Caf\u00e9s"
    await write(club, "   ")
    assert (await club.game(table.id)).options["motto"] == ""
    assert not any("motto" in line for line in lines(club))


@pytest.mark.parametrize("text", ["two\nlines", "\u200b", "bell\x07"])
async def test_an_invalid_text_is_refused_privately_with_a_button_to_try_again(club: Club, text: str) -> None:
    table = await lobby(club)
    told = await write(club, text)
    assert told.message.ephemeral
    assert say("form-wrong-text", name="Motto", longest=24) in told.text
    assert (await club.game(table.id)).options["motto"] == ""
    again = await club.ana.click(told.message, custom_id=told.id_of("options:motto"))
    await club.fill(club.ana, again, motto="Good")
    assert (await club.game(table.id)).options["motto"] == "Good"


# A list to swap -----------------------------------------------------------------------------------------------------


def out(seen: Seen) -> list[str]:
    return [option["value"] for option in seen.selects[say("swap-out")]["options"]]


def into(seen: Seen) -> list[str]:
    return [option["value"] for option in seen.selects[say("swap-in")]["options"]]


async def test_a_swap_by_the_host_is_applied_at_once(club: Club) -> None:
    table = await lobby(club)
    panel = await club.press(club.ana, club.board(), say("button-swap"))
    assert panel.message.ephemeral
    assert say("swap-title", count=32, names=", ".join(COLOURS[:32])) in panel.text
    assert out(panel) == [*COLOURS[:24], "#1"]
    assert into(panel) == [*COLOURS[32:56], "#1"]
    panel = await club.pick(club.ana, panel, say("swap-in"), "#1")
    assert into(panel) == [*COLOURS[56:], "#0"]
    panel = await club.pick(club.ana, panel, say("swap-in"), "c60")
    assert say("swap-coming", name="c60") in panel.text
    assert [option["value"] for option in panel.selects[say("swap-in")]["options"] if option.get("default")] == ["c60"]
    panel = await club.pick(club.ana, panel, say("swap-out"), "#1")
    panel = await club.pick(club.ana, panel, say("swap-out"), "c31")
    assert say("swap-done", coming="c60", leaving="c31") in panel.text
    assert (await club.game(table.id)).options["bag"] == " ".join((*COLOURS[:31], "c60"))
    assert "c31" in into(await club.pick(club.ana, panel, say("swap-in"), "#0"))
    assert any("c60" in line for line in lines(club))


async def test_a_picked_item_that_was_swapped_meanwhile_is_dropped(club: Club) -> None:
    table = await lobby(club)
    first = await club.press(club.ana, club.board(), say("button-swap"))
    first = await club.pick(club.ana, first, say("swap-out"), "c00")
    other = await club.press(club.ana, club.board(), say("button-swap"))
    other = await club.pick(club.ana, other, say("swap-out"), "c00")
    await club.pick(club.ana, other, say("swap-in"), "c40")
    first = await club.pick(club.ana, first, say("swap-in"), "c41")
    assert say("swap-coming", name="c41") in first.text
    assert str((await club.game(table.id)).options["bag"]).split()[0] == "c40"


async def test_only_the_host_can_open_the_panel_for_swaps_and_only_in_the_lobby(club: Club) -> None:
    table = await lobby(club, club.ben)
    assert (await club.press(club.ben, club.board(), "swap")).text == say("refusal-host-only", host=str(club.ana.id))
    board = club.board()
    for words, value in (("", "c00"), ("|||", "#x"), ("a|b|c|d", "?"), ("c00|c40|9999|9999|1", "#9999")):
        seen = await club.forge(club.ana, board, f"m1:{table.id}:1:swapout:{words}", [value])
        assert seen.text
        check(seen)
    await club.press(club.ana, board, "Start")
    seen = await club.forge(club.ana, board, f"m1:{table.id}:1:swap:")
    assert seen.text == say("refusal-running")
    await club.slash(club.cy, "mundialito play", club.lounge, game="mundialito")
    assert "swap" not in " ".join(club.board(club.lounge).ids)


# Rivals and the wait --------------------------------------------------------------------------------------------------


async def test_somebody_who_starts_alone_is_promised_rivals_and_gets_them(club: Club) -> None:
    table = await lobby(club)
    assert say("lobby-rivals", count=2) in (await club.settings(club.ana)).text
    await club.settle(club.ana, "rivals=3")
    asked = await club.press(club.ana, club.board(), "Start")
    assert asked.text == say("start-alone", count=3)
    assert (await club.press(club.ana, asked, say("button-back"))).text == say("host-open", seats="table")
    await club.press(club.ana, await club.press(club.ana, club.board(), "Start"), "Start")
    begun = await club.game(table.id)
    assert isinstance(begun, Begun)
    assert len(begun.seats) == 4
    assert {seat.level for seat in begun.seats if seat.person is None} == {"random"}


async def test_no_rivals_are_promised_once_a_second_person_has_joined(club: Club) -> None:
    await lobby(club, club.ben)
    assert "start alone" not in (await club.settings(club.ana)).text
    await club.press(club.ana, club.board(), "Start")
    assert isinstance(await club.game(), Begun)


async def test_a_game_with_rivals_can_be_opened_in_direct_messages(club: Club) -> None:
    opened = await club.slash(club.ana.user, "mundialito play", game="marbles")
    assert "is open" in opened.text


async def test_the_wait_is_chosen_with_the_pace_and_shown_if_it_is_not_the_default(club: Club) -> None:
    table = await lobby(club)
    await club.fill(club.ana, await club.form(club.ana), pace="live|short")
    assert say("term-wait-live", value="short") in club.board().text
    await club.fill(club.ana, await club.form(club.ana), pace="slow|short")
    assert say("term-wait-slow", value="short") in club.board().text
    assert (await club.game(table.id)).terms.wait is Wait.SHORT
    await club.fill(club.ana, await club.form(club.ana), pace="slow|usual")
    assert say("term-wait-slow", value="usual") not in club.board().text


async def test_a_form_and_a_panel_opened_before_a_restart_still_work_after_it(club: Club) -> None:
    table = await lobby(club)
    shown = await club.form(club.ana)
    panel = await club.press(club.ana, club.board(), "swap")
    old, club.house = club.bot, House(club.archive, club.studio, QuickThinkers(), Limits(20, 50), club.clock)  # type: ignore[arg-type]
    club.bot = Bot(club.house)
    await club.env.restart_bot(club.bot)
    await old.close()
    await club.fill(club.ana, shown, motto="Again")
    assert say("option-plain", name="motto", value="Again") in club.board().text
    panel = await club.pick(club.ana, panel, "swapout", "c00")
    await club.pick(club.ana, panel, "swapin", "c40")
    options = (await club.game(table.id)).options
    assert options["motto"] == "Again"
    assert str(options["bag"]).startswith("c40 c01")
    assert say("option-plain", name="motto", value="Again") in club.board().text


async def test_a_form_that_takes_too_long_to_open_says_so(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby(club)
    session = club.house.session

    async def slowly(table_id: str) -> Session:
        await asyncio.sleep(0.05)
        return await session(table_id)

    monkeypatch.setattr(club.house, "session", slowly)
    monkeypatch.setattr("cogs.controls.answers.PATIENCE", 0.01)
    page = await club.page(club.ana, club.board())
    assert (await club.forge(club.ana, page, page.id_of("options"))).text == say("form-late")
