"""Seeds, locks and threads of the daily puzzle."""

import asyncio
from weakref import WeakValueDictionary

import discord
import structlog

from cogs.delivery.places import PUZZLE_THREADS, Threads, puzzle_threads
from data import Archive
from host.puzzle_day import puzzle_seed

log = structlog.get_logger("puzzles")

#: The name of the instance's secret in the archive.
_SECRET = "puzzle"


class Puzzles:
    """Seeds, locks and threads of the daily puzzle.

    `key` is a secret shared with other instances; None means this instance's own.
    """

    def __init__(self, bot: discord.Client, archive: Archive, threads: Threads, key: bytes | None = None) -> None:
        self._bot = bot
        self._archive = archive
        self._threads = threads
        self._key = key
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._made: dict[int, tuple[int, int]] = {}

    async def seed(self, game: str, number: int) -> str:
        """Return the seed of a puzzle as 64 hex digits. Raises ArchiveError."""
        if self._key is None:
            self._key = await self._archive.secret(_SECRET)
        return puzzle_seed(self._key, game, number)

    def asking(self, person: int) -> asyncio.Lock:
        """Return the person's lock: hold it while finding or beginning a try, so that two requests begin only one."""
        return self._asking.setdefault(person, asyncio.Lock())

    def making(self, channel_id: int) -> asyncio.Lock:
        """Return the channel's lock: hold it while finding or making the thread of the day."""
        return self._making.setdefault(channel_id, asyncio.Lock())

    async def standing(self, guild_id: int, channel_id: int, number: int) -> int | None:
        """Return the channel's thread for a puzzle, or None if there is no usable one.

        Raises ArchiveError, and HTTPException if Discord doesn't answer.
        """
        saved = (await puzzle_threads(self._archive, guild_id)).get(str(channel_id))
        made, thread_id = self._made.get(channel_id) or saved or (0, 0)
        return thread_id if made == number and await self._usable(thread_id) else None

    async def make(self, guild_id: int, channel: object, number: int, name: str, person: int) -> int:
        """Make the channel's thread for a puzzle, and remember it. Raises Told, HTTPException, ArchiveError."""
        thread_id = await self._threads.make(channel, name, (person,))
        channel_id = getattr(channel, "id", 0)
        # The thread exists even if saving fails. Threads of other days are no longer needed.
        self._made = {channel: made for channel, made in self._made.items() if made[0] == number}
        self._made[channel_id] = (number, thread_id)
        await self._archive.servers.save(guild_id, {PUZZLE_THREADS: {str(channel_id): [number, thread_id]}})
        return thread_id

    async def invite(self, thread_id: int, person: int) -> None:
        """Add the person to the thread; if that fails, they can still find it."""
        try:
            await self._bot.http.add_user_to_thread(thread_id, person)
        except discord.HTTPException as error:
            log.info("could not add a player to the puzzle's thread", code=error.code)

    async def _usable(self, thread_id: int) -> bool:
        """Whether a thread exists and isn't locked; an archived one is reopened by the next post."""
        try:
            thread = await self._bot.fetch_channel(thread_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return False
        return isinstance(thread, discord.Thread) and not thread.locked
