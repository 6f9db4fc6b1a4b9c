"""How late the bot's event loop wakes while tables move, compared with an idle bot.

    python -m benchmarks.bench_lag [--tables 10] [--pause 1.0] [--seconds 20]

Three processes of the real bot run one after the other, each with a meter that looks every 20 ms. In the first nobody
does anything. In the second somebody moves at each table every `pause` seconds. In the third one adversary plays and
undoes without a pause, at a table whose options remove its end, and types for suggestions meanwhile. Other load on the
machine affects all three; the difference is what rendering, saving and answering add.
"""

import argparse
import asyncio
import random
import re
import tempfile
import time
from pathlib import Path

from benchmarks.boards import Board, open_all
from tests.wire.bots import METERED, BotProcess
from tests.wire.standin import StandIn

#: The share of its moves that the adversary undoes. It keeps the others, so that the game gets long.
ADVERSARY_UNDOES = 0.7


async def lag(folder: Path, tables: int, pause: float, seconds: float) -> tuple[dict[str, float], int]:
    """Return how late the loop woke, in ms by quantile, and how many moves were made meanwhile."""
    moves = 0
    async with StandIn() as discord:
        boards = [Board(discord, number) for number in range(tables)]
        bot = BotProcess(discord, database=folder / "bot.db", script=METERED, log_level="WARNING")
        async with bot:
            if boards:
                await open_all(boards)
            ends = time.monotonic() + seconds

            async def play(board: Board) -> None:
                nonlocal moves
                while time.monotonic() < ends:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
                    await board.move()
                    moves += 1

            await asyncio.gather(asyncio.sleep(seconds), *map(play, boards))
            await discord.quiet(0.3, timeout=60)
    (told,) = (line for line in bot.lines if line.startswith("loop lag"))
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+) ms", told)}, moves


async def attacked(folder: Path, seconds: float) -> tuple[dict[str, float], int]:
    """Return how late the loop woke while one person pressed without a pause, in ms by quantile, and the presses."""
    presses = 0
    async with StandIn() as discord:
        board = Board(discord, 0)
        bot = BotProcess(discord, database=folder / "bot.db", script=METERED, log_level="WARNING")
        async with bot:
            await open_all([board])
            ends = time.monotonic() + seconds
            while time.monotonic() < ends:
                before = board.match
                assert before.to_act is not None
                person = board.seats[before.to_act]
                await board.move()
                presses += 1
                if board.match.to_act == before.to_act and random.random() < ADVERSARY_UNDOES:
                    number = board.position
                    answer = await discord.slash(person, "mundialito undo", board.channel)
                    presses += 1
                    if answer.message is not None and "Undone" in answer.message.text:
                        board.match, board.position = before, number + 1
                await discord.suggest(person, "mundialito verify", board.channel, option="table", value="m")
            await discord.quiet(0.3, timeout=60)
    (told,) = (line for line in bot.lines if line.startswith("loop lag"))
    return {name: float(value) for name, value in re.findall(r"(\w+) ([\d.]+) ms", told)}, presses


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    for name, tables in (("nobody", 0), (f"{chosen.tables} tables", chosen.tables)):
        with tempfile.TemporaryDirectory() as folder:
            found, moves = await lag(Path(folder), tables, chosen.pause, chosen.seconds)
        tell(name, moves / chosen.seconds, found)
    with tempfile.TemporaryDirectory() as folder:
        found, presses = await attacked(Path(folder), chosen.seconds)
    tell("adversary", presses / chosen.seconds, found)


def tell(name: str, rate: float, found: dict[str, float]) -> None:
    """Print a row of the table."""
    cells = "  ".join(f"{quantile} {value:6.1f} ms" for quantile, value in found.items())
    print(f"{name:10} {rate:5.1f} moves a second  {cells}")


if __name__ == "__main__":
    asyncio.run(main())
