"""The line to Discord, which can break at any moment. Part of cogs/library.

discord.py asks again where Discord's servers failed, but gives up where they say 503 or the line was cut, and raises
another kind of error then. Here what does no harm twice is asked again, and a line that stays cut is one more failure
of Discord's. What stands before Discord answers too, with pages or with half of an answer: that is read for what it
is.
"""

import asyncio
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

log = structlog.get_logger("line")

#: Seconds before asking again; first answers are wanted within three.
PAUSES = (0.1, 0.4, 1.2)
_ANSWERED, _AUTOCOMPLETION = 40060, 8
_CUT = (aiohttp.ClientError, OSError)
_UNAVAILABLE, _LIMITED = 503, 429
#: What may be asked twice although it is a POST: the same channel comes of it.
_HARMLESS = ("/users/@me/channels",)
#: What the library must not repeat by itself: a second thread comes of it.
_ONCE = "/threads"


class CutOff(discord.DiscordServerError):
    """The line was cut, and stayed so: whether Discord has done what was asked is not known."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(SimpleNamespace(status=503, reason=type(cause).__name__), None)


async def heard(response: aiohttp.ClientResponse) -> Any:
    """What Discord says, read as the library does, and an error without JSON told by its status alone.

    Raises ClientPayloadError where Discord has said yes and the rest was lost, HTTPException where nothing says how
    long a limit holds, and DiscordServerError where the library would ask again for what Discord may have made.
    """
    try:
        said = await json_or_text(response)
    except ValueError as error:
        if response.ok:
            raise aiohttp.ClientPayloadError from error
        said = ""
    if response.status == _LIMITED and not (isinstance(said, dict) and "retry_after" in said):
        raise discord.HTTPException(response, said)
    if response.status >= 500 and response.method == "POST" and response.url.path.endswith(_ONCE):
        raise discord.DiscordServerError(response, said)
    return said


async def persist(ask: Callable[[], Awaitable[Any]], files: Sequence[discord.File], *, again: bool) -> Any:
    """Ask, and while the line is cut or Discord is unavailable ask `again` a few times, if that does no harm.

    Raises CutOff.
    """
    for pause in PAUSES if again else ():
        try:
            return await ask()
        except _CUT as error:
            log.info("the line was cut", error=type(error).__name__)
        except CutOff:
            raise
        except discord.DiscordServerError as error:
            if error.status != _UNAVAILABLE:
                raise
            log.info("discord is unavailable", status=error.status)
        await asyncio.sleep(pause)
        for file in files:
            file.reset(seek=True)
    try:
        return await ask()
    except _CUT as error:
        raise CutOff(error) from error


@contextmanager
def leaving_the_gate_open(http: HTTPClient) -> Iterator[None]:
    """Whoever gives up waiting while a limit for all requests holds would leave the library's gate shut for ever."""
    try:
        yield
    except asyncio.CancelledError:
        if isinstance(http._global_over, asyncio.Event):
            http._global_over.set()
        raise


def is_harmless(route: Route, given: Mapping[str, Any]) -> bool:
    """Whether a request does no harm twice: it is no POST, or Discord knows it again by its nonce."""
    if route.method != "POST" or route.path in _HARMLESS:
        return True
    form = next((part["value"] for part in given.get("form") or () if part["name"] == "payload_json"), "")
    return "nonce" in (given.get("json") or ()) or '"enforce_nonce"' in form


class SteadyAnswers(AsyncWebhookAdapter):
    """Answers to interactions over a line that can break. What comes twice then, its person alone sees."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Route, session: aiohttp.ClientSession, **given: Any) -> Any:
        """As the library's, with patience."""
        send = super().request

        async def ask() -> Any:
            if session.closed:
                raise CutOff(ConnectionResetError())
            try:
                return await send(route, session, **given)
            except discord.HTTPException as error:
                if error.status != _LIMITED:
                    raise
                raise aiohttp.ClientConnectionError from error  # a limit that Discord does not explain

        return await persist(ask, given.get("files") or (), again=True)

    async def create_interaction_response(self, interaction_id: int, token: str, **given: Any) -> Any:
        """As the library's; an answer that Discord has already is ours, for each interaction is answered once."""
        try:
            return await super().create_interaction_response(interaction_id, token, **given)
        except discord.HTTPException as error:
            body = given["params"].payload or {}
            if error.code != _ANSWERED and body.get("type") != _AUTOCOMPLETION:
                raise
            log.info("an answer may have been lost", code=error.code, status=error.status)
            return {"interaction": {"id": str(interaction_id), "type": 0}}


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Between two tries to reach the gateway lie seconds, as long as people are there and nobody answers them.

    The library's own grows to a quarter of an hour, and forgets what went wrong only after half an hour.
    """

    def __init__(self) -> None:
        super().__init__()
        self._max, self._reset_time = 4, 60


def hold_the_line() -> None:
    """Let everything that runs from here on answer interactions steadily, hear Discord out, and come back to the
    gateway soon.
    """
    async_context.set(SteadyAnswers())
    for listening in (discord.http, discord.webhook.async_):
        listening.json_or_text = heard  # type: ignore[attr-defined]
    discord.client.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined,assignment]
