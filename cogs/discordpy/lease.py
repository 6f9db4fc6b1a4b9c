"""The lease of this process: whether it still has its place among the others.

Another process takes the place of one that has hung or is cut off from the database. If that one wakes, it must not
say a word before it knows: its successor may have answered whatever it has heard. So everything that goes to Discord
and all that people do passes here, and waits until the database has said who has the place. That costs nothing as long
as this process is awake, because it asks every second anyway; it asks once more after its event loop stood still.

Discord gives up an interaction after three seconds and tells the person that it failed. After a process has slept, or
was cut off, it hears what people did meanwhile; to carry that out now would surprise them. An interaction's id says
when it began, by Discord's clock. How far that one is ahead of this machine's is learnt from the interactions that
arrive: the promptest of them say it best.
"""

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import aiohttp
import structlog

from cogs.discordpy.events import Parser
from cogs.discordpy.retries import ConnectionLost
from data import ArchiveError, Fleet, steady

log = structlog.get_logger("lease")

#: How often the event loop shows that it is awake, and how late that may be (seconds).
TICK, LATE = 0.25, 1.0
#: How often those who wait look again (seconds).
_PAUSE = 0.05
_INTERACTION = "INTERACTION_CREATE"
#: How long Discord waits for a response (seconds).
PATIENCE = 3.0
#: How long after waking, or after a session was resumed, old interactions may arrive (seconds).
BACKLOG = 10.0
#: How fast two clocks may drift apart, at most (seconds in one second).
DRIFT = 0.0002


class Lease:
    """Whether this process still has its place, which another takes if it hangs."""

    def __init__(self, fleet: Fleet, clock: Callable[[], float] = steady) -> None:
        self._fleet, self._clock = fleet, clock
        self._ticked = math.inf
        self._ticking: asyncio.TimerHandle | None = None
        self._asking: asyncio.Task[None] | None = None
        #: When the event loop last stood still (seconds on the steady clock).
        self.woke = 0.0

    def watch(self) -> None:
        """Watch the event loop from now on."""
        self._ticked = self._clock()
        self._ticking = asyncio.get_running_loop().call_later(TICK, self._tick)

    def rest(self) -> None:
        """Stop watching."""
        self._ticked = math.inf
        if self._ticking is not None:
            self._ticking.cancel()
        if self._asking is not None:
            self._asking.cancel()

    def notice(self) -> None:
        """Notice if the event loop has just stood still."""
        now = self._clock()
        if now - self._ticked > LATE:
            log.info("the event loop stood still", seconds=round(now - self._ticked, 1))
            self._ticked = self.woke = now

    @property
    def sure(self) -> bool:
        """Whether this process has certainly had its place since its event loop last stood still."""
        self.notice()
        return self._fleet.confirmed >= self.woke

    async def confirm(self) -> None:
        """Wait until it is sure. Raises ConnectionLost, without a word to anybody, if the place is taken."""
        while not self.sure:
            if self._fleet.superseded.is_set():
                raise ConnectionLost(ConnectionResetError())
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())
            await asyncio.wait({self._asking}, timeout=_PAUSE)

    def guard(self) -> aiohttp.TraceConfig:
        """What lets a client's requests go only once it is sure: each attempt, and each new line that is ready late."""

        async def pass_on(*_: object) -> None:
            if not self.sure:
                await self.confirm()

        guard = aiohttp.TraceConfig()
        guard.on_request_start.append(pass_on)
        guard.on_connection_create_end.append(pass_on)
        return guard

    async def _ask(self) -> None:
        try:
            await self._fleet.hold()
        except ArchiveError:
            await asyncio.sleep(_PAUSE)

    def _tick(self) -> None:
        self.notice()
        self.watch()


class Arrivals:
    """The interactions that come in."""

    def __init__(self, lease: Lease, clock: Callable[[], float] = steady) -> None:
        self._lease, self._clock = lease, clock
        #: How far Discord's clock is ahead, at least, and when that was found (seconds).
        self._ahead, self._found = -math.inf, 0.0
        self._resumed = -math.inf
        self._waiting: set[asyncio.Task[None]] = set()

    def expect_old(self) -> None:
        """Note that a session is being resumed."""
        self._resumed = self._clock()

    def attend(self, parsers: dict[str, Parser]) -> None:
        """Let in only interactions that somebody waits for, and those only once this process is sure of its place."""
        parse = parsers[_INTERACTION]

        def read(data: Any) -> None:
            age = self._age(data)
            if age > PATIENCE:
                log.info("an interaction came too late", seconds=round(age, 1))
            elif self._lease.sure:
                parse(data)
            else:
                began = self._clock() - age
                task = asyncio.create_task(self._wait(data, began, parse), name="arrival")
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)

        parsers[_INTERACTION] = read

    async def _wait(self, data: Any, began: float, parse: Parser) -> None:
        with suppress(ConnectionLost, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._lease.confirm()
            if self._clock() - began <= PATIENCE:
                parse(data)
                return
        log.info("an interaction waited too long", seconds=round(self._clock() - began, 1))

    def _age(self, data: Any) -> float:
        """How long ago an interaction began (seconds); 0 if nothing makes it doubtful that it began just now."""
        number = str(data.get("id")) if isinstance(data, dict) else ""
        if not number.isdecimal():
            return 0.0
        now, began = self._clock(), (int(number) >> 22) / 1000
        self._ahead = max(began - now, self._ahead - DRIFT * (now - self._found))
        self._found = now
        self._lease.notice()
        doubtful = now - max(self._lease.woke, self._resumed) < BACKLOG
        return now + self._ahead - began if doubtful else 0.0
