"""Commands are registered at startup or, if that fails, later in the background."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.operations import registration
from cogs.operations.registration import Registration
from tests.bot.club import Club


class FailingTree:
    """The bot's command tree, whose first requests fail with a status or, without one, hang."""

    def __init__(self, tree: Any, times: int, status: int | None) -> None:
        self._tree, self.times, self.status = tree, times, status
        self.registered = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tree, name)

    async def fetch_commands(self) -> list[Any]:
        return []

    async def sync(self) -> None:
        self.times -= 1
        if self.times < 0:
            self.registered.set()
            return
        if self.status is None:
            await asyncio.sleep(60)
        response: Any = SimpleNamespace(status=self.status, reason="trouble")
        raise discord.HTTPException(response, "trouble")


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registration, "FIRST_PAUSE", 0.01)


@pytest.mark.parametrize(("status", "patience"), [(429, 5.0), (500, 5.0), (None, 0.3)])
async def test_commands_that_cannot_be_registered_at_once_are_registered_later(
    club: Club, monkeypatch: pytest.MonkeyPatch, status: int | None, patience: float
) -> None:
    for name in ("PATIENCE", "RETRY_PATIENCE"):
        monkeypatch.setattr(registration, name, patience)
    tree: Any = FailingTree(club.bot.tree, 2, status)
    await Registration(club.house, tree).begin()
    assert not tree.registered.is_set()
    await asyncio.wait_for(tree.registered.wait(), 10)


async def test_stopping_the_bot_ends_the_retries(club: Club) -> None:
    tree: Any = FailingTree(club.bot.tree, 1 << 30, 500)
    telling = Registration(club.house, tree)
    await telling.begin()
    await asyncio.sleep(0.1)
    telling.end()
    await asyncio.wait_for(club.house.finish(5), 1)


async def test_an_invalid_token_is_reported_at_once(club: Club) -> None:
    tree: Any = FailingTree(club.bot.tree, 1, 401)
    with pytest.raises(discord.HTTPException):
        await Registration(club.house, tree).begin()
