"""Moves per second through the process when many tables play as fast as they can, compared with a fixed-picture bot.

    python -m benchmarks.bench_rate [--games mundialito worldcup] [--tables 20] [--seconds 5] [--rounds 2] [--own-lines]

At each table somebody moves as soon as the last move was answered. Both bots run in turn, each against the stand-in for
Discord on loopback, which shares the processors with them; the bot starts anew for each game. `work` is the CPU time
that a move takes in the bot's process and in those that draw and think for it, in ms (Linux only): it depends least on
other load. `shown` is how long after the last move everything has been posted; public messages keep to Discord's 50
requests a second.

All tables play the same line, as they did when the goals were set, so they share parts of their pictures, as tables do
in openings. With `--own-lines` hardly any picture is drawn from what another table's left behind.

A move of Mundialito is one press, as if its piece had been chosen before. In the other games it is everything that a
person presses for it: a marble or a card and its rows first. A roll is pressed below the board, and answered by it.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.harness.boards import Board, playing
from benchmarks.harness.fixed_picture import PATIENCE, Viewer, baseline
from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.playing import MEASURED, parser
from testbed.process import BotProcess
from testbed.resources import worked

WORK = Goal("work of a move beside a picture", most=6, unit="×")
SPEED = Goal("moves a second", least=120)


class Rate:
    """What one bot did in all its rounds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.seconds = self.work = self.shown = 0.0

    async def run(self, tables: Sequence[Board | Viewer], bot: BotProcess, seconds: float) -> None:
        """Let all tables move for so long, then let the bot finish its deliveries."""
        assert bot.process is not None
        work, began = worked(bot.process.pid), time.monotonic()

        async def play(table: Board | Viewer) -> None:
            while time.monotonic() - began < seconds:
                self.waits.append(await table.move())

        await asyncio.gather(*(play(table) for table in tables))
        played = time.monotonic()
        self.seconds += played - began
        await bot.discord.quiet(0.5, timeout=PATIENCE)
        self.shown = max(self.shown, time.monotonic() - played - 0.5)
        self.work += worked(bot.process.pid) - work

    @property
    def speed(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    @property
    def work_each(self) -> float:
        """The CPU time of a move (ms)."""
        return self.work / len(self.waits) * 1000

    def work_beside(self, baseline: "Rate") -> float:
        """Return the work of a move as a multiple of the baseline's."""
        return self.work_each / baseline.work_each if baseline.work_each else 1.0

    def line(self, name: str, baseline: "Rate") -> str:
        """Return the row of the report, with ratios to the baseline."""
        cells = f"{self.speed:8.1f}{self.speed / baseline.speed:7.2f}×"
        cells += f"{self.work_each:9.2f}{self.work_beside(baseline):7.2f}×"
        quantiles = statistics.quantiles(self.waits, n=100)
        return f"{name:12}{cells}{quantiles[49] * 1000:9.0f}{quantiles[98] * 1000:9.0f}{self.shown:9.1f}"


async def compare(games: list[str], tables: int, seconds: float, rounds: int, own_lines: bool, folder: Path) -> int:
    """Print the table and the goals. Return the exit status."""
    goals = Goals()
    print(f"{tables} tables, {os.cpu_count()} processors")
    async with baseline(tables, folder) as (yardstick, viewers):
        print(f"{'':12}{'a second':>16}{'work ms':>17}{'p50 ms':>9}{'p99 ms':>9}{'shown s':>9}")
        for game in games:
            ours, picture = Rate(), Rate()
            async with playing(game, tables, folder, own_lines=own_lines) as (bot, boards):
                for _ in range(rounds):
                    await ours.run(boards, bot, seconds)
                    await picture.run(viewers, yardstick, seconds)
            if game == games[0]:
                print(picture.line("a picture", picture))
            print(ours.line(game, picture), flush=True)
            late = sum(wait > 3 for wait in ours.waits)
            print(f"{'':12}after more than 3 s: {late} of {len(ours.waits)} moves", flush=True)
            if game == MEASURED:
                goals.judge(WORK, ours.work_beside(picture))
                goals.judge(SPEED, ours.speed)
    return goals.finish()


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    arguments = parser(__doc__)
    arguments.add_argument("--own-lines", action="store_true", help="let each table play a line of its own")
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--seconds", type=float, default=5.0)
    arguments.add_argument("--rounds", type=int, default=2)
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(
            compare(chosen.games, chosen.tables, chosen.seconds, chosen.rounds, chosen.own_lines, Path(folder))
        )


if __name__ == "__main__":
    sys.exit(main())
