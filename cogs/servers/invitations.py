"""Who may invite whom and join whose table, as people set it for themselves. Part of cogs/servers."""

import asyncio

from cogs.library.sentences import Told
from cogs.servers.names import Names
from data import Archive, Prefs

#: The most people that one person can block.
MOST_BLOCKED = 100
_INVITATIONS, _BLOCKED = "invitations", "blocked"


def takes_invitations(prefs: Prefs) -> bool:
    """Whether somebody takes invitations at all."""
    return prefs.get(_INVITATIONS) is not False


def blocked_in(prefs: Prefs) -> tuple[int, ...]:
    """The people whom somebody has blocked, the first one first."""
    found = prefs.get(_BLOCKED)
    return tuple(one for one in found if isinstance(one, int)) if isinstance(found, list) else ()


class Invitations:
    """Everybody's own rules about invitations, kept with their preferences."""

    def __init__(self, archive: Archive, names: Names) -> None:
        self._archive = archive
        self._names = names
        self._saving = asyncio.Lock()  # the list is read, changed and saved as a whole

    async def check_invitation(self, host: int, guest: int) -> None:
        """Raises Told where the guest takes no invitations from this host, without saying why, or is blocked by
        them.
        """
        if guest in await self._blocked(host):
            raise Told("opponent-blocked", name=await self._names.of(guest))
        prefs = (await self._archive.people.person(guest)).prefs
        if not takes_invitations(prefs) or host in blocked_in(prefs):
            raise Told("opponent-refuses", name=await self._names.of(guest))

    async def check_join(self, host: int, person: int) -> None:
        """Raises Told for somebody whom the host of a lobby has blocked."""
        if person in await self._blocked(host):
            raise Told("join-refused")

    async def allow(self, person: int, on: bool) -> None:
        """Take invitations from everybody who is not blocked, or from nobody."""
        await self._archive.people.save(person, {_INVITATIONS: None if on else False})

    async def block(self, person: int, other: int) -> None:
        """Take nothing from somebody any more. Raises Told where too many are blocked already."""
        async with self._saving:
            blocked = await self._blocked(person)
            if other in blocked:
                return
            if len(blocked) >= MOST_BLOCKED:
                raise Told("block-full", limit=MOST_BLOCKED)
            await self._save(person, (*blocked, other))

    async def unblock(self, person: int, other: int) -> None:
        """Take invitations from somebody again."""
        async with self._saving:
            blocked = await self._blocked(person)
            if other in blocked:
                await self._save(person, tuple(one for one in blocked if one != other))

    async def _blocked(self, person: int) -> tuple[int, ...]:
        return blocked_in((await self._archive.people.person(person)).prefs)

    async def _save(self, person: int, blocked: tuple[int, ...]) -> None:
        await self._archive.people.save(person, {_BLOCKED: list(blocked) or None})
