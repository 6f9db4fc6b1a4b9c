"""Values read from the archive and kept in memory, never older than what is known. Part of host.

A read takes time, and what it brings may have been overtaken by a change. So a read is kept only if nothing was put or
forgotten under its key while it was under way; else it is made again.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """At most so many values, those used last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        #: One mark for all who are reading a key now; it is gone as soon as what they read may be old.
        self._reading: dict[K, object] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def __len__(self) -> int:
        return len(self._values)

    def peek(self, key: K) -> V | None:
        """The value kept under the key, None if there is none."""
        return self._values.get(key)

    def put(self, key: K, value: V) -> V:
        """Keep a value that is newer than whatever is being read."""
        self._reading.pop(key, None)
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def forget(self, key: K) -> None:
        """Whatever is known under the key, or being read, may be old."""
        self._reading.pop(key, None)
        self._values.pop(key, None)

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """The value under the key, read where it is not there. Raises what the read raises."""
        while key not in self._values:
            mark = self._reading.setdefault(key, object())
            try:
                value = await read()
            except BaseException:
                if self._reading.get(key) is mark:
                    del self._reading[key]
                raise
            if self._reading.get(key) is mark:
                return self.put(key, value)
        self._values.move_to_end(key)
        return self._values[key]
