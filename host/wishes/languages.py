"""The languages that people and servers chose, kept warm. Part of host/wishes.

They are asked about at every press and every message, so they are kept in memory for a while; a change that another
process makes is noticed when that is over. Where nobody chose anything, Discord's locale holds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog

from data import Archive, ArchiveError
from data.cache import Cache

log = structlog.get_logger("languages")

#: The preference of a person or a server, and the locale in which Discord showed a person the bot last.
CHOSEN, SEEN = "chosen_language", "language"
#: How long a language in memory counts as true, and how long to wait for the archive (seconds).
FRESH, PATIENCE = 300.0, 1.0
_MOST_REMEMBERED = 8192


class Languages:
    """Which locale to speak to whom."""

    def __init__(self, archive: Archive, clock: Callable[[], float] = time.monotonic) -> None:
        self._archive = archive
        self._people = _Choices(self._of_person, clock)
        self._servers = _Choices(self._of_server, clock)

    async def of_person(self, person: int) -> str | None:
        """The locale that somebody chose, or None; None too if the archive doesn't answer in time."""
        return await self._people.get(person)

    async def of_reader(self, person: int) -> str | None:
        """The locale in which to write to somebody: the one they chose, else the last seen. Raises ArchiveError."""
        prefs = await self._of_person(person)
        found = prefs.get(CHOSEN) or prefs.get(SEEN)
        return found if isinstance(found, str) else None

    async def of_server(self, guild_id: int) -> str | None:
        """The locale chosen for what everybody in a server reads, or None; None too if the archive doesn't answer."""
        return await self._servers.get(guild_id)

    async def choose(self, person: int, locale: str | None) -> None:
        """Save the locale that somebody wants, None for Discord's. Raises ArchiveError."""
        await self._archive.people.save(person, {CHOSEN: locale})
        self._people.forget(person)

    async def choose_for_server(self, guild_id: int, locale: str | None) -> None:
        """Save the locale for a server, None for Discord's. Raises ArchiveError."""
        await self._archive.servers.save(guild_id, {CHOSEN: locale})
        self._servers.forget(guild_id)

    def forget_person(self, person: int) -> None:
        """Forget what is remembered about somebody."""
        self._people.forget(person)

    def forget_server(self, guild_id: int) -> None:
        """Forget what is remembered about a server."""
        self._servers.forget(guild_id)

    def forget(self) -> None:
        """Forget everything that is remembered."""
        self._people.clear()
        self._servers.clear()

    async def _of_person(self, person: int) -> Mapping[str, Any]:
        return (await self._archive.people.person(person)).prefs

    async def _of_server(self, guild_id: int) -> Mapping[str, Any]:
        return (await self._archive.servers.server(guild_id)).prefs


class _Choices:
    """What each of many people, or servers, chose."""

    def __init__(self, prefs: Callable[[int], Awaitable[Mapping[str, Any]]], clock: Callable[[], float]) -> None:
        self._prefs = prefs
        self._clock = clock
        self._known: Cache[int, tuple[str | None, float]] = Cache(_MOST_REMEMBERED)

    async def get(self, key: int) -> str | None:
        async def read() -> tuple[str | None, float]:
            chosen = (await self._prefs(key)).get(CHOSEN)
            return chosen if isinstance(chosen, str) else None, self._clock()

        known = self._known.peek(key)
        if known is not None:
            if 0 <= self._clock() - known[1] < FRESH:
                return known[0]
            self._known.forget(key)
        try:
            async with asyncio.timeout(PATIENCE):
                return (await self._known.get(key, read))[0]
        except (ArchiveError, TimeoutError) as error:
            # A sentence in another language is better than none.
            log.warning("could not read a language", error=type(error).__name__)
            return None

    def forget(self, key: int) -> None:
        self._known.forget(key)

    def clear(self) -> None:
        self._known.clear()
