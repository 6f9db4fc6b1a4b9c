"""Discord is told which commands there are. Part of cogs/operations.

It is told before the bot goes on the line, if it listens soon; one that does not must not keep the bot from people
who play by buttons, and is told later.
"""

import asyncio
import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from data import ArchiveError
from host.house import House

log = structlog.get_logger("registration")

#: How long the line to the gateway waits for it (seconds).
PATIENCE = 20.0
#: How long a later try may take (seconds): the library keeps to what Discord says of when to ask again.
LATER_PATIENCE = 900.0
#: The first pause before a later try, and the longest (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
#: The archive's server row of the bot itself, for what concerns no server.
OWN_ROW = 0
_UNAUTHORIZED = 401


class Registration:
    """The commands of a tree, as Discord is to know them."""

    def __init__(self, house: House, tree: app_commands.CommandTree[Any]) -> None:
        self._house, self._tree = house, tree
        self._later: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Make the commands known, later if Discord has no time now. Raises HTTPException if the token is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._tell()
        except (TimeoutError, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.status == _UNAUTHORIZED:
                raise
            _log(error)
            self._later = self._house.spawn(self._tell_later(), "registration")

    def end(self) -> None:
        """Try no more."""
        if self._later is not None:
            self._later.cancel()

    async def _tell_later(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(LATER_PATIENCE):
                    await self._tell()
            except (TimeoutError, discord.HTTPException, ArchiveError) as error:
                _log(error)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    async def _tell(self) -> None:
        """Tell Discord our commands if they have changed since we last did, or are not there."""
        tree, archive = self._tree, self._house.archive
        wanted: list[dict[str, Any]] = (
            [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
            if tree.translator is not None
            else []
        )
        text = json.dumps(wanted, sort_keys=True)
        mark = f"{tree.client.application_id}:" + hashlib.sha256(text.encode()).hexdigest()
        prefs = (await archive.servers.server(OWN_ROW)).prefs
        if prefs.get("commands") == mark and await self._known_there():
            return
        await tree.sync()
        await archive.servers.save(OWN_ROW, {"commands": mark})
        log.info("commands made known", commands=len(wanted))

    async def _known_there(self) -> bool:
        """Whether Discord has all our commands and no others; no answer is a no, for telling twice does no harm."""
        try:
            known = {command.name for command in await self._tree.fetch_commands()}
        except discord.HTTPException as error:
            log.warning("the known commands cannot be read", status=error.status, code=error.code)
            return False
        return known == {command.name for command in self._tree.get_commands()}


def _log(error: Exception) -> None:
    log.warning(
        "the commands cannot be made known yet",
        error=type(error).__name__,
        status=getattr(error, "status", None),
        code=getattr(error, "code", None),
    )
