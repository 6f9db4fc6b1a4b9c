"""Backups on a schedule, each made and checked by a process of its own. Part of cogs/operations.

When the next one is due is read from the names of the copies, so a restart neither forgets nor hurries it.
"""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import structlog
from discord.ext import commands

from data.copies.backup import backups, made_at
from host.pulse import Pulse

log = structlog.get_logger("backups")

#: Seconds between two looks at whether one is due, for which logs are played again, and after which one is given up.
LOOK, REPLAYING, LONGEST = 60.0, 600.0, 2 * 60 * 60.0
#: After one that failed the next is tried so much later, if not before (seconds).
AGAIN = 60 * 60.0
_HOUSE = str(Path(__file__).resolve().parents[2])
_KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "TMPDIR")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is copied, where to, every how many seconds, and how many copies are kept."""

    database: Path
    folder: Path
    every: float
    keep: int


class Backups(commands.Cog):
    """Makes a copy of the database when one is due."""

    def __init__(self, plan: Plan, clock: Callable[[], float] = time.time) -> None:
        self._plan = plan
        self._clock = clock
        self._process: Process | None = None
        self._rest_until = 0.0
        self._looks = Pulse(LOOK, self.look)
        #: Why the last try failed, None if it went well or there was none yet.
        self.failure: str | None = None
        #: When the last good copy was made (unix seconds), None if there is none.
        self.last: float | None = None

    async def cog_load(self) -> None:
        """Begin to look."""
        self._looks.start()

    async def cog_unload(self) -> None:
        """Look no more; a copy that is being made is given up."""
        self._looks.stop()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def look(self) -> None:
        """Make a copy if one is due; a failure is logged and waits for a later look."""
        try:
            if await self.due():
                await self.make()
        except Exception as error:
            self._failed(f"{type(error).__name__}: {error}")

    async def due(self) -> bool:
        """Whether it is time; a copy from the future, made before a clock was put back, does not count."""
        made = await asyncio.to_thread(backups, self._plan.database, self._plan.folder)
        ages = [age for copy in made if (age := self._clock() - made_at(copy)) >= -LOOK]
        self.last = self._clock() - min(ages) if ages else None
        if time.monotonic() < self._rest_until:
            return False
        return not ages or min(ages) >= self._plan.every

    async def make(self) -> None:
        """Make a copy and check it."""
        environment = {name: os.environ[name] for name in _KEPT if name in os.environ}  # no token among them
        environment["PYTHONPATH"] = _HOUSE
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "data", "backup", str(self._plan.database.absolute())),
            *(str(self._plan.folder.absolute()), "--json"),
            *("--keep", str(self._plan.keep), "--seconds", str(REPLAYING)),
            stdout=PIPE,
            stderr=PIPE,
            env=environment,
        )
        try:
            async with asyncio.timeout(LONGEST):
                out, err = await self._process.communicate()
            code = self._process.returncode
        finally:
            if self._process.returncode is None:
                self._process.kill()
            self._process = None
        if code != 0:
            self._failed(err.decode(errors="replace").strip()[-1000:] or f"exit status {code}")
            return
        self.failure = None
        await self.due()
        log.info("a backup was made", **json.loads(out))

    def _failed(self, reason: str) -> None:
        self.failure = reason
        self._rest_until = time.monotonic() + min(AGAIN, self._plan.every)
        log.error("a backup failed", reason=reason)
