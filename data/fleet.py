"""Several processes over one archive: which servers each of them serves, and what they tell each other. Part of data/.

A bot too large for one process runs as several, its clusters. Each serves the servers of some of Discord's shards, and
the first one also people's direct messages. A process can read and change every table; what is due at a table is done
by its own cluster alone.
"""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

#: Discord's ids count from here: a server's shard follows from the higher bits.
SHARD_BITS = 22
#: Linux's steady clock that includes time asleep; None elsewhere.
_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def steady() -> float:
    """Seconds by a clock that nobody can set, time asleep included where the system can tell."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


@dataclass(frozen=True, slots=True)
class Cluster:
    """One of `count` clusters, counted from 0. The number of shards is a multiple of `count`."""

    number: int = 0
    count: int = 1

    @property
    def alone(self) -> bool:
        """Whether there is no other."""
        return self.count == 1

    @property
    def first(self) -> bool:
        """Whether it is the one that does what is done once for all: commands, backups, forgetting."""
        return self.number == 0

    def has(self, guild_id: int | None) -> bool:
        """Whether a server belongs to it; direct messages (None) belong to the first."""
        return ((guild_id or 0) >> SHARD_BITS) % self.count == self.number

    def shards(self, total: int) -> tuple[int, ...]:
        """The numbers of its shards, of `total`."""
        return tuple(range(self.number, total, self.count))

    def total(self, shards: int) -> int:
        """The least number of shards that is at least this and can be shared out evenly."""
        return -(-shards // self.count) * self.count


@dataclass(frozen=True, slots=True)
class Share:
    """Some of all servers: those of shard (or cluster) `number` of `shards`, or one server (`shards` 0)."""

    shards: int
    number: int

    def has(self, guild_id: int | None) -> bool:
        """Whether a server belongs to it; direct messages (None) belong to the first shard."""
        if not self.shards:
            return guild_id == self.number
        return ((guild_id or 0) >> SHARD_BITS) % self.shards == self.number


OF_TABLE = "(SELECT guild_id FROM tables WHERE id = table_id)"
"""The server of the table that a row belongs to."""


def of_cluster(own: Cluster, guild: str) -> tuple[str, tuple[int, ...]]:
    """One more condition, that this server is the cluster's, and its parameters; nothing if there is only one."""
    if own.alone:
        return "", ()
    there, numbers = in_share(Share(own.count, own.number), guild)
    return f" AND {there}", numbers


def in_share(share: Share, guild: str) -> tuple[str, tuple[int, ...]]:
    """The condition that a server belongs to a share, and its parameters."""
    if not share.shards:
        return f"coalesce({guild}, 0) = ?", (share.number,)
    return f"(coalesce({guild}, 0) >> {SHARD_BITS}) % ? = ?", (share.shards, share.number)


@dataclass(frozen=True, slots=True)
class Outage:
    """The bot was away from these servers; it still is while `ended` is None.

    The times of outages and heartbeats are in ms by a clock that is never set: the time of day, less how far the
    machine's clock has been set since the bot first ran.
    """

    share: Share
    begun: int
    ended: int | None = None


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A cluster was there `at` that time; `clock` is how far its machine's clock has been set since the first."""

    at: int
    clock: int = 0


class Topic(StrEnum):
    """What a signal is about, and what its `about` names."""

    TABLE = "table"
    """A table was changed: its id, and its server's or 0."""
    PERSON = "person"
    """A person was erased: their id."""
    SERVER = "server"
    """What is kept about a server was forgotten: its id."""
    BANS = "bans"
    """A ban was set or lifted: nothing more."""
    MISSED = "missed"
    """Signals may have been missed: anything may have been changed."""


@dataclass(frozen=True, slots=True)
class Signal:
    """What another process has done."""

    topic: Topic
    about: str = ""


#: What stands for a signal that nobody can read.
UNREADABLE = Signal(Topic.MISSED, "unreadable")


class Fleet(Protocol):
    """The processes of one bot, seen from one of them."""

    cluster: Cluster
    superseded: asyncio.Event
    """Set when another process has taken over this cluster: this one must end."""

    @property
    def confirmed(self) -> float:
        """When this process last asked for its cluster and was told that it has it (seconds on the steady clock).

        It is minus infinity once another process may have the cluster, and infinity if no other ever can.
        """

    async def hold(self) -> None:
        """Make sure that this process still has its cluster. Raises Unavailable."""

    async def agree(self, shards: int) -> int:
        """Agree with the other processes on the number of shards: theirs, or if there are none, at least `shards`."""

    async def take_bucket(self, bucket: int) -> float | None:
        """Take the right to identify in a bucket, and learn how long ago anybody did (seconds).

        None while another process has the right. Raises Unavailable.
        """

    async def use_bucket(self, bucket: int) -> None:
        """Let others know that this process identifies in a bucket now. Raises Unavailable."""

    async def free_bucket(self, bucket: int) -> None:
        """Give the right back. Raises Unavailable."""

    async def tell(self, signal: Signal) -> None:
        """Tell the other processes. A signal can get lost with a connection. Raises Unavailable."""

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        """Receive what other processes tell, until this is cancelled. `receive` raises nothing."""


class Alone:
    """`Fleet` of one process, which can `confirm` that its database is still there. Raises DatabaseGone."""

    confirmed = math.inf

    def __init__(self, confirm: Callable[[], None] | None = None) -> None:
        self._confirm = confirm
        self.cluster = Cluster()
        self.superseded = asyncio.Event()

    async def hold(self) -> None:
        if self._confirm is not None:
            self._confirm()

    async def agree(self, shards: int) -> int:
        return shards

    async def take_bucket(self, bucket: int) -> float | None:
        return math.inf

    async def use_bucket(self, bucket: int) -> None:
        return

    async def free_bucket(self, bucket: int) -> None:
        return

    async def tell(self, signal: Signal) -> None:
        return

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        return
