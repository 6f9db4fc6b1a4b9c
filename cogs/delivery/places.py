"""Move a table that can't stay in its channel."""

from collections.abc import Awaitable, Collection

import discord
import structlog

from cogs.controls.answers import spoken_at
from cogs.controls.sentences import Told
from cogs.delivery.threads import Threads
from cogs.people.rights import Rights
from data import ArchiveError, TooMany
from host.house import House, Session
from host.quota import check_quota
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from rules.table.table import Closed, Ended, Finished, Table
from words import Speech
from words.games import game_title

log = structlog.get_logger("places")

#: Where somebody wants a new table: in the channel, or in a thread of its own.
HERE, THREAD = "here", "thread"


def ground(channel: object) -> object:
    """Return the channel in which a thread can be made: the parent if this is a thread itself."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def thread_name(table: Table, say: Speech) -> str:
    """Return the name for a table's thread."""
    return f"{game_title(table.game_key, say)} · {table.id}"


class Places:
    """Finds another channel or thread for a table, where the person who asks may write."""

    def __init__(self, bot: discord.Client, house: House, rights: Rights, threads: Threads) -> None:
        self._bot = bot
        self._house = house
        self._rights = rights
        self._threads = threads

    async def bring(self, session: Session, interaction: discord.Interaction) -> Session:
        """Return the table, moved to the channel where a player asks if its own is gone.

        Raises Told if permissions are missing here, PlaceTaken if a table already runs here.
        """
        here = interaction.channel_id
        if interaction.guild_id is None or here is None or session.head.channel_id == here:
            return session
        if isinstance(session.table, Ended) or session.table.seat_of(interaction.user.id) is None:
            return session
        try:
            await self._bot.http.get_channel(session.head.channel_id)
        except (discord.NotFound, discord.Forbidden):
            await self._rights.check(interaction, here)
            return await self._house.move(session.table.id, here, actor=interaction.user.id)
        return session

    async def thread_for(self, interaction: discord.Interaction, session: Session) -> int:
        """Make a thread for a table that is about to start in a channel that is taken.

        The person who asks or the host needs the permission; for a rematch, anybody who wants it. Raises Told if no
        thread can be made, TooMany if somebody has too many tables.
        """
        table, channel_id = session.table, session.head.channel_id
        if session.head.guild_id is not None:
            wishing = table.rematch if isinstance(table, Finished) else ()
            await self._rights.check(interaction, channel_id, wishing or (table.host,), opens=True)
        await check_quota(self._house, session.head.guild_id, table.persons, running=True)
        channel = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        people = dict.fromkeys((*table.persons, *table.invited))
        say = await spoken_at(self._bot, self._house.archive, session.head.guild_id, interaction.user.id)
        return await self._threads.make(ground(channel), thread_name(table, say), people)

    async def spread_out(self, interaction: discord.Interaction, session: Session) -> Session:
        """Move a long game to a thread, unless people want it here or no thread can be made, and return the table.

        Raises ArchiveError.
        """
        table, head = session.table, session.head
        length = table.game.length(len(table.seats), table.options)
        channel = self._bot.get_channel(head.channel_id)
        if not length.thread or table.terms.here or head.guild_id is None or isinstance(channel, discord.Thread):
            return session
        try:
            thread = await self.thread_for(interaction, session)
        except (Told, TooMany, discord.HTTPException) as error:
            log.info("a long game stays in its channel", table=table.id, error=type(error).__name__)
            return session  # nobody asked for a thread, and the game has begun
        return await self.saved((thread,), self._house.move(table.id, thread, actor=interaction.user.id))

    async def leaves_thread(self, session: Session) -> bool:
        """Whether a lobby was closed in a thread that the bot made, which goes too. Raises HTTPException."""
        if not isinstance(session.table, Closed) or session.head.guild_id is None:
            return False
        return await self._threads.is_own(session.head.channel_id)

    async def saved(self, threads: Collection[int], saving: Awaitable[Session]) -> Session:
        """Wait until a table is saved, then remove the threads made for it that it doesn't use.

        Raises what `saving` raises.
        """
        try:
            session = await saving
        except (ArchiveError, TableRefusal, RulesError):  # nothing was saved
            self._give_back(threads)
            raise
        except BaseException:
            self._threads.doubt(threads)
            raise
        self._threads.keep(session.head.channel_id)
        self._give_back(threads)
        return session

    def _give_back(self, threads: Collection[int]) -> None:
        pending = self._threads.pending(threads)
        if pending:
            self._house.spawn(self._threads.give_back(pending), "give threads back")
