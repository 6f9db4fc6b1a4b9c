"""When the bot was away, so that it is nobody's time. Part of host.

It is away while its process is down or stands still, while the database can't be reached, while a shard isn't connected
to Discord, and while a server is unavailable or has removed it. There is one account of all that, by a clock that is
never set; each table takes in what concerns it before a request to it is judged (`interruption`), and while the bot is
away from a table, nothing happens there by itself. Whatever happens is known at once and saved with the next beat.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress

import structlog

from data import Archive, ArchiveError, Heartbeat, Outage, Share
from host.clock import WallClock
from rules.table.clocks import timers
from rules.table.entries import Interrupted
from rules.table.table import Table
from rules.table.terms import MINUTE, SECOND

log = structlog.get_logger("outages")

#: Less than this is no outage: Discord waits as long for an answer (ms).
SHORT = 3 * SECOND
#: What isn't worth an entry at a table (ms).
TRIFLE = SECOND
#: An outage as long as this is told at the tables (ms).
TOLD = MINUTE
#: If more shares than this come back at once, all tables are asked whether they know.
FEW = 10
#: How often a heartbeat is saved (ms).
BEAT = 10 * SECOND
#: The process stood still if there was no beat for so long (seconds).
STILL = 10.0


class Outages:
    """The account of one process; `wall_clock` is the clock behind `now` (unix ms), if it can be set."""

    def __init__(self, archive: Archive, now: Callable[[], int], wall_clock: WallClock | None = None) -> None:
        self._kept = archive.outages
        cluster = archive.fleet.cluster
        self._alone, self._cluster = cluster.alone, Share(cluster.count, cluster.number)
        self._now, self._wall_clock = now, wall_clock
        self._loaded, self._loading = False, asyncio.Lock()
        self._starting = False
        #: How far the machine's clock has been set (ms), and how much of it the archive knows.
        self.clock = self._saved_clock = 0
        self._followed = 0.0
        self._over: dict[Share, list[tuple[int, int]]] = {}
        self._open: dict[Share, int] = {}
        #: Those of them that are more than one server.
        self._wide: set[Share] = {self._cluster}
        #: The last beat: when, and by the steady clock (seconds).
        self._last: tuple[int, float] | None = None
        self._saved_at = 0
        #: Outages to be saved, by their share and beginning; None is forgotten instead.
        self._unsaved: dict[tuple[Share, int], Outage | None] = {}
        #: Whatever was noticed before the account was read.
        self._early: list[Callable[[], None]] = []
        #: The servers whose tables haven't been told yet of an outage that is over.
        self._untold: list[Share] = []

    async def start(self) -> None:
        """Count as away from the last heartbeat until each shard is ready."""
        self._starting = True
        with suppress(ArchiveError):  # the sweep tries again
            await self.ready()

    async def ready(self) -> None:
        """Know all outages so far. Raises ArchiveError."""
        if self._loaded:
            self._moment()
            if self.clock == self._saved_clock:
                return
        async with self._loading:
            if not self._loaded:
                await self._load()
            self._moment()
            if self.clock != self._saved_clock:  # before a table says that it knows
                await self._save()

    async def beat(self) -> None:
        """Note that the process is there and reaches the archive. Raises ArchiveError."""
        await self.ready()
        moment, steady = self._moment(), self._steady()
        async with self._loading:
            if self._last is not None and self._stands_still():
                await self._kept.beat(Heartbeat(self._last[0], self.clock))  # while that fails, it goes on
                self._note(self._cluster, self._last[0], moment)
            if self._unsaved or not 0 <= moment - self._saved_at < BEAT:
                await self._save()
                if not self._alone:
                    self._take_in(await self._kept.all())
        self._last = moment, steady

    async def rest(self) -> None:
        """Save a last heartbeat. Raises ArchiveError."""
        if self._loaded:
            async with self._loading:
                await self._save()

    def left(self, share: Share, silence: float = 0.0) -> None:
        """Note that the bot is away from these servers, and has been for so long (seconds)."""
        if not self._loaded:
            at = self._now()
            self._early.append(lambda: self.left(share, silence + (self._now() - at) / 1000))
        elif share not in self._open:
            self._begin(share, self._moment() - int(silence * 1000))

    def back(self, share: Share, among: Collection[Share] = ()) -> None:
        """Note that the bot is there again; at a start, `among` are all shards that it waits for."""
        if not self._loaded:
            self._early.append(lambda: self.back(share, among))
            return
        if share.shards and (since := self._open.pop(self._cluster, None)) is not None:
            for one in (*among, share):
                self._begin(one, since)
            for one in [one for one in self._open if one.shards and one not in among and self._owns(one)]:
                self._end(one)  # there were more shards, or fewer
        self._end(share)

    async def was_away(self, share: Share, since: int) -> None:
        """Save that the bot was away from these servers since then (unix ms) until now. Raises ArchiveError."""
        await self.ready()
        self._note(share, since - self.clock, self._moment())
        async with self._loading:
            await self._save()

    @property
    def servers(self) -> tuple[int, ...]:
        """The servers that are unavailable."""
        return tuple(share.number for share in self._open if not share.shards)

    def untold(self) -> tuple[Share, ...]:
        """The servers whose tables haven't been told yet of an outage that is over; they are told now."""
        found, self._untold = tuple(dict.fromkeys(self._untold)), []
        return found if len(found) <= FEW else (self._cluster,)

    def is_away(self, guild_id: int | None) -> bool:
        """Whether the bot is away from a server, so that nothing may happen there by itself."""
        away = any(share in self._open for share in self._shares_of(guild_id))
        return away or (self._stands_still() and self._cluster.has(guild_id))

    def away(self) -> tuple[Share, ...]:
        """The servers that the bot is away from."""
        return (*self._open, self._cluster) if self._stands_still() else tuple(self._open)

    def interruption(self, table: Table, guild_id: int | None, *, aside: int | None = None) -> Interrupted | None:
        """What a table doesn't know yet of outages, or None; `aside` is when it was set aside (unix ms)."""
        moment = self._moment()
        clock = self.clock if self._alone or self._cluster.has(guild_id) else table.lost.clock
        found = list(self._at(guild_id, table.reckoned_until, moment))
        if aside is not None:
            found.append((aside - table.lost.clock, moment))
        lost = _union(found, table.reckoned_until, moment)
        lost = lost if lost >= TRIFLE else 0
        if (not lost and clock == table.lost.clock) or not timers(table):
            return None
        return Interrupted(lost, clock)

    def within(self, since: int, until: int, guild_id: int | None) -> int:
        """How long the bot was away from a server between two times (unix ms), as far as that is still known (ms)."""
        moment = self._moment()
        since, until = since - self.clock, min(until - self.clock, moment)
        return _union(self._at(guild_id, since, moment), since, until)

    def anywhere(self, since: int, until: int) -> int:
        """How long a process or a shard was away between two times (unix ms), as far as that is still known (ms).

        Single servers don't count: whoever manages one can remove the bot from it.
        """
        moment = self._moment()
        since, until = since - self.clock, min(until - self.clock, moment)
        still = self._stands_still()
        return _union(self._of(self._wide, since, moment, still=still), since, until)

    def _at(self, guild_id: int | None, since: int, moment: int) -> Iterator[tuple[int, int]]:
        """Yield the outages that concern a server and weren't over at `since`."""
        still = self._stands_still()
        if self._over or self._open or still:
            yield from self._of(self._shares_of(guild_id), since, moment, still=still and self._cluster.has(guild_id))

    def _of(self, shares: Iterable[Share], since: int, moment: int, *, still: bool) -> Iterator[tuple[int, int]]:
        """Yield the outages of shares that weren't over at `since`, and that of a process that stands still."""
        for share in shares:
            yield from (span for span in self._over.get(share, ()) if span[1] > since)
            if share in self._open:
                yield self._open[share], moment
        if self._last is not None and still:
            yield self._last[0], moment

    def _shares_of(self, guild_id: int | None) -> Iterator[Share]:
        """Yield the shares that a server belongs to and of which anything is known."""
        yield Share(0, guild_id or 0)
        yield from (share for share in self._wide if share.has(guild_id))

    async def _load(self) -> None:
        last, known = await self._kept.last_heartbeat(), await self._kept.all()
        if last is not None:
            self.clock = self._saved_clock = last.clock
            behind = self._now() - self.clock - last.at
            if behind < -TRIFLE:  # the machine's clock is behind what it was
                self.clock += behind
            if self._starting:
                self._open[self._cluster] = last.at
        self._take_in(known)
        for outage in known:
            if outage.ended is None and self._owns(outage.share):
                self._unsaved[outage.share, outage.begun] = None  # unless it lasts
                self._begin(outage.share, outage.begun)
        self._followed = 0.0 if self._wall_clock is None else self._wall_clock.set_by
        self._loaded = True
        for noticed in self._early:
            noticed()

    def _take_in(self, known: Iterable[Outage]) -> None:
        """Take in what is saved; another process knows best about its own servers."""
        over: dict[Share, list[tuple[int, int]]] = {}
        opened = {share: begun for share, begun in self._open.items() if self._owns(share)}
        for outage in known:
            if outage.ended is not None:
                over.setdefault(outage.share, []).append((outage.begun, outage.ended))
            elif not self._owns(outage.share):
                opened[outage.share] = outage.begun
        self._over, self._open = over, opened
        self._wide = {self._cluster, *(share for share in (*over, *opened) if share.shards)}

    def _owns(self, share: Share) -> bool:
        """Whether these servers are this process's."""
        if not share.shards:
            return self._cluster.has(share.number)
        return share.shards % self._cluster.shards == 0 and share.number % self._cluster.shards == self._cluster.number

    async def _save(self) -> None:
        """Save what is new, and then a heartbeat, which is older while no shard is connected."""
        while self._unsaved:
            (share, begun), outage = next(iter(self._unsaved.items()))
            if outage is None:
                await self._kept.drop(Outage(share, begun))
            else:
                await self._kept.note(outage)
            if self._unsaved.get((share, begun), outage) is outage:
                self._unsaved.pop((share, begun), None)
        moment, clock = self._moment(), self.clock
        await self._kept.beat(Heartbeat(self._open.get(self._cluster, moment), clock))
        self._saved_clock, self._saved_at = clock, moment

    def _begin(self, share: Share, begun: int) -> None:
        if share.shards:
            self._wide.add(share)
        known = self._open.get(share, begun)
        if known > begun:
            self._unsaved[share, known] = None
        self._open[share] = min(known, begun)
        self._unsaved[share, self._open[share]] = Outage(share, self._open[share])

    def _end(self, share: Share) -> None:
        if (begun := self._open.pop(share, None)) is not None:
            self._unsaved[share, begun] = None
            self._note(share, begun, self._moment())

    def _note(self, share: Share, begun: int, ended: int) -> None:
        """Note an outage that is over, unless it was short."""
        if ended - begun < SHORT:
            return
        log.info("an outage is over", shards=share.shards, number=share.number, seconds=round((ended - begun) / 1000))
        self._over.setdefault(share, []).append((begun, ended))
        if share.shards:
            self._wide.add(share)
        self._unsaved[share, begun] = Outage(share, begun, ended)
        if ended - begun >= TOLD:
            self._untold.append(share)

    def _moment(self) -> int:
        """The time now by a clock that is never set (ms); takes in whether the machine's was.

        A clock that is set back, and forward again, is set; one that is only set forward may have been wrong since the
        start, after which nobody knows how long the bot had been down, so that is an outage.
        """
        now = self._now()
        if self._wall_clock is not None and self._loaded and self._wall_clock.set_by != self._followed:
            jump, self._followed = round((self._wall_clock.set_by - self._followed) * 1000), self._wall_clock.set_by
            back = jump if jump < 0 else min(jump, max(0, -self.clock))
            self.clock += back
            self._note(self._cluster, now - self.clock - (jump - back), now - self.clock)
        return now - self.clock

    def _steady(self) -> float:
        return 0.0 if self._wall_clock is None else self._wall_clock.steady()

    def _stands_still(self) -> bool:
        """Whether there was no beat for long, because the process or the archive stood still."""
        return self._last is not None and self._steady() - self._last[1] > STILL


def _union(spans: Iterable[tuple[int, int]], since: int, until: int) -> int:
    """How much of the time from `since` until `until` these spans cover together."""
    covered = 0
    for begun, ended in sorted(spans):
        since = max(since, begun)
        if (end := min(ended, until)) > since:
            covered, since = covered + end - since, end
    return covered
