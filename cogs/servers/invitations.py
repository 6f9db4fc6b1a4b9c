"""Who may invite whom and join whose table, by people's own settings. Part of cogs/servers."""

import asyncio
from collections.abc import Iterable

from cogs.library.sentences import Told
from cogs.servers.names import Names
from data import Archive, Prefs

#: The most people that one person can block.
MOST_BLOCKED = 100
_INVITATIONS, _BLOCKED = "invitations", "blocked"


def takes_invitations(prefs: Prefs) -> bool:
    """Whether a person accepts invitations at all."""
    return prefs.get(_INVITATIONS) is not False


def blocked_in(prefs: Prefs) -> tuple[int, ...]:
    """The people a person has blocked, in the order in which they were blocked."""
    found = prefs.get(_BLOCKED)
    return tuple(one for one in found if isinstance(one, int)) if isinstance(found, list) else ()


class Invitations:
    """People's settings about invitations, stored with their preferences."""

    def __init__(self, archive: Archive, names: Names) -> None:
        self._archive = archive
        self._names = names
        self._saving = asyncio.Lock()  # the list is read, changed and saved as a whole

    async def check_invitation(self, host: int, guest: int) -> None:
        """Raise Told if the host has blocked the guest, or the guest accepts none of the host's invitations."""
        if guest in await self._blocked(host):
            raise Told("opponent-blocked", name=await self._names.of(guest))
        prefs = (await self._archive.people.person(guest)).prefs
        if not takes_invitations(prefs) or host in blocked_in(prefs):
            raise Told("opponent-refuses", name=await self._names.of(guest))

    async def check_join(self, host: int, person: int) -> None:
        """Raise Told if the host has blocked this person."""
        if person in await self._blocked(host):
            raise Told("join-refused")

    async def check_follow(self, players: Iterable[int], person: int) -> None:
        """Raise Told if one of the players has blocked this person."""
        for player in players:
            if person in await self._blocked(player):
                raise Told("follow-refused")

    async def allow(self, person: int, on: bool) -> None:
        """Accept invitations from everybody who isn't blocked, or from nobody."""
        await self._archive.people.save(person, {_INVITATIONS: None if on else False})

    async def block(self, person: int, other: int) -> None:
        """Block somebody. Raises Told if the list is full."""
        async with self._saving:
            blocked = await self._blocked(person)
            if other in blocked:
                return
            if len(blocked) >= MOST_BLOCKED:
                raise Told("block-full", limit=MOST_BLOCKED)
            await self._save(person, (*blocked, other))

    async def unblock(self, person: int, other: int) -> None:
        """Unblock somebody."""
        async with self._saving:
            blocked = await self._blocked(person)
            if other in blocked:
                await self._save(person, tuple(one for one in blocked if one != other))

    async def _blocked(self, person: int) -> tuple[int, ...]:
        return blocked_in((await self._archive.people.person(person)).prefs)

    async def _save(self, person: int, blocked: tuple[int, ...]) -> None:
        await self._archive.people.save(person, {_BLOCKED: list(blocked) or None})
