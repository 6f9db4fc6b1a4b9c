"""Moves per second through the process when many tables play as fast as they can, compared with a fixed-picture bot.

    python -m benchmarks.bench_rate [--tables 20] [--seconds 5] [--rounds 2]

At each table somebody moves as soon as the last move was answered. Both bots run in turn, each against the stand-in for
Discord on loopback, which shares the processors with them. `work` is the CPU time that the bot's process used for a
move, in ms (Linux only): it depends least on other load. `shown` is how long after the last move everything has been
posted; public messages keep to Discord's 50 requests a second.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.boards import FIXED, PATIENCE, Board, Frame, check, example, open_all, worked
from tests.wire.bots import BotProcess
from tests.wire.standin import StandIn


class Rate:
    """What one bot did in all its rounds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.seconds = self.work = self.shown = 0.0

    async def run(self, tables: Sequence[Board | Frame], bot: BotProcess, seconds: float) -> None:
        """Let all tables move for so long, then let the bot finish its deliveries."""
        assert bot.process is not None
        work, began = worked(bot.process.pid), time.monotonic()

        async def play(table: Board | Frame) -> None:
            while time.monotonic() - began < seconds:
                self.waits.append(await table.move())

        await asyncio.gather(*(play(table) for table in tables))
        played = time.monotonic()
        self.seconds += played - began
        await bot.discord.quiet(0.5, timeout=PATIENCE)
        self.shown = max(self.shown, time.monotonic() - played - 0.5)
        self.work += worked(bot.process.pid) - work

    def line(self, name: str, baseline: "Rate") -> str:
        """Return the row of the report, as ratios to the baseline."""
        rate, base_rate = (len(each.waits) / each.seconds for each in (self, baseline))
        work, base_work = (each.work / len(each.waits) * 1000 for each in (self, baseline))
        quantiles = statistics.quantiles(self.waits, n=100)
        cells = f"{rate:8.1f}{rate / base_rate:7.2f}x{work:9.2f}{work / base_work if base_work else 1:7.2f}x"
        return f"{name:12}{cells}{quantiles[49] * 1000:9.0f}{quantiles[98] * 1000:9.0f}{self.shown:9.1f}"


async def compare(tables: int, seconds: float, rounds: int, folder: Path) -> None:
    """Print the table."""
    picture = folder / "fixed.png"
    print(f"picture {example(picture) / 1000:.0f} kB, {tables} tables, {os.cpu_count()} processors")
    async with StandIn() as ours, StandIn() as theirs:
        boards = [Board(ours, number) for number in range(tables)]
        frames = [Frame(theirs, number) for number in range(tables)]
        bot = BotProcess(ours, database=folder / "bot.db", log_level="WARNING")
        yardstick = BotProcess(theirs, database=folder / "x", script=FIXED, environment={"FIXED_PICTURE": str(picture)})
        async with bot, yardstick:
            await open_all(boards)
            await open_all(frames)
            mine, yard = Rate(), Rate()
            for _ in range(rounds):
                await mine.run(boards, bot, seconds)
                await yard.run(frames, yardstick, seconds)
            print(f"{'':12}{'a second':>16}{'work ms':>17}{'p50 ms':>9}{'p99 ms':>9}{'shown s':>9}")
            print(yard.line("a picture", yard))
            print(mine.line("a move", yard))
            print(f"after more than 3 s: {sum(wait > 3 for wait in mine.waits)} of {len(mine.waits)} moves")
        check(boards, folder / "bot.db")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=2)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        await compare(chosen.tables, chosen.seconds, chosen.rounds, Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
