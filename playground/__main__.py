"""`python -m playground`: start the playground.

Prints one address and nothing else; doesn't open a browser. `PORT` chooses the port, else any free one is used. Games
are saved in `var/playground.db` of this checkout, messages in `var/playground-discord.db`. Ctrl-C or SIGTERM stops it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import discord
from aiohttp import web
from discord.ext import commands

from bot import open_bot
from cogs.client import Bot
from cogs.operations.logs import set_up_logs
from cogs.operations.settings import read_settings
from data import CannotOpen
from data.settings import SettingsError
from playground.friends import Friends
from playground.memory import Memory
from playground.server import Site
from playground.world import World
from testbed.live import LiveEnv

_log = logging.getLogger(__name__)
VAR = Path(__file__).resolve().parent.parent / "var"
_HANG_UP = 1.0
_REST = 0.5

OpenClient = Callable[[], AbstractAsyncContextManager[discord.Client]]


@asynccontextmanager
async def open_site(open_client: OpenClient, memory: Memory) -> AsyncIterator[web.Application]:
    """Yield the web application of a playground that runs the unmodified client; both end with the context."""
    async with open_client() as client:
        env = LiveEnv(client)
        world = World(env)
        if isinstance(client, commands.Bot) and not client.owner_ids:
            client.owner_ids = world.owners  # so that owners' commands can be tried too
        memory.recall(world)
        await env.start()
        tasks = [asyncio.create_task(_keep(memory, world))]
        if isinstance(client, Bot):
            tasks.append(asyncio.create_task(Friends(world, client.house).live()))
        try:
            yield Site(world).application()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await client.close()
            await env.shutdown()
            memory.write(*memory.changes(world))


async def _keep(memory: Memory, world: World) -> None:
    """Save messages soon after they are posted."""
    version = -1
    while True:
        version = await world.env.after(version)
        try:
            await asyncio.to_thread(memory.write, *memory.changes(world))
        except sqlite3.Error as broken:
            _log.warning("what was said is not kept: %s", broken)
        await asyncio.sleep(_REST)


async def play(open_client: OpenClient, memory: Memory, port: int, stop: asyncio.Event) -> None:
    """Serve the playground on 127.0.0.1 until `stop`, and print the address once it can be opened. Port 0 means any
    free port.
    """
    async with open_site(open_client, memory) as app:
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=_HANG_UP)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", port)
            await site.start()
            taken = runner.addresses[0][1]
            print(f"http://127.0.0.1:{taken}", flush=True)
            await stop.wait()
        finally:
            await runner.cleanup()


def real_bot() -> AbstractAsyncContextManager[discord.Client]:
    """Return this checkout's bot with its own database, without token, backups and metrics. Raises SettingsError."""
    settings = read_settings()
    set_up_logs(settings.log_level if "log_level" in settings.model_fields_set else "WARNING")
    nothing = dict.fromkeys(("discord_token", "backups", "metrics"))
    own = {"database": VAR / "playground.db", "clusters": 1, "emojis": False, **nothing}
    return open_bot(settings.model_copy(update=own))


async def main() -> None:
    """Run until a signal."""
    port = os.environ.get("PORT", "0")
    if not port.isdecimal() or int(port) > 65535:
        sys.exit(f"PORT must be a number from 0 to 65535, not {port!r}.")
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    memory = Memory(VAR / "playground-discord.db")
    await play(real_bot, memory, int(port), stop)


if __name__ == "__main__":
    argparse.ArgumentParser("python -m playground", description=__doc__.partition("\n\n")[2]).parse_args()
    try:
        asyncio.run(main())
    except (CannotOpen, OSError, SettingsError, sqlite3.Error) as broken:
        sys.exit(f"The playground cannot start: {broken}")
