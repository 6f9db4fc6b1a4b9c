"""What people are called, so that no name can break a message. Part of cogs/: imports data."""

import re
import unicodedata
from collections import OrderedDict

import discord

from data import Archive

LONGEST_NAME = 24
_KNOWN = 4096


def harmless(name: str) -> str:
    """A name without markup, pings, line breaks or direction tricks, at most LONGEST_NAME characters long."""
    kept = "".join(
        character for character in name if unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp", "Cs")
    )
    kept = re.sub(r"\s+", " ", kept).strip()
    if len(kept) > LONGEST_NAME:
        kept = kept[: LONGEST_NAME - 1].rstrip() + "…"
    kept = kept.replace("@", "@\u200b").replace("://", ":/\u200b/")
    kept = discord.utils.escape_markdown(kept, as_needed=False)
    return re.sub(r"([<>\[\]()#])", r"\\\1", kept) or "?"


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
        """The harmless name of a person."""
        if person not in self._known:
            name = (await self._archive.person(person)).prefs.get("name")
            if not isinstance(name, str):
                return f"<@{person}>"
            self._keep(person, name)
        return harmless(self._known[person])

    def _keep(self, person: int, name: str) -> None:
        self._known[person] = name
        self._known.move_to_end(person)
        while len(self._known) > _KNOWN:
            self._known.popitem(last=False)
