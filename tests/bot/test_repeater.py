"""Repeated work: the clock it follows, and what a failure or a stop does to it."""

from __future__ import annotations

import asyncio
import datetime
import time
from typing import Any

import pytest
from structlog.testing import capture_logs

from host.intervals import Repeater
from tests.waiting import PATIENCE


class Counted:
    """Work that counts its runs and fails in some of them."""

    def __init__(self, *failing: int) -> None:
        self.times, self._failing, self._more = 0, failing, asyncio.Condition()

    async def work(self) -> None:
        self.times += 1
        async with self._more:
            self._more.notify_all()
        if self.times in self._failing:
            raise RuntimeError("this time not")

    async def until(self, times: int) -> None:
        async with asyncio.timeout(PATIENCE), self._more:
            await self._more.wait_for(lambda: self.times >= times)


@pytest.mark.parametrize("hours", [-1, 1000])
async def test_setting_the_clock_neither_stops_nor_hurries_repeated_work(
    hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Jumped(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Any:
            return datetime.datetime.fromtimestamp(time.time(), tz) + datetime.timedelta(hours=hours)

    counted = Counted()
    pulse = Repeater(0.02, counted.work)
    pulse.start()
    await counted.until(2)
    monkeypatch.setattr(datetime, "datetime", Jumped)
    before, began = counted.times, time.monotonic()
    await counted.until(before + 3)
    pulse.stop()
    assert counted.times - before <= 1 + (time.monotonic() - began) / 0.02


async def test_failed_work_is_logged_and_repeated() -> None:
    counted = Counted(1, 2)
    pulse = Repeater(0.0, counted.work)
    with capture_logs() as logs:
        pulse.start()
        await counted.until(4)
    assert [line["log_level"] for line in logs] == ["error", "error"]
    assert pulse.running
    pulse.stop()
    await asyncio.sleep(0)
    assert not pulse.running


async def test_a_restart_abandons_work_that_hangs() -> None:
    begun = 0

    async def hang() -> None:
        nonlocal begun
        begun += 1
        await asyncio.Event().wait()

    pulse = Repeater(0.0, hang)
    for _ in range(3):
        pulse.start()
        await asyncio.sleep(0.01)
    assert begun == 3
    assert len([task for task in asyncio.all_tasks() if task.get_name() == "hang"]) == 1
    pulse.stop()
