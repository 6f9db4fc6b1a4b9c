"""Where a table is: in its channel, or in a thread made for it.

A thread is made before its table is saved, because a table needs a channel. If saving fails or the lobby is closed, the
thread is deleted, or archived if the bot may not delete it; but never if somebody has written in it, or if another of
our tables uses or has used it.
"""

import asyncio
from collections.abc import Awaitable, Collection, Iterable, Sequence
from typing import Literal

import discord
import structlog

from cogs.controls.addresses import BOARD, read_mark
from cogs.controls.answers import channel_speech
from cogs.controls.sentences import UserError
from cogs.delivery.policy import NotNow
from cogs.people.people import Names
from cogs.people.rights import Rights, permissions_in
from cogs.table.messages import Composer
from data import Archive, ArchiveError, TooMany
from host.house import House, Session
from host.quota import check_quota
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from rules.table.table import Closed, EndedTable, Finished, Lobby, Table
from words import Speech
from words.games import short_title

log = structlog.get_logger("threads")

#: The most characters in a thread's name.
LONGEST_NAME = 100
#: Discord archives a thread after a week without a message (minutes).
ARCHIVE_AFTER: Literal[10080] = 10080
#: Discord's codes for a server with as many active threads, or announcement threads, as it may have.
_FULL = (160006, 160007)
#: How long after a failed request to check whether Discord made the thread anyway (seconds).
_CHECK_AFTER = 1.0
#: How many messages are examined, as many as Discord returns at once; a thread with so many isn't empty.
_LOOK_BACK = 100
#: How many messages after a thread's creation are searched for Discord's notice about it.
_NEARBY = 10
#: More than the number of tables that a server can have open.
_ALL = 100_000


class ServerNotReady(NotNow):
    """The gateway has not sent this server yet."""


def needs_text_channel(channel: object) -> discord.TextChannel:
    """Return a channel in which threads can be opened. Raises UserError if they can't."""
    if not isinstance(channel, discord.TextChannel):
        raise UserError("place-no-thread-here")
    return channel


