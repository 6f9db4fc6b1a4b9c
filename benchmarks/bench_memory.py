"""The memory of the bot while people play on and on, game after game.

    python -m benchmarks.bench_memory [--games mundialito] [--tables 20] [--moves 100000]

At each table people play random games, one after the other and as fast as they can, each table its own. The bot is a
real process against the stand-in for Discord on loopback. Memory is that of the bot's process and of the processes that
draw and think for it, looked at every second; pages that they share count once. A line tells its means for each
twentieth of the moves. It must stay within the goal, and not grow from the third quarter to the last. Linux only,
because it reads /proc.
"""

import asyncio
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.harness.boards import Board, check, open_all
from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.memory import Memory, growth
from benchmarks.harness.playing import MEASURED, any_action, parser
from benchmarks.harness.traffic import Traffic
from tests.wire.bots import BotProcess
from tests.wire.standin import StandIn

MEMORY = Goal("memory over many moves", most=200, unit=" MiB")
GROWTH = Goal("growth in the last quarter of them", most=4, unit=" MiB")
#: Seconds between two looks, and into how many lines the moves are divided.
LOOK, LINES = 1.0, 20


class Marathon:
    """Tables at which people play until there were so many moves."""

    def __init__(self, discord: StandIn, boards: list[Board], pid: int, most: int) -> None:
        self.boards, self.pid, self.most = boards, pid, most
        self.traffic = Traffic(discord)
        self.moves = 0
        self.looks = [Memory.of(pid)]

    async def play(self) -> None:
        """Let all of them play, and look at the memory."""
        looking = asyncio.create_task(self._look())
        await asyncio.gather(*(self._table(board) for board in self.boards))
        await looking

    async def _table(self, board: Board) -> None:
        while self.moves < self.most:
            self.moves += 1
            await board.move()

    async def _look(self) -> None:
        began, told, line = time.monotonic(), 0, 1
        while self.moves < self.most:
            await asyncio.sleep(LOOK)
            self.traffic.count()
            self.looks.append(Memory.of(self.pid))
            if self.moves >= line * self.most / LINES:
                mean, seconds = Memory.mean(self.looks[told:]), time.monotonic() - began
                print(f"{self.moves:7} moves, {seconds:5.0f} s: {mean}", flush=True)
                told, line = len(self.looks), int(self.moves * LINES / self.most) + 1


async def measure(games: list[str], tables: int, moves: int, folder: Path) -> int:
    """Play, and print what it took. Return the exit status."""
    goals, database = Goals(), folder / "bot.db"
    async with StandIn() as discord:
        boards = [
            Board(
                discord,
                number,
                database,
                games[number % len(games)],
                options={},
                choose=partial(any_action, dice=Random(number)),
            )
            for number in range(tables)
        ]
        async with BotProcess(discord, database=database, log_level="WARNING") as bot:
            await open_all(boards)
            assert bot.process is not None
            marathon = Marathon(discord, boards, bot.process.pid, moves)
            await marathon.play()
        check(boards)
    finished = sum(len(board.answered) - 1 for board in boards)
    print(f"{marathon.moves} moves, {finished} games finished", flush=True)
    goals.judge(MEMORY, max(map(sum, marathon.looks)))
    goals.judge(GROWTH, growth(marathon.looks))
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
