"""A whole move through the process, compared with a bot that only sends a fixed picture of the same size.

Both run as real processes against the stand-in for Discord on loopback and are pressed in turn, so that noise affects
both. A move is loaded, judged, saved with `synchronous=FULL`, drawn and answered. Prints the medians of the time to the
first answer, and their ratio, for one open interaction and for many at once.

    python -m benchmarks.bench_move [--moves 40] [--tables 1 10 50]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from benchmarks.boards import FIXED, PATIENCE, Board, Frame, check, example, open_all
from tests.wire.bots import BotProcess
from tests.wire.standin import StandIn

#: The least number of rounds, whatever the number of tables in one.
ROUNDS = 4


async def compare(moves: int, sizes: list[int], picture: Path, folder: Path) -> None:
    """For each number of tables, print how long a move takes if all of them move at once."""
    async with StandIn() as ours, StandIn() as theirs:
        boards = [Board(ours, number) for number in range(max(sizes))]
        frames = [Frame(theirs, number) for number in range(max(sizes))]
        environment = {"TABLES_PER_SERVER": "1000"}
        bot = BotProcess(ours, database=folder / "bot.db", environment=environment, log_level="WARNING")
        yardstick = BotProcess(theirs, database=folder / "x", script=FIXED, environment={"FIXED_PICTURE": str(picture)})
        async with bot, yardstick:
            await open_all(boards)
            await open_all(frames)
            for tables in sizes:
                mine: list[float] = []
                yard: list[float] = []
                await asyncio.gather(*(board.move() for board in boards[:tables]))  # warm-up
                for _ in range(max(ROUNDS, moves // tables)):
                    await ours.quiet(0.05, timeout=PATIENCE)
                    mine += await asyncio.gather(*(board.move() for board in boards[:tables]))
                    await ours.quiet(0.05, timeout=PATIENCE)
                    yard += await asyncio.gather(*(frame.move() for frame in frames[:tables]))
                mine_ms, yard_ms = (statistics.median(times) * 1000 for times in (mine, yard))
                times = f"a move {mine_ms:7.1f} ms, a fixed picture {yard_ms:7.1f} ms"
                slowest = f"slowest {max(mine) * 1000:.0f} and {max(yard) * 1000:.0f} ms"
                print(f"{tables:3} at once: {times}, {mine_ms / yard_ms:5.2f}x; {slowest}")
            await ours.quiet(timeout=PATIENCE)
        check(boards, folder / "bot.db")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50])
    arguments = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        picture = folder / "fixed.png"
        print(f"picture {example(picture) / 1000:.0f} kB")
        await compare(arguments.moves, arguments.tables, picture, folder)
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    asyncio.run(main())
