"""A club with the real bot: people, channels, tables, and what is saved about them.

Room: tests/wire. May import `standin`, `bots` and the bot's pure rooms (rules, words), to read what was saved and to
know the bot's sentences.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

from rules.table.table import Begun, Table
from testbed.controls import SILENT, arrange_in_lobby, means, shown_number
from testbed.databases import SQLITE, Database, new_database
from testbed.process import BotProcess
from testbed.saved import caught_up
from testbed.standin import Answer, Channel, Guild, Message, Permission, StandIn, User
from testbed.standin.model import PLAYER_PERMISSIONS
from testbed.standin.world import PATIENCE
from tests.wire.bots import CARDS, ForkedProcess
from tests.wire.spoken import strangers
from words import speech

#: A whole game after the ready-made set-ups: seat 1 starts, seat 0 scores.
SHORT_GAME = [
    *("*e6", "end", "a1-a2", "e1-e2", "f6-f5", "end", "e2-e3", "e3-d3", "b6-b5", "end", "a2-a3", "*d3"),
    *("a6-b6", "end", "f1-f2", "f2-f3", "f5-f6", "end", "c2-c3", "a3-a4", "*d6", "end", "a4-b4", "*c3"),
    *("*c6", "end", "d3-d4", "*b4", "b6-a6", "end", "*c3", "b4^b6", "f6-f5", "end", "*d4", "*b6"),
]
#: Says on which engine the bots of the wire tests run; set by `--engine`.
ENGINE = "TEST_ENGINE"
#: How a panel starts that has nothing to do for its person.
WAITING = speech("en")("panel-waiting", awaited="\0").split("\0")[0]
says = speech("en")
#: What a moderator of the club may do.
MANAGES = PLAYER_PERMISSIONS | Permission.MANAGE_MESSAGES | Permission.MANAGE_GUILD
#: How often somebody asks for a page that a starved process hasn't given.
MOST_TRIES = 5


class Club:
    """A stand-in with three people on one server, and `bot.py`, not started yet."""

    def __init__(
        self, discord: StandIn, database: Path | str, process: type[BotProcess] = ForkedProcess, **given: object
    ) -> None:
        self.discord, self.database = discord, Database(database)
        self.ana = discord.add_user("Ana")
        self.ben = discord.add_user("Ben", locale="de")
        self.cy = discord.add_user("Cy")
        self.guild: Guild = discord.add_guild("Club", members=[self.ana, self.ben, self.cy])
        self.bot = process(discord, database=database, **given)  # type: ignore[arg-type]
        self.excused: set[int] = set()
        self.speaks = given.get("script") is not CARDS  # that toy has no words in any language

    def channel(self, name: str, kind: str = "text") -> Channel:
        """Add a channel to the server."""
        return self.discord.add_channel(self.guild, name, kind)

    def pair(self, name: str) -> tuple[User, User]:
        """Add two members, so that tests that share a bot don't share people."""
        one, two = self.discord.add_user(f"Ana {name}"), self.discord.add_user(f"Ben {name}")
        self.discord.join(self.guild, one)
        self.discord.join(self.guild, two)
        return one, two

    async def lobby(self, channel: Channel, host: User, guest: User | None = None, **given: object) -> Game:
        """Open a table with an invited guest, and wait for its lobby."""
        if guest is not None:
            given["opponent"] = guest
        options = {"game": "mundialito"} | given
        said = await self.discord.slash(host, "mundialito play", channel, options=options)
        game = Game(self, channel, table_on(said))
        await game.shown()
        return game

    async def duel(self, channel: Channel, host: User, guest: User, settings: str = "", **given: object) -> Game:
        """Start a game of two with these options, and wait for its board."""
        game = await self.lobby(channel, host, guest, **given)
        if settings:
            await arrange_in_lobby(self.discord, host, game.board, **dict(one.split("=") for one in settings.split()))
        await self.discord.press(guest, game.board, to("join"))
        begun = lambda: isinstance(game.table, Begun)  # noqa: E731
        await self.discord.wait_for(begun, what="the game to begin: the answer may have been put off")
        await game.shown()
        return game

    async def set_up(self, channel: Channel, verb: str, values: dict[str, Any]) -> None:
        """Have a new moderator fill in the form behind the line with this verb, on the page of the server's settings.

        What reaches a starved process late is refused, and asked for again.
        """
        moderator = self.discord.add_user("Judge")
        self.discord.join(self.guild, moderator, permissions=MANAGES)
        for _ in range(MOST_TRIES):
            page = (await self.discord.slash(moderator, "mundialito-admin setup", channel)).message
            found = [one.custom_id for one in page.buttons if one.custom_id and f":{verb}:" in one.custom_id]
            if found:
                form = await self.discord.press(moderator, page, custom_id=found[0])
                await self.discord.write(moderator, form.modal, values)
                return
        raise AssertionError(f"no line {verb}, but: {page.text}")

    def rings(self, user: User) -> int:
        """How often direct messages have notified somebody, including deleted ones."""
        posted = self.discord.dm_channel(user).all_messages.values()
        return sum(1 for one in posted if one.ephemeral_for is None and not one.flags & SILENT)

    def calls(self, channel: Channel) -> list[str]:
        """Who was mentioned in a channel, including by deleted messages."""
        posted = (one for one in channel.all_messages.values() if one.ephemeral_for is None and not one.system)
        return [user.name for message in posted for user in message.pinged]

    def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database."""
        where = self.database.where
        if not isinstance(where, Path):
            return self.database.run(sql, values)
        with closing(sqlite3.connect(f"file:{where}?mode=ro", uri=True, timeout=PATIENCE)) as base:
            return base.execute(sql, values).fetchall()

    async def crash(self, *, away: float = 0.0) -> None:
        """Send SIGKILL, excuse answers that are still open, and put Discord's clock on."""
        await self.bot.kill()
        self.excused |= {i.id for i in self.discord.interactions if i.first is None}
        for hold in self.discord.server.holds:
            hold.release()
        self.discord.advance(away)

    def assert_clean(self) -> None:
        """Check for violations, missing answers other than after a crash, what is said in a wrong language or cut, and
        printed tokens or tracebacks."""
        discord = self.discord
        assert not discord.own_faults, discord.own_faults
        assert not discord.violations, discord.violations
        assert discord.busiest_second() <= 50, discord.busiest_second()
        left = [str(i) for i in discord.unanswered if i.id not in self.excused]
        assert not left, f"unanswered: {left}"
        told = strangers(discord) if self.speaks else []
        assert not told, "\n".join(("in another language, or cut:", *told))
        self.bot.assert_quiet()


