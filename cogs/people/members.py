"""Who is still in a server, without a privileged intent: Discord is asked about each person.

Answers about people on leaderboards are kept for a day. People who act from direct messages are checked more often,
and those answers are kept in memory. If Discord doesn't answer, a person counts as present.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection

import discord
import structlog

from host.house import House

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
        self._bot = bot
        self._house = house
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

    async def met(self, guild_id: int, person: int) -> None:
        """Remember that somebody who acts in a server is in it. Raises ArchiveError."""
        if self._recent(guild_id, person) is not True:
            await self._found(guild_id, person, here=True)

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
                await self._found(guild_id, person, here=here)
        return here is not False

    async def gone(self, guild_id: int, person: int) -> bool:
        """Whether somebody has left and not come back, as far as we know. Raises ArchiveError."""
        here = self._recent(guild_id, person)
        if here is not None:
            return not here
        if not await self.left(guild_id, (person,), ask=False):
            return False
        return not await self.present(guild_id, person)

    def forget(self, person: int) -> None:
        """Forget what is remembered about somebody."""
        self._forget(lambda guild_id, other: other == person)

    def forget_server(self, guild_id: int) -> None:
        """Forget what is remembered about a server's members."""
        self._forget(lambda other, person: other == guild_id)

    def forget_all(self) -> None:
        """Forget what is remembered about everybody."""
        self._remembered.clear()

    def _forget(self, meant: Callable[[int, int], bool]) -> None:
        for key in [key for key in self._remembered if meant(*key)]:
            del self._remembered[key]

    def _recent(self, guild_id: int, person: int) -> bool | None:
        """A recent answer, or None."""
        here, at = self._remembered.get((guild_id, person), (None, 0))
        age = self._house.now() - at
        return here if 0 <= age < (PRESENT_FOR if here else GONE_FOR) else None

    async def _found(self, guild_id: int, person: int, *, here: bool) -> None:
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
