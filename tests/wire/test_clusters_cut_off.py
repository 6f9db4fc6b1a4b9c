"""Several processes, each with a line of its own to PostgreSQL, of which one at a time fails while people play.

A process whose line comes back goes on, or ends because a spare has its cluster; either way nothing is lost, done twice
or stuck.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from tests.data.line import Line, line_to
from tests.wire.bots import HASTY
from tests.wire.club import SHORT_GAME
from tests.wire.test_bot_database_line import SILENCE, fail
from tests.wire.test_clusters import CLUSTERS, Fleet, database, open_fleet, play_to_the_end

__all__ = ["database"]

#: The last words of a process whose cluster was taken over, and of one that couldn't connect when it started.
LAST_WORDS = ("Another process has taken over this one's cluster.", "can't be opened")


@asynccontextmanager
async def fleet_on_lines(database: str) -> AsyncIterator[tuple[Fleet, list[Line]]]:
    """A process for each cluster and a spare, each with a line that can fail."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(database)) for _ in range(CLUSTERS + 1)]
        given = {"LONGEST": str(SILENCE)}
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


async def calm_down(fleet: Fleet) -> None:
    """Wait until every cluster has its process again."""
    await asyncio.sleep(2 * SILENCE)
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
            await game.shown(60)
            assert list(game.log)[-len(SHORT_GAME) :] == SHORT_GAME
        assert fleet.read("SELECT count(*) FROM results") == [(len(games),)]
    print(dict(counts))
