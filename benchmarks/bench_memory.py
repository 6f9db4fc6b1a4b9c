"""The memory of the bot while people play on and on, game after game.

    python -m benchmarks.bench_memory [--games mundialito] [--tables 20] [--moves 100000]

At each table people play random games, one after the other and as fast as they can. Each table plays its own games. The
bot is a real process against the stand-in for Discord on loopback. Memory is that of the bot's process and of the
processes that it has started, sampled every second; pages that they share count once. A line gives the means for each
twentieth of the moves. The most has a goal, and so has the growth from the third quarter of the time to the last. Linux
only, because it reads /proc.
"""

import asyncio
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.harness.boards import Board, running
from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.memory import EVERY, Samples
from benchmarks.harness.playing import MEASURED, any_action, parser
from benchmarks.harness.traffic import Traffic
from testbed.process import BotProcess
from testbed.standin import StandIn

MEMORY = Goal("memory over many moves", most=200, unit=" MiB")
GROWTH = Goal("growth in the last quarter of them", most=4, unit=" MiB")
#: Into how many lines the moves are divided.
LINES = 20
#: Growth is judged from this many samples on: in a shorter run caches are still filling.
LEAST_SAMPLES = 60


class Marathon:
    """Tables at which people play until there have been `most` moves."""

    def __init__(self, bot: BotProcess, boards: list[Board], most: int) -> None:
        assert bot.process is not None
        self.boards, self.most = boards, most
        self.traffic = Traffic(bot.discord)
        self.moves = 0
        self.memory = Samples(bot.process.pid)

    async def play(self) -> None:
        """Let all of them play, and report the memory."""
        besides = [asyncio.create_task(work()) for work in (self.memory.watch, self._report)]
        await asyncio.gather(*(self._table(board) for board in self.boards))
        for work in besides:
            work.cancel()

    async def _table(self, board: Board) -> None:
        while self.moves < self.most:
            self.moves += 1
            await board.move()

    async def _report(self) -> None:
        """Print a line for each part of the moves, and let the stand-in forget what is past."""
        began, line = time.monotonic(), 1
        while True:
            await asyncio.sleep(EVERY)
            self.traffic.count()
            if self.moves >= line * self.most / LINES:
                seconds = time.monotonic() - began
                print(f"{self.moves:7} moves, {seconds:5.0f} s: {self.memory.report()}", flush=True)
                line = int(self.moves * LINES / self.most) + 1


async def measure(games: list[str], tables: int, moves: int, folder: Path) -> int:
    """Play, and print what it took. Return the exit status."""
    goals, database = Goals(), folder / "bot.db"

    def seated(discord: StandIn, number: int) -> Board:
        game, choose = games[number % len(games)], partial(any_action, dice=Random(number))
        return Board(discord, number, database, game, choose=choose)

    async with running(database, tables, seated) as (bot, boards):
        marathon = Marathon(bot, boards, moves)
        await marathon.play()
    finished = sum(len(board.games) - 1 for board in boards)
    print(f"{marathon.moves} moves, {finished} games finished", flush=True)
    goals.judge(MEMORY, marathon.memory.most)
    if len(marathon.memory.taken) >= LEAST_SAMPLES:
        goals.judge(GROWTH, marathon.memory.growth)
    return goals.finish()


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    arguments = parser(__doc__)
    arguments.set_defaults(games=[MEASURED])
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--moves", type=int, default=100_000)
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(chosen.games, chosen.tables, chosen.moves, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
