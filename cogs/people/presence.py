"""Servers that remove the bot or invite it again.

Nobody can continue in a server without the bot, so its tables are set aside and free their people's places. They
continue when the bot is back; puzzles, which need no channel, go on elsewhere meanwhile. What is kept about a server is
forgotten 30 days after it removed the bot, and until then everything is as it was when the bot is back. An outage is no
removal, and leaves all of it alone.
"""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog
from discord.ext import commands

from cogs.discordpy.shards import shard_of
from data import ArchiveError, PlaceTaken, Share, Signal, Status, Topic
from host.house import House, NoSuchTable, Session
from players import default_level
from rules.table.errors import TableRefusal
from rules.table.requests import Leave, Request, Resign
from rules.table.table import Lobby, Running, Table

log = structlog.get_logger("leaving")

#: The most open tables of one person.
ALL = 100_000


async def leave(house: House, person: int, guild_id: int | None = None) -> frozenset[str]:
    """Take somebody away from all open tables and invitations, or those of one server; return those tables.

    Raises ArchiveError.
    """
    heads = await house.archive.seats.tables_of(person, (Status.LOBBY, Status.RUNNING), ALL)
    heads = tuple(head for head in heads if guild_id is None or head.guild_id == guild_id)
    for head in heads:
        try:
            await leave_table(house, (await house.session(head.id)).table, person)
        except NoSuchTable:
            log.info("a table that can't be read was not left", table=head.id)
    return frozenset(head.id for head in heads)


async def dismiss(house: House, session: Session) -> None:
    """Take everybody who was erased meanwhile away from a table that was set aside. Raises ArchiveError."""
    for person in (*session.table.persons, *session.table.invited):
        if person < 0:
            await leave_table(house, session.table, person)


async def leave_table(house: House, table: Table, person: int) -> None:
    """Leave a lobby or resign a seat, whichever it takes; whoever isn't there has left already. Raises ArchiveError."""
    for _ in range(2):  # the lobby may start its game meanwhile
        request: Request
        match table:
            case Lobby():
                request = Leave(person)
            case Running():
                request = Resign(person, default_level(table.game_key))
            case _:
                return
        try:
            await house.ask(table.id, request, actor=person)
        except TableRefusal:
            table = (await house.session(table.id)).table
        else:
            return


#: The reason for setting such tables aside.
REMOVED = "removed"
#: The first and the longest pause after a failure (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
#: How long what is kept about a server waits for its return (ms), and how often the bot looks for those due (ms).
KEPT, LOOK = 30 * 24 * 60 * 60 * 1000, 60 * 60 * 1000
#: The pause between two steps of forgetting (seconds): moves come first.
BREATH = 0.05
#: About how many servers the archive is asked at once.
ASKED_AT_ONCE = 500
_ALL = 100_000


