"""A whole move through the process, compared with a bot that only sends a fixed picture of the same size.

    python -m benchmarks.bench_move [--games mundialito worldcup] [--moves 40] [--tables 1 10 50] [--own-lines]

Both run as real processes against the stand-in for Discord on loopback and are pressed in turn, so that noise affects
both. A move is loaded, judged, saved with `synchronous=FULL`, drawn and answered. Prints the medians of the time to the
first answer, and their ratio, for one open interaction and for many at once. With `--own-lines` each table plays a line
of its own, so that hardly any picture is drawn from what another table's left behind.

A move of Mundialito is one press, as if its piece had been chosen before. The other games follow, at ten tables. There
a move is everything that a person presses for it, and its time is the sum of the times to the answers. A roll is
pressed below the board, and answered by it.
"""

import asyncio
import gc
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
from testbed.standin import StandIn

#: The most time that a move may take, as a multiple of a picture's, by the number of tables that move at once.
LATENCIES = {
    tables: Goal(f"latency of a move, {tables} at once", most=most, unit="×")
    for tables, most in ((1, 2.0), (10, 2.5), (50, 2.5))
}
#: The least number of rounds, whatever the number of tables in one.
ROUNDS = 12
#: How many tables of the other games move at once.
OTHERS_AT_ONCE = 10


async def seconds_waited(discord: StandIn, tables: Sequence[Board | Viewer]) -> list[float]:
    """Let all of them move once, at the same time. Return the seconds that each waited, once the bot has finished.

    Meanwhile this process, which stands for Discord, chooses no moves and collects no garbage.
    """
    turns = [await table.turn() for table in tables]
    gc.disable()
    try:
        found = await asyncio.gather(*(press() for press in turns))
    finally:
        gc.enable()
    await discord.quiet(0.05, timeout=PATIENCE)
    return found


async def report(game: str, boards: Sequence[Board], viewers: Sequence[Viewer], moves: int) -> float:
    """Print how long a move takes if these tables move at once. Return the ratio to a picture."""
    tables = len(boards)
    ours: list[float] = []
    picture: list[float] = []
    await seconds_waited(boards[0].discord, boards)  # warm-up
    for _ in range(max(ROUNDS, moves // tables)):
        ours += await seconds_waited(boards[0].discord, boards)
        picture += await seconds_waited(viewers[0].discord, viewers)
    ours_ms, picture_ms = (statistics.median(times) * 1000 for times in (ours, picture))
    times = f"a move {ours_ms:7.1f} ms, a fixed picture {picture_ms:7.1f} ms"
    slowest = f"slowest {max(ours) * 1000:.0f} and {max(picture) * 1000:.0f} ms"
    print(f"{game:10} {tables:3} at once: {times}, {ours_ms / picture_ms:5.2f}×; {slowest}", flush=True)
    return ours_ms / picture_ms


async def compare(games: list[str], moves: int, sizes: list[int], own_lines: bool, folder: Path) -> int:
    """Print a line for each game and number of tables, and the goals. Return the exit status."""
    goals = Goals()
    async with baseline(max(*sizes, OTHERS_AT_ONCE), folder) as (_, viewers):
        for game in games:
            its_sizes = sizes if game == MEASURED else [OTHERS_AT_ONCE]
            async with playing(game, max(its_sizes), folder, own_lines=own_lines) as (_, boards):
                for tables in its_sizes:
                    ratio = await report(game, boards[:tables], viewers[:tables], moves)
                    if game == MEASURED and tables in LATENCIES:
                        goals.judge(LATENCIES[tables], ratio)
    return goals.finish()


def main() -> int:
    """Run in a temporary folder. Return the exit status."""
    arguments = parser(__doc__)
    arguments.add_argument("--own-lines", action="store_true", help="let each table play a line of its own")
    arguments.add_argument("--moves", type=int, default=40)
    arguments.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50])
    chosen = arguments.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        status = asyncio.run(compare(chosen.games, chosen.moves, chosen.tables, chosen.own_lines, Path(folder)))
    print(f"{time.perf_counter() - started:.0f} s")
    return status


if __name__ == "__main__":
    sys.exit(main())
