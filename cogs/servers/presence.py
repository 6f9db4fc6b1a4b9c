"""Servers that remove the bot, and those that invite it again. Part of cogs/servers.

Nobody can play on in a server without the bot, so its tables are set aside and their people's places are free. They go
on when the bot is back. A server that has an outage is not removed: nothing happens to its tables.
"""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog
from discord.ext import commands

from data import ArchiveError, PlaceTaken, Status
from host.house import House, NoSuchTable

log = structlog.get_logger("servers")

#: Why such tables are set aside.
REMOVED = "removed"
#: The first pause after something failed, and the longest (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
_ALL = 100_000


class Servers(commands.Cog):
    """Follows the bot in and out of servers."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self._bot = bot
        self._house = house
        self._ready = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._alone = asyncio.Lock()  # a server that changes its mind is followed step by step

    async def cog_unload(self) -> None:
        """Try nothing again: the next start catches up."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = self._house.spawn(_persist(work), "servers")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server was deleted."""
        self._begin(lambda: self._set_aside(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server in which it was not, at least a moment ago."""
        self._begin(lambda: self._take_back(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached; it may have removed and invited the bot meanwhile."""
        if self._ready:  # before that every server comes once, and is looked after then
            await self.on_guild_join(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up with what happened while the bot was down."""
        self._ready = True
        self._begin(self._catch_up)

    async def _catch_up(self) -> None:
        """Raises HTTPException where Discord does not say of every server whether the bot is in it, ArchiveError."""
        unknown: discord.HTTPException | None = None
        for guild in self._bot.guilds:
            await self._take_back(guild.id)
        for guild_id in await self._house.archive.tables.open_guilds():
            if self._bot.get_guild(guild_id) is not None:
                continue
            try:
                await self._bot.http.get_guild(guild_id, with_counts=False)
            except (discord.NotFound, discord.Forbidden):
                await self._set_aside(guild_id)
            except discord.HTTPException as error:
                unknown = error
        if unknown is not None:
            raise unknown

    async def _set_aside(self, guild_id: int) -> None:
        """Set a server's open tables aside, unless the bot is back there. Raises ArchiveError."""
        async with self._alone:
            for head in await self._house.archive.tables.open_in(guild_id, _ALL):
                if self._bot.get_guild(guild_id) is not None:
                    return
                await self._put_away(head.id)

    async def _put_away(self, table_id: str) -> None:
        async with self._house.lock(table_id):
            head = await self._house.archive.tables.head(table_id)
            if head is not None and head.status in (Status.LOBBY, Status.RUNNING):
                await self._house.set_aside(head, REMOVED, told=False)  # nobody can be told anything there

    async def _take_back(self, guild_id: int) -> None:
        """Let a server's tables go on, unless the bot was removed again. Raises ArchiveError."""
        async with self._alone:
            for head in await self._house.archive.tables.set_aside_in(guild_id, REMOVED, _ALL):
                if self._bot.get_guild(guild_id) is None:
                    return
                try:
                    await self._house.revive(head.id)
                except (PlaceTaken, NoSuchTable) as error:
                    log.warning("could not resume a table", table=head.id, error=type(error).__name__)


async def _persist(work: Callable[[], Awaitable[None]]) -> None:
    """Do the work, and again after a while where the archive or Discord fails."""
    pause = FIRST_PAUSE
    while True:
        try:
            await work()
        except (ArchiveError, discord.HTTPException) as error:
            log.warning("could not look after servers yet", error=type(error).__name__, seconds=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return
