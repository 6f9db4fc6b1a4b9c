"""A line to a PostgreSQL server that fails like a proxy or a network: it falls silent, is slow, or breaks.

Room: tests/data. May import psycopg and the standard library.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from urllib.parse import parse_qsl, urlencode, urlsplit

from psycopg.conninfo import conninfo_to_dict

#: PostgreSQL's usual port, which is part of its socket's name too.
_PORT = 5432
_MOST = 1 << 16


class Line:
    """Passes on what connections to `url` and the server tell each other."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._passing = asyncio.Event()
        self._passing.set()
        self._open: set[asyncio.Task[None]] = set()
        self.port = 0
        #: How long everything takes, each way (seconds).
        self.delay = 0.0

    @property
    def url(self) -> str:
        """The address of the database at this end."""
        parts = urlsplit(self._server)
        kept = [(name, value) for name, value in parse_qsl(parts.query) if name not in ("host", "port")]
        user = parts.netloc.rpartition("@")[0]
        netloc = f"{user}@127.0.0.1:{self.port}" if user else f"127.0.0.1:{self.port}"
        return parts._replace(netloc=netloc, query=urlencode(kept)).geturl()

    def silence(self) -> None:
        """Pass nothing on, not even that a connection was closed, and keep it all for later."""
        self._passing.clear()

    def resume(self) -> None:
        """Pass on what was kept, and all that comes."""
        self._passing.set()

    def abandon(self) -> None:
        """Pass on nothing more of what is connected now, and leave it open; new connections work."""
        self._passing.clear()
        self._passing = asyncio.Event()
        self._passing.set()

    async def cut(self) -> None:
        """Close all connections at both ends, and lose what was kept."""
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """Connect one connection with the server until either end closes it."""
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            async with AsyncExitStack() as stack:
                stack.enter_context(closing(back))
                passing = self._passing
                await passing.wait()
                far, forth = await self._connected()
                stack.enter_context(closing(forth))
                ends = ((near, forth), (far, back))
                ways = [asyncio.ensure_future(self._pass(source, target, passing)) for source, target in ends]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            return
        finally:
            self._open.discard(task)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        known = conninfo_to_dict(self._server)
        host, port = str(known.get("host") or "127.0.0.1"), int(known.get("port") or _PORT)
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, passing: asyncio.Event) -> None:
        with suppress(OSError):
            while True:
                told = await source.read(_MOST)
                await passing.wait()
                await asyncio.sleep(self.delay)
                if not told:
                    return
                target.write(told)
                await target.drain()


@asynccontextmanager
async def line_to(server: str) -> AsyncIterator[Line]:
    """A new line to the database at this URL."""
    line = Line(server)
    listening = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    line.port = listening.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listening.close()
        await line.cut()
