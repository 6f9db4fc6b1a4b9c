"""The gateway: sessions that outlive sockets, heartbeats, IDENTIFY, RESUME with replay, zlib-stream when asked for.

Room: tests/wire. May import aiohttp, `model`, `world` and `payloads` only.
"""

from __future__ import annotations

import contextlib
import enum
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from .payloads import guild_json, member_json, own_user_json
from .world import World

HEARTBEAT_MS = 41_250
FRAME_BYTES = 4096
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


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Socket:
    """One connection: writes frames, compressed as one stream when the bot asked for it."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self._stream = zlib.compressobj() if compressed else None
        self.received: deque[float] = deque(maxlen=FRAMES_A_MINUTE + 1)

    async def send(self, op: Op, data: Any = None, *, event: str | None = None, seq: int | None = None) -> None:
        """Writes one payload; a socket that is already gone takes it silently."""
        text = json.dumps({"op": int(op), "d": data, "s": seq, "t": event})
        with contextlib.suppress(ConnectionError, RuntimeError):
            if self._stream is None:
                await self.ws.send_str(text)
            else:
                await self.ws.send_bytes(self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH))


@dataclass(eq=False)
class Session:
    """One IDENTIFY of the bot; it can be resumed as long as Discord remembers it."""

    id: str
    intents: int
    seq: int = 0
    sent: list[tuple[int, str, Any]] = field(default_factory=list)
    socket: Socket | None = None


class Gateway:
    """The websocket side of Discord."""

    def __init__(self, world: World, *, token: str, url: Callable[[], str], report: Callable[[str], None]) -> None:
        self.world, self.token, self._url, self._report = world, token, url, report
        self.compress = True
        self.privileged_allowed = False
        self.sessions: dict[str, Session] = {}
        self.session: Session | None = None
        self.sockets: set[Socket] = set()
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0

    @property
    def connected(self) -> bool:
        """Whether a bot is on the line with a session."""
        return self.session is not None and self.session.socket is not None

    async def dispatch(self, event: str, data: Any, *, intent: Intent | None = None) -> None:
        """Sends an event to the current session; keeps it for a RESUME while the socket is away."""
        session = self.session
        if session is None or (intent is not None and not session.intents & intent):
            return
        session.seq += 1
        seq = session.seq
        session.sent.append((seq, event, data))
        if session.socket is not None:
            await session.socket.send(Op.DISPATCH, data, event=event, seq=seq)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection of the bot."""
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        asked = request.query.get("compress") == "zlib-stream"
        socket = Socket(ws, compressed=asked and self.compress)
        self.sockets.add(socket)
        try:
            await socket.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
            async for frame in ws:
                if frame.type is WSMsgType.TEXT and not await self._receive(socket, frame.data):
                    break
        finally:
            self.sockets.discard(socket)
            if self.session is not None and self.session.socket is socket:
                self.session.socket = None
        return ws

    async def _receive(self, socket: Socket, text: str) -> bool:
        if len(text.encode()) > FRAME_BYTES:
            self._report(f"gateway: a payload of {len(text.encode())} bytes, at most {FRAME_BYTES}")
            await socket.ws.close(code=4002)
            return False
        now = time.monotonic()
        socket.received.append(now)
        if len(socket.received) > FRAMES_A_MINUTE and now - socket.received[0] < 60:
            self._report(f"gateway: more than {FRAMES_A_MINUTE} payloads in a minute")
            await socket.ws.close(code=4008)
            return False
        payload = json.loads(text)
        data = payload.get("d")
        match payload.get("op"):
            case Op.HEARTBEAT:
                self.heartbeats += 1
                await socket.send(Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return await self._identify(socket, data)
            case Op.RESUME:
                return await self._resume(socket, data)
            case Op.PRESENCE | Op.VOICE_STATE:
                pass
            case Op.REQUEST_MEMBERS:
                await self._members(data)
            case op:
                self._report(f"gateway: opcode {op!r} cannot be sent by a bot")
                await socket.ws.close(code=4001)
                return False
        return True

    async def _identify(self, socket: Socket, data: dict[str, Any]) -> bool:
        if data.get("token") != self.token:
            self._report("gateway: IDENTIFY with a wrong token")
            await socket.ws.close(code=4004)
            return False
        intents = data.get("intents", 0)
        if intents & PRIVILEGED and not self.privileged_allowed:
            self._report(f"gateway: privileged intents {intents & PRIVILEGED:#x} are not granted")
            await socket.ws.close(code=4014)
            return False
        self.identified += 1
        session = Session(f"{self.world.snowflake():x}", intents, socket=socket)
        self.sessions[session.id] = self.session = session
        guilds = list(self.world.guilds.values())
        await self.dispatch(
            "READY",
            {
                "v": 10,
                "user": own_user_json(self.world.bot),
                "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._url(),
                "shard": data.get("shard", [0, 1]),
                "application": {"id": str(self.world.application_id), "flags": 0},
                "session_type": "normal",
                "private_channels": [],
                "presences": [],
                "relationships": [],
            },
        )
        for guild in guilds:
            await self.dispatch("GUILD_CREATE", guild_json(self.world, guild), intent=Intent.GUILDS)
        return True

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> bool:
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self.token:
            await socket.send(Op.INVALID_SESSION, False)
            return True
        for seq, event, payload in [entry for entry in session.sent if entry[0] > data["seq"]]:
            await socket.send(Op.DISPATCH, payload, event=event, seq=seq)
        self.session = session
        session.socket = socket
        self.resumed += 1
        await self.dispatch("RESUMED", {"_trace": []})
        return True

    async def _members(self, data: dict[str, Any]) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = data.get("user_ids")
        ids = (
            {int(i) for i in ([wanted] if isinstance(wanted, (str, int)) else wanted)} if wanted else set(guild.members)
        )
        query = str(data.get("query") or "").lower()
        found = [m for i, m in guild.members.items() if i in ids and m.user.name.lower().startswith(query)]
        await self.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [member_json(self.world, m) for m in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [str(i) for i in ids - set(guild.members)],
                "nonce": data.get("nonce"),
            },
        )

    async def drop(self, code: int = 4000) -> None:
        """Breaks the line of the bot with this close code; the session can be resumed."""
        for socket in list(self.sockets):
            await socket.ws.close(code=code)

    async def ask_reconnect(self) -> None:
        """Sends op 7: the bot shall come again and resume."""
        for socket in list(self.sockets):
            await socket.send(Op.RECONNECT)

    async def forget(self) -> None:
        """Forgets all sessions and says so (op 9): the bot must IDENTIFY anew."""
        self.sessions.clear()
        self.session = None
        for socket in list(self.sockets):
            await socket.send(Op.INVALID_SESSION, False)
