"""A cache of values read from the archive, which never keeps a stale one. Part of data.

A value may change while it is being read. So what was read is kept only if nothing was put or forgotten under its key
meanwhile; otherwise it is read again. Those who want the same value wait for one read.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from data.fleet import steady

FRESH = 300.0
"""How long a row in memory counts as true if other processes can change it (seconds)."""
_MOST_ROWS = 4096

K = TypeVar("K")
V = TypeVar("V")


@dataclass(slots=True, eq=False)
class _Reading(Generic[V]):
    """A read under way, and how many wait for it."""

    task: asyncio.Future[V]
    waiting: int = 0


class Cache(Generic[K, V]):
    """Keeps at most `most` values, those used last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        #: The reads under way; one is removed once what it reads may be stale.
        self._reading: dict[K, _Reading[V]] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def __len__(self) -> int:
        return len(self._values)

    def peek(self, key: K) -> V | None:
        """The value kept under the key, or None."""
        return self._values.get(key)

    def put(self, key: K, value: V) -> V:
        """Keep a value that is newer than any being read."""
        self._reading.pop(key, None)
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def forget(self, key: K) -> None:
        """Discard the value under the key, and any that is being read: they may be stale."""
        self._reading.pop(key, None)
        self._values.pop(key, None)

    def clear(self) -> None:
        """Discard all values, and any that are being read."""
        self._reading.clear()
        self._values.clear()

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """The value under the key, read if it is missing. Raises what `read` raises."""
        while key not in self._values:
            reading = self._reading.get(key)
            if reading is None:
                reading = self._reading[key] = _Reading(asyncio.ensure_future(read()))
            value = await self._result(key, reading)
            if self._reading.get(key) is reading:
                return self.put(key, value)
        self._values.move_to_end(key)
        return self._values[key]

    async def _result(self, key: K, reading: _Reading[V]) -> V:
        """Wait for a read; it goes on if one of those who wait gives up, and ends if all do."""
        reading.waiting += 1
        try:
            return await asyncio.shield(reading.task)
        except BaseException:
            if self._reading.get(key) is reading and (reading.task.done() or reading.waiting == 1):
                del self._reading[key]
            raise
        finally:
            reading.waiting -= 1
            if reading.waiting == 0:
                reading.task.cancel()


class CachedRows(Generic[V]):
    """Rows of the archive in memory, those used last; whatever this process changes is read again."""

    def __init__(self, read: Callable[[int], Awaitable[V]], *, alone: bool) -> None:
        self._read, self._alone = read, alone
        self._known: Cache[int, tuple[V, float]] = Cache(_MOST_ROWS)

    async def now(self, key: int) -> V:
        """A row as it is saved: from memory only while no other process can change it."""
        return await (self.lately(key) if self._alone else self._read(key))

    async def lately(self, key: int) -> V:
        """A row as it is saved, but for what another process may have changed within `FRESH`."""
        known = self._known.peek(key)
        if known is not None and not self._alone and steady() - known[1] >= FRESH:
            self._known.forget(key)
        return (await self._known.get(key, lambda: self._read_dated(key)))[0]

    def forget(self, key: int | None = None) -> None:
        """Read a row again, or all."""
        if key is None:
            self._known.clear()
        else:
            self._known.forget(key)

    async def _read_dated(self, key: int) -> tuple[V, float]:
        now = steady()
        return await self._read(key), now
