"""Requests to Discord: within its limit of 50 a second, and again while the connection is down.

discord.py leaves the limit to us. It retries after most server errors, but gives up on a 503 or a lost connection and
raises a different kind of error. Here every request that is safe to repeat is retried, and a connection that stays down
counts as a server error. Proxies in front of Discord answer too, with web pages or half a response; those are read as
what they are.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Literal

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.http import HTTPClient, Route, json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.discordpy.events import bare

log = structlog.get_logger("retries")

#: Seconds between attempts; Discord wants a first response within three.
PAUSES = (0.1, 0.4, 1.2)
_ANSWERED, _AUTOCOMPLETION = 40060, 8
_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_LOST = (aiohttp.ClientError, OSError)
_UNAVAILABLE, _LIMITED = 503, 429
#: POSTs that are safe to repeat: this one returns the same channel.
_REPEATABLE = ("/users/@me/channels",)
#: What discord.py must not retry on its own: it would create a second thread.
_ONCE = "/threads"


class ConnectionLost(discord.DiscordServerError):
    """The connection was lost and didn't come back; Discord may or may not have carried out the request."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(SimpleNamespace(status=503, reason=type(cause).__name__), None)


async def read_response(response: aiohttp.ClientResponse) -> Any:
    """Read a response as discord.py does; an error without JSON is reported by its status alone, and a message that was
    sent or edited comes back bare.

    Raises ClientPayloadError if the request succeeded but its body was lost, HTTPException if a rate limit doesn't say
    how long it lasts, and DiscordServerError where discord.py would repeat something Discord may have created.
    """
    try:
        body = await json_or_text(response)
    except ValueError as error:
        if response.ok:
            raise aiohttp.ClientPayloadError from error
        body = ""
    if response.status == _LIMITED and not (isinstance(body, dict) and "retry_after" in body):
        raise discord.HTTPException(response, body)
    if response.status >= 500 and response.method == "POST" and response.url.path.endswith(_ONCE):
        raise discord.DiscordServerError(response, body)
    if response.method != "GET" and isinstance(body, dict) and "components" in body:
        return bare(body)
    return body


async def retry(send: Callable[[], Awaitable[Any]], files: Sequence[discord.File], *, repeatable: bool) -> Any:
    """Send a request, and retry it a few times while the connection is down or Discord is unavailable.

    Only a `repeatable` request is retried. Raises ConnectionLost.
    """
    for pause in PAUSES if repeatable else ():
        try:
            return await send()
        except _LOST as error:
            log.info("connection lost", error=type(error).__name__)
        except ConnectionLost:
            raise
        except discord.DiscordServerError as error:
            if error.status != _UNAVAILABLE:
                raise
            log.info("Discord is unavailable", status=error.status)
        await asyncio.sleep(pause)
        for file in files:
            file.reset(seek=True)
    try:
        return await send()
    except _LOST as error:
        raise ConnectionLost(error) from error


@contextmanager
def releasing_rate_limit(http: HTTPClient) -> Iterator[None]:
    """Release discord.py's global rate limit if the wait for it is cancelled; otherwise it would block for ever."""
    try:
        yield
    except asyncio.CancelledError:
        if isinstance(http._global_over, asyncio.Event):
            http._global_over.set()
        raise


def is_repeatable(route: Route, given: Mapping[str, Any]) -> bool:
    """Whether a request is safe to repeat: it isn't a POST, or Discord recognises it by its nonce."""
    if route.method != "POST" or route.path in _REPEATABLE:
        return True
    form = next((part["value"] for part in given.get("form") or () if part["name"] == "payload_json"), "")
    return "nonce" in (given.get("json") or ()) or '"enforce_nonce"' in form


class RetryingWebhooks(AsyncWebhookAdapter):
    """Interaction responses and follow-ups, retried.

    Discord accepts only one response. A follow-up whose answer was lost may be there twice, which is better than not at
    all: somebody has waited for it.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Route, session: aiohttp.ClientSession, **given: Any) -> Any:
        """As in discord.py, with retries."""
        request = super().request

        async def send() -> Any:
            if session.closed:
                raise ConnectionLost(ConnectionResetError())
            try:
                return await request(route, session, **given)
            except discord.HTTPException as error:
                if error.status != _LIMITED:
                    raise
                raise aiohttp.ClientConnectionError from error  # a rate limit without a duration

        return await retry(send, given.get("files") or (), repeatable=True)

    async def create_interaction_response(self, interaction_id: int, token: str, **given: Any) -> Any:
        """Respond to an interaction, without asking for the message that Discord makes of it.

        If Discord already has a response it is ours, since an interaction is answered once.
        """
        params, session = given["params"], given["session"]
        route = Route("POST", _CALLBACK, webhook_id=interaction_id, webhook_token=token)
        content = (
            {"files": params.files, "multipart": params.multipart} if params.files else {"payload": params.payload}
        )
        try:
            await self.request(route, session, proxy=given["proxy"], proxy_auth=given["proxy_auth"], **content)
        except discord.HTTPException as error:
            body = params.payload or {}
            if error.code != _ANSWERED and body.get("type") != _AUTOCOMPLETION:
                raise
            log.info("a response may have been lost", code=error.code, status=error.status)
        return {"interaction": {"id": str(interaction_id), "type": 0}}


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Wait only seconds between attempts to reach the gateway, since people are waiting for answers.

    discord.py's own backoff grows to a quarter of an hour and resets only after half an hour.
    """

    def __init__(self) -> None:
        super().__init__()
        self._max, self._reset_time = 4, 60


def install_retries() -> None:
    """Make discord.py retry interaction responses, read broken responses, and reconnect quickly, from now on."""
    async_context.set(RetryingWebhooks())
    for module in (discord.http, discord.webhook.async_):
        module.json_or_text = read_response  # type: ignore[attr-defined]
    for module in (discord.client, discord.shard):
        module.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined]


#: Requests of all processes together in any one second, a little below Discord's 50.
REQUESTS = 40


class RateLimit:
    """Allows `most` requests in any one second; the others wait in line."""

    def __init__(self, most: int = REQUESTS) -> None:
        self._sent: deque[float] = deque(maxlen=most)
        self._lock = asyncio.Lock()

    async def acquire(self) -> None:
        """Wait until one more request is allowed."""
        async with self._lock:
            if len(self._sent) == self._sent.maxlen:
                await asyncio.sleep(max(0.0, self._sent[0] + 1.0 - time.monotonic()))
            self._sent.append(time.monotonic())
