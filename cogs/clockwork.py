"""Timers and computer turns: rows that are due, carried out. Part of cogs/: imports data, players, rules.

Nothing is a task that a restart could lose: the sweep reads what is due and does it, again and again, and a computer's
turn waits as a row until it has moved.
"""

import asyncio

import structlog
from discord.ext import commands, tasks

from cogs.house import House, NoSuchTable, Session
from cogs.podium import Podiums
from cogs.postman import Postman
from data import ArchiveError, DueTimer
from players import RANDOM, default_level, question
from players.thinking import Closed
from rules.core.errors import Refusal
from rules.table.clocks import COMPUTER, NO_SEAT
from rules.table.errors import TableRefusal
from rules.table.requests import ComputerPlay, TimerFired
from rules.table.table import Table

log = structlog.get_logger("clockwork")

#: Seconds between two looks at what is due.
BEAT = 1.0
_DAY = 24 * 60 * 60 * 1000


class Clockwork(commands.Cog):
    """The heartbeat of the house."""

    def __init__(self, house: House, postman: Postman, podiums: Podiums) -> None:
        self._house = house
        self._postman = postman
        self._podiums = podiums
        self._thinking: set[str] = set()
        self._forgotten_at = 0
        house.listeners.append(self._heard)

    async def cog_load(self) -> None:
        """Begin to beat."""
        self.beat.start()

    async def cog_unload(self) -> None:
        """Stop beating."""
        self.beat.cancel()

    @tasks.loop(seconds=BEAT)
    async def beat(self) -> None:
        """One look at everything that is due; a failure is logged and the next beat comes."""
        try:
            await self.sweep()
        except ArchiveError as error:
            log.error("the archive cannot be used", error=str(error))
        except Exception:
            log.exception("a sweep failed")

    async def sweep(self) -> None:
        """Carry out due timers, start due computer turns, deliver due parcels, tell podiums, settle old results."""
        now = self._house.now()
        for due in await self._house.archive.timers_due(now, exclude=frozenset(self._thinking)):
            await self._fire(due)
        await self._postman.sweep()
        await self._podiums.sweep()
        await self._house.ladders.settle()
        if now - self._forgotten_at > _DAY // 24:
            self._forgotten_at = now
            await self._house.archive.forget(now - _DAY)

    async def _fire(self, due: DueTimer) -> None:
        timer = due.timer
        if timer.kind == COMPUTER:
            self.think_soon(due.table_id)
            return
        try:
            table = (await self._house.session(due.table_id)).table
            level = default_level(table.game_key)
            seat = NO_SEAT if timer.seat is None else timer.seat
            await self._house.ask(due.table_id, TimerFired(timer.kind, seat, level), actor=None)
        except NoSuchTable:
            return
        except ArchiveError as error:  # one table that cannot be read or saved keeps no other one waiting
            log.error("a timer could not be saved", table=due.table_id, kind=timer.kind, error=str(error))
        except TableRefusal as refusal:
            log.warning("a timer was refused", table=due.table_id, kind=timer.kind, reason=refusal.reason)

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
                if seat is None or table.match is None:
                    return
                # What was refused would be thought of again: chance, which takes only what is listed, goes on.
                level = RANDOM if in_vain == table.position else table.seats[seat].level or RANDOM
                asked = question(table.match, seat, level)
                text = await self._house.thinkers.answer(asked)
                try:
                    await self._house.ask(table_id, ComputerPlay(seat, text, table.position), actor=None)
                except (TableRefusal, Refusal) as refusal:
                    log.info("a computer thought in vain", table=table_id, reason=refusal.reason)
                    in_vain = table.position
                    await asyncio.sleep(0)
        except (NoSuchTable, Closed):
            return
        except ArchiveError as error:
            log.error("a computer's turn could not be saved", table=table_id, error=str(error))
        finally:
            self._thinking.discard(table_id)


def _computer(table: Table) -> int | None:
    """The first awaited seat that a computer plays."""
    return next((seat for seat in table.awaited if table.seats[seat].level is not None), None)
