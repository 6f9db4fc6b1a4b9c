"""Playground room: the local web server between the page and the world. May import aiohttp and the other modules here.

There is one web socket per open page. The page says who and where it is (`look`) and what it does; the server pushes
changes as soon as they happen: `{"cast": …}` once, `{"places": …}`, `{"calendar": …}`, `{"conditions": …}`, and
`{"here": …, "order": [ids], "put": […]}`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import simcord
from aiohttp import WSMsgType, web
from simcord import Preview

from playground import sight
from playground.actions import Actions
from playground.conditions import LOCALES, PERMISSIONS, Conditions
from playground.sight import Json
from playground.world import CHANNELS, PEOPLE, World

_log = logging.getLogger(__name__)
STATIC = Path(__file__).with_name("static")
_EMOJI = next(Path(simcord.__file__).parent.glob("preview/static/fonts/noto-color-emoji-*.ttf"))
_GATHER = 0.03
_OURSELVES = {"127.0.0.1", "localhost"}
_LARGEST_DEED = 16 * 1024 * 1024
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; object-src 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Window:
    """One open page: who is looking, at which place, and what has been sent so far."""

    def __init__(self, world: World, conditions: Conditions, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._socket = socket
        self._conditions = conditions
        self._actions = Actions(world, conditions)
        self._sent: dict[str, str] = {}
        self._order: list[str] = []
        self._places = ""
        self._tried = ""
        self._calendar: list[Json] = []
        self._sending = asyncio.Lock()
        self.who = PEOPLE[0].key
        self.where = CHANNELS[0]

    async def greet(self) -> None:
        """Send what never changes."""
        await self._send({"cast": sight.cast(self._world) | {"languages": LOCALES, "permissions": PERMISSIONS}})

    async def look(self, who: str, where: str) -> Json:
        """Become that person in that place; a place that doesn't exist for them becomes the first channel."""
        if who not in self._world.members:
            return {"error": f"Nobody here is called {who}."}
        try:
            self._world.place(who, where)
        except KeyError:
            where = CHANNELS[0]
        self.who, self.where = who, where
        self._sent, self._order = {}, []
        await self.refresh(everything=True)
        return {"as": who, "in": where}

    async def answer(self, deed: Json) -> None:
        """Do what the page asks and send the reply with the page's own number."""
        try:
            reply = await self._reply(deed)
        except Exception:
            _log.exception("a deed failed: %s", deed.get("do"))
            reply = {"error": "The playground itself failed. Its terminal says why."}
        await self._send({"n": deed.get("n"), "reply": reply})

    async def _reply(self, deed: Json) -> Json:
        if deed.get("do") == "look":
            return await self.look(str(deed.get("as")), str(deed.get("in")))
        try:
            place = self._world.place(self.who, self.where)
        except KeyError:
            return {"error": "This place is gone."}
        return await self._actions.do(self.who, place, deed)

    async def refresh(self, *, everything: bool = False) -> None:
        """Send what has changed since the last time."""
        known = sight.places(self._world)
        news: Json = {}
        if everything or json.dumps(known) != self._places:
            self._places = json.dumps(known)
            news["places"] = known
        calendar = sight.calendar(self._world)
        if everything or calendar != self._calendar:
            news["calendar"] = self._calendar = calendar
        tried = self._conditions.now()
        if everything or json.dumps(tried) != self._tried:
            self._tried = json.dumps(tried)
            news["conditions"] = tried
        try:
            place = self._world.place(self.who, self.where)
        except KeyError:
            now: dict[str, str] = {}
        else:
            now = sight.messages(self._world, self.who, place)
        put = [text for key, text in now.items() if self._sent.get(key) != text]
        order = list(now)
        if everything or put or order != self._order:
            news |= {"here": [self.who, self.where], "order": order, "put": [json.loads(text) for text in put]}
            self._sent, self._order = now, order
        if news:
            await self._send(news)

    async def _send(self, value: Json) -> None:
        async with self._sending:
            with contextlib.suppress(ConnectionError):
                await self._socket.send_str(json.dumps(value, separators=(",", ":")))


