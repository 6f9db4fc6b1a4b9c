"""The way back to the gateway, by a client in this very process: dead addresses, sessions that are over, hot lines."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from cogs.library import gateway as way
from cogs.library.gateway import SteadyGateway
from cogs.library.retries import ShortBackoff
from tests.wire.standin import StandIn
from tests.wire.standin.gateway import Gateway

#: Nobody listens there.
DEAD = "ws://127.0.0.1:9/gateway"


class Hasty(discord.Client):
    """A client that does not rest for five seconds before it asks for a session."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@pytest.fixture
async def gateway(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gateway]:
    """A stand-in's gateway, to which clients find by their own ways back, with short pauses."""
    monkeypatch.setattr(way, "HARDLY", 0.2)
    monkeypatch.setattr(way, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(discord.client, "DiscordWebSocket", SteadyGateway)
    monkeypatch.setattr(discord.client, "ExponentialBackoff", ShortBackoff)
    monkeypatch.setattr(ShortBackoff, "delay", lambda self: 0.05)
    async with StandIn() as discord_itself:
        monkeypatch.setattr(discord.http.Route, "BASE", discord_itself.api_base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord_itself.gateway_url))
        yield discord_itself.gateway


@asynccontextmanager
async def on_the_line(gateway: Gateway) -> AsyncIterator[None]:
    """A client that has heard READY."""
    client = Hasty(intents=discord.Intents(guilds=True))
    running = asyncio.create_task(client.start(gateway.token))
    try:
        await asyncio.wait_for(until(lambda: client.ws is not None and client.ws.session_id is not None), 5)
        yield
        assert not running.done()
    finally:
        await client.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def until(true: Callable[[], bool]) -> None:
    """Waits until that is so."""
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_an_address_that_does_not_answer_is_left_for_the_general_one(gateway: Gateway) -> None:
    gateway.resume_address = DEAD
    async with on_the_line(gateway):
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert gateway.identified == 1
        await gateway.drop()
        await until(lambda: gateway.resumed == 2)


async def test_a_new_session_begins_at_the_general_address(gateway: Gateway) -> None:
    gateway.resume_address = DEAD
    async with on_the_line(gateway):
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        await gateway.forget()
        await until(lambda: gateway.identified == 2)


@pytest.mark.parametrize(("code", "asked"), [(4007, 1), (4009, 1), (4000, way.MOST_RESUMES)])
async def test_a_session_that_is_not_taken_up_is_left_for_a_new_one(gateway: Gateway, code: int, asked: int) -> None:
    gateway.resume_code = code
    async with on_the_line(gateway):
        await gateway.drop()
        await until(lambda: gateway.identified == 2)
        assert gateway.resumes_refused == asked
        gateway.resume_code = None
        await until(lambda: gateway.connected)
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)


async def test_a_session_is_kept_while_nothing_is_asked_for_it(gateway: Gateway) -> None:
    async with on_the_line(gateway):
        gateway.refusals = way.MOST_RESUMES + 1
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert gateway.identified == 1


async def test_a_line_that_hardly_holds_is_dialled_after_growing_pauses(gateway: Gateway) -> None:
    async with on_the_line(gateway):
        await asyncio.sleep(way.HARDLY)
        gateway.hang_ups, began = 4, time.monotonic()
        await gateway.drop()
        await until(lambda: gateway.resumed == 1)
        assert time.monotonic() - began > 0.05 + 0.1 + 0.2
        assert (gateway.hung_up, gateway.identified) == (4, 1)


async def test_a_line_on_which_nothing_was_heard_is_not_dialled_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(way, "HARDLY", 0.0)
    monkeypatch.setattr(way.asyncio, "sleep", sleep)
    history = way.History()
    for heard in (False, False, False, True, False):
        await history.rest()
        line: Any = SimpleNamespace(session_id=None, _dispatch=lambda *_: None)
        history.answered(line)
        if heard:
            line._dispatch("socket_event_type", "READY")
    await history.rest()
    assert pauses == [0, 1, 2, 4, 0, 1]
