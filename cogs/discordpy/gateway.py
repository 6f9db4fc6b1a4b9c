"""Reconnecting to Discord's gateway.

discord.py reconnects at once, always to the address the last session named, and tries to resume that session for ever.
Here it falls back to the general address if the other doesn't answer, starts a new session if the old one can't be
resumed, and pauses after a connection that barely held. Each shard has a history of its own; `shards` has the rest.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar, Self
from weakref import WeakKeyDictionary

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.discordpy.shards import ResilientShard, ShardedClient

log = structlog.get_logger("gateway")

#: A connection that lasted less than this (seconds), or brought no event, is followed by a pause.
SHORT = 1.0
#: The first pause after such a connection, and the longest (seconds); each is twice the one before. Together with
#: `PATIENCE` it must fit in the minute that discord.py allows for connecting.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 32.0
#: How long an address may take to answer (seconds).
PATIENCE = 20.0
#: How often a session is resumed in vain before a new one is started.
MOST_RESUMES = 3
#: Close codes after which Discord wants a new session: a wrong sequence number, and a session that timed out.
_SESSION_OVER = frozenset({4007, 4009})
_LOST = (OSError, aiohttp.ClientError, TimeoutError, ReconnectWebSocket)


class ConnectionHistory:
    """How the connections of one shard of a client have gone so far."""

    def __init__(self) -> None:
        self.begun = False
        self._connected_at = float("-inf")
        self._pause = 0.0
        self._received = True
        self._resumes = 0
        self._expired: str | None = None
        self._doubted: yarl.URL | None = None
        self._connection: DiscordWebSocket | None = None

    async def pause(self) -> None:
        """Wait as long as the last connections call for; the next one is opened now."""
        short = not self._received or time.monotonic() - self._connected_at < SHORT
        self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE) if short else 0.0
        await asyncio.sleep(self._pause)
        self._connected_at = time.monotonic()

    def can_resume(self, session: str | None, sequence: int | None) -> bool:
        """Whether to try to resume a session once more."""
        code = None if self._connection is None else self._connection.socket.close_code
        self._connection = None
        if code in _SESSION_OVER or self._resumes >= MOST_RESUMES:
            log.warning("starting a new session", code=code, resumes=self._resumes)
            self._expired, self._resumes = session, 0
        return session is not None and sequence is not None and session != self._expired

    def address(self, gateway: yarl.URL | None) -> yarl.URL | None:
        """Where to connect, None for the general address; alternates while the given one doesn't answer."""
        self._doubted = None if gateway == self._doubted else gateway
        return self._doubted

    def note_connection(self, connection: DiscordWebSocket) -> None:
        """Note an open connection; its first event will show that the session is alive too."""
        self.begun = True
        self._connection, self._doubted, self._received = connection, None, False
        self._resumes += connection.session_id is not None
        connection._dispatch = self._listening(connection._dispatch)

    def _listening(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        def listen(kind: str, *given: Any) -> None:
            if kind == "socket_event_type":
                self._received, self._resumes = True, 0
            dispatch(kind, *given)

        return listen


class ResilientGateway(DiscordWebSocket):
    """A gateway connection that takes the earlier ones of its shard into account."""

    #: When anything was received last (monotonic seconds).
    heard_at = float("inf")
    _histories: ClassVar[WeakKeyDictionary[discord.Client, dict[int | None, ConnectionHistory]]] = WeakKeyDictionary()

    async def received_message(self, msg: Any, /) -> None:
        """As in discord.py, and note when."""
        self.heard_at = time.monotonic()
        await super().received_message(msg)

    @classmethod
    async def from_client(
        cls,
        client: discord.Client,
        *,
        gateway: yarl.URL | None = None,
        shard_id: int | None = None,
        session: str | None = None,
        sequence: int | None = None,
        resume: bool = False,
        **given: Any,
    ) -> Self:
        """As in discord.py, but the very first connection of a shard is tried until it opens.

        Raises TimeoutError if nothing answers later on.
        """
        history = cls._histories.setdefault(client, {}).setdefault(shard_id, ConnectionHistory())
        while True:
            await history.pause()
            more = dict(given)
            if resume and history.can_resume(session, sequence):
                more |= {"session": session, "sequence": sequence, "resume": True, "gateway": history.address(gateway)}
                if isinstance(client, ShardedClient):
                    client.resumes()
            elif isinstance(client, ShardedClient):
                await client.wait_to_identify(shard_id)
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await super().from_client(client, shard_id=shard_id, **more)
            except _LOST as error:
                if history.begun or not isinstance(client, ShardedClient):
                    raise
                log.warning("trying to connect again", shard=shard_id, error=type(error).__name__)
            else:
                history.note_connection(connection)
                return connection


def silence(client: ShardedClient, shard_id: int) -> float:
    """How long a shard has heard nothing from Discord (seconds); 0 if it never connected."""
    shard = client.shards.get(shard_id)
    connection = None if shard is None else shard._parent.ws
    heard_at = connection.heard_at if isinstance(connection, ResilientGateway) else float("inf")
    return max(0.0, time.monotonic() - heard_at)


def install_gateway() -> None:
    """Make every client that connects from now on reconnect this way."""
    discord.client.DiscordWebSocket = ResilientGateway  # type: ignore[misc]
    discord.shard.DiscordWebSocket = ResilientGateway  # type: ignore[misc]
    discord.shard.Shard = ResilientShard  # type: ignore[misc]
