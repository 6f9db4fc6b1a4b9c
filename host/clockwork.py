"""Timers and computer turns: rows that are due, carried out. Part of host.

Nothing is a task that a restart could lose: the sweep reads what is due and does it, again and again, and a computer's
turn waits as a row until it has moved.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from data import ArchiveError, Damaged, DueTimer, Unavailable
from host.backoff import Backoff
from host.house import House, NoSuchTable, Session
from host.pulse import Pulse
from host.vitals import Vitals
from players import RANDOM, default_level, question
from players.thinking import Closed
from rules import GAMES
from rules.core.errors import Refusal
from rules.table.clocks import COMPUTER, NO_SEAT
from rules.table.errors import TableRefusal
from rules.table.requests import ComputerPlay, TimerFired
from rules.table.table import Running, Table

log = structlog.get_logger("clockwork")

#: Seconds between two looks at what is due.
BEAT = 1.0
#: A sweep that takes longer is given up (seconds); it does nothing that takes long by itself.
PATIENCE = 30.0
#: Seconds until sweeps that fail one after the other are told again.
QUIET = 60.0
_HOUR, _DAY = 60 * 60 * 1000, 24 * 60 * 60 * 1000
#: How long a lobby that was closed without a game is kept (ms).
CLOSED_LOBBY = 7 * _DAY


#: Begins what else is due: deliveries, podiums.
Sweep = Callable[[], Awaitable[None]]


class Clockwork:
    """The heartbeat of the house."""

    def __init__(self, house: House, vitals: Vitals, *sweeps: Sweep) -> None:
        self._house = house
        self._vitals = vitals
        self._sweeps = sweeps
        self._thinking: set[str] = set()
        self._firing: set[str] = set()
        self._backoff = Backoff()
        self._quiet_until = 0.0
        self._forgotten_at = 0
        self._swept = False
        self._outdated = True  # until it has been looked
        self.heart = Pulse(BEAT, self.beat)
        house.listeners.append(self._heard)

    def start(self) -> None:
        """Begin to beat."""
        self.heart.start()

    def stop(self) -> None:
        """Stop beating."""
        self.heart.stop()

    async def beat(self) -> None:
        """One look at everything that is due; a failure is logged, now and then, and the next beat comes."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.sweep()
        except Exception as error:
            self._failed(error)
        else:
            self._vitals.beat()
            self._quiet_until = 0.0

    def _failed(self, error: Exception) -> None:
        if self._vitals.age < self._quiet_until:
            return
        self._quiet_until = self._vitals.age + QUIET
        match error:
            case ArchiveError():
                log.error("the archive is unavailable", error=str(error))
            case TimeoutError():
                log.error("a sweep was given up", seconds=PATIENCE)
            case _:
                log.error("a sweep failed", exc_info=error)

    async def sweep(self) -> None:
        """Begin what is due: timers, computer turns, deliveries; settle old results, forget what is long done.
        At first put aside what was begun by other rules.

        Nothing here waits for a table, for Discord or for a computer: one that hangs keeps no other one waiting.
        """
        if self._outdated:
            self._outdated = await self._put_outdated_aside()
        now, busy = self._house.now(), self._thinking | self._firing | self._backoff.resting()
        timers_due = await self._house.archive.timers.due(now, exclude=busy)
        if not self._swept:  # a clock may have been put back, and a computer never waits for one
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
        await self._house.ladders.settle()
        if not 0 <= now - self._forgotten_at <= _HOUR:
            await self._forget(now)

    async def _forget(self, now: int) -> None:
        """Delete some of what is over; again in the next beat, until nothing of it is left for this hour."""
        if await self._house.archive.forget(now - _DAY, now - CLOSED_LOBBY) == 0:
            self._forgotten_at = now

    async def _put_outdated_aside(self) -> bool:
        """Set some tables aside whose game is not here, or has other rules now; False if nothing is left to be done.

        One that cannot be set aside now is when somebody touches it.
        """
        done = 0
        for head in await self._house.archive.tables.outdated({key: game.about.version for key, game in GAMES.items()}):
            try:
                await self._house.set_aside(head, "version" if head.game in GAMES else "game")
                done += 1
            except Exception as error:
                if isinstance(error, Unavailable) and not isinstance(error, Damaged):
                    raise  # for all of them, and for a while
                log.exception("a table could not be set aside", table=head.id, error=str(error))
        return done > 0

    async def _fire(self, table_id: str, timers: list[DueTimer]) -> None:
        """Carry the due timers of a table out; one that fails lets the table rest a while, and no other one."""
        try:
            for due in timers:
                if due.timer.kind == COMPUTER:
                    self.think_soon(table_id)
                else:
                    await self._ask(table_id, due)
        except NoSuchTable:
            return
        except Exception as error:
            seconds = self._backoff.failed(table_id)
            ours = not isinstance(error, ArchiveError | TimeoutError)
            told = error if ours else None
            log.error("a timer was not carried out", table=table_id, error=str(error), again=seconds, exc_info=told)
        else:
            if any(due.timer.kind != COMPUTER for due in timers):  # a computer's turn has only begun
                self._backoff.succeeded(table_id)
        finally:
            self._firing.discard(table_id)

    async def _ask(self, table_id: str, due: DueTimer) -> None:
        timer = due.timer
        level = default_level((await self._house.session(table_id)).table.game_key)
        seat = NO_SEAT if timer.seat is None else timer.seat
        try:
            await self._house.ask(table_id, TimerFired(timer.kind, seat, level), actor=None)
        except TableRefusal as refusal:
            if isinstance(refusal, NoSuchTable):
                raise
            log.warning("a timer was refused", table=table_id, kind=timer.kind, reason=refusal.reason)

    def _heard(self, session: Session, actor: int | None) -> None:
        if _computer(session.table) is not None:
            self.think_soon(session.table.id)

    def thinks(self, table_id: str) -> bool:
        """Whether a computer at the table is thinking."""
        return table_id in self._thinking

    def think_soon(self, table_id: str) -> None:
        """Let the computers at a table begin, unless they think already."""
        if table_id not in self._thinking:
            self._house.spawn(self.think(table_id), "think")

    async def think(self, table_id: str) -> None:
        """Let the computers at a table act until a person is awaited again."""
        if table_id in self._thinking:
            return
        self._thinking.add(table_id)
        in_vain: int | None = None
        try:
            while True:
                table = (await self._house.session(table_id)).table
                seat = _computer(table)
                if seat is None or not isinstance(table, Running):
                    return
                # What was refused would be thought of again: chance, which takes only what is listed, goes on.
                level = RANDOM if in_vain == table.position else table.seats[seat].level or RANDOM
                asked = question(table.match, seat, level)
                text = await self._house.thinkers.answer(asked)
                try:
                    await self._house.ask(table_id, ComputerPlay(seat, text, table.position), actor=None)
                    self._backoff.succeeded(table_id)
                except (TableRefusal, Refusal) as refusal:
                    log.info("a computer thought in vain", table=table_id, reason=refusal.reason)
                    in_vain = table.position
                    await asyncio.sleep(0)
        except (NoSuchTable, Closed):
            return
        except Exception as error:  # its row waits, and it is asked again after a while
            seconds = self._backoff.failed(table_id)
            told = None if isinstance(error, ArchiveError | TimeoutError) else error
            log.error("a computer's turn failed", table=table_id, error=str(error), again=seconds, exc_info=told)
        finally:
            self._thinking.discard(table_id)


def _computer(table: Table) -> int | None:
    """The first awaited seat that a computer plays."""
    return next((seat for seat in table.awaited if table.seats[seat].level is not None), None)
