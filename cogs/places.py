"""Threads that are made for tables. Part of cogs/: imports data."""

import asyncio
from collections.abc import Iterable
from typing import Literal

import discord
import structlog

from cogs.sentences import Told
from data import Archive

log = structlog.get_logger("places")

#: Characters of a thread's name.
LONGEST_NAME = 100
#: So long after a request that was lost is looked whether Discord has made the thread (seconds).
_HEARSAY = 1.0
#: A thread is put away after a week without a message (minutes).
ARCHIVE_AFTER: Literal[10080] = 10080
#: The name of the puzzles' threads among a server's preferences.
PUZZLE_THREADS = "puzzle_threads"


async def puzzle_threads(archive: Archive, guild_id: int) -> dict[str, tuple[int, int]]:
    """The latest puzzle's number and thread of each channel of a server that has one. Raises ArchiveError."""
    kept = (await archive.server(guild_id)).prefs.get(PUZZLE_THREADS)
    found = kept if isinstance(kept, dict) else {}
    return {str(channel): (int(number), int(thread)) for channel, (number, thread) in found.items()}


class Threads:
    """Threads for tables, public ones with their people in them."""

    def __init__(self, archive: Archive, started: int) -> None:
        self._archive = archive
        self._started = started

    async def make(self, channel: object, name: str, people: Iterable[int]) -> int:
        """The id of a thread in the channel: one that a crash has left empty, or a new one. Raises Told."""
        if not isinstance(channel, discord.TextChannel):
            raise Told("place-no-thread-here")
        name = name[:LONGEST_NAME]
        thread = await self._left_empty(channel, name) or await self._new(channel, name)
        for person in people:
            try:
                await thread.add_user(discord.Object(person))
            except discord.HTTPException:
                continue  # whoever cannot be added is still pinged on the board
        return thread.id

    async def _left_empty(self, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """One of ours from before the start in which nothing was said and no table is; it has this name from now on."""
        days = {thread for _, thread in (await puzzle_threads(self._archive, channel.guild.id)).values()}
        for thread in channel.threads:
            before = thread.created_at is not None and thread.created_at.timestamp() * 1000 < self._started
            if not before or thread.id in days or thread.message_count or thread.archived or thread.locked:
                continue
            if thread.owner_id == thread.guild.me.id and await self._archive.table_in(thread.id) is None:
                try:
                    return await thread.edit(name=name)
                except discord.HTTPException as error:
                    log.info("an empty thread cannot be taken", code=error.code)
        return None

    async def _new(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        try:
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)
        except discord.Forbidden as error:
            raise Told("place-thread-forbidden") from error
        except discord.DiscordServerError:
            await asyncio.sleep(_HEARSAY)  # it may be there all the same; then the gateway tells of it
            for thread in channel.threads:
                if thread.name == name and await self._archive.table_in(thread.id) is None:
                    return thread
            raise
