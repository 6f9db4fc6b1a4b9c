"""The bot as several processes over one PostgreSQL database: games everywhere, hands across, deaths and spares."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from data.postgres.claims import CLUSTER, LEASE
from rules import GAMES
from rules.table.table import Begun
from testbed.controls import press_in_lobby
from testbed.databases import POSTGRES, new_database, plain_connection
from testbed.process import BotProcess
from testbed.standin import StandIn
from testbed.standin.errors import NotOffered, Unanswered
from tests.bot.cards import SNAP
from tests.data.line import Line
from tests.waiting import PATIENCE
from tests.wire.bots import CARDS, ForkedProcess
from tests.wire.club import SHORT_GAME, Club, Game, says, to
from tests.wire.test_shards import Branch, choose_card, play, play_card

pytestmark = pytest.mark.long

CLUSTERS = 2
#: How soon a spare has taken over a cluster whose process was killed (seconds).
TAKEN_OVER = PATIENCE


class Fleet(Club):
    """A club whose bot runs as several processes."""

    def __init__(self, discord: StandIn, database: str, count: int, process: type[BotProcess], **given: Any) -> None:
        given["environment"] = {"CLUSTERS": str(CLUSTERS)} | given.get("environment", {})
        super().__init__(discord, database, process, **given)
        self.bots = [self.bot, *(process(discord, database=database, **given) for _ in range(count - 1))]
        self.branches = [Branch(self, shard) for shard in range(CLUSTERS)]

    def connect_by(self, lines: Sequence[Line]) -> None:
        """Let each process reach the database by a line of its own from its next start on."""
        for bot, line in zip(self.bots, lines, strict=True):
            bot.environment["DATABASE"] = line.url

    def serving(self, cluster: int) -> BotProcess | None:
        """The process that runs this cluster, as far as it knows."""
        return next((bot for bot in self.bots if serves(bot, cluster)), None)

    async def all_serve(self, seconds: float = TAKEN_OVER) -> None:
        """Wait until every cluster has its process, and all shards are connected."""

        def ready() -> bool:
            return self.discord.gateway.connected and all(self.serving(number) for number in range(CLUSTERS))

        await self.discord.wait_for(ready, seconds, "every cluster to have a process")

    def assert_clean(self) -> None:
        super().assert_clean()
        for bot in self.bots:
            bot.assert_quiet()


def facts(bot: BotProcess, event: str, since: int = 0) -> list[dict[str, Any]]:
    """The lines that a process has logged about an event, after so many others."""
    lines = (json.loads(line) for line in bot.lines[since:] if line.startswith("{"))
    return [line for line in lines if line["event"] == event]


def serves(bot: BotProcess, cluster: int) -> bool:
    """Whether a process is running and has said in this run that it is ready for this cluster."""
    served = facts(bot, "ready", bot.printed_before) if bot.running else []
    return bool(served) and served[-1]["cluster"] == cluster


def waits(bot: BotProcess) -> bool:
    """Whether a process is running as a spare."""
    now = bot.printed_before
    return bot.running and bool(facts(bot, "waiting as a spare", now)) and not facts(bot, "ready", now)


@pytest.fixture
def database(tmp_path: Path, testrun_uid: str) -> Iterator[str]:
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield str(made.where)


@asynccontextmanager
async def open_fleet(
    database: str,
    count: int = CLUSTERS,
    process: type[BotProcess] = ForkedProcess,
    *,
    lines: Sequence[Line] = (),
    **given: Any,
) -> AsyncIterator[Fleet]:
    """A server in each of two shards, and so many processes, one for each cluster and the rest as spares.

    With lines, each process reaches the database by its own.
    """
    async with StandIn() as discord, AsyncExitStack() as stack:
        discord.gateway.shards = CLUSTERS
        discord.gateway.identify_seconds = 0.0
        fleet = Fleet(discord, database, count, process, **given)
        if lines:
            fleet.connect_by(lines)
        for bot in fleet.bots:
            stack.push_async_callback(bot.kill)
            await bot.start(wait=False)
        await fleet.all_serve(120)
        try:
            yield fleet
        except BaseException:
            for bot in fleet.bots:
                print(bot.running, bot.returncode, *bot.lines[-30:], sep="\n", end="\n\n")
            raise
        for bot in fleet.bots:
            if bot.running:
                await bot.stop()
        fleet.assert_clean()


async def test_each_process_serves_its_own_shards_and_everybody_plays(database: str) -> None:
    async with open_fleet(database) as fleet:
        games = await asyncio.gather(*(branch.duel() for branch in fleet.branches))
        await asyncio.gather(*map(play, games))
        assert [game.log[-1] for game in games] == ["*e6"] * CLUSTERS
        for number in range(CLUSTERS):
            serving = fleet.serving(number)
            assert serving is not None
            assert facts(serving, "ready")[-1]["shards"] == 1
        assert sum(len(facts(bot, "commands registered")) for bot in fleet.bots) == 1


@pytest.fixture
def snap(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a fleet needs whose bot knows a small card game."""
    monkeypatch.setitem(GAMES, SNAP.about.key, SNAP)
    return {"process": BotProcess, "script": CARDS}


