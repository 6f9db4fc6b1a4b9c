"""An error in cleaning up never hides what went wrong before, and keeps nothing else from being closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import structlog

from bot import open_bot
from cogs.operations.settings import Settings, SettingsError
from host.closing import close, safely


@asynccontextmanager
async def failing_to_close(error: Exception) -> AsyncIterator[str]:
    try:
        yield "open"
    finally:
        raise error


async def test_the_first_error_is_the_one_that_is_raised() -> None:
    async def fail_twice() -> None:
        async with safely(failing_to_close(OSError("second"))) as found:
            assert found == "open"
            raise ValueError("first")

    with structlog.testing.capture_logs() as logs, pytest.raises(ValueError, match="first"):
        await fail_twice()
    assert [line["error"] for line in logs] == ["second"]


async def test_without_another_error_the_one_in_closing_is_raised() -> None:
    with pytest.raises(OSError, match="only"):
        async with safely(failing_to_close(OSError("only"))):
            pass


async def test_every_step_of_closing_is_taken() -> None:
    taken: list[str] = []

    async def fail() -> None:
        taken.append("fail")
        raise OSError("closing")

    async def succeed() -> None:
        taken.append("succeed")

    with structlog.testing.capture_logs() as logs:
        await close(fail, succeed, fail)
    assert taken == ["fail", "succeed", "fail"]
    assert len(logs) == 2


@pytest.mark.parametrize("host", ["203.0.113.7", f"{'a' * 80}.example", ".", "fe80::1%nowhere"])
async def test_an_address_for_metrics_that_cannot_be_used_is_named(host: str, tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "bot.db", metrics=(host, 9100), drawing_workers=0, computer_workers=1)
    with pytest.raises(SettingsError, match="METRICS: can't listen on"):
        async with open_bot(settings) as bot:
            await bot.features.start()
