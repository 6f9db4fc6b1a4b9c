"""Evenings that are played once in peace, and then again and again with the process killed at one single call.

The people in a script (`Evening`) look at what there is and do what comes next, so after a crash they simply go on.
Every evening has its own server, channel and people, so many evenings can share a bot.

Room: tests/wire/evenings. May import `account`, `club`, `bots`, `standin` and the bot's pure rooms.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from testbed.controls import press_in_lobby
from testbed.standin import Callback, Message, Unanswered, User
from testbed.standin.model import Interaction
from testbed.standin.rest.server import Hold
from tests import waiting
from tests.wire.bots import DOOMED
from tests.wire.club import Club, Game, open_club, seen, to
from tests.wire.evenings.account import account, differences, outrun

SEED = sha256(b"an evening").hexdigest()
NAMES = ("Ana", "Ben", "Cleo", "Dan")
#: Calls are enumerated until an evening ends with fewer; this guards against one that never ends.
MOST_CALLS = 2000
MOST_STEPS = 60
#: How long anything may take on a busy machine (seconds).
PATIENCE = waiting.PATIENCE
#: A process that waited this long for a processor, of the three seconds for an answer, is excused: people press again.
STARVED = 1.0
#: An answer sooner than this was given after the work (cogs/controls/answers.py), so what it confirms must be saved.
SOON = 1.0
_TELLING = (Callback.MESSAGE, Callback.UPDATE, Callback.DEFERRED_UPDATE)
_DOING = {"join", "start", "do", "back", "offer", "drawyes", "resign", "rematch", "daily"}
_COMMANDS = {"move", "mundialito play"}


@dataclass(frozen=True)
class Point:
    """Where the process is killed: at which call, and before or after it takes effect.

    `call` is save or read (a database transaction) or request (Discord); `skip` such calls are let pass.
    """

    call: str
    when: str
    skip: int

    def __str__(self) -> str:
        return f"{self.call} {self.skip} {self.when}"


class Evening:
    """One evening with a kind of game; a subclass says what happens."""

    people_there = 2
    #: How long the bot is down after a crash, by its own clock and by Discord's (seconds).
    away = 0.0

    def __init__(self, club: Club, name: str) -> None:
        self.club, self.discord, self.name = club, club.discord, name
        self.people = [self.discord.add_user(one) for one in NAMES[: self.people_there]]
        self.host = self.people[0]
        self.guild = self.discord.add_guild("Club", members=self.people)
        self.channel = self.discord.add_channel(self.guild, "games")
        self._kept: list[list[str]] = []

    async def prepare(self) -> None:
        """Set up what has to be there before the people come."""

    async def step(self) -> bool:
        """Do what comes next; False when the evening is over."""
        raise NotImplementedError

    # what there is

    @property
    def doom(self) -> Path:
        """The file that tells the bot at which call to die."""
        return Path(self.club.bot.environment["DOOM"])

    def games(self) -> list[Game]:
        """This server's tables, oldest first."""
        rows = self.club.read(
            "SELECT id, channel_id FROM tables WHERE guild_id = ? ORDER BY created_at, id", self.guild.id
        )
        return [Game(self.club, self.discord.world.channels[channel], table_id) for table_id, channel in rows]

    def happened(self, game: Game) -> list[str]:
        """The kinds of the table's journal entries."""
        rows = self.club.read("SELECT entry FROM journal WHERE table_id = ? ORDER BY number", game.id)
        return [json.loads(entry)["is"] for (entry,) in rows]

    def messages(self) -> list[Message]:
        """Everything that anybody in this evening sees, private answers too."""
        mine = [one for one in self.discord.world.channels.values() if one.guild is self.guild]
        direct = [self.discord.dm_channel(user) for user in self.people]
        return [m for place in (*mine, *direct) for m in place.all_messages.values() if not m.deleted]

    def account(self) -> dict[str, Any]:
        """What the evening has left."""
        return account(self.club, self.guild, [self.channel], self.people)

    # what people do

    async def gather(self, game: Game) -> None:
        """Let everybody missing join the lobby; once all are there, the host starts the game."""
        missing = [user for user in self.people if user.id not in game.table.persons]
        if missing:
            await self.tap(game, missing[0], "join")
        else:
            await self.tap(game, self.host, "start")

    async def tap(self, game: Game, user: User, address: str) -> None:
        """Press a control that only the board answers, and wait until it is done."""
        before = game.number
        if game.board.button(to(address)) is None:
            await press_in_lobby(self.discord, user, game.board, address)
        else:
            await self.discord.press(user, game.board, to(address))
        await self.discord.wait_for(lambda: game.number > before, PATIENCE, f"{address} of {user.name} to be done")

    async def do(self, game: Game, text: str) -> None:
        """Act for the player to move, with the board's button if it has one, else by typing."""
        if game.board.button(to(f"do:{text}")) is not None:
            await self.tap(game, game.mover, f"do:{text}")
        else:
            await game.type_action(game.mover, text)

    async def back(self, game: Game, user: User) -> None:
        """Take a seat back from a computer."""
        asked = seen(await game.panel(user))
        if asked.button(to("return")) is not None:
            await self.discord.press(user, asked, to("return"))

    # the evening

    async def spend(self) -> None:
        """Play the evening, or what is left of it."""
        for _ in range(MOST_STEPS):
            for game in self.games():
                if not game.table.puzzle:  # nobody is shown that
                    await game.shown(PATIENCE)
            waited = self.club.bot.on_processor()[1]
            try:
                if not await self.step():
                    return
            except Unanswered:
                if self.club.bot.on_processor()[1] - waited < STARVED:
                    raise
                self.club.excused |= {one.id for one in self.discord.unanswered if one.user in self.people}
        raise AssertionError(f"the evening does not end: {[self.happened(game) for game in self.games()]}")

    async def interrupted(self, point: Point) -> bool:
        """Play the evening with one crash; False if it never comes to that point."""
        await self.prepare()
        doom = self.doom
        hold: Hold | None = None
        struck: asyncio.Task[Any]
        if point.call == "request":
            hold = self.discord.hold("*", ".", after=point.when == "after", skip=point.skip)
            struck = asyncio.create_task(hold.reached.wait(), name="struck")
        else:
            doom.write_text(f"{self.name} {point.call} {point.when} {point.skip}", encoding="utf-8")
            assert self.club.bot.process is not None
            struck = asyncio.create_task(self.club.bot.process.wait(), name="struck")
        evening = asyncio.create_task(self.spend())
        await asyncio.wait({evening, struck}, return_when=asyncio.FIRST_COMPLETED)
        # An evening may end before the process is seen to die.
        crashed = struck.done() or not (hold or doom.exists())
        if crashed:
            await struck
            evening.cancel()
            await asyncio.gather(evening, return_exceptions=True)
            await self.club.crash(away=self.away)
            self._assert_told_is_saved()
            ahead = float(self.club.bot.environment.get("CLOCK_AHEAD", "0"))
            self.club.bot.environment["CLOCK_AHEAD"] = str(ahead + self.away)
            await self.club.bot.start()
            await self.spend()
        else:
            doom.unlink(missing_ok=True)
            struck.cancel()
            await evening
        if hold is not None:
            hold.release()
        return crashed

    def _assert_told_is_saved(self) -> None:
        """Check that everything visible, and everything confirmed, is saved."""
        assert not (told := outrun(self.club, self.guild, self.messages())), told
        applied = {int(key) for (key,) in self.club.read("SELECT interaction_id FROM interactions") if key.isdigit()}
        lost = [str(one) for one in self.discord.interactions if self._acknowledged(one) and one.id not in applied]
        assert not lost, f"acknowledged and lost: {lost}"
        self._kept = list(self.account()["journals"])

    def _acknowledged(self, one: Interaction) -> bool:
        """Whether this is something that a person of this evening did and that was soon confirmed."""
        if one.user not in self.people or one.first not in _TELLING or one.answered is None:
            return False
        verb = str(one.data.get("custom_id", "")).split(":")
        undoing = one.command_name == "mundialito table" and "'undo'" in str(one.data)
        doing = one.command_name in _COMMANDS or undoing or (len(verb) > 3 and verb[3] in _DOING)
        return doing and one.answered - one.created < SOON

    def assert_like(self, twin: dict[str, Any]) -> None:
        """Check that everything is as in the uninterrupted evening, and that no journal lost an entry."""
        mine = self.account()
        assert not (lines := differences(mine, twin)), "\n".join(lines)
        for kept, now in zip(self._kept, mine["journals"], strict=False):
            assert now[: len(kept)] == kept
        assert all(game.waiting() == 0 for game in self.games())


async def spent_in_peace(evening: Evening) -> dict[str, Any]:
    """Play an evening without interruption, and return its account."""
    await evening.prepare()
    await evening.spend()
    await evening.discord.quiet(0.3)
    return evening.account()


async def killed_at(club: Club, kind: type[Evening], point: Point, twin: dict[str, Any]) -> bool:
    """Check that an evening killed at this point ends like its twin; False if it never comes to that point."""
    evening = kind(club, f"{point.call}-{point.when}-{point.skip}")
    try:
        crashed = await evening.interrupted(point)
        await club.discord.quiet(0.3)
        evening.assert_like(twin)
    except BaseException as error:
        error.add_note(f"{kind.__name__} killed at {point}")
        raise
    return crashed


@asynccontextmanager
async def doomed_club(folder: Path, *, engine: str | None = None, **environment: str) -> AsyncIterator[Club]:
    """A club whose bot can be killed at any call to its database."""
    given = {"DOOM": str(folder / "doom"), "SEED": SEED, **environment}
    async with open_club(folder, engine, script=DOOMED, environment=given) as club:
        yield club
