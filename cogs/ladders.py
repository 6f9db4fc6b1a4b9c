"""Every server's ratings, kept warm. Part of cogs/: imports data, ratings, rules.

A ladder is the fold of the server's finished games, made when it is first asked for and grown from then on; nothing of
it is stored. A game that comes in late makes its ladder anew.
"""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from data import Archive
from data.owed import settle_owed
from ratings import Counted, Ladder, in_order
from rules.table.results import GameResult

#: How many servers' ladders are kept.
WARM = 64
_PAGE = 500
#: Games that may be counted while the event loop waits, and older games that are settled in one beat.
_AT_ONCE, _OWED = 20, 3


class Ladders:
    """The ladders of all servers."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._warm: OrderedDict[int, Ladder] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: Servers whose ladder may lack a game that came in late.
        self._stale: set[int] = set()
        self._settled = False

    async def of(self, guild_id: int) -> Ladder:
        """The server's ratings, with every game that is saved. Raises ArchiveError."""
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            ladder = await self._grown(guild_id)
            while guild_id in self._stale:
                self._stale.discard(guild_id)
                self._warm.pop(guild_id, None)
                ladder = await self._grown(guild_id)
            self._warm[guild_id] = ladder
            self._warm.move_to_end(guild_id)
            while len(self._warm) > WARM:
                self._warm.popitem(last=False)
            return ladder

    async def counted(self, guild_id: int, table: str) -> Counted | None:
        """How a game was counted, None if it is no finished game of the server."""
        return (await self.of(guild_id)).counted(table)

    def saved(self, result: GameResult) -> None:
        """A game was saved: if others that ended later were counted already, the ladder is made anew."""
        guild = result.guild or 0
        ladder, lock = self._warm.get(guild), self._locks.get(guild)
        late = ladder is not None and in_order(result) <= ladder.last and ladder.counted(result.table) is None
        if late or (lock is not None and lock.locked()):
            self._stale.add(guild)

    async def settle(self) -> None:
        """Make some results of games that older versions have played; nothing once there are none left."""
        if self._settled:
            return
        if await settle_owed(self._archive, _OWED) == 0:
            self._settled = True
        else:
            self._stale.update(self._warm, self._locks)

    async def _grown(self, guild_id: int) -> Ladder:
        """The warm ladder with the games that ended since, or a new one."""
        ladder = self._warm.get(guild_id) or Ladder()
        late = await self._after(guild_id, ladder)
        if len(late) > _AT_ONCE:
            # Off the loop, and on a ladder that nobody reads meanwhile.
            known = [counted.result for counted in ladder.games]
            return await asyncio.to_thread(Ladder, [*known, *late])
        for result in late:
            ladder.add(result)
        return ladder

    async def _after(self, guild_id: int, ladder: Ladder) -> list[GameResult]:
        found: list[GameResult] = []
        after = ladder.last
        while page := await self._archive.results_of(guild_id, after, _PAGE):
            found += page
            after = in_order(page[-1])
            if len(page) < _PAGE:
                break
        return found
