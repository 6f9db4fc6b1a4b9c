"""The yardstick of whole moves: people who get a fixed picture from a bot that does nothing else."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from render import Wish, draw
from rules import GAMES
from rules.core.match import Match
from testbed.process import BotProcess
from testbed.standin import Answer, StandIn, Unanswered, User

FIXED = Path(__file__).with_name("fixed_picture_bot.py")
OPENING = ("setup 231132", "setup 231132", "ball c2", "ball d5")
#: Seconds that a board may take to appear, on a busy machine.
PATIENCE = 60
#: Seconds after which a press that wasn't answered has been handled all the same.
LATE = 10


async def seconds_to_answer(discord: StandIn, pressing: Coroutine[None, None, Answer]) -> float:
    """Return the seconds to the first answer. If none came in time, wait until what was pressed must be saved."""
    started = time.monotonic()
    try:
        return float((await pressing).latency or 0)
    except Unanswered:
        took = time.monotonic() - started
        with suppress(AssertionError):  # others go on
            await discord.quiet(timeout=LATE)
        return took


class Viewer:
    """A person who gets the same picture again and again."""

    def __init__(self, discord: StandIn, number: int) -> None:
        self.discord = discord
        self.person: User = discord.add_user(f"Fixed {number}")
        self.channel = discord.add_channel(
            discord.add_guild(f"Club {number} of the picture", members=[self.person]), "pictures"
        )

    async def open(self) -> None:
        self.shown: Answer = await self.discord.slash(self.person, "picture", self.channel)

    async def turn(self) -> Callable[[], Awaitable[float]]:
        """Return what asks for the picture again, as `Board.turn` does for a move."""
        return self.move

    async def move(self) -> float:
        """Ask for the picture again. Return the seconds to the answer."""
        return await seconds_to_answer(self.discord, self.discord.press(self.person, self.shown.message, "Again"))


@asynccontextmanager
async def baseline(people: int, folder: Path) -> AsyncIterator[tuple[BotProcess, list[Viewer]]]:
    """Run the bot with the fixed picture, of the same size as ours, with so many people who have got it once."""
    picture = folder / "fixed.png"
    match = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(OPENING)
    print(f"picture {picture.write_bytes(draw('mundialito', Wish(match.view(1), 1)).png) / 1000:.0f} kB", flush=True)
    async with StandIn() as discord:
        viewers = [Viewer(discord, number) for number in range(people)]
        environment = {"FIXED_PICTURE": str(picture)}
        async with BotProcess(discord, database=folder / "none.db", script=FIXED, environment=environment) as bot:
            for viewer in viewers:
                await viewer.open()
            yield bot, viewers
