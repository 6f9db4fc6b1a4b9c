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
from tests.waiting import FOR_EVER, PATIENCE


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
    await asyncio.wait_for(tree.registered.wait(), PATIENCE)


async def test_stopping_the_bot_ends_the_retries(club: Club) -> None:
    tree: Any = FailingTree(club.bot.tree, 1 << 30, 500)
    telling = Registration(club.house, tree)
    await telling.begin()
    await asyncio.sleep(0.1)
    telling.end()
    await asyncio.wait_for(club.house.finish(FOR_EVER), PATIENCE)


async def test_an_invalid_token_is_reported_at_once(club: Club) -> None:
    tree: Any = FailingTree(club.bot.tree, 1, 401)
    with pytest.raises(discord.HTTPException):
        await Registration(club.house, tree).begin()


async def test_the_command_of_an_activity_stays_beside_ours(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord refuses a list of commands without the Entry Point command that an application with an activity has."""
    launch = {"id": "9", "application_id": "1", "version": "1", "type": 4, "name": "launch", "description": ""}
    registered: list[list[dict[str, Any]]] = []

    async def upsert(application_id: int, *, payload: list[dict[str, Any]]) -> list[Any]:
        if not any(command.get("type") == 4 for command in payload):
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": 50240, "message": "trouble"})
        registered.append(payload)
        return []

    async def known(application_id: int) -> list[dict[str, Any]]:
        return [launch]

    monkeypatch.setattr(club.bot.http, "bulk_upsert_global_commands", upsert)
    monkeypatch.setattr(club.bot.http, "get_global_commands", known)
    await Registration(club.house, club.bot.tree).begin()
    ((*ours, theirs),) = registered
    assert {command["name"] for command in ours} == {command.name for command in club.bot.tree.get_commands()}
    assert theirs == {"id": "9", "type": 4, "name": "launch", "description": ""}