class Game:
    """One table, as people see it and as it is saved."""

    def __init__(self, club: Club, channel: Channel, table_id: str) -> None:
        self.club, self.discord, self.channel, self.id = club, club.discord, channel, table_id
        self._folded: Table | None = None

    @property
    def boards(self) -> list[Message]:
        """The public messages that show this table, oldest first."""
        return [m for m in self.discord.messages(self.channel) if number_on(m, self.id) is not None]

    @property
    def board(self) -> Message:
        """The only public message that shows this table."""
        boards = self.boards
        assert len(boards) == 1, f"{len(boards)} boards of {self.id}; {self.discord.story()}"
        return boards[0]

    @property
    def number(self) -> int:
        """The last saved journal number."""
        return int(self.club.read("SELECT number FROM tables WHERE id = ?", self.id)[0][0])

    @property
    def table(self) -> Table:
        """The table as it is saved."""
        self._folded = caught_up(self.club.read, self.id, self._folded)
        return self._folded

    @property
    def log(self) -> tuple[str, ...]:
        """The events of the game so far."""
        return self.table.match.log if isinstance(self.table, Begun) else ()

    @property
    def pings(self) -> list[str]:
        """Who was mentioned in the table's channel."""
        return self.club.calls(self.channel)

    def waiting(self) -> int:
        """How many of this table's parcels are still waiting."""
        found = self.club.read("SELECT count(*) FROM outbox WHERE table_id = ? AND state = 'waiting'", self.id)
        return int(found[0][0])

    def user(self, seat: int) -> User:
        """The person in a seat."""
        return self.discord.world.users[self.table.seats[seat].person or 0]

    @property
    def mover(self) -> User:
        """The person whose turn it is."""
        (person,) = self.table.awaited_persons
        return self.discord.world.users[person]

    @property
    def other(self) -> User:
        """The person whose turn it isn't."""
        (person,) = set(self.table.persons) - set(self.table.awaited_persons)
        return self.discord.world.users[person]

    async def shown(self, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109
        """Wait until one message shows the table as it is saved, and no parcels are waiting."""

        def ready() -> bool:
            boards = self.boards
            return len(boards) == 1 and number_on(boards[0], self.id) == self.number and self.waiting() == 0

        await self.discord.wait_for(ready, timeout, f"the board of {self.id} to be shown as it is")
        return self.board

    async def panel(self, user: User) -> Answer:
        """Open the person's panel."""
        return await self.discord.press(user, await self.shown(), to("panel"))

    async def choose(self, user: User, panel: Message, action: str) -> str:
        """Choose an action's piece on a panel if necessary, and return the custom id of the action's button."""
        ending = f":do:{action}"
        ready = lambda: panel.button(to("step")) or panel.button(to("do:end"))  # noqa: E731
        await self.discord.wait_for(ready, what="the panel to offer something")
        if panel.button(lambda b: b.custom_id.endswith(ending)) is None:
            origin = action[1:] if action.startswith("*") else action[:2]
            await self.discord.press(user, panel, to(f"step:{origin}"))
        found = panel.button(lambda b: b.custom_id.endswith(ending))
        assert found is not None, f"no button for {action}; there are {[b.custom_id for b in panel.buttons]}"
        return found.custom_id

    async def press_action(self, user: User, action: str, panel: Message | None = None) -> Answer:
        """Make an action by pressing: piece, then action."""
        if panel is None:
            panel = seen(await self.panel(user))
        return await self.discord.press(user, panel, await self.choose(user, panel, action))

    async def type_action(self, user: User, action: str) -> Answer:
        """Make an action by typing."""
        return await self.discord.slash(user, "move", self.channel, action=action)


def number_on(message: Message, table_id: str) -> int | None:
    """The journal number of a table that a public message shows, or None."""
    found = (shown_number(button.custom_id, table_id) for button in message.buttons)
    return next((number for number in found if number is not None), None)


def to(address: str) -> Callable[[Any], bool]:
    """A test for the control that does this, whatever its label: a verb, and perhaps the start of its words."""
    return lambda control: means(control.custom_id, address)


def table_on(answer: Answer) -> str:
    """The table of the controls that a person sees in the answer."""
    ids = (re.match(r"m1:([a-z0-9]{8}):", one.custom_id or "") for one in seen(answer).buttons)
    found = next((one[1] for one in ids if one is not None), None)
    assert found, answer.text
    return found


def seen(answer: Answer) -> Message:
    """The message that a person sees as the answer; a late answer to a press is a message of its own."""
    return answer.followups[-1] if answer.followups else answer.message


@asynccontextmanager
async def open_club(
    folder: Path,
    engine: str | None = None,
    *,
    database: Database | None = None,
    started_ago: float = 0.0,
    **given: Any,
) -> AsyncIterator[Club]:
    """A club with a running bot; at the end the bot must stop in time, and everything must be clean.

    Its database is new unless one is given; without an engine it is on the one of `--engine`.
    """
    made = nullcontext(database) if database else bot_database(engine or os.environ.get(ENGINE, SQLITE), folder)
    with made as used:
        async with StandIn(started_ago=started_ago) as discord:
            club = Club(discord, used.where, **given)
            async with club.bot:
                yield club
                await asyncio.sleep(0)
            club.assert_clean()


@contextmanager
def bot_database(engine: str, folder: Path) -> Iterator[Database]:
    """A new database for a bot of the wire tests."""
    with new_database(engine, folder, _session()) as made:
        yield Database(folder / "bot.db") if engine == SQLITE else made


@cache
def _session() -> str:
    """A word that all workers of this run of the tests share."""
    return os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid4().hex
