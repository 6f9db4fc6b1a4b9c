"""People's names, made safe for messages. Part of cogs/servers."""

import discord

from data import Archive
from host.cache import Cache
from words import speech
from words.harmless import plain, visible

LONGEST_NAME = 24
_KNOWN = 4096


def harmless(name: str) -> str:
    """A person's name without markup; `?` for one that is invisible."""
    return plain(name, LONGEST_NAME) or "?"


def mention(person: int) -> str:
    """A person's mention; somebody erased has none, because a negative number takes their id's place."""
    return f"<@{person}>" if person > 0 else speech(None)("person-erased")


class Names:
    """Display names and account names as last seen, saved with each person."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._known: Cache[int, tuple[str, str] | None] = Cache(_KNOWN)

    async def meet(self, user: discord.User | discord.Member) -> None:
        """Note somebody's current names."""
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
        """A person's name for a message."""
        names = await self._last_seen(person)
        return mention(person) if names is None else harmless(names[0])

    async def shown(self, person: int) -> str:
        """A person's name for menus and suggestions, where Discord reads no markup."""
        names = await self._last_seen(person)
        return visible(names[0] if names else mention(person) if person < 0 else "?")[:LONGEST_NAME]

    async def account(self, person: int) -> str:
        """A person's account name in plain letters; empty if unknown."""
        names = await self._last_seen(person)
        return visible(names[1])[:LONGEST_NAME] if names else ""

    def forget(self, person: int | None = None) -> None:
        """Forget the names in memory, somebody's or all."""
        if person is None:
            self._known.clear()
        else:
            self._known.forget(person)

    async def _last_seen(self, person: int) -> tuple[str, str] | None:
        return await self._known.get(person, lambda: self._saved(person))

    async def _saved(self, person: int) -> tuple[str, str] | None:
        prefs = (await self._archive.people.person(person)).prefs
        name, account = prefs.get("name"), prefs.get("account")
        return (name, account if isinstance(account, str) else "") if isinstance(name, str) else None
