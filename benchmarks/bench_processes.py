"""Moves a second, and the work of a move, with several processes over one PostgreSQL database.

    python -m benchmarks.bench_processes [--processes 1 2 4] [--tables 20] [--seconds 8]

Many tables of Mundialito play as fast as they can, spread over the shards of all processes; the first row is one
process on a SQLite file. They play twice as long, and the first half, in which memories fill, doesn't count. `work` is
the CPU time of a move in all of the bot's processes and their workers (ms), and `server` that in PostgreSQL; `commits`
are its transactions for a move, reading ones too, and `log kB` what it writes to its log. All of them, the stand-in for
Discord too, share one machine: more processes aren't faster here than there are processors.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from benchmarks.harness.boards import Board, check, open_all
from benchmarks.harness.fixed_picture import PATIENCE
from testbed.databases import POSTGRES, new_database, plain_connection
from testbed.process import BotProcess
from testbed.resources import worked
from testbed.standin import StandIn

#: The CPU seconds that an idle process uses in two seconds, at most.
QUIET = 0.15


@asynccontextmanager
async def processes(discord: StandIn, database: Path | str, count: int) -> AsyncIterator[list[BotProcess]]:
    """Run so many processes of the bot, each with one shard."""
    environment = {"CLUSTERS": str(count)}
    discord.gateway.shards, discord.gateway.identify_seconds = count, 0.0
    bots = [BotProcess(discord, database=database, environment=environment, log_level="WARNING") for _ in range(count)]
    async with AsyncExitStack() as stack:
        for bot in bots:
            stack.push_async_callback(bot.kill)
            await bot.start(wait=False)
        await discord.wait_for(
            lambda: discord.gateway.connected and discord.gateway.count == count and bool(discord.commands),
            *(120, "all shards to be connected"),
        )
        yield bots
        for bot in bots:
            await bot.stop()


@dataclass
class Use:
    """What has been used so far: CPU seconds of the bot and of the server, transactions, and bytes of its log."""

    bot: float
    server: float = 0.0
    transactions: int = 0
    log: int = 0

    @classmethod
    def now(cls, pids: list[int], database: Path | str) -> Self:
        """Read it; nothing about a server that is elsewhere, nor about a file."""
        bot = sum(map(worked, pids))
        if isinstance(database, Path):
            return cls(bot)
        with plain_connection(database) as raw:
            ((folder,),) = raw.execute("SHOW data_directory").fetchall()
            ((transactions, log),) = raw.execute(
                "SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
                " FROM pg_stat_database WHERE datname = current_database()"
            ).fetchall()
        postmaster = Path(folder) / "postmaster.pid"
        server = worked(int(postmaster.read_text(encoding="utf-8").split()[0])) if postmaster.exists() else 0.0
        return cls(bot, server, transactions, log)


async def measure(name: str, database: Path | str, count: int, tables: int, seconds: float) -> None:
    """Let all tables play for so long, and print what a move took."""
    async with StandIn() as discord:
        boards = [Board(discord, number, database, briefly=True) for number in range(tables)]
        async with processes(discord, database, count) as bots:
            await open_all(boards)
            pids = [bot.process.pid for bot in bots if bot.process is not None]
            await calm(pids)
            await settled(discord)
            await play(boards, seconds)
            await settled(discord)
            before, began = Use.now(pids, database), time.monotonic()
            waits = await play(boards, seconds)
            took = time.monotonic() - began
            await settled(discord)
            after, moves = Use.now(pids, database), len(waits)
        check(boards)
    quantiles = statistics.quantiles(waits, n=100)
    cells = f"{moves / took:10.1f}{1000 * (after.bot - before.bot) / moves:10.2f}"
    cells += f"{1000 * (after.server - before.server) / moves:10.2f}"
    cells += f"{(after.transactions - before.transactions) / moves:10.1f}"
    cells += f"{(after.log - before.log) / 1000 / moves:10.1f}"
    print(f"{name:22}{cells}{quantiles[49] * 1000:9.0f}{quantiles[98] * 1000:9.0f}", flush=True)


async def play(boards: list[Board], seconds: float) -> list[float]:
    """Let all tables play for so long. Return how long each move took (seconds)."""
    waits, until = list[float](), time.monotonic() + seconds

    async def moves(board: Board) -> None:
        while time.monotonic() < until:
            waits.append(await board.move())

    await asyncio.gather(*map(moves, boards))
    return waits


async def calm(pids: list[int]) -> None:
    """Wait until what the processes do at their start is over, such as drawing every game once."""
    while True:
        before = sum(map(worked, pids))
        await asyncio.sleep(2.0)
        if sum(map(worked, pids)) - before < QUIET * len(pids):
            return


async def settled(discord: StandIn) -> None:
    """Wait until everything has been posted, and the server has counted its transactions."""
    await discord.quiet(0.5, timeout=PATIENCE)
    await asyncio.sleep(1.5)


async def compare(counts: list[int], tables: int, seconds: float, folder: Path) -> None:
    """Print the table."""
    print(f"{tables} tables, {os.cpu_count()} processors")
    print(f"{'':22}{'a second':>10}{'work':>10}{'server':>10}{'commits':>10}{'log kB':>10}{'p50 ms':>9}{'p99 ms':>9}")
    await measure("a file, 1 process", folder / "bot.db", 1, tables, seconds)
    for count in counts:
        with new_database(POSTGRES, folder, f"bench-{os.getpid()}") as made:
            name = f"PostgreSQL, {count} process{'es' if count > 1 else ''}"
            await measure(name, str(made.where), count, tables, seconds)


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(chosen.processes, chosen.tables, chosen.seconds, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
