"""A cache of values that change while they are read."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from data.cache import Cache


class Slow:
    """A value whose reading ends when the test says so."""

    def __init__(self, value: str) -> None:
        self.value = value
        self.reads = 0
        self.gate = asyncio.Event()

    async def read(self) -> str:
        self.reads += 1
        found = self.value
        await self.gate.wait()
        return found


async def test_a_read_overtaken_by_a_newer_value_is_not_cached() -> None:
    cache, slow = Cache[str, str](4), Slow("old")
    reading = asyncio.create_task(cache.get("key", slow.read))
    await asyncio.sleep(0)
    cache.put("key", "new")
    slow.gate.set()
    assert await reading == "new"
    assert cache.peek("key") == "new"


async def test_a_read_is_repeated_if_its_key_was_dropped_meanwhile() -> None:
    cache, slow = Cache[str, str](4), Slow("old")
    reading = asyncio.create_task(cache.get("key", slow.read))
    await asyncio.sleep(0)
    slow.value = "new"
    cache.forget("key")
    slow.gate.set()
    assert await reading == "new"
    assert slow.reads == 2


async def test_concurrent_readers_share_one_read_and_a_failed_read_is_not_cached() -> None:
    cache, slow = Cache[str, str](4), Slow("value")
    slow.gate.set()
    assert await asyncio.gather(cache.get("key", slow.read), cache.get("key", slow.read)) == ["value", "value"]

    async def broken() -> str:
        raise OSError("broken")

    with pytest.raises(OSError, match="broken"):
        await cache.get("other", broken)
    assert await cache.get("other", slow.read) == "value"


async def test_simultaneous_readers_wait_for_one_read() -> None:
    cache, slow = Cache[str, str](4), Slow("value")
    readers = [asyncio.create_task(cache.get("key", slow.read)) for _ in range(5)]
    await asyncio.sleep(0.01)
    slow.gate.set()
    assert await asyncio.gather(*readers) == ["value"] * 5
    assert slow.reads == 1


async def test_if_the_first_reader_gives_up_the_others_have_what_it_read() -> None:
    cache, slow = Cache[str, str](4), Slow("value")
    first, *others = [asyncio.create_task(cache.get("key", slow.read)) for _ in range(3)]
    await asyncio.sleep(0.01)
    first.cancel()
    await asyncio.sleep(0.01)
    slow.gate.set()
    assert await asyncio.gather(*others) == ["value"] * 2
    assert first.cancelled()
    assert slow.reads == 1


async def test_what_nobody_waits_for_any_more_is_not_read_on() -> None:
    cache, slow = Cache[str, str](4), Slow("value")
    readers = [asyncio.create_task(cache.get("key", slow.read)) for _ in range(3)]
    await asyncio.sleep(0.01)
    for reader in readers:
        reader.cancel()
    await asyncio.sleep(0.01)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    slow.gate.set()
    assert await cache.get("key", slow.read) == "value"
    assert slow.reads == 2


async def test_a_read_that_fails_fails_for_all_who_wait_and_is_tried_again() -> None:
    cache, slow = Cache[str, str](4), Slow("value")

    async def broken() -> str:
        await slow.read()
        raise OSError("broken")

    readers = [asyncio.create_task(cache.get("key", broken)) for _ in range(3)]
    await asyncio.sleep(0.01)
    slow.gate.set()
    found = await asyncio.gather(*readers, return_exceptions=True)
    assert [str(error) for error in found] == ["broken"] * 3
    assert slow.reads == 1
    assert await cache.get("key", slow.read) == "value"


async def test_readers_of_a_dropped_value_share_the_next_read_too() -> None:
    cache, slow = Cache[str, str](4), Slow("old")
    readers = [asyncio.create_task(cache.get("key", slow.read)) for _ in range(3)]
    await asyncio.sleep(0.01)
    slow.value = "new"
    cache.forget("key")
    readers.append(asyncio.create_task(cache.get("key", slow.read)))
    await asyncio.sleep(0.01)
    slow.gate.set()
    assert await asyncio.gather(*readers) == ["new"] * 4
    assert slow.reads == 2


async def test_the_least_recently_used_values_are_dropped_first() -> None:
    cache = Cache[int, int](2)

    def known(value: int) -> Callable[[], Awaitable[int]]:
        async def read() -> int:
            return value

        return read

    for key in (1, 2, 1, 3):
        await cache.get(key, known(key))
    assert [key in cache for key in (1, 2, 3)] == [True, False, True]
    assert len(cache) == 2
