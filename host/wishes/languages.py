"""The languages that people and servers chose. Part of host/wishes.

They are asked about at every press and every message. Where nobody chose anything, Discord's locale holds.
"""

import asyncio
from collections.abc import Awaitable

import structlog

from data import Archive, ArchiveError, Person, Pref, Server

log = structlog.get_logger("languages")

#: How long to wait for the archive (seconds).
PATIENCE = 1.0


class Languages:
    """Which locale to speak to whom."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def of_person(self, person: int) -> str | None:
        """The locale that somebody chose, or None; None too if the archive doesn't answer in time."""
        return await self._chosen(self._archive.people.lately(person))

    async def of_reader(self, person: int) -> str | None:
        """The locale in which to write to somebody: the one they chose, else the last seen. Raises ArchiveError."""
        return (await self._archive.people.person(person)).language

    async def of_server(self, guild_id: int) -> str | None:
        """The locale chosen for what everybody in a server reads, or None; None too if the archive doesn't answer."""
        return await self._chosen(self._archive.servers.lately(guild_id))

    async def choose(self, person: int, locale: str | None) -> None:
        """Save the locale that somebody wants, None for Discord's. Raises ArchiveError."""
        await self._archive.people.save(person, {Pref.CHOSEN: locale})

    async def choose_for_server(self, guild_id: int, locale: str | None) -> None:
        """Save the locale for a server, None for Discord's. Raises ArchiveError."""
        await self._archive.servers.save(guild_id, {Pref.CHOSEN: locale})

    async def _chosen(self, reading: Awaitable[Person | Server]) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return (await reading).chosen
        except (ArchiveError, TimeoutError) as error:
            # A sentence in another language is better than none.
            log.warning("could not read a language", error=type(error).__name__)
            return None
