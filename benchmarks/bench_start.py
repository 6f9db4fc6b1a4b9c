"""The cost of a start with few and with many finished games in the archive, as ratios to the fewest in one run.

    python -m benchmarks.bench_start [--games 10 1000 100000] [--rounds 2] [--whole] [--folder DIR]

`python bot.py` is started against the stand-in for Discord on loopback, on each archive in turn. `start` is the time
until Discord has the bot's commands and the bot has identified, `work` the CPU time until the first sweep is over,
`memory` the greatest resident memory until then (both on Linux only, with the processes that draw and think for the
bot), and `answer` the time to the first answer, to somebody who asks for their own games. Each is the best of its
rounds, since other load only adds. All of it should be flat: the exit status is 1 if a cost is above its goal. With
--whole the games are complete ones of all four kinds, else short ones of two.
"""

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.harness.stored import SHORT, WHOLE, Kind, fill, multiply
from data import open_archive
from tests.wire.bots import BotProcess
from tests.wire.bots.resources import family, worked
from tests.wire.standin import StandIn

#: How many games are played; the others are copies of them.
PLAYED = 10
#: The most that a start, its work, its memory and the first answer may cost, as multiples of the fewest games.
GOALS = (1.3, 1.3, 1.2, 2.5)
#: Seconds until the first sweep is over.
ROUND = 1.2


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


def resident(pid: int) -> float:
    """Return the most bytes that a process has had in memory, 0 if there is no /proc."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024.0 if found else 0.0


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
                    await asyncio.sleep(ROUND)
                    assert bot.process is not None
                    starts.work.append(worked(bot.process.pid))
                    starts.memory.append(sum(map(resident, family(bot.process.pid))))
                    answer = await discord.slash(people[0], "mundialito games", channel)
                    starts.start.append(bot.start_seconds)
                    starts.answer.append(float(answer.latency))
    return found


async def main() -> None:
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
        print(f"{'games':>8}{'file MB':>9}{'start s':>16}{'work s':>16}{'memory MB':>16}{'answer ms':>16}")
        met = True
        for size, starts in found.items():
            ratios = [value / floor if floor else 1.0 for value, floor in zip(starts.best(), floors, strict=True)]
            met = met and all(ratio <= goal for ratio, goal in zip(ratios, GOALS, strict=True))
            shown = zip(starts.best(), ratios, (1, 1, 1e-6, 1000), (2, 2, 1, 1), strict=True)
            cells = [f"{value * unit:8.{digits}f}{ratio:7.2f}x" for value, ratio, unit, digits in shown]
            print(f"{size:8}{starts.path.stat().st_size / 1e6:9.1f}{''.join(cells)}")
        print(f"{'':17}{''.join(f'goal ≤ {goal:.2f}x'.rjust(16) for goal in GOALS)}{'' if met else '  MISSED'}")
    if not met:
        sys.exit(1)


if __name__ == "__main__":
    asyncio.run(main())
