"""People's names, made safe for messages, and who is in which server."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection

import discord
import structlog

from data import Archive, Person, Pref
from data.cache import Cache
from host.house import House
from words import speech
from words.harmless import plain, visible

LONGEST_NAME = 24
#: What menus show for a name that isn't known.
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
        """A person's name for a message; for an invisible one their account's."""
        seen = await self._last_seen(person)
        if seen.name is None:
            return mention(person)
        told = _derive(seen, "told", harmless, seen.name)
        return harmless(seen.account) if told == UNKNOWN else told

    async def for_menu(self, person: int) -> str:
        """A person's name for menus and suggestions, where no markup is read; for an invisible one their account's."""
        seen = await self._last_seen(person)
        if seen.name is None:
            return _visible(mention(person)) if person < 0 else UNKNOWN
        return _derive(seen, "shown", _visible, seen.name) or _visible(seen.account) or UNKNOWN

    async def account(self, person: int) -> str:
        """A person's account name in plain letters; empty if unknown."""
        return _visible((await self._last_seen(person)).account)

    async def _last_seen(self, person: int) -> Person:
        return self._glimpsed.peek(person) or await self._archive.people.lately(person)


def _visible(name: str) -> str:
    return visible(name)[:LONGEST_NAME]


def _derive(seen: Person, use: str, make: Callable[[str], str], name: str) -> str:
    """What is made of a name for a use, once for as long as the row is in memory."""
    if use not in seen.derived:
        seen.derived[use] = make(name)
    return seen.derived[use]


log = structlog.get_logger("members")

#: How long an answer is valid for leaderboards (ms).
A_DAY = 24 * 60 * 60 * 1000
#: How long a person who acts counts as present, or as gone, before they are checked again (ms).
PRESENT_FOR, GONE_FOR = 5 * 60 * 1000, 60 * 1000
#: How long to wait for an answer when somebody acts (seconds).
PATIENCE = 5.0
_UNKNOWN = (10007, 10013)
_MOST_REMEMBERED = 4096


class Members:
    """Finds out who has left a server."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self._bot, self._house = bot, house
        self._remembered: OrderedDict[tuple[int, int], tuple[bool, int]] = OrderedDict()

    async def left(self, guild_id: int, people: Collection[int], *, ask: bool) -> set[int]:
        """Which of these people have left; with `ask`, those not checked today are checked. Raises ArchiveError."""
        now = self._house.now()
        erased = {person for person in people if person < 0}
        people = [person for person in people if person not in erased]
        known = await self._house.archive.servers.members(guild_id, people, now - A_DAY)
        unknown = [person for person in people if person not in known] if ask else []
        answers = await asyncio.gather(*(self._present(guild_id, person) for person in unknown))
        found = [(person, here) for person, here in zip(unknown, answers, strict=True) if here is not None]
        if found:
            await self._house.archive.servers.save_members(guild_id, found, now)
        return erased | {person for person, here in [*known.items(), *found] if not here}

    async def note_present(self, guild_id: int, person: int) -> None:
        """Remember that somebody who acts in a server is in it. Raises ArchiveError."""
        if self._recent(guild_id, person) is not True:
            await self._remember(guild_id, person, here=True)

    async def present(self, guild_id: int, person: int) -> bool:
        """Whether somebody who acts from elsewhere is in the server. Raises ArchiveError."""
        here = self._recent(guild_id, person)
        if here is None:
            try:
                async with asyncio.timeout(PATIENCE):
                    here = await self._present(guild_id, person)
            except TimeoutError:
                log.info("member lookup failed", seconds=PATIENCE)
            if here is not None:
                await self._remember(guild_id, person, here=here)
        return here is not False

    async def has_left(self, guild_id: int, person: int) -> bool:
        """Whether somebody has left and not come back, as far as we know. Raises ArchiveError."""
        here = self._recent(guild_id, person)
        if here is not None:
            return not here
        if not await self.left(guild_id, (person,), ask=False):
            return False
        return not await self.present(guild_id, person)

    def forget(self, *, person: int | None = None, guild_id: int | None = None) -> None:
        """Forget what is remembered about somebody, about a server's members, or about everybody."""
        for guild, member in [*self._remembered]:
            if person in (None, member) and guild_id in (None, guild):
                del self._remembered[guild, member]

    def _recent(self, guild_id: int, person: int) -> bool | None:
        """A recent answer, or None."""
        here, at = self._remembered.get((guild_id, person), (None, 0))
        age = self._house.now() - at
        return here if 0 <= age < (PRESENT_FOR if here else GONE_FOR) else None

    async def _remember(self, guild_id: int, person: int, *, here: bool) -> None:
        """Remember an answer, and save it if it is news."""
        now = self._house.now()
        self._remembered[guild_id, person] = here, now
        self._remembered.move_to_end((guild_id, person))
        while len(self._remembered) > _MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        known = (await self._house.archive.servers.members(guild_id, (person,), now - A_DAY)).get(person, True)
        if known is not here:
            await self._house.archive.servers.save_members(guild_id, ((person, here),), now)

    async def _present(self, guild_id: int, person: int) -> bool | None:
        """Discord's answer, or None if there is none."""
        try:
            await self._bot.http.get_member(guild_id, person)
        except discord.HTTPException as error:
            if isinstance(error, discord.NotFound) and error.code in _UNKNOWN:
                return False
            log.info("member lookup failed", code=error.code)
            return None
        return True
