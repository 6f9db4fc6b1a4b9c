"""The entry point: settings, logs, the house, Discord. `python bot.py` runs the bot; the playground opens the same one.

May import everything. `open_bot(settings)` yields a complete client that isn't started yet, and cleans up afterwards.
"""

import asyncio
import gc
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import structlog

import render
import words
from cogs.client import Bot
from cogs.discordpy.forms import install_forms
from cogs.discordpy.gateway import install_gateway
from cogs.discordpy.retries import install_retries
from cogs.faces import face
from cogs.operations.logs import set_up_logs
from cogs.operations.settings import Settings, read_settings
from cogs.operations.watch import guard_loop
from data import Archive, CannotOpen, Limits, Superseded, Unavailable, open_archive
from data.settings import SettingsError
from host.closing import close, safely
from host.house import House
from host.replays import Replays
from host.studio import Studio
from players.thinking import Thinkers
from rules import GAMES
from words.languages import NO_LANGUAGES

log = structlog.get_logger("bot")

__all__ = ["Settings", "main", "open_bot"]

#: How soon another thread yields to the event loop (seconds); Python's default of 5 ms would add up.
TURN = 0.001
#: How many new objects there are before the youngest are collected; one message makes more than Python's 700.
COLLECT_AFTER = 2_000
#: The gateway's close codes for an invalid token, for too few shards, and for intents that weren't granted.
_NOT_AUTHENTICATED, _SHARDS_REQUIRED, _NOT_INTENDED = 4004, 4011, 4014
_NO_TOKEN = "Discord rejected DISCORD_TOKEN. Get a new token from the developer portal."
_ENDED = "Discord closed the connection for good (code {code})."
_TOO_FEW_SHARDS = f"{_ENDED} The bot is in too many servers for so few shards. Start it again to open more."


def load_games() -> None:
    """Load every game's pictures, words and controls, so that nobody's first press waits for them."""
    for game in GAMES:
        for ready in (render.ready, words.ready, face):
            ready(game)


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator[Archive]:
    """Open the archive; while all clusters are taken, wait as a spare. Raises CannotOpen, SettingsError."""
    async with AsyncExitStack() as waiting:

        async def wait() -> None:
            log.info("waiting as a spare")
            if settings.metrics is not None:
                from cogs.operations.metrics import serving_as_spare

                await waiting.enter_async_context(serving_as_spare(settings.metrics))

        async with open_archive(settings.database, settings.clusters, wait) as archive:
            await waiting.aclose()
            yield archive


@asynccontextmanager
async def open_bot(settings: Settings) -> AsyncIterator[Bot]:
    """Open the bot with its archive, studio and computer players. Raises CannotOpen."""
    async with (
        safely(Studio(settings.drawing_workers)) as studio,
        safely(_open(settings)) as archive,
        safely(Thinkers(settings.computer_workers)) as thinkers,
        safely(Replays(apart=settings.drawing_workers > 0)) as replays,
    ):
        load_games()
        for name in NO_LANGUAGES:
            log.warning("no language is called so, and nobody reads it", folder=name)
        limits = Limits(settings.tables_per_person, settings.tables_per_server, settings.tables_per_hour)
        house = House(archive, studio, thinkers, limits, replays=replays)
        house.spawn(_rehearse(studio), "rehearse")
        bot = Bot(house, settings, shards=None)
        try:
            yield bot
        finally:
            await close(bot.close, house.finish)


async def _rehearse(studio: Studio) -> None:
    """Draw each game once while the bot connects, so that nobody waits for the first picture."""
    for game in GAMES:
        await studio.rehearse(game)


def freeze_loaded() -> None:
    """Keep garbage collection short: whatever the bot has loaded by now stays for good and needn't be looked through.

    A full collection of everything would hold the event loop for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


async def run(settings: Settings) -> None:
    """Run on Discord until SIGTERM or SIGINT."""
    settings.point_library()
    install_forms()
    install_retries()
    install_gateway()
    assert settings.discord_token is not None
    stop = asyncio.Event()
    stopping = asyncio.create_task(stop.wait(), name="stopping")
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    async with AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(open_bot(settings)))
        await asyncio.wait({opening, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():
            opening.cancel()  # it may be waiting as a spare
            await asyncio.gather(opening, return_exceptions=True)
            return
        bot = await opening
        freeze_loaded()
        superseded = asyncio.create_task(bot.house.archive.fleet.superseded.wait(), name="superseded")
        running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
        guard = asyncio.create_task(guard_loop())
        await asyncio.wait({running, stopping, superseded}, return_when=asyncio.FIRST_COMPLETED)
        ended = running.done()
        if not ended:
            log.info("stopping")
            await close(bot.close)
            running.cancel()  # it may be waiting to reconnect
            await asyncio.gather(running, return_exceptions=True)
        for task in (stopping, superseded, guard):
            task.cancel()
        if superseded.done():
            raise Superseded(settings.database, "Another process has taken over this one's cluster.")
        if ended:
            await running


def new_loop() -> asyncio.AbstractEventLoop:
    """Return uvloop's event loop, which costs a quarter less than Python's own; that one, where there is no uvloop."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def main() -> int:
    """Run and return the exit status: 0 after a clean stop, 1 after printing what is wrong."""
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    set_up_logs(settings.log_level)
    os.umask(0o077)  # only the owner may read what the bot writes
    sys.setswitchinterval(TURN)
    if settings.discord_token is None:
        print("DISCORD_TOKEN is not set. Put it in .env, or try the bot without one: make play", file=sys.stderr)
        return 1
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(run(settings))
    except (CannotOpen, Unavailable, SettingsError) as error:
        print(error, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print(_NO_TOKEN, file=sys.stderr)
        return 1
    except discord.ConnectionClosed as error:
        said = {_NOT_AUTHENTICATED: _NO_TOKEN, _SHARDS_REQUIRED: _TOO_FEW_SHARDS}.get(error.code, _ENDED)
        print(said.format(code=error.code), file=sys.stderr)
        return 1
    except discord.PrivilegedIntentsRequired:
        print(_ENDED.format(code=_NOT_INTENDED), file=sys.stderr)
        return 1
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        print(f"Can't reach Discord: {type(error.__cause__ or error).__name__}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