class Threads:
    """Makes and removes public threads."""

    def __init__(self, bot: discord.Client, archive: Archive, started: int) -> None:
        self._bot, self._archive, self._started = bot, archive, started
        #: Threads made for tables that aren't saved yet, and threads whose table may not have been saved.
        self._made: set[int] = set()
        self._doubtful: set[int] = set()

    async def make(self, channel: object, name: str, people: Iterable[int]) -> int:
        """Return the id of an empty or new thread; call `keep` or `give_back` once its table is saved or not.

        Raises UserError.
        """
        channel, name = needs_text_channel(channel), name[:LONGEST_NAME]
        thread = await self._left_empty(channel, name) or await self._new(channel, name)
        self._made.add(thread.id)
        for person in people:
            try:
                await thread.add_user(discord.Object(person))
            except discord.HTTPException:
                continue  # people who can't be added are still mentioned on the board
        return thread.id

    def pending(self, threads: Collection[int]) -> tuple[int, ...]:
        """Return which of these threads were made for tables that aren't saved yet."""
        return tuple(self._made & set(threads))

    def keep(self, thread_id: int) -> None:
        """Keep a thread: its table is saved."""
        self._made.discard(thread_id)

    def doubt(self, threads: Collection[int]) -> None:
        """Note threads that may be unused, so that a later table can reuse them."""
        self._doubtful |= self._made & set(threads)
        self._made -= self._doubtful

    async def give_back(self, threads: Collection[int]) -> None:
        """Remove threads whose tables weren't saved."""
        for thread_id in self.pending(threads):
            self.doubt([thread_id])
            try:
                await self.take_away(thread_id)
            except (discord.HTTPException, ServerNotReady, ArchiveError) as error:
                log.info("could not remove an empty thread yet", error=type(error).__name__)

    async def is_own(self, channel_id: int) -> bool:
        """Whether a channel is a thread that the bot made and can see. Raises HTTPException."""
        try:
            channel = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return self._own_thread(channel) is not None

    async def take_away(self, thread_id: int, table_id: str = "") -> None:
        """Delete or archive a thread that the bot made and that holds nothing but boards of this table.

        Raises HTTPException and ServerNotReady for errors that may pass, ArchiveError.
        """
        try:
            thread = self._own_thread(await self._bot.fetch_channel(thread_id))
            if thread is not None and (thread.guild.me is None or thread.parent is None):
                raise ServerNotReady  # the bot's permissions there aren't known yet
            if thread is not None and await self._is_empty(thread, table_id):
                await _close(thread)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("could not remove a thread", code=error.code)
        self._doubtful.discard(thread_id)

    def _own_thread(self, channel: object) -> discord.Thread | None:
        own = self._bot.user
        return channel if isinstance(channel, discord.Thread) and own and channel.owner_id == own.id else None

    async def _in_use(self, thread: discord.Thread) -> bool:
        """Whether an open table uses a thread."""
        heads = await self._archive.tables.open_in(thread.guild.id, _ALL)
        return any(head.channel_id == thread.id for head in heads)

    async def _is_empty(self, thread: discord.Thread, table_id: str) -> bool:
        """Whether a thread isn't in use and holds only boards of this table and Discord's notices."""
        if await self._in_use(thread):
            return False
        if not permissions_in(thread, thread.guild.me).read_message_history:
            return False  # without this permission Discord shows every thread as empty
        found = [message async for message in thread.history(limit=_LOOK_BACK)]
        return len(found) < _LOOK_BACK and all(self._is_nothing(message, table_id) for message in found)

    def _is_nothing(self, message: discord.Message, table_id: str) -> bool:
        own = self._bot.user is not None and message.author.id == self._bot.user.id
        return own and (message.is_system() or read_mark(message, table_id, BOARD) is not None)

    async def _left_empty(self, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """Reuse an empty thread of ours, from before the start or left in doubt, under this name."""
        for thread in channel.threads:
            before = thread.created_at is not None and thread.created_at.timestamp() * 1000 < self._started
            if not (before or thread.id in self._doubtful) or thread.message_count or thread.archived or thread.locked:
                continue
            if self._own_thread(thread) is None or thread.id in self._made:
                continue
            taken = False
            self._made.add(thread.id)  # so that nobody else takes it
            try:
                if await self._is_empty(thread, ""):
                    await thread.edit(name=name)
                    taken = True
                    return thread
            except discord.HTTPException as error:
                log.info("could not reuse an empty thread", code=error.code)
            finally:
                if not taken:
                    self._made.discard(thread.id)
        return None

    async def _new(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        known = {thread.id for thread in channel.threads}
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        try:
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        except discord.Forbidden as error:
            raise UserError("place-thread-forbidden") from error
        except discord.DiscordServerError:
            await asyncio.sleep(_CHECK_AFTER)  # it may exist all the same, and then the gateway reports it
            for thread in channel.threads:
                new = thread.id not in known | self._made
                if thread.name == name and new and not await self._in_use(thread):
                    return thread
            raise
        except discord.HTTPException as error:
            if error.code in _FULL:
                raise UserError("place-threads-full") from error
            raise


async def _close(thread: discord.Thread) -> None:
    """Delete a thread, or archive it if only that is allowed. Raises Forbidden if neither is, HTTPException."""
    if permissions_in(thread, thread.guild.me).manage_threads:
        try:
            await thread.delete()
        except discord.Forbidden:
            log.info("could not delete an empty thread")
        else:
            await delete_notice(thread)
            return
    if not thread.archived:
        await thread.edit(archived=True)


async def delete_notice(thread: discord.Thread) -> None:
    """Delete Discord's notice about the new thread from the channel, if possible."""
    if not isinstance(thread.parent, discord.TextChannel):
        return
    try:
        async for message in thread.parent.history(limit=_NEARBY, after=discord.Object(thread.id - 1)):
            about = message.reference.channel_id if message.reference is not None else None
            if message.type is discord.MessageType.thread_created and about == thread.id:
                await message.delete()
                return
    except discord.HTTPException as error:
        log.info("could not delete a thread's notice", code=error.code)


#: Where somebody wants a new table: in the channel, or in a thread of its own.
HERE, THREAD = "here", "thread"


def thread_parent(channel: object) -> object:
    """Return the channel in which a thread can be made: the parent if this is a thread itself."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


#: Why a table is in a thread: the channel has a game, this one is long, or its host chose so.
TAKEN, LONG, CHOSEN = "taken", "long", "chosen"


def why_apart(table: Table) -> str:
    """Why a table is in a thread of its own though its channel had room."""
    return CHOSEN if table.terms.apart else LONG


def thread_name(table: Table, names: Sequence[str], say: Speech) -> str:
    """Name a table's thread after who plays, with what they play unless it is two people against each other."""
    if len(names) == 2 and table.game.about.seats[1] == 2:
        return say("thread-two", one=names[0], two=names[1])
    told = say("thread-table", game=short_title(table.game_key, say), names=say.row(names))
    return told if len(told) <= LONGEST_NAME else told[: LONGEST_NAME - 1].rstrip(" ,") + "…"


class Places:
    """Finds another channel or thread for a table, where the person who asks may write."""

    def __init__(
        self, bot: discord.Client, house: House, rights: Rights, threads: Threads, names: Names, composer: Composer
    ) -> None:
        self._bot, self._house, self._rights, self._threads = bot, house, rights, threads
        self._names, self._composer = names, composer

    async def bring(self, session: Session, interaction: discord.Interaction) -> Session:
        """Return the table, moved to the channel where a player asks if its own is gone; a puzzle needs none.

        Raises UserError if permissions are missing here, PlaceTaken if a table already runs here.
        """
        here = interaction.channel_id
        if interaction.guild_id is None or here is None or session.head.channel_id == here or session.table.puzzle:
            return session
        if isinstance(session.table, EndedTable) or session.table.seat_of(interaction.user.id) is None:
            return session
        try:
            await self._bot.http.get_channel(session.head.channel_id)
        except (discord.NotFound, discord.Forbidden):
            await self._rights.check(interaction, here)
            return await self._house.move(session.table.id, here, actor=interaction.user.id)
        return session

    async def thread_for(self, interaction: discord.Interaction, session: Session) -> int:
        """Make a thread for a table that is about to start in a channel that is taken.

        The person who asks or the host needs the permission; for a rematch, anybody who wants it. Raises UserError if
        no thread can be made, TooMany if somebody has too many tables.
        """
        table, channel_id = session.table, session.head.channel_id
        if session.head.guild_id is not None:
            wishing = table.rematch if isinstance(table, Finished) else ()
            await self._rights.check(interaction, channel_id, wishing or (table.host,), opens=True)
        await check_quota(self._house, session.head.guild_id, table.persons, running=True)
        channel = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        people = dict.fromkeys((*table.persons, *table.invited))
        say = await channel_speech(self._bot, self._house.archive, session.head.guild_id, interaction.user.id)
        return await self._threads.make(thread_parent(channel), await self.thread_name(table, say), people)

    async def thread_name(self, table: Table, say: Speech) -> str:
        """Name a table's thread after who plays there or is invited, then its computers. Raises ArchiveError."""
        shown = list(zip(table.seats, (await self._composer.cast(table, say)).shown, strict=True))
        shown.sort(key=lambda one: one[0].person != table.host)  # seats may be drawn
        people = [name for seat, name in shown if seat.person is not None]
        if isinstance(table, Lobby):
            people += [await self._names.for_menu(person) for person in table.expected]
        return thread_name(table, [*people, *(name for seat, name in shown if seat.person is None)], say)

    async def name_again(self, session: Session, interaction: discord.Interaction) -> None:
        """Name a thread that was made for a table by all who play there, now that its game has begun."""
        head, table = session.head, session.table
        channel = self._bot.get_channel(head.channel_id)
        if not isinstance(channel, discord.Thread) or not await self._threads.is_own(head.channel_id):
            return
        say = await channel_speech(self._bot, self._house.archive, head.guild_id, interaction.user.id)
        name = (await self.thread_name(table, say))[:LONGEST_NAME]
        if name == channel.name:
            return
        try:
            await channel.edit(name=name)
        except discord.HTTPException as error:
            log.info("a thread keeps its name", code=error.code)

    async def will_move(self, session: Session) -> str:
        """Why a lobby's table will move to a thread when it starts: TAKEN, LONG or CHOSEN; empty if it won't.

        Raises ArchiveError.
        """
        apart = self.goes_apart(session)
        if not isinstance(session.table, Lobby) or apart is None:
            return ""
        if await self._house.archive.tables.running_in(session.head.channel_id) is not None:
            return TAKEN
        return why_apart(session.table) if apart else ""

    def goes_apart(self, session: Session) -> bool | None:
        """Whether a table's game should be in a thread of its own; None if there can't be one."""
        table, head = session.table, session.head
        if head.guild_id is None or not isinstance(self._bot.get_channel(head.channel_id), discord.TextChannel):
            return None
        options = table.suited_options if isinstance(table, Lobby) else table.options
        return table.terms.apart or (not table.terms.here and table.game.length(len(table.seats), options).thread)

    async def spread_out(self, interaction: discord.Interaction, session: Session) -> Session:
        """Move a game to a thread if it should be in one and one can be made, and return the table.

        Raises ArchiveError.
        """
        table = session.table
        if not self.goes_apart(session):
            return session
        try:
            thread = await self.thread_for(interaction, session)
        except (UserError, TooMany, discord.HTTPException) as error:
            log.info("a long game stays in its channel", table=table.id, error=type(error).__name__)
            return session  # the game has begun
        return await self.keep_used((thread,), self._house.move(table.id, thread, actor=interaction.user.id))

    async def leaves_thread(self, session: Session) -> bool:
        """Whether a lobby was closed in a thread that the bot made, which goes too. Raises HTTPException."""
        if not isinstance(session.table, Closed) or session.head.guild_id is None:
            return False
        return await self._threads.is_own(session.head.channel_id)

    async def keep_used(self, threads: Collection[int], saving: Awaitable[Session]) -> Session:
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
