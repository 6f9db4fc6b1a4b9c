"""The HTTP side: takes every request apart, checks it, answers it as Discord would, and remembers it.

Room: testbed/standin. May import aiohttp, orjson, `spec`, `errors`, `form`, `weather` and `world`; the routes are
beside it.
"""

from __future__ import annotations

import asyncio
import re
import time
import traceback
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import web

from testbed.standin.checks import FILE_BYTES, FILES
from testbed.standin.errors import Fault, Refusal, form_refusal, limited
from testbed.standin.rest.form import media_type, parts
from testbed.standin.spec import Spec
from testbed.standin.weather import RequestFault, Trouble, Weather
from testbed.standin.world import World

API = "/api/v10"
GONE = 499
#: Requests of a bot in any one second, without those of interactions.
GLOBAL_LIMIT = 50
#: The page of a proxy in front of Discord, which isn't JSON.
PAGE = "<html><head><title>error</title></head><body>cloudflare</body></html>"
PAGES = frozenset({RequestFault.PAGE, RequestFault.LIMITED_PAGE, RequestFault.BANNED})
TOKEN_ROUTES = re.compile(r"/(interactions|webhooks)/\d+/[^/]+")


@dataclass(eq=False)
class Exchange:
    """One request of the bot with what was answered; `size` is its body's content in bytes, files included."""

    method: str
    path: str
    query: dict[str, str]
    at: float
    body: Any = None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    status: int = 0
    answer: Any = None
    scope: str = ""
    size: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        path = TOKEN_ROUTES.sub(lambda m: m[0].rsplit("/", 1)[0] + "/…", self.path)
        return f"{self.method} {path} → {self.status or 'open'}"


@dataclass(eq=False)
class Hold:
    """Stops matching requests, before or after Discord has acted on them, until it is released.

    The method "*" is any; the first `skip` that match pass.
    """

    method: str
    pattern: re.Pattern[str]
    after: bool
    times: int
    skip: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait_reached(self, timeout: float = 5.0) -> None:  # noqa: ASYNC109
        """Waits until a request stands here."""
        await asyncio.wait_for(self.reached.wait(), timeout)

    def release(self) -> None:
        """Lets the request go on, and all later ones."""
        self.times = 0
        self.gate.set()


@dataclass(eq=False)
class Failure:
    """Answers matching requests with an error instead of acting, `times` times."""

    method: str
    pattern: re.Pattern[str]
    status: int
    code: int
    text: str
    retry_after: float | None
    times: int


@dataclass(eq=False)
class Mishap:
    """A fault that matching requests meet for certain, `times` times."""

    method: str
    pattern: re.Pattern[str]
    trouble: Trouble
    times: int


@dataclass(eq=False)
class RateLimit:
    """So many matching requests per window of seconds and channel or token; more are answered 429."""

    method: str
    pattern: re.Pattern[str]
    limit: int
    window: float
    spent: dict[str, list[float]] = field(default_factory=dict)


Handler = Callable[[Exchange, dict[str, str]], Awaitable[tuple[int, Any]]]


