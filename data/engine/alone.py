"""The only process of its bot. Part of data/engine."""

import asyncio
from collections.abc import Callable

from data.fleet import Cluster, Signal


class Alone:
    """`Fleet` of one process."""

    def __init__(self) -> None:
        self.cluster = Cluster()
        self.superseded = asyncio.Event()

    async def hold(self) -> None:
        return

    async def agree(self, shards: int, *, fixed: bool) -> int:
        return shards

    async def take_bucket(self, bucket: int) -> bool:
        return True

    async def free_bucket(self, bucket: int) -> None:
        return

    async def tell(self, signal: Signal) -> None:
        return

    async def listen(self, receive: Callable[[Signal], None]) -> None:
        return
