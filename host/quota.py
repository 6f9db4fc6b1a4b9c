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
    if opener is not None:
        await _check_opener(house, opener)
    status = Status.RUNNING if running else Status.LOBBY
    most = house.limits.server
    if most is not None and guild_id is not None:
        heads = await house.archive.tables.open_in(guild_id, 2 * most)  # running tables first, then lobbies
        if sum(head.status is status for head in heads) >= most:
            raise TooMany(LimitScope.SERVER, guild_id, most)
    for person in people:
        await _check_person(house, person, status)


async def _check_opener(house: House, person: int) -> None:
    most = house.limits.hourly
    if most is not None and await house.archive.people.openings(person, house.now() - HOUR) >= most:
        raise TooMany(LimitScope.HOURLY, person, most)


async def _check_person(house: House, person: int, status: Status) -> None:
    most = house.limits.person
    if most is not None and await house.archive.seats.count(person, status) >= most:
        raise TooMany(LimitScope.PERSON, person, most)
