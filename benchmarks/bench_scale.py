"""What the archive's work costs with more and more finished games, on the traffic of many servers.

    python -m benchmarks.bench_scale [--games 10000 100000 1000000] [--servers 100000] [--engines sqlite postgres]
                                     [--whole] [--rounds 3] [--folder DIR]

Each database is filled with so many finished games, and with all that goes on on so many servers: running tables, a
lobby or two, timers, what was posted today (`harness/world.py`). Then the same work is done on all of them in turn.
Each time is the median of many calls for different tables, servers or people, and the best of its rounds, since other
load only adds. The exit status is 1 if something takes more than 1.5 times as long with the most games as with the
fewest. Two things may, since they look at all that is stored when somebody deletes what is stored about them: `naming`
reads every journal, and `rewriting` takes what was deleted off the disk, so it is done once, at the end.

`bytes a game` is what a finished game adds to the database. With --whole, games have all their moves (about 130 journal
entries) instead of the first 25. PostgreSQL is the server that TEST_POSTGRES names, or one that the tests' harness
starts, which doesn't wait for the disk. Ten million games (`--games 10000 10000000`) would take about 35 GB in a file.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.harness.filled import fill, size
from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.world import CLUB_PEOPLE, CLUBS, DAY, LEAVERS, NOW, World, person_id, server_id
from data import Archive, Commit, Entry, Limits, NewParcel, StoredTable, Timer, open_archive
from host.scheduler import CLOSED_LOBBY
from ratings import Scope, by_rating
from rules import GAMES
from rules.table.clocks import COMPUTER
from testbed.databases import POSTGRES, SQLITE, new_database

#: The most that anything may take with the most games, as a multiple of the fewest.
FLAT = 1.5
#: What reads everything that is stored, and is only shown.
GROWING = ("naming", "rewriting")
CALLS = 60


@dataclass
class Filled:
    """A database with a world in it, and the times of its work in seconds."""

    where: Path | str
    world: World
    bytes: int = 0
    best: dict[str, float] = field(default_factory=dict)

    def note(self, name: str, seconds: list[float]) -> None:
        """Note the median of some calls, if it is the best so far."""
        self.best[name] = min(statistics.median(seconds), self.best.get(name, float("inf")))


async def timed(calls: int, work: Callable[[int], Awaitable[object]]) -> list[float]:
    """Do some work so often, with its number. Return the seconds of each time."""
    found = []
    for number in range(calls):
        start = perf_counter()
        await work(number)
        found.append(perf_counter() - start)
    return found


class Work:
    """The work of one round on one database."""

    def __init__(self, filled: Filled, archive: Archive, round_: int) -> None:
        self.filled, self.archive, self.world = filled, archive, filled.world
        self.random, self.round = random.Random(round_), round_

    async def do(self) -> None:
        """Do and time all of it."""
        for name, calls, work in (
            ("load", CALLS, self.load),
            ("due", CALLS, self.due),
            ("departed", CALLS, self.departed),
            ("banned at tables", 5, self.seated_in_spite),
            ("tables of a person", CALLS, self.tables_of_a_person),
            ("channel", CALLS, self.channel),
            ("members", CALLS, self.members),
            ("counts", 5, self.counts),
            ("servers page", 5, self.servers_page),
            ("kept about a person", CALLS, self.kept),
            ("naming", 1, self.naming),
        ):
            self.filled.note(name, await timed(calls, work))
        await self.moves()
        await self.openings()
        await self.ladders()
        await self.forgetting()

    async def load(self, _: int) -> None:
        """A table that runs, with its journal."""
        assert await self.archive.tables.load(self.world.running_table(self.random.randrange(self.world.running)).id)

    async def due(self, _: int) -> None:
        """What is due, as asked once a second."""
        assert await self.archive.timers.due(NOW)
        assert await self.archive.outbox.due(NOW)
        assert await self.archive.announcements.due("podium", NOW)

    async def departed(self, _: int) -> None:
        """The servers to forget, as asked once an hour."""
        await self.archive.departures.before(NOW - 30 * DAY)

    async def seated_in_spite(self, _: int) -> None:
        """Banned people at open tables, as asked now and then."""
        await self.archive.bans.find_seated(NOW)

    async def tables_of_a_person(self, _: int) -> None:
        person = self.random.choice(self.world.game(self.random.randrange(self.world.games)).people)
        await self.archive.seats.tables_of(person)

    async def channel(self, _: int) -> None:
        """What is asked about a channel before a table opens there, and by `/mundialito table action:verify`."""
        game = self.world.game(self.random.randrange(self.world.games))
        await self.archive.tables.running_in(game.channel)
        await self.archive.tables.lobbies_in(game.channel)
        assert await self.archive.tables.last_game_in(game.channel)
        await self.archive.tables.open_in(server_id(game.server))

    async def members(self, _: int) -> None:
        server = self.random.randrange(self.world.servers)
        assert await self.archive.servers.members(
            server_id(server), [person_id(server, place) for place in range(8)], 0
        )

    async def counts(self, _: int) -> None:
        await self.archive.counts()

    async def servers_page(self, _: int) -> None:
        assert await self.archive.departures.servers(server_id(self.random.randrange(self.world.servers // 2)))

    async def kept(self, _: int) -> None:
        await self.archive.privacy.collect(person_id(self.random.randrange(CLUBS), self.random.randrange(CLUB_PEOPLE)))

    async def naming(self, number: int) -> None:
        assert await self.archive.privacy.naming(person_id(number, 0))

    async def moves(self) -> None:
        """Whole moves at different tables; only the commits are timed."""
        seconds = []
        for _ in range(CALLS):
            stored = await self.archive.tables.load(
                self.world.running_table(self.random.randrange(self.world.running)).id
            )
            assert stored is not None
            start = perf_counter()
            await self.archive.commit(move(stored))
            seconds.append(perf_counter() - start)
        self.filled.note("move", seconds)

    async def openings(self) -> None:
        """New lobbies, with all limits checked."""
        stored = await self.archive.tables.load(self.world.lobby(0).id)
        assert stored is not None

        async def open_one(number: int) -> None:
            new, server = f"o{self.round}-{number}", self.random.randrange(self.world.servers)
            top = replace(stored.head, id=new, number=0, channel_id=1000 * self.round + number, updated_at=NOW)
            head = replace(top, guild_id=server_id(server))
            person = person_id(server, 9)
            await self.archive.commit(
                Commit(
                    *(head, 0, stored.entries, stored.timers, ((person, 0),)),
                    limits=Limits(10, 1000, 1000),
                    opener=person,
                )
            )

        self.filled.note("open a lobby", await timed(CALLS, open_one))

    async def ladders(self) -> None:
        """The leaderboards of some clubs, each of them as large in every world."""
        clubs = [server_id(club) for club in range(CLUBS)]
        for club in clubs:
            await self.archive.ratings.seasons(club)  # the first time all games are counted

        async def board(number: int) -> None:
            by_rating(await self.archive.ratings.standings(clubs[number % CLUBS], Scope()))

        async def profile(number: int) -> None:
            person = person_id(number, 0)
            assert await self.archive.ratings.games_of(clubs[number], person)
            await self.archive.puzzles.records_of(person)

        self.filled.note("leaderboard", await timed(CALLS, board))
        self.filled.note("profile", await timed(CLUBS, profile))

    async def forgetting(self) -> None:
        """Some of what is older than a day, and a server that left a month ago."""

        async def forget(_: int) -> None:
            await self.archive.forget(NOW - DAY, NOW - CLOSED_LOBBY)

        async def forget_server(number: int) -> None:
            server = server_id(CLUBS + number + 3 * self.round)
            while await self.archive.departures.forget(server, NOW - 30 * DAY, NOW):
                pass

        self.filled.note("forget 1,000 of each", await timed(2, forget))
        if 3 * self.round + 3 <= LEAVERS:
            self.filled.note("forget a server", await timed(3, forget_server))


def move(stored: StoredTable) -> Commit:
    """One more move at a table, as the bot saves it."""
    head, number = stored.head, stored.head.number
    return Commit(
        replace(head, updated_at=head.updated_at + 1),
        number,
        (Entry(head.updated_at + 1, '{"is":"Played","seat":0,"text":"c4-c5 b2>d2","person":300000000000000001}'),),
        timers=tuple(replace(timer, due=timer.due + 1) for timer in stored.timers) or (Timer("idle", NOW + DAY),),
        parcels=(NewParcel("board", f"{head.id}-{number}-m", '{"why":"turn"}', due=NOW + DAY),),
        interaction_id=f"{head.id}-{number}",
        since=head.updated_at,
    )


async def start(where: Path | str, _: int) -> None:
    """Open the archive and ask what the first sweep asks."""
    async with open_archive(where) as archive:
        await archive.tables.find_outdated({key: game.about.version for key, game in GAMES.items()})
        await archive.timers.of_kind(COMPUTER)


async def measure(databases: list[Filled], rounds: int) -> None:
    """Do everything on each database in turn, so often, and rewrite them at last."""
    for round_ in range(rounds):
        for filled in databases:
            filled.note("start", await timed(3, partial(start, filled.where)))
            async with open_archive(filled.where) as archive:
                await Work(filled, archive, round_).do()
    for filled in databases:
        async with open_archive(filled.where) as archive:
            filled.note("rewriting", await timed(1, partial(rewrite, archive)))


async def rewrite(archive: Archive, _: int) -> None:
    """Take the servers that were forgotten off the disk."""
    assert await archive.privacy.compact()


@contextmanager
def databases(engine: str, worlds: list[World], folder: Path) -> Iterator[list[Filled]]:
    """Make and fill a database for each world."""
    with ExitStack() as stack:
        found = []
        for world in worlds:
            if engine == SQLITE:
                where: Path | str = folder / f"{world.games}.db"
            else:
                where = str(stack.enter_context(new_database(POSTGRES, folder, f"scale-{os.getpid()}")).where)
            began = perf_counter()
            fill(where, world)
            found.append(Filled(where, world, size(where)))
            print(f"  {world.games:,} games filled in {perf_counter() - began:.0f} s", flush=True)
        yield found


def show(engine: str, found: list[Filled], goals: Goals) -> None:
    """Print the table, and the goals."""
    print(f"{engine}, ms{'':15}" + "".join(f"{filled.world.games:>12,}" for filled in found) + f"{'ratio':>9}")
    first, last = found[0], found[-1]
    for name in first.best:
        cells = "".join(f"{filled.best[name] * 1000:12.2f}" for filled in found)
        print(f"{name:22}{cells}{last.best[name] / first.best[name]:8.2f}×")
    print(f"{'megabytes':22}" + "".join(f"{filled.bytes / 1e6:12.0f}" for filled in found))
    if (more := last.world.games - first.world.games) > 0:
        print(f"{'bytes a game':22}{(last.bytes - first.bytes) / more:12.0f}")
        for name in first.best:
            if name not in GROWING:
                goals.judge(Goal(f"{name}, {engine}", most=FLAT, unit="×"), last.best[name] / first.best[name])


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--servers", type=int, default=100_000)
    parser.add_argument("--engines", nargs="+", choices=(SQLITE, POSTGRES), default=[SQLITE, POSTGRES])
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, default=None)
    chosen = parser.parse_args()
    worlds, goals = [World(games, chosen.servers, chosen.whole) for games in sorted(chosen.games)], Goals()
    for engine in chosen.engines:
        with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
            print(f"{engine}: {chosen.servers:,} servers, {worlds[0].running:,} running tables", flush=True)
            with databases(engine, worlds, Path(folder)) as found:
                asyncio.run(measure(found, chosen.rounds))
                show(engine, found, goals)
    return goals.finish()


if __name__ == "__main__":
    sys.exit(main())
