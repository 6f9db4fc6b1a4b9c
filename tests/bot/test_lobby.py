"""A table before the game: joining, invitations, settings and closing."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs.delivery.policy import FRESH
from host.budget import MOST, REQUEST
from players import levels
from rules.table.table import EndedTable, Lobby, Running
from rules.table.terms import Pace
from tests.bot.club import Club
from tests.waiting import PATIENCE
from words import speech

say = speech("en")
#: Discord's number for a green button.
SUCCESS = 3


async def test_a_lobby_of_mundialito_lets_draws_stay_draws_with_one_choice(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.settle(club.ana, "adjudicate=no")
    assert say("option-mundialito-adjudicate", value="no", usual="yes") in club.board().text
    assert say("option-mundialito-adjudicate", value="yes", usual="no") not in club.board().text
    table = await club.game()
    assert isinstance(table, Lobby)
    assert table.suited_options["adjudicate"] is False


async def test_a_lobby_shows_only_settings_that_differ_and_its_page_shows_all(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    adjudicated = say("option-mundialito-adjudicate", value="yes", usual="no")  # so new tables begin
    assert len(club.board().text.splitlines()) == 4
    assert adjudicated not in club.board().text
    page = (await club.settings(club.ben)).text
    usual = next(line for line in page.splitlines() if "As usual" in line)
    assert say("arranged-changed", settings="") not in page
    for setting in (
        say("term-pace", value="live"),
        adjudicated,
        say("term-order", value="drawn"),
        say("term-kickoff", value="now"),
        say("option-mundialito-match", value="no", usual="yes"),
        say("option-mundialito-turn-limit", value=200, usual="yes"),
    ):
        assert setting in usual
    await club.settle(club.ana, "pace=slow kickoff=choose match=yes turns=80")
    told = (
        say("term-pace", value="slow"),
        say("term-kickoff", value="choose"),
        say("term-turns", value=80),
        say("option-mundialito-match", value="yes", usual="no"),
    )
    assert " · ".join(told) in club.board().text
    assert adjudicated not in club.board().text
    page = (await club.settings(club.ben)).text
    assert say("arranged-changed", settings=" · ".join(told)) in page.splitlines()
    assert adjudicated in page


async def test_anybody_can_join_an_open_table_and_the_game_starts(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    own = await club.press(club.ana, club.board(), "Join")
    assert own.text == say("host-open", seats="pair")
    await club.press(club.cy, club.board(), "Join")
    assert isinstance((await club.game(lobby.id)), Running)


async def test_only_the_host_can_close_the_table_or_change_a_setting(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    host = say("refusal-host-only", host=str(club.ana.id))
    assert f"<@{club.ana.id}>" in host
    for who in (club.ben, club.mod):
        assert (await club.press(who, club.board(), "Close")).text == host
        assert (await club.press(who, club.board(), "options")).text == host
    assert (await club.game(lobby.id)).terms.pace is Pace.LIVE
    await club.press(club.ana, club.board(), "Close")
    assert isinstance((await club.game(lobby.id)), EndedTable)
    assert club.board().text == f"{say('lobby-closed', reason='cancelled', name='Ana')}\n-# Pyramid football"
    assert set(club.board().buttons) == {say("button-open-again")}
    await club.press(club.ben, club.board(), say("button-open-again"))
    assert (await club.game()).host == club.ben.id


async def test_only_a_seated_person_can_leave_or_start(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    for verb in ("leave", "start"):
        seen = await club.forge(club.cy, club.board(), f"m1:{lobby.id}:1:{verb}:")
        assert seen.text == say("refusal-not-in-lobby")
    early = await club.forge(club.ana, club.board(), f"m1:{lobby.id}:1:start:")
    assert early.text == say("start-needs", count=1)
    await club.press(club.ana, early, say("button-fill", count=1))
    assert isinstance(await club.game(lobby.id), Running)


async def test_a_table_that_everybody_has_left_is_closed(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    await club.press(club.ana, club.board(), "Leave")
    assert isinstance((await club.game(lobby.id)), EndedTable)


async def test_computers_of_every_level_can_be_added_and_removed(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    page = await club.press(club.ana, club.board(), say("button-play-computer"))
    assert [label for label in page.buttons if label != "Back"] == ["Easy", "Normal", "Hard", "Expert"]
    assert (await club.pick(club.cy, club.board(), "computer", "random")).text == say("refusal-not-in-lobby")
    for level in levels("mundialito"):
        await club.pick(club.ana, club.board(), "computer", level)
        assert say("lobby-computers", level=level, count=1) in club.board().text
        await club.pick(club.ana, club.board(), "computer", "-")
    await club.pick(club.ana, club.board(), "computer", "random")
    await club.start(club.ana)
    assert isinstance((await club.game(lobby.id)), Running)


async def test_a_lobby_closes_after_half_an_hour_of_inactivity(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    await club.later(20 * 60)
    await club.settle(club.ana, "order=joined")
    await club.later(20 * 60)
    assert isinstance((await club.game(lobby.id)), Lobby)
    await club.later(11 * 60)
    assert isinstance((await club.game(lobby.id)), EndedTable)
    assert club.board().text.startswith(say("lobby-closed", reason="alone", name="Ana"))
    assert (await club.forge(club.ben, club.board(), f"m1:{lobby.id}:1:join:")).text == say(
        "refusal-closed", why="closed"
    )


async def test_a_lobby_does_not_occupy_its_channel(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.slash(club.ben, "mundialito play", game="mundialito")
    assert len(await club.archive.tables.lobbies_in(club.table.id)) == 2
    assert not club.table.threads


async def test_a_lobbys_private_menu_has_no_moves(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    more = await club.press(club.cy, club.board(), "More…")
    assert more.message.ephemeral
    assert not {"Undo", "Resign…", "Offer a draw…"} & set(more.buttons)


async def test_a_lobby_whose_message_is_too_old_to_edit_is_posted_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    old = club.board()

    class Unedited:
        async def edit(self, **_: Any) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr("cogs.delivery.policy.OLD_PATIENCE", 0.05)
    monkeypatch.setattr(club.bot.desk.boards.delivery, "message", lambda _: Unedited())
    club.clock.ahead += FRESH / 1000 + 60
    await club.press(club.ben, old, "Join")
    await asyncio.wait_for(club.quiet(), PATIENCE)
    board = club.board()
    assert board.message.id != old.message.id
    assert "Ben" in board.text
    assert old.message.id not in club.env.backend.messages[club.table.id]


async def test_start_is_green_once_the_game_can_start_and_answers_if_it_is_too_early(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")

    async def style() -> int:
        return int((await club.page(club.ana, club.board())).buttons["Start"]["style"])

    assert await style() != SUCCESS
    early = await club.start(club.ana)
    assert early.text == say("start-needs", count=1)
    await club.press(club.ana, early, say("button-fill", count=3))
    assert await style() == SUCCESS
    for _ in range(12):
        await club.pick(club.ana, club.board(), "computer", "easy")
    assert await style() != SUCCESS
    assert "at most 13 can play" in (await club.start(club.ana)).text
    await club.settle(club.ana, "cup=2002")
    assert await style() == SUCCESS


async def test_a_person_can_take_a_computers_seat_before_the_start(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    for _ in range(5):
        await club.pick(club.ana, club.board(), "computer", levels("dicecup")[0])
    await club.press(club.ben, club.board(), "Join")
    assert "Ana, Ben, 4 computers" in club.board().text
    assert isinstance(await club.game(), Lobby)


async def test_somebody_who_plays_alone_is_not_told_that_others_may_join(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    assert say("nobody-yet") in (await club.slash(club.ana, "mundialito games")).text
    await club.start(club.ana)
    told = (await club.slash(club.ana, "mundialito games")).text
    assert say("nobody-else") in told
    assert say("nobody-yet") not in told


async def test_the_last_person_to_hand_over_is_not_promised_their_seat_back(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.press(club.ana, club.board(), say("button-fill", count=2))
    await club.start(club.ana)
    more = await club.press(club.ana, club.board(), "More…")
    told = await club.press(club.ana, more, say("button-hand-over"))
    assert told.text == say("done-handed-over", left=0)


async def test_the_last_person_to_resign_is_told_that_the_game_ends(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.press(club.ana, club.board(), say("button-fill", count=2))
    await club.start(club.ana)
    asked = await club.slash(club.ana, "mundialito table", action="resign")
    assert asked.text == say("ask-resign", then="ends")
    await club.press(club.ana, asked, say("button-resign-yes"))
    assert club.board().text.startswith("### 🏁 Closed\nNobody was left to play.")


async def test_whoever_invites_many_again_and_again_pays_for_asking_discord_about_them(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="worldcup")
    people = [str(club.member(f"Guest {number}").id) for number in range(9)]
    (invite,) = (one for one in page.ids if ":invite:" in one)
    for _ in range(3):
        await club.forge(club.ana, page, invite, [*people, str(club.bot.user.id)])  # type: ignore[union-attr]
    assert club.house.budget.usage(club.ana.id) >= 29 * REQUEST
    club.house.budget.charge(club.ana.id, MOST)
    asked = list[int]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.Guild, "fetch_member", lambda _, one: asked.append(one))
        await club.forge(club.ana, page, invite, people)
    assert not asked
    assert not club.mentions
