"""The bot starts while PostgreSQL restarts, or finds no connection free: it ends with a sentence or goes on by itself.

How often the server is killed, and from which seed: KILLS, KILL_SEED.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from testbed.databases import plain_connection
from tests.waiting import PATIENCE
from tests.wire.club import Club, Game, open_club, says
from tests.wire.postgres_server import PostgresServer, own_server

pytestmark = pytest.mark.long

#: A start takes about this long (seconds).
START = 0.8
#: How soon people notice that connections are free again (seconds).
RECOVERED = PATIENCE
#: The role that the bot connects as, where its connections are limited.
ROLE = "bot"


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    with own_server() as started:
        yield started


async def start_beside_kills(folder: Path, server: PostgresServer, times: int) -> int:
    """Kill the server so often at random moments of a start; return how often the bot ended with a sentence."""
    random, ended = Random(os.environ.get("KILL_SEED", "1938")), 0
    async with open_club(folder, database=server.database) as club:
        game = await club.duel(club.channel("games"), club.ana, club.cy)
        for number in range(times):
            await club.bot.kill()
            club.bot.lines.clear()
            before = club.discord.gateway.identified
            await club.bot.start(wait=False)
            await asyncio.sleep(random.uniform(0, START))
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(random.uniform(0, START))
            await asyncio.to_thread(server.start)
            await started_or_ended(club, before)
            if not club.bot.running:
                ended += 1
                assert club.bot.returncode == 1
                assert "database" in club.bot.lines[-1]
                await club.bot.start()
            club.bot.assert_quiet()
            await game.type_action(game.mover, "*e6" if number == 0 else "end")
            await game.shown()
    return ended


async def started_or_ended(club: Club, before: int) -> None:
    """Wait until the bot is ready or has ended."""

    def settled() -> bool:
        gateway = club.discord.gateway
        return not club.bot.running or (gateway.identified > before and gateway.connected)

    await club.discord.wait_for(settled, what="the bot to be ready, or to end")


@pytest.mark.proof
async def test_a_start_during_which_the_server_dies_ends_with_a_sentence_or_goes_on(
    tmp_path: Path, server: PostgresServer
) -> None:
    await start_beside_kills(tmp_path, server, 2)


@pytest.mark.proof
async def test_starts_during_which_the_server_dies_end_with_a_sentence_or_go_on(
    tmp_path: Path, server: PostgresServer
) -> None:
    times = int(os.environ.get("KILLS", "25"))
    ended = await start_beside_kills(tmp_path, server, times)
    print(f"{times} starts: {ended} ended with a sentence, {times - ended} went on")


def limit(server: PostgresServer, connections: int) -> None:
    """Let the bot have so many connections from now on, and end those that it has."""
    with plain_connection(server.url) as raw:
        raw.execute(f"ALTER ROLE {ROLE} CONNECTION LIMIT {connections}")
        raw.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = %s", (ROLE,))


async def played(club: Club, game: Game) -> None:
    """Let the player to move try until an action is saved."""
    before, deadline = game.number, time.monotonic() + RECOVERED
    while game.number == before:
        assert time.monotonic() < deadline, "the bot doesn't go on"
        await club.discord.slash(game.mover, "move", game.channel, action=game.table.match.legal()[0])


@pytest.mark.proof
async def test_while_no_connection_is_free_people_are_told_so_and_the_bot_goes_on_once_there_is(
    tmp_path: Path, server: PostgresServer
) -> None:
    with plain_connection(server.url) as raw:
        raw.execute(f"CREATE ROLE {ROLE} LOGIN")
        raw.execute(f"ALTER DATABASE archive OWNER TO {ROLE}")
    given = {"DATABASE": str(server.database.where).replace("postgres@", f"{ROLE}@")}
    async with open_club(tmp_path, database=server.database, environment=given) as club:
        game = await club.duel(club.channel("games"), club.ana, club.cy)
        for connections in (0, 1):
            before = game.number
            limit(server, connections)
            answer = await club.discord.slash(game.mover, "move", game.channel, action=game.table.match.legal()[0])
            assert answer.text == says("trouble-archive")
            assert game.number == before
            limit(server, -1)
            await played(club, game)
            await game.shown()
        await club.bot.stop()
        limit(server, 0)
        await club.bot.start(wait=False)
        await club.discord.wait_for(lambda: not club.bot.running, what="the bot to end")
        assert club.bot.returncode == 1
        assert "too many connections" in club.bot.lines[-1]
        limit(server, -1)
        await club.bot.start()
