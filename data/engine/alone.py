"""The only process of its bot. Part of data/engine."""

import asyncio
import math
from collections.abc import Callable

from data.file.presence import Presence
from data.fleet import Cluster, Signal


class Alone:
    """`Fleet` of one process."""

    confirmed = math.inf

    def __init__(self, presence: Presence | None = None) -> None:
        self._presence = presence
        self.cluster = Cluster()
        self.superseded = asyncio.Event()

    async def hold(self) -> None:
        if self._presence is not None:
            self._presence.confirm_to_write()

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
