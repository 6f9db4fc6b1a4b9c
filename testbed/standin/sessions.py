"""Connections and sessions of the gateway: opcodes, intents, frames of one socket, events that a session has had.

Room: testbed/standin. May import aiohttp and orjson only.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import web

FRAMES_A_MINUTE = 120


class Op(enum.IntEnum):
    """The opcodes of gateway version 10."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(enum.IntFlag):
    """The intents which decide what is sent."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Socket:
    """One connection: writes frames, compressed as one stream when the bot asked for it.

    `seq` is the last event of the session that was sent here, `session` the session once there is one.
    """

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool) -> None:
        self.ws, self._transport = ws, transport
        self._stream = zlib.compressobj(zlib.Z_BEST_SPEED) if compressed else None
        self.received: deque[float] = deque(maxlen=FRAMES_A_MINUTE + 1)
        self.session: Session | None = None
        self.seq = 0
        self.busy = False

    def cut(self) -> None:
        """Cuts the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()

    async def send(self, op: Op, data: Any = None, *, event: str | None = None, seq: int | None = None) -> None:
        """Writes one payload; does nothing if the socket is gone."""
        text = orjson.dumps({"op": op, "d": data, "s": seq, "t": event})
        with contextlib.suppress(ConnectionError, RuntimeError):
            if self._stream is None:
                await self.ws.send_str(text.decode())
            else:
                await self.ws.send_bytes(self._stream.compress(text) + self._stream.flush(zlib.Z_SYNC_FLUSH))


@dataclass(eq=False, slots=True)
class Dispatch:
    """One event of a session, and when it happened (monotonic seconds)."""

    seq: int
    event: str
    data: Any
    at: float


@dataclass(eq=False)
class Session:
    """One IDENTIFY of the bot; it can be resumed as long as Discord remembers it. `events` are numbered from 1."""

    id: str
    intents: int
    shard: int = 0
    events: list[Dispatch] = field(default_factory=list)
    socket: Socket | None = None

    def remembers(self, seq: int) -> bool:
        """Whether what happened after this event is still known."""
        return all(event.data is not None for event in self.events[seq : seq + 1])

    def forget_events(self, keeping: int) -> None:
        """Drops what all but the latest events told; a bot that missed one of them can't resume any more."""
        for past in reversed(self.events[:-keeping]):
            if past.data is None:
                break
            past.data = None
