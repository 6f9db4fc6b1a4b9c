"""Serves the pages `/metrics` and `/health` for monitoring programs.

While a process waits for a free cluster there is no bot whose condition they could tell.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from data.settings import SettingsError

log = structlog.get_logger("metrics")

#: What the names of all metrics begin with.
NAMESPACE = "mundialito_"
#: Answers a request for a page.
Page = Callable[[web.Request], Awaitable[web.Response]]
#: How long to wait at the end for a page that is being made, such as from a database that is cut off (seconds).
PATIENCE = 0.5


@asynccontextmanager
async def serving_as_spare(address: tuple[str, int]) -> AsyncIterator[None]:
    """Serve both pages while this process waits for a free cluster. Raises SettingsError."""

    async def metrics(_: web.Request) -> web.Response:
        registry = CollectorRegistry()
        Gauge(f"{NAMESPACE}spare", "1 while this process waits for a free cluster.", registry=registry).set(1)
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        return web.json_response({"well": True, "spare": True})

    async with serving_pages(address, metrics, health):
        yield


@asynccontextmanager
async def serving_pages(address: tuple[str, int], metrics: Page, health: Page) -> AsyncIterator[None]:
    """Serve both pages. Raises SettingsError."""
    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", health)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *address).start()
        except (OSError, UnicodeError) as error:  # a name that no host can have isn't encoded
            why = getattr(error, "strerror", None) or "there is no such address"
            told = f"METRICS: can't listen on {address[0]}:{address[1]}: {why}"
            raise SettingsError(f"{told}. Use an address of this machine, such as 127.0.0.1:9100.") from None
        log.info("serving metrics", host=address[0], port=address[1])
        yield
    finally:
        await runner.cleanup()
