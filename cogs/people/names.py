"""People's names, made safe for messages."""

from collections.abc import Callable

import discord

from data import Archive, Person, Pref
from data.cache import Cache
from words import speech
from words.harmless import plain, visible

LONGEST_NAME = 24
#: What stands in menus for a name that isn't known.
UNKNOWN = "?"
_KNOWN = 4096


def harmless(name: str) -> str:
    """A person's name without markup; `?` for one that is invisible."""
    return plain(name, LONGEST_NAME) or UNKNOWN


def mention(person: int) -> str:
    """A person's mention; somebody erased has none, because a negative number takes their id's place."""
    return f"<@{person}>" if person > 0 else speech(None)("person-erased")


class Names:
    """Display names and account names as last seen, saved with everybody who has used the bot."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        #: People whom others have named, in memory alone: they may never have used the bot.
        self._glimpsed: Cache[int, Person] = Cache(_KNOWN)

    def glimpse(self, user: discord.User | discord.Member) -> None:
        """Remember the names of somebody whom somebody else has named, for a while."""
        self._glimpsed.put(user.id, Person(user.id, prefs={Pref.NAME: user.display_name, Pref.ACCOUNT: user.name}))

    async def meet(
        self, user: discord.User | discord.Member, *, language: str | None = None, direct: int | None = None
    ) -> None:
        """Note the names of somebody who uses the bot, the locale that they read and, if they write to us, where."""
        self._glimpsed.forget(user.id)
        people = self._archive.people
        # Whether they are open to us must be true now: another process may just have found them closed.
        kept = await (people.lately if direct is None else people.person)(user.id)
        seen: dict[str, str | None] = {Pref.NAME: user.display_name, Pref.ACCOUNT: user.name}
        if language is not None:
            seen[Pref.LANGUAGE] = language
        if direct is not None:
            seen[Pref.DIRECT] = None  # they are open to us
        if news := {pref: value for pref, value in seen.items() if kept.prefs.get(pref) != value}:
            await people.save(user.id, news)
        if direct not in (None, kept.dm_channel_id):
            await people.save_dm_channel(user.id, direct)

    def forget(self, person: int | None = None) -> None:
        """Forget who was glimpsed, somebody or all."""
        if person is None:
            self._glimpsed.clear()
        else:
            self._glimpsed.forget(person)

    async def of(self, person: int) -> str:
        """A person's name for a message."""
        seen = await self._last_seen(person)
        return mention(person) if seen.name is None else _derived(seen, "told", harmless, seen.name)

    async def shown(self, person: int) -> str:
        """A person's name for menus and suggestions, where Discord reads no markup."""
        seen = await self._last_seen(person)
        if seen.name is None:
            return _visible(mention(person)) if person < 0 else UNKNOWN
        return _derived(seen, "shown", _visible, seen.name)

    async def account(self, person: int) -> str:
        """A person's account name in plain letters; empty if unknown."""
        return _visible((await self._last_seen(person)).account)

    async def _last_seen(self, person: int) -> Person:
        return self._glimpsed.peek(person) or await self._archive.people.lately(person)


def _visible(name: str) -> str:
    return visible(name)[:LONGEST_NAME]


def _derived(seen: Person, use: str, make: Callable[[str], str], name: str) -> str:
    """What is made of a name for a use, once for as long as the row is in memory."""
    if use not in seen.derived:
        seen.derived[use] = make(name)
    return seen.derived[use]
