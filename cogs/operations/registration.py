"""Registering the commands with Discord.

This happens before the bot connects. If it fails, the bot connects anyway, because people can play with buttons, and
registration is retried in the background.
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

#: How long connecting to the gateway waits for registration (seconds).
PATIENCE = 20.0
#: How long a retry may take (seconds): discord.py waits as long as Discord's rate limit says.
RETRY_PATIENCE = 900.0
#: The first pause before a retry, and the longest (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
#: The archive's server row for the bot itself, for what belongs to no server.
OWN_ROW = 0
_UNAUTHORIZED = 401
#: Discord's code for a list of commands without the one that opens the application's activity, and its type.
_WITHOUT_ENTRY_POINT, _ENTRY_POINT = 50240, 4
#: What Discord adds to a command, and doesn't take back.
_DISCORDS_OWN = frozenset({"application_id", "guild_id", "version", "name_localized", "description_localized"})


class Registration:
    """Registers a tree's commands with Discord."""

    def __init__(self, house: House, tree: app_commands.CommandTree[Any]) -> None:
        self._house, self._tree = house, tree
        self._retries: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Register the commands, or retry in the background. Raises HTTPException if the token is invalid."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._register()
        except (TimeoutError, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.status == _UNAUTHORIZED:
                raise
            _log(error)
            self._retries = self._house.spawn(self._retry(), "registration")

    def end(self) -> None:
        """Stop retrying."""
        if self._retries is not None:
            self._retries.cancel()

    async def _retry(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(RETRY_PATIENCE):
                    await self._register()
            except (TimeoutError, discord.HTTPException, ArchiveError) as error:
                _log(error)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    async def _register(self) -> None:
        """Register the commands if they have changed or Discord lacks them."""
        tree, archive = self._tree, self._house.archive
        wanted: list[dict[str, Any]] = (
            [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
            if tree.translator is not None
            else []
        )
        text = json.dumps(wanted, sort_keys=True)
        mark = f"{tree.client.application_id}:" + hashlib.sha256(text.encode()).hexdigest()
        prefs = (await archive.servers.server(OWN_ROW)).prefs
        if prefs.get("commands") == mark and await self._is_registered():
            return
        try:
            await tree.sync()
        except discord.HTTPException as error:
            if error.code != _WITHOUT_ENTRY_POINT:
                raise
            await self._register_beside_entry_point(wanted)
        await archive.servers.save(OWN_ROW, {"commands": mark})
        log.info("commands registered", commands=len(wanted))

    async def _register_beside_entry_point(self, wanted: list[dict[str, Any]]) -> None:
        """Register the commands of an application that also has an activity, whose own command stays as it is."""
        http, application_id = self._tree.client.http, self._tree.client.application_id
        assert application_id is not None
        known: Any = await http.get_global_commands(application_id)
        kept = [
            {name: value for name, value in command.items() if name not in _DISCORDS_OWN}
            for command in known
            if command["type"] == _ENTRY_POINT
        ]
        payload: Any = [*wanted, *kept]
        await http.bulk_upsert_global_commands(application_id, payload=payload)

    async def _is_registered(self) -> bool:
        """Whether Discord has exactly our commands; if it doesn't answer, no, because registering twice is harmless."""
        try:
            there = await self._tree.fetch_commands()
        except discord.HTTPException as error:
            log.warning("could not read the registered commands", status=error.status, code=error.code)
            return False
        known = {command.name for command in there if command.type.value != _ENTRY_POINT}
        return known == {command.name for command in self._tree.get_commands()}


def _log(error: Exception) -> None:
    log.warning(
        "could not register the commands yet",
        error=type(error).__name__,
        status=getattr(error, "status", None),
        code=getattr(error, "code", None),
    )
