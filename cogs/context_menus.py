"""The right-click commands: *Challenge* and *Profile* on a person, *Replay* and *Board in words* on a table's message.

Part of cogs.
"""

from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.challenging import challenge
from cogs.desk.desk import Desk
from cogs.library.answers import Reply, spoken
from cogs.library.sentences import Told
from cogs.library.translator import words as words_of
from cogs.pressing.rankings import Rankings
from cogs.views.controls.marks import table_of
from host.house import Session

_INSTALLED = app_commands.AppInstallationType(guild=True)


class ContextMenus(commands.Cog):
    """The commands."""

    def __init__(self, tree: app_commands.CommandTree[Any], desk: Desk, rankings: Rankings) -> None:
        self._tree = tree
        self._desk = desk
        self._rankings = rankings

    async def cog_load(self) -> None:
        """Add the commands to the tree. People are found only in servers, tables in direct messages too."""
        for name, callback, direct in (
            ("menu-challenge", self.challenge, False),
            ("menu-profile", self.profile, False),
            ("menu-replay", self.replay, True),
            ("menu-text", self.text, True),
        ):
            menu = app_commands.ContextMenu(name=words_of(name), callback=callback)
            menu.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=direct)
            menu.allowed_installs = _INSTALLED
            self._tree.add_command(menu)

    async def _answer(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply]) -> None:
        await self._desk.answering.respond(interaction, work)

    async def challenge(self, interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
        """Invite somebody to a game."""
        await self._answer(interaction, challenge(self._desk, interaction, person))

    async def profile(self, interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
        """Show somebody's profile on this server."""
        await self._answer(interaction, self._rankings.profile_of(interaction, person))

    async def replay(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Show how a table's game went."""

        async def work() -> Reply:
            session = await self._session(interaction, message)
            await self._desk.access.check_replay(session, interaction)
            return await self._desk.viewer.table(session, interaction.user.id, spoken(interaction))

        await self._answer(interaction, work())

    async def text(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Show a table's board in words."""

        async def work() -> Reply:
            session = await self._session(interaction, message)
            await self._desk.access.check(session, interaction)
            return await self._desk.pages.text(session, interaction.user.id, spoken(interaction))

        await self._answer(interaction, work())

    async def _session(self, interaction: discord.Interaction, message: discord.Message) -> Session:
        """Return the table that a message of ours shows. Raises Told for any other message."""
        bot = self._desk.bot.user
        own = bot is not None and message.author.id == bot.id
        table_id = table_of(message) if own else None
        if table_id is None:
            raise Told("menu-no-table")
        return await self._desk.house.session(table_id)
