"""What people are called, so that no name can break a message. Part of cogs/: imports data, words."""

from collections import OrderedDict

import discord

from data import Archive
from words.harmless import plain, visible

__all__ = ["LONGEST_NAME", "Names", "harmless", "plain"]

LONGEST_NAME = 24
_KNOWN = 4096


def harmless(name: str) -> str:
    """A person's name as it may stand in a message; `?` for one that cannot be seen."""
    return plain(name, LONGEST_NAME) or "?"


class Names:
    """Display names as last seen; they are kept with the person, so that a restart remembers them."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._known: OrderedDict[int, str] = OrderedDict()

    async def meet(self, user: discord.User | discord.Member) -> None:
        """Take note of how somebody is called now."""
        name = user.display_name
        if self._known.get(user.id) != name:
            if (await self._archive.person(user.id)).prefs.get("name") != name:
                await self._archive.save_person(user.id, {"name": name})
            self._keep(user.id, name)

    async def of(self, person: int) -> str:
        """The harmless name of a person, for a message."""
        name = await self._last_seen(person)
        return f"<@{person}>" if name is None else harmless(name)

    async def shown(self, person: int) -> str:
        """The name of a person where no markup is read: in menus and suggestions."""
        return visible(await self._last_seen(person) or "?")[:LONGEST_NAME]

    async def _last_seen(self, person: int) -> str | None:
        if person not in self._known:
            name = (await self._archive.person(person)).prefs.get("name")
            if not isinstance(name, str):
                return None
            self._keep(person, name)
        return self._known[person]

    def _keep(self, person: int, name: str) -> None:
        self._known[person] = name
        self._known.move_to_end(person)
        while len(self._known) > _KNOWN:
            self._known.popitem(last=False)