class Site:
    """The open pages, and the task that notifies them of changes."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._conditions = Conditions(world)
        self._windows: set[Window] = set()
        self._preview: Preview | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    def application(self) -> web.Application:
        """Return the aiohttp application: page, pictures and web socket."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self._page)
        app.router.add_static("/static", STATIC)
        app.router.add_get("/emoji.ttf", self._emoji)
        app.router.add_get(sight.PICTURES + "/{path:.+}", self._picture)
        app.router.add_get("/preview", self._simcord_preview)
        app.router.add_get("/socket", self._socket)
        app.cleanup_ctx.append(self._telling)
        app.on_shutdown.append(self._hang_up)
        return app

    async def _page(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / "index.html")

    async def _emoji(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(_EMOJI)

    async def _picture(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        blob = sight.picture(self._world, path)
        if blob is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        shown = kind.startswith("image/") and kind != "image/svg+xml"
        return web.Response(
            body=blob,
            content_type=kind,
            headers={
                "Cache-Control": "max-age=31536000, immutable",
                "Content-Disposition": "inline" if shown else "attachment",
            },
        )

    async def _simcord_preview(self, request: web.Request) -> web.Response:
        """Open simcord's own preview of a place (`as`, `in`) and go there; the previous one is closed."""
        who = request.query.get("as", PEOPLE[0].key)
        try:
            place = self._world.place(who, request.query.get("in", CHANNELS[0]))
        except KeyError:
            raise web.HTTPNotFound from None
        viewers = [self._world.actor(who, place)]
        if place.kind != "dm":
            viewers += [member for key, member in self._world.members.items() if key != who]
        if self._preview is not None:
            await self._preview.close()
        self._preview = self._world.env.preview(place.handle, viewers=viewers, layout="channel")
        await self._preview.__aenter__()
        raise web.HTTPSeeOther(self._preview.url)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=_LARGEST_DEED)
        await socket.prepare(request)
        window = Window(self._world, self._conditions, socket)
        doing: set[asyncio.Task[None]] = set()
        self._windows.add(window)
        self._sockets.add(socket)
        try:
            await window.greet()
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                with contextlib.suppress(json.JSONDecodeError):
                    deed = json.loads(frame.data)
                    if isinstance(deed, dict):
                        task = asyncio.create_task(window.answer(deed))
                        doing.add(task)
                        task.add_done_callback(doing.discard)
        finally:
            self._windows.discard(window)
            self._sockets.discard(socket)
        return socket

    async def _telling(self, _app: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(self._tell())
        yield
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def _tell(self) -> None:
        told = -1
        while True:
            await self._world.env.after(told)
            await asyncio.sleep(_GATHER)  # a step of a game is many small changes; show them together
            told = self._world.env.version
            told_all = await asyncio.gather(*(one.refresh() for one in tuple(self._windows)), return_exceptions=True)
            for failure in told_all:
                if isinstance(failure, Exception):
                    _log.error("a page could not be told of a change", exc_info=failure)

    async def _hang_up(self, _app: web.Application) -> None:
        if self._preview is not None:
            await self._preview.close()
        for socket in tuple(self._sockets):
            await socket.close(code=1001)


@web.middleware
async def _only_from_here(request: web.Request, handler: Callable[[web.Request], Awaitable[Any]]) -> web.StreamResponse:
    """Refuse other host names for this machine, and other sites' pages, which could act for the user."""
    origin = request.headers.get("Origin")
    if request.url.host not in _OURSELVES or (origin and urlsplit(origin).netloc != request.host):
        raise web.HTTPForbidden
    response: web.StreamResponse = await handler(request)
    if not response.prepared:
        response.headers.update(_HEADERS)
        response.headers.setdefault("Cache-Control", "no-cache")
    return response