async def start_snap(fleet: Fleet, branch: Branch) -> Game:
    """Start the card game at a server."""
    game = await fleet.lobby(branch.channel, branch.host, game="snap")
    await fleet.discord.press(branch.guest, game.board, to("join"))
    await game.shown()
    await press_in_lobby(fleet.discord, branch.host, game.board, "start")
    await game.shown()
    return game


@pytest.mark.proof
async def test_hands_are_played_in_one_process_and_shown_by_another(database: str, snap: dict[str, Any]) -> None:
    async with open_fleet(database, **snap) as fleet:
        game = await start_snap(fleet, fleet.branches[1])
        for _ in range(4):
            before, mover = len(game.log), game.mover
            await play_card(fleet.discord, mover)
            await game.shown()
            assert len(game.log) == before + 1
            assert game.mover is not mover


def card_of(game: Game) -> int:
    """The highest card of the person whose turn it is."""
    table = game.table
    assert isinstance(table, Begun)
    return max(table.match.state.hands[table.awaited[0]])


@pytest.mark.proof
async def test_nobody_is_answered_from_what_another_process_has_changed(database: str, snap: dict[str, Any]) -> None:
    async with open_fleet(database, **snap) as fleet:
        discord = fleet.discord
        game = await start_snap(fleet, fleet.branches[1])
        for number in range(3):
            await play_card(discord, game.mover)  # in the process of direct messages
            typed = await discord.slash(game.mover, "move", game.channel, action=f"play {card_of(game)}")
            assert len(game.log) == 3 + 2 * number, typed.text
            await game.shown()


async def test_of_two_actions_in_two_processes_at_once_one_counts(database: str, snap: dict[str, Any]) -> None:
    async with open_fleet(database, **snap) as fleet:
        discord = fleet.discord
        game = await start_snap(fleet, fleet.branches[1])
        for _ in range(2):
            mover, before = game.mover, len(game.log)
            letter = await choose_card(discord, mover)
            pressed, typed = await asyncio.gather(
                discord.press(mover, letter, to("do:")),
                discord.slash(mover, "move", game.channel, action=f"play {card_of(game)}"),
            )
            await game.shown()
            assert len(game.log) == before + 1
            assert game.mover is not mover
            for answer in (pressed, typed):
                told = says("panel-waiting", awaited=game.mover.name), says("refusal-others-turn", person=game.mover.id)
                assert any(one in answer.text for one in told), answer.text


async def test_a_spare_takes_over_when_a_process_is_killed(database: str) -> None:
    async with open_fleet(database, CLUSTERS + 1) as fleet:
        games = [await branch.duel() for branch in fleet.branches]
        for cluster in (1, 0):
            victim = fleet.serving(cluster)
            assert victim is not None
            fleet.excused |= {i.id for i in fleet.discord.interactions if i.first is None}
            await victim.kill()
            await fleet.all_serve()
            await victim.start(wait=False)  # as the next spare
            await fleet.discord.wait_for(lambda bot=victim: facts(bot, "waiting as a spare"), what="a spare")
            for game in games:
                await game.type_action(game.mover, "*e6" if not game.log else "end")
                await game.shown()
        assert all(game.log for game in games)


async def wake_up_replaced(fleet: Fleet, victim: BotProcess, game: Game, gone: Callable[[], None]) -> None:
    """Stop a process, let a spare take its cluster once the server takes it for `gone`, and wake the process up.

    It has heard what people did before the spare was there; all the same it doesn't say a word, and ends.
    """
    discord, cluster = fleet.discord, 1
    assert victim.process is not None
    (spare,) = (bot for bot in fleet.bots if bot is not victim and bot is not fleet.serving(0))
    await game.type_action(game.mover, "*e6")
    await game.shown()
    victim.process.send_signal(signal.SIGSTOP)
    heard = [
        (await discord.slash(game.mover, "move", game.channel, action="end", wait=False)).interaction,
        (await discord.press(game.mover, game.board, to("panel"), wait=False)).interaction,
        (await discord.slash(game.mover, "mundialito help", game.channel, wait=False)).interaction,
    ]
    gone()
    await discord.wait_for(lambda: serves(spare, cluster), 2 * TAKEN_OVER, "the spare to serve")
    victim.process.send_signal(signal.SIGCONT)
    await asyncio.wait_for(victim.process.wait(), TAKEN_OVER)
    assert [one.first for one in heard] == [None] * len(heard)
    fleet.excused |= {one.id for one in heard}
    assert victim.returncode == 1
    assert "Another process has taken over this one's cluster." in victim.output
    assert game.log[-1] == "*e6"
    await game.type_action(game.mover, "end")
    await game.shown()


