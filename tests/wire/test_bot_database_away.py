"""The database server is killed, restarted or ends its connections while people play whole games, and the bot goes on.

Whatever the moment: an action that was confirmed is saved, none is saved twice, one that was refused changed nothing,
every press gets an answer, and afterwards every table shows itself as it is saved and accepts actions.

How often, and from which seed: KILLS, KILL_SEED.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.waiting import PATIENCE
from tests.wire.club import open_club
from tests.wire.playing import Players
from tests.wire.postgres_server import PostgresServer, own_server

#: How many tables play at the same time.
TABLES = 3
#: How soon every table takes an action again after a blow (seconds).
RECOVERED = PATIENCE
#: People act for at most this long between the end of one blow and the next (seconds).
LONGEST = 1.0

Blow = Callable[[PostgresServer], None]


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    with own_server() as started:
        yield started


def killed(server: PostgresServer) -> None:
    server.kill()
    server.start()


def restarted(server: PostgresServer) -> None:
    server.stop()
    server.start()


def disconnected(server: PostgresServer) -> None:
    server.end_connections()


async def struck(folder: Path, server: PostgresServer, blows: Sequence[Blow], *, whole: bool) -> Players:
    """Strike the server at random moments while people play; return who played."""
    random = Random(os.environ.get("KILL_SEED", "1954"))
    began = time.monotonic()
    async with open_club(folder, database=server.database) as club:
        players = Players(club, whole=whole)
        playing = [asyncio.create_task(players.play(number)) for number in range(TABLES)]
        slowest = 0.0
        for blow in blows:
            await asyncio.sleep(random.uniform(0, LONGEST))
            async with players.calm:
                await asyncio.to_thread(blow, server)
            slowest = max(slowest, await players.all_go_on(playing, RECOVERED))
        players.end()
        await asyncio.gather(*playing)
        await players.assert_settled()
    lasted = time.monotonic() - began
    print(f"{len(blows)} blows in {lasted:.0f} s; {players}; on again within {slowest:.1f} s")
    return players


async def test_whatever_people_are_told_is_true_when_the_server_goes_away(
    tmp_path: Path, server: PostgresServer
) -> None:
    assert (await struck(tmp_path, server, (killed, disconnected), whole=False)).told["confirmed"] > 0


@pytest.mark.proof
@pytest.mark.parametrize("blow", [killed, restarted, disconnected], ids=lambda blow: blow.__name__)
async def test_whatever_people_are_told_is_true_however_often_the_server_goes_away(
    tmp_path: Path, server: PostgresServer, blow: Blow
) -> None:
    players = await struck(tmp_path, server, (blow,) * int(os.environ.get("KILLS", "50")), whole=True)
    assert players.told["confirmed"] > players.told["refused"]
    assert players.finished
