"""Whole games over the wire, by two people and against computers: pressed, typed, won, checked, repeated."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from rules.table.table import EndedTable, Running
from testbed.controls import arrange_in_lobby
from testbed.process import REPOSITORY
from testbed.standin import Message, User
from tests.wire.club import SHORT_GAME, WAITING, Club, Game, open_club, says, seen, to

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("games")) as club:
        yield club


async def play_all(game: Game, actions: list[str]) -> None:
    """Play a script, alternately by pressing and typing."""
    panels: dict[User, Message] = {}
    for number, action in enumerate(actions):
        mover = game.mover
        if number % 3 == 2:
            said = await game.type_action(mover, action.upper().replace("-", " - "))
            panels.pop(mover, None)
        else:
            said = await game.press_action(mover, action, panels.get(mover))
            panels[mover] = said.message
        assert game.log[-1] == action


async def given_up(club: Club, name: str) -> Game:
    """A game of two in which the second player resigned after the first turn."""
    game = await club.duel(club.channel(name), *club.pair(name))
    await play_all(game, SHORT_GAME[:2])
    asked = await club.discord.slash(game.mover, "mundialito table", game.channel, action="resign")
    await club.discord.press(game.mover, asked.message, to("resign"))
    await game.shown()
    return game


async def test_a_lobby_mentions_its_guest_and_starts_when_they_join(club: Club) -> None:
    ana, ben = club.pair("begins")
    game = await club.lobby(club.channel("begins"), ana, ben)
    assert (game.board.pinged, game.board.v2) == ([ben], True)
    assert all(game.board.button(to(verb)) for verb in ("join", "leave"))
    joined = await club.discord.press(ben, game.board, to("join"))
    assert seen(joined).ephemeral_for == ben
    await game.shown()
    assert game.log == ("setup 231132", "setup 231132", "ball c2", "ball d5")
    assert game.board.image is not None
    assert game.board.alt
    assert game.board.button(to("panel"))


async def test_only_the_player_to_move_gets_suggestions_while_typing(club: Club) -> None:
    game = await club.duel(club.channel("typing"), *club.pair("typing"))
    offer = lambda user, typed: club.discord.suggest(  # noqa: E731
        user, "move", game.channel, option="action", value=typed
    )
    assert (await offer(game.mover, "* E")).choices == [("*e6 · pass to the queen on e6", "*e6")]
    assert (await offer(game.other, "")).choices == []


async def test_two_people_play_to_a_goal_and_are_mentioned_in_their_turns(club: Club) -> None:
    ana, ben = club.pair("whole")
    game = await club.duel(club.channel("whole"), ana, ben)
    winner, loser = game.user(0), game.user(1)
    for first in range(0, len(SHORT_GAME), 2):  # whoever plays on before a board is shown isn't mentioned on it
        await play_all(game, SHORT_GAME[first : first + 2])
        await game.shown()
    assert isinstance(game.table, EndedTable)
    assert (game.table.result.reason, game.table.result.ranking) == ("goal", ((0,), (1,)))
    assert winner.name in game.board.text
    assert all(game.board.button(to(verb)) for verb in ("rematch", "replay"))
    # Mentions: the guest once, the first player unless they just joined, then each player in their turn.
    begins = [loser.name] if loser is ana else []
    turns = [(winner, loser)[turn % 2].name for turn in range(len(SHORT_GAME) // 2 - 1)]
    assert game.pings == [ben.name, *begins, *turns]


async def test_anybody_can_check_a_game_file(club: Club, tmp_path: Path) -> None:
    game = await given_up(club, "file")
    viewer = await club.discord.press(game.user(1), game.board, to("replay"))
    sent = await club.discord.press(game.user(1), viewer.message, to("gamefile"))
    (file,) = sent.message.attachments
    assert tuple(json.loads(file.data)["events"]) == game.log
    path = tmp_path / file.filename
    path.write_bytes(file.data)
    verifier = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rules", "verify", str(path)), cwd=REPOSITORY, stdout=subprocess.PIPE
    )
    told, _ = await verifier.communicate()
    assert verifier.returncode == 0, told
    assert f"{len(game.log)} actions" in told.decode()


async def test_a_rematch_needs_both_players_and_swaps_the_sides(club: Club) -> None:
    discord, game = club.discord, await given_up(club, "rematch")
    one, other = game.user(0), game.user(1)
    asked = await discord.press(one, game.board, to("rematch"))
    assert says("done-rematch-asked") in asked.text
    await game.shown()
    assert game.pings[-1] == other.name
    refused = await discord.press(one, game.board, to("rematch"))
    assert says("refusal-rematch-asked") in refused.text
    agreed = await discord.press(other, game.board, to("rematch"))
    assert says("done-rematch", moved="yes") in agreed.text
    again = Game(club, game.channel, game.table.rematch_table or "")
    await again.shown()
    await game.shown()
    assert [again.user(0), again.user(1)] == [other, one]
    (way,) = [button for button in game.board.buttons if button.url]
    assert way.url.endswith(f"/{again.board.id}")
    await again.press_action(again.mover, "*e6")
    await again.shown()


async def test_a_waiting_players_panel_updates_when_their_turn_comes(club: Club) -> None:
    discord, channel = club.discord, club.channel("panels")
    game = await club.duel(channel, *club.pair("panels"))
    mover, other = game.mover, game.other
    waiting = seen(await game.panel(other))
    assert WAITING in waiting.text
    mine = (await game.press_action(mover, "*e6")).message
    assert mine.button(to("do:end"))
    await discord.press(mover, mine, to("back"))
    assert game.log[-1] == "ball d5"
    mine = (await game.press_action(mover, "*e6", mine)).message
    await discord.press(mover, mine, to("do:end"))
    await discord.wait_for(lambda: waiting.button(to("step")), what="the panel to be renewed")
    assert WAITING in mine.text
    await game.press_action(other, "a1-a2", waiting)
    assert game.log[-1] == "a1-a2"
    await game.shown()


async def test_line_ups_are_chosen_by_menus_and_remembered_for_the_next_game(club: Club) -> None:
    discord, channel = club.discord, club.channel("line-ups")
    ana, ben = club.pair("line-ups")
    game = await club.lobby(channel, ben, ana)
    await arrange_in_lobby(discord, ben, game.board, ["terms.kickoff"], order="host")
    await discord.press(ana, await game.shown(), to("join"))
    await game.shown()
    assert [game.user(0), game.user(1)] == [ana, ben]
    panel = seen(await game.panel(ana))
    await discord.pick(ana, panel, to("pick:queens"), ["a", "b"])
    await discord.pick(ana, panel, to("pick:drones"), ["c", "d"])
    await discord.pick(ana, panel, to("pick:ball"), "f")
    await discord.press(ana, panel, to("do:setup 332211|"))
    assert game.log == ("setup 332211",)
    panel = seen(await game.panel(ben))
    await discord.press(ben, panel, to("do:setup 231132|"))
    assert game.log == ("setup 332211", "setup 231132", "ball f2", "ball d5")
    await game.shown()
    question = await discord.press(ben, (await discord.press(ben, game.board, to("more"))).message, to("resignask"))
    await discord.press(ben, question.message, to("resign"))
    await game.shown()
    assert isinstance(game.table, EndedTable)

    second = await club.lobby(club.channel("line-ups-2"), ben, ana)
    await arrange_in_lobby(discord, ben, second.board, order="host")
    await discord.press(ana, await second.shown(), to("join"))
    await second.shown()
    assert second.log == ("setup 332211", "setup 231132", "ball f2", "ball d5")


async def test_a_game_against_the_computer_is_played_in_a_server_and_in_a_dm(club: Club) -> None:
    discord = club.discord
    ana, _ = club.pair("alone")
    for place in (club.channel("alone"), discord.dm_channel(ana)):
        game = await club.lobby(place, ana, computer="random")
        for _ in range(3):
            await discord.wait_for(lambda: ana.id in game.table.awaited_persons, what="the computer to move")  # noqa: B023
            board = await game.shown()
            number = game.table.match.state.turn  # type: ignore[union-attr]
            await game.press_action(ana, game.table.match.legal()[0], None)  # type: ignore[union-attr]
            if game.table.match.state.turn == number and isinstance(game.table, Running):  # type: ignore[union-attr]
                await game.type_action(ana, "end")
            assert board.channel is place
        await discord.wait_for(lambda: ana.id in game.table.awaited_persons, what="the computer to move")  # noqa: B023
        await game.shown()
        question = await discord.slash(ana, "mundialito table", place, action="resign")
        assert says("ask-resign", then="wins") in question.text
        await discord.press(ana, question.message, to("resign"))
        await game.shown()
        assert isinstance(game.table, EndedTable)
        await discord.press(ana, game.board, to("rematch"))  # the answer is her panel, if the computer hasn't moved yet
        await Game(club, place, game.table.rematch_table or "").shown()


async def test_a_draw_is_offered_and_accepted_and_an_undo_needs_the_other_player(club: Club) -> None:
    discord, channel = club.discord, club.channel("consent")
    game = await club.duel(channel, *club.pair("consent"))
    mover, other = game.mover, game.other
    await game.type_action(mover, "*e6")
    await game.type_action(mover, "end")
    await game.type_action(other, "a1-a2")
    asked = await discord.slash(mover, "mundialito table", channel, action="undo")
    assert says("done-undo-asked") in asked.text
    await game.shown()
    assert game.pings[-1] == other.name
    await discord.press(other, game.board, to("undono"))
    await game.shown()
    assert game.log[-1] == "a1-a2"
    await discord.slash(mover, "mundialito table", channel, action="undo")
    await game.shown()
    await discord.press(other, game.board, to("undoyes"))
    await game.shown()
    assert game.log[-1] == "ball d5"
    question = await discord.slash(mover, "mundialito table", channel, action="draw")
    await discord.press(mover, question.message, to("offer"))
    await game.shown()
    refused = await discord.press(mover, game.board, to("drawask"))
    assert refused.ephemeral
    question = await discord.press(other, game.board, to("drawask"))
    await discord.press(other, question.message, to("drawyes"))
    await game.shown()
    assert game.table.result.reason == "agreed"


async def test_a_lost_connection_during_a_game_loses_no_press(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("line"), *club.pair("line"))
    await discord.drop_gateway()
    await game.type_action(game.mover, "*e6")
    await discord.ask_reconnect()
    await game.type_action(game.mover, "end")
    assert game.log[4:] == ("*e6", "end")
    await game.shown()
