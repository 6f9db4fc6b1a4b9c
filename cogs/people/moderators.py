"""Who moderates what: every command and press of a moderator asks for one of these two rights.

Discord shows the moderators' commands to people who may manage messages in the channel where they type. That a channel
gives somebody this permission makes them a moderator of its tables, and of nothing else.
"""

import discord

from cogs.controls.sentences import Told
from cogs.people.rights import Rights
from data import TableHead


class Moderators:
    """Checks the rights of moderators, each time one is used."""

    def __init__(self, rights: Rights) -> None:
        self._rights = rights

    async def needs_server(self, interaction: discord.Interaction) -> int:
        """Return the server that the person moderates: bans, podium, language, and the list of all its tables.

        Raises Told, HTTPException.
        """
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise Told("moderators-only")
        if not await self._rights.moderates_server(interaction):
            here = await self._rights.moderates(interaction, channel)
            raise Told("moderators-only-server" if here else "moderators-only")
        return guild

    async def needs_table(self, interaction: discord.Interaction, head: TableHead | None) -> None:
        """Check that the person moderates the channel of a table of this server; of no table, that of this channel.

        Raises Told, HTTPException.
        """
        if not await self.moderates_table(interaction, head):
            raise Told("moderators-only")

    async def moderates_table(self, interaction: discord.Interaction, head: TableHead | None) -> bool:
        """Whether the person moderates the channel of a table. Raises HTTPException."""
        channel = interaction.channel_id if head is None else head.channel_id
        if channel is None or interaction.guild_id is None:
            return False
        if head is not None and head.guild_id != interaction.guild_id:
            return False
        return await self._rights.moderates(interaction, channel)
