"""An evening of all four games at a human pace: what a move costs the bot, its loop's lag and its memory.

    python -m benchmarks.bench_evening [--games worldcup] [--tables 12] [--pause 4] [--seconds 60 | --minutes 20]

At each table sit two people, or a person and a computer, or three people and a computer. Whoever is to act thinks for
`pause` seconds on average, then presses what a person has to press. The bot is a real process against the stand-in for
Discord on loopback, with a meter on its event loop that looks every 20 ms. A move is an action of a person or of a
computer. Work and memory are those of the bot's process and of the processes that draw and think for it. Memory is
sampled every second. Every half minute a line tells its means since the last line, the most of the sum, and the lag so
far. In a long evening, growth from the third quarter to the last has a goal too. Linux only, because it reads /proc.
"""

import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.harness.boards import Board, running
from benchmarks.harness.fixed_picture import PATIENCE
from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.memory import Samples
from benchmarks.harness.playing import any_action, parser
from benchmarks.harness.traffic import Traffic
from players import default_level
from rules import GAMES
from testbed.process import METERED, BotProcess
from testbed.resources import worked, worked_itself
from testbed.standin import StandIn

LAG = Goal("loop lag p99 in an evening", most=5, unit=" ms")
MEMORY = Goal("memory in an evening", most=250, unit=" MiB")
GROWTH = Goal("growth late in a long evening", most=4, unit=" MiB")
MINUTE = 60.0
#: Seconds between two lines.
LINE = 30.0
#: Growth is judged from this length on (seconds): in a shorter evening caches are still filling.
LONG = 15 * MINUTE
#: People at a table, and whether a computer plays too.
KINDS = ((2, False), (1, True), (3, True))


def seated(games: list[str], database: Path, discord: StandIn, number: int) -> Board:
    """Return table number so-and-so: the games in turn, then the next kind of company."""
    game = games[number % len(games)]
    people, computer = KINDS[number // len(games) % len(KINDS)]
    people = min(people, GAMES[game].about.seats[1] - computer)
    level, choose = default_level(game) if computer else None, partial(any_action, dice=Random(number))
    return Board(discord, number, database, game, people=people, computer=level, choose=choose)


class Evening:
    """Tables at which people play until it is late."""

    def __init__(self, bot: BotProcess, boards: list[Board], seconds: float, pause: float) -> None:
        assert bot.process is not None
        self.bot, self.boards, self.pid = bot, boards, bot.process.pid
        self.seconds, self.pause = seconds, pause
        self.traffic = Traffic(bot.discord)
        self.memory = Samples(self.pid)
        self.work, self.work_itself = worked(self.pid), worked_itself(self.pid)
        self.began, self.moves_before = time.monotonic(), self.moves
        self.traffic.count(0)
        self.traffic_before = (self.traffic.requests, self.traffic.messages, self.traffic.sent)

    @property
    def moves(self) -> int:
        """How many actions all tables have had."""
        return sum(len(saved.begun.acts) for board in self.boards for saved, _ in board.games)

    async def play(self) -> None:
        """Let everybody play until the time is up, and the bot finish its work."""
        besides = [asyncio.create_task(work()) for work in (self.memory.watch, self._report)]
        await asyncio.gather(*(self._table(number, board) for number, board in enumerate(self.boards)))
        await self.bot.discord.quiet(1.0, timeout=PATIENCE)
        for work in besides:
            work.cancel()

    async def _table(self, number: int, board: Board) -> None:
        dice = Random(f"pace {number}")
        while time.monotonic() - self.began < self.seconds:
            await board.ready()
            await asyncio.sleep(dice.uniform(0.5, 1.5) * self.pause)
            await board.move()
            self.traffic.count()

    async def _report(self) -> None:
        """Print a line for each report of the bot's meter."""
        print(f" 0.0 min: {self.memory.taken[0]}", flush=True)
        for number in range(1, sys.maxsize):
            told = await self.bot.discord.wait_for(partial(self._lag, number), 2 * LINE, "the meter to report")
            moves = self.moves - self.moves_before
            print(f"{number * LINE / MINUTE:4.1f} min: {self.memory.report()}; {moves} moves; lag {told}", flush=True)

    def _lag(self, number: int) -> str:
        """Return the meter's report of this number, empty if there is none yet."""
        told = [line.partition(": ")[2] for line in self.bot.lines if line.startswith("lag so far")]
        return told[number - 1] if len(told) >= number else ""

    def tell(self) -> None:
        """Print what was measured."""
        moves = self.moves - self.moves_before
        self.traffic.count(0)
        now = (self.traffic.requests, self.traffic.messages, self.traffic.sent)
        requests, messages, sent = ((new - old) / moves for new, old in zip(now, self.traffic_before, strict=True))
        work, itself = worked(self.pid) - self.work, worked_itself(self.pid) - self.work_itself
        games = Counter(board.game for board in self.boards for _ in board.games)
        people = sum(len(played) for board in self.boards for _, played in board.games)
        print(f"{moves} moves, {people} by people, {moves / self.seconds:.1f} a second; tables {dict(games)}")
        per_move, per_move_itself = work / moves * 1000, itself / moves * 1000
        print(f"work      {per_move:8.1f} ms a move, {per_move_itself:.1f} of them in the bot's own process")
        print(f"sent      {sent / 1000:8.1f} kB a move, in {messages:.2f} messages and {requests:.2f} requests")
        first, last = self.memory.taken[0], self.memory.taken[-1]
        print(f"memory    {self.memory.most:8.1f} MiB at most; at the end {last}")
        print(f"growth    {sum(last) - sum(first):8.1f} MiB since the tables were opened")


async def measure(games: list[str], tables: int, seconds: float, pause: float, folder: Path) -> int:
    """Play the evening, and print what it cost. Return the exit status."""
    goals, database = Goals(), folder / "bot.db"
    metered = {"script": METERED, "environment": {"LAG_EVERY": str(LINE)}}
    async with running(database, tables, partial(seated, games, database), **metered) as (bot, boards):
        evening = Evening(bot, boards, seconds, pause)
        await evening.play()
        evening.tell()
    (told,) = (line.partition(": ")[2] for line in bot.lines if line.startswith("loop lag"))
    print(f"lag       {told}", flush=True)
    found = re.search(r"p99 ([\d.]+) ms", told)
    assert found is not None
    goals.judge(LAG, float(found[1]))
    goals.judge(MEMORY, evening.memory.most)
    if seconds >= LONG:
        goals.judge(GROWTH, evening.memory.growth)
    return goals.finish()


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    arguments = parser(__doc__)
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--pause", type=float, default=4.0)
    length = arguments.add_mutually_exclusive_group()
    length.add_argument("--seconds", type=float, default=MINUTE)
    length.add_argument("--minutes", type=float)
    chosen = arguments.parse_args()
    seconds = chosen.seconds if chosen.minutes is None else chosen.minutes * MINUTE
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(chosen.games, chosen.tables, seconds, chosen.pause, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