class Servers(commands.Cog):
    """Follows the bot into and out of servers; `forgotten` is called with a server of which something was deleted."""

    def __init__(self, bot: discord.Client, house: House, forgotten: Callable[[int], None]) -> None:
        self._bot, self._house, self._forgotten = bot, house, forgotten
        self._looked_at = 0
        self._ready: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alone = asyncio.Lock()  # removals and invitations are handled in order

    async def cog_unload(self) -> None:
        """Stop retrying; the next start catches up."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = self._house.spawn(_retry(work), "servers")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Set tables aside: the bot was removed, or the server deleted."""
        self._begin(lambda: self._set_aside(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Continue a server's tables: the bot has joined it."""
        self._begin(lambda: self._continue(guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Continue a server's tables after an outage, during which it may have removed and invited the bot."""
        if guild.shard_id in self._ready:  # before that, every server becomes available once
            await self.on_guild_join(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Catch up with what happened while this shard's session was lost, or the bot down."""
        self._ready.add(shard_id)
        self._begin(lambda: self._catch_up(shard_id))

    async def _catch_up(self, shard_id: int) -> None:
        """Compare a shard's servers with their tables. Raises HTTPException if Discord can't be asked, ArchiveError."""
        unknown: discord.HTTPException | None = None
        ours = [guild.id for guild in self._bot.guilds if guild.shard_id == shard_id]
        for first in range(0, len(ours), ASKED_AT_ONCE):
            asked = ours[first : first + ASKED_AT_ONCE]
            for guild_id in await self._house.archive.departures.to_continue(asked, REMOVED):
                await self._continue(guild_id)
        last = 0
        while page := await self._house.archive.departures.servers(last):
            for guild_id in page:
                if shard_of(guild_id, self._bot.shard_count or 1) != shard_id:
                    continue
                try:
                    if self._bot.get_guild(guild_id) is None and await self._is_removed(guild_id):
                        await self._set_aside(guild_id)
                except discord.HTTPException as error:
                    unknown = error
            last = page[-1]
        if unknown is not None:
            raise unknown

    async def _is_removed(self, guild_id: int) -> bool:
        """Whether the bot isn't in a server any more, as Discord says. Raises HTTPException if it can't be asked."""
        try:
            await self._bot.http.get_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        return False

    async def sweep(self) -> None:
        """Look once an hour for servers to forget, in the background, and only once the bot knows where it is."""
        now = self._house.now()
        if self._ready and not 0 <= now - self._looked_at < LOOK:
            self._looked_at = now
            self._begin(self._forget_departed)

    async def _forget_departed(self) -> None:
        """Forget the servers that removed the bot long ago.

        Raises HTTPException if Discord can't be asked, ArchiveError.
        """
        before = self._house.now() - KEPT
        for guild_id in await self._house.archive.departures.before(before):
            if self._bot.get_guild(guild_id) is not None:
                continue
            if not await self._is_removed(guild_id):
                await self._house.archive.departures.cancel(guild_id)
                continue
            await self._forget(guild_id, before)

    async def _forget(self, guild_id: int, before: int) -> None:
        """Forget a server step by step, until nothing is left or the bot is back."""
        try:
            while self._bot.get_guild(guild_id) is None:
                handled = await self._house.archive.departures.forget(guild_id, before, self._house.now())
                if handled == 0:
                    log.info("a server was forgotten", server=guild_id)
                    return
                await asyncio.sleep(BREATH)
        finally:  # a database that was lost just now may have forgotten some of it all the same
            self._forgotten(guild_id)
            self._house.spawn(self._house.archive.fleet.tell(Signal(Topic.SERVER, str(guild_id))), "tell of a server")

    async def _set_aside(self, guild_id: int) -> None:
        """Note that a server removed the bot, and set its open tables aside, unless the bot is back.

        Raises ArchiveError.
        """
        async with self._alone:
            if self._bot.get_guild(guild_id) is None:
                await self._house.archive.departures.note(guild_id, self._house.now())
            for head in await self._house.archive.tables.open_in(guild_id, _ALL):
                if self._bot.get_guild(guild_id) is not None:
                    return
                if not head.puzzle:
                    await self._set_table_aside(head.id)

    async def _set_table_aside(self, table_id: str) -> None:
        async with self._house.lock(table_id):
            head = await self._house.archive.tables.head(table_id)
            if head is not None and head.status in (Status.LOBBY, Status.RUNNING):
                await self._house.set_aside(head, REMOVED, told=False)  # there is nowhere to tell anybody

    async def _continue(self, guild_id: int) -> None:
        """Continue a server's tables, unless the bot was removed again. Raises ArchiveError."""
        async with self._alone:
            departed = await self._house.archive.departures.of_server(guild_id)
            if departed is not None and self._bot.get_guild(guild_id) is not None:
                await self._house.outages.was_away(Share(0, guild_id), departed)
                await self._house.archive.departures.cancel(guild_id)
            for head in await self._house.archive.tables.set_aside_in(guild_id, REMOVED, _ALL):
                if self._bot.get_guild(guild_id) is None:
                    return
                try:
                    session = await self._house.revive(head.id)
                    if session is not None:
                        await dismiss(self._house, session)
                except (PlaceTaken, NoSuchTable) as error:
                    log.warning("a table could not continue", table=head.id, error=type(error).__name__)


async def _retry(work: Callable[[], Awaitable[None]]) -> None:
    """Do the work, and retry while the archive or Discord fails."""
    pause = FIRST_PAUSE
    while True:
        try:
            await work()
        except (ArchiveError, discord.HTTPException) as error:
            log.warning("retrying later", error=type(error).__name__, seconds=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return
