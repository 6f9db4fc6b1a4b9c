"""The condition of the bot: counts, delays and the latest logged errors, in words.

Of an error only the kind is remembered, never its details: no name, no text, no card.
"""

import logging
import math
import resource
import sys
import tomllib
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

import discord
import structlog

from cogs.operators.backups import Backups
from data import Cluster, Counts
from host.health import Health
from host.house import House
from players.thinking import Load

#: How many errors are remembered.
REMEMBERED = 5


@dataclass(frozen=True, slots=True)
class Trouble:
    """An error: when it happened (unix seconds), in which module, and what it was."""

    at: float
    place: str
    event: str


class Troubles(logging.Handler):
    """Counts logged errors and remembers the latest."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[Trouble] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember an error without its details."""
        event = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        self.count += 1
        self.last.append(Trouble(record.created, record.name, str(event)))


#: A timer is overdue when it is this late (ms); at most this many are counted.
LATE, MOST_COUNTED = 10_000, 1000


@dataclass(frozen=True, slots=True)
class ShardStatus:
    """The gateway connection of one shard: whether it is open, its latency (seconds, None where unknown), its id."""

    up: bool = False
    latency: float | None = None
    shard_id: int = 0

    @classmethod
    def of(cls, shard: discord.ShardInfo) -> Self:
        """Read a shard, which may still be connecting."""
        up, latency = not shard.is_closed(), shard.latency
        return cls(up, latency if up and math.isfinite(latency) else None, shard.id)


@dataclass(frozen=True, slots=True)
class BotCondition:
    """The bot's condition at one moment. Times are unix seconds, durations seconds, None where there is no value.

    `shards` are those of this process, which runs `cluster`; tables, people, timers and parcels are those of all
    processes. `lag` is the event loop's worst recent delay; `silence` is the time since a
    sweep succeeded; `timer` and `parcel` say when the next ones are due, which may be in the past. `thinking` is the
    load of this process's computer players.
    """

    version: str
    uptime: float
    servers: int
    shards: Sequence[ShardStatus]
    cluster: Cluster
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
    thinking: Load

    @property
    def latency(self) -> float | None:
        """The latency of the slowest shard."""
        return max((line.latency for line in self.shards if line.latency is not None), default=None)

    @property
    def shards_up(self) -> int:
        """How many shards are connected."""
        return sum(line.up for line in self.shards)


async def condition(
    house: House,
    health: Health,
    troubles: Troubles,
    backups: Backups | None,
    *,
    servers: int,
    shards: Sequence[ShardStatus],
) -> BotCondition:
    """Collect the bot's condition. Raises ArchiveError."""
    archive = house.archive
    timer, parcel = await archive.timers.next_due(), await archive.outbox.next_due()
    return BotCondition(
        version=version(),
        uptime=health.age,
        servers=servers,
        shards=shards,
        cluster=house.cluster,
        counts=await archive.counts(),
        overdue=len(await archive.timers.due(house.now() - LATE, MOST_COUNTED)),
        timer=None if timer is None else timer / 1000,
        parcel=None if parcel is None else parcel / 1000,
        lag=health.lag,
        silence=health.silence,
        restarts=health.restarts,
        memory=memory(),
        errors=troubles.count,
        troubles=tuple(troubles.last),
        backs_up=backups is not None,
        backup=None if backups is None else backups.last,
        backup_failed=backups is not None and backups.failure is not None,
        thinking=house.thinkers.load,
    )


@cache
def version() -> str:
    """The running version of the bot."""
    with suppress(OSError, KeyError):
        project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
        return str(project["project"]["version"])
    return "?"


def memory() -> int:
    """How much memory the bot and its workers use (bytes), or the bot's peak where the system reports only that."""
    with suppress(OSError, ValueError, IndexError):
        return (_pages("self") + sum(_workers())) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _pages(process: str) -> int:
    """Return how many pages of memory a process has. Raises OSError if it is gone, or where there is no /proc."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])


def _workers() -> Iterator[int]:
    """Yield the pages of each worker. Raises OSError where the system doesn't tell."""
    for thread in Path("/proc/self/task").iterdir():
        for worker in (thread / "children").read_text(encoding="ascii").split():
            with suppress(OSError):  # it has just ended
                yield _pages(worker)


log = structlog.get_logger("metrics")
