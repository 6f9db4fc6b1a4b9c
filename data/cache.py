"""A cache of values read from the archive, which never keeps a stale one. Part of data.

A value may change while it is being read. So what was read is kept only if nothing was put or forgotten under its key
meanwhile; otherwise it is read again.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Keeps at most `most` values, those used last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        #: One mark for everyone reading a key now; it is removed once what they read may be stale.
        self._reading: dict[K, object] = {}

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
