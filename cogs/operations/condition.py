"""How the bot and its house are, as facts. Part of cogs/operations.

For whoever runs the bot: numbers only, of all servers together, and nothing about anybody.
"""

import math
import resource
import sys
import tomllib
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cogs.operations.backups import Backups
from cogs.operations.troubles import Trouble, Troubles
from data import Counts
from host.house import House
from host.vitals import Vitals

#: A timer that is due for longer than this is overdue (ms), and so many are counted.
LATE, MOST_COUNTED = 10_000, 1000


@dataclass(frozen=True, slots=True)
class Condition:
    """The facts of one moment; times are unix seconds, durations seconds, None where there is nothing to tell.

    `latency` is that of the gateway; `lag` the most that the event loop was late lately; `silence` how long ago a sweep
    went well; `timer` and `parcel` when the next ones are due, which may be past.
    """

    version: str
    uptime: float
    servers: int
    latency: float | None
    counts: Counts
    overdue: int
    timer: float | None
    parcel: float | None
    lag: float
    silence: float
    restarts: int
    memory: int
    errors: int
    troubles: tuple[Trouble, ...]
    backs_up: bool
    backup: float | None
    backup_failed: bool


async def condition(
    house: House, vitals: Vitals, troubles: Troubles, backups: Backups | None, *, servers: int, latency: float
) -> Condition:
    """How things are now. Raises ArchiveError."""
    archive = house.archive
    timer, parcel = await archive.timers.next_due(), await archive.outbox.next_due()
    return Condition(
        version=version(),
        uptime=vitals.age,
        servers=servers,
        latency=latency if math.isfinite(latency) else None,
        counts=await archive.counts(),
        overdue=len(await archive.timers.due(house.now() - LATE, MOST_COUNTED)),
        timer=None if timer is None else timer / 1000,
        parcel=None if parcel is None else parcel / 1000,
        lag=vitals.lag,
        silence=vitals.silence,
        restarts=vitals.restarts,
        memory=memory(),
        errors=troubles.count,
        troubles=tuple(troubles.last),
        backs_up=backups is not None,
        backup=None if backups is None else backups.last,
        backup_failed=backups is not None and backups.failure is not None,
    )


@cache
def version() -> str:
    """The version that runs."""
    with suppress(OSError, KeyError):
        project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
        return str(project["project"]["version"])
    return "?"


def memory() -> int:
    """How much memory the process takes now (bytes); where that is not told, the most that it ever took."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
