"""The gateway: sessions that outlive sockets, heartbeats, IDENTIFY, RESUME with replay, zlib-stream on request.

Room: tests/wire/standin. May import aiohttp, orjson, `model`, `world`, `payloads` and `weather` only.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from tests.wire.standin.payloads import guild_json, member_json, own_user_json
from tests.wire.standin.weather import EventFault, Weather
from tests.wire.standin.world import World

HEARTBEAT_MS = 41_250
#: A bot that is silent for this many intervals counts as dead.
SILENT_INTERVALS = 1.5
FRAME_BYTES = 4096
FRAMES_A_MINUTE = 120
IDENTIFIES_A_DAY = 1000
INTENT_BITS = (1 << 26) - 1
#: An event that is sent this long after it happened counts as late (seconds).
LATE_SECONDS = 0.25
#: An event sent this late can't be answered in time.
TOO_LATE_SECONDS = 1.5


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


@dataclass(eq=False)
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
    events: list[Dispatch] = field(default_factory=list)
    socket: Socket | None = None


class Gateway:
    """The websocket side of Discord."""

    def __init__(self, world: World, *, token: str, url: Callable[[], str], report: Callable[[str], None]) -> None:
        self.world, self.token, self._url, self._report = world, token, url, report
        self.compress = True
        self.heartbeat_ms = HEARTBEAT_MS
        self.acknowledges = True
        self.privileged_allowed = False
        self.weather: Weather | None = None
        self.on_event_fault: Callable[[str, Any, EventFault], None] = lambda event, data, fault: None
        self.sessions: dict[str, Session] = {}
        self.session: Session | None = None
        self.sockets: set[Socket] = set()
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        #: How many of the next connections are refused, and how many were.
        self.refusals = 0
        self.refused = 0
        #: How many of the next connections are accepted and closed at once, and how many were.
        self.hang_ups = 0
        self.hung_up = 0
        #: Another address that READY names for a RESUME, and the close code with which every RESUME is answered.
        self.resume_address: str | None = None
        self.resume_code: int | None = None
        self.resumes_refused = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def connected(self) -> bool:
        """Whether a bot is connected with a session."""
        return self.session is not None and self.session.socket is not None

    async def dispatch(self, event: str, data: Any, *, intent: Intent | None = None) -> None:
        """Sends an event to the current session; keeps it for a RESUME while the socket is away."""
        session = self.session
        if session is None or (intent is not None and not session.intents & intent):
            return
        session.events.append(Dispatch(len(session.events) + 1, event, data, time.monotonic()))
        if session.socket is None:
            return
        if self.weather is None:
            await self._catch_up(session.socket)
        else:  # the caller doesn't wait for the event to get through the storm
            task = asyncio.create_task(self._catch_up(session.socket))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, socket: Socket) -> None:
        """Sends what this socket has not had yet, in order; only one does so at a time."""
        session = socket.session
        if session is None or socket.busy:
            return
        socket.busy = True
        try:
            while socket.seq < len(session.events) and session.socket is socket:
                entry = session.events[socket.seq]
                fault = self.weather.event(entry.event) if self.weather else None
                if fault is EventFault.LATE and self.weather:
                    await asyncio.sleep(self.weather.delay())
                elif fault is EventFault.LOST:
                    session.socket = None
                    socket.cut()
                    return
                for limit in (LATE_SECONDS, TOO_LATE_SECONDS):
                    if time.monotonic() - entry.at > limit:
                        self.on_event_fault(entry.event, entry.data, EventFault.LATE)
                if fault is EventFault.TWICE:
                    self.on_event_fault(entry.event, entry.data, EventFault.TWICE)
                socket.seq = entry.seq
                for _ in range(2 if fault is EventFault.TWICE else 1):
                    await socket.send(Op.DISPATCH, entry.data, event=entry.event, seq=entry.seq)
        finally:
            socket.busy = False

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serves one connection of the bot, or refuses it."""
        if self.refusals or (self.weather is not None and self.weather.refuses_line()):
            self.refusals = max(0, self.refusals - 1)
            self.refused += 1
            return web.Response(status=502)
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        if self.hang_ups:
            self.hang_ups -= 1
            self.hung_up += 1
            await ws.close(code=1001)
            return ws
        asked = request.query.get("compress") == "zlib-stream"
        socket = Socket(ws, request.transport, compressed=asked and self.compress)
        self.sockets.add(socket)
        try:
            await socket.send(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms})
            await self._listen(socket)
        finally:
            self.sockets.discard(socket)
            if socket.session is not None and socket.session.socket is socket:
                socket.session.socket = None
        return ws

    async def _listen(self, socket: Socket) -> None:
        """Handles what the bot sends until the connection is lost or the bot is silent for too long."""
        patience = SILENT_INTERVALS * self.heartbeat_ms / 1000
        alive = time.monotonic()
        while True:
            try:
                frame = await socket.ws.receive(timeout=max(0.01, alive + patience - time.monotonic()))
            except TimeoutError:
                self._report("gateway: no heartbeat in time")
                await socket.ws.close(code=4009)
                return
            if frame.type is not WSMsgType.TEXT:
                return
            before = self.heartbeats
            if not await self._receive(socket, frame.data):
                return
            if self.heartbeats > before:
                alive = time.monotonic()

    async def _close(self, socket: Socket, code: int, text: str) -> bool:
        self._report(f"gateway: {text}")
        await socket.ws.close(code=code)
        return False

    async def _receive(self, socket: Socket, text: str) -> bool:
        if len(text.encode()) > FRAME_BYTES:
            return await self._close(socket, 4002, f"a payload of {len(text.encode())} bytes, at most {FRAME_BYTES}")
        now = time.monotonic()
        socket.received.append(now)
        if len(socket.received) > FRAMES_A_MINUTE and now - socket.received[0] < 60:
            return await self._close(socket, 4008, f"more than {FRAMES_A_MINUTE} payloads in a minute")
        try:
            payload = orjson.loads(text)
            data, op = payload.get("d"), payload.get("op")
        except (ValueError, AttributeError):
            return await self._close(socket, 4002, "a payload that cannot be read")
        if socket.session is None and op in (Op.PRESENCE, Op.VOICE_STATE, Op.REQUEST_MEMBERS):
            return await self._close(socket, 4003, f"opcode {op} before IDENTIFY")
        if socket.session is not None and op in (Op.IDENTIFY, Op.RESUME):
            return await self._close(socket, 4005, "a second IDENTIFY on one connection")
        match op:
            case Op.HEARTBEAT:
                self.heartbeats += 1
                if self.acknowledges:
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
                return await self._close(socket, 4001, f"opcode {op!r} cannot be sent by a bot")
        return True

    async def _identify(self, socket: Socket, data: dict[str, Any]) -> bool:
        if data.get("token") != self.token:
            return await self._close(socket, 4004, "IDENTIFY with a wrong token")
        shard, intents = data.get("shard", [0, 1]), data.get("intents", 0)
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return await self._close(socket, 4010, f"shard {shard} cannot be")
        if not isinstance(intents, int) or intents & ~INTENT_BITS:
            return await self._close(socket, 4013, f"intents {intents!r} cannot be")
        if intents & PRIVILEGED and not self.privileged_allowed:
            return await self._close(socket, 4014, f"privileged intents {intents & PRIVILEGED:#x} are not granted")
        self.identified += 1
        if self.identified > IDENTIFIES_A_DAY:
            self._report(f"gateway: more than {IDENTIFIES_A_DAY} IDENTIFYs in a day: Discord resets the token")
        session = Session(f"{self.world.snowflake():x}", intents, socket=socket)
        socket.session = session
        self.sessions[session.id] = self.session = session
        guilds = list(self.world.guilds.values())
        await self.dispatch(
            "READY",
            {
                "v": 10,
                "user": own_user_json(self.world.bot),
                "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.resume_address or self._url(),
                "shard": shard,
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
        if self.resume_code is not None:
            self.resumes_refused += 1
            await socket.ws.close(code=self.resume_code)
            return False
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self.token:
            await socket.send(Op.INVALID_SESSION, False)
            return True
        if not 0 <= data["seq"] <= len(session.events):
            return await self._close(socket, 4007, f"RESUME at event {data['seq']} of {len(session.events)}")
        self.session = session
        socket.session, socket.seq = session, data["seq"]
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
        """Closes the bot's connection with this code; the session can be resumed."""
        for socket in list(self.sockets):
            await socket.ws.close(code=code)

    async def ask_reconnect(self) -> None:
        """Sends op 7: the bot must reconnect and resume."""
        for socket in list(self.sockets):
            await socket.send(Op.RECONNECT)

    async def ask_heartbeat(self) -> None:
        """Sends op 1: the bot must send a heartbeat at once."""
        for socket in list(self.sockets):
            await socket.send(Op.HEARTBEAT)

    async def forget(self) -> None:
        """Forgets all sessions and says so (op 9): the bot must IDENTIFY again."""
        self.sessions.clear()
        self.session = None
        for socket in list(self.sockets):
            socket.session = None
            await socket.send(Op.INVALID_SESSION, False)
