"""A storm: a crowd plays all games at many tables while Discord and the network fail.

The faults follow from a seed. Everybody gets answers, nothing is said twice, no table gets stuck, and afterwards every
game continues.

Seed, length and size: STORM_SEED, STORM_SECONDS, STORM_PEOPLE, STORM_TABLES.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules import GAMES
from rules.table.table import Running
from testbed.process import METERED, BotProcess
from testbed.resources import memory
from testbed.standin import Unanswered
from testbed.standin.weather import Weather
from tests import waiting
from tests.shelf import PARTIES
from tests.wire.club import Club, Game, open_club
from tests.wire.crowd import Crowd

SERVERS = 4
#: How long a table may take to show itself once the storm is over, and to take an action (seconds).
CALM, PLAYED_ON = waiting.PATIENCE, waiting.PATIENCE
#: If the event loop waits for a processor this many times as long as it runs, the machine is too busy to judge.
BUSY = 2.0
#: How many tables are played on at the same time afterwards.
AT_ONCE = 6
#: How often half a storm is added until every game has been played.
PATIENCE = 6


@dataclass(frozen=True)
class Size:
    """How large a storm is.

    People pause `pause` seconds on average; afterwards every table must accept this many more `actions`.
    """

    people: int
    tables: int
    seconds: float
    pause: float
    actions: int

    @classmethod
    def read(cls, people: int, tables: int, seconds: float, pause: float, actions: int) -> Size:
        """The size set in the environment, else this one."""
        wanted = (("PEOPLE", people), ("TABLES", tables), ("SECONDS", seconds))
        found = [type(usual)(os.environ.get(f"STORM_{name}", usual)) for name, usual in wanted]
        return cls(int(found[0]), int(found[1]), float(found[2]), pause, actions)


def told(name: str, values: list[float]) -> str:
    """Sum up some values for the report."""
    values = sorted(values)
    parts = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
    return f"{name}: " + ", ".join(
        f"{label} {1000 * values[int(part * (len(values) - 1))]:.0f} ms" for label, part in parts
    )


async def act(game: Game) -> None:
    """Let the player to move type a suggested action."""
    for person in game.table.awaited_persons:
        user = game.discord.world.users[person]
        with suppress(Unanswered):  # reported at the end, with everybody who got no answer
            offered = await game.discord.suggest(user, "move", game.channel, option="action", table=game.id)
            if offered.choices:
                await game.discord.slash(user, "move", game.channel, action=offered.choices[0][1], table=game.id)
                return


async def play_on(game: Game, actions: int) -> None:
    """Make this many more actions; computers and clocks act on their own."""
    await game.shown(CALM)
    await asyncio.to_thread(lambda: game.table)  # folded once off the event loop, which is the stand-in's here
    for _ in range(actions):
        before, deadline = game.number, time.monotonic() + PLAYED_ON
        while game.number == before and isinstance(game.table, Running):
            assert time.monotonic() < deadline, f"{game.id} ({game.table.game_key}) waits for {game.table.awaited}"
            await act(game)
            if game.number == before:
                await asyncio.sleep(0.25)
    await game.shown(CALM)


async def play_all_on(found: Sequence[tuple[Game, str]], actions: int) -> None:
    """Play so many actions at each running table, a few tables at once; then everybody has just one hand at each."""
    few = asyncio.Semaphore(AT_ONCE)

    async def calm(game: Game, status: str) -> None:
        async with few:
            await play_on(game, actions if status == "running" else 0)
        assert_one_hand_each(game)

    await asyncio.gather(*(calm(game, status) for game, status in found))


def assert_one_hand_each(game: Game) -> None:
    """Check that, if hands are hidden, each person has one direct message with this table's."""
    if game.table.game.about.hidden and isinstance(game.table, Running):
        for person in game.table.persons:
            letters = [m for m in game.discord.dms(game.discord.world.users[person]) if game.id in m.text]
            assert len(letters) == 1, f"{len(letters)} hands of {person} at {game.id}"


def tables(club: Club) -> list[tuple[Game, str]]:
    """Every table with its status."""
    rows = club.read("SELECT id, channel_id, status FROM tables")
    return [(Game(club, club.discord.world.channels[channel], table), status) for table, channel, status in rows]


def never_begun(club: Club) -> set[str]:
    """The games that nobody has started yet."""
    return set(GAMES) - {str(game) for (game,) in club.read("SELECT game FROM tables WHERE status <> 'lobby'")}


def doubled(club: Club) -> list[str]:
    """Public messages that were posted twice for the same reason."""
    posted = [m for c in club.discord.world.channels.values() for m in c.visible() if m.author.bot and m.nonce]
    return [nonce for nonce, times in Counter(m.nonce for m in posted if m.nonce).items() if times > 1]


async def storm(club: Club, seed: str, size: Size) -> None:
    """Let the crowd play in the storm; then everything must be as if there had been none."""
    discord = club.discord
    discord.usual_limits()
    assert club.bot.process is not None
    pid = club.bot.process.pid
    before, (ran, waited) = memory(pid), club.bot.on_processor()
    crowd = Crowd(club, seed, people=size.people, tables=size.tables, guilds=SERVERS, games=PARTIES)
    weather = discord.weather = Weather(seed)
    began = time.monotonic()
    await crowd.play(size.seconds, size.pause)
    for _ in range(PATIENCE):
        if not never_begun(club):
            break
        await crowd.play(size.seconds / 2, size.pause)
    seconds = time.monotonic() - began
    discord.weather = None
    found = tables(club)
    lasted = [i.answered - i.sent for i in discord.interactions if i.answered is not None]
    print(f"\n{weather}")
    print(f"{size.people} people, {len(found)} tables, {seconds:.0f} s: {dict(sorted(crowd.count.items()))}")
    print(f"{len(lasted)} of {len(discord.interactions)} answered; {told('answers', lasted)}")
    print(f"requests: {len(discord.server.exchanges)}, at most {discord.busiest_second()} in a second")
    print(f"tables: {dict(Counter((game.table.game_key, status) for game, status in found))}")
    await play_all_on(found, size.actions)
    assert not doubled(club)
    ran, waited = (now - then for now, then in zip(club.bot.on_processor(), (ran, waited), strict=True))
    left = discord.unanswered
    if waited > BUSY * ran:  # three seconds on the clock are not three seconds for a process that doesn't get to run
        club.excused |= {interaction.id for interaction in left}
    print(f"{len(left)} unanswered; the event loop ran {ran:.1f} s and waited {waited:.1f} s for a processor")
    print(f"memory: {before:.0f} MiB before, {memory(pid):.0f} MiB after")
    assert not never_begun(club)


async def weathered(folder: Path, seed: str, size: Size) -> None:
    """Run a storm with this seed, which is printed whatever happens."""
    print(f"\nSTORM_SEED={seed}")
    async with open_club(folder, process=BotProcess, script=METERED) as club:
        await storm(club, seed, size)
    print(*(line for line in club.bot.lines if line.startswith("loop lag")))


@pytest.mark.long
@pytest.mark.proof
async def test_a_short_storm_leaves_nobody_stuck(tmp_path: Path) -> None:
    await weathered(tmp_path, os.environ.get("STORM_SEED", "1930"), Size.read(40, 10, 15.0, 3.0, 1))


@pytest.mark.proof
@pytest.mark.storm
@pytest.mark.parametrize("seed", ["2002", "1974"])
async def test_a_long_storm_of_fifty_tables_leaves_nobody_stuck(tmp_path: Path, seed: str) -> None:
    await weathered(tmp_path, os.environ.get("STORM_SEED", seed), Size.read(200, 50, 240.0, 20.0, 10))
