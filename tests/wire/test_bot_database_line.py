"""The line between the bot and PostgreSQL falls silent, is slow or breaks while people play, or no connection is free.

Whatever happens: people are told the truth about their actions, nothing is saved twice, no table is stuck afterwards,
and the bot goes on by itself.

How often, and from which seed: KILLS, KILL_SEED.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.postgres.failures import LONGEST
from testbed.databases import POSTGRES, Database
from tests.data.line import Line, line_to
from tests.waiting import PATIENCE
from tests.wire.bots import HASTY
from tests.wire.club import Club, bot_database, open_club, says
from tests.wire.playing import Players

pytestmark = pytest.mark.long

TABLES = 3
#: How long the bots here wait for an answer, and how soon every table takes an action again (seconds).
SILENCE, RECOVERED = 1.0, PATIENCE


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with bot_database(POSTGRES, tmp_path) as made:
        yield made


@asynccontextmanager
async def club_at(folder: Path, database: Database, *, longest: float = SILENCE) -> AsyncIterator[tuple[Club, Line]]:
    """A club whose bot has a line to its database that can fail; the club itself reads it directly."""
    async with line_to(str(database.where)) as line:
        given: dict[str, Any] = {"DATABASE": line.url, "LONGEST": str(longest)}
        async with open_club(folder, database=database, script=HASTY, environment=given) as club:
            yield club, line


async def fail(line: Line, random: Random) -> str:
    """Let the line fail in one of its ways, and return which."""
    match random.choice(("silent", "silent, then cut", "silent for good", "cut")):
        case "silent" as way:
            line.silence()
            await asyncio.sleep(random.uniform(0.1, 2 * SILENCE))
            line.resume()
        case "silent, then cut" as way:
            line.silence()
            await asyncio.sleep(random.uniform(0.1, 2 * SILENCE))
            await line.cut()
            line.resume()
        case "silent for good" as way:
            line.abandon()
        case way:
            await line.cut()
    return way


async def failing(folder: Path, database: Database, times: int, *, whole: bool) -> Players:
    """Let the line fail so often at random moments while people play; return who played."""
    random = Random(os.environ.get("KILL_SEED", "1966"))
    began = time.monotonic()
    async with club_at(folder, database) as (club, line):
        players = Players(club, whole=whole)
        playing = [asyncio.create_task(players.play(number)) for number in range(TABLES)]
        ways, slowest = [], 0.0
        for _ in range(times):
            await asyncio.sleep(random.uniform(0, 1))
            async with players.calm:
                ways.append(await fail(line, random))
            slowest = max(slowest, await players.all_go_on(playing, RECOVERED))
        players.end()
        await asyncio.gather(*playing)
        await players.assert_settled()
    told = {way: ways.count(way) for way in sorted(set(ways))}
    print(f"{told} in {time.monotonic() - began:.0f} s; {players}; on again within {slowest:.1f} s")
    return players


async def test_whatever_people_are_told_is_true_when_the_line_fails(tmp_path: Path, database: Database) -> None:
    assert (await failing(tmp_path, database, 4, whole=False)).told["confirmed"] > 0


@pytest.mark.proof
async def test_whatever_people_are_told_is_true_however_often_the_line_fails(
    tmp_path: Path, database: Database
) -> None:
    players = await failing(tmp_path, database, int(os.environ.get("KILLS", "50")), whole=True)
    assert players.told["confirmed"] > players.told["refused"]
    assert players.finished


@pytest.mark.proof
async def test_a_person_whose_press_meets_a_silent_line_is_told_so_as_soon_as_it_is_given_up(
    tmp_path: Path, database: Database
) -> None:
    async with club_at(tmp_path, database, longest=LONGEST) as (club, line):
        game = await club.duel(club.channel("games"), club.ana, club.cy)
        line.silence()
        began = time.monotonic()
        said = await club.discord.slash(game.mover, "move", game.channel, action="*e6", settle=False)
        assert said.deferred
        text = (await club.discord.settled(said, 2 * LONGEST)).text
        assert text in (says("trouble-archive"), says("trouble-unconfirmed"))
        assert time.monotonic() - began > LONGEST
        line.resume()
        await game.type_action(game.mover, "*e6")
        await game.shown()


@pytest.mark.proof
async def test_with_a_slow_database_everybody_is_answered_in_time(tmp_path: Path, database: Database) -> None:
    async with club_at(tmp_path, database, longest=LONGEST) as (club, line):
        players = Players(club, whole=False)
        playing = [asyncio.create_task(players.play(number)) for number in range(TABLES)]
        await players.all_go_on(playing, RECOVERED)
        line.delay = 0.1
        for _ in range(2):
            await players.all_go_on(playing, RECOVERED)
        line.delay = 0.0
        players.end()
        await asyncio.gather(*playing)
        await players.assert_settled()
        assert set(players.told) == {"confirmed"}
