"""People are let in a few at a time, in the order in which they come."""

import asyncio

import pytest

from cogs.press.press import Admission
from tests.waiting import PATIENCE


async def test_the_first_are_done_before_the_last_begin() -> None:
    admission, told = Admission(room=2, longest=60), list[str]()

    async def visit(name: str) -> None:
        async with admission.inside():
            told.append(f"{name} in")
            for _ in range(3):
                await asyncio.sleep(0)
        told.append(f"{name} out")

    await asyncio.gather(*map(visit, "abcd"))
    assert told == ["a in", "b in", "a out", "b out", "c in", "d in", "c out", "d out"]


async def test_nobody_waits_longer_for_somebody_slow() -> None:
    admission, slow = Admission(room=1, longest=0.01), asyncio.Event()

    async def dawdle() -> None:
        async with admission.inside():
            await slow.wait()

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        group.create_task(dawdle())
        await asyncio.sleep(0)
        async with admission.inside():  # there is room for one, who is still inside
            slow.set()


async def test_whoever_leaves_late_or_in_trouble_makes_room_once() -> None:
    admission, inside = Admission(room=1, longest=0.001), list[int]()

    async def fail() -> None:
        async with admission.inside():
            await asyncio.sleep(0.005)  # its time is over
            raise ZeroDivisionError

    async def visit() -> None:
        async with admission.inside():
            inside.append(1)
            await asyncio.sleep(0)
            assert sum(inside) == 1
            inside.pop()

    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await fail()
    await asyncio.gather(visit(), visit(), visit())
