"""Several gateway connections, one per shard.

Discord gives every server to one shard, and direct messages to shard 0. discord.py connects its shards one after the
other, waits for one to reconnect before it looks at the next, starts a new session after a failed attempt, and keeps
servers that have left meanwhile. Here shards connect side by side, as fast as Discord allows, and don't wait for each
other.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog
import yarl
from discord.ext import commands
from discord.gateway import ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from data import ArchiveError, Fleet

log = structlog.get_logger("shards")

#: Seconds between two IDENTIFYs of the same bucket.
INTERVAL = 5.0
#: How much later an IDENTIFY may arrive than it was noted (seconds).
MARGIN = 0.5
#: How long a process may take from its turn to its IDENTIFY (seconds).
LONGEST = 25.0


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard that a server belongs to."""
    return (guild_id >> 22) % shards


class IdentifyTurns:
    """When each shard may identify: shards whose ids differ by `concurrency` share a bucket, and take turns in it."""

    def __init__(self) -> None:
        self.concurrency = 1
        self._connecting: dict[int, float] = {}
        self._identifying: dict[int, float] = {}

    def bucket(self, shard_id: int | None) -> int:
        """A shard's bucket."""
        return (shard_id or 0) % self.concurrency

    async def wait(self, shard_id: int | None) -> None:
        """Wait before connecting, so that no open connection has to."""
        await self._wait(self._connecting, shard_id)

    async def identify(self, shard_id: int | None) -> None:
        """Wait before identifying; only connections that opened more slowly than others wait here."""
        await self._wait(self._identifying, shard_id)

    async def _wait(self, free: dict[int, float], shard_id: int | None) -> None:
        bucket, now = self.bucket(shard_id), time.monotonic()
        turn = max(now, free.get(bucket, now))
        free[bucket] = turn + INTERVAL
        await asyncio.sleep(turn - now)


