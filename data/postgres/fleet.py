"""The processes of one bot over one PostgreSQL database, and what they tell each other. Part of data/postgres.

A signal (NOTIFY) isn't part of the transaction that it tells of: it is sent once that is saved, because transactions
that notify commit one after the other. If it gets lost, whoever needed it finds out later: tables are compared with
their rows before anybody sees them, and whatever is due is looked for every second.
"""

import asyncio
import math
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import psycopg

from data.address import DatabaseAddress
from data.engine.connection import Connection
from data.engine.strand import Store, Strand, reads, writes
from data.errors import NoFreeCluster, Unavailable, Unreachable
from data.fleet import UNREADABLE, Alone, Fleet, Signal, Topic, steady
from data.postgres import claims
from data.postgres.claims import BUCKET, KEYS, ClusterClaim, SoleClaim
from data.postgres.threads import Liveness, connection_to, database_threads

#: How long a process doesn't ask for its cluster again, and how long before the end of its lease it no longer counts on
#: it (seconds).
BEAT, MARGIN = 1.0, 2.0
_NOW = "CAST(1000 * extract(epoch FROM clock_timestamp()) AS bigint)"
SPARE_PAUSE = 1.0
"""How long a spare waits before it looks again for a free cluster (seconds)."""


class DatabaseFleet(Store):
    """`Fleet` with a claim to a cluster."""

    def __init__(
        self, writer: Strand, reader: Strand, address: DatabaseAddress, claim: ClusterClaim, line: Liveness
    ) -> None:
        super().__init__(writer, reader)
        self._address, self._claim, self._line = address, claim, line
        self.cluster = claim.cluster
        self.superseded = asyncio.Event()

    @property
    def confirmed(self) -> float:
        answered = self._line.answered  # on the connection that has the cluster
        over = steady() - answered > claims.LEASE - MARGIN
        return -math.inf if over or self._line.lost else answered

    async def hold(self) -> None:
        try:
            await self._nothing()
        except Unavailable:
            if self._claim.superseded:
                self.superseded.set()
            raise

    @asynccontextmanager
    async def keep_holding(self) -> AsyncIterator[None]:
        """Hold the cluster again and again: a process whose event loop hangs doesn't, and loses it."""
        holding = asyncio.create_task(self._go_on(), name="hold")
        try:
            yield
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            if steady() - self._line.answered >= BEAT:
                with suppress(Unavailable):
                    await self.hold()
            await asyncio.sleep(BEAT / 2)

    @writes
    def _nothing(self, connection: Connection) -> None:
        """Do nothing: that a transaction begins has asked the server."""

    @writes
    def agree(self, connection: Connection, shards: int) -> int:
        return self._claim.agree(connection, shards)

    @writes
    def take_bucket(self, connection: Connection, bucket: int) -> float | None:
        # The connection keeps the right for as long as it lasts.
        (taken,) = connection.execute(f"SELECT pg_try_advisory_lock{KEYS}", (BUCKET, bucket)).fetchone()
        if not taken:
            return None
        ago = connection.execute(f"SELECT {_NOW} - at FROM identified WHERE bucket = ?", (bucket,)).fetchone()
        return math.inf if ago is None else ago[0] / 1000

    @writes
    def use_bucket(self, connection: Connection, bucket: int) -> None:
        connection.execute(
            f"INSERT INTO identified (bucket, at) VALUES (?, {_NOW})"
            " ON CONFLICT (bucket) DO UPDATE SET at = excluded.at",
            (bucket,),
        )

    @writes
    def free_bucket(self, connection: Connection, bucket: int) -> None:
        # However often it was taken: a transaction that is repeated takes it twice.
        while connection.execute(f"SELECT pg_advisory_unlock{KEYS}", (BUCKET, bucket)).fetchone()[0]:
            continue

    @reads
    def tell(self, connection: Connection, signal: Signal) -> None:
        notify(connection, self.cluster.number, signal)

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        await listen(connection_to(self._address), self.cluster.number, receive)


@asynccontextmanager
async def open_database(
    address: DatabaseAddress, clusters: int = 1, spare: Callable[[], Awaitable[None]] | None = None
) -> AsyncIterator[tuple[Strand, Strand, Fleet]]:
    """Open a PostgreSQL database, alone or as one of several clusters: the strands that write and read, and the fleet.

    Raises CannotOpen.
    """
    claim = SoleClaim(address) if clusters == 1 else ClusterClaim(address, clusters)
    line = Liveness()
    waiting = False
    while True:
        async with AsyncExitStack() as stack:
            to_write, to_read = database_threads(address, claim.prepare, line)
            try:
                writer = await stack.enter_async_context(Strand(to_write))
            except NoFreeCluster:
                if spare is not None and not waiting:
                    await spare()
                waiting = True
                await asyncio.sleep(SPARE_PAUSE)
                continue
            except Unreachable:
                if not waiting:
                    raise
                await asyncio.sleep(SPARE_PAUSE)
                continue
            reader = await stack.enter_async_context(Strand(to_read))
            if not isinstance(claim, ClusterClaim):
                yield writer, reader, Alone()
                return
            fleet = DatabaseFleet(writer, reader, address, claim, line)
            async with fleet.keep_holding():
                yield writer, reader, fleet
            return


#: How long nothing may be heard before the line is tried, and how long an answer may take then (seconds).
QUIET, ANSWERED = 30.0, 10.0
#: What each kind of signal looks like after its topic.
_ID = "[0-9]{1,20}"
_SHAPES = {Topic.TABLE: f"[^ ]+ {_ID}", Topic.PERSON: _ID, Topic.SERVER: _ID, Topic.BANS: "", Topic.MISSED: ""}
_CHANNEL = "mundialito"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0


def notify(connection: Connection, sender: int, signal: Signal) -> None:
    """Send a signal of this cluster, when the transaction commits."""
    connection.execute("SELECT pg_notify(?, ?)", (_CHANNEL, f"{sender} {signal.topic} {signal.about}"))


async def listen(given: dict[str, Any], own: int, receive: Callable[[Signal], None]) -> None:
    """Hear the signals of all clusters but one's own, on a connection with these parameters, until cancelled."""
    pause = _FIRST_PAUSE
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(**given, autocommit=True) as connection:
                await connection.execute(f"LISTEN {_CHANNEL}")
                receive(Signal(Topic.MISSED))
                pause = _FIRST_PAUSE
                while True:
                    async for told in connection.notifies(timeout=QUIET):
                        signal = read(told.payload, own)
                        if signal is not None:
                            receive(signal)
                    await asyncio.wait_for(connection.execute("SELECT 1"), ANSWERED)
        except (psycopg.Error, TimeoutError):
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def read(payload: str, own: int) -> Signal | None:
    """Another cluster's signal, None for one's own; whatever can't be read may have told of anything."""
    try:
        sender, name, about = payload.split(" ", 2)
        topic = Topic(name)
        if int(sender) == own:
            return None
    except ValueError:
        return UNREADABLE
    return Signal(topic, about) if re.fullmatch(_SHAPES[topic], about) else UNREADABLE
