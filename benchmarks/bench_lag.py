"""How late the bot's event loop wakes while tables move, compared with an idle bot.

    python -m benchmarks.bench_lag [--tables 10] [--pause 1.0] [--seconds 20]

Three processes of the real bot run one after the other, each with a meter that looks every 20 ms. In the first nobody
does anything. In the second somebody moves at each table every `pause` seconds. In the third one adversary plays and
undoes without a pause, at a table whose options remove its end, and types for suggestions meanwhile. Other load on the
machine affects all three; the difference is what rendering, saving and answering add.
"""

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.harness.boards import Board, open_all
from benchmarks.harness.fixed_picture import PATIENCE
from benchmarks.harness.goals import Goal, Goals
from testbed.process import METERED, BotProcess
from testbed.standin import StandIn

LAG = Goal("loop lag p99 while tables move", most=5, unit=" ms")
#: The share of its moves that the adversary undoes. It keeps the others, so that the game gets long.
ADVERSARY_UNDOES = 0.7


async def lag(folder: Path, tables: int, pause: float, seconds: float) -> tuple[dict[str, float], int]:
    """Return how late the loop woke, in ms by quantile, and how many moves were made meanwhile."""
    moves = 0
    async with StandIn() as discord:
        database = folder / "bot.db"
        boards = [Board(discord, number, database, briefly=True) for number in range(tables)]
        bot = BotProcess(discord, database=database, script=METERED, log_level="WARNING")
        async with bot:
            if boards:
                await open_all(boards)
            ends = time.monotonic() + seconds

            async def play(board: Board) -> None:
                nonlocal moves
                while time.monotonic() < ends:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
                    await board.move()
                    moves += 1

            await asyncio.gather(asyncio.sleep(seconds), *map(play, boards))
            await discord.quiet(0.3, timeout=PATIENCE)
    (told,) = (line for line in bot.lines if line.startswith("loop lag"))
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+) ms", told)}, moves


async def attacked(folder: Path, seconds: float) -> tuple[dict[str, float], int]:
    """Return how late the loop woke while one person pressed without a pause, in ms by quantile, and the presses."""
    presses = 0
    async with StandIn() as discord:
        board = Board(discord, 0, folder / "bot.db", briefly=True)
        bot = BotProcess(discord, database=folder / "bot.db", script=METERED, log_level="WARNING")
        async with bot:
            await open_all([board])
            ends = time.monotonic() + seconds
            while time.monotonic() < ends:
                before = board.saved.running
                assert before is not None
                (person,) = (discord.world.users[one] for one in before.awaited_persons)
                await board.move()
                presses += 1
                after = board.saved.running
                if after is not None and after.awaited == before.awaited and random.random() < ADVERSARY_UNDOES:
                    await discord.slash(person, "mundialito table", board.channel, action="undo")
                    presses += 1
                await discord.suggest(
                    person, "mundialito table", board.channel, option="table", value="m", action="verify"
                )
            await discord.quiet(0.3, timeout=PATIENCE)
    (told,) = (line for line in bot.lines if line.startswith("loop lag"))
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+) ms", told)}, presses


async def measure(tables: int, pause: float, seconds: float) -> int:
    """Print the table and the goal. Return the exit status."""
    goals = Goals()
    for name, some in (("nobody", 0), (f"{tables} tables", tables)):
        with tempfile.TemporaryDirectory() as folder:
            found, moves = await lag(Path(folder), some, pause, seconds)
        tell(name, moves / seconds, found)
        if some:
            goals.judge(LAG, found["p99"])
    with tempfile.TemporaryDirectory() as folder:
        found, presses = await attacked(Path(folder), seconds)
    tell("adversary", presses / seconds, found)
    return goals.finish()


def main() -> int:
    """Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    return asyncio.run(measure(chosen.tables, chosen.pause, chosen.seconds))


def tell(name: str, rate: float, found: dict[str, float]) -> None:
    """Print a row of the table."""
    cells = "  ".join(f"{quantile} {value:6.1f} ms" for quantile, value in found.items())
    print(f"{name:10} {rate:5.1f} moves a second  {cells}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
