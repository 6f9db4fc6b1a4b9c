"""Several processes, each with a line of its own to PostgreSQL, of which one at a time fails while people play.

A process whose line comes back goes on, or ends because a spare has its cluster; either way nothing is lost, done twice
or stuck. In the storm a crowd plays all games meanwhile, and processes are cut off for good or killed.

Seed, length and size of the storm: STORM_SEED, STORM_SECONDS, STORM_PEOPLE, STORM_TABLES.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random

import pytest

from rules.table.table import Finished, Running
from testbed.process import BotProcess
from testbed.standin.errors import NotOffered, Unanswered
from tests.data.line import Line, line_to
from tests.shelf import PARTIES
from tests.wire.bots import HASTY
from tests.wire.club import SHORT_GAME, Game
from tests.wire.crowd import Crowd
from tests.wire.playing import Players, saved
from tests.wire.test_bot_database_line import SILENCE, fail
from tests.wire.test_bot_storm import BUSY, Size, doubled, play_all_on, tables, told
from tests.wire.test_clusters import (
    CLUSTERS,
    TAKEN_OVER,
    Fleet,
    database,
    open_fleet,
    play_to_the_end,
    serves,
    waits,
)

__all__ = ["database"]

#: The last words of a process whose cluster was taken over, and of one that couldn't connect when it started.
LAST_WORDS = ("Another process has taken over this one's cluster.", "can't be opened")
#: How long around an outage nobody may be able to answer (seconds): Discord's patience.
LATE = 3.0
#: How long the processes in the storm wait for an answer of the database, on a machine that is busy with the crowd
#: (seconds): some silences are shorter, some last until they give up.
PATIENT = 5.0


@asynccontextmanager
async def fleet_on_lines(database: str, longest: float = SILENCE) -> AsyncIterator[tuple[Fleet, list[Line]]]:
    """A process for each cluster and a spare, each with a line that can fail.

    They give up a line that is silent for longer than `longest` seconds.
    """
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(database)) for _ in range(CLUSTERS + 1)]
        given = {"LONGEST": str(longest)}
        fleet = await stack.enter_async_context(
            open_fleet(database, len(lines), lines=lines, script=HASTY, environment=given)
        )
        yield fleet, lines


async def start_again(fleet: Fleet) -> int:
    """Start the processes that have ended, with a sentence that says why; return how many."""
    ended = [bot for bot in fleet.bots if not bot.running]
    for bot in ended:
        assert bot.returncode == 1, bot.lines[-5:]
        assert any(words in bot.lines[-1] for words in LAST_WORDS), bot.lines[-5:]
        await bot.start(wait=False)
    fleet.excused |= {one.id for one in fleet.discord.interactions if one.first is None} if ended else set()
    return len(ended)


async def disturb(fleet: Fleet, lines: list[Line], random: Random, counts: Counter[str]) -> None:
    """Let the lines fail, one after the other, until cancelled."""
    while True:
        await asyncio.sleep(random.uniform(1, 5))
        counts[await fail(random.choice(lines), random)] += 1
        counts["ended"] += await start_again(fleet)


async def calm_down(fleet: Fleet, longest: float = SILENCE) -> None:
    """Wait until every cluster has its process again."""
    await asyncio.sleep(2 * longest)
    await start_again(fleet)
    await fleet.all_serve()


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2))
async def test_whole_games_survive_lines_that_fail_at_random(database: str, seed: int) -> None:
    random, counts = Random(seed), Counter[str]()
    async with fleet_on_lines(database) as (fleet, lines):
        games = [await branch.duel() for branch in fleet.branches]
        disturbing = asyncio.create_task(disturb(fleet, lines, random, counts))
        await asyncio.gather(*(play_to_the_end(fleet, game) for game in games))
        disturbing.cancel()
        await asyncio.gather(disturbing, return_exceptions=True)
        for line in lines:
            line.resume()
        await calm_down(fleet)
        for game in games:
            await game.shown()
            assert list(game.log)[-len(SHORT_GAME) :] == SHORT_GAME
        assert fleet.read("SELECT count(*) FROM results") == [(len(games),)]
    print(dict(counts))


@dataclass
class Trouble:
    """What happens to the processes in a storm, and how soon a spare had taken each one's place (seconds)."""

    fleet: Fleet
    lines: list[Line]
    random: Random
    counts: Counter[str] = field(default_factory=Counter)
    taken: list[float] = field(default_factory=list)
    #: The clusters that had no process that could answer, None for any, and when (seconds on the monotonic clock).
    away: list[tuple[int | None, float, float]] = field(default_factory=list)
    over: bool = False

    async def make(self) -> None:
        """Make trouble until it is over: mostly a line that fails, now and then a process that doesn't come back."""
        while not self.over:
            await asyncio.sleep(self.random.uniform(0.5, 3))
            way = self.random.choice((self.fail, self.fail, self.fail, self.cut_off, self.kill))
            await way()

    async def fail(self) -> None:
        """Let one line fail for a moment."""
        began = time.monotonic()
        self.counts[await fail(self.random.choice(self.lines), self.random)] += 1
        if await self._start_again():
            await self.fleet.all_serve()
            self.away.append((None, began, time.monotonic()))

    async def cut_off(self) -> None:
        """Cut a process off from the database until a spare has its cluster and it has ended."""
        cluster, victim = await self._victim()
        line, began = self.lines[self.fleet.bots.index(victim)], time.monotonic()
        line.silence()
        await line.cut()
        others = [bot for bot in self.fleet.bots if bot is not victim]
        taken = lambda: any(serves(bot, cluster) for bot in others)  # noqa: E731
        await self.fleet.discord.wait_for(taken, TAKEN_OVER, f"a spare to take over cluster {cluster}")
        self._took_over("cut off", cluster, began)
        line.resume()
        assert victim.process is not None
        await asyncio.wait_for(victim.process.wait(), TAKEN_OVER)
        await self._start_again()

    async def kill(self) -> None:
        """Kill a process, and start it again once a spare has its cluster."""
        cluster, victim = await self._victim()
        began = time.monotonic()
        await victim.kill()
        await self.lines[self.fleet.bots.index(victim)].cut()  # what it had given up, the server gives up too
        await self.fleet.all_serve()
        self._took_over("killed", cluster, began)
        await victim.start(wait=False)

    async def _start_again(self) -> int:
        """Start the processes that have ended; return how many."""
        ended = await start_again(self.fleet)
        self.counts["ended"] += ended
        return ended

    async def _victim(self) -> tuple[int, BotProcess]:
        """A cluster and its process, as soon as every cluster has one and there is a spare."""
        async with asyncio.timeout(2 * TAKEN_OVER):
            while not (any(map(waits, self.fleet.bots)) and all(map(self.fleet.serving, range(CLUSTERS)))):
                await self._start_again()
                await asyncio.sleep(0.2)
        cluster = self.random.randrange(CLUSTERS)
        victim = self.fleet.serving(cluster)
        assert victim is not None
        return cluster, victim

    def _took_over(self, what: str, cluster: int, began: float) -> None:
        now = time.monotonic()
        self.counts[what] += 1
        self.taken.append(now - began)
        self.away.append((cluster, began, now))

    def excuse(self) -> bool:
        """Excuse the answers that nobody could give; all, if the machine is too busy to judge, and return whether."""
        running = [bot.on_processor() for bot in self.fleet.bots if bot.running]
        busy = sum(waited for _, waited in running) > BUSY * sum(ran for ran, _ in running)
        for one in self.fleet.discord.unanswered:
            its = 0 if one.guild is None else (one.guild.id >> 22) % CLUSTERS
            gone = (
                began - LATE < one.sent < ended + LATE for cluster, began, ended in self.away if cluster in (None, its)
            )
            if busy or any(gone):
                self.fleet.excused.add(one.id)
        return busy