class Buckets:
    """Takes turns with the other processes: only one at a time may identify in a bucket, and for `INTERVAL`.

    The database knows when anybody last did, so a process that ends or is killed leaves the bucket in order.
    """

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._ends: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def take(self, bucket: int) -> None:
        """Wait until the bucket is this process's, which keeps it until a while after it has identified."""
        if self._fleet.cluster.alone:
            return
        while True:
            ago = await self._try_to_take(bucket)
            if ago is not None:
                break
            await asyncio.sleep(INTERVAL / 10)
        self._keep(bucket, INTERVAL + LONGEST)
        await asyncio.sleep(max(0.0, INTERVAL + MARGIN - max(0.0, ago)))  # unless the database's clock was set back

    async def identify(self, bucket: int) -> None:
        """Note that a shard identifies in the bucket now; it may once this is saved."""
        if bucket not in self._ends:
            return
        while True:
            if await self._try_to_use(bucket):
                break
            await asyncio.sleep(INTERVAL / 10)
        self._keep(bucket, INTERVAL)

    async def _try_to_take(self, bucket: int) -> float | None:
        try:
            return await self._fleet.take_bucket(bucket)
        except ArchiveError as error:
            log.warning("could not ask other processes", error=str(error))
            return None

    async def _try_to_use(self, bucket: int) -> bool:
        try:
            await self._fleet.use_bucket(bucket)
        except ArchiveError as error:
            log.warning("could not tell other processes", error=str(error))
            return False
        return True

    def _keep(self, bucket: int, seconds: float) -> None:
        """Keep a bucket for so long from now."""
        if bucket in self._ends:
            self._ends.pop(bucket).cancel()
        self._ends[bucket] = asyncio.get_running_loop().call_later(seconds, self._end, bucket)

    def _end(self, bucket: int) -> None:
        del self._ends[bucket]
        task = asyncio.create_task(self._give_back(bucket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give_back(self, bucket: int) -> None:
        try:
            await self._fleet.free_bucket(bucket)
        except ArchiveError as error:  # the connection that held it is gone, and the bucket free
            log.info("could not give a bucket back", error=str(error))


class ResilientShard(Shard):
    """A shard that reconnects without holding up others, and resumes its session as long as there is one."""

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Begin to reconnect."""
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        self._begin(resume=exc.resume)

    async def reconnect(self) -> None:
        """Begin to reconnect after an attempt that failed."""
        self._begin(resume=True)

    def _begin(self, *, resume: bool) -> None:
        self._cancel_task()
        self._task = asyncio.create_task(self._connect(resume=resume), name=f"shard {self.id}")

    async def _connect(self, *, resume: bool) -> None:
        last = self.ws
        try:
            self.ws = await discord.shard.DiscordWebSocket.from_client(
                self._client,
                resume=resume,
                gateway=last.gateway if resume else None,
                shard_id=self.id,
                session=last.session_id,
                sequence=last.sequence,
            )
        except self._handled_exceptions as error:
            await self._handle_disconnect(error)
        except ReconnectWebSocket as error:
            self._queue_put(EventItem(EventType.resume if error.resume else EventType.identify, self, error))
        except Exception as error:
            self._queue_put(EventItem(EventType.terminate, self, error))
        else:
            self.launch()


class ShardedClient(commands.AutoShardedBot):
    """The part of a client that opens its process's shards; with `shard_count` None, Discord recommends how many."""

    def __init__(self, *, fleet: Fleet, **given: Any) -> None:
        super().__init__(**given, shard_connect_timeout=None)
        # discord.py makes it as late as at the login, and needs it to close.
        self._AutoShardedClient__queue: asyncio.PriorityQueue[EventItem] = asyncio.PriorityQueue()
        self._fleet = fleet
        self._turns, self._buckets = IdentifyTurns(), Buckets(fleet)
        self._opening: Sequence[asyncio.Task[None]] = ()

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The ids of this process's shards; empty before it connects."""
        return self._fleet.cluster.shards(self.shard_count or 0)

    async def launch_shards(self) -> None:
        """Begin to open every shard of this process. Raises GatewayNotFound, Unavailable."""
        if self.is_closed():
            return
        if self.shard_count != 1 or not self._fleet.cluster.alone:
            recommended, _, limits = await self.http.get_bot_gateway()
            self.shard_count = await self._fleet.agree(self.shard_count or recommended)
            self._turns.concurrency = max(1, limits["max_concurrency"])
            if limits["remaining"] < len(self.own_shards):
                log.warning("few sessions left today", remaining=limits["remaining"], shards=len(self.own_shards))
        state = self._connection
        state.shard_count, state.shard_ids = self.shard_count, list(self.own_shards)
        state.parsers["READY"] = _forgetting(state, state.parsers["READY"])
        gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        self._opening = [asyncio.create_task(self._open(gateway, shard_id)) for shard_id in state.shard_ids]

    async def _open(self, gateway: yarl.URL, shard_id: int) -> None:
        await self.launch_shard(gateway, shard_id, initial=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """As in discord.py, and wait for other shards of the bucket."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._turns.identify(shard_id)
        await self._buckets.identify(self._turns.bucket(shard_id))

    async def wait_to_identify(self, shard_id: int | None) -> None:
        """Wait before connecting for a new session, for the other shards of the bucket in all processes."""
        if self.shard_count != 1:
            await self._turns.wait(shard_id)
            await self._buckets.take(self._turns.bucket(shard_id))

    def resumes(self) -> None:
        """Hear that a session is being resumed: what comes next may be old."""

    def stop_opening(self) -> None:
        """Give up shards that haven't opened yet, and reports that others are ready."""
        state = self._connection
        for task in (*self._opening, *state._ready_tasks.values(), state._ready_task):
            if task is not None:
                task.cancel()


def _forgetting(state: Any, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Read READY, and forget servers of this shard that aren't in it any more."""

    def read(data: Any) -> None:
        shard_id, shards = data["shard"]
        present = {int(guild["id"]) for guild in data["guilds"]}
        for guild in list(state.guilds):
            if guild.id not in present and shard_of(guild.id, shards) == shard_id:
                state._remove_guild(guild)
        parse(data)

    return read
