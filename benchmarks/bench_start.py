"""The cost of a start with few and with many finished games in the archive, as ratios to the fewest in one run.

    python -m benchmarks.bench_start [--games 10 1000 100000] [--rounds 2] [--whole] [--folder DIR]

`python bot.py` is started against the stand-in for Discord on loopback, on each archive in turn. `start` is the time
until Discord has the bot's commands and the bot has identified, `work` the CPU time until the first sweep is over,
`memory` the most memory seen meanwhile (both on Linux only, with the processes that draw and think for the bot; pages
that they share count once), and `answer` the time to the first answer, to somebody who asks for their own games. Each
is the best of its rounds, since other load only adds. All of it should be flat: the exit status is 1 if the most games
miss a goal. With --whole the games are complete ones of all four kinds, else short ones of two.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.harness.goals import Goal, Goals
from benchmarks.harness.stored import SHORT, WHOLE, Kind, fill, multiply
from data import open_archive
from testbed.process import BotProcess
from testbed.resources import memory, worked
from testbed.standin import StandIn

#: How many games are played; the others are copies of them.
PLAYED = 10
#: The most that each may cost, as a multiple of the fewest games.
MOST = {"start": 1.3, "work": 1.3, "memory": 1.2, "answer": 2.5}
COSTS = {name: Goal(f"{name} with the most games", most=most, unit="×") for name, most in MOST.items()}
MEMORY = Goal("memory at the start", most=200, unit=" MiB")
#: Seconds until the first sweep is over.
ROUND = 1.2
#: Seconds between two looks at the memory.
PAUSE = 0.1


@dataclass
class Starts:
    """The costs of the starts on one archive."""

    path: Path
    start: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    answer: list[float] = field(default_factory=list)

    def best(self) -> list[float]:
        return [min(each) for each in (self.start, self.work, self.memory, self.answer)]


async def most_memory(pid: int) -> float:
    """Return the most MiB that a process and its descendants have had in memory until the first sweep is over."""
    found, until = 0.0, time.monotonic() + ROUND
    while time.monotonic() < until:
        found = max(found, memory(pid))
        await asyncio.sleep(PAUSE)
    return found


async def compare(sizes: list[int], rounds: int, kinds: tuple[Kind, ...], folder: Path) -> dict[int, Starts]:
    """Start on archives of these sizes in turn."""
    async with StandIn() as discord:
        people = [discord.add_user(name) for name in ("Ana", "Ben", "Carla")]
        guild = discord.add_guild("Club", members=people)
        channel = discord.add_channel(guild, "games")
        played = folder / "played.db"
        async with open_archive(played) as archive:
            await fill(archive, PLAYED, kinds, guild.id, [person.id for person in people])
        async with BotProcess(discord, database=played, log_level="WARNING"):
            await discord.quiet()  # Discord has the commands
        found = {}
        for size in sizes:
            found[size] = Starts(folder / f"{size}.db")
            shutil.copy(played, found[size].path)
            multiply(found[size].path, size)
        for _ in range(rounds):
            for starts in found.values():
                bot = BotProcess(discord, database=starts.path, log_level="WARNING")
                async with bot:
                    assert bot.process is not None
                    starts.memory.append(await most_memory(bot.process.pid))
                    starts.work.append(worked(bot.process.pid))
                    answer = await discord.slash(people[0], "mundialito games", channel)
                    starts.start.append(bot.start_seconds)
                    starts.answer.append(float(answer.latency))
    return found


async def main() -> int:
    """Run the benchmark in a temporary folder, or in a given one on the disk to test. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[10, 1_000, 100_000])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--folder", type=Path, default=None)
    chosen = parser.parse_args()
    sizes = sorted({max(PLAYED, size) for size in chosen.games})
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        found = await compare(sizes, chosen.rounds, WHOLE if chosen.whole else SHORT, Path(folder))
        floors = found[sizes[0]].best()
        print(f"{'games':>8}{'file MB':>9}{'start s':>16}{'work s':>16}{'memory MiB':>16}{'answer ms':>16}")
        costs: dict[int, list[float]] = {}
        for size, starts in found.items():
            costs[size] = ratios = [
                value / floor if floor else 1.0 for value, floor in zip(starts.best(), floors, strict=True)
            ]
            shown = zip(starts.best(), ratios, (1, 1, 1, 1000), (2, 2, 1, 1), strict=True)
            cells = [f"{value * unit:8.{digits}f}{ratio:7.2f}x" for value, ratio, unit, digits in shown]
            print(f"{size:8}{starts.path.stat().st_size / 1e6:9.1f}{''.join(cells)}")
    goals = Goals()
    for goal, ratio in zip(COSTS.values(), costs[sizes[-1]], strict=True):
        goals.judge(goal, ratio)
    goals.judge(MEMORY, min(found[sizes[-1]].memory))
    return goals.finish()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
