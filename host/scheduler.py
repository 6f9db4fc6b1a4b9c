"""Fires due timers and lets computers play. Part of host.

A restart loses nothing, because everything due is a row in the archive: the sweep reads the due rows again and again,
and a computer's turn stays a row until it has moved.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from data import ArchiveError, Damaged, DatabaseGone, DueTimer, Share, Unavailable
from host.calm import find_quiet_end
from host.health import Health
from host.house import House, NoSuchTable, Session
from host.intervals import Backoff, Repeater
from players import RANDOM, default_level, question
from players.thinking import PoolClosed
from rules import GAMES
from rules.core.errors import Refusal
from rules.table.clocks import AWAY, COMPUTER, NO_SEAT, REMIND
from rules.table.errors import TableRefusal
from rules.table.requests import ComputerPlay, TimerFired, Wake
from rules.table.table import Running, Table
from rules.table.terms import Pace
from workers.turns import Rank

log = structlog.get_logger("scheduler")

#: Seconds between two sweeps.
BEAT = 1.0
#: A sweep that takes longer is abandoned (seconds); it starts long work without waiting for it.
PATIENCE = 30.0
#: How long a series of failing sweeps isn't logged again (seconds).
QUIET = 60.0
#: The pause between two tables that are told of an outage (seconds).
BREATH = 0.02
_HOUR, _DAY = 60 * 60 * 1000, 24 * 60 * 60 * 1000
#: How long a lobby that was closed without a game is kept (ms).
CLOSED_LOBBY = 7 * _DAY


#: Starts other due work: deliveries, announcements.
Sweep = Callable[[], Awaitable[None]]


class Scheduler:
    """Sweeps once a second for due timers, computer turns and deliveries."""

    def __init__(self, house: House, health: Health, *sweeps: Sweep) -> None:
        self._house = house
        self.health = health
        self._sweeps = sweeps
        self._thinking: set[str] = set()
        self._firing: set[str] = set()
        self._backoff = Backoff()
        self._quiet_until = 0.0
        self._forgotten_at = 0
        self._swept = False
        self._outdated = True  # there may be some until the first sweeps have looked
        self.sweeping = Repeater(BEAT, self.beat)
        house.listeners.append(self._on_change)

    def start(self) -> None:
        """Start sweeping."""
        self.sweeping.start()

    def stop(self) -> None:
        """Stop sweeping."""
        self.sweeping.stop()

    async def beat(self) -> None:
        """Sweep once; a failure is logged now and then, and the next sweep follows as usual."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.sweep()
        except Exception as error:
            self._report_failure(error)
        else:
            self.health.beat()
            self._quiet_until = 0.0

    def _report_failure(self, error: Exception) -> None:
        self.health.database_gone = isinstance(error, DatabaseGone)
        if self.health.age < self._quiet_until:
            return
        self._quiet_until = self.health.age + QUIET
        match error:
            case DatabaseGone():
                log.critical("the database is gone", error=str(error))
            case ArchiveError():
                log.error("the archive is unavailable", error=str(error))
            case TimeoutError():
                log.error("sweep timed out", seconds=PATIENCE)
            case _:
                log.error("sweep failed", exc_info=error)

    async def sweep(self) -> None:
        """Start what is due (timers, computer turns, deliveries), delete what is long over.

        The first sweeps also set aside tables with outdated rules. Nothing here waits for a table, for Discord or for
        a computer, so one that hangs delays no other.
        """
        await self._house.archive.fleet.hold()
        await self._house.outages.beat()
        self._tell_of_outages()
        if self._outdated:
            self._outdated = await self._put_outdated_aside()
        now, busy = self._house.now(), self._thinking | self._firing | self._backoff.resting()
        timers_due = await self._house.archive.timers.due(now, exclude=busy, away=self._house.outages.away())
        if not self._swept:  # the clock may have been set back, and a computer's turn is always due
            timers_due += await self._house.archive.timers.of_kind(COMPUTER)
            self._swept = True
        tables: dict[str, list[DueTimer]] = {}
        for due in timers_due:
            tables.setdefault(due.table_id, []).append(due)
        for table_id, timers in tables.items():
            if table_id not in self._firing:
                self._firing.add(table_id)
                self._house.spawn(self._fire(table_id, timers), "fire")
        for sweep in self._sweeps:
            await sweep()
        if self._house.cluster.first and not 0 <= now - self._forgotten_at <= _HOUR:
            await self._forget(now)

    def _tell_of_outages(self) -> None:
        """Start telling the tables of outages that are over."""
        for share in self._house.outages.untold():
            self._house.spawn(self._wake(share), "tell of an outage")

    async def _wake(self, share: Share) -> None:
        """Let the tables of these servers take in an outage, so that their boards say so; moves come first."""
        last = ""
        while page := await self._house.archive.outages.tables(share, last):
            for table_id in page:
                try:
                    await self._house.ask(table_id, Wake(), actor=None)
                except (TableRefusal, ArchiveError, TimeoutError) as error:  # it takes it in when it is next needed
                    log.info("could not tell a table of an outage", table=table_id, error=type(error).__name__)
                await asyncio.sleep(BREATH)
            last = page[-1]

    async def _forget(self, now: int) -> None:
        """Delete some of what is over; the next sweeps go on until nothing is left, then pause for an hour."""
        if await self._house.archive.forget(now - _DAY, now - CLOSED_LOBBY) == 0:
            self._forgotten_at = now

    async def _put_outdated_aside(self) -> bool:
        """Set aside some tables whose game is gone or has changed its rules; return False once none is left.

        A table that can't be set aside now will be when somebody opens it.
        """
        done = 0
        for head in await self._house.archive.tables.find_outdated(
            {key: game.about.version for key, game in GAMES.items()}
        ):
            try:
                await self._house.set_aside(head, "version" if head.game in GAMES else "game")
                done += 1
            except Exception as error:
                if isinstance(error, Unavailable) and not isinstance(error, Damaged):
                    raise  # the archive is unavailable for all of them
                log.exception("could not set a table aside", table=head.id, error=str(error))
        return done > 0

    async def _fire(self, table_id: str, timers: list[DueTimer]) -> None:
        """Fire a table's due timers; after a failure this table alone is left out for a while."""
        try:
            for due in timers:
                if due.timer.kind == COMPUTER:
                    self.think_soon(table_id)
                else:
                    await self._ask(table_id, due)
        except NoSuchTable:
            return
        except Exception as error:
            seconds = self._backoff.note_failure(table_id)
            ours = not isinstance(error, ArchiveError | TimeoutError)
            told = error if ours else None
            log.error("timer failed", table=table_id, error=str(error), retry_in=seconds, exc_info=told)
        else:
            if any(due.timer.kind != COMPUTER for due in timers):  # a computer's turn has only started
                self._backoff.note_success(table_id)
        finally:
            self._firing.discard(table_id)

    async def _ask(self, table_id: str, due: DueTimer) -> None:
        timer, table = due.timer, (await self._house.session(table_id)).table
        level, quiet = default_level(table.game_key), await self._find_quiet_end(table, timer.kind, timer.seat)
        seat = NO_SEAT if timer.seat is None else timer.seat
        try:
            await self._house.ask(table_id, TimerFired(timer.kind, seat, level, quiet), actor=None)
        except TableRefusal as refusal:
            if isinstance(refusal, NoSuchTable):
                raise
            log.warning("timer refused", table=table_id, kind=timer.kind, reason=refusal.reason)

    async def _find_quiet_end(self, table: Table, kind: str, seat: int | None) -> int:
        """Until when a reminder, or a vote about somebody absent, has to wait for their quiet hours; 0 outside them."""
        if kind not in (REMIND, AWAY) or seat is None or not isinstance(table, Running):
            return 0
        person = table.seats[seat].played_by
        if person is None or table.terms.pace is Pace.LIVE:
            return 0
        return find_quiet_end(await self._house.archive.people.person(person), self._house.now()) or 0

    def _on_change(self, session: Session, actor: int | None) -> None:
        if _computer(session.table) is not None and self._house.cluster.has(session.head.guild_id):
            self.think_soon(session.table.id)

    def thinks(self, table_id: str) -> bool:
        """Whether a computer at the table is thinking."""
        return table_id in self._thinking

    def think_soon(self, table_id: str) -> None:
        """Start the computers at a table, unless they are already thinking."""
        if table_id not in self._thinking:
            self._house.spawn(self.think(table_id), "think")

    async def think(self, table_id: str) -> None:
        """Let the computers at a table play until it is a person's turn."""
        if table_id in self._thinking:
            return
        self._thinking.add(table_id)
        in_vain: int | None = None
        try:
            while True:
                session = await self._house.session(table_id)
                table, seat = session.table, _computer(session.table)
                if seat is None or not isinstance(table, Running) or self._house.outages.is_away(session.head.guild_id):
                    return
                # After a refusal the computer would choose the same again, so a random legal action is played.
                level = RANDOM if in_vain == table.position else table.seats[seat].level or RANDOM
                asked = question(table.match, seat, level)
                rank = Rank.TURN if table.players else Rank.ALONE
                text = await self._house.thinkers.answer(asked, rank=rank, asker=table_id)
                try:
                    await self._house.ask(table_id, ComputerPlay(seat, text, table.position), actor=None)
                    self._backoff.note_success(table_id)
                except (TableRefusal, Refusal) as refusal:
                    log.info("computer's action refused", table=table_id, reason=refusal.reason)
                    in_vain = table.position
                    await asyncio.sleep(0)
        except (NoSuchTable, PoolClosed):
            return
        except Exception as error:  # its row stays, so it is asked again later
            seconds = self._backoff.note_failure(table_id)
            told = None if isinstance(error, ArchiveError | TimeoutError) else error
            log.error("computer's turn failed", table=table_id, error=str(error), retry_in=seconds, exc_info=told)
        finally:
            self._thinking.discard(table_id)


def _computer(table: Table) -> int | None:
    """The first computer's seat whose turn it is."""
    return next((seat for seat in table.awaited if table.seats[seat].level is not None), None)
