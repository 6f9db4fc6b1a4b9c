"""Two people at a table, whose bot is killed at any single request and who go on as if nothing were.

Room: tests/wire. May import `club` and `standin`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from tests.wire.club import Club
from tests.wire.standin import Channel, User

#: Discord's flag for a message that notifies nobody.
SILENT = 1 << 12


class Twosome(ABC):
    """Two people in a channel of their own, who look again after each crash what there is to do."""

    def __init__(self, club: Club, name: str) -> None:
        self.club, self.discord = club, club.discord
        self.host, self.guest = club.pair(name)
        self.channel: Channel = club.channel(name)

    @abstractmethod
    async def step(self) -> bool:
        """Do what is to be done next; False when the evening is over."""

    @abstractmethod
    def assert_as_ever(self) -> None:
        """All is as it is after an evening that nothing interrupted."""

    def rings(self, user: User) -> int:
        """How often a direct message has notified somebody."""
        posted = self.discord.dm_channel(user).all_messages.values()
        return sum(1 for one in posted if one.ephemeral_for is None and not one.flags & SILENT)

    async def spend(self) -> None:
        """The whole evening, or the rest of it."""
        while await self.step():
            pass

    async def frozen(self, request: int, *, after: bool, method: str = "*", pattern: str = ".") -> bool:
        """The evening up to that request, of all or of those that match, which stays unanswered; False if it ends
        before.
        """
        hold = self.discord.hold(method, pattern, after=after, skip=request)
        evening = asyncio.create_task(self.spend())
        reached = asyncio.create_task(hold.reached.wait())
        await asyncio.wait({evening, reached}, return_when=asyncio.FIRST_COMPLETED)
        reached.cancel()
        if hold.reached.is_set():
            evening.cancel()
            await asyncio.gather(evening, return_exceptions=True)
        else:
            await evening
            hold.release()
        hold.times = 0
        return hold.reached.is_set()

    async def interrupted(self, request: int, *, after: bool) -> bool:
        """The whole evening with a crash at that request; False if there are not so many."""
        if not await self.frozen(request, after=after):
            return False
        await self.club.crash()
        await self.club.bot.start()
        await self.spend()
        return True
