"""The cost of a durable commit of the archive, relative to a bare sqlite3 commit in the same run.

    python -m benchmarks.bench_archive [--rounds N] [--folder DIR]

The bare commit appends about 300 bytes to a table and updates one row (WAL, synchronous=FULL, one thread, no asyncio).
Ours is made on the event loop that the bot runs on. Read the ratios, not the times: short rounds of both kinds
alternate, and the median round counts. `cost` is the time per commit over the bare one's: below 1 means that waiting
commits share a write to the disk. The exit status is 1 if a cost is above its goal.
"""

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from benchmarks.harness.goals import Goal, Goals
from bot import new_loop
from data import Archive, Commit, Entry, NewParcel, Status, TableHead, Timer, open_archive

TEXT = "x" * 300
COMMITS = 100
#: The most that a commit may cost, by its kind and how many sessions there are at once.
MOST = {
    ("lean", 1): 1.2,
    ("lean", 10): 0.5,
    ("lean", 50): 0.5,
    ("whole", 1): 1.3,
    ("whole", 10): 0.8,
    ("whole", 50): 0.8,
}
COSTS = {kind: Goal(f"{kind[0]} commit, {kind[1]} at once", most=most, unit="×") for kind, most in MOST.items()}
#: When timers that are days away are due.
FAR = 10**12
Step = Callable[[str, int], Commit]


def bare(folder: Path) -> float:
    """Return the seconds per commit of sqlite3 alone."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.executescript(
        "CREATE TABLE IF NOT EXISTS session (id TEXT PRIMARY KEY, number INTEGER, at INTEGER);"
        "CREATE TABLE IF NOT EXISTS move (id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (id, number));"
        "INSERT OR IGNORE INTO session VALUES ('t', 0, 0);"
    )
    first = connection.execute("SELECT number FROM session").fetchone()[0]
    start = perf_counter()
    for number in range(first + 1, first + COMMITS + 1):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO move VALUES ('t', ?, ?)", (number, TEXT))
        connection.execute("UPDATE session SET number = ?, at = ? WHERE id = 't'", (number, number))
        connection.execute("COMMIT")
    seconds = perf_counter() - start
    connection.close()
    return seconds / COMMITS


def head(table_id: str, number: int) -> TableHead:
    """Return the head of one of the benchmark's tables."""
    return TableHead(table_id, "any", 1, None, int(table_id), Status.RUNNING, 0, number)


def lean(table_id: str, number: int) -> Commit:
    """Return a commit with the same work as the bare one."""
    return Commit(head(table_id, number), number - 1, (Entry(number, TEXT),))


def whole(table_id: str, number: int) -> Commit:
    """Return a move as the bot saves it: with its interaction and one parcel.

    It puts off one timer, and every second one passes the turn, with its timer, to the other seat.
    """
    return Commit(
        head(table_id, number),
        number - 1,
        (Entry(number, TEXT),),
        timers=(Timer("reminder", FAR + number, number // 2 % 2), Timer("idle", FAR + number)),
        early=True,
        people=((1, 0), (2, 1)) if number == 1 else None,
        parcels=(NewParcel("board", f"{table_id}-{number}", due=FAR),),
        interaction_id=f"{table_id}-{number}",
    )


async def ours(archive: Archive, step: Step, sessions: int, numbers: dict[str, int]) -> tuple[float, list[float]]:
    """Return the seconds per commit with so many sessions at once, and each commit's own wait in seconds."""
    waits: list[float] = []

    async def session(table_id: str) -> None:
        for _ in range(COMMITS // sessions):
            numbers[table_id] = numbers.get(table_id, 0) + 1
            start = perf_counter()
            await archive.commit(step(table_id, numbers[table_id]))
            waits.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*(session(str(1000 + place)) for place in range(sessions)))
    return (perf_counter() - start) / len(waits), waits


async def compare(folder: Path, rounds: int) -> int:
    """Print the table and the goals. Return the exit status."""
    steps: dict[str, Step] = {"lean": lean, "whole": whole}
    kinds = [(name, steps[name], sessions) for name, sessions in MOST]
    floors: list[float] = []
    costs: dict[tuple[str, int], list[float]] = {}
    waits: dict[tuple[str, int], list[float]] = {}
    numbers: dict[str, int] = {}
    async with open_archive(folder / "ours.db") as archive:
        for _ in range(rounds):
            for name, step, sessions in kinds:
                floor = bare(folder)
                seconds, each = await ours(archive, step, sessions, numbers)
                floors.append(floor)
                costs.setdefault((name, sessions), []).append(seconds / floor)
                waits.setdefault((name, sessions), []).extend(each)
    print(f"bare sqlite3 commit: {1 / statistics.median(floors):,.0f}/s")
    print(f"{'commit':8}{'sessions':>9}{'cost':>8}{'speed':>9}{'wait p50 ms':>13}{'p99 ms':>9}")
    for (name, sessions), ratios in costs.items():
        cost = statistics.median(ratios)
        p50, p99 = (statistics.quantiles(waits[name, sessions], n=100)[place] * 1000 for place in (49, 98))
        print(f"{name:8}{sessions:9}{cost:7.2f}x{1 / cost:8.2f}x{p50:13.2f}{p99:9.2f}")
    goals = Goals()
    for kind, ratios in costs.items():
        goals.judge(COSTS[kind], statistics.median(ratios))
    return goals.finish()


def main() -> int:
    """Run the benchmark in a temporary folder, or in a given one on the disk to test. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--folder", type=Path, default=None)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(compare(Path(folder), chosen.rounds))


if __name__ == "__main__":
    sys.exit(main())
