"""Retries: which requests are repeated after a lost connection, and what happens when one arrives twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from cogs.discordpy import retries
from cogs.discordpy.events import RecentInteractions, bare
from cogs.discordpy.retries import (
    ConnectionLost,
    RetryingWebhooks,
    ShortBackoff,
    is_repeatable,
    read_response,
    releasing_rate_limit,
    retry,
)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "PAUSES", (0.0, 0.0))


class LostConnections:
    """A request whose connection is lost so many times before it succeeds."""

    def __init__(self, losses: int) -> None:
        self.losses, self.asked = losses, 0

    async def __call__(self) -> str:
        self.asked += 1
        if self.asked <= self.losses:
            raise aiohttp.ServerDisconnectedError
        return "done"


class Unavailable:
    """A request that Discord always answers as unavailable."""

    asked = 0

    async def __call__(self) -> None:
        self.asked += 1
        response: Any = SimpleNamespace(status=503, reason="Service Unavailable")
        raise discord.DiscordServerError(response, "later")


PAGE = "<html>cloudflare</html>"
#: HTTP responses, byte for byte.
TORN = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"id": '
EMPTY = "HTTP/1.1 {} -\r\nContent-Type: application/json\r\nContent-Length: 0\r\n\r\n"
HTML = "HTTP/1.1 {} -\r\nContent-Type: text/html\r\nVia: 1.1 google\r\n\r\n" + PAGE
UNTIMED = HTML.format(429).replace("text/html", "application/json").replace(PAGE, '{"message": "wait", "code": 7}')
DONE = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"id": "1"}'
THREADS = "/channels/{channel_id}/threads"


class FakeServer:
    """A server that sends the given responses, one per connection, and then closes the connection."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.asked = list(answers), 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        self.asked += 1
        writer.write(self.answers.pop(0).encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(monkeypatch: pytest.MonkeyPatch, fake: FakeServer) -> AsyncIterator[aiohttp.ClientSession]:
    """Send discord.py's requests to this server, and read its responses as the bot does."""
    server = await asyncio.start_server(fake, "127.0.0.1", 0)
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    monkeypatch.setattr(discord.http, "json_or_text", read_response)
    monkeypatch.setattr(discord.webhook.async_, "json_or_text", read_response)
    async with aiohttp.ClientSession() as session:
        yield session
    server.close()


@asynccontextmanager
async def library(monkeypatch: pytest.MonkeyPatch, fake: FakeServer) -> AsyncIterator[discord.http.HTTPClient]:
    """The HTTP client of discord.py, connected to this server and retrying without pauses."""
    async with listening(monkeypatch, fake) as session:
        http = discord.http.HTTPClient(asyncio.get_running_loop())
        http._HTTPClient__session = session  # type: ignore[attr-defined]
        http._global_over = asyncio.Event()
        http._global_over.set()
        yield http


@pytest.mark.parametrize(
    "answer", [TORN, EMPTY.format(200), HTML.format(429), HTML.format(429).replace("Via", "X"), UNTIMED]
)
async def test_an_unreadable_response_is_sent_again(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    fake = FakeServer(answer, DONE)
    async with listening(monkeypatch, fake) as session:
        said = await RetryingWebhooks().request(Route("POST", "/interactions/1/a/callback"), session)
    assert (said, fake.asked) == ({"id": "1"}, 2)


async def test_a_message_comes_back_bare_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {"id": "1", "components": [{"type": 10, "content": "Goal!"}], "attachments": [{"id": "2"}]}
    message = DONE.replace('{"id": "1"}', json.dumps(whole))
    for method, read in (("POST", bare(whole)), ("PATCH", bare(whole)), ("GET", whole)):
        async with listening(monkeypatch, FakeServer(message)) as session:
            assert await RetryingWebhooks().request(Route(method, "/webhooks/1/a/messages/1"), session) == read


async def test_a_response_that_never_arrives_counts_as_a_server_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in (TORN, HTML.format(429)):
        async with listening(monkeypatch, FakeServer(*[answer] * 3)) as session:
            with pytest.raises(ConnectionLost):
                await RetryingWebhooks().request(Route("POST", "/webhooks/1/a"), session)


async def test_discord_py_retries_a_server_error_without_a_body(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "sleep", _at_once)
    for answer in (EMPTY, HTML):
        for status in (500, 502):
            fake = FakeServer(answer.format(status), DONE)
            async with library(monkeypatch, fake) as http:
                assert await http.request(Route("GET", "/users/@me")) == {"id": "1"}
            assert fake.asked == 2
            fake = FakeServer(answer.format(status), DONE)
            async with listening(monkeypatch, fake) as session:
                said = await RetryingWebhooks().request(Route("POST", "/interactions/1/a/callback"), session)
            assert (said, fake.asked) == ({"id": "1"}, 2)


async def test_a_refusal_without_a_body_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    for status, kind in ((403, discord.Forbidden), (404, discord.NotFound), (429, discord.HTTPException)):
        for answer in (EMPTY, HTML):
            async with library(monkeypatch, FakeServer(answer.format(status))) as http:
                with pytest.raises(kind) as caught:
                    await http.request(Route("GET", "/users/@me"))
            assert caught.value.status == status


async def test_a_thread_that_may_exist_is_not_created_again(monkeypatch: pytest.MonkeyPatch) -> None:
    said = 'HTTP/1.1 {} -\r\nContent-Type: application/json\r\n\r\n{{"message": "x", "code": 0}}'
    for answer in (said, EMPTY, HTML):
        for status in (500, 502, 504, 524):
            fake = FakeServer(answer.format(status))
            async with library(monkeypatch, fake) as http:
                with pytest.raises(discord.DiscordServerError):
                    await http.request(Route("POST", THREADS, channel_id=1), json={"name": "a"})
            assert fake.asked == 1


async def _at_once(seconds: float, sleep: Any = asyncio.sleep) -> None:
    await sleep(0)


async def test_a_repeatable_request_is_retried_until_the_connection_holds() -> None:
    lost_twice = LostConnections(2)
    assert await retry(lost_twice, (), repeatable=True) == "done"
    assert lost_twice.asked == 3


async def test_a_connection_that_stays_down_counts_as_a_server_error() -> None:
    for losses, again, asked in ((9, True, 3), (1, False, 1)):
        request = LostConnections(losses)
        with pytest.raises(discord.HTTPException) as caught:
            await retry(request, (), repeatable=again)
        assert isinstance(caught.value, ConnectionLost)
        assert (caught.value.status, caught.value.code, request.asked) == (503, 0, asked)
        assert isinstance(caught.value.__cause__, aiohttp.ServerDisconnectedError)


async def test_only_repeatable_requests_are_retried_while_discord_is_unavailable() -> None:
    for again, asked in ((True, 3), (False, 1)):
        request = Unavailable()
        with pytest.raises(discord.DiscordServerError):
            await retry(request, (), repeatable=again)
        assert request.asked == asked


async def test_cancelling_a_rate_limited_request_does_not_block_the_others() -> None:
    http: Any = SimpleNamespace(_global_over=asyncio.Event())

    async def limited() -> None:
        with releasing_rate_limit(http):
            await asyncio.sleep(60)

    waiting = asyncio.create_task(limited())
    await asyncio.sleep(0)
    assert not http._global_over.is_set()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert http._global_over.is_set()


async def test_a_refused_request_is_not_retried() -> None:
    async def refuse() -> None:
        raise ConnectionLost(ConnectionResetError())

    with pytest.raises(ConnectionLost):
        await retry(refuse, (), repeatable=True)


def test_a_post_is_repeatable_only_with_a_nonce() -> None:
    post = Route("POST", "/channels/{channel_id}/messages", channel_id=1)
    form = [{"name": "payload_json", "value": '{"nonce":"a","enforce_nonce":true}'}, {"name": "files[0]", "value": b""}]
    assert is_repeatable(post, {"json": {"content": "x", "nonce": "a", "enforce_nonce": True}})
    assert is_repeatable(post, {"form": form})
    assert not is_repeatable(post, {"json": {"content": "nonce"}})
    assert not is_repeatable(post, {"form": [{"name": "payload_json", "value": '{"content":"nonce"}'}]})
    assert not is_repeatable(Route("POST", "/channels/{channel_id}/threads", channel_id=1), {"json": {"name": "nonce"}})
    assert is_repeatable(Route("POST", "/users/@me/channels"), {"json": {"recipient_id": 1}})
    assert is_repeatable(Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2), {})


def test_the_gateway_is_retried_within_seconds() -> None:
    backoff = ShortBackoff()
    assert max(backoff.delay() for _ in range(2000)) <= 16
    backoff._last_invocation -= 61
    assert backoff.delay() <= 2


def test_each_recent_interaction_is_handled_once() -> None:
    recent = RecentInteractions()
    assert [recent.is_repeated(number) for number in (1, 2, 1, 2, 3)] == [False, False, True, True, False]
    for number in range(10, 10_000):
        assert not recent.is_repeated(number)
    assert recent.is_repeated(9_999)
