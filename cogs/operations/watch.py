"""Watches the sweep, and restarts it when none has succeeded for a while; gives back memory that is free again. Part of
cogs/operations.

A blocked event loop can't watch anything, so one of the interpreter's own threads watches the loop.
"""

import asyncio
import faulthandler

import structlog
from discord.ext import commands

from host.clockwork import Clockwork
from host.pulse import Pulse
from host.vitals import Vitals
from workers.spare import Spare

log = structlog.get_logger("watch")

#: How often to check the sweep (seconds).
CHECK_EVERY = 5.0
#: Something is wrong after this long without a successful sweep (seconds).
SILENCE = 60.0
#: An event loop blocked for this long is reported (seconds).
STUCK = 30.0
#: How often memory that is free again is given back (seconds): of what many moves at once have taken, a third is.
GIVE_BACK_EVERY = 20.0


async def guard_loop(seconds: float = STUCK) -> None:
    """While this runs, print the stack to standard error whenever the event loop is blocked for this long."""
    try:
        while True:
            faulthandler.dump_traceback_later(seconds)
            await asyncio.sleep(seconds / 10)
    finally:
        faulthandler.cancel_dump_traceback_later()


class Watch(commands.Cog):
    """Checks the sweep again and again, and the memory now and then."""

    def __init__(self, clockwork: Clockwork, vitals: Vitals) -> None:
        self._clockwork = clockwork
        self._vitals = vitals
        self._restarted_at = 0.0
        self._spare = Spare()
        self.pulse = Pulse(CHECK_EVERY, self.watch)
        self.giving = Pulse(GIVE_BACK_EVERY, self.give_back)

    async def cog_load(self) -> None:
        """Start watching."""
        self._vitals.listen()
        self.pulse.start()
        self.giving.start()

    async def cog_unload(self) -> None:
        """Stop watching."""
        self.pulse.stop()
        self.giving.stop()
        self._vitals.rest()

    async def give_back(self) -> None:
        """Give memory that is free again back to the system, on a thread beside the event loop."""
        self._spare.left = True
        await asyncio.to_thread(self._spare.give_back)

    async def watch(self) -> None:
        """Check the sweep once."""
        self.check()

    def check(self) -> None:
        """Restart the sweep if it has stopped or hasn't succeeded for too long.

        This happens at most once a minute, because a restart doesn't help against a full disk, say.
        """
        vitals, heart = self._vitals, self._clockwork.heart
        ended = not heart.running
        if not ended and (vitals.silence < SILENCE or vitals.age - self._restarted_at < SILENCE):
            return
        self._restarted_at = vitals.age
        vitals.restarts += 1
        log.critical("restarting the sweep", silence=round(vitals.silence), ended=ended)
        heart.start()
