"""Renew what people see after changes: once for several of them, and not too often."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from cogs.controls.answers import after_the_answer
from host.house import House
from host.intervals import Rate


class Renewals:
    """Coalesces changes: it waits for the presser's answer and for the rate limit, then renews once for all so far."""

    def __init__(self, house: House, rate: Rate, what: str) -> None:
        self._house, self._rate, self._what = house, rate, what
        self._coming: set[Hashable] = set()
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def soon(self, name: Hashable, renew: Callable[[], Awaitable[None]]) -> None:
        """Renew a name in the background, unless that is about to happen anyway."""
        if name not in self._coming:
            self._coming.add(name)
            self._house.spawn(self._renew(name, renew), self._what)

    async def _renew(self, name: Hashable, renew: Callable[[], Awaitable[None]]) -> None:
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with AsyncExitStack() as turn:
            try:
                await after_the_answer()
                await asyncio.sleep(self._rate.pause(name))
                await turn.enter_async_context(lock)
            finally:
                self._coming.discard(name)
            await renew()
