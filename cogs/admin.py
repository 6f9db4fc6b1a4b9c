"""`/mundialito-admin`: what moderators can do. Part of cogs/.

Discord shows it to those who may manage messages; it is checked here again.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Reply, answer, spoken, tell
from cogs.desk import MODERATING, Desk
from cogs.places import check_permissions
from cogs.podium import podium_of
from cogs.sentences import Told
from cogs.translator import words as words_of
from ratings import season_of
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

    @group.command(name=words_of("command-podium"), description=words_of("command-podium-about"))
    @app_commands.describe(on=words_of("option-podium"), channel=words_of("option-channel"))
    async def podium(
        self, interaction: discord.Interaction, on: bool, channel: discord.TextChannel | None = None
    ) -> None:
        """Whether, and where, the best of each season are told."""

        async def work() -> Reply:
            if not interaction.permissions.manage_messages:
                raise Told("moderators-only")
            say, archive, guild = spoken(interaction), self.desk.house.archive, interaction.guild_id
            assert guild is not None
            if not on:
                await archive.unwanted_podiums(guild)
                return tell(say("podium-off"))
            place = interaction.channel_id if channel is None else channel.id
            assert place is not None
            check_permissions(_permissions(interaction, channel), thread=False, say=say)
            podium = podium_of(guild, place, season_of(self.desk.house.now()))
            await archive.want_podium(podium)
            return tell(say("podium-on", place=f"<#{place}>", when=f"<t:{podium.due // 1000}:D>"))

        await answer(interaction, work())


def _permissions(interaction: discord.Interaction, channel: discord.TextChannel | None) -> discord.Permissions:
    """What the bot may do where the podium is to be told."""
    if channel is None or interaction.guild is None or interaction.guild.me is None:
        return interaction.app_permissions
    return channel.permissions_for(interaction.guild.me)
