"""Takes what was erased off the disk, too, but not so often that play would suffer. Part of cogs/servers.

Deleted rows stay in a database's free space until it is rewritten, and nobody can move meanwhile. So it is rewritten
when somebody erases themself, at most once an hour; whatever else was forgotten waits for the daily look, as does what
a crash or a full disk has held up.
"""

import asyncio

import structlog

from data import ArchiveError
from host.house import House

log = structlog.get_logger("compacting")

#: How often at most people who are erased have the database rewritten, and how often it is looked after anyway (ms).
AN_HOUR = 60 * 60 * 1000
A_DAY = 24 * AN_HOUR


class Compacting:
    """Rewrites the database when something was erased."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._looked_at: int | None = None
        self._tried_at: int | None = None
        self._alone = asyncio.Lock()  # those who come meanwhile needn't have it done again

    async def soon(self) -> None:
        """Rewrite the database now if something was erased, or else, if that has just been tried, within a day."""
        async with self._alone:
            if not self._within(self._tried_at, AN_HOUR):
                await self._compact()

    async def sweep(self) -> None:
        """Look once a day, and after a start, whether something erased is still on the disk; in the first cluster."""
        if self._house.archive.fleet.cluster.first and not self._within(self._looked_at, A_DAY):
            self._looked_at = self._house.now()
            self._house.spawn(self._compact(), "compact the database")

    def _within(self, at: int | None, pause: int) -> bool:
        return at is not None and 0 <= self._house.now() - at < pause

    async def _compact(self) -> None:
        """Rewrite the database; a failure is logged, and the next day or start tries again."""
        try:
            if not await self._house.archive.privacy.compact():
                return  # there was nothing to do
        except ArchiveError as error:
            log.error("could not compact the database", error=str(error))
        self._tried_at = self._house.now()  # nobody could move meanwhile, even if it failed