async def play_truly(players: Players, pair: int, game: Game) -> None:
    """Play a whole game; whatever its players are told is true, and who is told nothing looks what was saved."""
    players.games[game] = setup = len(game.log)
    while isinstance(table := await saved(game), Running):
        with suppress(Unanswered, NotOffered):
            await players.act(pair, game, table, SHORT_GAME[len(table.match.log) - setup])
        await asyncio.sleep(1.0)


async def brave(fleet: Fleet, lines: list[Line], seed: str, size: Size) -> None:
    """Let the crowd and two careful pairs play in the storm; then everything must be as if there had been none."""
    discord, players = fleet.discord, Players(fleet, whole=False)
    crowd = Crowd(fleet, seed, people=size.people, tables=size.tables, guilds=2 * CLUSTERS, games=PARTIES)
    games = [await branch.duel() for branch in fleet.branches]
    trouble = Trouble(fleet, lines, Random(seed))
    making = asyncio.create_task(trouble.make())
    careful = [asyncio.create_task(play_truly(players, number, game)) for number, game in enumerate(games)]
    playing = asyncio.gather(crowd.play(size.seconds, size.pause), *careful)
    await asyncio.wait({making, playing}, return_when=asyncio.FIRST_COMPLETED)
    trouble.over = True
    await making
    await playing
    began = time.monotonic()
    await calm_down(fleet, PATIENT)
    trouble.away.append((None, began, time.monotonic()))
    found = tables(fleet)
    lasted = [i.answered - i.sent for i in discord.interactions if i.answered is not None]
    print(f"\n{dict(trouble.counts)}; taken over within {', '.join(f'{one:.1f} s' for one in trouble.taken)}")
    print(f"{size.people} people, {len(found)} tables: {dict(sorted(crowd.count.items()))}; {players}")
    print(f"{len(lasted)} of {len(discord.interactions)} answered; {told('answers', lasted)}")
    await play_all_on(found, size.actions)
    assert not doubled(fleet)
    for game in games:
        assert list(game.log)[-len(SHORT_GAME) :] == SHORT_GAME
    over = sum(isinstance(game.table, Finished) for game, _ in tables(fleet))
    assert fleet.read("SELECT count(*) FROM results") == [(over,)]
    assert trouble.taken
    assert max(trouble.taken) < TAKEN_OVER
    busy = trouble.excuse()
    left = [one for one in discord.unanswered if one.id not in fleet.excused]
    print(f"{len(discord.unanswered)} unanswered, {len(left)} without an excuse" + ", but too busy to judge" * busy)


@pytest.mark.proof
@pytest.mark.storm
async def test_a_storm_over_several_processes_leaves_nobody_stuck(database: str) -> None:
    seed = os.environ.get("STORM_SEED", "1950")
    print(f"\nSTORM_SEED={seed}")
    async with fleet_on_lines(database, PATIENT) as (fleet, lines):
        await brave(fleet, lines, seed, Size.read(20, 6, 60.0, 2.0, 2))
