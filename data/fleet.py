"""Several processes over one archive: which servers each of them serves, and what they tell each other. Part of data/.

A bot too large for one process runs as several, its clusters. Each serves the servers of some of Discord's shards, and
the first one also people's direct messages. A process can read and change every table; what is due at a table is done
by its own cluster alone.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

#: Discord's ids count from here: a server's shard follows from the higher bits.
SHARD_BITS = 22


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
        """Its shards of so many."""
        return tuple(range(self.number, total, self.count))

    def total(self, shards: int) -> int:
        """The least number of shards that is at least this and can be shared out evenly."""
        return -(-shards // self.count) * self.count


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


class Fleet(Protocol):
    """The processes of one bot, seen from one of them."""

    cluster: Cluster
    superseded: asyncio.Event
    """Set when another process has taken over this cluster: this one must end."""

    async def hold(self) -> None:
        """Make sure that this process still has its cluster. Raises Unavailable."""

    async def agree(self, shards: int, *, fixed: bool) -> int:
        """Agree with the other processes on the number of shards: theirs, or if there are none, at least `shards`.

        Raises Disagreement if theirs is another and this one is `fixed`.
        """

    async def take_bucket(self, bucket: int) -> bool:
        """Take the right to identify in a bucket; False while another process has it. Raises Unavailable."""

    async def free_bucket(self, bucket: int) -> None:
        """Give the right back. Raises Unavailable."""

    async def tell(self, signal: Signal) -> None:
        """Tell the other processes. A signal can get lost with a connection. Raises Unavailable."""

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        """Receive what other processes tell, until this is cancelled."""
