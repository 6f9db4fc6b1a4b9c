"""`/mundialito-admin`: what moderators can do. Part of cogs/.

Discord shows it to those who may manage messages; it is checked here again.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Reply, answer, spoken, tell
from cogs.desk import MODERATING, Desk
from cogs.sentences import Told
from cogs.translator import words as words_of
from rules.table.requests import EndByModerator


class Admin(commands.Cog):
    """Commands of moderators."""

    group = app_commands.Group(
        name=words_of("command-admin"),
        description=words_of("command-admin-about"),
        default_permissions=discord.Permissions(manage_messages=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @group.command(name=words_of("command-end"), description=words_of("command-end-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End any table of this server."""

        async def work() -> Reply:
            if not interaction.permissions.manage_messages:
                raise Told("moderators-only")
            session = await self.desk.here(interaction, table, MODERATING)
            request = EndByModerator(interaction.user.id)
            after = await self.desk.ask(interaction, session.table.id, request)
            return tell(spoken(interaction)("done-ended", table=after.table.id))

        await answer(interaction, work())
