"""Who watches the sweep: when none has gone well for a while, it is begun anew and the log says so.

Part of cogs/operations.

An event loop that is held up can watch nothing, so a thread of the interpreter's own watches that.
"""

import asyncio
import faulthandler

import structlog
from discord.ext import commands

from host.clockwork import Clockwork
from host.pulse import Pulse
from host.vitals import Vitals

log = structlog.get_logger("watch")

#: Seconds between two looks at the sweep.
LOOK = 5.0
#: After so many seconds without a sweep that went well something is wrong.
SILENCE = 60.0
#: An event loop that is held up for so long is told with what it is at (seconds).
STUCK = 30.0


async def guard_loop(seconds: float = STUCK) -> None:
    """While this runs, whatever holds the event loop up for so long is told on standard error: which lines of code."""
    try:
        while True:
            faulthandler.dump_traceback_later(seconds)
            await asyncio.sleep(seconds / 10)
    finally:
        faulthandler.cancel_dump_traceback_later()


class Watch(commands.Cog):
    """Looks after the heartbeat of the house."""

    def __init__(self, clockwork: Clockwork, vitals: Vitals) -> None:
        self._clockwork = clockwork
        self._vitals = vitals
        self._told_at = 0.0
        self.eyes = Pulse(LOOK, self.watch)

    async def cog_load(self) -> None:
        """Begin to watch."""
        self._vitals.listen()
        self.eyes.start()

    async def cog_unload(self) -> None:
        """Stop watching."""
        self.eyes.stop()
        self._vitals.rest()

    async def watch(self) -> None:
        """One look at the sweep."""
        self.look()

    def look(self) -> None:
        """Begin the beat anew if it has ended, or if it has brought nothing about for too long; at most once in a
        while, for a disk that is full is no better for it.
        """
        vitals, heart = self._vitals, self._clockwork.heart
        ended = not heart.running
        if not ended and (vitals.silence < SILENCE or vitals.age - self._told_at < SILENCE):
            return
        self._told_at = vitals.age
        vitals.restarts += 1
        log.critical("the sweep is begun anew", silence=round(vitals.silence), ended=ended)
        heart.start()
