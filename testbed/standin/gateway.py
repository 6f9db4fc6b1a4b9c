"""The gateway: sessions that outlive sockets, heartbeats, IDENTIFY, RESUME with replay, zlib-stream on request.

Room: testbed/standin. May import aiohttp, orjson, `world`, `payloads`, `sessions` and `weather` only.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from testbed.standin.payloads import guild_json, member_json, own_user_json
from testbed.standin.sessions import FRAMES_A_MINUTE, PRIVILEGED, Dispatch, Intent, Op, Session, Socket
from testbed.standin.weather import EventFault, Weather
from testbed.standin.world import World

HEARTBEAT_MS = 41_250
#: A bot that is silent for this many intervals counts as dead.
SILENT_INTERVALS = 1.5
FRAME_BYTES = 4096
IDENTIFIES_A_DAY = 1000
INTENT_BITS = (1 << 26) - 1
#: How many servers one shard may have.
SERVERS_A_SHARD = 2500
#: An event that is sent this long after it happened counts as late (seconds).
LATE_SECONDS = 0.25
#: An event sent this late can't be answered in time.
TOO_LATE_SECONDS = 1.5


#: Events that are about a server itself.
OF_SERVERS = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})


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
        #: The current session of each shard, and how many shards the bot has.
        self.current: dict[int, Session] = {}
        self.count = 1
        #: What a bot is told: how many shards to open, and how many of them may identify at once.
        self.shards = 1
        self.max_concurrency = 1
        #: Seconds between two IDENTIFYs of the same bucket, 5 on Discord; 0 lets tests restart bots at once.
        self.identify_seconds = 0.0
        self.servers_a_shard = SERVERS_A_SHARD
        #: Shards whose connections are cut as soon as they identify or resume.
        self.down: set[int] = set()
        self._identified_at: dict[int, float] = {}
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
    def session(self) -> Session | None:
        """The session that direct messages go to."""
        return self.current.get(0)

    @property
    def connected(self) -> bool:
        """Whether a bot is connected with a session for each of its shards."""
        return len(self.current) == self.count and all(one.socket is not None for one in self.current.values())

    def shard_of(self, event: str, data: Any) -> int:
        """The shard that an event goes to: that of its server, 0 for direct messages."""
        if not isinstance(data, dict):
            return 0
        guild_id = data.get("id") if event in OF_SERVERS else data.get("guild_id")
        return (int(guild_id or 0) >> 22) % self.count

    async def dispatch(self, event: str, data: Any, *, intent: Intent | None = None) -> None:
        """Sends an event to the session of its shard; keeps it for a RESUME while the socket is away."""
        session = self.current.get(self.shard_of(event, data))
        if session is not None:
            await self._dispatch(session, event, data, intent=intent)

    async def _dispatch(self, session: Session, event: str, data: Any, *, intent: Intent | None = None) -> None:
        if intent is not None and not session.intents & intent:
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
        guilds = [guild for guild in self.world.guilds.values() if (guild.id >> 22) % shard[1] == shard[0]]
        if len(guilds) > self.servers_a_shard:
            return await self._close(socket, 4011, f"{len(guilds)} servers in shard {shard}")
        if not isinstance(intents, int) or intents & ~INTENT_BITS:
            return await self._close(socket, 4013, f"intents {intents!r} cannot be")
        if intents & PRIVILEGED and not self.privileged_allowed:
            return await self._close(socket, 4014, f"privileged intents {intents & PRIVILEGED:#x} are not granted")
        if shard[0] in self.down:
            socket.cut()
            return False
        bucket, now = shard[0] % self.max_concurrency, time.monotonic()
        if now - self._identified_at.get(bucket, float("-inf")) < self.identify_seconds:
            self._report(f"gateway: shard {shard} identifies too early in bucket {bucket}")
            await socket.send(Op.INVALID_SESSION, False)
            return True
        self._identified_at[bucket] = now
        self.identified += 1
        if self.identified > IDENTIFIES_A_DAY:
            self._report(f"gateway: more than {IDENTIFIES_A_DAY} IDENTIFYs in a day: Discord resets the token")
        session = Session(f"{self.world.snowflake():x}", intents, shard[0], socket=socket)
        socket.session = self.sessions[session.id] = session
        if shard[1] != self.count:
            self.count = shard[1]
            self.current.clear()
        self.current[shard[0]] = session
        await self._dispatch(
            session,
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
            await self._dispatch(session, "GUILD_CREATE", guild_json(self.world, guild), intent=Intent.GUILDS)
        return True

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> bool:
        if self.resume_code is not None:
            self.resumes_refused += 1
            await socket.ws.close(code=self.resume_code)
            return False
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self.token or not session.remembers(data["seq"]):
            await socket.send(Op.INVALID_SESSION, False)
            return True
        if not 0 <= data["seq"] <= len(session.events):
            return await self._close(socket, 4007, f"RESUME at event {data['seq']} of {len(session.events)}")
        if session.shard in self.down:
            socket.cut()
            return False
        self.current[session.shard] = session
        socket.session, socket.seq = session, data["seq"]
        session.socket = socket
        self.resumed += 1
        await self._dispatch(session, "RESUMED", {"_trace": []})
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

    def _of(self, shard: int | None) -> list[Socket]:
        """The sockets of one shard, or all."""
        every = list(self.sockets)
        return every if shard is None else [one for one in every if one.session and one.session.shard == shard]

    async def drop(self, code: int = 4000, *, shard: int | None = None) -> None:
        """Closes the connection of one shard, or all, with this code; the session can be resumed."""
        for socket in self._of(shard):
            await socket.ws.close(code=code)

    def cut(self, shard: int) -> None:
        """Cuts the connection of one shard without a close frame, and each new one while it is `down`."""
        for socket in self._of(shard):
            socket.cut()

    async def ask_reconnect(self) -> None:
        """Sends op 7: the bot must reconnect and resume."""
        for socket in list(self.sockets):
            await socket.send(Op.RECONNECT)

    async def ask_heartbeat(self) -> None:
        """Sends op 1: the bot must send a heartbeat at once."""
        for socket in list(self.sockets):
            await socket.send(Op.HEARTBEAT)

    async def forget(self, *, shard: int | None = None) -> None:
        """Forgets the session of one shard, or all, and says so (op 9): the bot must IDENTIFY again."""
        sockets = self._of(shard)
        for session in [one for one in self.sessions.values() if shard in (None, one.shard)]:
            del self.sessions[session.id]
            self.current.pop(session.shard, None)
        for socket in sockets:
            socket.session = None
            await socket.send(Op.INVALID_SESSION, False)
