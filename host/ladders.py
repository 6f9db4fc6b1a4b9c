"""Every server's ratings, kept in memory. Part of host.

A ladder is counted from the server's finished games when it is first needed, and grows from then on. What each game
came to is stored in the archive, so that the next start needn't count it again; a ladder trusts that only if it is
right (`ratings.tallies`). A game that comes in late makes its ladder start over. From time to time the sums of all
games are stored too: leaderboards need no more, so they don't wait until thousands of games have been read.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from time import perf_counter, sleep
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog

from data import Archive, ArchiveError
from data.owed import settle_owed
from ratings import Counted, Ladder, Sums, Tally, in_order
from rules.table.results import GameResult

T = TypeVar("T")

log = structlog.get_logger("ladders")

#: How many servers' ladders are cached, and how many games these may have in all (a game takes about 3.5 kB). The one
#: used last is always kept.
WARM, WARM_GAMES = 64, 100_000
_PAGE = 100
#: How many games may be counted on the event loop, and how many older games are settled in one sweep.
_AT_ONCE, _OWED = 20, 3
#: After how many more games a server's sums are stored again.
_STORED = 200
#: How often a counting thread lets the event loop run, and for how long (seconds).
_BREATH, _PAUSE = 0.001, 0.00005


class Ladders:
    """The ladders of all servers."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._warm: OrderedDict[int, Ladder] = OrderedDict()
        #: The sums of servers whose ladder isn't in memory, and of how many games those are that are stored.
        self._sums: OrderedDict[int, Sums] = OrderedDict()
        self._stored: dict[int, int] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: By server, the places in the order of the games saved since its ladder was last used.
        self._came: dict[int, set[tuple[int, str]]] = {}
        #: Servers whose ladder may lack a game that was saved late.
        self._stale: set[int] = set()
        self._settled = False

    async def of(self, guild_id: int) -> Ladder:
        """A server's ratings with every saved game, each with what it came to. Raises ArchiveError."""
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            return await self._whole(guild_id)

    async def sums(self, guild_id: int) -> Sums:
        """The same without the games: all that a leaderboard needs, and much sooner. Raises ArchiveError."""
        lock = self._locks.setdefault(guild_id, asyncio.Lock())
        async with lock:
            if guild_id not in self._warm:
                sums = self._sums.get(guild_id)
                if sums is None or not await self._grow(guild_id, sums, shared=True):
                    sums = await self._restored(guild_id)
                if sums is not None and not self._lacks(guild_id, sums):
                    self._keep_sums(guild_id, sums)
                    return sums
                self._sums.pop(guild_id, None)
            return await self._whole(guild_id)

    async def _whole(self, guild_id: int) -> Ladder:
        """The ladder, grown and kept in memory; the server's lock is held."""
        ladder = self._warm.get(guild_id)
        if ladder is None or not await self._grow(guild_id, ladder, shared=True):
            ladder = await self._anew(guild_id)
        while self._lacks(guild_id, ladder):
            self._warm.pop(guild_id, None)
            ladder = await self._anew(guild_id)
        self._keep(guild_id, ladder)
        return ladder

    async def counted(self, guild_id: int, table: str) -> Counted | None:
        """How a game was counted; None if it isn't a finished game of the server."""
        return (await self.of(guild_id)).counted(table)

    def saved(self, result: GameResult) -> None:
        """Note a saved game; if later ones are counted already, the ladder starts over."""
        guild = result.guild or 0
        if guild in self._warm or guild in self._sums or guild in self._locks:
            self._came.setdefault(guild, set()).add(in_order(result))

    @asynccontextmanager
    async def standing_still(self, servers: Collection[int]) -> AsyncIterator[None]:
        """Count nothing on these servers meanwhile, and start over afterwards: their results change."""
        async with AsyncExitStack() as stack:
            for guild_id in sorted(servers):
                await stack.enter_async_context(self._locks.setdefault(guild_id, asyncio.Lock()))
            try:
                yield
            finally:
                for guild_id in servers:
                    self._drop(guild_id)

    def forget(self, servers: Collection[int] | None = None) -> None:
        """Start these servers' ladders over, or all: their results have changed."""
        for guild_id in {*self._warm, *self._sums, *self._locks} if servers is None else set(servers):
            self._drop(guild_id)
            if guild_id in self._locks:  # it is being counted, perhaps from what was there before
                self._stale.add(guild_id)

    def forget_person(self, person: int) -> None:
        """Start every ladder over that may name somebody: they were erased."""
        played = {guild_id for guild_id, ladder in self._warm.items() if ladder.games_of(person)}
        self.forget({*played, *self._sums, *self._locks})

    def _drop(self, guild_id: int) -> None:
        for known in (self._warm, self._sums, self._stored, self._came):
            known.pop(guild_id, None)

    async def settle(self) -> None:
        """Make some results of games from older versions, until none are left."""
        if self._settled:
            return
        if await settle_owed(self._archive, _OWED) == 0:
            self._settled = True
        else:
            self._stale.update(self._warm, self._sums, self._locks)

    def _lacks(self, guild_id: int, ladder: Sums) -> bool:
        """Whether the ladder lacks a game that ended before its last one."""
        stale = guild_id in self._stale
        self._stale.discard(guild_id)
        came = self._came.pop(guild_id, set())
        return stale or any(place <= ladder.last and not ladder.has(place[1]) for place in came)

    def _keep(self, guild_id: int, ladder: Ladder) -> None:
        """Keep a ladder in memory, and drop the least recently used ones if there are too many."""
        self._sums.pop(guild_id, None)
        self._warm[guild_id] = ladder
        self._warm.move_to_end(guild_id)
        games = sum(len(warm.games) for warm in self._warm.values())
        while len(self._warm) > 1 and (len(self._warm) > WARM or games > WARM_GAMES):
            cold, gone = self._warm.popitem(last=False)
            games -= len(gone.games)
            self._dropped(cold)

    def _keep_sums(self, guild_id: int, sums: Sums) -> None:
        """Keep sums in memory, and drop the least recently used ones if there are too many."""
        self._sums[guild_id] = sums
        self._sums.move_to_end(guild_id)
        while len(self._sums) > WARM:
            self._dropped(self._sums.popitem(last=False)[0])

    def _dropped(self, guild_id: int) -> None:
        """Forget the notes about a server that is no longer in memory."""
        if guild_id not in self._locks:  # else it is in use, will be cached again, and needs these notes
            self._came.pop(guild_id, None)
            self._stored.pop(guild_id, None)
            self._stale.discard(guild_id)

    async def _anew(self, guild_id: int) -> Ladder:
        """The ladder, from all games."""
        self._stored.pop(guild_id, None)  # what is stored may lack a late game
        ladder = Ladder()
        await self._grow(guild_id, ladder, shared=False)
        return ladder

    async def _restored(self, guild_id: int) -> Sums | None:
        """The stored sums with the games that ended since; None if there are none, or they can't be trusted."""
        content = await self._archive.results.sums(guild_id)
        if content is None:
            return None
        sums = await asyncio.to_thread(lambda: Sums.restored(_breathing(content.split("\n"))))
        if sums is not None:
            self._stored[guild_id] = sums.count
            await self._grow(guild_id, sums, shared=False)
        return sums

    async def _grow(self, guild_id: int, ladder: Sums, *, shared: bool) -> bool:
        """Add the games that ended since. False if they are too many for a ladder that others may be reading."""
        while page := await self._archive.results.page_of(guild_id, ladder.last, _PAGE):
            if shared and len(page) > _AT_ONCE:
                return False
            known = await self._archive.results.tallies([result.table for result in page])
            if len(page) > _AT_ONCE:
                await asyncio.to_thread(_count, ladder, _breathing(page), known)
            else:
                _count(ladder, page, known)
            await self._remember(ladder)
            if len(page) < _PAGE:
                break
        await self._store(guild_id, ladder)
        return True

    async def _remember(self, ladder: Sums) -> None:
        """Store what had to be counted; if that fails, it is only counted again."""
        try:
            if found := ladder.unsaved():
                await self._archive.results.save_tallies(found)
        except ArchiveError as error:
            log.warning("could not save how games were counted", error=str(error))

    async def _store(self, guild_id: int, ladder: Sums) -> None:
        """Store the sums if many games have come in since; if that fails, more is only read again."""
        if ladder.count < self._stored.get(guild_id, 0) + _STORED:
            return
        content = await asyncio.to_thread(lambda: "\n".join(_breathing(ladder.lines())))
        try:
            await self._archive.results.save_sums(guild_id, ladder.count, ladder.last, content)
            self._stored[guild_id] = ladder.count
        except ArchiveError as error:
            log.warning("could not save what all games came to", error=str(error))


def _count(ladder: Sums, page: Iterable[GameResult], known: Mapping[str, tuple[bytes, bytes]]) -> None:
    for result in page:
        ladder.add(result, Tally(*known[result.table]) if result.table in known else None)


def _breathing(found: Iterable[T]) -> Iterator[T]:
    """The same, with pauses in which the event loop can run; for threads."""
    breath = perf_counter()
    for one in found:
        yield one
        if perf_counter() - breath > _BREATH:
            sleep(_PAUSE)
            breath = perf_counter()
