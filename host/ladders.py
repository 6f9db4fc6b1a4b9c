"""Every server's ratings, kept in memory. Part of host.

A ladder is counted from the server's finished games when it is first needed, and grows from then on. What each game
came to is stored in the archive, so that the next start needn't count it again; a ladder trusts that only if it is
right (`ratings.tallies`). A game that comes in late makes its ladder start over.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from time import perf_counter, sleep
from weakref import WeakValueDictionary

import structlog

from data import Archive, ArchiveError
from data.owed import settle_owed
from ratings import Counted, Ladder, Tally, in_order
from rules.table.results import GameResult

log = structlog.get_logger("ladders")

#: How many servers' ladders are cached, and how many games these may have in all (a game takes about 3.5 kB). The one
#: used last is always kept.
WARM, WARM_GAMES = 64, 100_000
_PAGE = 500
#: How many games may be counted on the event loop, and how many older games are settled in one sweep.
_AT_ONCE, _OWED = 20, 3
#: How often a counting thread lets the event loop run, and for how long (seconds).
_BREATH, _PAUSE = 0.002, 0.0001


class Ladders:
    """The ladders of all servers."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._warm: OrderedDict[int, Ladder] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: By server, the places in the order of the games saved since its ladder was last used.
        self._came: dict[int, set[tuple[int, str]]] = {}
        #: Servers whose ladder may lack a game that was saved late.
        self._stale: set[int] = set()
        self._settled = False

    async def of(self, guild_id: int) -> Ladder:
        """A server's ratings, with every saved game. Raises ArchiveError."""
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            ladder = await self._grown(guild_id, self._warm.get(guild_id))
            while self._lacks(guild_id, ladder):
                self._warm.pop(guild_id, None)
                ladder = await self._grown(guild_id, None)
            self._keep(guild_id, ladder)
            return ladder

    async def counted(self, guild_id: int, table: str) -> Counted | None:
        """How a game was counted; None if it isn't a finished game of the server."""
        return (await self.of(guild_id)).counted(table)

    def saved(self, result: GameResult) -> None:
        """Note a saved game; if later ones are counted already, the ladder starts over."""
        guild = result.guild or 0
        if guild in self._warm or guild in self._locks:
            self._came.setdefault(guild, set()).add(in_order(result))

    async def settle(self) -> None:
        """Make some results of games from older versions, until none are left."""
        if self._settled:
            return
        if await settle_owed(self._archive, _OWED) == 0:
            self._settled = True
        else:
            self._stale.update(self._warm, self._locks)

    def _lacks(self, guild_id: int, ladder: Ladder) -> bool:
        """Whether the ladder lacks a game that ended before its last one."""
        stale = guild_id in self._stale
        self._stale.discard(guild_id)
        came = self._came.pop(guild_id, set())
        return stale or any(place <= ladder.last and ladder.counted(place[1]) is None for place in came)

    def _keep(self, guild_id: int, ladder: Ladder) -> None:
        """Keep a ladder in memory, and drop the least recently used ones if there are too many."""
        self._warm[guild_id] = ladder
        self._warm.move_to_end(guild_id)
        games = sum(len(warm.games) for warm in self._warm.values())
        while len(self._warm) > 1 and (len(self._warm) > WARM or games > WARM_GAMES):
            cold, gone = self._warm.popitem(last=False)
            games -= len(gone.games)
            if cold not in self._locks:  # else it is in use, will be cached again, and needs these notes
                self._came.pop(cold, None)
                self._stale.discard(cold)

    async def _grown(self, guild_id: int, warm: Ladder | None) -> Ladder:
        """The ladder with the games that ended since, or a new one that nobody reads while a thread grows it."""
        ladder = warm or Ladder()
        while page := await self._archive.results.page_of(guild_id, ladder.last, _PAGE):
            if ladder is warm and len(page) > _AT_ONCE:
                return await self._grown(guild_id, None)
            known = await self._archive.results.tallies([result.table for result in page])
            if len(page) > _AT_ONCE:
                await asyncio.to_thread(_count, ladder, page, known, breathing=True)
            else:
                _count(ladder, page, known)
            await self._remember(ladder)
            if len(page) < _PAGE:
                break
        return ladder

    async def _remember(self, ladder: Ladder) -> None:
        """Store what had to be counted; if that fails, it is only counted again."""
        try:
            if found := ladder.unsaved():
                await self._archive.results.save_tallies(found)
        except ArchiveError as error:
            log.warning("could not save how games were counted", error=str(error))


def _count(
    ladder: Ladder, page: Sequence[GameResult], known: Mapping[str, tuple[bytes, bytes]], *, breathing: bool = False
) -> None:
    breath = perf_counter()
    for result in page:
        ladder.add(result, Tally(*known[result.table]) if result.table in known else None)
        if breathing and perf_counter() - breath > _BREATH:
            sleep(_PAUSE)
            breath = perf_counter()
