"""How late the event loop of the bot wakes while tables move, beside how late it wakes while nothing happens.

    python -m benchmarks.bench_lag [--tables 10] [--pause 1.0] [--seconds 20]

Two processes of the real bot, one after the other, with a meter in them that looks every 20 ms: at one nobody does
anything, at the other somebody moves at each table every `pause` seconds. Whatever the machine does besides is in both;
what drawing, saving and answering add is the difference.
"""

import argparse
import asyncio
import random
import re
import tempfile
import time
from pathlib import Path

from benchmarks.boards import Board, open_all
from tests.wire import BotProcess, StandIn

METERED = Path("tests", "wire", "storm_bot.py").resolve()


async def lag(folder: Path, tables: int, pause: float, seconds: float) -> tuple[dict[str, float], int]:
    """How late the loop woke, in ms by quantile, and how many moves were made meanwhile."""
    moves = 0
    async with StandIn() as discord:
        boards = [Board(discord, number) for number in range(tables)]
        bot = BotProcess(discord, database=folder / "bot.db", script=METERED, log_level="WARNING")
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
            await discord.quiet(0.3, timeout=60)
    (told,) = (line for line in bot.lines if line.startswith("loop lag"))
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+) ms", told)}, moves


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    for name, tables in (("nobody", 0), (f"{chosen.tables} tables", chosen.tables)):
        with tempfile.TemporaryDirectory() as folder:
            found, moves = await lag(Path(folder), tables, chosen.pause, chosen.seconds)
        cells = "  ".join(f"{quantile} {value:6.1f} ms" for quantile, value in found.items())
        print(f"{name:10} {moves / chosen.seconds:5.1f} moves a second  {cells}")


if __name__ == "__main__":
    asyncio.run(main())
