"""People's names, made safe for messages. Part of cogs/servers."""

from dataclasses import dataclass
from functools import cached_property

import discord

from data import Archive
from data.cache import Cache
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


@dataclass(frozen=True)
class _Seen:
    """Somebody's display name and account name as last seen, made safe once."""

    display: str
    account: str

    @cached_property
    def told(self) -> str:
        return harmless(self.display)

    @cached_property
    def shown(self) -> str:
        return visible(self.display)[:LONGEST_NAME]


class Names:
    """Display names and account names as last seen, saved with each person."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._known: Cache[int, _Seen | None] = Cache(_KNOWN)

    async def meet(self, user: discord.User | discord.Member) -> None:
        """Note somebody's current names."""
        names = _Seen(user.display_name, user.name)
        if await self._last_seen(user.id) == names:
            return
        self._known.put(user.id, names)
        try:
            await self._archive.people.save(user.id, {"name": names.display, "account": names.account})
        except BaseException:
            self._known.forget(user.id)
            raise

    async def of(self, person: int) -> str:
        """A person's name for a message."""
        names = await self._last_seen(person)
        return mention(person) if names is None else names.told

    async def shown(self, person: int) -> str:
        """A person's name for menus and suggestions, where Discord reads no markup."""
        names = await self._last_seen(person)
        if names is None:
            return visible(mention(person))[:LONGEST_NAME] if person < 0 else "?"
        return names.shown

    async def account(self, person: int) -> str:
        """A person's account name in plain letters; empty if unknown."""
        names = await self._last_seen(person)
        return visible(names.account)[:LONGEST_NAME] if names else ""

    def forget(self, person: int | None = None) -> None:
        """Forget the names in memory, somebody's or all."""
        if person is None:
            self._known.clear()
        else:
            self._known.forget(person)

    async def _last_seen(self, person: int) -> _Seen | None:
        return await self._known.get(person, lambda: self._saved(person))

    async def _saved(self, person: int) -> _Seen | None:
        prefs = (await self._archive.people.person(person)).prefs
        name, account = prefs.get("name"), prefs.get("account")
        return _Seen(name, account if isinstance(account, str) else "") if isinstance(name, str) else None
