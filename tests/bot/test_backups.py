"""Automatic backups."""

# ruff: noqa: ASYNC240 - nothing else is waiting here

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from cogs.operators.backups import BackupPlan, Backups
from data import open_archive
from data.copies.naming import backups
from tests.data.making import played

HOUR = 60 * 60.0


@asynccontextmanager
async def keeping(database: Path, folder: Path, ahead: float = 0.0) -> AsyncIterator[Backups]:
    async with open_archive(database) as archive:
        if await archive.tables.head("t1") is None:
            await archive.commit(played("t1", 1, moves=10))
        yield Backups(BackupPlan(database, folder, 24 * HOUR, 2), lambda: time.time() + ahead)


@pytest.fixture
def folder(database: Path) -> Path:
    return database.with_name("backups")


async def test_a_backup_is_made_when_it_is_due_and_no_sooner_after_a_restart(database: Path, folder: Path) -> None:
    async with keeping(database, folder) as kept:
        await kept.back_up_if_due()
        assert kept.failure is None
        assert kept.last == pytest.approx(time.time(), abs=20)
        assert len(backups(database, folder)) == 1
        assert not await kept.due()
    for ahead, due in ((23 * HOUR, False), (25 * HOUR, True), (-HOUR, True)):  # -1: from the future
        async with keeping(database, folder, ahead) as again:
            assert await again.due() is due


async def test_a_failed_backup_is_reported_and_retried_later(
    database: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with keeping(database, folder) as kept:
        folder.write_text("in the way")
        with capture_logs() as logs:
            await kept.back_up_if_due()
            await kept.back_up_if_due()
        assert [line["event"] for line in logs] == ["backup failed"]
        assert logs[0]["log_level"] == "error"
        assert kept.failure is not None
        assert "No backup could be made" in kept.failure
        folder.unlink()
        assert not await kept.due()
        kept._retry_at = 0.0
        await kept.back_up_if_due()
        assert kept.failure is None
        assert kept.last is not None


async def test_a_backup_that_takes_too_long_is_abandoned(
    database: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.operators.backups.LONGEST", 0.0)
    async with keeping(database, folder) as kept:
        with capture_logs() as logs:
            await kept.back_up_if_due()
        assert [line["event"] for line in logs] == ["backup failed"]
        assert kept._process is None
        assert not backups(database, folder)
