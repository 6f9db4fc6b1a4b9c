"""Limits on how many tables a person or server may have. Part of host."""

from collections.abc import Iterable

from data import HOUR, LimitScope, Status, TooMany
from host.house import House


async def check_quota(
    house: House, guild_id: int | None, people: Iterable[int], *, running: bool, opener: int | None = None
) -> None:
    """Refuse one table too many before a thread is created for it; the archive checks again. Raises TooMany.

    `opener` is the person who opens it, if it counts towards their hourly limit.
    """
    limits, archive, since = house.limits, house.archive, house.now() - HOUR
    if opener and (most := limits.hourly) is not None and await archive.people.openings(opener, since) >= most:
        raise TooMany(LimitScope.HOURLY, opener, most)
    status = Status.RUNNING if running else Status.LOBBY
    most = limits.server
    if guild_id is not None and most is not None and await archive.tables.count(guild_id, status) >= most:
        raise TooMany(LimitScope.SERVER, guild_id, most)
    if (most := limits.person) is not None:
        for person in people:
            if await archive.seats.count(person, status) >= most:
                raise TooMany(LimitScope.PERSON, person, most)
