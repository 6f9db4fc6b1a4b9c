"""The bot with several gateway shards: games everywhere, hands from direct messages, one shard down, restarts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket

from cogs.discordpy import gateway as gateway_module
from cogs.discordpy import shards as shards_module
from cogs.discordpy.gateway import ResilientGateway
from cogs.discordpy.retries import ShortBackoff
from cogs.discordpy.shards import Buckets, ResilientShard, ShardedClient
from data import Cluster, Unavailable
from data.fleet import Alone
from rules import GAMES
from testbed.controls import press_in_lobby
from testbed.process import BotProcess
from testbed.standin import Message, StandIn, User
from testbed.standin.gateway import Gateway
from tests.bot.cards import SNAP
from tests.waiting import until
from tests.wire.bots import CARDS
from tests.wire.club import Club, Game, to

SHARDS = 3


class Branch:
    """A server of one shard, with two people and a channel."""

    def __init__(self, club: Club, shard: int) -> None:
        discord = club.discord
        self.club, self.shard = club, shard
        self.host, self.guest = (discord.add_user(f"{who} {shard}") for who in ("Ana", "Ben"))
        self.guild = discord.add_guild(f"Shard {shard}", members=[self.host, self.guest], shard=shard)
        self.channel = discord.add_channel(self.guild, "games")

    async def duel(self) -> Game:
        """Start a game of two."""
        return await self.club.duel(self.channel, self.host, self.guest)


@asynccontextmanager
async def open_branches(folder: Path, **given: Any) -> AsyncIterator[tuple[Club, list[Branch]]]:
    """A club with a server in each of three shards, and the bot, which learns from Discord how many there are."""
    async with StandIn() as discord:
        discord.gateway.shards = discord.gateway.max_concurrency = SHARDS
        discord.gateway.identify_seconds = 5.0
        club = Club(discord, folder / "bot.db", **given)
        branches = [Branch(club, shard) for shard in range(SHARDS)]
        async with club.bot:
            assert discord.gateway.count == SHARDS
            yield club, branches
        club.assert_clean()


async def play(game: Game) -> None:
    """Make the first move of a game."""
    await game.type_action(game.mover, "*e6")
    await game.shown()


async def test_servers_of_all_shards_play_at_once(tmp_path: Path) -> None:
    async with open_branches(tmp_path) as (club, branches):
        gateway = club.discord.gateway
        games = await asyncio.gather(*(branch.duel() for branch in branches))
        await asyncio.gather(*map(play, games))
        assert [game.log[-1] for game in games] == ["*e6"] * SHARDS
        assert gateway.identified == SHARDS
        for branch, session in zip(branches, (gateway.current[n] for n in range(SHARDS)), strict=True):
            told = {event.data["guild_id"] for event in session.events if event.event == "INTERACTION_CREATE"}
            assert told == {str(branch.guild.id)}
        await club.discord.wait_for(lambda: "ready" in events(club), what="the bot to be ready")
        ready = [line for line in map(json.loads, club.bot.lines) if line["event"] == "ready"]
        assert [(line["servers"], line["shards"]) for line in ready] == [(SHARDS + 1, SHARDS)]


def events(club: Club) -> list[str]:
    return [json.loads(line)["event"] for line in club.bot.lines]


async def test_while_one_shard_is_down_others_play_on_and_it_catches_up(tmp_path: Path) -> None:
    async with open_branches(tmp_path) as (club, branches):
        discord, gateway = club.discord, club.discord.gateway
        games = [await branch.duel() for branch in branches]
        gateway.refusals = 99  # only a shard that has lost its connection asks for a new one
        gateway.cut(1)
        await discord.wait_for(lambda: gateway.refused > 0, what="shard 1 to be refused")
        discord.remove_bot(branches[1].guild)
        for game in (games[0], games[2]):
            await play(game)
        assert (status(games[1]), gateway.resumed) == ("running", 0)
        gateway.refusals = 0
        await discord.wait_for(lambda: gateway.resumed == 1, what="shard 1 to resume")
        await discord.wait_for(lambda: status(games[1]) == "set_aside", what="the bot to hear of the removal")
        discord.invite_bot(branches[1].guild)
        await discord.wait_for(lambda: status(games[1]) == "running", what="the table to continue")
        await discord.wait_for(lambda: games[1].waiting() == 0, what="the board to be shown again")
        await play(games[1])
        assert gateway.identified == SHARDS


def status(game: Game) -> str:
    return str(game.club.read("SELECT status FROM tables WHERE id = ?", game.id)[0][0])


async def test_a_shard_with_a_new_session_knows_which_servers_have_left(tmp_path: Path) -> None:
    async with open_branches(tmp_path) as (club, branches):
        discord, gateway = club.discord, club.discord.gateway
        gateway.identify_seconds = 0.0
        games = [await branch.duel() for branch in branches]
        gateway.down.add(2)
        gateway.cut(2)
        await discord.wait_for(lambda: gateway.current[2].socket is None, what="shard 2 to be down")
        discord.remove_bot(branches[2].guild)
        await gateway.forget(shard=2)
        gateway.down.clear()
        await discord.wait_for(lambda: status(games[2]) == "set_aside", what="the table to be set aside")
        await play(games[0])


async def test_a_bot_with_shards_can_be_restarted(tmp_path: Path) -> None:
    async with open_branches(tmp_path) as (club, branches):
        club.discord.gateway.identify_seconds = 0.0
        games = [await branch.duel() for branch in branches]
        await club.bot.restart(hard=True)
        await asyncio.gather(*map(play, games))
        await club.bot.restart()
        assert club.discord.gateway.identified == 3 * SHARDS
        for game in games:
            await game.type_action(game.mover, "end")
            await game.shown()


async def test_health_and_metrics_count_shards(tmp_path: Path, unused_tcp_port: int) -> None:
    environment = {"METRICS": str(unused_tcp_port)}
    async with open_branches(tmp_path, environment=environment) as (club, _), aiohttp.ClientSession() as session:
        gateway, place = club.discord.gateway, f"http://127.0.0.1:{unused_tcp_port}"

        async def told() -> tuple[int, int, str]:
            async with session.get(f"{place}/health") as page:
                health = await page.json()
            async with session.get(f"{place}/metrics") as page:
                return health["shards"], health["shards_up"], await page.text()

        shards, up, metrics = await told()
        assert (shards, up) == (SHARDS, SHARDS)
        assert all(f'mundialito_shard_latency_seconds{{shard="{shard}"}}' in metrics for shard in range(SHARDS))
        gateway.refusals = 99
        gateway.cut(2)
        await club.discord.wait_for(lambda: gateway.refused > 0, what="shard 2 to be down")
        shards, up, metrics = await told()
        assert (shards, up) == (SHARDS, SHARDS - 1)
        assert f"mundialito_shards_up {SHARDS - 1}.0" in metrics
        assert "mundialito_gateway_latency_seconds" in metrics
        assert 'shard="2"' not in metrics
        gateway.refusals = 0


@pytest.mark.proof
async def test_too_few_shards_end_the_bot_with_a_sentence_for_its_operator(tmp_path: Path) -> None:
    async with StandIn() as discord:
        discord.gateway.servers_a_shard = 1
        for name in ("one", "two"):
            discord.add_guild(name)
        bot = BotProcess(discord, database=tmp_path / "bot.db")
        await bot.start(wait=False)
        await discord.wait_for(lambda: not bot.running, what="the bot to end")
        assert bot.returncode == 1
        assert "(code 4011)" in bot.output
        assert "Start it again to open more." in bot.output
        bot.assert_quiet()


# hands


@pytest_asyncio.fixture
async def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Club, list[Branch]]]:
    """Three servers whose bot knows a small card game."""
    monkeypatch.setitem(GAMES, SNAP.about.key, SNAP)
    async with open_branches(tmp_path, process=BotProcess, script=CARDS) as opened:
        yield opened


async def choose_card(discord: StandIn, user: User) -> Message:
    """Choose to play the first card in the direct message, and return that."""
    (letter,) = discord.dms(user)
    if not letter.selects:
        await discord.press(user, letter, to("hand"))
    for value in ("play", ""):
        if letter.button(to("do:")) is None and letter.selects:
            labels = letter.selects[0].labels
            await discord.pick(user, letter, to("pick"), value if value in labels else labels[0])
    return letter


async def play_card(discord: StandIn, user: User) -> None:
    """Play the first card from the direct message."""
    await discord.press(user, await choose_card(discord, user), to("do:"))


async def test_a_hand_in_direct_messages_plays_at_a_table_of_another_shard(cards: tuple[Club, list[Branch]]) -> None:
    club, branches = cards
    discord, branch = club.discord, branches[2]
    game = await club.lobby(branch.channel, branch.host, game="snap")
    await discord.press(branch.guest, game.board, to("join"))
    await game.shown()
    await press_in_lobby(discord, branch.host, game.board, "start")
    await game.shown()
    before, mover = len(game.log), game.mover
    await play_card(discord, mover)
    await game.shown()
    assert len(game.log) == before + 1
    assert game.mover is not mover
    pressed = [one for one in discord.gateway.current[0].events if one.event == "INTERACTION_CREATE"]
    assert pressed
    assert not any("guild_id" in one.data for one in pressed)


# identifying, with a client in this process


@pytest.fixture
async def gateway(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gateway]:
    """A stand-in's gateway for clients that reconnect with short pauses."""
    monkeypatch.setattr(gateway_module, "SHORT", 0.2)
    monkeypatch.setattr(gateway_module, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(shards_module, "INTERVAL", 0.3)
    for name, value in (("DiscordWebSocket", ResilientGateway), ("Shard", ResilientShard)):
        monkeypatch.setattr(discord.shard, name, value)
    monkeypatch.setattr(discord.shard, "ExponentialBackoff", ShortBackoff)
    monkeypatch.setattr(ShortBackoff, "delay", lambda self: 0.05)
    async with StandIn() as standin:
        monkeypatch.setattr(discord.http.Route, "BASE", standin.api_base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(standin.gateway_url))
        standin.gateway.identify_seconds = 0.28
        yield standin.gateway
        assert standin.violations == []


@asynccontextmanager
async def connected(gateway: Gateway, shards: int | None) -> AsyncIterator[ShardedClient]:
    """A client all of whose shards have a session."""
    intents = discord.Intents(guilds=True)
    client = ShardedClient(command_prefix=(), fleet=Alone(), intents=intents, shard_count=shards)
    running = asyncio.create_task(client.start(gateway.token))
    try:
        await until(lambda: gateway.identified >= gateway.shards and gateway.connected)
        yield client
        assert not running.done()
    finally:
        client.stop_opening()
        await client.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("concurrency", [1, 2, 4])
async def test_shards_of_one_bucket_identify_one_after_the_other(gateway: Gateway, concurrency: int) -> None:
    gateway.shards, gateway.max_concurrency = 4, concurrency
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with connected(gateway, None) as client:
        turns = 4 // concurrency - 1
        assert loop.time() - began > 0.3 * turns
        assert client.shard_count == gateway.identified == 4


class Shared(Alone):
    """The fleet of one of two processes; the other has the bucket at first, and is killed after it has identified."""

    def __init__(self, ago: float) -> None:
        super().__init__()
        self.cluster = Cluster(0, 2)
        self.done: list[str] = []
        self._ago, self._fails = ago, 1

    async def take_bucket(self, bucket: int) -> float | None:
        self.done.append("asked")
        return None if self.done.count("asked") < 2 else self._ago

    async def use_bucket(self, bucket: int) -> None:
        self.done.append("noted")
        if self.done.count("noted") < 2:
            raise Unavailable("The database is away.")


@pytest.mark.parametrize(("ago", "left"), [(2.0, 3.5), (0.0, 5.5), (9.0, 0.0), (float("inf"), 0.0), (-99.0, 5.5)])
async def test_who_takes_a_bucket_over_waits_only_for_what_is_left_of_its_pause(
    monkeypatch: pytest.MonkeyPatch, ago: float, left: float
) -> None:
    fleet, slept = Shared(ago), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    buckets = Buckets(fleet)
    await buckets.identify(0)  # a bucket that it doesn't have
    await buckets.take(0)
    assert (fleet.done, slept) == (["asked", "asked"], [0.5, left])
    await buckets.identify(0)
    assert fleet.done[2:] == ["noted", "noted"]  # not before the others can know
    for end in buckets._ends.values():
        end.cancel()


async def test_a_given_number_of_shards_is_opened_whatever_discord_recommends(gateway: Gateway) -> None:
    gateway.max_concurrency = 2
    async with connected(gateway, 2):
        await until(lambda: gateway.count == 2 and gateway.connected)


async def test_a_session_that_cannot_be_resumed_is_replaced_for_its_shard_alone(gateway: Gateway) -> None:
    gateway.shards = gateway.max_concurrency = 3
    gateway.identify_seconds, gateway.resume_code = 0.0, 4007
    async with connected(gateway, None):
        before = [gateway.current[shard].id for shard in range(3)]
        await gateway.drop(shard=1)
        await until(lambda: gateway.identified == 4 and gateway.connected)
        gateway.resume_code = None
        await gateway.drop(shard=2)
        await until(lambda: gateway.resumed == 1)
        now = [gateway.current[shard].id for shard in range(3)]
        assert [old == new for old, new in zip(before, now, strict=True)] == [True, False, True]


async def test_a_shard_that_is_down_neither_delays_another_nor_costs_it_its_session(gateway: Gateway) -> None:
    gateway.shards = gateway.max_concurrency = 3
    async with connected(gateway, None):
        session = gateway.current[2]
        gateway.down.add(1)
        gateway.cut(1)
        await asyncio.sleep(0.6)  # it has resumed in vain more often than is allowed
        await gateway.drop(shard=2)
        await until(lambda: gateway.resumed == 1)
        assert gateway.current[2] is session
        assert gateway.current[1].socket is None


async def test_a_shard_whose_first_connections_break_does_not_delay_others(gateway: Gateway) -> None:
    gateway.shards = gateway.max_concurrency = 3
    gateway.hang_ups, gateway.refusals = 1, 1
    async with connected(gateway, None):
        assert (gateway.hung_up, gateway.refused, gateway.identified) == (1, 1, 3)
