"""Reconnecting to the gateway, with a client in this process: dead addresses, expired sessions, short connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from cogs.discordpy import gateway as gateway_module
from cogs.discordpy.gateway import ResilientGateway
from cogs.discordpy.retries import ShortBackoff
from testbed.standin import StandIn
from testbed.standin.gateway import Gateway
from tests.waiting import until

#: An address where nothing listens.
DEAD = "ws://127.0.0.1:9/gateway"


class HastyClient(discord.Client):
    """A client that identifies without discord.py's pause of five seconds."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@pytest.fixture
async def gateway(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gateway]:
    """A stand-in's gateway, for clients that reconnect with short pauses."""
    monkeypatch.setattr(gateway_module, "SHORT", 0.2)
    monkeypatch.setattr(gateway_module, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(discord.client, "DiscordWebSocket", ResilientGateway)
    monkeypatch.setattr(discord.client, "ExponentialBackoff", ShortBackoff)
    monkeypatch.setattr(ShortBackoff, "delay", lambda self: 0.05)
    async with StandIn() as standin:
        monkeypatch.setattr(discord.http.Route, "BASE", standin.api_base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(standin.gateway_url))
        yield standin.gateway


@asynccontextmanager
async def connected(gateway: Gateway) -> AsyncIterator[None]:
    """A client that has received READY."""
    client = HastyClient(intents=discord.Intents(guilds=True))
    running = asyncio.create_task(client.start(gateway.token))
    try:
        await until(lambda: client.ws is not None and client.ws.session_id is not None)
        yield
        assert not running.done()
    finally:
        await client.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_an_address_that_does_not_answer_is_replaced_by_the_general_one(gateway: Gateway) -> None:
    gateway.resume_address = DEAD
    async with connected(gateway):
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert gateway.identified == 1
        await gateway.drop()
        await until(lambda: gateway.resumed == 2)


async def test_a_new_session_begins_at_the_general_address(gateway: Gateway) -> None:
    gateway.resume_address = DEAD
    async with connected(gateway):
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        await gateway.forget()
        await until(lambda: gateway.identified == 2)


@pytest.mark.parametrize(("code", "asked"), [(4007, 1), (4009, 1), (4000, gateway_module.MOST_RESUMES)])
async def test_a_session_that_cannot_be_resumed_is_replaced(gateway: Gateway, code: int, asked: int) -> None:
    gateway.resume_code = code
    async with connected(gateway):
        await gateway.drop()
        await until(lambda: gateway.identified == 2)
        assert gateway.resumes_refused == asked
        gateway.resume_code = None
        await until(lambda: gateway.connected)
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)


async def test_a_session_is_kept_while_it_was_not_yet_resumed(gateway: Gateway) -> None:
    async with connected(gateway):
        gateway.refusals = gateway_module.MOST_RESUMES + 1
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert gateway.identified == 1


async def test_short_connections_are_followed_by_growing_pauses(gateway: Gateway) -> None:
    async with connected(gateway):
        await asyncio.sleep(gateway_module.SHORT)
        gateway.hang_ups, began = 4, time.monotonic()
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert time.monotonic() - began > 0.05 + 0.1 + 0.2
        assert (gateway.hung_up, gateway.identified) == (4, 1)


async def test_a_connection_without_events_is_followed_by_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(gateway_module, "SHORT", 0.0)
    monkeypatch.setattr(gateway_module.asyncio, "sleep", sleep)
    history = gateway_module.ConnectionHistory()
    for heard in (False, False, False, True, False):
        await history.pause()
        connection: Any = SimpleNamespace(session_id=None, _dispatch=lambda *_: None)
        history.note_connection(connection)
        if heard:
            connection._dispatch("socket_event_type", "READY")
    await history.pause()
    assert pauses == [0, 1, 2, 4, 0, 1]
