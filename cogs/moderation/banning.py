"""Sets and lifts bans, and takes banned people away from their tables."""

import structlog

from cogs.people.access import EVERYWHERE, LONGEST_REASON, Bans
from cogs.people.presence import ALL, leave, leave_table
from data import DAY, ArchiveError, Ban, Status
from host.house import House, NoSuchTable
from rules.table.table import Running

log = structlog.get_logger("bans")

#: The most days of a ban that ends.
MOST_DAYS = 3650
#: How often to look for banned people at tables (ms).
A_MINUTE = 60 * 1000


class Banning:
    """Bans people."""

    def __init__(self, house: House, bans: Bans) -> None:
        self._house = house
        self._bans = bans
        self._looked_at = 0

    async def resign(self, guild_id: int, person: int, moderator: int) -> frozenset[str]:
        """Have a moderator resign from the games that they play there with somebody whom they are about to ban, so that
        nobody bans their way out of a lost game; return the tables.

        Raises ArchiveError, TimeoutError.
        """
        found = set()
        for head in await self._house.archive.seats.tables_of(moderator, (Status.RUNNING,), ALL):
            if guild_id not in (EVERYWHERE, head.guild_id):
                continue
            try:
                table = (await self._house.session(head.id)).table
            except NoSuchTable:
                continue
            if (
                isinstance(table, Running)
                and table.seat_of(moderator) is not None
                and table.seat_of(person) is not None
            ):
                await leave_table(self._house, table, moderator)
                found.add(head.id)
        return frozenset(found)

    async def add(self, guild_id: int, person: int, reason: str, days: int | None) -> bool:
        """Ban somebody, who leaves all tables there as if by themself; False if a later sweep has to see to that.

        Raises ArchiveError if the ban can't be saved.
        """
        now = self._house.now()
        until = None if days is None else now + days * DAY
        ban = Ban(guild_id, await self._bans.digest(person), person, reason.strip()[:LONGEST_REASON], now, until)
        await self._house.archive.bans.save(ban)
        self._bans.changed()
        return await self._leave(person, guild_id)

    async def sweep(self) -> None:
        """Look once a minute, in the background, for banned people who are still at tables."""
        if 0 <= self._house.now() - self._looked_at < A_MINUTE:
            return
        self._looked_at = self._house.now()
        self._house.spawn(self._clear_seats(), "clear the seats of banned people")

    async def _clear_seats(self) -> None:
        """Take banned people away from tables at which a crash has left them, or where they sat down meanwhile."""
        for person, guild_id in await self._house.archive.bans.find_seated(self._house.now()):
            await self._leave(person, guild_id)

    async def _leave(self, person: int, guild_id: int) -> bool:
        """Take somebody away from the tables of a server, or all; False if that failed."""
        try:
            await leave(self._house, person, None if guild_id == EVERYWHERE else guild_id)
        except (ArchiveError, TimeoutError) as error:
            log.warning("a banned person could not leave yet", error=type(error).__name__)
            return False
        return True

    async def remove(self, guild_id: int, person: int) -> bool:
        """Lift a ban; False if there is none. Raises ArchiveError."""
        removed = await self._house.archive.bans.remove(guild_id, await self._bans.digest(person))
        self._bans.changed()
        return removed
