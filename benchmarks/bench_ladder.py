"""The cost of the leaderboard of a server with many games, as ratios in one run.

    python -m benchmarks.bench_ladder [--games N] [--people N] [--rounds N]

`counted` is the board when all games have to be counted anew, `board` any other look at it, both from the archive to
the board's rows; `games` is all games of the person who played most, as a profile needs them. All are multiples of the
time to read the server's games from the archive without using them. `lag` is how late the event loop wakes meanwhile,
in milliseconds; loop, threads and collector are set up as the bot's. The exit status is 1 if a goal is missed.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from benchmarks.harness.goals import Goal, Goals
from bot import TURN, freeze_loaded, new_loop
from data import FIRST, Archive, Commit, Entry, Status, TableHead, open_archive
from ratings import Scope, by_rating, in_order
from rules.table.results import GameResult, Sitter
from rules.table.values import Ending

#: The most that each kind may cost, as a multiple of reading the games. Counting all anew happens once after the rules
#: of rating change, and its goal only shows a step back.
MOST = {"counted": 30.0, "board": 0.05, "games": 0.5}
COSTS = {name: Goal(f"ladder {name}", most=most, unit="×") for name, most in MOST.items()}
LAGS = {name: Goal(f"loop lag p99, ladder {name}", most=5, unit=" ms") for name in MOST}
#: How long anybody may wait for a board.
WAIT = Goal("board", most=0.1, unit=" s")
#: How often a quick look is repeated in a round.
OFTEN = 10
HOUR, START, SERVER = 3_600_000, 1_750_000_000_000, 5


def played(games: int, people: int) -> list[GameResult]:
    """Return so many rated games of two to six of these people, one each hour."""
    rng = random.Random(1)
    found = []
    for number in range(games):
        who = rng.sample(range(1, people + 1), rng.choice((2, 2, 2, 3, 4, 6)))
        sitters = tuple(Sitter(person, place=place, turns=9) for place, person in enumerate(who, start=1))
        at = START + number * HOUR
        found.append(GameResult(f"t{number:06}", "hedgehog", 1, SERVER, at, Ending.PLAYED, "tree", sitters))
    return found


async def fill(archive: Archive, results: list[GameResult]) -> None:
    """Save them as finished games."""

    def over(number: int, result: GameResult) -> Commit:
        head = TableHead(result.table, result.game, 1, SERVER, number, Status.ENDED, 0, 0, result.ended_at)
        return Commit(head, 0, (Entry(0, "a"),), result=result)

    for first in range(0, len(results), 200):
        commits = [over(number, result) for number, result in enumerate(results[first : first + 200], start=first)]
        await asyncio.gather(*(archive.commit(commit) for commit in commits))


@dataclass
class Watch:
    """The times of one kind of work, and how late the event loop was meanwhile."""

    seconds: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)

    async def time(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do the work once and time it."""
        lag = asyncio.create_task(self._lag())
        start = perf_counter()
        await work()
        self.seconds.append(perf_counter() - start)
        lag.cancel()

    @property
    def median(self) -> float:
        """The median of the times (seconds)."""
        return statistics.median(self.seconds)

    @property
    def lag(self) -> float:
        """How late the event loop was in the worst of a hundred cases (ms); 0 for work that was done at once."""
        return statistics.quantiles(self.lags, n=100)[98] * 1000 if len(self.lags) > 1 else 0.0

    async def _lag(self) -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(0.001)
            self.lags.append(perf_counter() - before - 0.001)


async def read_all(archive: Archive) -> None:
    """Read every game of the server, page by page: the baseline."""
    after = FIRST
    while page := await archive.results.page_of(SERVER, after):
        after = in_order(page[-1])


async def compare(database: Path, games: int, people: int, rounds: int) -> int:
    """Print the table and the goals. Return the exit status."""
    kinds = {name: Watch() for name in ("read", *MOST)}
    async with open_archive(database) as archive:
        results = played(games, people)
        await fill(archive, results)
        ((most, _),) = Counter(one.person or 0 for result in results for one in result.sitters).most_common(1)
        freeze_loaded()
        for _ in range(rounds):
            await archive.ratings.forget(SERVER)
            await kinds["read"].time(lambda: read_all(archive))
            await kinds["counted"].time(lambda: board(archive))
            for _ in range(OFTEN):
                await kinds["board"].time(lambda: board(archive))
                await kinds["games"].time(lambda: archive.ratings.games_of(SERVER, most))
    floor = kinds["read"].median
    print(f"{games} games: read in {floor:.2f} s")
    print(f"{'':12}{'cost':>9}{'seconds':>9}{'lag p99 ms':>12}")
    for name, watch in kinds.items():
        print(f"{name:12}{watch.median / floor:8.2f}x{watch.median:9.3f}{watch.lag:12.2f}")
    goals = Goals()
    for name in MOST:
        goals.judge(COSTS[name], kinds[name].median / floor)
        goals.judge(LAGS[name], kinds[name].lag)
    goals.judge(WAIT, kinds["board"].median)
    return goals.finish()


async def board(archive: Archive) -> None:
    """Compute the rows of an all-time board."""
    by_rating(await archive.ratings.standings(SERVER, Scope()))


def main() -> int:
    """Run the benchmark in a temporary folder. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    sys.setswitchinterval(TURN)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(compare(Path(folder) / "club.db", chosen.games, chosen.people, chosen.rounds))


if __name__ == "__main__":
    sys.exit(main())
