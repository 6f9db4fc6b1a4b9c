"""A whole move through the process, against a bot that only sends back a fixed picture of the same size (DESIGN §5).

Both run as real processes against the stand-in of Discord on loopback and are pressed in turn, so that a noisy
machine is noisy for both. A move is loaded, judged, saved with `synchronous=FULL`, drawn and answered. Prints the
medians of the time to the first answer, and their ratio, for one table and for several at once.

    python -m benchmarks.bench_move [--moves 60] [--tables 10]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from rules import GAMES
from rules.core.match import Match
from tests.wire import BotProcess, StandIn

FIXED = Path(__file__).with_name("fixed_picture_bot.py")
OPTIONS = "repetition=0 turn_limit=0"


class Board:
    """One table of two people, played by pressing in their private panels."""

    def __init__(self, discord: StandIn, number: int) -> None:
        self.discord = discord
        self.people = [discord.add_user(f"Left {number}"), discord.add_user(f"Right {number}")]
        guild = discord.add_guild(f"Club {number}", members=self.people)
        self.channel = discord.add_channel(guild, "games")
        self.match = Match.begin(GAMES["mundialito"], 2, {"repetition": 0, "turn_limit": 0}, 1)

    async def open(self) -> None:
        left, right = self.people
        await self.discord.slash(
            left, self.channel, "mundialito play", options={"opponent": right, "options": OPTIONS}, settle=True
        )
        await self.discord.wait_for(lambda: self.discord.messages(self.channel), 10, "the lobby")
        await self.discord.press(right, self.discord.last(self.channel), "Join")
        board = await self.discord.wait_for(lambda: self._board(), 10, "the board")
        self.panels = [await self.discord.press(person, board, "Your move", settle=True) for person in self.people]
        self.match = self.match.replay(["setup 231132", "setup 231132", "ball c2", "ball d5"])
        self.seats = self.people if "Left" in self._gualda(board.text) else self.people[::-1]
        ids = [button.custom_id for button in board.buttons]
        self.table, self.position = ids[0].split(":")[1], int(ids[0].split(":")[2])

    def _board(self) -> object | None:
        found = [message for message in self.discord.messages(self.channel) if message.image]
        return found[-1] if found else None

    @staticmethod
    def _gualda(text: str) -> str:
        return text.split("(Gualda)")[0][-30:]

    async def move(self) -> float:
        """One action of whoever is awaited; seconds to the first answer."""
        seat = self.match.awaited[0]
        quiet = [text for text in self.match.legal() if "-" in text] or self.match.legal()
        text = quiet[len(self.match.log) % len(quiet)]
        person = self.seats[seat]
        panel = self.panels[self.people.index(person)].message
        custom_id = f"m1:{self.table}:{self.position}:do:{text}"
        answer = await self.discord.press(person, panel, custom_id, force=True)
        self.match, self.position = self.match.act(seat, text), self.position + 1
        return float(answer.latency)


async def fixed(discord: StandIn, tables: int) -> list[tuple[object, object]]:
    """One private message with a button for each of as many people."""
    found = []
    for number in range(tables):
        user = discord.add_user(f"Fixed {number}")
        channel = discord.add_channel(discord.add_guild(f"Hall {number}", members=[user]), "pictures")
        found.append((user, (await discord.slash(user, channel, "picture")).message))
    return found


async def compare(moves: int, tables: int, picture: Path, folder: Path) -> tuple[float, float]:
    """Median seconds of a move of ours and of a fixed picture, with this many people pressing at once."""
    async with StandIn() as ours, StandIn() as theirs:
        boards = [Board(ours, number) for number in range(tables)]
        environment = {"TABLES_PER_SERVER": "1000"}
        bot = BotProcess(ours, database=folder / f"{tables}.db", environment=environment, log_level="WARNING")
        yardstick = BotProcess(theirs, database=folder / "x", script=FIXED, environment={"FIXED_PICTURE": str(picture)})
        async with bot, yardstick:
            for board in boards:
                await board.open()
            people = await fixed(theirs, tables)
            await asyncio.gather(*(board.move() for board in boards))
            mine: list[float] = []
            yard: list[float] = []
            for _ in range(max(4, moves // tables)):
                mine += await asyncio.gather(*(board.move() for board in boards))
                await ours.quiet(0.05)
                pressed = [theirs.press(user, message, "Again") for user, message in people]
                yard += [float(answer.latency) for answer in await asyncio.gather(*pressed)]
        return statistics.median(mine), statistics.median(yard)


def example(path: Path) -> int:
    """Writes a picture of the size that ours has; its bytes."""
    from render import Wish, draw

    match = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(["setup 231132", "setup 231132", "ball c2", "ball d5"])
    return path.write_bytes(draw("mundialito", Wish(match.view(1), 1)).png)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--tables", type=int, default=10)
    arguments = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        picture = folder / "fixed.png"
        print(f"picture {example(picture) / 1000:.0f} kB")
        for tables in (1, arguments.tables):
            mine, yard = await compare(arguments.moves, tables, picture, folder)
            times = f"a move {mine * 1000:6.1f} ms, a fixed picture {yard * 1000:6.1f} ms"
            print(f"{tables:3} at once: {times}, {mine / yard:5.2f}x")
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    asyncio.run(main())
