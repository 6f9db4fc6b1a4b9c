"""What people are called, so that no name can break a message. Part of cogs/: imports data."""

import re
import unicodedata
from collections import OrderedDict

import discord

from data import Archive

LONGEST_NAME = 24
_KNOWN = 4096

#: Joiners are letters' own business in Persian, in the scripts of India and inside emoji.
_JOINERS = "\u200c\u200d"
#: Letters and marks that show nothing; people make empty names of them.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
#: As many marks may stand on one letter as any language puts there.
_MOST_MARKS = 3
#: Around text that may run from right to left, so that the sentence beside it does not turn round.
_ISOLATE, _RELEASE = "\u2068", "\u2069"
_WORD_BREAK = "\u200b"


def plain(text: str, longest: int) -> str:
    """Text that somebody typed, as it may stand in a message of ours.

    Without markup, pings, links, line breaks, direction tricks, invisible letters or towers of marks; at most
    `longest` characters before they are made harmless, with `…` where more was cut. Empty if nothing can be seen.
    """
    kept = _visible(text[: 8 * longest + 64])
    if len(kept) > longest:
        kept = kept[: longest - 1].rstrip() + "…"
    if not kept.strip(_JOINERS + " "):
        return ""
    turns = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in kept)
    kept = re.sub(r"([\\*_~|`<>\[\]])|^([-#]|\d+(?=\.))", _escaped, kept)
    kept = kept.replace("@", "@" + _WORD_BREAK).replace("//", f"/{_WORD_BREAK}/")
    return f"{_ISOLATE}{kept}{_RELEASE}" if turns else kept


def _escaped(found: re.Match[str]) -> str:
    """A sign that means something anywhere or, at the beginning of a line, a list or a heading."""
    sign = found[0]
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"


def _visible(text: str) -> str:
    kept, marks = [], 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character.isspace():
            character = " "
        elif character in _BLANKS or (kind in ("Cc", "Cf", "Cs", "Co", "Cn") and character not in _JOINERS):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())


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
        return _visible(await self._last_seen(person) or "?")[:LONGEST_NAME]

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
