"""Watches the sweep, and restarts it when none has succeeded for a while; has free memory given back.

A blocked event loop can't watch anything, so one of the interpreter's own threads watches the loop.
"""

import asyncio
import faulthandler

import structlog
from discord.ext import commands

from host.health import FreeMemory
from host.intervals import Repeater
from host.scheduler import Scheduler

log = structlog.get_logger("watch")

#: How often to check the sweep (seconds).
CHECK_EVERY = 5.0
#: Something is wrong after this long without a successful sweep (seconds).
SILENCE = 60.0
#: An event loop blocked for this long is reported (seconds).
STUCK = 30.0


async def guard_loop(seconds: float = STUCK) -> None:
    """While this runs, print the stack to standard error whenever the event loop is blocked for this long."""
    try:
        while True:
            faulthandler.dump_traceback_later(seconds)
            await asyncio.sleep(seconds / 10)
    finally:
        faulthandler.cancel_dump_traceback_later()


class Watch(commands.Cog):
    """Checks the sweep again and again."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler, self._health = scheduler, scheduler.health
        self._restarted_at = 0.0
        self._free_memory = FreeMemory()
        self.repeater = Repeater(CHECK_EVERY, self.watch)

    async def cog_load(self) -> None:
        """Start watching."""
        self._health.listen()
        self.repeater.start()
        self._free_memory.repeater.start()

    async def cog_unload(self) -> None:
        """Stop watching."""
        self.repeater.stop()
        self._free_memory.repeater.stop()
        self._health.rest()

    async def watch(self) -> None:
        """Check the sweep once."""
        self.check()

    def check(self) -> None:
        """Restart the sweep if it has stopped or hasn't succeeded for too long.

        This happens at most once a minute, because a restart doesn't help against a full disk, say.
        """
        health, sweeping = self._health, self._scheduler.sweeping
        ended = not sweeping.running
        if not ended and (health.silence < SILENCE or health.age - self._restarted_at < SILENCE):
            return
        self._restarted_at = health.age
        health.restarts += 1
        log.critical("restarting the sweep", silence=round(health.silence), ended=ended)
        sweeping.start()
