"""Tables of the real bot and pictures of the fixed-picture bot, with people who press them. For benchmarks."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Coroutine, Sequence
from contextlib import closing
from pathlib import Path

from rules import GAMES
from rules.core.match import Match
from rules.table import entries as journal
from rules.table.fold import fold
from rules.table.table import Begun
from tests.wire.standin import Answer, Message, StandIn, Unanswered, User

FIXED = Path(__file__).with_name("fixed_picture_bot.py")
OPTIONS = {"repetition": 0, "turn_limit": 0}
OPENING = ("setup 231132", "setup 231132", "ball c2", "ball d5")
#: How many tables are set up at once; more would only wait in line.
TOGETHER = 5
#: Seconds that a board may take to appear, on a busy machine.
PATIENCE = 60


async def answered(discord: StandIn, pressing: Coroutine[None, None, Answer]) -> float:
    """Return the seconds to the first answer. If none came in time, wait until the bot has finished its work."""
    started = time.monotonic()
    try:
        return float((await pressing).latency or 0)
    except Unanswered:
        took = time.monotonic() - started
        await discord.quiet(timeout=PATIENCE)
        return took


class Board:
    """One table of two people who press in their private panels."""

    def __init__(self, discord: StandIn, number: int) -> None:
        self.discord = discord
        self.people = [discord.add_user(f"Left {number}"), discord.add_user(f"Right {number}")]
        guild = discord.add_guild(f"Club {number}", members=self.people)
        self.channel = discord.add_channel(guild, "games")
        self.match = Match.begin(GAMES["mundialito"], 2, OPTIONS, 1)

    async def open(self) -> None:
        left, right = self.people
        options = " ".join(f"{name}={value}" for name, value in OPTIONS.items())
        await self.discord.slash(
            left, "mundialito play", self.channel, options={"opponent": right, "options": options}, settle=True
        )
        await self.discord.wait_for(lambda: self.discord.messages(self.channel), PATIENCE, "the lobby")
        await self.discord.press(right, self.discord.last(self.channel), "Join")
        board = await self.discord.wait_for(self._board, PATIENCE, "the board")
        assert board is not None
        self.panels = [await self.discord.press(person, board, "Your move", settle=True) for person in self.people]
        self.match = self.match.replay(OPENING)
        self.seats = self.people if "Left" in board.text.split("(Gualda)")[0][-30:] else self.people[::-1]
        ids = [button.custom_id or "" for button in board.buttons]
        self.table, self.position = ids[0].split(":")[1], int(ids[0].split(":")[2])

    def _board(self) -> Message | None:
        found = [message for message in self.discord.messages(self.channel) if message.image]
        return found[-1] if found else None

    async def move(self) -> float:
        """Play one action of the seat to act. Return the seconds to the first answer, once the answer is complete."""
        seat = self.match.to_act
        assert seat is not None
        quiet = [text for text in self.match.legal() if "-" in text] or self.match.legal()
        text = quiet[len(self.match.log) % len(quiet)]
        person = self.seats[seat]
        panel = self.panels[self.people.index(person)].message
        custom_id = f"m1:{self.table}:{self.position}:do:{text}"
        pressing = self.discord.press(person, panel, custom_id, force=True, settle=True)
        latency = await answered(self.discord, pressing)
        self.match, self.position = self.match.act(seat, text), self.position + 1
        return latency


class Frame:
    """One person who gets the same picture again and again."""

    def __init__(self, discord: StandIn, number: int) -> None:
        self.discord = discord
        self.person: User = discord.add_user(f"Fixed {number}")
        self.channel = discord.add_channel(discord.add_guild(f"Hall {number}", members=[self.person]), "pictures")

    async def open(self) -> None:
        self.shown: Answer = await self.discord.slash(self.person, "picture", self.channel)

    async def move(self) -> float:
        """Ask for the picture again. Return the seconds to the answer."""
        return await answered(self.discord, self.discord.press(self.person, self.shown.message, "Again"))


async def open_all(tables: Sequence[Board | Frame]) -> None:
    """Open all of them; one before the others, for everything that is made once and cached."""
    await tables[0].open()
    for first in range(1, len(tables), TOGETHER):
        await asyncio.gather(*(table.open() for table in tables[first : first + TOGETHER]))


def check(boards: Sequence[Board], database: Path) -> None:
    """Assert that the games on disk are those answered, move for move."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as base:
        for board in boards:
            ((seed,),) = base.execute("SELECT seed FROM tables WHERE id = ?", (board.table,)).fetchall()
            rows = base.execute("SELECT entry, at FROM journal WHERE table_id = ? ORDER BY number", (board.table,))
            saved = fold(board.table, seed.hex(), [(journal.read(text), at) for text, at in rows])
            assert isinstance(saved, Begun)
            assert saved.match.log == board.match.log, (board.table, saved.match.log, board.match.log)


def worked(pid: int) -> float:
    """Return the CPU seconds that a process has used, 0 if there is no /proc."""
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def example(path: Path) -> int:
    """Write a picture of the same size as ours. Return its size in bytes."""
    from render import Wish, draw

    match = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(OPENING)
    return path.write_bytes(draw("mundialito", Wish(match.view(1), 1)).png)
