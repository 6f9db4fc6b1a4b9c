"""Lost connections and repeated events: people still get answers, and nothing is done or said twice."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from testbed.standin.weather import EventFault, RequestFault, Trouble, Weather
from tests.wire.club import SHORT_GAME, Game, open_club, to
from words import speech

pytestmark = pytest.mark.long

CALLBACK = ("POST", r"/callback$")
POST, EDIT = ("POST", r"/channels/\d+/messages$"), ("PATCH", r"/channels/\d+/messages/\d+$")
DELETE = ("DELETE", r"/channels/\d+/messages/\d+$")
KINDS = (CALLBACK, POST, EDIT)
FAULTS = (
    RequestFault.REFUSED,
    RequestFault.LOST,
    RequestFault.CUT_BEFORE,
    RequestFault.CUT_AFTER,
    RequestFault.TORN,
    RequestFault.LIMITED,
    RequestFault.ENDED,
    RequestFault.EMPTY,
    RequestFault.LIMITED_PAGE,
)


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    """A game that has started."""
    async with open_club(tmp_path) as club:
        yield await club.duel(club.channel("g"), club.ana, club.ben)


async def test_a_single_network_fault_is_repaired(game: Game) -> None:
    discord, actions = game.discord, iter(SHORT_GAME)
    for fault in FAULTS:
        mishaps = [discord.spoil(*kind, fault) for kind in KINDS]
        while any(mishap.times for mishap in mishaps):
            action, before = next(actions), len(game.log)
            await discord.slash(game.mover, "move", game.channel, action=action)
            await game.shown()
            assert game.log[before:] == (action,), fault
        mishap = discord.spoil(*CALLBACK, fault)
        await discord.suggest(game.mover, "move", game.channel, option="action", value="")
        assert mishap.times == 0, fault


async def test_a_connection_that_stays_down_is_explained_like_any_failure_of_discord(game: Game) -> None:
    discord = game.discord
    for fault, action in zip((RequestFault.CUT_BEFORE, RequestFault.TORN), SHORT_GAME, strict=False):
        mishaps = [discord.spoil(*kind, fault, times=4) for kind in (POST, EDIT)]
        await discord.slash(game.mover, "move", game.channel, action=action)
        await discord.wait_for(lambda met=mishaps: not all(m.times for m in met), what="the line to stay cut")
        for mishap in mishaps:
            mishap.times = 0
        await game.shown()
    assert game.log[-2:] == tuple(SHORT_GAME[:2])


async def test_a_thread_whose_creation_was_not_confirmed_is_found_and_not_created_twice(game: Game) -> None:
    discord = game.discord
    for number, trouble in enumerate(
        (
            Trouble(RequestFault.CUT_AFTER),
            Trouble(RequestFault.ENDED),
            Trouble(RequestFault.LOST, 500),
            Trouble(RequestFault.EMPTY, 502),
        )
    ):
        discord.spoil("POST", r"/threads$", trouble.fault).trouble = trouble
        await discord.slash(
            game.mover, "mundialito play", game.channel, options={"game": "mundialito", "where": "thread"}
        )
        threads = discord.threads(game.channel)
        assert len(threads) == number + 1, trouble
        await discord.wait_for(lambda: all(map(discord.messages, threads)), what="the lobby in the thread")  # noqa: B023


async def test_an_answer_that_discord_refuses_is_replaced_by_a_sentence(game: Game) -> None:
    game.discord.fail(*CALLBACK, 400, times=1)
    mover = game.mover
    said = await game.discord.slash(mover, "mundialito help", game.channel)
    assert said.text == speech(mover.locale)("trouble-answer")


async def test_a_board_that_cannot_be_deleted_at_once_is_deleted_later(game: Game) -> None:
    discord, actions = game.discord, iter(SHORT_GAME)
    failing = discord.fail(*DELETE, 503, times=8)
    while failing.times == 8:  # until a new board mentions somebody
        await discord.slash(game.mover, "move", game.channel, action=next(actions))
    await discord.wait_for(lambda: failing.times == 0, what="Discord to be available again")
    await game.shown()
    assert len(game.boards) == 1


async def test_the_bot_waits_for_a_gateway_that_is_down_at_the_start_and_leaves_a_dead_address(
    tmp_path: Path,
) -> None:
    async with open_club(tmp_path) as club:
        await club.bot.stop()
        gateway = club.discord.gateway
        gateway.refusals, gateway.resume_address = 2, "ws://127.0.0.1:9/gateway"
        await club.bot.start()
        assert gateway.refused == 2
        await gateway.drop()
        await club.discord.wait_for(lambda: gateway.resumed == 1, what="the bot to come back by the general address")
        await club.duel(club.channel("g"), club.ana, club.ben)


async def test_a_stop_does_not_wait_for_a_gateway_that_is_down(game: Game) -> None:
    discord, bot = game.discord, game.club.bot
    discord.gateway.refusals = 99
    await discord.drop_gateway()
    await discord.wait_for(lambda: discord.gateway.refused > 1, what="the bot to be refused")
    assert await bot.stop() < 5
    assert bot.returncode == 0


async def test_events_delivered_twice_are_handled_once(game: Game) -> None:
    discord, user = game.discord, game.mover
    discord.weather = Weather("twice", requests={}, events={EventFault.TWICE: 1.0})
    before = len(game.log)
    await discord.slash(user, "move", game.channel, action=SHORT_GAME[0])
    panel = await discord.press(user, await game.shown(), to("panel"))
    more = await discord.press(user, game.board, to("more"))
    await discord.suggest(user, "move", game.channel, option="action", value="")
    await discord.quiet()
    assert len(game.log) == before + 1
    assert len(discord.requests(*CALLBACK)) == len(discord.interactions)
    assert [len(answer.messages) for answer in (panel, more)] == [1, 1]


async def test_a_gateway_that_is_down_for_a_while_is_only_a_line_in_the_log(game: Game) -> None:
    discord, bot = game.discord, game.club.bot
    discord.gateway.refusals = 2
    await discord.drop_gateway()
    await discord.wait_for(lambda: discord.gateway.resumed == 1, what="the bot to come back")
    assert discord.gateway.refused == 2
    told = [json.loads(line) for line in bot.lines if "Attempting a reconnect" in line]
    assert [(line["level"], "WSServerHandshakeError" in line["event"]) for line in told] == [("warning", True)] * 2
    await discord.slash(game.mover, "move", game.channel, action=SHORT_GAME[0])
    await game.shown()
