"""What people are called, so that no name can break a message. Part of cogs/servers."""

import discord

from data import Archive
from host.cache import Cache
from words.harmless import plain, visible

LONGEST_NAME = 24
_KNOWN = 4096


def harmless(name: str) -> str:
    """A person's name as it may stand in a message; `?` for one that cannot be seen."""
    return plain(name, LONGEST_NAME) or "?"


class Names:
    """Display names and account names as last seen; they are kept with the person, so that a restart remembers them."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._known: Cache[int, tuple[str, str] | None] = Cache(_KNOWN)

    async def meet(self, user: discord.User | discord.Member) -> None:
        """Take note of how somebody is called now."""
        names = user.display_name, user.name
        if await self._last_seen(user.id) == names:
            return
        self._known.put(user.id, names)
        try:
            await self._archive.people.save(user.id, {"name": names[0], "account": names[1]})
        except BaseException:
            self._known.forget(user.id)
            raise

    async def of(self, person: int) -> str:
        """The harmless name of a person, for a message."""
        names = await self._last_seen(person)
        return f"<@{person}>" if names is None else harmless(names[0])

    async def shown(self, person: int) -> str:
        """The name of a person where no markup is read: in menus and suggestions."""
        names = await self._last_seen(person)
        return visible(names[0] if names else "?")[:LONGEST_NAME]

    async def account(self, person: int) -> str:
        """What a person is found by on Discord, in plain letters; empty where it is not known."""
        names = await self._last_seen(person)
        return visible(names[1])[:LONGEST_NAME] if names else ""

    async def _last_seen(self, person: int) -> tuple[str, str] | None:
        return await self._known.get(person, lambda: self._saved(person))

    async def _saved(self, person: int) -> tuple[str, str] | None:
        prefs = (await self._archive.people.person(person)).prefs
        name, account = prefs.get("name"), prefs.get("account")
        return (name, account if isinstance(account, str) else "") if isinstance(name, str) else None
