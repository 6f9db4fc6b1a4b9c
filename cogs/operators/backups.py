"""Scheduled backups, each made and checked in its own process.

The names of the copies tell when the next one is due, so a restart doesn't change the schedule.
"""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import structlog

from data.address import DatabaseAddress
from data.copies.backup import own_copies
from data.copies.naming import time_of
from host.intervals import Repeater

log = structlog.get_logger("backups")

#: How often to check whether a backup is due (seconds).
CHECK_EVERY = 60.0
#: How long a backup may spend on replaying games, and how long it may take in all (seconds).
REPLAYING, LONGEST = 600.0, 2 * 60 * 60.0
#: How long to wait after a failed backup, if the next one isn't due sooner (seconds).
RETRY_AFTER = 60 * 60.0
_PROJECT = str(Path(__file__).resolve().parents[2])
_KEPT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "TMPDIR", "HOME")


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """What to copy, where to, how often (seconds), and how many copies to keep.

    `instance` is the database's own secret, which tells its copies from another's.
    """

    database: Path | DatabaseAddress
    folder: Path
    every: float
    keep: int
    instance: bytes | None = field(default=None, repr=False)


class Backups:
    """Backs up the database when a backup is due."""

    def __init__(self, plan: BackupPlan, clock: Callable[[], float] = time.time) -> None:
        self._plan, self._clock = plan, clock
        self._process: Process | None = None
        self._retry_at = 0.0
        self._repeater = Repeater(CHECK_EVERY, self.back_up_if_due)
        #: Why the last backup failed; None if it succeeded or none was made yet.
        self.failure: str | None = None
        #: When the last good backup was made (unix seconds), None if there is none.
        self.last: float | None = None

    def start(self) -> None:
        """Start checking whether a backup is due."""
        self._repeater.start()

    def stop(self) -> None:
        """Stop, and abandon a backup that is being made."""
        self._repeater.stop()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def back_up_if_due(self) -> None:
        """Make a backup if one is due; log a failure and try again later."""
        try:
            if await self.due():
                await self.make()
        except Exception as error:
            self._note_failure(f"{type(error).__name__}: {error}")

    async def due(self) -> bool:
        """Whether a backup is due, not counting those dated in the future by a clock that was later set back."""
        plan = self._plan
        made = await asyncio.to_thread(own_copies, plan.database, plan.folder, plan.instance)
        ages = [age for copy in made if (age := self._clock() - time_of(copy)) >= -CHECK_EVERY]
        self.last = self._clock() - min(ages) if ages else None
        if time.monotonic() < self._retry_at:
            return False
        return not ages or min(ages) >= self._plan.every

    async def make(self) -> None:
        """Make a backup and check it."""
        folder = str(self._plan.folder.absolute())
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "data", "backup", self._database, folder, "--json"),
            *("--keep", str(self._plan.keep), "--seconds", str(REPLAYING)),
            stdout=PIPE,
            stderr=PIPE,
            env=self._environment(folder),
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
            self._note_failure(err.decode(errors="replace").strip()[-1000:] or f"exit status {code}")
            return
        self.failure = None
        if err:
            log.warning("backup made, but", said=err.decode(errors="replace").strip()[-1000:])
        await self.due()
        log.info("backup made", **json.loads(out))

    @property
    def _database(self) -> str:
        """What to back up, as a command is told: an address is shown to everybody on the machine."""
        database = self._plan.database
        return database.without_password if isinstance(database, DatabaseAddress) else str(database.absolute())

    def _environment(self, folder: str) -> dict[str, str]:
        """What the process may know: no token is among it, and a password isn't among its arguments."""
        found = {name: value for name, value in os.environ.items() if name in _KEPT or name.startswith("PG")}
        database = self._plan.database
        if isinstance(database, DatabaseAddress) and database.password:
            found["PGPASSWORD"] = database.password
        # Where a copy has room, there is room to check it; a temporary folder may be in memory.
        return found | {"PYTHONPATH": _PROJECT, "SQLITE_TMPDIR": folder}

    def _note_failure(self, reason: str) -> None:
        self.failure = reason
        self._retry_at = time.monotonic() + min(RETRY_AFTER, self._plan.every)
        log.error("backup failed", reason=reason)
