"""Who may invite whom and join whose table, by people's own settings."""

from collections.abc import Iterable

from cogs.controls.sentences import UserError
from cogs.people.people import Names
from data import Archive, Pref

#: The most people that one person can block.
MOST_BLOCKED = 100


async def has_blocked(archive: Archive, person: int, other: int) -> bool:
    """Whether a person has blocked another, also before that one was erased. Raises ArchiveError."""
    blocked = (await archive.people.person(person)).blocked
    return other in blocked or (any(one < 0 for one in blocked) and await archive.shadow(other) in blocked)


class Invitations:
    """People's settings about invitations, stored with their preferences."""

    def __init__(self, archive: Archive, names: Names) -> None:
        self._archive, self._names = archive, names

    async def check_invitation(self, host: int, guest: int) -> None:
        """Raise UserError if the host has blocked the guest, or the guest accepts none of the host's invitations."""
        if await has_blocked(self._archive, host, guest):
            raise UserError("opponent-blocked", name=await self._names.of(guest))
        refuses = not (await self._archive.people.person(guest)).wants(Pref.INVITATIONS)
        if refuses or await has_blocked(self._archive, guest, host):
            raise UserError("opponent-refuses", name=await self._names.of(guest))

    async def check_rematch(self, person: int, others: Iterable[int]) -> None:
        """Raise UserError if the person has blocked one of those they would ask to play again, or is blocked by one."""
        for other in others:
            if await has_blocked(self._archive, person, other):
                raise UserError("opponent-blocked", name=await self._names.of(other))
            if await has_blocked(self._archive, other, person):
                raise UserError("opponent-refuses", name=await self._names.of(other))

    async def check_join(self, host: int, person: int) -> None:
        """Raise UserError if the host has blocked this person."""
        if await has_blocked(self._archive, host, person):
            raise UserError("join-refused")

    async def check_follow(self, players: Iterable[int], person: int) -> None:
        """Raise UserError if one of the players has blocked this person."""
        for player in players:
            if await has_blocked(self._archive, player, person):
                raise UserError("follow-refused")

    async def block(self, person: int, other: int) -> None:
        """Block somebody. Raises UserError if the list is full."""
        if not await self._archive.people.block(person, other, MOST_BLOCKED):
            raise UserError("block-full", limit=MOST_BLOCKED)

    async def unblock(self, person: int, other: int) -> None:
        """Unblock somebody, by their id or by the number that stands for them since they were erased."""
        await self._archive.people.unblock(person, other)