class Server:
    """Routes with their checks. Handlers take the exchange and the path's variables, and give status and JSON."""

    def __init__(self, world: World, spec: Spec, *, token: str) -> None:
        self.world, self.spec, self.token = world, spec, token
        self.routes: list[tuple[str, re.Pattern[str], Handler]] = []
        self.exchanges: list[Exchange] = []
        self.violations: list[str] = []
        self.own_faults: list[str] = []
        self.holds: list[Hold] = []
        self.failures: list[Failure] = []
        self.limits: list[RateLimit] = []
        self.mishaps: list[Mishap] = []
        self.weather: Weather | None = None
        self.on_trouble: Callable[[Exchange, Trouble], None] = lambda exchange, trouble: None
        self._lately: deque[float] = deque(maxlen=GLOBAL_LIMIT)
        self.changed = asyncio.Event()

    def route(self, method: str, path: str, handler: Handler) -> None:
        """Adds a route; `{name}` in the path is a variable."""
        self.routes.append((method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "$"), handler))

    def violate(self, exchange: Exchange | None, text: str) -> None:
        """Notes one sentence about something that the bot must not do."""
        where = f"{exchange.method} {str(exchange).split(' ')[1]}: " if exchange else ""
        self.violations.append(where + text)
        if exchange:
            exchange.faults.append(text)

    def refuse_form(self, exchange: Exchange, faults: list[Fault]) -> None:
        """Notes the faults and raises 400 50035; does nothing when there are none."""
        for fault in faults:
            self.violate(exchange, str(fault))
        if faults:
            raise form_refusal(faults)

    def wake(self) -> None:
        """Wakes everybody who waits for something to change."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serves one request under /api/v10."""
        path = request.path.removeprefix(API)
        exchange = Exchange(request.method, path, dict(request.query), time.monotonic())
        self.exchanges.append(exchange)
        headers: dict[str, str] = {}
        trouble: Trouble | None = None
        try:
            try:
                await self._read(request, exchange)
            except ConnectionError:
                exchange.status = GONE  # the sender died in the middle of the request: it never arrived
                return web.Response(status=GONE)
            trouble = self._trouble(exchange)
            if trouble is not None:
                await self._meet(request, exchange, trouble)
            self._spend(exchange, headers)
            held = await self._stop(exchange, after=False)
            if held and (request.transport is None or request.transport.is_closing()):
                exchange.status = GONE  # the sender died while the request was held: it counts as never arrived
                return web.Response(status=GONE)
            self._fail(exchange)
            exchange.status, exchange.answer = await self._act(request, exchange)
            for fault in self.spec.answer_faults(exchange.method, path, exchange.status, exchange.answer):
                self.own_faults.append(f"{exchange}: {fault}")
        except Refusal as refusal:
            exchange.status, exchange.answer = refusal.status, refusal.body()
            if refusal.retry_after is not None:
                exchange.scope = refusal.scope
                headers |= {"Retry-After": str(refusal.retry_after), "X-RateLimit-Scope": refusal.scope}
                headers |= {"X-RateLimit-Global": "true"} if refusal.scope == "global" else {}
        except Exception:
            exchange.status, exchange.answer = 500, {"message": "a mistake of the stand-in", "code": 0}
            self.own_faults.append(f"{exchange}: {traceback.format_exc()}")
        self.wake()
        await self._stop(exchange, after=True)
        answer = self._respond(exchange, headers)
        return answer if trouble is None else await self._spoil(request, exchange, answer, trouble)

    def _trouble(self, exchange: Exchange) -> Trouble | None:
        for mishap in self.mishaps:
            if mishap.times and mishap.method == exchange.method and mishap.pattern.search(exchange.path):
                mishap.times -= 1
                return mishap.trouble
        return self.weather.request(exchange.method, exchange.path) if self.weather else None

    async def _meet(self, request: web.Request, exchange: Exchange, trouble: Trouble) -> None:
        """What a fault does before Discord acts: it waits, refuses, or cuts the line."""
        self.on_trouble(exchange, trouble)
        match trouble.fault:
            case RequestFault.SLOW:
                await asyncio.sleep(trouble.seconds)
            case RequestFault.REFUSED | RequestFault.PAGE:
                raise Refusal(trouble.status, 0, "made to fail")
            case RequestFault.LIMITED | RequestFault.LIMITED_ALL:
                everything = trouble.fault is RequestFault.LIMITED_ALL
                raise limited(trouble.seconds, "global" if everything else "shared")
            case RequestFault.LIMITED_PAGE | RequestFault.BANNED:
                raise Refusal(429, 0, "a page")
            case RequestFault.CUT_BEFORE:
                raise Refusal(GONE, 0, "the line is cut")

    async def _spoil(
        self, request: web.Request, exchange: Exchange, answer: web.Response, trouble: Trouble
    ) -> web.StreamResponse:
        """What a fault does to an answer: the bot reads an error, nothing, or a part of it."""
        if trouble.fault is RequestFault.LOST and exchange.status < 400:
            body = orjson.dumps({"message": "made to fail", "code": 0})
            return web.Response(status=trouble.status, body=body, headers={"Content-Type": "application/json"})
        if trouble.fault is RequestFault.EMPTY and exchange.status < 400:
            return web.Response(status=trouble.status, headers={"Content-Type": "application/json"})
        if trouble.fault in PAGES:
            told_by = {} if trouble.fault is RequestFault.BANNED else {"Via": "1.1 google"}
            return web.Response(status=exchange.status, text=PAGE, content_type="text/html", headers=told_by)
        if trouble.fault is RequestFault.ENDED and request.transport is not None:
            head = f"HTTP/1.1 {answer.status} \r\nContent-Type: application/json\r\nConnection: close\r\n\r\n"
            request.transport.write(head.encode() + b'{"id": ')  # without a length, whatever comes is all there is
            request.transport.close()
            return web.Response(status=GONE)
        if trouble.fault is RequestFault.TORN:
            part = web.StreamResponse(status=answer.status, headers=answer.headers)
            part.content_length = 10_000_000
            await part.prepare(request)
            await part.write(b'{"id": ')
        if trouble.fault in (RequestFault.CUT_BEFORE, RequestFault.CUT_AFTER, RequestFault.TORN):
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=GONE)
        return answer

    async def _act(self, request: web.Request, exchange: Exchange) -> tuple[int, Any]:
        authorized = request.headers.get("Authorization") == f"Bot {self.token}"
        if not authorized and not TOKEN_ROUTES.match(exchange.path):
            self.violate(exchange, "no or a wrong Authorization header")
            raise Refusal(401, 0, "401: Unauthorized")
        for method, pattern, handler in self.routes:
            if method == exchange.method and (match := pattern.match(exchange.path)):
                faults = self.spec.request_faults(exchange.method, exchange.path, exchange.body)
                self.refuse_form(exchange, faults)
                return await handler(exchange, match.groupdict())
        self.violate(exchange, "the stand-in has no such route")
        raise Refusal(404, 0, "404: Not Found")

    async def _read(self, request: web.Request, exchange: Exchange) -> None:
        header = request.headers.get("Content-Type", "")
        kind = media_type(header)
        raw = None
        if kind == "multipart/form-data":
            raw = self._read_form(exchange, header, await request.read())
        elif request.can_read_body:
            raw = await request.read()
            exchange.size = len(raw)
            if raw and kind != "application/json":
                self.violate(exchange, f"a body of type {kind}")
                raise Refusal(400, 50035, "Invalid Form Body")
        if raw:
            try:
                exchange.body = orjson.loads(raw)
            except ValueError:
                self.violate(exchange, "the body is not JSON")
                raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
        heavy = [name for name, data in exchange.files.values() if len(data) > FILE_BYTES]
        if heavy or len(exchange.files) > FILES:
            self.violate(
                exchange, f"files over 10 MiB: {heavy}" if heavy else f"{len(exchange.files)} files, at most {FILES}"
            )
            raise Refusal(413, 40005, "Request entity too large")

    def _read_form(self, exchange: Exchange, header: str, body: bytes) -> bytes | None:
        """Keeps the files of a form; returns its JSON."""
        raw = None
        try:
            for part in parts(header, body):
                exchange.size += len(part.data)
                if part.name == "payload_json":
                    raw = part.data
                elif match := re.fullmatch(r"files\[(\d+)\]", part.name):
                    exchange.files[int(match[1])] = (part.filename or "unknown", part.data)
                else:
                    self.violate(exchange, f"unknown form field {part.name!r}")
        except ValueError as error:
            self.violate(exchange, f"the form can't be read: {error}")
            raise Refusal(400, 50035, "Invalid Form Body") from None
        return raw

    def _spend(self, exchange: Exchange, headers: dict[str, str]) -> None:
        now = time.monotonic()
        headers |= {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999"}
        headers |= {"X-RateLimit-Reset": f"{time.time() + 1:.3f}", "X-RateLimit-Reset-After": "1.000"}
        if not TOKEN_ROUTES.match(exchange.path):
            if len(self._lately) == GLOBAL_LIMIT and now - self._lately[0] < 1.0:
                raise limited(1.0 - (now - self._lately[0]), "global")
            self._lately.append(now)
        for limit in self.limits:
            if limit.method != exchange.method or not limit.pattern.search(exchange.path):
                continue
            major = "/".join(exchange.path.split("/")[: 4 if TOKEN_ROUTES.match(exchange.path) else 3])
            spent = limit.spent[major] = [t for t in limit.spent.get(major, []) if now - t < limit.window]
            after = limit.window - (now - spent[0]) if spent else limit.window
            headers |= {"X-RateLimit-Limit": str(limit.limit), "X-RateLimit-Reset-After": f"{after:.3f}"}
            headers |= {"X-RateLimit-Reset": f"{time.time() + after:.3f}", "X-RateLimit-Remaining": "0"}
            if len(spent) >= limit.limit:
                raise limited(after, "user")
            spent.append(now)
            headers["X-RateLimit-Remaining"] = str(limit.limit - len(spent))

    def _fail(self, exchange: Exchange) -> None:
        for failure in self.failures:
            if failure.times and failure.method == exchange.method and failure.pattern.search(exchange.path):
                failure.times -= 1
                refusal = Refusal(failure.status, failure.code, failure.text)
                refusal.retry_after = failure.retry_after
                raise refusal

    async def _stop(self, exchange: Exchange, *, after: bool) -> bool:
        held = False
        for hold in self.holds:
            fits = hold.method in ("*", exchange.method) and hold.pattern.search(exchange.path)
            if hold.times and hold.after is after and fits:
                if hold.skip:
                    hold.skip -= 1
                    continue
                hold.times -= 1
                hold.reached.set()
                await hold.gate.wait()
                held = True
        return held

    def _respond(self, exchange: Exchange, headers: dict[str, str]) -> web.Response:
        template = re.sub(r"\d{6,}", "", TOKEN_ROUTES.sub("", exchange.path))
        bucket = zlib.crc32(f"{exchange.method} {template}".encode())
        headers |= {"Via": "1.1 google", "X-RateLimit-Bucket": f"{bucket:08x}"}
        if exchange.status == 204:
            return web.Response(status=204, headers=headers)
        body = orjson.dumps(exchange.answer)
        # discord.py compares the type with "application/json" to the letter, so no charset is added
        return web.Response(status=exchange.status, body=body, headers={**headers, "Content-Type": "application/json"})
