"""Takes what was erased off the disk, too, but not so that play would suffer.

What SQLite deletes is overwritten at once. Its log is emptied, and the file cleared part by part, when somebody erases
themself, at most once an hour; whatever else was forgotten waits for the daily look, as does what a crash or a full
disk has held up. PostgreSQL has to rewrite tables, and whoever wants one waits meanwhile: that happens at night.
"""

import asyncio
import time

import structlog

from data import ArchiveError
from host.house import House

log = structlog.get_logger("compacting")

#: How often at most people who are erased have the database cleared, and how often it is looked after anyway (ms).
AN_HOUR = 60 * 60 * 1000
A_DAY = 24 * AN_HOUR
#: The hours, by the machine's clock, in which people may be kept waiting.
NIGHT = range(2, 5)


class Compacting:
    """Has the database cleared when something was erased."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._looked_at: int | None = None
        self._tried_at: int | None = None
        self._alone = asyncio.Lock()  # those who come meanwhile needn't have it done again

    async def soon(self) -> None:
        """Do it now if something was erased, or else, if that has just been tried or keeps others waiting, later."""
        async with self._alone:
            if not self._house.archive.privacy.disturbs and not self._within(self._tried_at, AN_HOUR):
                await self._compact()

    async def sweep(self) -> None:
        """Look once a day, and after a start, whether something erased is still on the disk; in the first cluster."""
        disturbs = self._house.archive.privacy.disturbs
        if not self._house.archive.fleet.cluster.first or (disturbs and not self._is_night()):
            return
        if not self._within(self._looked_at, A_DAY // 2 if disturbs else A_DAY):
            self._looked_at = self._house.now()
            self._house.spawn(self._compact(), "compact the database")

    def _is_night(self) -> bool:
        return time.localtime(self._house.now() / 1000).tm_hour in NIGHT

    def _within(self, at: int | None, pause: int) -> bool:
        return at is not None and 0 <= self._house.now() - at < pause

    async def _compact(self) -> None:
        """Have the database cleared; a failure is logged, and the next day or start tries again."""
        try:
            if not await self._house.archive.privacy.compact():
                return  # there was nothing to do
        except ArchiveError as error:
            log.error("could not compact the database", error=str(error))
        self._tried_at = self._house.now()  # it was work, even if it failed