async def test_a_process_whose_cluster_was_taken_over_says_nothing_more_and_ends(database: str) -> None:
    def gone() -> None:
        here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ours = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE classid = %s AND objid = 1 AND {here}"
        with plain_connection(database) as raw:
            raw.execute(ours, (CLUSTER,))

    async with open_fleet(database, CLUSTERS + 1) as fleet:
        game = await fleet.branches[1].duel()
        victim = fleet.serving(1)
        assert victim is not None
        await wake_up_replaced(fleet, victim, game, gone)


@pytest.mark.proof
async def test_a_process_killed_soon_after_it_identified_is_replaced_by_one_that_identifies_in_time(
    database: str,
) -> None:
    async with open_fleet(database, CLUSTERS + 2) as fleet:
        gateway, victims = fleet.discord.gateway, []
        gateway.identify_seconds = 5.0
        for _ in range(2):
            victim, before = fleet.serving(1), gateway.identified
            while victim is None:
                await fleet.all_serve()
                victim = fleet.serving(1)
            await victim.kill()
            victims.append(victim)
            await fleet.discord.wait_for(lambda: gateway.identified > before, TAKEN_OVER, "an IDENTIFY")  # noqa: B023
            await fleet.discord.wait_for(lambda: fleet.serving(1) is not None, TAKEN_OVER, "a spare to be ready")
        await fleet.all_serve()
        assert len(set(victims)) == 2
        await play(await fleet.branches[1].duel())


@pytest.mark.proof
async def test_a_process_that_hangs_gives_its_cluster_up(database: str) -> None:
    async with open_fleet(database, CLUSTERS + 1) as fleet:
        game = await fleet.branches[1].duel()
        victim = fleet.serving(1)
        assert victim is not None
        began = time.monotonic()
        await wake_up_replaced(fleet, victim, game, lambda: None)
        assert time.monotonic() - began > LEASE


@pytest.mark.proof
async def test_a_process_that_hangs_for_a_moment_keeps_its_cluster_and_goes_on(database: str) -> None:
    async with open_fleet(database, CLUSTERS + 1) as fleet:
        game = await fleet.branches[1].duel()
        victim = fleet.serving(1)
        assert victim is not None
        assert victim.process is not None
        victim.process.send_signal(signal.SIGSTOP)
        late = await fleet.discord.slash(game.mover, "move", game.channel, action="*e6", wait=False)
        await asyncio.sleep(LEASE / 2)
        victim.process.send_signal(signal.SIGCONT)
        fleet.excused.add(late.interaction.id)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        assert late.interaction.first is None
        assert fleet.serving(1) is victim


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(3))
async def test_whole_games_survive_processes_killed_at_random(database: str, seed: int) -> None:
    rng = random.Random(seed)
    async with open_fleet(database, CLUSTERS + 1) as fleet:
        discord = fleet.discord
        games = [await branch.duel() for branch in fleet.branches]
        playing = [asyncio.create_task(play_to_the_end(fleet, game)) for game in games]
        kills = 0
        while not all(task.done() for task in playing):
            await asyncio.sleep(rng.uniform(0.5, 4.0))
            victim = fleet.serving(rng.randrange(CLUSTERS))
            assert victim is not None
            await victim.kill()
            fleet.excused |= {one.id for one in discord.interactions if one.first is None}
            kills += 1
            await fleet.all_serve()
            await victim.start(wait=False)
        await asyncio.gather(*playing)
        assert kills > 1
        for game in games:
            await game.shown()
            assert list(game.log)[-len(SHORT_GAME) :] == SHORT_GAME
        assert fleet.read("SELECT count(*) FROM results") == [(len(games),)]


async def play_to_the_end(fleet: Fleet, game: Game) -> None:
    """Play a whole game, whatever happens to the bot: who gets no answer, looks what was saved and goes on."""
    setup = len(game.log)
    while (done := len(game.log) - setup) < len(SHORT_GAME):
        try:
            await game.type_action(game.mover, SHORT_GAME[done])
        except (Unanswered, NotOffered):
            await fleet.all_serve()
        await asyncio.sleep(0.2)
