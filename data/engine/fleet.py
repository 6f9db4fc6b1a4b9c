"""The processes of one bot over one PostgreSQL database. Part of data/engine."""

import asyncio
from collections.abc import Callable

from data.address import Address
from data.engine.claims import Claim, free_bucket, take_bucket
from data.engine.connection import Connection
from data.engine.postgres import connection_to
from data.engine.signals import listen, notify
from data.engine.strand import Concern, Strand
from data.errors import Disagreement, Unavailable
from data.fleet import Signal


class DatabaseFleet(Concern):
    """`Fleet` with a claim to a cluster."""

    def __init__(self, writer: Strand, reader: Strand, address: Address, claim: Claim) -> None:
        super().__init__(writer, reader)
        self._address, self._claim = address, claim
        self.cluster = claim.cluster
        self.superseded = asyncio.Event()

    async def hold(self) -> None:
        try:
            await self._write(_touch)
        except Unavailable:
            if self._claim.superseded:
                self.superseded.set()
            raise

    async def agree(self, shards: int, *, fixed: bool) -> int:
        agreed = await self._write(self._claim.agree, shards, fixed)
        if fixed and agreed != self.cluster.total(shards):
            said = f"The bot's other processes run {agreed} shards. Stop them first, or set SHARDS=auto."
            raise Disagreement(self._address, said)
        return agreed

    async def take_bucket(self, bucket: int) -> bool:
        return await self._write(take_bucket, bucket)

    async def free_bucket(self, bucket: int) -> None:
        await self._write(free_bucket, bucket)

    async def tell(self, signal: Signal) -> None:
        await self._read(notify, self.cluster.number, signal)

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        await listen(connection_to(self._address), self.cluster.number, receive)


def _touch(connection: Connection) -> None:
    connection.execute("SELECT 1")
