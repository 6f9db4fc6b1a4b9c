"""Who is still in a server: asked of Discord for the people that are shown, remembered for a day. Part of cogs/.

No privileged intent is needed for that. Where Discord does not answer, a person counts as present.
"""

import asyncio
from collections.abc import Collection

import discord
import structlog

from cogs.house import House

log = structlog.get_logger("members")

#: How long an answer is believed (ms).
A_DAY = 24 * 60 * 60 * 1000


class Members:
    """Asks who has left."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self._bot = bot
        self._house = house

    async def left(self, guild_id: int, people: Collection[int], *, ask: bool) -> set[int]:
        """Who of these people is known to have left; with `ask`, whoever was not asked about today is. ArchiveError."""
        now = self._house.now()
        known = await self._house.archive.members(guild_id, people, now - A_DAY)
        unknown = [person for person in people if person not in known] if ask else []
        answers = await asyncio.gather(*(self._present(guild_id, person) for person in unknown))
        found = [(person, here) for person, here in zip(unknown, answers, strict=True) if here is not None]
        if found:
            await self._house.archive.save_members(guild_id, found, now)
        return {person for person, here in [*known.items(), *found] if not here}

    async def met(self, guild_id: int, person: int) -> None:
        """Somebody who acts here is here, whatever was remembered."""
        now = self._house.now()
        if (await self._house.archive.members(guild_id, (person,), now - A_DAY)).get(person) is False:
            await self._house.archive.save_members(guild_id, ((person, True),), now)

    async def _present(self, guild_id: int, person: int) -> bool | None:
        try:
            await self._bot.http.get_member(guild_id, person)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.info("a member cannot be asked for", code=error.code)
            return None
        return True
